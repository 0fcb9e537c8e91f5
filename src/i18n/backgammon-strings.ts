/** What `content/ui/backgammon/<lang>.json` must hold: the words of the backgammon pages. English is the measure; a lacking key is a type error. */

import type en from '../../content/ui/backgammon/en.json';
import { load } from '../compiled/ui/backgammon.ts';
import type { Lang } from '../corpus/model.ts';

export type BackgammonStrings = typeof en;

/** Loads one language's words; each is a chunk of its own. */
export const loadBackgammonStrings: Readonly<Record<Lang, () => Promise<BackgammonStrings>>> = load;
