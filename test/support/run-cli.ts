import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { main } from '../../src/cli/main.ts';

/** The program. */
export const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

export interface Ran {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}
interface RunOptions {
  readonly stdin?: string | Uint8Array;
  /** The caller's folder, as npm would tell it. */
  readonly cwd?: string;
}

/** Runs a command in this process, where the corpus is parsed already. */
export async function runCli(args: readonly string[], { stdin = '', cwd = process.cwd() }: RunOptions = {}): Promise<Ran> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([buffer(stdout), buffer(stderr)]);
  const exit = await main(args, { cwd, stdin: Readable.from([Buffer.from(stdin)]), stdout, stderr });
  stdout.end();
  stderr.end();
  const [out, err] = await said;
  return { exit, stdout: out.toString(), stderr: err.toString() };
}

/** Runs a command as a program of its own: for its streams, its exit code, or another copy of the project (`program`). */
export function runProgram(
  args: readonly string[],
  { stdin = '', cwd = process.cwd(), program = MAIN }: RunOptions & { readonly program?: string } = {},
): Promise<Ran> {
  const env = { ...process.env, INIT_CWD: cwd, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const said = Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  // A document that is refused unread leaves its writer with a closed pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(stdin);
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', async (exit) => {
      const [stdout, stderr] = (await said).map(String);
      done({ exit, stdout: stdout ?? '', stderr: stderr ?? '' });
    });
  });
}
