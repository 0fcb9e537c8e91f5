/** What `content/ui/scoresheet/<lang>.json` must hold: the words of the score sheet. English is the measure; a lacking key is a type error. */

import type en from '../../content/ui/scoresheet/en.json';
import { load } from '../compiled/ui/scoresheet.ts';
import type { Lang } from '../corpus/model.ts';

export type ScoresheetStrings = typeof en;

/** Loads one language's words; each is a chunk of its own. */
export const loadScoresheetStrings: Readonly<Record<Lang, () => Promise<ScoresheetStrings>>> = load;
