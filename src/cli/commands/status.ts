import type { AnyCorpus } from '../../corpus/model.ts';
import { statusByLanguage } from '../../corpus/status.ts';
import { loadCorpus, loadSheet } from '../../files/corpus.ts';
import { type Command, DONE } from '../command.ts';
import { asTable, jsonOption } from '../output.ts';

/** How far the texts of each language are. */
export const command: Command = {
  usage: '[--json]',
  summary: 'how many wordings of each language are missing, unreviewed, stale or reviewed',
  run: async ({ args, stdout }) => {
    const json = jsonOption(args);
    const books: readonly AnyCorpus[] = [loadCorpus().corpus, loadSheet().corpus];
    const rows = books.flatMap((corpus) => statusByLanguage(corpus).map((row) => ({ book: corpus.book.id, ...row })));
    stdout.write(json ? `${JSON.stringify(rows)}\n` : asTable(rows));
    return DONE;
  },
};
