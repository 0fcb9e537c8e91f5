/**
 * What can happen in a stroke. Units: millimetres from the centre of the playing surface (x east, y north), degrees counter-clockwise from east,
 * seconds, metres per second for the speed of a stroke.
 */
import type { BodyId, DiscId, Pocket, Point, Position, Seat } from '../geometry/types.ts';

export * from '../geometry/types.ts';

/** Striker and disc, or two discs, touch; `a` is the striker or the lower id (red before black, then by number). */
export interface ContactEvent {
  readonly t: number;
  readonly type: 'contact';
  readonly a: BodyId;
  readonly b: DiscId;
}
/** A body touches the face of a board. */
export interface BoardEvent {
  readonly t: number;
  readonly type: 'board';
  readonly disc: BodyId;
  readonly board: Seat;
}
/** The striker, having left the shooter's edge zone, is back in it so far that its line is no longer seen through the hole. */
export interface ZoneReturnEvent {
  readonly t: number;
  readonly type: 'zone-return';
  readonly disc: 'striker';
  readonly seat: Seat;
}
export interface PocketedEvent {
  readonly t: number;
  readonly type: 'pocketed';
  readonly disc: BodyId;
  readonly pocket: Pocket;
}
/** A body leaves the table, comes to lie on a board, or touches something outside. `over` is a corner where it can't be told. */
export interface OffTableEvent {
  readonly t: number;
  readonly type: 'off-table';
  readonly disc: BodyId;
  readonly over: Seat | Pocket;
}
/** What the physics can report. */
export type PhysicalEvent = ContactEvent | BoardEvent | ZoneReturnEvent | PocketedEvent | OffTableEvent;

/** The cue's touch: the direction in which the striker leaves (degrees) and its speed then (m/s). */
export interface Stroke {
  readonly angle: number;
  readonly speed: number;
}

/** The physical constants of a table; every field has a default (`DEFAULT_TABLE`). */
export interface TableParameters {
  /** Sliding friction; deceleration is `friction` times 9.80665 m/s². */
  readonly friction: number;
  /** Normal restitution, disc on disc. */
  readonly restitutionDisc: number;
  /** Normal restitution, disc on board. */
  readonly restitutionBoard: number;
  /** Tangential friction at contacts. */
  readonly contactFriction: number;
  /** Coupled sliding and spinning (Farkas, Bartels, Unger, Wolf 2003). */
  readonly spin: boolean;
  /** Grams. */
  readonly strikerMass: number;
  /** Grams. */
  readonly discMass: number;
  /** How far (mm) a centre must come inside the pocket's edge to fall; 0 is the edge itself. */
  readonly captureMargin: number;
  /** Fast discs may cross a pocket. */
  readonly crossing: boolean;
  /** Hard hits may send discs over a board. */
  readonly climbing: boolean;
}

/** A stroke to be simulated. `before` has its striker as placed. */
export interface Shot {
  readonly before: Position & { readonly striker: Point };
  readonly shooter: Seat;
  readonly stroke: Stroke;
  readonly table?: Partial<TableParameters>;
}

/** The outcome of a simulated stroke. */
export interface ShotReport {
  /** In order of `t`; contacts within 1e-9 s are simultaneous. */
  readonly events: readonly PhysicalEvent[];
  /** Where everything lies once all is at rest. */
  readonly after: Position;
  /** Seconds until the last body rests. */
  readonly duration: number;
}
