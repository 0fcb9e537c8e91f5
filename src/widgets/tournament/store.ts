/** Tournaments on the reader's own device: IndexedDB, one record each. Nothing leaves the machine. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Tournament } from '../../tournament/types.ts';

/** A tournament with the way back through what was done to it. */
export interface Kept {
  readonly id: string;
  /** When it was last changed, ms since 1970. */
  readonly touched: number;
  readonly tournament: Tournament;
  readonly past: readonly Tournament[];
  readonly future: readonly Tournament[];
}

/** Where tournaments are kept. Every method may fail: private windows, a full disk. */
export interface Store {
  readonly all: () => Promise<readonly Kept[]>;
  readonly put: (kept: Kept) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

interface Scheme extends DBSchema {
  tournaments: { key: string; value: Kept };
}

/** The store of this browser. Opens at the first call. */
export function deviceStore(name = 'novuss-tournaments'): Store {
  let opened: Promise<IDBPDatabase<Scheme>> | null = null;
  const db = (): Promise<IDBPDatabase<Scheme>> => {
    opened ??= openDB<Scheme>(name, 1, {
      upgrade(database) {
        database.createObjectStore('tournaments', { keyPath: 'id' });
      },
    });
    return opened;
  };
  return {
    all: async () => (await db()).getAll('tournaments'),
    put: async (kept) => {
      await (await db()).put('tournaments', kept);
    },
    remove: async (id) => (await db()).delete('tournaments', id),
  };
}
