/** What the full text quotes of a page. Its index also finds words that the question only begins with (`s` for `scratch`). Pure. */
import { wordsOf } from '../../ui/fold.ts';

/** Words shorter than this have to be the same. */
const SHORT = 3;
/** So many letters two forms of a longer word have in common; of four letters the last may differ (`луза`, `лузе`). */
const BEGINNING = 4;

/** Whether a word of a text is a form of a word that was asked for: it begins as that word does. */
function isForm(word: string, asked: string): boolean {
  if (asked.length < SHORT) return word === asked;
  return word.startsWith(asked.slice(0, Math.max(SHORT, Math.min(BEGINNING, asked.length - 1))));
}

/**
 * The excerpt with only those marks that stand on a word of the question; undefined where none does.
 * @param excerpt escaped by the index, but for its `<mark>`
 */
export function markedIn(excerpt: string, question: string, lang: string): string | undefined {
  const asked = wordsOf(question, lang).filter((word) => /\p{N}/u.test(word) || word.length > 1);
  let some = false;
  const shown = excerpt.replace(/<mark>(.*?)<\/mark>/g, (whole, marked: string) => {
    const fits = wordsOf(marked, lang).some((word) => asked.some((one) => isForm(word, one)));
    some ||= fits;
    return fits ? whole : marked;
  });
  return some ? shown : undefined;
}
