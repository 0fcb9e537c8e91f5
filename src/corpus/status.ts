/** How far a language is: which wordings are missing, which were read against the source, how often, and which changed since. */
import { fingerprint } from './hash.ts';
import { usedWordings } from './lint/languages.ts';
import { type AnyCorpus, type AnyProvision, LANGS, type Lang } from './model.ts';
import { type Review, type ReviewStatus, reviewKey, reviewStatus } from './reviews.ts';
import { authoredWording } from './wordings.ts';

export type TextStatus = 'missing' | ReviewStatus;

/** The language of the source of the first edition that uses a wording. */
export function sourceLanguage(corpus: AnyCorpus, provision: AnyProvision, wording: string): Lang {
  for (const id of corpus.book.editions) {
    const entry = provision.editions[id];
    if (entry && !entry.absent && entry.wording === wording) return corpus.editions.find((edition) => edition.id === id)?.language ?? 'en';
  }
  return 'en';
}

/** What a review of a wording signs: the text of its source language and the text that was read. */
export function reviewMark(corpus: AnyCorpus, provision: AnyProvision, lang: Lang, wording: string): string {
  const of = (language: Lang) => fingerprint(provision.texts[language]?.wordings[wording] ?? '');
  return `${of(sourceLanguage(corpus, provision, wording))}.${of(lang)}`;
}

/** The status of one wording in one language. */
export function textStatus(corpus: AnyCorpus, provision: AnyProvision, lang: Lang, wording: string): TextStatus {
  const key = authoredWording(wording);
  if (provision.texts[lang]?.wordings[key] === undefined) return 'missing';
  const readings = corpus.reviews.get(reviewKey({ text: reviewedText(corpus, provision), lang, wording: key })) ?? [];
  return reviewStatus(readings, reviewMark(corpus, provision, lang, key));
}

/** A provision's text as the record of reviews names it. */
const reviewedText = (corpus: AnyCorpus, { chapter, id }: AnyProvision): string => `${corpus.book.id}/${chapter}/${id}`;

/** A reading of a wording as it stands now; what lay beside it are the articles of every edition that has the wording. */
export function readingOf(
  corpus: AnyCorpus,
  provision: AnyProvision,
  { lang, wording, ...by }: Pick<Review, 'lang' | 'wording' | 'pass' | 'reader' | 'date'>,
): Review {
  const against = corpus.book.editions.flatMap((edition) => {
    const entry = provision.editions[edition];
    return entry && !entry.absent && authoredWording(entry.wording) === wording ? [`${edition} ${entry.articles.join(' + ')}`] : [];
  });
  const mark = reviewMark(corpus, provision, lang, wording);
  return { text: reviewedText(corpus, provision), lang, wording, ...by, against: against.join('; '), mark };
}

/** How many wordings of a language stand where. */
export interface LanguageStatus {
  readonly lang: Lang;
  /** All wordings that an edition uses. */
  readonly wordings: number;
  readonly missing: number;
  readonly unreviewed: number;
  readonly stale: number;
  readonly once: number;
  readonly reviewed: number;
}

/** The wordings that editions use, counted by language and status. */
export function statusByLanguage(corpus: AnyCorpus): readonly LanguageStatus[] {
  return LANGS.map((lang) => {
    const found = corpus.provisions.flatMap((provision) =>
      usedWordings(provision).map((wording) => textStatus(corpus, provision, lang, wording)),
    );
    const count = (status: TextStatus) => found.filter((one) => one === status).length;
    return {
      lang,
      wordings: found.length,
      missing: count('missing'),
      unreviewed: count('unreviewed'),
      stale: count('stale'),
      once: count('read once'),
      reviewed: count('reviewed'),
    };
  });
}
