/**
 * The look-up file as it is sent, and back. It is plain JSON for the host to compress: entries as columns, and the phrasings, most of it, as an
 * inverted index: every word once, with the phrasings that it stands in.
 */
import type { Lookup, LookupPlace, LookupRule } from './types.ts';

/** Texts as the places of their words. */
export interface SentTexts {
  /** Parted by blanks. */
  readonly words: string;
  /** A line for each word: the number of the first text that it stands in, then how many texts further each of the others is. */
  readonly standing: string;
}

/** Texts of words parted by blanks; they come back with their words sorted, each once. */
export function sendTexts(texts: readonly string[]): SentTexts {
  const standing = new Map<string, number[]>();
  texts.forEach((text, i) => {
    for (const word of new Set(text.split(' '))) standing.set(word, [...(standing.get(word) ?? []), i]);
  });
  const words = [...standing].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: words.map(([word]) => word).join(' '),
    standing: words.map(([, numbers]) => numbers.map((n, i) => n - (numbers[i - 1] ?? 0)).join(' ')).join('\n'),
  };
}

/** The texts that were sent. */
export function receiveTexts({ words, standing }: SentTexts): readonly string[] {
  const texts: string[][] = [];
  const lines = standing.split('\n');
  words.split(' ').forEach((word, i) => {
    let at = 0;
    for (const further of (lines[i] ?? '').split(' ')) {
      at += Number(further);
      texts[at] = [...(texts[at] ?? []), word];
    }
  });
  return texts.map((own) => own.join(' '));
}

type Columns<T> = { readonly [K in keyof T]: readonly T[K][] };
/** Rows that all have the same fields, and the other way round. */
function columnsOf<T extends object>(rows: readonly T[]): Columns<T> {
  const names = Object.keys(rows[0] ?? {}) as (keyof T)[];
  return Object.fromEntries<unknown>(names.map((name) => [name, rows.map((row) => row[name])])) as Columns<T>;
}
function rowsOf<T extends object>(columns: Columns<T>): readonly T[] {
  const named = Object.entries(columns) as [string, readonly unknown[]][];
  return (named[0]?.[1] ?? []).map((_, i) => Object.fromEntries(named.map(([name, values]) => [name, values[i]])) as T);
}

type Article = LookupRule['articles'][string][number];
/** Most articles are written as they are named, and stand in the chapter that their name begins with. */
const usual = (name: string): Article => [name.replaceAll(' ', '\u00a0'), name.split(/[ .]/)[0] ?? '', name];

/** An entry as it is sent: of its phrasings and lists of notions only how many they are. */
type Sent<T extends LookupRule | LookupPlace> = Omit<T, 'asked' | 'notions'> & { readonly asked: number; readonly notions: number };
type SentRule = Omit<Sent<LookupRule>, 'articles'> & { readonly articles: readonly (readonly string[])[] };

export type SentLookup = Omit<Lookup, 'rules' | 'places'> & {
  /** Their articles by name, edition by edition. */
  readonly rules: Columns<SentRule>;
  readonly places: Columns<Sent<LookupPlace>>;
  /** Articles that are not as usual, by name. */
  readonly unusual: Readonly<Record<string, Article>>;
  /** Phrasings and lists of notions of all entries. */
  readonly texts: SentTexts;
};

/** What is sent of a look-up. */
export function send({ rules, places, ...rest }: Lookup): SentLookup {
  const counts = ({ asked, notions = [] }: LookupRule | LookupPlace) => ({ asked: asked.length, notions: notions.length });
  const articles = rules.flatMap((rule) => Object.values(rule.articles).flat());
  return {
    ...rest,
    rules: columnsOf(
      rules.map((rule) => ({
        ...rule,
        ...counts(rule),
        articles: rest.editions.map(({ id }) => (rule.articles[id] ?? []).map(([, , name]) => name)),
      })),
    ),
    places: columnsOf(places.map((place) => ({ ...place, line: place.line ?? '', ...counts(place) }))),
    unusual: Object.fromEntries(articles.filter((one) => one.join() !== usual(one[2]).join()).map((one) => [one[2], one])),
    texts: sendTexts([...rules, ...places].flatMap(({ asked, notions = [] }) => [...asked, ...notions])),
  };
}

/** The look-up that was sent. */
export function receive({ rules, places, unusual, texts: sent, ...rest }: SentLookup): Lookup {
  const texts = receiveTexts(sent);
  let taken = 0;
  const take = (count: number): readonly string[] => {
    taken += count;
    return texts.slice(taken - count, taken);
  };
  return {
    ...rest,
    rules: rowsOf(rules).map(({ asked, notions, articles, ...rule }) => ({
      ...rule,
      asked: take(asked),
      notions: take(notions),
      articles: Object.fromEntries(
        rest.editions.flatMap(({ id }, i) => {
          const names = articles[i] ?? [];
          return names.length > 0 ? [[id, names.map((name) => unusual[name] ?? usual(name))] as const] : [];
        }),
      ),
    })),
    places: rowsOf(places).map(({ asked, notions, ...place }) => ({ ...place, asked: take(asked), notions: take(notions) })),
  };
}
