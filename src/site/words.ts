/** A ruling in the page's language, made while the site is built. */

import type { ShownToBoth } from '../client/show-both.ts';
import type { Lang, Scenario } from '../corpus/model.ts';
import type { LineReading } from '../corpus/verdicts/index.ts';
import { type Explained, type Explanation, explain, type ReadingTexts, shownOf } from '../narrate/explain.ts';
import { bodies } from '../narrate/names.ts';
import { readingTexts } from '../narrate/reading-texts.ts';
import { RULING_WORDS } from '../narrate/ruling-words.ts';
import type { CaseBase } from '../notation/types.ts';
import type { DiscId, Ruling } from '../referee/types.ts';
import { interpolate } from '../ui/interpolate.ts';
import { LANGS } from '../ui/langs.ts';
import { remembered } from '../ui/remembered.ts';
import { strings } from '../ui/strings-all.ts';
import { corpus } from './book.ts';
import { asCase } from './cases/cases.ts';

const readings = new Map<Lang, ReadingTexts>();
/** The questions and options of all readings in one language: made once, since every ruling of a case asks for them. */
export const readingWords = (lang: Lang): ReadingTexts => remembered(readings, lang, () => readingTexts(corpus, lang));

/** Discs by name, those of a colour together. */
export const discNames = (ids: readonly DiscId[], lang: Lang): string => bodies(ids, RULING_WORDS[lang].names).forms.nom;

/** What a ruling on a scenario was given on. */
function explainedIn(s: Scenario, ruling: Ruling, lang: Lang): Explained {
  const input: CaseBase = s.command === 'judge' ? s.input : { colors: s.input.colors };
  return { ...asCase(input, ruling.edition), ruling, readings: readingWords(lang) };
}

/** What a ruling on a scenario says. */
export const explainRuling = (s: Scenario, ruling: Ruling, lang: Lang): Explanation =>
  explain(explainedIn(s, ruling, lang), RULING_WORDS[lang]);

/** A ruling on a scenario in every language, for both players: what a case's page hands to `client/show-both.ts`. */
export function shownToBoth(s: Scenario, ruling: Ruling, lang: Lang): ShownToBoth {
  const shown = Object.fromEntries(LANGS.map((one) => [one, shownOf(explainedIn(s, ruling, one), RULING_WORDS[one])]));
  return { edition: ruling.edition, labels: strings('ruling', lang).showBoth, shown: shown as unknown as ShownToBoth['shown'] };
}

/** The reading by which a line holds, with its question and its answer. */
export function readingText({ id, option, partly }: LineReading, lang: Lang): string | undefined {
  const text = readingWords(lang)[id];
  const answer = text?.options[option];
  if (!text || answer === undefined) return undefined;
  const s = strings('verdict', lang);
  return interpolate(partly ? s.partlyByReading : s.byReading, { question: text.question, option: `${answer}.` });
}
