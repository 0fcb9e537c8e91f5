import type { EditionId } from '../types.ts';

/** What a reading is in one edition. */
export interface ReadingInEdition {
  /** The articles that are silent, ambiguous or contradict each other; the first is the one a note names. */
  readonly articles: readonly [string, ...string[]];
  /** The option the referee takes where a case says nothing. */
  readonly default: string;
}

/** A gap, ambiguity or contradiction that can change a ruling. Texts live in content/novuss/readings. */
export interface Reading {
  readonly id: string;
  readonly options: readonly [string, string, ...string[]];
  /** Editions that it concerns. */
  readonly in: Readonly<Partial<Record<EditionId, ReadingInEdition>>>;
}
