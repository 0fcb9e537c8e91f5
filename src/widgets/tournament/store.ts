/** Tournaments on the reader's own device, one record each. */
import { standings } from '../../tournament/standings.ts';
import type { Tournament } from '../../tournament/types.ts';
import { deviceRecords, type RecordStore, type Row } from '../store/records.ts';

/** A tournament with the way back through what was done to it. */
export interface StoredTournament extends Row {
  readonly tournament: Tournament;
  readonly past: readonly Tournament[];
  readonly future: readonly Tournament[];
}

const VERSION: Tournament['version'] = 1;

/** Whether a record can be shown: one whose standing can be worked out. */
function judge(value: unknown): 'sound' | 'damaged' | 'newer' {
  try {
    const { tournament, past, future } = value as StoredTournament;
    if (Number(tournament.version) > VERSION) return 'newer';
    const whole =
      tournament.format === 'novuss-tournament' && typeof tournament.name === 'string' && Array.isArray(past) && Array.isArray(future);
    standings(tournament);
    return whole ? 'sound' : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** The store of this browser. Opens at the first call. */
export const deviceStore = (name = 'novuss-tournaments'): RecordStore<StoredTournament> =>
  deviceRecords<StoredTournament>({ name, table: 'tournaments', judge });
