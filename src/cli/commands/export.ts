import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { exportedFiles, exportedSheetFiles } from '../../corpus/exports/files.ts';
import { loadCorpus, loadSheet } from '../../files/corpus.ts';
import { type Command, DONE, Refusal } from '../command.ts';

/** Writes the whole corpus as files. */
export const command: Command = {
  usage: 'DIR',
  summary: 'the corpus as JSON, CSV, workbook and Akoma Ntoso, with its schemas, into a folder',
  run: async ({ args: [folder, ...more], cwd, stdout }) => {
    if (folder === undefined || more.length > 0) throw new Refusal('export takes one folder, in which it writes: novuss export DIR.');
    const target = resolve(cwd, folder);
    const files = new Map([...exportedFiles(loadCorpus().corpus), ...exportedSheetFiles(loadSheet().corpus)]);
    for (const [path, make] of files) write(join(target, path), make());
    stdout.write(`${JSON.stringify({ folder: target, files: [...files.keys()] })}\n`);
    return DONE;
  },
};

/** Makes a folder and those above it, one by one: a file system that takes none (/proc) keeps Node’s own `recursive` busy for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function write(path: string, text: string | Uint8Array): void {
  try {
    makeFolder(dirname(path));
    writeFileSync(path, text);
  } catch (error) {
    throw new Refusal(`${path} could not be written: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
