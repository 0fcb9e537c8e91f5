/** The words of a look-up as the matcher compares them: folded, numbers and units in one spelling, with the notions that they name. Pure. */
import type { Lang } from '../../corpus/model.ts';
import { fold, wordsOf } from '../../ui/fold.ts';

/** What a language says by which words: `content/asked/<lang>/lexicon.yaml`. In a list of words `*` stands for any letters before or after. */
export interface Lexicon {
  readonly lang: Lang;
  /** Words that tell nothing by themselves, parted by blanks. */
  readonly stop: string;
  /** Endings of inflection, parted by blanks: words are compared without them. */
  readonly endings: string;
  /** Number words to digits. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Units of measure to the words for them. */
  readonly units: Readonly<Record<string, string>>;
  /** Notions of the game to the words that name them. */
  readonly notions: Readonly<Record<string, string>>;
  /** Terms of the glossary to all their forms, without endings. */
  readonly forms: Readonly<Record<string, string>>;
}

/** What is left of a word without its endings has at least as many letters. */
const LEAST_BARE = 3;

/** Takes the endings of inflection off folded words, as many as there are: `лузами` and `лузу` are both `луз`. */
export function stemmer({ endings, lang }: Pick<Lexicon, 'endings' | 'lang'>): (word: string) => string {
  const known = new Set(wordsOf(endings, lang));
  const longest = Math.max(0, ...[...known].map(({ length }) => length));
  const stem = (word: string): string => {
    for (let cut = Math.min(longest, word.length - LEAST_BARE); cut > 0; cut--)
      if (known.has(word.slice(-cut))) return stem(word.slice(0, -cut));
    return word;
  };
  return (word) => (/^\p{L}/u.test(word) ? stem(word) : word);
}

/** Of a long word its beginning stands for all its forms; of a very long one no more is compared at all. */
const STEM = 5;
export const MOST_LETTERS = 8;

/** A form by which texts and questions meet. The sign says what kind: `=` number or unit, `#` notion, `~` beginning, none a whole word. */
export type Token = string;
export const isWord = (token: Token): boolean => !/^[=#~]/.test(token);

/** Turns a word into its tokens; a word without any tells nothing. */
export type Analyse = (word: string) => readonly Token[];

/** Whether a word is meant by one that is written with `*` before or after. */
function pattern(written: string, lang: string): (word: string) => boolean {
  const bare = fold(written.replaceAll('*', ''), lang);
  const [before, after] = [written.startsWith('*'), written.endsWith('*')];
  if (before && after) return (word) => word.includes(bare);
  return before ? (word) => word.endsWith(bare) : (word) => word.startsWith(bare);
}

/** Finds the names under whose words a word stands. */
function namesOf(lists: readonly (readonly [sign: string, named: Readonly<Record<string, string>>])[], lang: string): Analyse {
  const exact = new Map<string, Token[]>();
  const patterns: (readonly [Token, (word: string) => boolean])[] = [];
  for (const [sign, named] of lists)
    for (const [id, words] of Object.entries(named))
      for (const written of words.split(' ').filter(Boolean)) {
        const token = `${sign}${id}`;
        if (written.includes('*')) patterns.push([token, pattern(written, lang)]);
        else exact.set(fold(written, lang), [...(exact.get(fold(written, lang)) ?? []), token]);
      }
  return (word) => [...new Set([...(exact.get(word) ?? []), ...patterns.flatMap(([token, fits]) => (fits(word) ? [token] : []))])];
}

/** The analyser of a language; each word is analysed once. */
export function analyser({ lang, stop, endings, numbers, units, notions, forms }: Lexicon): Analyse {
  const idle = new Set(wordsOf(stop, lang));
  const digits = new Map(Object.entries(numbers).map(([word, n]) => [fold(word, lang), `=${n}`]));
  const named = namesOf(
    [
      ['=', units],
      ['#', notions],
    ],
    lang,
  );
  const termed = namesOf([['#term-', forms]], lang);
  const stem = stemmer({ endings, lang });
  const analyse = (whole: string): readonly Token[] => {
    const bare = stem(whole);
    const word = bare.slice(0, MOST_LETTERS);
    const names = [...named(whole), ...termed(bare)];
    if (/^\p{N}/u.test(word)) return [`=${word}`];
    if (idle.has(whole)) return names;
    const number = digits.get(whole);
    return [word, ...(word.length > STEM ? [`~${word.slice(0, STEM)}`] : []), ...(number ? [number] : []), ...names];
  };
  const known = new Map<string, readonly Token[]>();
  return (word) => {
    const tokens = known.get(word) ?? analyse(word);
    known.set(word, tokens);
    return tokens;
  };
}

/** Makes of a phrasing the words that tell something, each once and no longer than is compared: what of it has to be sent. */
export function significant(lexicon: Lexicon): (text: string) => string {
  const { lang } = lexicon;
  const analyse = analyser(lexicon);
  const stem = stemmer(lexicon);
  const compared = (word: string): string => {
    const tokens = analyse(word).join();
    return [stem(word).slice(0, MOST_LETTERS), word.slice(0, MOST_LETTERS)].find((short) => analyse(short).join() === tokens) ?? word;
  };
  return (text) => [...new Set(wordsOf(text, lang).flatMap((word) => (analyse(word).length > 0 ? [compared(word)] : [])))].sort().join(' ');
}
