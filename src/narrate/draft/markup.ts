/**
 * Texts of the rules as one reads them and as they are written: terms are linked (`[striker](term:striker)`), numbers are references to parameters
 * (`{{strokeTime}}`), articles to provisions (`[[striker-pocketed]]`). A drafter sees words, numbers and articles, and what he leaves of them keeps
 * its link.
 */

/** How what a text refers to reads. */
export interface Reader {
  /** The number that a reference stands for; undefined where there is none. */
  readonly figure: (reference: string) => string | undefined;
  /** The article of a provision; undefined where the book has none. */
  readonly cite: (provision: string) => string | undefined;
}

/** A bit of a text that is written otherwise than it reads. */
interface Mark {
  readonly shown: string;
  readonly source: string;
}

const MARKED = /\[\[([a-z0-9-]+)\]\]|\[([^\]]+)\]\(([^)]+)\)|\{\{([^{}]*)\}\}/g;

function marksOf(source: string, reader: Reader): { readonly shown: string; readonly marks: readonly Mark[] } {
  const marks: Mark[] = [];
  const shown = source.replace(MARKED, (whole: string, provision?: string, word?: string, _href?: string, reference?: string) => {
    const reads = provision !== undefined ? (reader.cite(provision) ?? '') : (word ?? reader.figure(reference ?? '') ?? whole);
    if (reads !== '') marks.push({ shown: reads, source: whole });
    return reads;
  });
  return { shown, marks };
}

/** What one reads; where a book has no such article, the brackets around it go too. */
export const shownText = (source: string, reader: Reader): string =>
  marksOf(source, reader)
    .shown.replace(/\*\*/g, '')
    .replace(/\s*\(\s*[,;]?\s*\)/g, '')
    .replace(/ +([.,;:])/g, '$1');

const isLetter = (text: string, index: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(index));

/** What somebody wrote, with the links, numbers and articles that it has in common with texts that have them; each as often as there. */
export function writtenText(shown: string, like: readonly string[], reader: Reader): string {
  // of several texts with the same words the first one's links are taken
  const left = new Map<string, string[]>();
  for (const source of like) {
    const own = new Map<string, string[]>();
    for (const mark of marksOf(source, reader).marks) own.set(mark.shown, [...(own.get(mark.shown) ?? []), mark.source]);
    for (const [word, sources] of own) if (!left.has(word)) left.set(word, sources);
  }
  const words = [...left.keys()].sort((a, b) => b.length - a.length);
  let out = '';
  let at = 0;
  while (at < shown.length) {
    const word = words.find(
      (one) =>
        shown.startsWith(one, at) &&
        !(isLetter(shown, at - 1) && isLetter(one, 0)) &&
        !(isLetter(shown, at + one.length) && isLetter(one, one.length - 1)) &&
        (left.get(one)?.length ?? 0) > 0,
    );
    if (word === undefined) {
      out += shown.charAt(at);
      at += 1;
    } else {
      out += left.get(word)?.shift() ?? word;
      at += word.length;
    }
  }
  return out;
}
