/** What a command is. A file in `commands/` that exports one as `command`, under its own name, is all it takes to add it. */
import type { Readable, Writable } from 'node:stream';

/** The world a command sees. */
export interface Io {
  /** What followed the command's name. */
  readonly args: readonly string[];
  /** The folder the caller stood in; file names are relative to it. */
  readonly cwd: string;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable;
  readonly stderr: Writable;
}

export interface Command {
  /** What comes after the name: `[FILE]`. */
  readonly usage: string;
  /** One line for `help`. */
  readonly summary: string;
  /** Does the work and gives the exit code. A `Refusal` thrown here becomes its sentence and exit code 2. */
  readonly run: (io: Io) => Promise<number>;
}

/** What was put in is not what can be worked with: exit code 2, nothing on standard output, the message on standard error. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Everything done. */
export const DONE = 0;
/** A fault of ours. */
export const BUG = 1;
/** A check of the content found something to mend; standard output lists it. */
export const FOUND = 1;
/** Not a valid document, an unreadable file, or wrong usage. */
export const REFUSED = 2;
