/** What the page of house rules fetches: the open points that the referee asks about, and the cases that decisions may turn. */
import type { OpenCase } from '../cases/turned.ts';
import type { Lang } from '../corpus/model.ts';
import type { HouseTexts } from '../widgets/house-rules/texts.ts';
import { corpus } from './book.ts';
import { scenario } from './cases/cases.ts';
import { readingWords } from './words.ts';

/** Every case that a ruling or a place is asked about. */
export const openCases: readonly OpenCase[] = corpus.scenarios
  .filter(({ command }) => command === 'judge' || command === 'place')
  .map(({ id, provision, editions, command, input }) => ({ id, provision, editions, command, input }) as OpenCase);

export function houseTexts(lang: Lang): HouseTexts {
  const words = readingWords(lang);
  return {
    readings: corpus.readings.flatMap(({ id, kind, editions, articles, options, default: usual, defaults, engine }) => {
      const text = words[id];
      if (!engine || !text) return [];
      const taken = Object.fromEntries(editions.map((edition) => [edition, defaults?.[edition] ?? usual]));
      return [
        {
          id,
          kind,
          editions,
          articles,
          question: text.question,
          options: Object.fromEntries(options.map((one) => [one, text.options[one] ?? one])),
          taken,
        },
      ];
    }),
    titles: Object.fromEntries(openCases.map(({ id }) => [id, scenario(id)?.texts[lang]?.title ?? id])),
  };
}
