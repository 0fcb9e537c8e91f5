/** Competitions on the reader's own device, one record each. */
import { competitionOf, tournamentOf } from '../../tournament/competition.ts';
import { gamesOf } from '../../tournament/event/change.ts';
import type { Competition } from '../../tournament/event/types.ts';
import { standings } from '../../tournament/standings.ts';
import type { Tournament } from '../../tournament/types.ts';
import { DATABASES } from '../store/record-kinds.ts';
import { type DeviceRecords, deviceRecords, type Row } from '../store/records.ts';

/** A competition with the way back through what was done to it. */
export interface StoredTournament extends Row {
  readonly tournament: Competition;
  readonly past: readonly Competition[];
  readonly future: readonly Competition[];
}

/** As it may lie on the device: written by an earlier version of the site, one Swiss tournament. */
interface StoredRow extends Row {
  readonly tournament: Competition | Tournament;
  readonly past: readonly (Competition | Tournament)[];
  readonly future: readonly (Competition | Tournament)[];
}

const VERSION: Competition['version'] = 2;

const today = (stored: Competition | Tournament): Competition => (stored.version === 1 ? competitionOf(stored) : stored);

const broughtUp = (row: StoredRow): StoredTournament => ({
  ...row,
  tournament: today(row.tournament),
  past: row.past.map(today),
  future: row.future.map(today),
});

/** Whether a record can be shown: one whose tables can be worked out. */
export function judge(value: unknown): 'sound' | 'damaged' | 'newer' {
  try {
    const { tournament, past, future } = value as StoredRow;
    if (Number(tournament.version) > VERSION) return 'newer';
    const whole =
      tournament.format === 'novuss-tournament' && typeof tournament.name === 'string' && Array.isArray(past) && Array.isArray(future);
    const competition = today(tournament);
    for (const event of competition.events) {
      if (event.format === 'swiss') standings(tournamentOf(competition, event));
      else gamesOf(event);
    }
    return whole ? 'sound' : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** The store of this browser. Opens at the first call. */
export function deviceStore(name: string = DATABASES.tournaments): DeviceRecords<StoredTournament> {
  const records = deviceRecords<StoredRow>({ name, table: 'tournaments', judge });
  return {
    ...records,
    all: async () => {
      const { rows, aside } = await records.all();
      return { rows: rows.map(broughtUp), aside };
    },
    change: (id, merge) => records.change(id, (there) => merge(there && broughtUp(there))),
  };
}
