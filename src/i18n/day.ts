/** Days as a language writes them. */
import { LANGUAGES, type Lang } from '../corpus/languages.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** `2026-11-21` → `21. November 2026`; whatever else somebody wrote stays as it is. */
export function dayText(text: string | undefined, lang: Lang): string {
  if (text === undefined || !DAY.test(text) || Number.isNaN(Date.parse(text))) return text ?? '';
  return new Intl.DateTimeFormat(LANGUAGES[lang].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(text));
}
