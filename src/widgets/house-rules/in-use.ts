/** The house rules that are used on this device, minded by the table, the quiz, the score sheet and the finder. */
import type { Readings } from '../../notation/types.ts';
import type { EditionId } from '../../referee/types.ts';
import { usedId } from './used.ts';

export interface HouseInUse {
  readonly name: string;
  readonly edition: EditionId;
  readonly readings: Readings;
}

/** The set in use, with what of it is known here; null where none is used or where it can't be had. Costs nothing where none is used. */
export async function rulesInUse(): Promise<HouseInUse | null> {
  const id = usedId();
  if (id === null) return null;
  try {
    const { storedRules } = await import('./stored.ts');
    return await storedRules(id);
  } catch {
    return null;
  }
}
