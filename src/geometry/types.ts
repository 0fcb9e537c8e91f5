/**
 * The vocabulary every layer shares: seats, pockets, discs, places and positions.
 * Units: millimetres from the centre of the playing surface, x east, y north.
 */

/** The four sides of the table, clockwise seen from above. A board bears the name of the seat behind it. */
export const SEATS = ['south', 'west', 'north', 'east'] as const;
export type Seat = (typeof SEATS)[number];

export const POCKETS = ['nw', 'ne', 'sw', 'se'] as const;
export type Pocket = (typeof POCKETS)[number];

export const COLORS = ['red', 'black'] as const;
export type Color = (typeof COLORS)[number];

/** `red1` to `red16`, `black1` to `black16`. */
export type DiscId = `${Color}${number}`;
/** A disc or the striker. */
export type BodyId = DiscId | 'striker';

/** A place on the table, mm. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Disc extends Point {
  readonly id: DiscId;
  readonly color: Color;
}

/** What lies on the table. Discs that are not listed are in the pockets. */
export interface Position {
  readonly discs: readonly Disc[];
  readonly striker?: Point | null;
}
