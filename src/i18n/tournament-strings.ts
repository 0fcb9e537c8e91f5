/** What `content/ui/tournament/<lang>.json` must hold: the words of the tournament page. English is the measure; a lacking key is a type error. */

import type en from '../../content/ui/tournament/en.json';
import { load } from '../compiled/ui/tournament.ts';
import type { Lang } from '../corpus/model.ts';

export type TournamentStrings = typeof en;

/** Loads one language's words; each is a chunk of its own. */
export const loadTournamentStrings: Readonly<Record<Lang, () => Promise<TournamentStrings>>> = load;
