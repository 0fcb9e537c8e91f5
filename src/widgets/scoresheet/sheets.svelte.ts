/** The score sheet's state without a DOM: which sheet is open, what it comes to, what is put down and taken back. */
import { pauseClock, resumeClock, startClock } from '../../notation/sheet/clock.ts';
import { newSheet, playSheet, put, redo, undo } from '../../notation/sheet/sheet.ts';
import type { Act, ClockKind, LogEntry, Sheet, SheetHead } from '../../notation/sheet/types.ts';
import type { Played } from '../../referee/play.ts';
import type { Color } from '../../referee/types.ts';
import { type Keep, readShelf, type ShelvedSheet, writeShelf } from './shelf.ts';

export interface Means {
  /** Null where the browser refuses storage. */
  readonly keep: Keep | null;
  /** ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

export class Sheets {
  readonly #means: Means;
  list: readonly ShelvedSheet[] = $state.raw([]);
  openId: string | null = $state(null);
  kept: boolean = $state(true);
  damaged: boolean = $state(false);
  /** The last act was one that the game cannot take. */
  refused: boolean = $state(false);

  constructor(means: Means) {
    this.#means = means;
    try {
      if (means.keep === null) throw new Error('no storage');
      const { sheets, damaged } = readShelf(means.keep);
      this.list = sheets;
      this.damaged = damaged;
    } catch {
      this.kept = false;
    }
  }

  readonly sheet: Sheet | null = $derived(this.list.find(({ id }) => id === this.openId)?.sheet ?? null);
  readonly played: Played | null = $derived.by(() => {
    const played = this.sheet && playSheet(this.sheet);
    return played?.ok ? played : null;
  });

  #write(sheets: readonly ShelvedSheet[]): void {
    this.list = sheets;
    try {
      if (this.#means.keep === null) throw new Error('no storage');
      writeShelf(this.#means.keep, sheets);
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }

  #save(sheet: Sheet): void {
    if (this.openId === null) return;
    const item: ShelvedSheet = { id: this.openId, touched: this.#means.now(), sheet };
    this.#write([item, ...this.list.filter(({ id }) => id !== this.openId)]);
  }

  begin(head: SheetHead): void {
    this.openId = this.#means.newId();
    this.refused = false;
    this.#save(newSheet(head));
  }

  remove(id: string): void {
    this.#write(this.list.filter((item) => item.id !== id));
    if (this.openId === id) this.openId = null;
  }

  #put(act: Act): boolean {
    if (this.sheet === null) return false;
    const next = put(this.sheet, act);
    this.refused = next === null;
    if (next !== null) this.#save(next);
    return next !== null;
  }

  /** Puts an entry down; false where the game cannot take it. */
  enter(entry: LogEntry): boolean {
    return this.#put({ at: this.#means.now(), entry });
  }

  /** Partners change places. */
  swap(color: Color): boolean {
    return this.#put({ at: this.#means.now(), swap: color });
  }

  undo(): void {
    this.refused = false;
    if (this.sheet) this.#save(undo(this.sheet));
  }

  redo(): void {
    this.refused = false;
    if (this.sheet) this.#save(redo(this.sheet));
  }

  startClock(kind: ClockKind, seconds: number): void {
    if (this.sheet) this.#save({ ...this.sheet, clock: startClock(kind, seconds, this.#means.now()) });
  }

  /** Stands the running clock still, or lets it run on. */
  holdClock(): void {
    const clock = this.sheet?.clock;
    if (!this.sheet || !clock) return;
    const now = this.#means.now();
    this.#save({ ...this.sheet, clock: clock.until === null ? resumeClock(clock, now) : pauseClock(clock, now) });
  }

  stopClock(): void {
    if (this.sheet) this.#save({ ...this.sheet, clock: null });
  }
}
