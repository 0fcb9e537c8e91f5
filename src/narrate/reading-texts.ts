/** What a corpus says of its open questions, as rulings and drafts put it into their sentences. */
import type { Corpus, Lang } from '../corpus/model.ts';
import type { ReadingTexts } from './explain.ts';
import { plainText } from './plain-text.ts';

/** The questions and answers of all readings in a language; an answer without its full stop, since the sentence it is put into has one. */
export const readingTexts = ({ readings }: Pick<Corpus, 'readings'>, lang: Lang): ReadingTexts =>
  Object.fromEntries(
    readings.flatMap(({ id, texts }) => {
      const text = texts[lang];
      if (!text) return [];
      const options = Object.entries(text.options).map(([option, answer]) => [option, plainText(answer).replace(/\.$/, '')]);
      return [[id, { question: plainText(text.question), options: Object.fromEntries(options) }]];
    }),
  );
