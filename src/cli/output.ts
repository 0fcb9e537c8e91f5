/** What a command puts out: as JSON or a table, or as files where it is told to. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from './command.ts';

/** Whether `--json` was asked for. Refuses whatever else is. */
export function jsonOption([option, ...more]: readonly string[]): boolean {
  if (more.length > 0 || (option !== undefined && option !== '--json'))
    throw new Refusal(`${JSON.stringify(more[0] ?? option)} is no option. Expected --json or nothing.`);
  return option === '--json';
}

/** A line a row, columns by tabs: for eyes, `cut` and `grep`. */
export function asTable(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: unknown) => (Array.isArray(value) ? value.join('; ') : String(value));
  return [columns, ...rows.map((row) => Object.values(row).map(cell))].map((row) => `${row.join('\t')}\n`).join('');
}

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
