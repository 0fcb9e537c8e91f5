/** Readings the referee does not know, or options they do not have. */
import { READING_BY_ID } from '../../referee/readings.ts';
import { joinPath, type Problem, problem } from '../problem.ts';
import type { Readings } from '../types.ts';

/** Each override names a reading and one of its options. */
export function checkReadings(readings: Readings | undefined): readonly Problem[] {
  return Object.entries(readings ?? {}).flatMap(([id, option]) => {
    const path = joinPath('readings', id);
    const known = READING_BY_ID.get(id);
    if (known === undefined) return [problem(path, 'unknown-reading', id, ...READING_BY_ID.keys())];
    return known.options.includes(option) ? [] : [problem(path, 'unknown-option', option, ...known.options)];
  });
}
