/** Addresses the table leads to: articles in their books, and itself with a position. */
import { anchorFor } from '../../../corpus/anchor.ts';
import type { Lang } from '../../../corpus/model.ts';
import type { EditionId } from '../../../referee/types.ts';

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

/** The table page, with what `linkHash` says after `#`. */
export const tableHref = (base: string, lang: Lang, hash = ''): string => `${base}${lang}/table/${hash && `#${hash}`}`;

/** The code in an address's hash, and whether it is a position's (`p`) or a whole case's (`c`); null where there is none. */
export function codeIn(hash: string): { readonly kind: 'p' | 'c'; readonly code: string } | null {
  const match = /^#([pc])=([^&]*)/.exec(hash);
  return match ? { kind: match[1] === 'c' ? 'c' : 'p', code: match[2] ?? '' } : null;
}
