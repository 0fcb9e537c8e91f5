/** The four languages of the site: how they call themselves, in the order in which they are offered. */
import { LANGS, type Lang } from '../corpus/model.ts';

export { LANGS, type Lang };

/** Each language by its own name. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = { de: 'Deutsch', ru: 'Русский', et: 'Eesti', en: 'English' };

/** How an article is called before its number; the blank is a no-break space. */
export const ARTICLE_WORD: Readonly<Record<Lang, string>> = { de: 'Art.', ru: 'ст.', et: 'art', en: 'Art.' };

/** Type guard for a part of an address. */
export function isLang(text: string | undefined): text is Lang {
  return (LANGS as readonly (string | undefined)[]).includes(text);
}
