/**
 * Records of this device without a DOM, for every tool that keeps work. One rule: what is in memory counts. A write that fails is said and
 * tried again, and discards nothing; where another window was faster, what was done here goes on top of what was done there.
 */
import { type Trouble, troubleOf } from './device.ts';
import type { PutAside, RecordStore, Row } from './records.ts';

export interface Means<K extends Row> {
  readonly store: RecordStore<K>;
  /** ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Tells other windows that something was stored or removed. */
  readonly announce?: () => void;
  /** Does something after a while: a write that failed is tried again. */
  readonly later?: (work: () => void) => void;
}

/**
 * What another window did to the open record: changed it, changed it so that something done here no longer fits and does not count, deleted it,
 * or deleted it while something was done here, so that it is stored.
 */
export type Elsewhere = 'changed' | 'refused' | 'gone' | 'back';

/** Makes the next state of a record, or null where that state cannot take it. */
export type Act<K> = (record: K) => K | null;

/** What was stored in the end, and what another window had done before. */
interface Written<K> {
  readonly row: K;
  readonly elsewhere: Elsewhere | null;
}
/** What is not on the disk yet: the acts since, or that the record was removed. */
type Waiting<K> = { readonly acts: readonly Act<K>[] } | 'removed';

const sameVersion = (a: Row | undefined, b: Row | undefined): boolean => a?.touched === b?.touched && a?.stamp === b?.stamp;
const newestFirst = <K extends Row>(rows: readonly K[]): readonly K[] => rows.toSorted((a, b) => b.touched - a.touched);

export class RecordList<K extends Row> {
  readonly #means: Means<K>;
  list: readonly K[] = $state.raw([]);
  /** What cannot be shown. */
  aside: readonly PutAside[] = $state.raw([]);
  openId: string | null = $state(null);
  /** The last record removed, until something else is done. */
  removed: K | null = $state.raw(null);
  /** `waiting` until the device has answered; `memory` where nothing is stored; `newer` where a later version of the site has been at work. */
  storage: 'waiting' | 'kept' | 'memory' | 'newer' = $state('waiting');
  /** Something is not on the disk yet. */
  saving: boolean = $state(false);
  elsewhere: Elsewhere | null = $state(null);
  /** Versions as they lie on the device. */
  readonly #stored = new Map<string, Row>();
  readonly #waiting = new Map<string, Waiting<K>>();
  #work: Promise<void> = Promise.resolve();
  #read = false;
  #retrying = false;

  constructor(means: Means<K>) {
    this.#means = means;
  }

  readonly item: K | null = $derived(this.list.find(({ id }) => id === this.openId) ?? null);

  protected now(): number {
    return this.#means.now();
  }

  /** Fetches what is stored. */
  load(): Promise<void> {
    return this.follow();
  }

  /** Resolves when everything done so far has been stored, or has failed to be. */
  settled(): Promise<void> {
    return this.#work;
  }

  #do(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      try {
        await work();
        if (!this.#read) await this.#readAll();
        this.storage = 'kept';
      } catch (error) {
        const trouble: Trouble = troubleOf(error);
        this.storage = trouble === 'newer' ? 'newer' : 'memory';
        this.#tryLater();
      }
      this.saving = this.#waiting.size > 0;
    });
    return this.#work;
  }

  #tryLater(): void {
    if (this.#retrying || this.#means.later === undefined || this.#waiting.size === 0) return;
    this.#retrying = true;
    this.#means.later(() => {
      this.#retrying = false;
      this.retry();
    });
  }

  /** Writes again what could not be written. */
  retry(): void {
    for (const id of this.#waiting.keys()) this.#flush(id);
  }

  async #readAll(): Promise<void> {
    const before = this.item;
    const { rows, aside } = await this.#means.store.all();
    this.#read = true;
    const own = new Map(this.list.map((one) => [one.id, one]));
    const there = new Set(rows.map(({ id }) => id));
    for (const row of rows) if (!this.#waiting.has(row.id)) this.#stored.set(row.id, row);
    this.list = newestFirst([
      ...rows.flatMap((row) => {
        const waiting = this.#waiting.get(row.id);
        return waiting === 'removed' ? [] : [(waiting && own.get(row.id)) ?? row];
      }),
      ...this.list.filter(({ id }) => !there.has(id) && this.#waiting.has(id)),
    ]);
    this.aside = aside;
    if (before === null || sameVersion(this.item ?? undefined, before)) return;
    this.elsewhere = this.item === null ? 'gone' : 'changed';
    if (this.item === null) this.openId = null;
  }

  /** Takes over what other windows have stored since. What is not on the disk yet stays. */
  follow(): Promise<void> {
    return this.#do(() => this.#readAll());
  }

  #show(row: K): void {
    this.list = [row, ...this.list.filter(({ id }) => id !== row.id)];
  }

  #flush(id: string): Promise<void> {
    this.saving = true;
    return this.#do(async () => {
      const waiting = this.#waiting.get(id);
      if (waiting === undefined) return;
      if (waiting === 'removed') {
        await this.#means.store.remove(id);
        if (this.#waiting.get(id) === 'removed') this.#waiting.delete(id);
        this.#stored.delete(id);
      } else await this.#write(id, waiting.acts);
      this.#means.announce?.();
    });
  }

  async #write(id: string, acts: readonly Act<K>[]): Promise<void> {
    const own = this.list.find((row) => row.id === id);
    if (own === undefined) return;
    const mine = $state.snapshot(own) as K;
    const base = this.#stored.get(id);
    const result: Written<K> = { row: mine, elsewhere: null };
    await this.#means.store.change(id, (there) => {
      if (there === undefined) Object.assign(result, { row: mine, elsewhere: base === undefined ? null : 'back' });
      else if (sameVersion(there, base)) Object.assign(result, { row: mine, elsewhere: null });
      else Object.assign(result, this.#replay(there, acts));
      return result.row;
    });
    this.#stored.set(id, result.row);
    this.#written(id, acts.length, result);
  }

  /** What was done here, on top of what another window has stored. */
  #replay(there: K, acts: readonly Act<K>[]): Written<K> {
    let row = there;
    let refused = false;
    for (const act of acts) {
      const next = act(row);
      if (next === null) refused = true;
      else row = next;
    }
    return { row: row === there ? there : this.#touch(row), elsewhere: refused ? 'refused' : 'changed' };
  }

  #touch(row: K): K {
    return { ...row, touched: this.#means.now(), stamp: this.#means.newId() };
  }

  #written(id: string, count: number, { row, elsewhere }: Written<K>): void {
    const waiting = this.#waiting.get(id);
    // removed meanwhile: that is written next
    if (waiting === undefined || waiting === 'removed') return;
    const rest = waiting.acts.slice(count);
    if (rest.length === 0) this.#waiting.delete(id);
    else this.#waiting.set(id, { acts: rest });
    if (elsewhere === null) return;
    const after = this.#replay(row, rest);
    this.#show(after.row);
    if (this.openId === id) this.elsewhere = after.elsewhere === 'refused' ? 'refused' : elsewhere;
  }

  /** Keeps a new record, or one that comes back. */
  protected add(row: K): void {
    this.#show(this.#touch(row));
    this.#waiting.set(row.id, { acts: [] });
    this.elsewhere = null;
    this.removed = null;
    void this.#flush(row.id);
  }

  /** The id of a new record. */
  protected freshId(): string {
    return this.#means.newId();
  }

  /**
   * Does something to the open record; false where it cannot take it. `again` is what is done to the state of another window that was faster,
   * where that is not the same.
   */
  protected change(act: Act<K>, again: Act<K> = act): boolean {
    const { item } = this;
    const next = item && act(item);
    if (next === null) return false;
    const waiting = this.#waiting.get(next.id);
    this.#show(this.#touch(next));
    this.#waiting.set(next.id, { acts: [...(waiting === undefined || waiting === 'removed' ? [] : waiting.acts), again] });
    this.elsewhere = null;
    this.removed = null;
    void this.#flush(next.id);
    return true;
  }

  /** Takes a record off the device. */
  remove(id: string): void {
    this.removed = this.list.find((one) => one.id === id) ?? null;
    this.list = this.list.filter((one) => one.id !== id);
    if (this.openId === id) this.openId = null;
    this.#waiting.set(id, 'removed');
    void this.#flush(id);
  }

  /** Brings the last removed one back. */
  bringBack(): void {
    if (this.removed !== null) this.add(this.removed);
  }

  /** Deletes something that was put aside. */
  dropAside(key: IDBValidKey): void {
    void this.#do(async () => {
      await this.#means.store.remove(key);
      this.aside = this.aside.filter((one) => one.key !== key);
      this.#means.announce?.();
    });
  }
}
