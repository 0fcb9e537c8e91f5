/** What every part of the referee works on: the case, the edition, the facts, and the readings it asks. */
import type { EditionRules } from './edition.ts';
import type { Facts } from './facts.ts';
import { READING_BY_ID } from './readings.ts';
import type { EditionId, Note, RefereeCase } from './types.ts';

/** Asks a reading by id and remembers that it mattered. Ask only where the answer changes something. */
export type Ask = (reading: string) => string;

export interface Context {
  readonly case: RefereeCase;
  readonly edition: EditionRules;
  readonly facts: Facts;
  readonly ask: Ask;
}

/** The reading's option in this edition: the case's override where it is one of the options, else the default; the first where the book is clear. */
export function optionOf(reading: string, edition: EditionId, overrides?: RefereeCase['readings']): string {
  const known = READING_BY_ID.get(reading);
  const wanted = overrides?.[reading];
  if (known === undefined) return wanted ?? '';
  const entry = known.in[edition];
  if (entry === undefined) return known.options[0];
  return wanted !== undefined && known.options.includes(wanted) ? wanted : entry.default;
}

/** An `Ask` for one case; `notes` receives one note for each reading that was asked and concerns the edition. */
export function asker(edition: EditionId, overrides: RefereeCase['readings'], notes: Note[]): Ask {
  return (reading) => {
    const entry = READING_BY_ID.get(reading)?.in[edition];
    const option = overrides === undefined && entry !== undefined ? entry.default : optionOf(reading, edition, overrides);
    if (entry !== undefined && !notes.some((note) => note.reading === reading)) {
      notes.push({ article: entry.articles[0], reading, option });
    }
    return option;
  };
}
