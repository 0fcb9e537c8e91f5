/** Anchors: an article's number in ASCII, the same in every language. */

/** Cyrillic letters that number articles, in Latin ones. */
export const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
};

const LETTERS: Readonly<Record<string, string>> = {
  ...CYRILLIC,
  ž: 'zh',
  õ: 'o',
  ä: 'a',
  ö: 'o',
  ü: 'u',
};

const STEPS: readonly (readonly [RegExp, string])[] = [
  // an older number is named only where there is no other name
  [/(¶[^()]*?)\s*\((?:no\.|note to no\.)[^)]*\)/g, '$1'],
  [/\((1st)\)/g, ''],
  [/\((\d+)(?:nd|rd|th)\)/g, '-$1'],
  [/\(no\.\s*([\d.]+)\)/g, '-no$1'],
  [/§\s*(\d+)/g, '-par$1'],
  [/¶\s*/g, '-p'],
  [/•\s*/g, '-b'],
  [/(?:Anm\.|прим\.|note|Note)\s*(\d*)/g, '-n$1'],
  [/[()]/g, '-'],
  [/\s+/g, '-'],
  [/-{2,}/g, '-'],
  [/^-|-$/g, ''],
];

/** `17.1.г` → `17.1.g`, `17.1.u (2nd)` → `17.1.u-2`, `13 ¶3.5 (no. 31.5)` → `13-p3.5`, `5.6 •2` → `5.6-b2`, `13.7 Anm.` → `13.7-n`. */
export function anchorFor(article: string): string {
  let text = article;
  for (const [pattern, replacement] of STEPS) text = text.replace(pattern, replacement);
  return [...text.toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join('');
}
