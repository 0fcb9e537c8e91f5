/** `npm run --silent novuss -- COMMAND [FILE]`: the engine for the command line. Exit codes: 0 done, 2 refused, 1 a fault of ours or findings of a check. */

import { enableCompileCache } from 'node:module';
import { ContentError, ensureCompiled } from '../files/compiled.ts';
import { BUG, type Io, REFUSED, Refusal } from './command.ts';
import { findCommand } from './commands.ts';

/** Runs one command to its exit code. Whatever goes wrong ends as a sentence on standard error, never as a stack trace. */
export async function main(argv: readonly string[], io: Omit<Io, 'args'>): Promise<number> {
  try {
    const command = await findCommand(argv[0]);
    return await command.run({ ...io, args: argv.slice(1) });
  } catch (error) {
    if (isBrokenPipe(error)) return 0;
    const refused = error instanceof Refusal;
    io.stderr.write(`${refused ? error.message : `A fault of this program, not of the input: ${messageOf(error)}`}\n`);
    return refused ? REFUSED : BUG;
  }
}

/** The reader has gone away (`| head`); there is nobody left to tell. */
const isBrokenPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException | undefined)?.code === 'EPIPE';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';

async function runAsProgram(): Promise<void> {
  const { stdin, stdout, stderr } = process;
  for (const stream of [stdout, stderr]) stream.on('error', (error) => isBrokenPipe(error) || cannotWrite(error));
  // npm runs scripts in the package's folder and keeps the caller's in INIT_CWD.
  const { INIT_CWD: cwd = process.cwd() } = process.env;
  process.exitCode = await main(process.argv.slice(2), { cwd, stdin, stdout, stderr });
  stdin.destroy();
}

function cannotWrite(error: Error): never {
  process.stderr.write(`Standard output could not be written: ${messageOf(error)}\n`);
  process.exit(BUG);
}

/** Content that cannot be compiled stops every command but the one that says so. */
async function prepared(): Promise<boolean> {
  try {
    await ensureCompiled();
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = REFUSED;
    return false;
  }
}

if (import.meta.main) {
  // what Node has compiled once it need not compile at the next start: that halves the start
  enableCompileCache();
  if (await prepared()) await runAsProgram();
}
