/**
 * The documents of the case contract as types: what a reader of a case, a shot or a log may rely on once it has been parsed.
 * Units and frame: `src/physics/types.ts`.
 */
import type { Color, Point, Position, Seat, Shot, Stroke, TableParameters } from '../physics/types.ts';
import type { PlayLog } from '../referee/play.ts';
import type { CaseState, EditionId, Format, Incident, Seating, StrokeReport } from '../referee/types.ts';

export type Readings = Readonly<Record<string, string>>;

/** A case without the editions that rule on it. */
export interface CaseBase {
  readonly format?: Format;
  readonly colors: Seating;
  /** Who has the right to play. */
  readonly shooter?: Seat;
  readonly before?: Position;
  /** What happened; never together with `stroke`. */
  readonly report?: StrokeReport;
  /** What the physics shall make happen. */
  readonly stroke?: Stroke;
  /** Constants of the table on which the stroke is made, where they are not the usual ones; only with `stroke`. */
  readonly table?: Partial<TableParameters>;
  readonly incidents?: readonly Incident[];
  readonly state?: CaseState;
  readonly readings?: Readings;
}

/** One position put to the referee, under one edition or under several. */
export type CaseDocument = CaseBase &
  ({ readonly edition: EditionId; readonly editions?: never } | { readonly editions: readonly EditionId[]; readonly edition?: never });

export type { PlaceDocument } from '../referee/placement/place.ts';

/** A stroke to be simulated. */
export type ShotDocument = Shot;

export interface ClassifyDocument {
  readonly position: Position;
  readonly colors: Seating;
  readonly edition: EditionId;
  readonly format?: Format;
  readonly shooter?: Seat;
}

export interface CheckPlacementDocument {
  readonly position: Position & { readonly striker: Point };
  readonly colors: Seating;
  readonly shooter: Seat;
  readonly edition: EditionId;
  readonly format?: Format;
}

export type { PlayEntry as LogEntry } from '../referee/play.ts';

/** What a score sheet knows beside the game. `play` reads past it. */
export interface LogAbout {
  /** Which colour is entered first on the sheet. */
  readonly entered?: Color;
  /** One name a colour, in doubles two: who strokes earlier first. */
  readonly names?: Readonly<Record<Color, readonly string[]>>;
  readonly event?: string;
  readonly table?: string;
  readonly date?: string;
  readonly referee?: string;
  /** What the house rules are called that `readings` are from. */
  readonly houseRules?: string;
  /** When each entry was put down, ms since 1970. */
  readonly times?: readonly number[];
  /** Doubles: partners who changed places, `before` an index of the log (or its length), and when. */
  readonly swaps?: readonly { readonly color: Color; readonly before: number; readonly time: number }[];
  /** Drawn under the sheet: SVG paths of whole units in a field of 600 by 200. */
  readonly signatures?: { readonly first?: string; readonly second?: string; readonly referee?: string };
}

/** A recorded game. */
export interface LogDocument extends PlayLog {
  readonly about?: LogAbout;
}
