/** The score sheet's state without a DOM: which sheet is open, what it comes to, what is put down and taken back, what other windows did. */

import type { Played } from '../../referee/play.ts';
import type { Color } from '../../referee/types.ts';
import { pauseClock, resumeClock, startClock } from '../../scoresheet/clock.ts';
import { newSheet } from '../../scoresheet/head.ts';
import type { playSheet, put, redo, undo } from '../../scoresheet/sheet.ts';
import type { Act, ClockKind, LogEntry, Sheet, SheetHead } from '../../scoresheet/types.ts';
import { type Keep, readSheets, STORAGE_KEY, type StoredSheet, writeSheets } from './storage.ts';

/** What plays a sheet through. It brings the referee with it, so it is loaded with the first game that is opened. */
export interface Engine {
  readonly playSheet: typeof playSheet;
  readonly put: typeof put;
  readonly undo: typeof undo;
  readonly redo: typeof redo;
}

export interface Means {
  /** Null where the browser refuses storage. */
  readonly keep: Keep | null;
  /** ms since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** What another window did to the open game: changed it, changed it before an act of this one (which is refused then), or deleted it. */
export type Elsewhere = 'changed' | 'refused' | 'gone';

export class Sheets {
  readonly #means: Means;
  /** What the store held when it was last read or written. */
  #text: string | null = null;
  list: readonly StoredSheet[] = $state.raw([]);
  openId: string | null = $state(null);
  engine: Engine | null = $state.raw(null);
  kept: boolean = $state(true);
  damaged: boolean = $state(false);
  /** The last act was one that the game cannot take. */
  refused: boolean = $state(false);
  elsewhere: Elsewhere | null = $state(null);

  constructor(means: Means) {
    this.#means = means;
    try {
      if (means.keep === null) throw new Error('no storage');
      const { sheets, damaged, text } = readSheets(means.keep);
      this.list = sheets;
      this.damaged = damaged;
      this.#text = damaged ? null : text;
    } catch {
      this.kept = false;
    }
  }

  readonly sheet: Sheet | null = $derived(this.list.find(({ id }) => id === this.openId)?.sheet ?? null);
  /** Null where no game is open, before the engine is there, or where the game cannot be played (`unplayable`). */
  readonly played: Played | null = $derived.by(() => {
    const played = this.sheet && this.engine?.playSheet(this.sheet);
    return played?.ok ? played : null;
  });
  readonly unplayable: boolean = $derived(this.sheet !== null && this.engine !== null && this.played === null);

  /** Takes over what another window has written since; true where that changed the open game. */
  follow(): boolean {
    const { keep } = this.#means;
    try {
      if (keep === null || keep.getItem(STORAGE_KEY) === this.#text) return false;
    } catch {
      return false;
    }
    const before = JSON.stringify(this.sheet);
    const { sheets, damaged, text } = readSheets(keep);
    this.list = sheets;
    this.damaged ||= damaged;
    this.#text = text;
    if (this.openId === null || JSON.stringify(this.sheet) === before) return false;
    this.elsewhere = this.sheet === null ? 'gone' : 'changed';
    if (this.sheet === null) this.openId = null;
    return true;
  }

  /** An act was made on a state that another window had already changed: it doesn't count, and that is said. */
  #late(): boolean {
    if (!this.follow()) return false;
    if (this.elsewhere === 'changed') this.elsewhere = 'refused';
    return true;
  }

  #write(sheets: readonly StoredSheet[]): void {
    this.list = sheets;
    try {
      if (this.#means.keep === null) throw new Error('no storage');
      this.#text = writeSheets(this.#means.keep, sheets);
      this.kept = true;
    } catch {
      this.kept = false;
    }
  }

  #save(sheet: Sheet): void {
    if (this.openId === null) return;
    const item: StoredSheet = { id: this.openId, touched: this.#means.now(), sheet };
    this.#write([item, ...this.list.filter(({ id }) => id !== this.openId)]);
    this.elsewhere = null;
  }

  /** Stores a sheet beside the others and opens it. */
  adopt(sheet: Sheet): void {
    this.follow();
    this.openId = this.#means.newId();
    this.refused = false;
    this.#save(sheet);
  }

  begin(head: SheetHead): void {
    this.adopt(newSheet(head));
  }

  /** Opens a sheet, or the list of all. */
  open(id: string | null): void {
    this.follow();
    this.openId = id;
    this.refused = false;
    this.elsewhere = null;
  }

  remove(id: string): void {
    this.follow();
    this.#write(this.list.filter((item) => item.id !== id));
    if (this.openId === id) this.openId = null;
  }

  #put(act: Act): boolean {
    if (this.#late() || this.sheet === null || this.engine === null) return false;
    const next = this.engine.put(this.sheet, act);
    this.refused = next === null;
    if (next !== null) this.#save(next);
    return next !== null;
  }

  /** Changes the open sheet in a way that it can always take. */
  #change(change: (sheet: Sheet) => Sheet): void {
    if (this.#late() || this.sheet === null) return;
    this.refused = false;
    this.#save(change(this.sheet));
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
    this.#change((sheet) => this.engine?.undo(sheet) ?? sheet);
  }

  redo(): void {
    this.#change((sheet) => this.engine?.redo(sheet) ?? sheet);
  }

  startClock(kind: ClockKind, seconds: number): void {
    this.#change((sheet) => ({ ...sheet, clock: startClock(kind, seconds, this.#means.now()) }));
  }

  /** Stands the running clock still, or lets it run on. */
  holdClock(): void {
    const now = this.#means.now();
    this.#change((sheet) => {
      const { clock } = sheet;
      return clock ? { ...sheet, clock: clock.until === null ? resumeClock(clock, now) : pauseClock(clock, now) } : sheet;
    });
  }

  stopClock(): void {
    this.#change((sheet) => ({ ...sheet, clock: null }));
  }
}
