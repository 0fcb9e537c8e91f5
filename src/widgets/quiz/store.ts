/**
 * Progress on the reader's device (IndexedDB). Where nothing can be stored, in private mode or on a full disk, everything goes on in memory and
 * says so. Nothing is ever sent anywhere.
 */
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { type OpenSitting, readSitting } from '../../quiz/exam/sitting.ts';
import { type Memory, memoryKey } from '../../quiz/memory.ts';
import {
  type Attempt,
  attemptKey,
  type Day,
  EMPTY_PROGRESS,
  later,
  MOST_ATTEMPTS,
  mergeProgress,
  PROGRESS_VERSION,
  type Progress,
  readProgress,
  type SatExam,
  upgradedDay,
} from '../../quiz/progress.ts';
import { isEdition } from '../../quiz/shape.ts';
import type { EditionId } from '../../referee/types.ts';
import { Device, STRICT, type Trouble, troubleOf } from '../store/device.ts';
import type { PutAside } from '../store/records.ts';

const NAME = 'novuss-training';

/** What changed: only that is written. */
export interface Change {
  /** Everything goes first: what was damaged, exams that were broken off and gathered certificates as well. */
  readonly clear?: true;
  readonly memories?: readonly Memory[];
  /** What this day has more than before. */
  readonly day?: Day;
  readonly attempt?: Attempt;
  readonly exam?: SatExam;
  readonly edition?: EditionId;
  /** Another device's progress. */
  readonly merge?: Progress;
}

export interface Store {
  /** Why this device stores nothing; null where it does. */
  readonly trouble: Trouble | null;
  read(): Promise<Progress>;
  /** Writes changes on top of what other windows have written, all or none; false where they could not be stored. */
  write(changes: readonly Change[]): Promise<boolean>;
  /** Exams that were broken off; they belong to this device and its clock and are no part of the progress. */
  sittings(): Promise<readonly OpenSitting[]>;
  /** Keeps one, in the place of an older one of the same exam. */
  keepSitting(sitting: OpenSitting): Promise<boolean>;
  /** Forgets one; false where it may come back. */
  dropSitting(code: string): Promise<boolean>;
  /** Codes of certificates that a trainer has gathered here, in the order of their coming. */
  gathered(): Promise<readonly string[]>;
  /** Keeps some; false where they could not be stored. */
  keepGathered(codes: readonly string[]): Promise<boolean>;
  dropGathered(codes: readonly string[]): Promise<boolean>;
  /** Rows that cannot be read. */
  aside(): Promise<readonly PutAside[]>;
  /** Puts rows of a backup aside; false where they could not be stored. */
  addAside(values: readonly unknown[]): Promise<boolean>;
  /** Deletes one of them. */
  dropAside(key: IDBValidKey): Promise<boolean>;
}

const ROWS = ['memories', 'days', 'attempts', 'exams'] as const;
type Rows = (typeof ROWS)[number];
const SETTINGS = 'settings';
const SITTINGS = 'sittings';
const GATHERED = 'gathered';
/** Damaged rows whose place was needed. */
const ASIDE = 'aside';
const TABLES = [...ROWS, SETTINGS, ASIDE] as const;
const ALL_TABLES = [...TABLES, SITTINGS, GATHERED] as const;

/** The steps from each version of the database to the next; a step never throws anything away. */
export const UPGRADES: readonly ((db: IDBPDatabase) => void)[] = [
  (db) => {
    db.createObjectStore('memories');
    db.createObjectStore('days');
  },
  (db) => {
    db.createObjectStore('attempts');
  },
  (db) => {
    db.createObjectStore('exams');
    db.createObjectStore(SETTINGS);
  },
  (db) => {
    db.createObjectStore(SITTINGS);
  },
  (db) => {
    db.createObjectStore(ASIDE, { autoIncrement: true });
  },
  (db) => {
    db.createObjectStore(GATHERED);
  },
];

/** A row as it is used, undefined where it is damaged. */
function sound(name: Rows, row: unknown): unknown {
  const current = name === 'days' ? upgradedDay(row) : row;
  const read = readProgress({ ...EMPTY_PROGRESS, [name]: [current] });
  return read.ok ? read.value[name][0] : undefined;
}

type Reading = IDBPTransaction<unknown, string[], 'readonly' | 'readwrite'>;
type Writing = IDBPTransaction<unknown, string[], 'readwrite'>;

/** Everything that is sound; what is damaged stays where it is. */
async function readAll(tx: Reading): Promise<Progress> {
  const rows = await Promise.all(ROWS.map((name) => tx.objectStore(name).getAll()));
  const edition = await tx.objectStore(SETTINGS).get('edition');
  const read = readProgress({
    version: PROGRESS_VERSION,
    edition: isEdition(edition) ? edition : EMPTY_PROGRESS.edition,
    ...Object.fromEntries(ROWS.map((name, i) => [name, (rows[i] ?? []).map((row) => sound(name, row)).filter((row) => row !== undefined)])),
  });
  return read.ok ? read.value : EMPTY_PROGRESS;
}

/** Puts what `make` makes of the sound row that is there; a damaged one makes room and is put aside. */
async function put<T>(tx: Writing, name: Rows, key: string, make: (there: T | undefined) => T): Promise<void> {
  const table = tx.objectStore(name);
  const found = await table.get(key);
  const there = found === undefined ? undefined : sound(name, found);
  if (found !== undefined && there === undefined) await tx.objectStore(ASIDE).add({ table: name, key, row: found });
  await table.put(make(there as T | undefined), key);
}

const more = (day: Day, there: Day | undefined): Day =>
  there === undefined
    ? day
    : { ...day, answered: there.answered + day.answered, right: there.right + day.right, daily: there.daily || day.daily };

async function change(tx: Writing, { clear, memories = [], day, attempt, exam, edition, merge }: Change): Promise<void> {
  if (clear) for (const table of ALL_TABLES) await tx.objectStore(table).clear();
  for (const memory of memories)
    await put<Memory>(tx, 'memories', memoryKey(memory.edition, memory.provision), (there) => (there ? later(there, memory) : memory));
  if (day) await put<Day>(tx, 'days', day.date, (there) => more(day, there));
  if (attempt) {
    await put(tx, 'attempts', attemptKey(attempt), () => attempt);
    await dropOldest(tx);
  }
  if (exam) await put(tx, 'exams', exam.code, () => exam);
  if (edition) await tx.objectStore(SETTINGS).put(edition, 'edition');
  if (merge) await mergeInto(tx, merge);
}

/** Of more answers than are stored the oldest go; a damaged row stays, and takes the place of one. */
async function dropOldest(tx: Writing): Promise<void> {
  const table = tx.objectStore('attempts');
  let over = (await table.count()) - MOST_ATTEMPTS;
  for (let row = over > 0 ? await table.openCursor() : null; row && over > 0; row = await row.continue()) {
    if (sound('attempts', row.value) === undefined) continue;
    await row.delete();
    over -= 1;
  }
}

async function mergeInto(tx: Writing, other: Progress): Promise<void> {
  const own = await readAll(tx);
  const merged = mergeProgress(own, other);
  for (const memory of merged.memories) await put(tx, 'memories', memoryKey(memory.edition, memory.provision), () => memory);
  for (const day of merged.days) await put(tx, 'days', day.date, () => day);
  for (const attempt of merged.attempts) await put(tx, 'attempts', attemptKey(attempt), () => attempt);
  for (const exam of merged.exams) await put(tx, 'exams', exam.code, () => exam);
  const stays = new Set(merged.attempts.map(attemptKey));
  for (const attempt of own.attempts) if (!stays.has(attemptKey(attempt))) await tx.objectStore('attempts').delete(attemptKey(attempt));
}

/** All rows of a table that `isSound` does not pass, each under its table and key. */
async function damaged(tx: Reading, name: string, isSound: (row: unknown) => boolean): Promise<readonly PutAside[]> {
  const [keys, rows] = await Promise.all([tx.objectStore(name).getAllKeys(), tx.objectStore(name).getAll()]);
  return rows.flatMap((value, i) => (isSound(value) ? [] : [{ key: [name, keys[i] as IDBValidKey], why: 'damaged' as const, value }]));
}

/** Whether a change came through; a full disk or a database that went away is no reason to stop. */
const stored = (change: Promise<unknown>): Promise<boolean> =>
  change.then(
    () => true,
    () => false,
  );

function deviceStore(device: Device, trouble: Trouble | null): Store {
  const writing = (tables: readonly string[], work: (tx: Writing) => Promise<unknown>): Promise<boolean> =>
    stored(
      device.use(async (db) => {
        const tx = db.transaction([...tables], 'readwrite', STRICT);
        // whoever awaits it hears of a failure; nobody else needs to
        tx.done.catch(() => {});
        try {
          await work(tx);
        } catch (error) {
          tx.abort();
          throw error;
        }
        await tx.done;
      }),
    );
  return {
    trouble,
    read: () => device.use((db) => readAll(db.transaction([...TABLES]))),
    write: (changes) =>
      writing(changes.some(({ clear }) => clear) ? ALL_TABLES : TABLES, async (tx) => {
        for (const one of changes) await change(tx, one);
      }),
    sittings: () => device.use(async (db) => (await db.getAll(SITTINGS)).flatMap((row) => readSitting(row) ?? [])),
    keepSitting: (sitting) => writing([SITTINGS], (tx) => tx.objectStore(SITTINGS).put(sitting, sitting.code)),
    dropSitting: (code) => writing([SITTINGS], (tx) => tx.objectStore(SITTINGS).delete(code)),
    gathered: () =>
      device.use(async (db) => {
        const tx = db.transaction([GATHERED]).objectStore(GATHERED);
        const [codes, since] = await Promise.all([tx.getAllKeys(), tx.getAll()]);
        const rows = codes.map((code, i) => ({ code: String(code), at: Number(since[i]) }));
        return rows.sort((a, b) => a.at - b.at).map(({ code }) => code);
      }),
    keepGathered: (codes) =>
      writing([GATHERED], async (tx) => {
        const table = tx.objectStore(GATHERED);
        let at = Math.max(-1, ...(await table.getAll()).map(Number)) + 1;
        for (const code of codes) if ((await table.getKey(code)) === undefined) await table.put(at++, code);
      }),
    dropGathered: (codes) =>
      writing([GATHERED], async (tx) => {
        for (const code of codes) await tx.objectStore(GATHERED).delete(code);
      }),
    aside: () =>
      device.use(async (db) => {
        const tx = db.transaction([...TABLES, SITTINGS]);
        const found = await Promise.all([
          ...ROWS.map((name) => damaged(tx, name, (row) => sound(name, row) !== undefined)),
          damaged(tx, SETTINGS, isEdition),
          damaged(tx, SITTINGS, (row) => readSitting(row) !== null),
          damaged(tx, ASIDE, () => false),
        ]);
        return found.flat();
      }),
    addAside: (values) =>
      writing([ASIDE], async (tx) => {
        for (const value of values) await tx.objectStore(ASIDE).add(value);
      }),
    dropAside: (key) => {
      const [table, row] = key as [string, IDBValidKey];
      return writing([table], (tx) => tx.objectStore(table).delete(row));
    },
  };
}

/** The device's store. Where it cannot be opened nothing is stored, and every write tries anew. */
export async function openStore(name = NAME): Promise<Store> {
  const device = new Device(name, UPGRADES.length, (db, from) => {
    for (const step of UPGRADES.slice(from)) step(db);
  });
  try {
    await device.use(async () => undefined);
    return deviceStore(device, null);
  } catch (error) {
    return deviceStore(device, troubleOf(error));
  }
}
