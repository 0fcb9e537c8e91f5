/** The start of a set: the row of discs along the board opposite each player. */
import { inOrder } from './discs.ts';
import { DISCS_PER_PLAYER, NOMINAL } from './parameters.ts';
import { fromSeat, OPPOSITE_SEAT } from './seats.ts';
import type { Table } from './table.ts';
import type { Color, Disc, Position, Seat } from './types.ts';

/** Coordinates along a board of `count` discs in a row without gaps, its middle on the board's. */
export const rowAlong = ({ discWidth }: Table, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * discWidth);

/** The row opposite a seat, seen from that seat from left to right. */
const rowOf = (table: Table, seat: Seat, color: Color, from: number, count: number): readonly Disc[] =>
  rowAlong(table, count).map((s, i) => ({
    id: `${color}${from + i}` as const,
    color,
    ...fromSeat(table, OPPOSITE_SEAT[seat], -s, table.discRadius),
  }));

/** Who sits where in singles where nobody says otherwise. */
export const SINGLES: Readonly<Record<Color, readonly Seat[]>> = { red: ['south'], black: ['north'] };

/** Who sits where by format where nobody says otherwise. */
export const SEATING: Readonly<Record<'singles' | 'doubles', Readonly<Record<Color, readonly Seat[]>>>> = {
  singles: SINGLES,
  doubles: { red: ['south', 'north'], black: ['west', 'east'] },
};

/** Of each colour `count` discs for each of its seats, opposite that seat, the first numbers for the first seat; red first, by number. */
export const startPosition = (
  colors: Readonly<Record<Color, readonly Seat[]>> = SINGLES,
  table: Table = NOMINAL,
  count = DISCS_PER_PLAYER,
): Position => ({
  discs: inOrder(
    (['red', 'black'] as const).flatMap((color) => colors[color].flatMap((seat, i) => rowOf(table, seat, color, 1 + count * i, count))),
  ),
  striker: null,
});
