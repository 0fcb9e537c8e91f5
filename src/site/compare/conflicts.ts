/** What the finder found, once for all pages, and by the reading that decides it. */
import type { IncidentType } from '../../referee/codes.ts';
import { type Conflict, findConflicts } from '../../referee/finder.ts';
import { EDITION_BAR } from '../book.ts';

const CONFLICTS: readonly Conflict[] = EDITION_BAR.flatMap((id) => findConflicts(id));

/** The conflicts that a reading decides. */
export const decidedBy = (reading: string): readonly Conflict[] => CONFLICTS.filter(({ readings }) => readings.includes(reading));

/** Incidents of which a book says nothing, each once. */
export function silentOn(): readonly { readonly edition: Conflict['edition']; readonly types: readonly IncidentType[] }[] {
  return EDITION_BAR.map((edition) => {
    const types = CONFLICTS.flatMap(({ edition: own, kind, example }) =>
      own === edition && kind === 'gap' && example.kind === 'incident' ? [example.incident.type] : [],
    );
    return { edition, types: [...new Set(types)] };
  });
}

/** What is answered twice, the special article going before the general one without a reading. */
export const SPECIAL: readonly Conflict[] = CONFLICTS.filter(({ kind, readings }) => kind === 'special' && readings.length === 0);
