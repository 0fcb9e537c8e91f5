/** What the amendment bench fetches: the words of the rulebooks in one language, and the cases that a draft may turn. */

import { STRINGS } from '../compiled/ui/pages.all.ts';
import { CARD_GROUPS } from '../corpus/card.ts';
import { authoredWording } from '../corpus/wordings.ts';
import type { AffectedSource } from '../draft/affected.ts';
import type { DraftCase } from '../draft/effects.ts';
import type { DraftTexts, ProvisionWords } from '../narrate/draft/texts.ts';
import { EDITION_IDS } from '../referee/types.ts';
import type { Lang } from '../ui/langs.ts';
import { strings } from '../ui/strings-all.ts';
import { articlesIn, corpus, edition } from './book.ts';
import { situations } from './cases/casebook.ts';
import { readingWords } from './words.ts';

/** Every case that the referee is asked about. */
export const draftCases: readonly DraftCase[] = corpus.scenarios.map(
  ({ id, provision, editions, command, input }) => ({ id, provision, editions, command, input }) as DraftCase,
);

/** The corpus without words and cases, and the case book's situations: what a draft touches beside the cases is worked out of it. */
export const draftSource: AffectedSource = {
  corpus: {
    editions: corpus.editions,
    provisions: corpus.provisions.map((p) => ({ ...p, texts: {}, scenarios: [], misprints: [] })),
    parameters: corpus.parameters.map((p) => ({ ...p, texts: {} })),
    readings: corpus.readings.map((p) => ({ ...p, texts: {} })),
  },
  situations: situations.map(({ id }) => id),
};

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
    card: Object.fromEntries(CARD_GROUPS.map((group) => [group, strings('paper', lang)[group]])) as unknown as DraftTexts['card'],
  };
}
