/**
 * What a look-up finds in both games' books, in the order in which it is shown. The backgammon sheet is a group of its own: it answers who names
 * it or reads it. Pure.
 */

import { fold, wordsOf } from '../../ui/fold.ts';
import { type Found, type Hit, match } from './match.ts';
import { numberIn } from './number.ts';
import type { Lookup, LookupSheet } from './types.ts';

export interface Where {
  /** The edition being read. */
  readonly preferred?: string | undefined;
  /** The reader is on a page of the sheet. */
  readonly onSheet: boolean;
}
export interface Group {
  readonly book: 'novuss' | 'sheet';
  readonly hits: readonly Hit[];
}
export interface LookedUp {
  readonly groups: readonly Group[];
  /** Where a query that is a number leads at once. */
  readonly go: { readonly book: Group['book']; readonly hit: Hit } | undefined;
  /** The sheet is named: its own page answers too, and its group is there even where it is empty. */
  readonly named: boolean;
  /** Whether the first answer covers the question; where it does not it is only the nearest. */
  readonly sure: boolean;
}

/** From this share of the question on an answer is sure. */
const SURE = 0.62;
const NONE: Found = { hits: [], number: false, covered: 0 };

/** The query without the words that name the sheet. `K 16` names it too. */
export function withoutName(
  query: string,
  { sheetNames: names, lexicon: { lang } }: Lookup,
): { readonly rest: string; readonly named: boolean } {
  const stems = names.split(' ').map((name) => fold(name, lang));
  const isName = (word: string): boolean =>
    stems.some((stem) => (stem.endsWith('*') ? fold(word, lang).startsWith(stem.slice(0, -1)) : fold(word, lang) === stem));
  const words = query
    .trim()
    .replace(/^[KК]\s*(?=\d)/iu, `${names.split(' ')[0]?.replace('*', '')} `)
    .split(/[\s,]+/);
  const rest = words.filter((word) => !isName(word.replace(/[^\p{L}\p{N}]/gu, '')));
  return { rest: rest.join(' '), named: rest.length < words.length };
}

/** Places whose name begins with the words of the query, some left out: `Teil D`, `Zusammenfassung 3`. A number needs a word with it. */
function byPlace(query: string, { rules, lexicon: { lang } }: LookupSheet): readonly Hit[] {
  const wanted = wordsOf(query, lang);
  if (wanted.length < 2 || !wanted.some((word) => /^\d|^d$/.test(word)) || !/\p{L}/u.test(wanted[0] ?? '')) return [];
  return rules.flatMap((entry) =>
    Object.entries(entry.articles).flatMap(([edition, articles]) => {
      const found = articles.find(([label]) => leadsTo(wanted, wordsOf(label, lang)));
      return found ? [{ entry, at: { edition, label: found[0], chapter: found[1], name: found[2] }, score: 100 }] : [];
    }),
  );
}

/** Whether the words are the beginning of a name, in their order, with words left out. */
function leadsTo(wanted: readonly string[], name: readonly string[]): boolean {
  if (wanted[0] !== name[0]) return false;
  let at = 0;
  for (const word of wanted) {
    const found = name.indexOf(word, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

function inSheet(rest: string, sheet: LookupSheet): Found {
  const places = byPlace(rest, sheet);
  return places.length > 0 ? { hits: places, number: true, covered: 1 } : match(rest, sheet);
}

/** Whether the sheet may answer: it is named, or read. Its file has to be there then. */
export const asksSheet = (query: string, data: Lookup, { onSheet }: Where): boolean => onSheet || withoutName(query, data).named;

/** Both books' answers. `sheet` may be missing where `asksSheet` says no. */
export function lookUp(query: string, data: Lookup, { preferred, onSheet }: Where, sheet?: LookupSheet): LookedUp {
  const { rest, named } = withoutName(query, data);
  const first = named || onSheet;
  const own = sheet && first ? inSheet(rest || query, sheet) : NONE;
  const theirs = named ? NONE : match(query, data, preferred);
  const ofSheet: Group = { book: 'sheet', hits: own.hits };
  const novuss: Group = { book: 'novuss', hits: theirs.hits };
  // where no book is named, a number that only novuss has leads there
  const ahead = named || own.number || own.covered >= SURE;
  const groups = (ahead ? [ofSheet, novuss] : [novuss, ofSheet]).filter(({ book, hits }) => hits.length > 0 || (named && book === 'sheet'));
  const go =
    own.number && own.hits[0]
      ? { book: 'sheet' as const, hit: own.hits[0] }
      : theirs.number && theirs.hits[0]
        ? { book: 'novuss' as const, hit: theirs.hits[0] }
        : undefined;
  return { groups, go, named, sure: Math.max(theirs.covered, own.covered) >= SURE };
}

/** The same with the sheet's bare numbers at the end, for a page that has room for them. */
export function lookUpAll(query: string, data: Lookup, where: Where, sheet: LookupSheet): LookedUp {
  const found = lookUp(query, data, where, sheet);
  if (numberIn(query) === undefined || found.groups.some(({ book }) => book === 'sheet')) return found;
  const { hits, number } = match(query, sheet);
  return !number || hits.length === 0 ? found : { ...found, groups: [...found.groups, { book: 'sheet', hits }] };
}
