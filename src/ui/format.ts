/** Dates and numbers as a language writes them. */
import { LANGUAGES, type Lang } from '../corpus/languages.ts';
import { remembered } from './remembered.ts';

/** Formatters are costly to make: one for each language and way to write. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const times = new Map<Lang, Intl.DateTimeFormat>();

/** A number in the language's figures. */
export function formatNumber(value: number, lang: Lang, options: Intl.NumberFormatOptions = {}): string {
  const key = `${lang} ${JSON.stringify(options)}`;
  return remembered(numbers, key, () => new Intl.NumberFormat(LANGUAGES[lang].locale, options)).format(value);
}

/** A share of 1 in per cent. */
export const formatPercent = (share: number, lang: Lang, options: Intl.NumberFormatOptions): string =>
  formatNumber(share, lang, { style: 'percent', ...options });

/** A day, in UTC, with blanks that don't break: `2017-01-01` → `1. Januar 2017`. Throws a RangeError where it is no date. */
export function formatDate(day: string | Date, lang: Lang, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }): string {
  const key = `${lang} ${JSON.stringify(options)}`;
  const format = remembered(dates, key, () => new Intl.DateTimeFormat(LANGUAGES[lang].locale, { ...options, timeZone: 'UTC' }));
  return format.format(new Date(day)).replaceAll(' ', '\u00a0');
}

/** The time of day where the reader is, of a moment in ms since 1970: `14:05`. */
export function formatTime(at: number, lang: Lang): string {
  const format = remembered(times, lang, () => new Intl.DateTimeFormat(LANGUAGES[lang].locale, { timeStyle: 'short' }));
  return format.format(at);
}

const DAY = /^\d{4}-\d\d-\d\d$/;
/** A day that somebody typed in: written out where it is one, else as it stands. */
export const dateOrText = (text: string | undefined, lang: Lang): string =>
  text === undefined || !DAY.test(text) || Number.isNaN(Date.parse(text)) ? (text ?? '') : formatDate(text, lang);

/** A statement with its full stop; a year that Russian writes `2010 г.` has one already. */
export const withFullStop = (statement: string): string => (statement.endsWith('.') ? statement : `${statement}.`);
