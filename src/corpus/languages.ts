/** The languages of the site, from `content/languages.json`, in the order in which they are offered. */
import data from '../../content/languages.json' with { type: 'json' };
// only the type: the compile reads this file, too
import type { Lang } from '../compiled/languages.ts';

export const ARTICLE_PARTS = [
  'introduction',
  'annexRow',
  'noteToNumber',
  'number',
  'first',
  'second',
  'lineUp',
  'opening',
  'starting',
  'note',
  'sentence',
] as const;
export type ArticlePart = (typeof ARTICLE_PARTS)[number];

/** What is to be known of a language beside its words. */
export interface Language {
  /** What it calls itself. */
  readonly name: string;
  /** BCP 47 tag by which days and numbers are written. */
  readonly locale: string;
  /** ISO 639-3. */
  readonly iso: string;
  /** ISO 15924: `Latn`, `Cyrl`. */
  readonly script: string;
  /** The opening and the closing quotation mark. */
  readonly quotes: string;
  /** What stands before the number of an article. */
  readonly article: string;
  /** How the named parts of an article's number are written; `$1` is the number in it. */
  readonly articleParts: Readonly<Record<ArticlePart, string>>;
  /** The signs of the units of parameters. */
  readonly units: Readonly<Record<string, string>>;
  /** `partial`: being translated; what is missing is shown in `second`, and marked. */
  readonly status: string;
  /** The language in which a reader of a partial one is shown what is not yet translated. */
  readonly second?: string;
}

export type { Lang };

/** Everything that is known of each language. */
export const LANGUAGES: Readonly<Record<Lang, Language>> = data;

export const LANGS = Object.keys(data) as unknown as readonly [Lang, ...Lang[]];

/** The languages that must have every text. */
export const COMPLETE_LANGS: readonly Lang[] = LANGS.filter((lang) => LANGUAGES[lang].status === 'complete');

/** Type guard for a part of an address or a path. */
export const isLang = (text: string | undefined): text is Lang => text !== undefined && Object.hasOwn(data, text);

/** The language that stands in for one that is being translated; undefined where that is complete. */
export function secondOf(lang: Lang): Lang | undefined {
  const { status, second } = LANGUAGES[lang];
  return status === 'complete' || !isLang(second) ? undefined : second;
}
