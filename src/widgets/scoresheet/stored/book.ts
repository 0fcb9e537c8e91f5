import type { EditionId } from '../../../referee/types.ts';
import type { ClockKind } from '../../../scoresheet/types.ts';

/** Seconds a clock begins with and where the book says so. */
export interface TimeLimit {
  readonly seconds: number;
  readonly article: string;
}

/** What a book says on one question, restated, with its articles. */
export interface BookRule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly articles: readonly string[];
}

/** When a rule is wanted on the sheet. */
export const MOMENTS = ['begin', 'set', 'turn', 'conduct', 'break', 'end'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Everything of one edition that the sheet tells, out of the corpus. */
export interface EditionBook {
  readonly name: string;
  /** A clock without an entry: the edition names no time. */
  readonly times: Readonly<Partial<Record<ClockKind, TimeLimit>>>;
  /** How many warnings cost something; null where the edition has none. */
  readonly warnings: number | null;
  readonly rules: Readonly<Record<'singles' | 'doubles', Readonly<Record<Moment, readonly BookRule[]>>>>;
}

export type Book = Readonly<Record<EditionId, EditionBook>>;
