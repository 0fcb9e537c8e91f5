/**
 * What a look-up finds in both games' books, in the order in which it is shown. The backgammon sheet is a group of its own and doesn't get in
 * the way: its bare numbers count only for who names it or reads it, its words where they fit. Pure.
 */

import { fold, wordsOf } from './index-words.ts';
import { type Found, type Hit, match } from './match.ts';
import { numberIn } from './number.ts';
import type { Lookup, LookupSheet, LookupTerm } from './types.ts';

export interface Where {
  /** The edition being read. */
  readonly preferred?: string | undefined;
  /** The reader is on a page of the sheet. */
  readonly onSheet: boolean;
}
export interface Group {
  readonly book: 'novuss' | 'sheet';
  readonly hits: readonly Hit[];
  readonly terms: readonly LookupTerm[];
}
export interface LookedUp {
  readonly groups: readonly Group[];
  /** Where a query that is a number leads at once. */
  readonly go: { readonly book: Group['book']; readonly hit: Hit } | undefined;
  /** The sheet is named: its own page answers too, and its group is there even where it is empty. */
  readonly named: boolean;
}

/** From this score on a book's answer fits; the sheet answers somebody who did not name it from here on, */
const FITS = 0.62;
/** or from here on where no novuss rule fits. */
const FAIR = 0.38;
/** So much better it must be to stand before novuss rules that fit. */
const CLEARLY = 0.2;

/** The query without the words that name the sheet. `K 16` names it too. */
export function withoutName(query: string, { names, lang }: LookupSheet): { readonly rest: string; readonly named: boolean } {
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
function byPlace(query: string, sheet: LookupSheet): readonly Hit[] {
  const wanted = wordsOf(query, sheet.lang);
  if (wanted.length < 2 || !wanted.some((word) => /^\d|^d$/.test(word)) || !/\p{L}/u.test(wanted[0] ?? '')) return [];
  return sheet.rules.flatMap((rule) =>
    Object.entries(rule.articles).flatMap(([edition, articles]) => {
      const found = articles.find(([label]) => leadsTo(wanted, wordsOf(label, sheet.lang)));
      return found ? [{ rule, at: { edition, label: found[0], chapter: found[1], name: found[2] }, score: 100 }] : [];
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
  return places.length > 0 ? { hits: places, terms: [], number: true } : match(rest, sheet);
}

/** Both books' answers. */
export function lookUp(query: string, data: Lookup, { preferred, onSheet }: Where): LookedUp {
  const { sheet } = data;
  const { rest, named } = withoutName(query, sheet);
  const own = inSheet(rest || query, sheet);
  const theirs: Found = named ? { hits: [], terms: [], number: false } : match(query, data, preferred);
  const first = named || onSheet;
  // a name that only the sheet has needs no other one; a bare number does
  const asked = first || (own.number && numberIn(rest) === undefined);
  const best = theirs.hits[0]?.score ?? 0;
  const enough = best >= FITS ? FITS : FAIR;
  const fitting = asked ? own.hits : own.number || theirs.number ? [] : own.hits.filter(({ score }) => score >= enough);
  const terms = asked || fitting.length > 0 || theirs.terms.length === 0 ? own.terms : [];
  const novuss: Group = { book: 'novuss', hits: theirs.hits, terms: theirs.terms };
  const ofSheet: Group = { book: 'sheet', hits: fitting, terms };
  const ahead = asked || (fitting[0]?.score ?? 0) > best + (best >= FITS ? CLEARLY : 0);
  const groups = (ahead ? [ofSheet, novuss] : [novuss, ofSheet]).filter(
    (group) => group.hits.length + group.terms.length > 0 || (named && group.book === 'sheet'),
  );
  const numbered = asked && own.number && own.hits[0] ? own.hits[0] : undefined;
  const go = numbered
    ? { book: 'sheet' as const, hit: numbered }
    : theirs.number && theirs.hits[0]
      ? { book: 'novuss' as const, hit: theirs.hits[0] }
      : undefined;
  return { groups, go, named };
}

/** The same with the sheet's bare numbers at the end, for a page that has room for them. */
export function lookUpAll(query: string, data: Lookup, where: Where): LookedUp {
  const found = lookUp(query, data, where);
  if (numberIn(query) === undefined || found.groups.some(({ book }) => book === 'sheet')) return found;
  const { hits } = match(query, data.sheet);
  return hits.length === 0 ? found : { ...found, groups: [...found.groups, { book: 'sheet', hits, terms: [] }] };
}
