/** The tournaments of this device without a DOM: which is open, what was done to it, how to take it back, whether it is kept. */
import { type Changed, create, type Refusal } from '../../tournament/change.ts';
import type { Scoring, Tournament } from '../../tournament/types.ts';
import type { Kept, Store } from './store.ts';

/** Steps that can be taken back; a large field keeps fewer, each is a whole tournament. */
const STEPS = 40;
const STEPS_LARGE = 6;
const LARGE = 200;

export interface Means {
  readonly store: Store;
  /** ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Tells other windows that something was kept or removed. */
  readonly announce?: () => void;
}

/** What another window did to the open tournament: changed it, changed it before an act of this one (which is refused then), or deleted it. */
export type Elsewhere = 'changed' | 'refused' | 'gone';

/** Plain copies: what is reactive cannot be stored. */
const plain = (kept: Kept): Kept => $state.snapshot(kept) as Kept;

export class TournamentsState {
  readonly #means: Means;
  list: readonly Kept[] = $state.raw([]);
  openId: string | null = $state(null);
  /** `waiting` until the store has answered; `memory` where nothing is kept. */
  storage: 'waiting' | 'kept' | 'memory' = $state('waiting');
  refusal: Refusal | null = $state.raw(null);
  /** The last tournament removed, until something else is done. */
  removed: Kept | null = $state.raw(null);
  elsewhere: Elsewhere | null = $state(null);
  #saving: Promise<void> = Promise.resolve();

  constructor(means: Means) {
    this.#means = means;
  }

  readonly open: Kept | null = $derived(this.list.find((kept) => kept.id === this.openId) ?? null);
  readonly tournament: Tournament | null = $derived(this.open?.tournament ?? null);

  /** Fetches what is kept. */
  async load(): Promise<void> {
    try {
      const list = await this.#means.store.all();
      this.list = list.toSorted((a, b) => b.touched - a.touched);
      this.storage = 'kept';
    } catch {
      this.storage = 'memory';
    }
  }

  /** Resolves when everything done so far has been stored, or has failed to be. */
  settled(): Promise<void> {
    return this.#saving;
  }

  #store(work: () => Promise<void>): void {
    this.#saving = this.#saving.then(async () => {
      try {
        await work();
        if (this.storage === 'waiting') this.storage = 'kept';
      } catch {
        this.storage = 'memory';
      }
    });
  }

  /** Keeps a tournament; `base` is when the version was touched that it was made from, null for a new one. */
  #replace(kept: Kept, base: number | null): void {
    this.list = [kept, ...this.list.filter((other) => other.id !== kept.id)];
    this.elsewhere = null;
    this.#store(async () => {
      const ahead = await this.#means.store.put(plain(kept), base);
      if (ahead !== null) this.#yield(kept.id, ahead);
      this.#means.announce?.();
    });
  }

  /** Another window was ahead: what it kept counts, what was done here does not. */
  #yield(id: string, ahead: Kept | 'gone'): void {
    const others = this.list.filter((other) => other.id !== id);
    this.list = ahead === 'gone' ? others : [ahead, ...others];
    if (this.openId !== id) return;
    this.elsewhere = ahead === 'gone' ? 'gone' : 'refused';
    if (ahead === 'gone') this.openId = null;
  }

  /** Takes over what other windows have kept since. What is being kept from here stays. */
  follow(): void {
    this.#store(async () => {
      const kept = await this.#means.store.all();
      const before = this.open?.touched;
      const own = new Map(this.list.map((one) => [one.id, one]));
      this.list = kept
        .map((one) => {
          const mine = own.get(one.id);
          return mine && mine.touched >= one.touched ? mine : one;
        })
        .toSorted((a, b) => b.touched - a.touched);
      if (this.openId === null || this.open?.touched === before) return;
      this.elsewhere = this.open === null ? 'gone' : 'changed';
      if (this.open === null) this.openId = null;
    });
  }

  /** Opens a tournament, or the list of all. */
  show(id: string | null): void {
    this.openId = id;
    this.refusal = null;
    this.elsewhere = null;
  }

  #add(tournament: Tournament): void {
    const id = this.#means.newId();
    this.#replace({ id, touched: this.#means.now(), tournament, past: [], future: [] }, null);
    this.openId = id;
    this.refusal = null;
    this.removed = null;
  }

  /** Begins a tournament. */
  create(name: string, seed: number, scoring: Scoring, more: { readonly date?: string; readonly place?: string } = {}): void {
    this.#add(create(name, seed, scoring, more));
  }

  /** Takes in a tournament that was read from a file, beside the others. */
  adopt(tournament: Tournament): void {
    this.#add(tournament);
  }

  /** Does something to the open tournament; false (and `refusal`) where it cannot be done. */
  apply(change: (tournament: Tournament) => Changed): boolean {
    const { open } = this;
    if (open === null) return false;
    const changed = change(open.tournament);
    this.refusal = changed.ok ? null : changed.why;
    if (!changed.ok) return false;
    const steps = open.tournament.players.length > LARGE ? STEPS_LARGE : STEPS;
    const past = [...open.past, open.tournament].slice(-steps);
    this.#replace({ ...open, touched: this.#means.now(), tournament: changed.tournament, past, future: [] }, open.touched);
    this.removed = null;
    return true;
  }

  #step(from: readonly Tournament[], to: readonly Tournament[], forward: boolean): boolean {
    const { open } = this;
    const tournament = from.at(-1);
    if (open === null || tournament === undefined) return false;
    const rest = from.slice(0, -1);
    const other = [...to, open.tournament];
    this.refusal = null;
    const [past, future] = forward ? [other, rest] : [rest, other];
    this.#replace({ ...open, touched: this.#means.now(), tournament, past, future }, open.touched);
    return true;
  }

  undo(): boolean {
    return this.#step(this.open?.past ?? [], this.open?.future ?? [], false);
  }

  redo(): boolean {
    return this.#step(this.open?.future ?? [], this.open?.past ?? [], true);
  }

  /** Takes a tournament off the device. */
  remove(id: string): void {
    this.removed = this.list.find((kept) => kept.id === id) ?? null;
    this.list = this.list.filter((kept) => kept.id !== id);
    if (this.openId === id) this.openId = null;
    this.#store(async () => {
      await this.#means.store.remove(id);
      this.#means.announce?.();
    });
  }

  /** Brings the last removed one back. */
  bringBack(): void {
    if (this.removed === null) return;
    this.#replace(this.removed, null);
    this.removed = null;
  }
}
