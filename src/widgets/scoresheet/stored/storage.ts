/** Score sheets on the reader's own device, one record each: a closed tab or an empty battery loses nothing that is shown as saved. */
import { MAX_SETS } from '../../../notation/limits.ts';
import { crc32 } from '../../../notation/share/crc32.ts';
import { EDITION_IDS } from '../../../referee/types.ts';
import { isNames } from '../../../scoresheet/head.ts';
import { isSignature } from '../../../scoresheet/signature.ts';
import type { Act, Sheet, SheetHead } from '../../../scoresheet/types.ts';
import { DATABASES } from '../../store/record-kinds.ts';
import { type DeviceRecords, deviceRecords, type Row } from '../../store/records.ts';

export interface StoredSheet extends Row {
  readonly sheet: Sheet;
}

const VERSION: Sheet['version'] = 1;
const ENTERED: readonly unknown[] = ['first', 'second'];
const FORMATS: readonly unknown[] = ['singles', 'doubles'];

const isText = (value: unknown): boolean => typeof value === 'string';

/** Whether a value has the shape of a head; whether its `game` is one is not asked. */
export function isHead(head: SheetHead): boolean {
  const { edition, format, names, red, begins, south, sets, event, table, date, referee, houseRules, readings = {} } = head;
  return (
    (EDITION_IDS as readonly string[]).includes(edition) &&
    FORMATS.includes(format) &&
    isNames(names) &&
    [event, table, date, referee, houseRules].every((value) => value === undefined || isText(value)) &&
    typeof readings === 'object' &&
    Object.values(readings).every(isText) &&
    [red, begins, south].every((who) => ENTERED.includes(who)) &&
    Number.isInteger(sets) &&
    sets >= 1 &&
    sets <= MAX_SETS
  );
}
const isAct = (act: Act): boolean => typeof act.at === 'number' && ('swap' in act || (typeof act.entry === 'object' && act.entry !== null));

/** Whether it has a sheet's shape. Whether its game can be played is asked when it is opened: the referee is not loaded before. */
export function judge(value: unknown): 'sound' | 'damaged' | 'newer' {
  try {
    const { format, version, head, acts, undone, signatures = {} } = (value as StoredSheet).sheet;
    if (Number(version) > VERSION) return 'newer';
    return format === 'novuss-sheet' &&
      version === VERSION &&
      isHead(head) &&
      [...acts, ...undone].every(isAct) &&
      Object.values(signatures).every(isSignature)
      ? 'sound'
      : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** Where earlier versions of this site stored all sheets as one text, and what they could not read of it. */
const OLDER_KEYS = ['novuss-scoresheets', 'novuss-scoresheets-damaged'] as const;
/** The part of `localStorage` that is needed. */
export type Older = Pick<Storage, 'getItem' | 'removeItem'>;

/** The sheets in a text of an earlier version, one row each; what is none keeps its text. */
function rowsOf(text: string): readonly { readonly id: string }[] {
  const damaged = (value: unknown): { readonly id: string } =>
    ({ id: `damaged-${crc32([...new TextEncoder().encode(JSON.stringify(value))])}`, value }) as never;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return [damaged(text)];
  }
  if (!Array.isArray(found)) return [damaged(found)];
  return found.map((item: unknown) => {
    const { id } = (item ?? {}) as { readonly id?: unknown };
    return typeof id === 'string' ? (item as { readonly id: string }) : damaged(item);
  });
}

/** The store of this browser. Opens at the first call; `older` is where earlier versions of this site stored their sheets. */
export const deviceStore = (older: Older | null = null, name: string = DATABASES.scoreSheets): DeviceRecords<StoredSheet> =>
  deviceRecords<StoredSheet>({
    name,
    table: 'sheets',
    judge,
    takeOver: async (put) => {
      for (const key of OLDER_KEYS) {
        const text = older?.getItem(key) ?? null;
        if (text === null) continue;
        await put(rowsOf(text));
        older?.removeItem(key);
      }
    },
  });
