/**
 * Progress on the reader's device (IndexedDB). Where nothing can be kept, in private mode or on a full disk, everything goes on in memory and
 * says so. Nothing is ever sent anywhere.
 */
import { type IDBPDatabase, openDB } from 'idb';
import { type Memory, memoryKey } from '../../quiz/memory.ts';
import {
  type Attempt,
  type Day,
  EMPTY_PROGRESS,
  PROGRESS_VERSION,
  type Progress,
  readProgress,
  type SatExam,
} from '../../quiz/progress.ts';
import { type OpenSitting, readSitting } from '../../quiz/sitting.ts';
import type { EditionId } from '../../referee/types.ts';

const NAME = 'novuss-training';

/** What changed: only that is written. */
export interface Change {
  readonly memories?: readonly Memory[];
  readonly day?: Day;
  readonly attempt?: Attempt;
  readonly exam?: SatExam;
  readonly edition?: EditionId;
}

export interface Store {
  /** False where this device keeps nothing. */
  readonly keeps: boolean;
  read(): Promise<Progress>;
  /** Writes a change; false where it could not be kept. */
  write(change: Change): Promise<boolean>;
  /** Puts a whole progress in the place of the old one; all or nothing. */
  replace(progress: Progress): Promise<boolean>;
  /** Exams that were broken off; they belong to this device and its clock and are no part of the progress. */
  sittings(): Promise<readonly OpenSitting[]>;
  /** Keeps one, in the place of an older one of the same exam. */
  keepSitting(sitting: OpenSitting): Promise<boolean>;
  /** Forgets one; false where it may come back. */
  dropSitting(code: string): Promise<boolean>;
}

const TABLES = ['memories', 'days', 'attempts', 'exams', 'settings'] as const;
const SITTINGS = 'sittings';
type Table = (typeof TABLES)[number];

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
    db.createObjectStore('settings');
  },
  (db) => {
    db.createObjectStore(SITTINGS);
  },
];

const attemptKey = ({ at, code }: Attempt): string => `${String(at).padStart(16, '0')} ${code}`;

/** A row of an older version, brought up to date. */
const today = (day: unknown): unknown => (typeof day === 'object' && day !== null && !('daily' in day) ? { ...day, daily: false } : day);

/** Rows that are sound; what is damaged stays where it is, unread. */
function sound(rows: readonly unknown[], name: 'memories' | 'days' | 'attempts' | 'exams'): readonly unknown[] {
  return rows.filter((row) => readProgress({ ...EMPTY_PROGRESS, [name]: [row] }).ok);
}

async function readAll(db: IDBPDatabase): Promise<Progress> {
  const tx = db.transaction([...TABLES]);
  const [memories, days, attempts, exams, edition] = await Promise.all([
    tx.objectStore('memories').getAll(),
    tx.objectStore('days').getAll(),
    tx.objectStore('attempts').getAll(),
    tx.objectStore('exams').getAll(),
    tx.objectStore('settings').get('edition'),
  ]);
  const read = readProgress({
    version: PROGRESS_VERSION,
    edition: edition ?? EMPTY_PROGRESS.edition,
    memories: sound(memories, 'memories'),
    days: sound(days.map(today), 'days'),
    attempts: sound(attempts, 'attempts'),
    exams: sound(exams, 'exams'),
  });
  return read.ok ? read.value : EMPTY_PROGRESS;
}

type Put = (table: Table, key: string, value: unknown) => void;

function putChange({ memories = [], day, attempt, exam, edition }: Change, put: Put): void {
  for (const memory of memories) put('memories', memoryKey(memory.edition, memory.provision), memory);
  if (day) put('days', day.date, day);
  if (attempt) put('attempts', attemptKey(attempt), attempt);
  if (exam) put('exams', exam.code, exam);
  if (edition) put('settings', 'edition', edition);
}

/** Whether a change came through; a full disk or a database that went away is no reason to stop. */
const kept = (change: () => Promise<unknown>): Promise<boolean> =>
  Promise.resolve()
    .then(change)
    .then(
      () => true,
      () => false,
    );

function deviceStore(db: IDBPDatabase): Store {
  const inOne = (change: (put: Put, clear: () => void) => void): Promise<boolean> =>
    kept(async () => {
      const tx = db.transaction([...TABLES], 'readwrite');
      const requests: Promise<unknown>[] = [];
      change(
        (table, key, value) => requests.push(tx.objectStore(table).put(value, key)),
        () => {
          for (const table of TABLES) requests.push(tx.objectStore(table).clear());
        },
      );
      await Promise.all([...requests, tx.done]);
    });
  return {
    keeps: true,
    read: () => readAll(db),
    write: (change) => inOne((put) => putChange(change, put)),
    replace: (progress) =>
      inOne((put, clear) => {
        clear();
        putChange({ memories: progress.memories, edition: progress.edition }, put);
        for (const day of progress.days) putChange({ day }, put);
        for (const attempt of progress.attempts) putChange({ attempt }, put);
        for (const exam of progress.exams) putChange({ exam }, put);
      }),
    sittings: async () => (await db.getAll(SITTINGS)).flatMap((row) => readSitting(row) ?? []),
    keepSitting: (sitting) => kept(() => db.put(SITTINGS, sitting, sitting.code)),
    dropSitting: (code) => kept(() => db.delete(SITTINGS, code)),
  };
}

/** A store that forgets when the page is closed. */
export function memoryStore(): Store {
  const forgets = async () => false;
  return {
    keeps: false,
    read: async () => EMPTY_PROGRESS,
    write: forgets,
    replace: forgets,
    sittings: async () => [],
    keepSitting: forgets,
    dropSitting: forgets,
  };
}

/** Opens the device's store, or one in memory where there is none. */
export async function openStore(name = NAME): Promise<Store> {
  try {
    const db = await openDB(name, UPGRADES.length, {
      upgrade(database, from) {
        for (const step of UPGRADES.slice(from)) step(database as unknown as IDBPDatabase);
      },
      // Another tab with a later version of the page may go on; this one writes no more.
      blocking(_, __, event) {
        (event.target as IDBDatabase).close();
      },
    });
    return deviceStore(db as unknown as IDBPDatabase);
  } catch {
    return memoryStore();
  }
}
