/** Whether a line is meant by what somebody types in search of it. */
import { fold, wordsOf } from './fold.ts';

/** So much of a longer word stands for all its forms, and at least so many letters: `опоздал` is looked for as `опозд`. */
const SHARE = 0.6;
const LEAST = 4;

/**
 * A word, or the beginning of one of its forms, anywhere in the text: compounds are found by their parts, and by a part of themselves
 * (`verspätet` by `spät`). A word of four letters may end otherwise.
 */
function finds(word: string, folded: string, words: readonly string[]): boolean {
  const stem = word.slice(0, Math.max(LEAST, Math.ceil(word.length * SHARE)));
  if (folded.includes(stem) || words.some((other) => other.length >= LEAST && word.includes(other))) return true;
  return word.length === LEAST && words.some((other) => other.startsWith(word.slice(0, -1)) && other.length <= word.length + 2);
}

/** Says of a text whether it holds every word of the query in some form. */
export function matcher(query: string, lang: string): (text: string) => boolean {
  const wanted = wordsOf(query, lang);
  return (text) => {
    const [folded, words] = [fold(text, lang), wordsOf(text, lang)];
    return wanted.every((word) => finds(word, folded, words));
  };
}
