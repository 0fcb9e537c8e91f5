/**
 * Who or what read which text against its source: `content/reviews.csv`, a row a reading. A text is reviewed when the readings of both passes hold for
 * it as it stands; it is stale when it, or the text of its source's language, has changed since.
 */
import type { Report } from './compile/source.ts';
import type { Lang } from './model.ts';
import { day } from './schema/common.ts';

/** Readings that a text needs before it counts as reviewed: one that mends, and an independent one after it. */
export const PASSES = 2;

/** One reading of one text. */
export interface Review {
  /** The file below its language's folder: `novuss/penalty-disc/striker-pocketed`, `guide/ten-minutes`. */
  readonly text: string;
  readonly lang: Lang;
  /** The wording that was read; empty where the text has only one. */
  readonly wording: string;
  /** From 1. */
  readonly pass: number;
  /** Who or what read it. */
  readonly reader: string;
  /** ISO date. */
  readonly date: string;
  /** What lay beside it: `2017 17.1.4; 2010 17.1.г`. */
  readonly against: string;
  /** Fingerprint of what was read. */
  readonly mark: string;
}

/** The file's path below `content/`. */
export const REVIEWS_FILE = 'reviews.csv';
const COLUMNS = ['text', 'lang', 'wording', 'pass', 'reader', 'date', 'against', 'mark'] as const;
const HEADER = COLUMNS.join(',');

/** What a reading is filed under: one text, wording and language. */
export const reviewKey = ({ text, lang, wording }: Pick<Review, 'text' | 'lang' | 'wording'>): string => `${lang} ${text} ${wording}`;

/** Readings by what they are filed under. */
export function filed(reviews: readonly Review[]): ReadonlyMap<string, readonly Review[]> {
  const byKey = new Map<string, Review[]>();
  for (const review of reviews) {
    const key = reviewKey(review);
    const others = byKey.get(key);
    if (others) others.push(review);
    else byKey.set(key, [review]);
  }
  return byKey;
}

/** Reads the record; no field holds a comma. A row that is no reading, or a second one of the same pass, is reported by its line and left out. */
export function parseReviews(csv: string, report: Report): readonly Review[] {
  const [header, ...lines] = csv.trimEnd().split('\n');
  const fault = (line: number, detail: string) => report({ file: REVIEWS_FILE, line, path: '', code: 'review-row', detail });
  if (header !== HEADER) fault(1, `expected the columns ${HEADER}`);
  const lineOf = new Map<string, number>();
  return lines.flatMap((line, index) => {
    const cells = line.split(',');
    const [text = '', lang = '', wording = '', pass = '', reader = '', date = '', against = '', mark = ''] = cells;
    if (cells.length !== COLUMNS.length || !/^[1-9]$/.test(pass) || !day.safeParse(date).success) {
      fault(index + 2, `${JSON.stringify(line)} is no reading; expected ${HEADER}, the pass from 1, the date as 2026-11-22`);
      return [];
    }
    const read = `${reviewKey({ text, lang: lang as Lang, wording })} ${pass}`;
    const before = lineOf.get(read);
    if (before !== undefined) {
      fault(index + 2, `pass ${pass} of ${text} ${lang} ${wording} stands in line ${before} already; only the newer reading may stay`);
      return [];
    }
    lineOf.set(read, index + 2);
    return [{ text, lang: lang as Lang, wording, pass: Number(pass), reader, date, against, mark }];
  });
}

/** The record with one more reading, which takes the place of an earlier one of the same text and pass. */
export function withReview(reviews: readonly Review[], review: Review): readonly Review[] {
  const same = (other: Review) => reviewKey(other) === reviewKey(review) && other.pass === review.pass;
  return [...reviews.filter((other) => !same(other)), review];
}

/** The record as a file, in an order that does not depend on when a row was added. */
export function formatReviews(reviews: readonly Review[]): string {
  const rows = reviews.map((review) => COLUMNS.map((column) => String(review[column]).replace(/[,\n]/g, ' ')).join(','));
  return `${[HEADER, ...rows.toSorted()].join('\n')}\n`;
}

export type ReviewStatus = 'unreviewed' | 'stale' | 'read once' | 'reviewed';

/** How a text stands whose fingerprint is `mark`, by the readings filed under it. */
export function reviewStatus(readings: readonly Review[], mark: string): ReviewStatus {
  if (readings.length === 0) return 'unreviewed';
  const current = readings.filter((reading) => reading.mark === mark).length;
  if (current < readings.length) return 'stale';
  return current < PASSES ? 'read once' : 'reviewed';
}
