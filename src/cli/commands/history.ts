import { join } from 'node:path';
import { statesOf, textsIn } from '../../corpus/history.ts';
import { LANGS } from '../../corpus/model.ts';
import { readContentFiles } from '../../files/content.ts';
import { madeHistory, storedHistory } from '../../files/history.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, FOUND, Refusal } from '../command.ts';
import { writeOut } from '../output.ts';

const WHY = {
  'no-repository': 'There is no git, or this is no clone of the repository; nothing was written.',
  shallow: 'This clone does not reach back to the first texts (git fetch --unshallow); nothing was written.',
} as const;

/** Earlier states of the texts: counted, or made anew from the repository's history. */
export const command: Command = {
  usage: '[--write]',
  summary: 'earlier states of the texts, and texts changed since the last one that has a date; --write makes content/history anew from git',
  run: async ({ args, stdout }) => {
    if (args.some((arg) => arg !== '--write') || args.length > 1) throw new Refusal('history takes nothing but --write.');
    const content = join(projectRoot(), 'content');
    if (args.length > 0) {
      const made = madeHistory(projectRoot());
      if (typeof made === 'string') throw new Refusal(WHY[made]);
      for (const [path, text] of made) writeOut(join(content, path), text);
    }
    const files = readContentFiles(content, ['novuss']);
    const counts = LANGS.map((lang) => {
      const history = storedHistory(content, lang);
      const all = [...textsIn(files, lang)].map(([id, now]) => statesOf(history?.texts[id], now));
      const undated = all.filter(([now]) => now?.since === undefined).length;
      stdout.write(
        `${lang}: ${all.length} texts, ${all.flat().length - all.length} earlier states through ${history?.through ?? '–'}, ${undated} without a date\n`,
      );
      return undated;
    });
    return counts.some((undated) => undated > 0) ? FOUND : DONE;
  },
};
