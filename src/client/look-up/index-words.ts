/** The look-up file as the matcher needs it: words folded and numbered once, notions with their stems. Pure. */
import type { LookupBook } from './types.ts';

/** Small letters without marks; what a German keyboard without umlauts writes counts as the umlaut. */
export function fold(text: string, lang: string): string {
  const bare = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return lang === 'de' ? bare.replace(/([aou])e/g, '$1') : bare;
}
export const wordsOf = (text: string, lang: string): readonly string[] => fold(text, lang).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that say nothing about a table. */
const IDLE = new Set(
  'der die das ein eine einen den dem des in im an auf und oder ist wird hat bin war ich er sie es mit zu zum von vom bei wenn dann was passiert wie man the a an in on of is to and or was were has had it he she i his her if what when happens do does can may my at with into by в во на и или из за по с со у не ли что как если когда это он она его я к от до для а но то был была было ja voi on ei see oli ta ma kui mis mida kas saab juhtub ning spieler spielers spielerin player players игрок игрока игроки игроку mangija mangijal mangijat mangijale laks who wer кто kes too слишком liiga'.split(
    ' ',
  ),
);

export interface Stem {
  readonly stem: string;
  /** Any ending may follow. */
  readonly open: boolean;
  readonly concept: string;
}
export interface RuleWords {
  readonly title: readonly string[];
  readonly text: ReadonlySet<string>;
}
export interface Indexed {
  readonly vocabulary: readonly string[];
  readonly rules: readonly RuleWords[];
  /** Words of what each code is called. */
  readonly codes: readonly (readonly string[])[];
  readonly stems: readonly Stem[];
  /** For every single word of the glossary its terms. */
  readonly terms: ReadonlyMap<string, readonly number[]>;
  /** All single words of each term. */
  readonly forms: readonly (readonly string[])[];
}

const made = new WeakMap<LookupBook, Indexed>();

/** Made once for a look-up file. */
export function indexed(data: LookupBook): Indexed {
  const known = made.get(data);
  if (known) return known;
  const fresh = index(data);
  made.set(data, fresh);
  return fresh;
}

function index(data: LookupBook): Indexed {
  const { lang } = data;
  const rules = data.rules.map((rule) => ({ title: wordsOf(rule.title, lang), text: new Set(wordsOf(rule.text, lang)) }));
  const codes = data.codes.map((code) => wordsOf(code.title, lang));
  const stems = data.concepts.flatMap(([concept, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word): Stem => {
        const open = word.endsWith('*');
        return { stem: fold(open ? word.slice(0, -1) : word, lang), open, concept };
      }),
  );
  const forms = data.terms.map((term) =>
    [term.term, ...term.forms].flatMap((form) => (wordsOf(form, lang).length === 1 ? wordsOf(form, lang) : [])),
  );
  const terms = new Map<string, number[]>();
  for (const [i, list] of forms.entries()) for (const word of list) terms.set(word, [...new Set([...(terms.get(word) ?? []), i])]);
  const vocabulary = [...new Set([...rules.flatMap(({ title, text }) => [...title, ...text]), ...codes.flat()])];
  return { vocabulary, rules, codes, stems, terms, forms };
}

/** The words of a query that say something; all of them where none does. */
export function telling(query: string, lang: string): readonly string[] {
  const all = wordsOf(query, lang);
  const some = all.filter((word) => word.length > 1 && !IDLE.has(word));
  return some.length > 0 ? some : all;
}
