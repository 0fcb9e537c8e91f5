/** The score sheet's state without a DOM: which sheet is open, what it comes to, what is put down and taken back. */

import type { Played } from '../../../referee/play.ts';
import type { Color } from '../../../referee/types.ts';
import { pauseClock, resumeClock, startClock } from '../../../scoresheet/clock.ts';
import { newSheet } from '../../../scoresheet/head.ts';
import type { playSheet, put, redo, undo } from '../../../scoresheet/sheet.ts';
import { type Signature, type Signer, signed } from '../../../scoresheet/signature.ts';
import type { Act, ClockKind, LogEntry, Sheet, SheetHead } from '../../../scoresheet/types.ts';
import { remembered } from '../../../ui/remembered.ts';
import { RecordList } from '../../store/record-list.svelte.ts';
import type { StoredSheet } from './storage.ts';

/** What plays a sheet through. It brings the referee with it, so it is loaded with the first game that is opened. */
export interface Engine {
  readonly playSheet: typeof playSheet;
  readonly put: typeof put;
  readonly undo: typeof undo;
  readonly redo: typeof redo;
}

export class Sheets extends RecordList<StoredSheet> {
  engine: Engine | null = $state.raw(null);
  /** The last act was one that the game cannot take. */
  refused: boolean = $state(false);

  readonly sheet: Sheet | null = $derived(this.item?.sheet ?? null);
  /** Null where no game is open, before the engine is there, or where the game cannot be played (`unplayable`). */
  readonly played: Played | null = $derived(this.#play());
  readonly unplayable: boolean = $derived(this.sheet !== null && this.engine !== null && this.played === null);

  readonly #scores = new WeakMap<Sheet, Played['score'] | null>();

  #play(sheet = this.sheet): Played | null {
    try {
      const played = sheet && this.engine?.playSheet(sheet);
      return played?.ok ? played : null;
    } catch {
      // a record that was damaged on the device: its shape is right, its entries are none the referee knows
      return null;
    }
  }

  /** The sets each has won in a stored game; null before the engine is there, or where it cannot be played. */
  scoreOf(sheet: Sheet): Played['score'] | null {
    return this.engine && remembered(this.#scores, sheet, () => this.#play(sheet)?.score ?? null);
  }

  /** Stores a sheet beside the others and opens it. */
  adopt(sheet: Sheet): void {
    const id = this.freshId();
    this.openId = id;
    this.refused = false;
    this.add({ id, touched: this.now(), sheet });
  }

  begin(head: SheetHead): void {
    this.adopt(newSheet(head));
  }

  /** Opens a sheet, or the list of all. */
  open(id: string | null): void {
    this.openId = id;
    this.refused = false;
    this.elsewhere = null;
  }

  #put(act: Act): boolean {
    if (this.sheet === null || this.engine === null) return false;
    const did = this.#change((sheet) => this.engine?.put(sheet, act) ?? null);
    this.refused = !did;
    return did;
  }

  #change(change: (sheet: Sheet) => Sheet | null, again = change): boolean {
    const on = (how: (sheet: Sheet) => Sheet | null) => (row: StoredSheet) => {
      const sheet = how(row.sheet);
      return sheet === null ? null : { ...row, sheet };
    };
    this.refused = false;
    return this.change(on(change), on(again));
  }

  /** Puts an entry down; false where the game cannot take it. */
  enter(entry: LogEntry): boolean {
    return this.#put({ at: this.now(), entry });
  }

  /** Partners change places. */
  swap(color: Color): boolean {
    return this.#put({ at: this.now(), swap: color });
  }

  /** Puts a signature under the sheet; not under one that another window has changed since. */
  sign(who: Signer, signature: Signature): void {
    this.#change(
      (sheet) => signed(sheet, who, signature),
      () => null,
    );
  }

  /** Takes back, or puts down again; on a sheet that another window has changed it would be another entry. */
  undo(): void {
    this.#change(
      (sheet) => this.engine?.undo(sheet) ?? null,
      () => null,
    );
  }

  redo(): void {
    this.#change(
      (sheet) => this.engine?.redo(sheet) ?? null,
      () => null,
    );
  }

  startClock(kind: ClockKind, seconds: number): void {
    this.#clock(startClock(kind, seconds, this.now()));
  }

  /** Stands the running clock still, or lets it run on. */
  holdClock(): void {
    const clock = this.sheet?.clock ?? null;
    const now = this.now();
    if (clock) this.#clock(clock.until === null ? resumeClock(clock, now) : pauseClock(clock, now));
  }

  stopClock(): void {
    this.#clock(null);
  }

  #clock(clock: Sheet['clock']): void {
    this.#change((sheet) => ({ ...sheet, clock }));
  }
}
