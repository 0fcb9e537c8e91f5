/** The house rules that are used on this device: chosen on their page, minded by the table, the quiz, the score sheet and the finder. */
import type { Readings } from '../../notation/types.ts';
import type { EditionId } from '../../referee/types.ts';

/** Where the set in use is named; pages look for it before anything is fetched. */
export const KEY = 'novuss.house-rules';

export interface HouseInUse {
  readonly name: string;
  readonly edition: EditionId;
  readonly readings: Readings;
}

/** The record of the set in use; null where there is none. */
export function usedId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // private windows may refuse
    return null;
  }
}

/** Uses a set from now on, or none. */
export function useRules(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // the page says that nothing is kept here
  }
}

/** The set in use, with what of it is known here; null where none is used or where it can't be had. Costs nothing where none is used. */
export async function rulesInUse(): Promise<HouseInUse | null> {
  const id = usedId();
  if (id === null) return null;
  try {
    const { keptRules } = await import('./kept.ts');
    return await keptRules(id);
  } catch {
    return null;
  }
}
