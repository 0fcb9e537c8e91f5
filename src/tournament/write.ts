/** A tournament as a JSON file. */
import type { Tournament } from './types.ts';

/** The file of a tournament; `readTournament` reads the same tournament from it. */
export const writeTournament = (tournament: Tournament): string => `${JSON.stringify(tournament, null, 2)}\n`;
