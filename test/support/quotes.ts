import { LANGUAGES, type Lang } from '../../src/corpus/languages.ts';

/** Quotation marks that have no place in a text of the language: straight ones, and those of others. */
export const foreignQuotes = (lang: Lang): RegExp =>
  new RegExp(`["${[...'„“”«»'].filter((mark) => !LANGUAGES[lang].quotes.includes(mark)).join('')}]`);
