/** Score sheets on the reader's own device. Written at every act, at once: a closed tab or an empty battery loses nothing. */

import { EDITION_IDS } from '../../referee/types.ts';
import type { Act, Sheet, SheetHead } from '../../scoresheet/types.ts';

export interface StoredSheet {
  readonly id: string;
  readonly touched: number;
  readonly sheet: Sheet;
}

/** What survives, and where it could not be read the text that was found. */
export interface StoredSheets {
  readonly sheets: readonly StoredSheet[];
  readonly damaged: boolean;
  /** What the store holds. */
  readonly text: string | null;
}

/** Where all windows of this site keep them. */
export const STORAGE_KEY = 'novuss-scoresheets';

/** The part of `localStorage` that is needed. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>;

const ENTERED: readonly unknown[] = ['first', 'second'];
const FORMATS: readonly unknown[] = ['singles', 'doubles'];

function isHead(head: SheetHead): boolean {
  const { edition, format, names, red, begins, south, sets } = head;
  const named = [names.first, names.second].flat();
  return (
    (EDITION_IDS as readonly string[]).includes(edition) &&
    FORMATS.includes(format) &&
    named.every((name) => typeof name === 'string') &&
    [red, begins, south].every((who) => ENTERED.includes(who)) &&
    Number.isInteger(sets)
  );
}
const isAct = (act: Act): boolean => typeof act.at === 'number' && ('swap' in act || (typeof act.entry === 'object' && act.entry !== null));

/** Whether it has a sheet's shape. Whether its game can be played is asked when it is opened: the referee is not loaded before. */
function isSound(item: unknown): item is StoredSheet {
  try {
    const { id, sheet } = item as StoredSheet;
    const { format, version, head, acts, undone } = sheet;
    return typeof id === 'string' && format === 'novuss-sheet' && version === 1 && isHead(head) && [...acts, ...undone].every(isAct);
  } catch {
    return false;
  }
}

/** Reads the stored sheets. What cannot be read is put aside under a name of its own, never thrown away. */
export function readSheets(keep: Keep): StoredSheets {
  const text = keep.getItem(STORAGE_KEY);
  if (text === null) return { sheets: [], damaged: false, text };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    found = null;
  }
  const items: readonly unknown[] = Array.isArray(found) ? found : [];
  const sheets = items.filter(isSound);
  const damaged = !Array.isArray(found) || sheets.length < items.length;
  if (damaged) keep.setItem(`${STORAGE_KEY}-damaged`, text);
  return { sheets, damaged, text };
}

/** Writes all sheets, the newest first, and gives the text that was written; throws where nothing can be kept. */
export function writeSheets(keep: Keep, sheets: readonly StoredSheet[]): string {
  const text = JSON.stringify(sheets);
  keep.setItem(STORAGE_KEY, text);
  return text;
}
