/** A tournament or a competition as a JSON file. */
import type { Competition } from './event/types.ts';
import { withoutExclusions } from './exclusion.ts';
import type { Tournament } from './types.ts';

/** The file of a competition, from which `readCompetition` reads the same one; of a Swiss tournament alone version 1 (`readTournament`). */
export const writeTournament = (tournament: Tournament | Competition): string =>
  `${JSON.stringify(tournament.version === 2 ? withoutExclusions(tournament) : tournament, null, 2)}\n`;
