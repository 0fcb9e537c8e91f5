/** Places for discs and striker, drawn by lot: on the surface, in no pocket, over nothing else, clear of every line by a margin. */

import { inOrder } from '../../geometry/discs.ts';
import { depthFrom, distance, fromSeat, OPPOSITE_SEAT } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import { type Color, type Disc, type DiscId, type Point, type Position, SEATS, type Seat } from '../../geometry/types.ts';
import type { Random } from '../../random/random.ts';

/** A gap that everybody sees. */
const CLEAR = 3;

/** From the middle of the nearest pocket, mm. */
export const fromPocket = ({ pockets }: Table, p: Point): number => distance({ x: Math.abs(p.x), y: Math.abs(p.y) }, pockets.ne);

/** How far a disc's centre is from changing its shade for anybody at the table, mm. */
export const shadeGap = (table: Table, p: Point): number =>
  Math.min(
    ...SEATS.map((seat) => Math.abs(depthFrom(table, seat, p) - table.darkDepth)),
    Math.abs(distance(p, { x: 0, y: 0 }) - table.darkRadius),
  );

/** Whether a disc can lie at `p` beside the others, with air all round. */
export const roomFor = (table: Table, p: Point, discs: readonly Point[], air = CLEAR): boolean =>
  Math.abs(p.x) <= table.discTight &&
  Math.abs(p.y) <= table.discTight &&
  fromPocket(table, p) >= table.pocketRadius + CLEAR &&
  discs.every((other) => distance(p, other) >= table.discWidth + air);

/** Where discs of a colour are wished. */
export type Region = 'field' | 'own-edge' | 'far-edge' | 'circle' | 'anywhere';

function draw(random: Random, table: Table, region: Region, seat: Seat): Point {
  if (region === 'own-edge') return fromSeat(table, seat, random.tenth(-340, 340), random.tenth(15, 110));
  if (region === 'far-edge') return fromSeat(table, OPPOSITE_SEAT[seat], random.tenth(-340, 340), random.tenth(15, 110));
  if (region === 'circle') return { x: random.tenth(-80, 80), y: random.tenth(-80, 80) };
  if (region === 'field') return { x: random.tenth(-350, 350), y: random.tenth(-350, 350) };
  return { x: random.tenth(-480, 480), y: random.tenth(-480, 480) };
}

/** Adds a disc in a region, at least `margin` mm from changing its shade; the list as it was where no room is found. */
export function addDisc(random: Random, table: Table, discs: Disc[], color: Color, region: Region, seat: Seat, margin: number): boolean {
  for (let i = 0; i < 30; i++) {
    const p = draw(random, table, region, seat);
    if (!roomFor(table, p, discs) || shadeGap(table, p) < margin) continue;
    discs.push({ id: nextId(discs, color), color, ...p });
    return true;
  }
  return false;
}

/** The lowest number of a colour that does not lie on the table. */
export function nextId(discs: readonly Disc[], color: Color): DiscId {
  for (let n = 1; ; n++) if (!discs.some(({ id }) => id === `${color}${n}`)) return `${color}${n}`;
}

/** A place for the striker as its player may put it, touching nothing; null where none is found. */
export function placeStriker(random: Random, table: Table, discs: readonly Disc[], seat: Seat, along?: number): Point | null {
  for (let i = 0; i < 20; i++) {
    const p = fromSeat(table, seat, along ?? random.tenth(-330, 330), random.tenth(30, 110));
    if (discs.every((disc) => distance(disc, p) >= table.contact + CLEAR)) return p;
  }
  return null;
}

/** Discs as a position: red first, then by number. */
export const positionOf = (discs: readonly Disc[], striker: Point | null = null): Position => ({ discs: inOrder(discs), striker });
