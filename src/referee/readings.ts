/** Every reading the referee knows: the gaps, ambiguities and contradictions of the four books. Data only; texts are content. */
import { INCIDENT_READINGS } from './readings/incidents.ts';
import { PLACEMENT_READINGS } from './readings/placement.ts';
import { PLAY_READINGS } from './readings/play.ts';
import { SET_READINGS } from './readings/sets.ts';
import { STROKE_READINGS } from './readings/strokes.ts';
import type { Reading } from './readings/types.ts';

export type { Reading, ReadingInEdition } from './readings/types.ts';

/** All readings; ids are unique (a test says so). */
export const READINGS: readonly Reading[] = [
  ...STROKE_READINGS,
  ...SET_READINGS,
  ...PLACEMENT_READINGS,
  ...INCIDENT_READINGS,
  ...PLAY_READINGS,
];

/** Readings by id. */
export const READING_BY_ID: ReadonlyMap<string, Reading> = new Map(READINGS.map((reading) => [reading.id, reading]));
