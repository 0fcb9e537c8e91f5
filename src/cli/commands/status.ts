import type { AnyCorpus } from '../../corpus/model.ts';
import { statusByLanguage } from '../../corpus/status.ts';
import { loadCorpus, loadSheet } from '../../files/corpus.ts';
import { type Command, DONE, Refusal } from '../command.ts';

/** How far the texts of each language are. */
export const command: Command = {
  usage: '[--json]',
  summary: 'how many wordings of each language are missing, unreviewed, stale or reviewed',
  run: async ({ args: [option, ...more], stdout }) => {
    if (more.length > 0 || (option !== undefined && option !== '--json'))
      throw new Refusal(`${JSON.stringify(more[0] ?? option)} is no option. Expected --json or nothing.`);
    const books: readonly AnyCorpus[] = [loadCorpus().corpus, loadSheet().corpus];
    const rows = books.flatMap((corpus) => statusByLanguage(corpus).map((row) => ({ book: corpus.book.id, ...row })));
    const table = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((row) => `${row.join('\t')}\n`).join('');
    stdout.write(option === '--json' ? `${JSON.stringify(rows)}\n` : table);
    return DONE;
  },
};
