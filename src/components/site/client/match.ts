/** Which rules a look-up means: a number in any book's writing, or words in any form. Pure; the page brings the data. */
import { anchorFor } from '../../../corpus/anchor.ts';
import type { Lookup, LookupRule, LookupTerm } from '../lookup.ts';

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

const NUMBER =
  /^(?:art(?:ikkel|ikel|icle)?|ст(?:атья)?|§|n[or]|№)?\.?\s*§?\s*(\d+(?:\.\d+)*)\.?\s*([a-zа-яёžõäöü])?\s*(?:[•*]\s*(\d+))?\.?$/iu;

/** `17.1г`, `§17.1.l`, `Art. 5.6 •2` → the anchor's spelling; undefined where the query is no number. */
export function numberIn(query: string): string | undefined {
  const match = NUMBER.exec(query.trim().toLowerCase());
  if (!match) return undefined;
  const [, digits = '', letter, bullet] = match;
  return anchorFor(`${digits}${letter ? `.${letter}` : ''}${bullet ? ` •${bullet}` : ''}`);
}

function byNumber(wanted: string, query: string, data: Lookup, preferred: string | undefined): readonly Hit[] {
  const hits: Hit[] = [];
  for (const rule of data.rules) {
    for (const [edition, articles] of Object.entries(rule.a)) {
      for (const [label, chapter, name] of articles) {
        const anchor = anchorFor(name);
        const old = /\(no\. ([\d.]+)\)/.exec(name)?.[1];
        const exact = anchor === wanted || old === wanted;
        if (!exact && !anchor.startsWith(`${wanted}.`) && !anchor.startsWith(`${wanted}-`)) continue;
        const printed = name === query ? 12 : 0;
        hits.push({
          rule,
          at: { edition, label, chapter, name },
          score: (exact ? 100 : 20) + printed + (edition === preferred ? 10 : 0) - anchor.length / 20,
        });
      }
    }
  }
  hits.sort((a, b) => b.score - a.score);
  return hits.filter((hit, i) => hits.findIndex((other) => other.rule === hit.rule) === i);
}

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u0307\u0309-\u036f]/g, '');
const words = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Words that say nothing about a table. */
const IDLE = new Set(
  'der die das ein eine den dem in im an auf und oder ist wird the a an in on of is to and or в на и или из за по с у ja või on ei see'.split(
    ' ',
  ),
);

/** How well two words agree: whole, by beginning, or by what is left without their endings. */
function agreement(wanted: string, word: string): number {
  if (wanted === word) return 3;
  if (wanted.length >= 3 && word.startsWith(wanted)) return 2.2;
  const shared = Math.min(wanted.length, word.length);
  let i = 0;
  while (i < shared && wanted[i] === word[i]) i++;
  const longest = Math.max(wanted.length, word.length);
  return (i >= 4 && i >= longest * 0.62) || (i === 3 && longest === 4) ? 1.6 : 0;
}
const best = (wanted: string, list: readonly string[]): number => list.reduce((most, word) => Math.max(most, agreement(wanted, word)), 0);

interface Wanted {
  readonly word: string;
  /** The same word in its other forms, where the glossary knows it. */
  readonly forms: readonly string[];
}

/** A word's other forms: those of a term that it is, or is a form of, alone. */
function wantedOf(word: string, data: Lookup): Wanted {
  const single = (text: string): readonly string[] => (words(text).length === 1 ? words(text) : []);
  const own = data.terms.map((term) => [term.t, ...term.f].flatMap(single)).filter((forms) => forms.includes(word));
  return { word, forms: [...new Set(own.flat())] };
}

function byWords(query: string, data: Lookup): Found {
  const wanted = words(query)
    .filter((word) => word.length > 1 && !IDLE.has(word))
    .map((word) => wantedOf(word, data));
  if (wanted.length === 0) return { hits: [], terms: [], number: false };
  const reach = ({ word, forms }: Wanted, list: readonly string[]): number =>
    Math.max(best(word, list), ...forms.map((form) => 0.95 * best(form, list)));
  const terms = data.terms
    .map((term) => ({ term, score: Math.max(...wanted.map(({ word }) => best(word, [...words(term.t), ...term.f.flatMap(words)]))) }))
    .filter(({ score }) => score >= 2.2)
    .sort((a, b) => b.score - a.score || a.term.t.length - b.term.t.length);
  const hits = data.rules.map((rule): Hit => {
    const title = words(rule.t);
    const own = rule.w.flatMap(words);
    const each = wanted.map((word) => Math.max(reach(word, title), 0.6 * reach(word, own)));
    const missing = each.filter((score) => score < 0.5).length;
    return { rule, score: each.reduce((sum, score) => sum + score, 0) - 1.5 * missing - title.length / 20 };
  });
  return {
    hits: hits.filter(({ score }) => score > 0.8).sort((a, b) => b.score - a.score),
    terms: terms.map(({ term }) => term).slice(0, 3),
    number: false,
  };
}

/** The rules a query means, best first. `preferred` is the book being read. */
export function match(query: string, data: Lookup, preferred?: string): Found {
  const number = numberIn(query);
  return number === undefined ? byWords(query, data) : { hits: byNumber(number, query.trim(), data, preferred), terms: [], number: true };
}
