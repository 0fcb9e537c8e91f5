/** The browser's database, opened the same way for everything that is stored. Nothing leaves the device. */
import { type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { databaseName } from './database-name.ts';
import { inherited } from './inherited.ts';

/** Why nothing is stored: `newer` where a later version of this site has been at work here, else the browser refuses (private window, full disk). */
export type Trouble = 'newer' | 'refused';

/** Why a database could not be opened or written to. */
export const troubleOf = (error: unknown): Trouble => ((error as { name?: unknown } | null)?.name === 'VersionError' ? 'newer' : 'refused');

/** What is done with one database; opened at the first call, and again where the connection was lost. */
export class Device {
  readonly #name: string;
  readonly #version: number;
  readonly #upgrade: NonNullable<OpenDBCallbacks<unknown>['upgrade']>;
  readonly #opened: (db: IDBPDatabase) => Promise<void>;
  #db: Promise<IDBPDatabase> | null = null;

  /** `opened` is done once after opening, before anything else. */
  constructor(
    name: string,
    version: number,
    upgrade: NonNullable<OpenDBCallbacks<unknown>['upgrade']>,
    opened: (db: IDBPDatabase) => Promise<void> = async () => {},
  ) {
    this.#name = name;
    this.#version = version;
    this.#upgrade = upgrade;
    this.#opened = opened;
  }

  async #open(): Promise<IDBPDatabase> {
    const lost = (): void => {
      this.#db = null;
    };
    const former = await inherited(this.#name);
    const db = await openDB(databaseName(this.#name), this.#version, {
      upgrade: (made, from, to, tx, event) => {
        this.#upgrade(made, from, to, tx, event);
        // in the transaction that makes the database: all of it or none
        for (const { name, rows } of from === 0 ? former : [])
          if (made.objectStoreNames.contains(name)) for (const [row, key] of rows) void tx.objectStore(name).put(row, key);
      },
      // another window with a later version of the site may go on
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        lost();
      },
      terminated: lost,
    });
    await this.#opened(db);
    return db;
  }

  /** Rejects where the browser refuses; see `troubleOf`. */
  async use<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
    this.#db ??= this.#open();
    const opened = this.#db;
    try {
      return await work(await opened);
    } catch (error) {
      // the next attempt begins with a new connection: this one may be what failed; one opened since stays
      if (this.#db === opened) this.#db = null;
      void opened.then((db) => db.close()).catch(() => {});
      throw error;
    }
  }
}

/** A transaction is over only when it is on the disk, not when the operating system has been handed it. */
export const STRICT = { durability: 'strict' } as const;

/** After so many ms a write that failed is tried again. */
export const RETRY = 5000;

/** Asks the browser not to clear what is stored here when it runs out of room; it may refuse. */
export const askToPersist = (): void => void globalThis.navigator?.storage?.persist?.().catch(() => false);

/** An id that no other device gives; also on pages that did not come by https, where `crypto.randomUUID` is missing. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
