/**
 * The look-up file as it is sent, and back. It is plain JSON for the host to compress: entries as columns, and the phrasings, most of it, as an
 * inverted index: every word once, with the phrasings that it stands in. What follows from the rest is left out.
 */
import { labelOf } from '../../narrate/article-label.ts';
import { fold } from '../../ui/fold.ts';
import type { Lookup, LookupPlace, LookupRule } from './types.ts';
import { type Lexicon, MOST_LETTERS, stemmer } from './words.ts';

/** Texts as the places of their words. */
export interface SentTexts {
  /** In the order of the alphabet, each by what it has beyond the word before: a capital says how many letters they share (A none, B one, …). */
  readonly words: string;
  /** A line for each word: the number of the first text that it stands in, then how many texts further each of the others is. */
  readonly standing: string;
}

const NONE_SHARED = 'A'.charCodeAt(0);
const MOST_SHARED = 25;

/** Front coding of sorted words without capitals. */
function sendWords(words: readonly string[]): string {
  return words
    .map((word, i) => {
      const before = words[i - 1] ?? '';
      let shared = 0;
      while (shared < Math.min(before.length, MOST_SHARED) && before[shared] === word[shared]) shared++;
      return String.fromCharCode(NONE_SHARED + shared) + word.slice(shared);
    })
    .join('');
}
function receiveWords(sent: string): readonly string[] {
  let word = '';
  return (sent.match(/[A-Z][^A-Z]*/g) ?? []).map((one) => {
    word = word.slice(0, one.charCodeAt(0) - NONE_SHARED) + one.slice(1);
    return word;
  });
}

/** Texts of small words parted by blanks; they come back with their words sorted, each once. */
export function sendTexts(texts: readonly string[]): SentTexts {
  const standing = new Map<string, number[]>();
  texts.forEach((text, i) => {
    for (const word of new Set(text.split(' '))) standing.set(word, [...(standing.get(word) ?? []), i]);
  });
  const words = [...standing].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: sendWords(words.map(([word]) => word)),
    standing: words.map(([, numbers]) => numbers.map((n, i) => n - (numbers[i - 1] ?? 0)).join(' ')).join('\n'),
  };
}

/** The texts that were sent. */
export function receiveTexts({ words, standing }: SentTexts): readonly string[] {
  const texts: string[][] = [];
  const lines = standing.split('\n');
  receiveWords(words).forEach((word, i) => {
    let at = 0;
    for (const further of (lines[i] ?? '').split(' ')) {
      at += Number(further);
      texts[at] ??= [];
      texts[at]?.push(word);
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

/** Most articles stand in the chapter that their name begins with. */
const chapterIn = (name: string): string => name.split(/[ .]/)[0] ?? '';
/** Where a term or a measure is shown. */
const PATHS: Readonly<Partial<Record<LookupPlace['kind'], (id: string) => string>>> = {
  term: (id) => `glossary/#${id}`,
  measure: () => 'equipment/',
};
const pathOf = ({ kind, id }: Pick<LookupPlace, 'kind' | 'id'>): string => PATHS[kind]?.(id) ?? '';

/** An entry as it is sent: of its phrasings only how many they are. */
type Sent<T extends LookupRule | LookupPlace> = Omit<T, 'asked' | 'notions'> & { readonly asked: number };
type SentRule = Omit<Sent<LookupRule>, 'articles' | 'kind'>;

export type SentLookup = Omit<Lookup, 'rules' | 'places'> & {
  readonly rules: Columns<SentRule>;
  /** Of each edition the articles that state the rules: a line a rule, several names parted by bars. */
  readonly articles: readonly string[];
  /** Their paths where they do not follow from kind and id; of terms no phrasings that are their forms. */
  readonly places: Columns<Sent<LookupPlace>>;
  /** Chapters of articles whose names do not begin with them. */
  readonly chapters: Readonly<Record<string, string>>;
  /** Phrasings of all entries, one after the other. */
  readonly texts: SentTexts;
};

/** The forms of a term but its title, of those that are compared as one only the first: each is a phrasing, too. */
export function formsOf({ kind, id, title }: Pick<LookupPlace, 'kind' | 'id' | 'title'>, lexicon: Lexicon): readonly string[] {
  if (kind !== 'term') return [];
  const named = stemmer(lexicon)(fold(title, lexicon.lang));
  const own = (lexicon.forms[id] ?? '').split(' ').filter((form) => form && form !== named);
  return [...new Map(own.map((form) => [form.slice(0, MOST_LETTERS), form])).values()];
}

/** What is sent of a look-up. */
export function send({ rules, places, ...rest }: Lookup): SentLookup {
  const sentPlaces = places.map((place) => {
    const forms = formsOf(place, rest.lexicon);
    return { ...place, asked: place.asked.filter((text) => !forms.includes(text)) };
  });
  const articles = rules.flatMap((rule) => Object.values(rule.articles).flat());
  return {
    ...rest,
    rules: columnsOf(
      rules.map(({ kind: _kind, articles: _articles, ...rule }) => ({
        ...rule,
        asked: rule.asked.length,
      })),
    ),
    articles: rest.editions.map(({ id }) => rules.map((rule) => (rule.articles[id] ?? []).map(([, , name]) => name).join('|')).join('\n')),
    places: columnsOf(
      sentPlaces.map((place) => ({
        ...place,
        path: place.path === pathOf(place) ? '' : place.path,
        asked: place.asked.length,
      })),
    ),
    chapters: Object.fromEntries(articles.flatMap(([, chapter, name]) => (chapter === chapterIn(name) ? [] : [[name, chapter]]))),
    texts: sendTexts([...rules, ...sentPlaces].flatMap(({ asked }) => asked)),
  };
}

/** The look-up that was sent. */
export function receive({ rules, articles, places, chapters, texts: sent, ...rest }: SentLookup): Lookup {
  const texts = receiveTexts(sent);
  const named = articles.map((lines) => lines.split('\n').map((names) => names.split('|').filter(Boolean)));
  let taken = 0;
  const take = (count: number): readonly string[] => {
    taken += count;
    return texts.slice(taken - count, taken);
  };
  return {
    ...rest,
    rules: rowsOf(rules).map(({ asked, ...rule }, row) => ({
      ...rule,
      kind: 'rule',
      asked: take(asked),
      articles: Object.fromEntries(
        rest.editions.flatMap(({ id }, i) => {
          const stating = (named[i]?.[row] ?? []).map(
            (name) => [labelOf(name, rest.articleParts), chapters[name] ?? chapterIn(name), name] as const,
          );
          return stating.length > 0 ? [[id, stating] as const] : [];
        }),
      ),
    })),
    places: rowsOf(places).map(({ asked, ...place }) => ({
      ...place,
      path: place.path || pathOf(place),
      asked: [...formsOf(place, rest.lexicon), ...take(asked)],
    })),
  };
}
