/** An edition's mark as letters; its hue and shape are the style sheet's. */
import type { EditionId } from '../../../referee/types.ts';

export const LETTERS: Readonly<Record<EditionId, string>> = { '2008': '08', '2010': '10', '2017': '17', club: 'C' };
