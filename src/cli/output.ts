/** Writing files where a command is told to. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from './command.ts';

/** Makes a folder and those above it, one by one: a file system that takes none (/proc) keeps Node’s own `recursive` busy for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Writes a file, with the folders that it needs. Refused with the reason where that cannot be done. */
export function writeOut(path: string, text: string | Uint8Array): void {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text);
  } catch (error) {
    throw new Refusal(`${path} could not be written: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
