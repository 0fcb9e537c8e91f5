/** The languages of the site, in the order in which they are offered, and what they are called. */
import { isLang, LANGS, LANGUAGES, type Lang } from '../corpus/languages.ts';

export { isLang, LANGS, type Lang };

/** What a language calls itself. */
export const ownName = (lang: Lang): string => LANGUAGES[lang].name;

/** What a language is called in another one: `Estnisch`. */
export const languageName = (of: Lang, lang: Lang): string => new Intl.DisplayNames(lang, { type: 'language' }).of(of) ?? ownName(of);
