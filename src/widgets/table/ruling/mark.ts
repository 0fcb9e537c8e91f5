/** An edition's mark as letters and as the class that draws it; its colour and pattern are the edition's data. */
import { EDITION_INFO } from '../../../compiled/editions.ts';
import type { EditionId } from '../../../referee/types.ts';

export const lettersOf = (id: EditionId): string => EDITION_INFO[id].mark;

/** `.m`, its pattern, and the class that sets its colour (src/compiled/editions.css). */
export const markClass = (id: string, pattern: string): string => `m m-${pattern} e-${id}`;

export const classOf = (id: EditionId): string => markClass(id, EDITION_INFO[id].pattern);
