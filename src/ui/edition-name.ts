/** Editions' names as they stand within a sentence. */
import type { Lang } from './langs.ts';

/** `name` after another word, its year kept beside it: „Ausgabe 2010 und Ausgabe 2017“, but «Издание 2010 и издание 2017», since only German nouns are capital. */
export function withinSentence(name: string, lang: Lang): string {
  const bound = held(name);
  return lang === 'de' ? bound : bound.charAt(0).toLocaleLowerCase(lang) + bound.slice(1);
}

/** `name` whose words no line end parts. */
export const held = (name: string): string => name.replaceAll(' ', '\u00a0');

/** Two editions' names for a title that names one after the other. */
export const pairNames = (from: string, to: string, lang: Lang): { readonly from: string; readonly to: string } => ({
  from: held(from),
  to: withinSentence(to, lang),
});
