/** Everything that drafts are said with, in any language at once: for what is made while the site is built and for the command line. Browsers fetch one. */
import { STRINGS } from '../../compiled/ui/pages.all.ts';
import { CARD_GROUPS } from '../../corpus/card.ts';
import type { Corpus, Lang } from '../../corpus/model.ts';
import { articlesIn } from '../../corpus/verdicts/index.ts';
import { authoredWording } from '../../corpus/wordings.ts';
import { fieldsByIncident } from '../../draft/work.ts';
import { EDITION_IDS } from '../../referee/types.ts';
import { strings } from '../../ui/strings-all.ts';
import { readingTexts } from '../reading-texts.ts';
import { RULING_WORDS } from '../ruling-words.ts';
import type { DraftTexts, ProvisionWords } from './texts.ts';
import type { Words } from './words.ts';

/** The words of the rulebooks in a language; `corpus` as readers are shown it. */
export function draftTexts(corpus: Corpus, lang: Lang): DraftTexts {
  const readings = readingTexts(corpus, lang);
  return {
    provisions: corpus.provisions.map((p): ProvisionWords => {
      const { title = p.id, titles = {}, authored } = p.texts[lang] ?? {};
      const editions = EDITION_IDS.flatMap((id) => {
        const entry = p.editions[id];
        return entry.absent ? [] : [[id, { articles: articlesIn(p, id), wording: authoredWording(entry.wording) }] as const];
      });
      const { id, chapter, parameters } = p;
      return {
        id,
        chapter,
        parameters,
        title,
        titles,
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
      corpus.editions.map((edition) => [
        edition.id,
        edition.chapters.map((one) => ({ id: one.id, title: one.title[lang], articles: one.articles })),
      ]),
    ) as unknown as DraftTexts['chapters'],
    cases: Object.fromEntries(corpus.scenarios.map(({ id, texts }) => [id, texts[lang]?.title ?? id])),
    says: STRINGS[lang].readings.says,
    card: Object.fromEntries(CARD_GROUPS.map((group) => [group, strings('paper', lang)[group]])) as unknown as DraftTexts['card'],
  };
}

/** The words of a language; `base` is the site's folder on its host, with a slash at the end. */
export const draftWords = (corpus: Corpus, lang: Lang, base: string): Words => ({
  lang,
  base,
  t: strings('draft', lang),
  table: strings('table', lang),
  sentences: RULING_WORDS[lang],
  verdict: strings('verdict', lang),
  problems: strings('problem', lang),
  divergence: strings('divergence', lang),
  texts: draftTexts(corpus, lang),
  fields: fieldsByIncident(),
});
