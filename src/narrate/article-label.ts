/** How an article's name in the corpus (English helper words: `13 ¶3.5 (no. 31.5)`) is written in a language, by that language's words alone. */
import type { ArticlePart } from '../corpus/languages.ts';

/** How a language writes the named parts of an article's number; `$1` is the number in it. */
export type ArticleParts = Readonly<Record<ArticlePart, string>>;

const PARTS: readonly (readonly [RegExp, ArticlePart])[] = [
  [/^intro$/, 'introduction'],
  [/^Annex (\d+) row (\d+)$/, 'annexRow'],
  [/\(note to no\. ([^)]+)\)/, 'noteToNumber'],
  [/\(no\. ([^)]+)\)/, 'number'],
  [/\(1st\)/, 'first'],
  [/\(2nd\)/, 'second'],
  [/\(team line-up\)/, 'lineUp'],
  [/\(chapeau\)/, 'opening'],
  [/ Starting /, 'starting'],
  [/(?:Anm\.|прим\.|note|Note)/, 'note'],
  [/ s(\d+)/, 'sentence'],
];

/** `13 ¶3.5 (no. 31.5)` → `13 ¶3.5 (Nr. 31.5)`; blanks don't break. */
export function labelOf(article: string, parts: ArticleParts): string {
  let text = article;
  for (const [pattern, part] of PARTS) text = text.replace(pattern, parts[part]);
  return text.replaceAll(' ', '\u00a0');
}
