/** What the amendment bench fetches: the words of the rulebooks in one language, and the cases that a draft may turn. */

import { STRINGS } from '../compiled/ui/pages.all.ts';
import { authoredWording } from '../corpus/wordings.ts';
import type { DraftCase } from '../draft/effects.ts';
import { EDITION_IDS } from '../referee/types.ts';
import type { Lang } from '../ui/langs.ts';
import type { DraftTexts, ProvisionWords } from '../widgets/draft/texts.ts';
import { articlesIn, corpus, edition } from './book.ts';
import { readingWords } from './words.ts';

/** Every case that the referee is asked about. */
export const draftCases: readonly DraftCase[] = corpus.scenarios.map(
  ({ id, provision, editions, command, input }) => ({ id, provision, editions, command, input }) as DraftCase,
);

export function draftTexts(lang: Lang): DraftTexts {
  const readings = readingWords(lang);
  return {
    provisions: corpus.provisions.map((p): ProvisionWords => {
      const { title = p.id, authored } = p.texts[lang] ?? {};
      const editions = EDITION_IDS.flatMap((id) => {
        const entry = p.editions[id];
        return entry.absent ? [] : [[id, { articles: articlesIn(p, id), wording: authoredWording(entry.wording) }] as const];
      });
      const { id, chapter, rules, parameters, refersTo } = p;
      return {
        id,
        chapter,
        rules,
        parameters,
        refersTo,
        title,
        wordings: authored?.wordings ?? {},
        editions: Object.fromEntries(editions),
      };
    }),
    readings: corpus.readings.flatMap(({ id, kind, options }) => {
      const text = readings[id];
      if (!text) return [];
      return [{ id, kind, question: text.question, options: Object.fromEntries(options.map((one) => [one, text.options[one] ?? one])) }];
    }),
    parameters: corpus.parameters.map(({ id, unit, texts }) => ({ id, unit, name: texts[lang]?.name ?? id })),
    chapters: Object.fromEntries(
      EDITION_IDS.map((id) => [id, edition(id).chapters.map((one) => ({ id: one.id, title: one.title[lang], articles: one.articles }))]),
    ) as unknown as DraftTexts['chapters'],
    cases: Object.fromEntries(corpus.scenarios.map(({ id, texts }) => [id, texts[lang]?.title ?? id])),
    says: STRINGS[lang].readings.says,
  };
}
