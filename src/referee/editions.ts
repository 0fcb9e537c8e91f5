/** The four rulebooks by id. */
import type { EditionRules } from './edition.ts';
import { edition as edition2008 } from './editions/2008.ts';
import { edition as edition2010 } from './editions/2010.ts';
import { edition as edition2017 } from './editions/2017.ts';
import { edition as club } from './editions/club.ts';
import type { EditionId } from './types.ts';

export const EDITIONS: Readonly<Record<EditionId, EditionRules>> = { '2008': edition2008, '2010': edition2010, '2017': edition2017, club };
