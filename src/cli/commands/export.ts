import { join, resolve } from 'node:path';
import { exportedFiles, exportedSheetFiles } from '../../corpus/exports/files.ts';
import { loadCorpus, loadSheet } from '../../files/corpus.ts';
import { type Command, DONE, Refusal } from '../command.ts';
import { writeOut } from '../output.ts';

/** Writes the whole corpus as files. */
export const command: Command = {
  usage: 'DIR',
  summary: 'the corpus as JSON, CSV, workbook and Akoma Ntoso, with its schemas, into a folder',
  run: async ({ args: [folder, ...more], cwd, stdout }) => {
    if (folder === undefined || more.length > 0) throw new Refusal('export takes one folder, in which it writes: novuss export DIR.');
    const target = resolve(cwd, folder);
    const files = new Map([...exportedFiles(loadCorpus().corpus), ...exportedSheetFiles(loadSheet().corpus)]);
    for (const [path, make] of files) writeOut(join(target, path), make());
    stdout.write(`${JSON.stringify({ folder: target, files: [...files.keys()] })}\n`);
    return DONE;
  },
};
