/** Days as the languages write them. */
import type { Lang } from '../../corpus/model.ts';

const FORMS = Object.fromEntries(
  (['de', 'ru', 'et', 'en'] as const).map((lang) => [
    lang,
    new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { dateStyle: 'long', timeZone: 'UTC' }),
  ]),
) as Readonly<Record<Lang, Intl.DateTimeFormat>>;

/** A statement with its full stop; a year that Russian writes `2010 г.` has one already. */
export const stopped = (statement: string): string => (statement.endsWith('.') ? statement : `${statement}.`);

/** `2017-01-01` → `1. Januar 2017`, with blanks that don't break. */
export function longDate(iso: string, lang: Lang): string {
  return FORMS[lang].format(new Date(iso)).replaceAll(' ', '\u00a0');
}
