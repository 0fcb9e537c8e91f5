/** Score sheets on the reader's own device. Written at every act, at once: a closed tab or an empty battery loses nothing. */
import { playSheet } from '../../notation/sheet/sheet.ts';
import type { Sheet } from '../../notation/sheet/types.ts';

export interface ShelvedSheet {
  readonly id: string;
  readonly touched: number;
  readonly sheet: Sheet;
}

/** What survives, and where it could not be read the text that was found. */
export interface Shelf {
  readonly sheets: readonly ShelvedSheet[];
  readonly damaged: boolean;
}

const KEY = 'novuss-scoresheets';
const MOST = 20;

/** The part of `localStorage` that is needed. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>;

function isSound(item: unknown): item is ShelvedSheet {
  try {
    const { id, sheet } = item as ShelvedSheet;
    return typeof id === 'string' && sheet.format === 'novuss-sheet' && sheet.version === 1 && playSheet(sheet).ok;
  } catch {
    return false;
  }
}

/** Reads the shelf. What cannot be read is put aside under a name of its own, never thrown away. */
export function readShelf(keep: Keep): Shelf {
  const text = keep.getItem(KEY);
  if (text === null) return { sheets: [], damaged: false };
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    found = null;
  }
  const items: readonly unknown[] = Array.isArray(found) ? found : [];
  const sheets = items.filter(isSound);
  const damaged = !Array.isArray(found) || sheets.length < items.length;
  if (damaged) keep.setItem(`${KEY}-damaged`, text);
  return { sheets, damaged };
}

/** Writes the shelf, the newest first; throws where nothing can be kept. */
export function writeShelf(keep: Keep, sheets: readonly ShelvedSheet[]): void {
  keep.setItem(KEY, JSON.stringify(sheets.slice(0, MOST)));
}
