/** Days as the languages write them. */
import { LANGS, LANGUAGES, type Lang } from '../../corpus/languages.ts';

const FORMS = new Map(
  LANGS.map((lang) => [lang, new Intl.DateTimeFormat(LANGUAGES[lang].locale, { dateStyle: 'long', timeZone: 'UTC' })] as const),
);

/** A statement with its full stop; a year that Russian writes `2010 г.` has one already. */
export const stopped = (statement: string): string => (statement.endsWith('.') ? statement : `${statement}.`);

/** `2017-01-01` → `1. Januar 2017`, with blanks that don't break. */
export function longDate(iso: string, lang: Lang): string {
  return (FORMS.get(lang)?.format(new Date(iso)) ?? iso).replaceAll(' ', '\u00a0');
}
