/** Every reading the referee knows: the gaps, ambiguities and contradictions of the books. Compiled from content/novuss/readings. */
import type { EditionId } from '../compiled/editions.ts';
import { READINGS as COMPILED } from '../compiled/readings.ts';

/** What a reading is in one edition. */
export interface ReadingInEdition {
  /** The articles that are silent, ambiguous or contradict each other; the first is the one a note names. */
  readonly articles: readonly string[];
  /** The option the referee takes where a case says nothing. */
  readonly default: string;
}

/** A gap, ambiguity or contradiction that can change a ruling. */
export interface Reading {
  readonly id: string;
  readonly options: readonly string[];
  /** Editions that it concerns. */
  readonly in: Readonly<Partial<Record<EditionId, ReadingInEdition>>>;
}

/** All readings. */
export const READINGS: readonly Reading[] = COMPILED;

/** Readings by id. */
export const READING_BY_ID: ReadonlyMap<string, Reading> = new Map(READINGS.map((reading) => [reading.id, reading]));
