/** Where the seats are: who sits opposite, who comes next, and how a place looks from a seat. Lengths mm. */
import type { Table } from './table.ts';
import { type Point, SEATS, type Seat } from './types.ts';

export const OPPOSITE_SEAT: Readonly<Record<Seat, Seat>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

/** Clockwise seen from above: south, west, north, east. */
export const nextSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length] as Seat;

/** Outward from the centre to a board. */
export const OUTWARD: Readonly<Record<Seat, Point>> = {
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
};

/** To the right along a board, for who sits behind it and looks at the table. */
export const RIGHT: Readonly<Record<Seat, Point>> = {
  south: { x: 1, y: 0 },
  west: { x: 0, y: -1 },
  north: { x: -1, y: 0 },
  east: { x: 0, y: 1 },
};

/** Degrees, counter-clockwise from east, of the way straight across the table from a seat. */
export const AHEAD: Readonly<Record<Seat, number>> = { south: 90, west: 0, north: 270, east: 180 };

/** A point without negative zero, which JSON would hide and equality would not. */
export const point = (x: number, y: number): Point => ({ x: x + 0, y: y + 0 });

/** Distance of two points. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** Distance of a place from a seat's board. */
export const depthFrom = ({ half }: Table, seat: Seat, place: Point): number => half - towards(seat, place);

/** A place's coordinate along a seat's board: x for south and north, y for west and east, table sign. */
export const alongBoard = (seat: Seat, place: Point): number => (seat === 'south' || seat === 'north' ? place.x : place.y);

/** How far a place lies to the right of a board's middle, as who sits behind it sees it. */
export const rightOf = (seat: Seat, place: Point): number => RIGHT[seat].x * place.x + RIGHT[seat].y * place.y + 0;

/** The place `right` of the middle of a seat's board, as who sits there sees it, and `depth` away from the board. */
export function fromSeat({ half }: Table, seat: Seat, right: number, depth: number): Point {
  const { x, y } = RIGHT[seat];
  const off = half - depth;
  return point(x * right + y * off, y * right - x * off);
}

/** From the own board, mm: where the striker is put unasked, about the middle of its zone. */
export const READY = 60;

/** Where the striker is put before a seat's board unasked, `right` of the board's middle. */
export const strikerHome = (table: Table, seat: Seat, right = 0): Point => fromSeat(table, seat, right, READY);

/** How far a point lies from the surface's middle towards a board. */
export const towards = (board: Seat, p: Point): number =>
  board === 'south' ? -p.y : board === 'north' ? p.y : board === 'west' ? -p.x : p.x;

/** The centre of a disc tight to a board at the coordinate `s` along it. */
export const tightAt = ({ discTight }: Table, board: Seat, s: number): Point => {
  const out = OUTWARD[board];
  return out.x === 0 ? point(s, out.y * discTight) : point(out.x * discTight, s);
};

/** The image of a place behind a board, as if the line on which the striker is tight to that board were a mirror. */
export function mirrored({ strikerTight }: Table, board: Seat, { x, y }: Point): Point {
  const out = OUTWARD[board];
  return out.x === 0 ? { x, y: 2 * out.y * strikerTight - y } : { x: 2 * out.x * strikerTight - x, y };
}

/** The board a place lies nearest to. */
export function nearestBoard(p: Point): Seat {
  if (Math.abs(p.x) > Math.abs(p.y)) return p.x > 0 ? 'east' : 'west';
  return p.y > 0 ? 'north' : 'south';
}

/** Unit steps of a board: along it (to the right for who stands there looking at the table) and away from it. */
export function axes(board: Seat): { readonly right: Point; readonly inward: Point } {
  const right = RIGHT[board];
  return { right, inward: { x: -right.y, y: right.x } };
}
