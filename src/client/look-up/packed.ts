/**
 * The look-up file as it is sent, and back. Its phrasings are most of it; they are sent as an index: every word once, and for each the answers it
 * stands in and the phrasings of each. Half the size of the same as text.
 */
import type { Effect } from '../../referee/types.ts';
import { setReader, setWriter } from './sets.ts';
import type { Lookup, LookupPlace, LookupRule } from './types.ts';
import type { Lexicon } from './words.ts';

/** Texts of several entries, as sets of words. */
export interface PackedTexts {
  /** Words in their order; a capital letter says how many letters a word shares with the one before (`A` none). */
  readonly words: string;
  /** Letters that are written as a, b, c … in `words`, and the other way round: a letter beyond ASCII takes two bytes. */
  readonly letters: string;
  /** How many texts each entry has, then for each word its entries, and for each of these its texts. */
  readonly sets: string;
}

/** Entries as columns: a value of each in a line, parts of it by `/`, `;` and blanks. */
interface Columns {
  readonly id: string;
  readonly title: string;
}
export type PackedLookup = Omit<Lookup, 'rules' | 'places' | 'lexicon'> & {
  /** The forms of these terms are the last entries of the texts. */
  readonly lexicon: Omit<Lexicon, 'forms'> & { readonly forms: string };
  readonly rules: Columns & Readonly<Record<'chapter' | 'articles' | 'verdicts', string>>;
  readonly places: Columns & Readonly<Record<'kind' | 'path' | 'line', string>>;
  readonly texts: PackedTexts;
};

const CAPITAL = 'A'.charCodeAt(0);
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const MOST_SHARED = 25;

function packWords(sorted: readonly string[]): string {
  let last = '';
  return sorted
    .map((word) => {
      let shared = 0;
      while (shared < MOST_SHARED && shared < last.length && word[shared] === last[shared]) shared++;
      last = word;
      return String.fromCharCode(CAPITAL + shared) + word.slice(shared);
    })
    .join('');
}
function unpackWords(packed: string): readonly string[] {
  let last = '';
  return Array.from(packed.matchAll(/([A-Z])([^A-Z]*)/g), ([, shared = '', rest = '']) => {
    last = last.slice(0, shared.charCodeAt(0) - CAPITAL) + rest;
    return last;
  });
}

/** The commonest letters beyond ASCII. */
function commonLetters(text: string): string {
  const counts = new Map<string, number>();
  for (const [letter] of text.matchAll(/[^\0-\x7f]/gu)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([letter]) => letter)
    .slice(0, SMALL.length)
    .join('');
}
/** Each of these letters for its small Latin one, and the other way round: twice is the text again. */
function swapped(text: string, letters: string): string {
  const other = new Map(
    [...letters].flatMap((letter, i) => [[letter, SMALL[i] ?? letter] as const, [SMALL[i] ?? letter, letter] as const]),
  );
  return text.replace(/./gsu, (letter) => other.get(letter) ?? letter);
}

/** Packs texts of words parted by blanks, without capital letters; they come back with their words sorted, each once. */
export function packTexts(entries: readonly (readonly string[])[]): PackedTexts {
  /** Word → entry → texts. */
  const places = new Map<string, Map<number, number[]>>();
  entries.forEach((texts, entry) => {
    texts.forEach((text, i) => {
      for (const word of new Set(text.split(' '))) {
        const inEntries = places.get(word) ?? new Map<number, number[]>();
        places.set(word, inEntries.set(entry, [...(inEntries.get(entry) ?? []), i]));
      }
    });
  });
  const sorted = [...places.keys()].sort();
  const sets = setWriter();
  for (const texts of entries) sets.number(texts.length);
  for (const word of sorted) {
    const inEntries = places.get(word) ?? new Map<number, number[]>();
    sets.set([...inEntries.keys()], entries.length);
    for (const [entry, texts] of inEntries) sets.set(texts, entries[entry]?.length ?? 0);
  }
  const words = packWords(sorted);
  const letters = commonLetters(words);
  return { words: swapped(words, letters), letters, sets: sets.text() };
}

/** The texts that were packed. */
export function unpackTexts({ words: written, letters, sets: packed }: PackedTexts, count: number): readonly (readonly string[])[] {
  const sets = setReader(packed);
  const entries = Array.from({ length: count }, () => Array.from({ length: sets.number() }, (): string[] => []));
  for (const word of unpackWords(swapped(written, letters)))
    for (const entry of sets.set(count)) {
      const texts = entries[entry] ?? [];
      for (const text of sets.set(texts.length)) texts[text]?.push(word);
    }
  return entries.map((texts) => texts.map((words) => words.join(' ')));
}

type Article = LookupRule['articles'][string][number];
const labelOf = (name: string): string => name.replaceAll(' ', '\u00a0');
const chapterOf = (name: string): string => name.split(/[ .]/)[0] ?? '';
/** `name`, `name|label` or `name|label|chapter`: what follows from the name is left out. */
function packArticle([label, chapter, name]: Article): string {
  if (chapter !== chapterOf(name)) return [name, label, chapter].join('|');
  return label === labelOf(name) ? name : [name, label].join('|');
}
function unpackArticle(packed: string): Article {
  const [name = '', label = labelOf(name), chapter = chapterOf(name)] = packed.split('|');
  return [label, chapter, name];
}

const USUAL_PATH: Readonly<Record<LookupPlace['kind'], (id: string) => string>> = {
  guide: (id) => `guide/${id}/`,
  term: (id) => `glossary/#${id}`,
  measure: () => 'equipment/',
  page: (id) => `${id}/`,
};

/** Parts of a text, none of an empty one. */
const parts = (text: string, by: string): readonly string[] => (text === '' ? [] : text.split(by));
const column = <T>(entries: readonly T[], value: (entry: T) => string): string => entries.map(value).join('\n');

/** Marks the words of a list of notions among the phrasings. */
const NOTION = '#';
const isNotions = (text: string): boolean => text.startsWith(NOTION);

/** What is sent of a look-up. Titles and lines have no line breaks. */
export function pack({ rules, places, lexicon, ...rest }: Lookup): PackedLookup {
  const textsOf = ({ asked, notions = [] }: LookupRule | LookupPlace) => [
    ...asked,
    ...notions.map((text) => text.replace(/(^| )/g, `$1${NOTION}`)),
  ];
  return {
    ...rest,
    lexicon: { ...lexicon, forms: Object.keys(lexicon.forms).join(' ') },
    rules: {
      id: column(rules, ({ id }) => id),
      title: column(rules, ({ title }) => title),
      chapter: column(rules, ({ chapter }) => chapter),
      articles: column(rules, ({ articles }) => rest.editions.map(({ id }) => (articles[id] ?? []).map(packArticle).join(';')).join('/')),
      verdicts: column(rules, ({ verdicts }) => verdicts.map((effects) => effects.join(' ')).join('/')),
    },
    places: {
      id: column(places, ({ id }) => id),
      title: column(places, ({ title }) => title),
      kind: column(places, ({ kind }) => kind),
      path: column(places, ({ kind, id, path }) => (path === USUAL_PATH[kind](id) ? '' : `/${path}`)),
      line: column(places, ({ line = '' }) => line),
    },
    texts: packTexts([...rules.map(textsOf), ...places.map(textsOf), ...Object.values(lexicon.forms).map((forms) => [forms])]),
  };
}

/** The look-up that was packed. */
export function unpack({ texts, lexicon, rules, places, ...rest }: PackedLookup): Lookup {
  const lines = <C extends string>(columns: Readonly<Record<C, string>>): readonly Readonly<Record<C, string>>[] => {
    const split = Object.entries<string>(columns).map(([name, text]) => [name, text.split('\n')] as const);
    return (split[0]?.[1] ?? []).map(
      (_, i) => Object.fromEntries(split.map(([name, values]) => [name, values[i] ?? ''])) as Record<C, string>,
    );
  };
  const [ruleLines, placeLines, forms] = [lines(rules), lines(places), parts(lexicon.forms, ' ')];
  const unpacked = unpackTexts(texts, ruleLines.length + placeLines.length + forms.length);
  const asked = (i: number): Pick<LookupRule, 'asked' | 'notions'> => {
    const own = unpacked[i] ?? [];
    const notions = own.filter(isNotions).map((text) => text.replaceAll(NOTION, ''));
    return { asked: own.filter((text) => !isNotions(text)), ...(notions.length > 0 ? { notions } : {}) };
  };
  return {
    ...rest,
    rules: ruleLines.map(({ id, title, chapter, articles, verdicts }, i) => ({
      kind: 'rule',
      id,
      title,
      chapter,
      ...asked(i),
      articles: Object.fromEntries(
        articles
          .split('/')
          .flatMap((own, at) => (own === '' ? [] : [[rest.editions[at]?.id ?? '', own.split(';').map(unpackArticle)] as const])),
      ),
      verdicts: parts(verdicts, '/').map((effects) => effects.split(' ') as Effect[]),
    })),
    places: placeLines.map(({ id, title, kind: named, path, line }, i) => {
      const kind = named as LookupPlace['kind'];
      return {
        kind,
        id,
        title,
        path: path === '' ? USUAL_PATH[kind](id) : path.slice(1),
        ...(line === '' ? {} : { line }),
        ...asked(ruleLines.length + i),
      };
    }),
    lexicon: {
      ...lexicon,
      forms: Object.fromEntries(forms.map((id, i) => [id, unpacked[ruleLines.length + placeLines.length + i]?.[0] ?? ''])),
    },
  };
}
