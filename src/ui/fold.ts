/** Words as they are compared, however they are written. */

/** Small letters without marks; what a German keyboard without umlauts writes counts as the umlaut. */
export function fold(text: string, lang: string): string {
  const bare = text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  return lang === 'de' ? bare.replace(/([aou])e/g, '$1') : bare;
}

/** Words and numbers of a text, folded: `30s` is `30` and `s`. */
export const wordsOf = (text: string, lang: string): readonly string[] => fold(text, lang).match(/\p{L}+|\p{N}+/gu) ?? [];
