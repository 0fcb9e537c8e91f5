/** What every part of the referee works on: the case, the edition, the facts, and the readings it asks. */
import { numberOf } from '../geometry/parameters.ts';
import type { EditionRules } from './edition.ts';
import type { Facts } from './facts.ts';
import { READING_BY_ID } from './readings.ts';
import type { Note, RefereeCase } from './types.ts';

/** Asks a reading by id and remembers that it mattered. Ask only where the answer changes something. */
export type Ask = (reading: string) => string;

export interface Context {
  readonly case: RefereeCase;
  readonly edition: EditionRules;
  readonly facts: Facts;
  readonly ask: Ask;
}

/** How many discs a colour has in the game: those of its player, or of its two. */
export const discsOf = ({ case: { format }, edition }: Pick<Context, 'case' | 'edition'>): number =>
  numberOf(edition.parameters, 'discsPerPlayer') * (format === 'doubles' ? 2 : 1);

/** The reading's option in this edition: the case's override where it is one of the options, else the default; the first where the book is clear. */
export function optionOf(reading: string, edition: EditionRules, overrides?: RefereeCase['readings']): string {
  const open = edition.readings[reading];
  const wanted = overrides?.[reading];
  if (open !== undefined && wanted === undefined) return open.default;
  const known = READING_BY_ID.get(reading);
  if (known === undefined) return wanted ?? open?.default ?? '';
  if (open === undefined) return known.options[0] ?? '';
  return wanted !== undefined && known.options.includes(wanted) ? wanted : open.default;
}

/** An `Ask` for one case; `notes` receives one note for each reading that was asked and concerns the edition. */
export function asker(edition: EditionRules, overrides: RefereeCase['readings'], notes: Note[]): Ask {
  return (reading) => {
    const option = optionOf(reading, edition, overrides);
    const open = edition.readings[reading];
    if (open !== undefined && !notes.some((note) => note.reading === reading)) {
      notes.push({ article: open.articles[0] ?? null, reading, option });
    }
    return option;
  };
}
