/** Where a disc stands tight to a board among others. */

import { alongBoard, depthFrom } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import type { Disc, Seat } from '../../physics/types.ts';

/** The nearest places free on either side of the board's middle, if touching discs had their centres `touch` mm apart. */
function nearestSides(table: Table, board: Seat, discs: readonly Disc[], touch: number): readonly number[] {
  const taken = discs.map((disc) => {
    const away = depthFrom(table, board, disc) - table.discRadius;
    return { at: alongBoard(board, disc), half: Math.sqrt(Math.max(0, touch * touch - away * away)) };
  });
  return [-1, 1].map((sign) => {
    const spots = [0, ...taken.map(({ at, half }) => sign * at + half)].filter((s) => s >= 0).sort((a, b) => a - b);
    return (
      spots.find((s) => taken.every(({ at, half }) => Math.abs(sign * s - at) >= half - 1e-9)) ?? table.pocketCentre - table.pocketRadius
    );
  });
}

/**
 * Whether the nearest place at the board is there, or is not, by less than a millimetre: a gap that just fits, a disc that just grazes, so that
 * with discs a millimetre larger or smaller it would be more than `leap` mm elsewhere.
 */
export function hangsOnAHair(table: Table, board: Seat, discs: readonly Disc[], leap: number): boolean {
  const loose = nearestSides(table, board, discs, table.discWidth - 1);
  return nearestSides(table, board, discs, table.discWidth + 1).some((s, side) => Math.abs(s - (loose[side] ?? 0)) > leap);
}
