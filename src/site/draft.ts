/** What the amendment bench fetches: the words of the rulebooks in one language, and the cases that a draft may turn. */

import type { DraftCase } from '../draft/effects.ts';
import { type DraftSource, fieldsByIncident } from '../draft/work.ts';
import { draftTexts as textsOf } from '../narrate/draft/all-words.ts';
import type { DraftTexts } from '../narrate/draft/texts.ts';
import type { Lang } from '../ui/langs.ts';
import { corpus } from './book.ts';
import { situations } from './cases/casebook.ts';

/** Every case that the referee is asked about. */
export const draftCases: readonly DraftCase[] = corpus.scenarios.map(
  ({ id, provision, editions, command, input }) => ({ id, provision, editions, command, input }) as DraftCase,
);

/** The corpus without words and cases, and the case book's situations: what a draft touches beside the cases is worked out of it; and the fields of incidents. */
export const draftSource: DraftSource = {
  corpus: {
    editions: corpus.editions,
    provisions: corpus.provisions.map((p) => ({ ...p, texts: {}, scenarios: [], misprints: [] })),
    parameters: corpus.parameters.map((p) => ({ ...p, texts: {} })),
    readings: corpus.readings.map((p) => ({ ...p, texts: {} })),
  },
  situations: situations.map(({ id }) => id),
  fields: fieldsByIncident(),
};

/** The words of the rulebooks in a language. */
export const draftTexts = (lang: Lang): DraftTexts => textsOf(corpus, lang);
