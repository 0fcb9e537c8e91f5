/** What handouts are written with, in the language that is chosen for paper. */
import { load as loadTournamentStrings } from '../../../compiled/ui/tournament.ts';
import type { Lang } from '../../../corpus/model.ts';
import type { HouseTexts, OpenReading } from '../../house-rules/texts.ts';
import { fetchJson } from '../../lazy/json.ts';
import type { Books } from '../rules.ts';
import type { Words } from '../words.ts';

export interface PaperTexts {
  readonly words: Words;
  readonly books: Books;
  readonly readings: readonly OpenReading[];
}
export type LoadPaperTexts = (lang: Lang) => Promise<PaperTexts>;

/** Fetches them from the site's folder `base`. */
export const paperTexts =
  (base: string): LoadPaperTexts =>
  async (lang) => {
    const [t, books, { readings }] = await Promise.all([
      loadTournamentStrings[lang](),
      fetchJson<Books>(`${base}data/competition/${lang}.json`),
      fetchJson<HouseTexts>(`${base}data/readings/${lang}.json`),
    ]);
    return { words: { lang, t }, books, readings };
  };
