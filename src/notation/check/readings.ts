/** Readings the referee does not know, or options they do not have. */
import { READING_BY_ID } from '../../referee/readings.ts';
import { joinPath, type Problem, problem } from '../problem.ts';
import type { Readings } from '../types.ts';

const SHOWN = 5;

/** The ids that share the most words with this one: there are too many to list them all. */
function alike(id: string): readonly string[] {
  const words = new Set(id.slice(0, 200).split('-'));
  const shared = (known: string): number => known.split('-').filter((word) => words.has(word)).length;
  return [...READING_BY_ID.keys()].toSorted((a, b) => shared(b) - shared(a)).slice(0, SHOWN);
}

/** Each override names a reading and one of its options. */
export function checkReadings(readings: Readings | undefined): readonly Problem[] {
  return Object.entries(readings ?? {}).flatMap(([id, option]) => {
    const path = joinPath('readings', id);
    const known = READING_BY_ID.get(id);
    if (known === undefined) return [problem(path, 'unknown-reading', id, ...alike(id))];
    return known.options.includes(option) ? [] : [problem(path, 'unknown-option', option, ...known.options)];
  });
}
