/** Addresses the table leads to: articles in their books, and itself with a position. */
import { anchorFor } from '../../corpus/anchor.ts';
import type { Lang } from '../../corpus/model.ts';
import type { EditionId } from '../../referee/types.ts';

/** The chapter an article stands in, by its number: `17.1.г` → `17`, `intro` → `intro`, `Annex 1 row 8` → `annex-1`. */
export function chapterOf(article: string): string {
  const annex = /^Annex (\d+)/.exec(article)?.[1];
  return annex ? `annex-${annex}` : (/^\d+/.exec(article)?.[0] ?? 'intro');
}

/** The same few articles are cited on every frame of a drag. */
const places = new Map<string, string>();

function placeOf(article: string): string {
  const known = places.get(article) ?? `${chapterOf(article)}/#${anchorFor(article)}`;
  places.set(article, known);
  return known;
}

/** Where an article is restated; `base` ends with a slash. */
export function articleHref(base: string, lang: Lang, edition: EditionId, article: string): string {
  return `${base}${lang}/rules/${edition}/${placeOf(article)}`;
}

/** The table page with a shared position. */
export const tableHref = (base: string, lang: Lang, code: string): string => `${base}${lang}/table/#p=${code}`;

/** The code in an address's hash; null where there is none. */
export function codeIn(hash: string): string | null {
  const match = /^#p=([^&]*)/.exec(hash);
  return match ? (match[1] ?? '') : null;
}
