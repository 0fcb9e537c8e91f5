/** Records that texts were read against their source, in `content/reviews.csv`. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../corpus/hash.ts';
import { type AnyCorpus, LANGS, type Lang } from '../corpus/model.ts';
import {
  filed,
  formatReviews,
  parseReviews,
  REVIEWS_FILE,
  type Review,
  type ReviewStatus,
  reviewKey,
  reviewStatus,
  withReview,
} from '../corpus/reviews.ts';
import { readingOf } from '../corpus/status.ts';

/** Who read, when, in which pass. */
export type ReadBy = Pick<Review, 'pass' | 'reader' | 'date'>;

/** A text of a provision, named as its file is: `et`, `penalty-disc/striker-pocketed`. */
export interface TextName {
  readonly lang: Lang;
  readonly path: string;
  /** The wordings that were read; all where left out. */
  readonly wordings?: readonly string[];
}

/** The readings of a text as it stands. Null where there is no such text or wording. */
export function readingsOf(corpus: AnyCorpus, { lang, path, wordings }: TextName, by: ReadBy): readonly Review[] | null {
  const provision = corpus.provisions.find(({ chapter, id }) => `${chapter}/${id}` === path);
  const text = provision?.texts[lang];
  if (!provision || !text) return null;
  const all = Object.keys(text.authored.wordings);
  const read = wordings ?? all;
  return read.every((wording) => all.includes(wording))
    ? read.map((wording) => readingOf(corpus, provision, { lang, wording, ...by }))
    : null;
}

/** Adds readings to the record below `content`. */
export function record(content: string, readings: readonly Review[]): void {
  writeFileSync(join(content, REVIEWS_FILE), formatReviews(readings.reduce(withReview, reviewsIn(content))));
}

/** The record as it stands. Throws where a row is no reading. */
function reviewsIn(content: string): readonly Review[] {
  const file = join(content, REVIEWS_FILE);
  if (!existsSync(file)) return [];
  return parseReviews(readFileSync(file, 'utf8'), ({ line, detail }) => {
    throw new Error(`${REVIEWS_FILE}:${line}: ${detail}`);
  });
}

export interface GuideReview {
  readonly lang: Lang;
  readonly id: string;
  readonly status: ReviewStatus;
}

/** How each guide stands, in each language that has it. */
export function guideReviews(content: string): readonly GuideReview[] {
  const byKey = filed(reviewsIn(content));
  return guides(content).map(({ lang, id, file }) => {
    const readings = byKey.get(reviewKey({ text: `guide/${id}`, lang, wording: '' })) ?? [];
    return { lang, id, status: reviewStatus(readings, fingerprint(readFileSync(file, 'utf8'))) };
  });
}

/** The readings of a guide as it stands, in every language. */
export function guideReadings(content: string, guide: string, by: ReadBy): readonly Review[] {
  return guides(content)
    .filter(({ id }) => id === guide)
    .map(({ lang, file }) => {
      const mark = fingerprint(readFileSync(file, 'utf8'));
      return { text: `guide/${guide}`, lang, wording: '', ...by, against: 'the four books', mark };
    });
}

const guides = (content: string) =>
  LANGS.flatMap((lang) => {
    const folder = join(content, 'guide', lang);
    return (existsSync(folder) ? readdirSync(folder) : []).map((name) => ({
      lang,
      id: name.replace(/\.mdx$/, ''),
      file: join(folder, name),
    }));
  });
