import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The program. */
export const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');

export interface Ran {
  readonly exit: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line as a program of its own. `cwd` is the caller's folder, as npm would tell it; `main` the program of another copy of the project. */
export function runCli(
  args: readonly string[],
  options: { readonly stdin?: string | Uint8Array; readonly cwd?: string; readonly main?: string } = {},
): Promise<Ran> {
  const env = { ...process.env, INIT_CWD: options.cwd ?? process.cwd(), NODE_OPTIONS: '' };
  const child = spawn(process.execPath, [options.main ?? MAIN, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
  // A document that is refused unread leaves its writer with a closed pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.stdin ?? '');
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (exit) => done({ exit, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }));
  });
}
