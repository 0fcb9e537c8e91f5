/** The rulebooks by id, as they were compiled. */
import { RULEBOOKS } from '../compiled/rulebooks.ts';
import { parametersOf } from '../geometry/parameters.ts';
import type { EditionRules } from './edition.ts';
import { READINGS, type Reading, type ReadingInEdition } from './readings.ts';
import { EDITION_IDS, type EditionId } from './types.ts';

/** What an edition leaves open. */
const readingsOf = (readings: readonly Reading[], edition: EditionId): EditionRules['readings'] =>
  Object.fromEntries(
    readings.flatMap((reading): readonly (readonly [string, ReadingInEdition])[] => {
      const open = reading.in[edition];
      return open === undefined ? [] : [[reading.id, open]];
    }),
  );

const COMPILED: Readonly<Record<EditionId, Omit<EditionRules, 'readings' | 'parameters'>>> = RULEBOOKS;

/** Every edition. */
export const EDITIONS = Object.fromEntries(
  EDITION_IDS.map((id): readonly [EditionId, EditionRules] => [
    id,
    { ...COMPILED[id], readings: readingsOf(READINGS, id), parameters: parametersOf(id) },
  ]),
) as Readonly<Record<EditionId, EditionRules>>;
