/** Who came where in an event of any format. */
import { tournamentOf } from '../competition.ts';
import { standings } from '../standings.ts';
import { groupsPlaces } from './groups.ts';
import { knockOutPlaces } from './knock-out.ts';
import { robinTable } from './round-robin.ts';
import type { Competition, CompetitionEvent } from './types.ts';

/** A line of the final table. Figures are there where the format has them. */
export interface EventPlace {
  /** The entrant's number in the event. */
  readonly id: number;
  readonly name: string;
  readonly club?: string;
  /** Null while it is open. */
  readonly place: number | null;
  /** So many share it. */
  readonly shared: number;
  /** Half points. */
  readonly halves?: number;
  readonly won?: number;
  readonly lost?: number;
  readonly decidedBy?: string | null;
}

const who = ({ id, name, club }: Pick<EventPlace, 'id' | 'name' | 'club'>): Pick<EventPlace, 'id' | 'name' | 'club'> =>
  club === undefined ? { id, name } : { id, name, club };

/** The table of an event from top to bottom; empty before the draw. */
export function placesOf(competition: Competition, event: CompetitionEvent): readonly EventPlace[] {
  if (event.format === 'swiss')
    return standings(tournamentOf(competition, event)).map(({ player, place, halves, won, lost, decidedBy }) => {
      return { ...who(player), place, shared: 1, halves, won, lost, decidedBy };
    });
  if (event.draw === null) return [];
  if (event.format === 'round-robin') {
    const rows = robinTable(event);
    return rows.map(({ entrant, place, halves, won, lost, decidedBy }) => {
      return { ...who(entrant), place, shared: rows.filter((row) => row.place === place).length, halves, won, lost, decidedBy };
    });
  }
  const rows = event.format === 'groups' ? groupsPlaces(event) : knockOutPlaces(event);
  return rows.map(({ entrant, place, shared }) => ({ ...who(entrant), place, shared }));
}
