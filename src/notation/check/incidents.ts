/** Incidents whose seats and discs do not fit the case they stand in. */
import type { Position } from '../../physics/types.ts';
import type { Incident, Seating } from '../../referee/types.ts';
import { joinPath, type Problem, problem } from '../problem.ts';

/**
 * The seat is one of the offender's, the discs named lay on the table, as far as the case says who sits where and what lay there. `colors` is
 * null in a log, where seats change from set to set.
 */
export function checkIncident(incident: Incident, path: string, colors: Seating | null, before: Position | undefined): readonly Problem[] {
  const { seat, by } = incident;
  if (seat !== undefined && colors && !colors[by].includes(seat))
    return [problem(joinPath(path, 'seat'), 'wrong-color', seat, by, ...colors[by])];
  return checkDiscs(incident, joinPath(path, 'discs'), before);
}

function checkDiscs(incident: Incident, path: string, before: Position | undefined): readonly Problem[] {
  const { discs } = incident;
  if (!Array.isArray(discs)) return [];
  const there = before && new Set<string>(before.discs.map((disc) => disc.id));
  const seen = new Map<string, number>();
  return discs.flatMap((id, i) => {
    const first = seen.get(id);
    if (first !== undefined) return [problem(joinPath(path, i), 'duplicate', id, joinPath(path, first))];
    seen.set(id, i);
    return there && !there.has(id) ? [problem(joinPath(path, i), 'not-in-before', id)] : [];
  });
}
