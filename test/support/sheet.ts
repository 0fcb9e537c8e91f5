/** A score sheet of Ozola against Kask: Ozola plays red, sits south and begins. */
import type { Played } from '../../src/referee/play.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { playSheet } from '../../src/scoresheet/sheet.ts';
import type { Sheet, SheetHead } from '../../src/scoresheet/types.ts';

export const headOf = (edition: EditionId = '2017', more: Partial<SheetHead> = {}): SheetHead => ({
  edition,
  format: 'singles',
  names: { first: ['Ozola'], second: ['Kask'] },
  red: 'first',
  begins: 'first',
  south: 'first',
  sets: 5,
  ...more,
});

/** The game as the sheet has it. Throws where the sheet holds no game. */
export const played = (sheet: Sheet): Played => {
  const result = playSheet(sheet);
  if (!result.ok) throw new Error(result.reason);
  return result;
};

/** The sheet; throws where an entry was refused. */
export const must = (sheet: Sheet | null): Sheet => {
  if (sheet === null) throw new Error('refused');
  return sheet;
};
