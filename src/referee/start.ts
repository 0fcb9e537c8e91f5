/** The start of a set: every player's eight discs along the board opposite (2017 10.2, 10.3, 21.1; 2010 10.3; 2008 10; club 1). */
import { inOrder, OUTWARD, point, TIGHT } from './placement/geometry.ts';
import { OPPOSITE_SEAT } from './seats.ts';
import type { Color, Disc, Position, Seat, Seating } from './types.ts';

/** The `i`-th place of the row opposite a seat, seen from that seat from left to right. */
const inRow = (seat: Seat, i: number): { readonly x: number; readonly y: number } => {
  const out = OUTWARD[OPPOSITE_SEAT[seat]];
  const s = i * 30 - 105;
  // To the right of someone who looks along `out`.
  return point(out.x * TIGHT + out.y * s, out.y * TIGHT - out.x * s);
};

const rowOf = (seat: Seat, color: Color, from: number): readonly Disc[] =>
  Array.from({ length: 8 }, (_, i) => ({ id: `${color}${from + i}` as const, color, ...inRow(seat, i) }));

/** Discs 1 to 8 opposite a colour's first seat, 9 to 16 opposite its second. */
export const startPosition = (colors: Seating): Position => ({
  discs: inOrder((['red', 'black'] as const).flatMap((color) => colors[color].flatMap((seat, i) => rowOf(seat, color, 1 + 8 * i)))),
  striker: null,
});
