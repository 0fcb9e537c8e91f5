import { join } from 'node:path';
import { type AnyCorpus, LANGS, type Lang } from '../../corpus/model.ts';
import { loadCorpus, loadSheet } from '../../files/corpus.ts';
import { reviewText } from '../../files/review.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, Refusal } from '../command.ts';

const USAGE = 'LANG CHAPTER/ID[:WORDINGS]...';

/** Records that a second person read texts against their source. */
export const command: Command = {
  usage: USAGE,
  summary: 'records that texts were read against their source, all wordings or those named (:ab)',
  run: async ({ args: [lang = '', ...names] }) => {
    if (!isLang(lang) || names.length === 0) throw new Refusal(`Expected novuss review ${USAGE}, with a language of ${LANGS.join(', ')}.`);
    const content = join(projectRoot(), 'content');
    const books: readonly AnyCorpus[] = [loadCorpus().corpus, loadSheet().corpus];
    for (const name of names) {
      const [path = '', only] = name.split(':');
      const text = { lang, path, ...(only === undefined ? {} : { wordings: [...only] }) };
      if (!books.some((corpus) => reviewText(content, corpus, text))) throw new Refusal(`${name}: there is no such text in ${lang}.`);
    }
    return DONE;
  },
};

const isLang = (text: string): text is Lang => (LANGS as readonly string[]).includes(text);
