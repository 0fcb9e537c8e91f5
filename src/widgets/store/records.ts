/** Records of one kind in the browser's database, one row each. What cannot be read stays where it is and is listed apart. */
import type { IDBPDatabase } from 'idb';
import { Device, STRICT } from './device.ts';

export interface Row {
  readonly id: string;
  /** When it was last changed, ms since 1970. */
  readonly touched: number;
  /** Tells two changes of the same millisecond apart. */
  readonly stamp?: string;
}

/** A row that is not shown: damaged, or written by a later version of this site. */
export interface PutAside {
  readonly key: IDBValidKey;
  readonly why: 'damaged' | 'newer';
  readonly value: unknown;
}

export interface Found<K> {
  readonly rows: readonly K[];
  readonly aside: readonly PutAside[];
}

/** Where records are stored, by all windows of this site. Every method may fail: private windows, a full disk. */
export interface RecordStore<K extends Row> {
  readonly all: () => Promise<Found<K>>;
  /** Keeps what `merge` makes of the row that is there; null leaves it. Resolves when it is on the disk. */
  readonly change: (id: string, merge: (there: K | undefined) => K | null) => Promise<void>;
  readonly remove: (key: IDBValidKey) => Promise<void>;
}

/** The same on a device, where rows can also come back from a backup. */
export interface DeviceRecords<K extends Row> extends RecordStore<K> {
  /** Keeps rows as they are where nothing has their id yet, all or none; gives the ids that were free. */
  readonly add: (rows: readonly { readonly id: string }[]) => Promise<readonly string[]>;
}

export interface Kind {
  /** Of the database. */
  readonly name: string;
  readonly table: string;
  /** Whether a row can be shown. */
  readonly judge: (value: unknown) => 'sound' | PutAside['why'];
  /** Done once after opening: brings in what an earlier version of the site stored elsewhere. */
  readonly takeOver?: (put: (rows: readonly { readonly id: string }[]) => Promise<void>) => Promise<void>;
}

/** The store of this browser. Opens at the first call. */
export function deviceRecords<K extends Row>({ name, table, judge, takeOver }: Kind): DeviceRecords<K> {
  const writing = (db: IDBPDatabase) => {
    const work = db.transaction(table, 'readwrite', STRICT);
    // whoever awaits it hears of a failure; nobody else needs to
    work.done.catch(() => {});
    return work;
  };
  const addMissing = async (db: IDBPDatabase, rows: readonly { readonly id: string }[]): Promise<readonly string[]> => {
    const work = writing(db);
    const added: string[] = [];
    for (const row of rows) {
      if ((await work.store.get(row.id)) !== undefined) continue;
      await work.store.put(row);
      added.push(row.id);
    }
    await work.done;
    return added;
  };
  const device = new Device(
    name,
    1,
    (db) => void db.createObjectStore(table, { keyPath: 'id' }),
    async (db) => takeOver?.(async (rows) => void (await addMissing(db, rows))),
  );
  const soundOf = (value: unknown): K | undefined => (value !== undefined && judge(value) === 'sound' ? (value as K) : undefined);
  return {
    all: () =>
      device.use(async (db) => {
        const work = db.transaction(table);
        const [keys, values] = await Promise.all([work.store.getAllKeys(), work.store.getAll()]);
        const found = values.map((value, i) => ({ key: keys[i] as IDBValidKey, why: judge(value), value }));
        return {
          rows: found.flatMap(({ why, value }) => (why === 'sound' ? [value as K] : [])),
          aside: found.flatMap(({ key, why, value }) => (why === 'sound' ? [] : [{ key, why, value }])),
        };
      }),
    change: (id, merge) =>
      device.use(async (db) => {
        const work = writing(db);
        const there = soundOf(await work.store.get(id));
        const next = merge(there);
        if (next !== null) await work.store.put(next);
        await work.done;
      }),
    add: (rows) => device.use((db) => addMissing(db, rows)),
    remove: (key) =>
      device.use(async (db) => {
        const work = writing(db);
        await work.store.delete(key);
        await work.done;
      }),
  };
}
