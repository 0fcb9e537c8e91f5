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

/** Where tournaments are kept, by all windows of this site. Every method may fail: private windows, a full disk. */
export interface Store {
  readonly all: () => Promise<readonly Kept[]>;
  /**
   * Keeps a tournament that was made from the version `touched` at `base` (null: a new one). Where another window has kept something else
   * since, nothing is written and what is there is given: a tournament, or `gone`.
   */
  readonly put: (kept: Kept, base: number | null) => Promise<Kept | 'gone' | null>;
  readonly remove: (id: string) => Promise<void>;
}

interface Scheme extends DBSchema {
  tournaments: { key: string; value: Kept };
}

/** What another window has done since the version that a change was made from; null where nothing. */
export function aheadOf(there: Kept | undefined, base: number | null): Kept | 'gone' | null {
  if (base === null) return null;
  if (there === undefined) return 'gone';
  return there.touched === base ? null : there;
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
    put: async (kept, base) => {
      const work = (await db()).transaction('tournaments', 'readwrite');
      const there = await work.store.get(kept.id);
      const ahead = aheadOf(there, base);
      if (ahead === null) await work.store.put(kept);
      await work.done;
      return ahead;
    },
    remove: async (id) => (await db()).delete('tournaments', id),
  };
}
