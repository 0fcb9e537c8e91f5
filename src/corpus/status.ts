/** How far a language is: which wordings are missing, which were read against the source by a second person, which changed since. */
import { EDITION_IDS } from '../referee/types.ts';
import { fingerprint } from './hash.ts';
import type { Corpus, Lang, Provision } from './model.ts';

export type TextStatus = 'missing' | 'unreviewed' | 'stale' | 'reviewed';

/** The language of the source of the first edition that uses a wording. */
export function sourceLanguage(corpus: Corpus, provision: Provision, wording: string): Lang {
  for (const id of EDITION_IDS) {
    const entry = provision.editions[id];
    if (!entry.absent && entry.wording === wording) return corpus.editions.find((edition) => edition.id === id)?.language ?? 'en';
  }
  return 'en';
}

/** What a review of a wording signs: the text of its source language and the text that was read. */
export function reviewMark(corpus: Corpus, provision: Provision, lang: Lang, wording: string): string {
  const of = (language: Lang) => fingerprint(provision.texts[language]?.wordings[wording] ?? '');
  return `${of(sourceLanguage(corpus, provision, wording))}.${of(lang)}`;
}

/** The status of one wording in one language. */
export function textStatus(corpus: Corpus, provision: Provision, lang: Lang, wording: string): TextStatus {
  const text = provision.texts[lang];
  if (text?.wordings[wording] === undefined) return 'missing';
  const mark = text.reviewed[wording];
  if (mark === undefined) return 'unreviewed';
  return mark === reviewMark(corpus, provision, lang, wording) ? 'reviewed' : 'stale';
}
