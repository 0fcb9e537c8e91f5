/**
 * Which rules a look-up means: a number in any book's writing, a word in any form, or what happened. Pure; the page brings the data.
 * A word counts the more the fewer rules have it. What happened is recognised by the notions a code is made of, one code at a time, so that
 * "striker in pocket" is not answered by a rule that has a striker in one sentence and a pocket in another.
 */

import { type Indexed, indexed, telling } from './index-words.ts';
import { byNumber, numberIn } from './number.ts';
import type { LookupBook, LookupRule, LookupTerm } from './types.ts';

export { numberIn } from './number.ts';

export interface Hit {
  readonly rule: LookupRule;
  /** The article it was found by: edition, label, chapter, name. */
  readonly at?: { readonly edition: string; readonly label: string; readonly chapter: string; readonly name: string };
  readonly score: number;
}
export interface Found {
  readonly hits: readonly Hit[];
  readonly terms: readonly LookupTerm[];
  /** The query was a number. */
  readonly number: boolean;
}

/** How well two words agree, 0 to 1: whole, by beginning, by what is left without their endings, or as the last part of a compound. */
export function agreement(wanted: string, word: string): number {
  if (wanted === word) return 1;
  if (wanted.length >= 3 && word.startsWith(wanted)) return 0.75;
  const shared = Math.min(wanted.length, word.length);
  let i = 0;
  while (i < shared && wanted[i] === word[i]) i++;
  const longest = Math.max(wanted.length, word.length);
  if ((i >= 4 && (i >= longest * 0.62 || longest - i <= 3)) || (i === 3 && longest === 4)) return 0.6;
  return wanted.length >= 4 && word.endsWith(wanted) ? 0.5 : 0;
}

/** A word of the query: how well every word of the file agrees with it, which terms and notions it names. */
interface Wanted {
  readonly agrees: ReadonlyMap<string, number>;
  readonly terms: ReadonlySet<string>;
  readonly concepts: ReadonlySet<string>;
}

function wantedOf(word: string, data: LookupBook, index: Indexed): Wanted {
  const named = index.terms.get(word) ?? [];
  const forms = [...new Set(named.flatMap((i) => index.forms[i] ?? []))];
  const agrees = new Map<string, number>();
  for (const other of index.vocabulary) {
    const score = forms.reduce((most, form) => Math.max(most, 0.95 * agreement(form, other)), agreement(word, other));
    if (score > 0) agrees.set(other, score);
  }
  const concepts = index.stems.filter(({ stem, open }) => (open ? word.startsWith(stem) : word === stem)).map(({ concept }) => concept);
  return { agrees, terms: new Set(named.map((i) => data.terms[i]?.id ?? '')), concepts: new Set(concepts) };
}

const best = (wanted: Wanted, words: Iterable<string>): number => {
  let most = 0;
  for (const word of words) most = Math.max(most, wanted.agrees.get(word) ?? 0);
  return most;
};

const OF_TERM = 0.55;
const OF_TEXT = 0.35;
const OF_CODE = 0.8;
const OF_CONCEPT = 0.85;

interface Scored {
  readonly rule: LookupRule;
  /** Per word of the query, what the rule as a whole has of it. */
  readonly own: readonly number[];
  /** The same for each code, with what the code misses. */
  readonly codes: readonly { readonly own: readonly number[]; readonly idle: number; readonly named: number }[];
  /** How much of the title the query names, 0 to 1. */
  readonly covered: number;
}

function scored(rule: LookupRule, i: number, wanted: readonly Wanted[], data: LookupBook, index: Indexed): Scored {
  const words = index.rules[i] ?? { title: [], text: new Set<string>() };
  const own = wanted.map((one) =>
    Math.max(best(one, words.title), rule.terms.some((id) => one.terms.has(id)) ? OF_TERM : 0, OF_TEXT * best(one, words.text)),
  );
  const codes = rule.codes.map((code, order) => {
    const { concepts = [] } = data.codes[code] ?? {};
    const fits = wanted.map((one) =>
      Math.max(OF_CODE * best(one, index.codes[code] ?? []), concepts.some((id) => one.concepts.has(id)) ? OF_CONCEPT : 0),
    );
    const named = concepts.filter((id) => wanted.some((one) => one.concepts.has(id))).length;
    return { own: fits, named, idle: 0.1 * (concepts.length - named) + 0.08 * Math.min(order, 4) };
  });
  const telling = words.title.filter((word) => word.length > 2);
  const covered = telling.filter((word) => wanted.some((one) => (one.agrees.get(word) ?? 0) >= 0.5)).length / (telling.length || 1);
  return { rule, own, codes, covered };
}

function byWords(query: string, data: LookupBook): Found {
  const index = indexed(data);
  const tokens = telling(query, data.lang);
  const wanted = tokens.map((word) => wantedOf(word, data, index));
  if (wanted.length === 0) return { hits: [], terms: [], number: false };
  const all = data.rules.map((rule, i) => scored(rule, i, wanted, data, index));
  const weights = wanted.map((_, k) => {
    const having = all.filter(({ own, codes }) => Math.max(own[k] ?? 0, ...codes.map((code) => code.own[k] ?? 0)) >= 0.5).length;
    return Math.log(1 + all.length / (1 + having));
  });
  const heaviest = weights.reduce((sum, weight) => sum + weight, 0);
  const sum = (list: readonly number[]): number => list.reduce((total, value, k) => total + value * (weights[k] ?? 0), 0) / heaviest;
  const hits = all.map(({ rule, own, codes, covered }): Hit => {
    const alone = sum(own) + 0.25 * covered;
    const happened = codes.map(({ own: fits, idle, named }) => {
      const together = sum(fits.map((fit, k) => Math.max(fit, 0.9 * (own[k] ?? 0))));
      // one notion alone is a word, not yet a happening
      return (named > 1 ? 1 : 0.8) * together + 0.25 * sum(own) + 0.1 * covered - idle / 2;
    });
    return { rule, score: Math.max(alone, ...happened) + (rule.verdicts.length > 0 ? 0.02 : 0) };
  });
  return { hits: hits.filter(({ score }) => score > 0.3).sort((a, b) => b.score - a.score), terms: termsFor(wanted, data), number: false };
}

/** Terms that a word of the query is, or is a form of. */
function termsFor(wanted: readonly Wanted[], data: LookupBook): readonly LookupTerm[] {
  const named = data.terms.filter((term) => wanted.some(({ terms }) => terms.has(term.id)));
  return named.slice(0, 3);
}

/** The rules of a book that a query means, best first. `preferred` is the edition being read. */
export function match(query: string, data: LookupBook, preferred?: string): Found {
  const numbered = /\d/.test(query) ? byNumber(query, data, preferred) : [];
  if (numberIn(query) !== undefined || numbered.length > 0) return { hits: numbered, terms: [], number: true };
  return byWords(query, data);
}
