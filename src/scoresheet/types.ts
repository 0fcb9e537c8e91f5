/**
 * The score sheet of a game of novuss at the table: who plays, what was noted when, and which clock runs. It is a log that `play` reads, with
 * names and times beside it; the score, whose turn it is, debts and warnings are never stored but played from the log. Times come in from outside,
 * milliseconds since 1970.
 */

import type { LogEntry } from '../notation/types.ts';
import type { Color, Seat } from '../physics/types.ts';
import type { EditionId, Format, Seating } from '../referee/types.ts';
import type { CompetitionGame } from './competition-game.ts';
import type { Signatures } from './signature.ts';

/** Who stands where on the sheet: the one entered first, and the one entered second. */
export type Entered = 'first' | 'second';

export interface SheetHead {
  readonly edition: EditionId;
  readonly format: Format;
  /** One name, in doubles two: the one who strokes earlier first. */
  readonly names: Readonly<Record<Entered, readonly string[]>>;
  /** Which of the two plays red. */
  readonly red: Entered;
  /** Who has the first stroke of the first set. */
  readonly begins: Entered;
  /** Who sits on the table's south side: in singles the side chosen, in doubles the pair on south and north. */
  readonly south: Entered;
  readonly sets: number;
  readonly event?: string;
  readonly table?: string;
  readonly date?: string;
  readonly referee?: string;
  /** Where the game belongs to a competition on this device. */
  readonly game?: CompetitionGame;
  /** What the set of house rules is called that `readings` came from. */
  readonly houseRules?: string;
  /** Overrides of readings, for the whole game. */
  readonly readings?: Readonly<Record<string, string>>;
}

/** One thing put down. */
export type Act =
  | { readonly at: number; readonly entry: LogEntry }
  /** Doubles: the partners of the pair that does not begin change places with each other. */
  | { readonly at: number; readonly swap: Color };

export type ClockKind = 'call' | 'warm-up' | 'stroke' | 'warned' | 'break';

/** A clock that runs, or stands still with so much left. */
export interface Clock {
  readonly kind: ClockKind;
  /** Seconds it began with. */
  readonly seconds: number;
  /** When it will have run out; null while it stands. */
  readonly until: number | null;
  /** Milliseconds left while it stands. */
  readonly left: number;
}

export interface Sheet {
  readonly format: 'novuss-sheet';
  readonly version: 1;
  readonly head: SheetHead;
  readonly acts: readonly Act[];
  /** Acts that were taken back, the last one last. */
  readonly undone: readonly Act[];
  readonly clock: Clock | null;
  /** Drawn on the screen; gone as soon as something is entered or taken back. */
  readonly signatures?: Signatures;
}

export type { Color, LogEntry, Seat, Seating };
