/**
 * Where a disc can lie: boards as lines with a coordinate along them, discs that take the room, the nearest free place.
 * Everything in millimetres of the table's frame; exact touching is free, lengths carry the contract's tolerance of 0.05.
 */
import { LENGTH_TOLERANCE, STANDARD } from '../../physics/parameters.ts';
import type { Disc, DiscId, Pocket, Point, Seat } from '../../physics/types.ts';
import { alongBoard } from '../seats.ts';

/** Half the playing surface's width. */
const HALF = STANDARD.half;
export const DISC_RADIUS = STANDARD.discRadius;
export const DISC_WIDTH = 2 * DISC_RADIUS;
export const POCKET_RADIUS = STANDARD.pocketRadius;
/** Of a pocket's middle from the middle lines. */
export const POCKET_OFFSET = STANDARD.pocketCentre;
/** A disc tight to a board has its centre this far from the middle line that runs along the board. */
export const TIGHT = HALF - DISC_RADIUS;
/** A disc whose edge touches the circle's line (its middle, by the contract) from inside has its centre this far from the middle. */
export const ON_CIRCLE = STANDARD.circleRadius - DISC_RADIUS;
/** Between a disc in the centre and one at the circle. */
export const BETWEEN = ON_CIRCLE / 2;
/** Beyond this distance from the middle line a centre lies in a board's edge zone. */
export const EDGE_ZONE = HALF - STANDARD.edgeLine;
/** Measuring tolerance of every length. */
export const TOLERANCE = LENGTH_TOLERANCE;

/** Outward from the centre to a board. */
export const OUTWARD: Readonly<Record<Seat, Point>> = {
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
};

export const POCKET_CENTRES: Readonly<Record<Pocket, Point>> = {
  nw: { x: -POCKET_OFFSET, y: POCKET_OFFSET },
  ne: { x: POCKET_OFFSET, y: POCKET_OFFSET },
  sw: { x: -POCKET_OFFSET, y: -POCKET_OFFSET },
  se: { x: POCKET_OFFSET, y: -POCKET_OFFSET },
};

/** A point without negative zero, which JSON would hide and equality would not. */
export const point = (x: number, y: number): Point => ({ x: x + 0, y: y + 0 });

/** Distance of two points, mm. */
export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** How far a point lies from the surface's middle towards a board. */
export const towards = (board: Seat, p: Point): number =>
  board === 'south' ? -p.y : board === 'north' ? p.y : board === 'west' ? -p.x : p.x;

/** The centre of a disc tight to a board at the coordinate `s` along it. */
export const tightAt = (board: Seat, s: number): Point => {
  const out = OUTWARD[board];
  return out.x === 0 ? point(s, out.y * TIGHT) : point(out.x * TIGHT, s);
};

/** Which half of the table, seen along a board: -1, 1, or 0 where the centre is on the middle line. */
export const sideOf = (board: Seat, p: Point): -1 | 0 | 1 => {
  const s = alongBoard(board, p);
  return s > TOLERANCE ? 1 : s < -TOLERANCE ? -1 : 0;
};

/** The discs that a disc at `p` would overlap by more than the tolerance. */
export const blockers = (p: Point, discs: readonly Disc[]): readonly DiscId[] => {
  const least = DISC_WIDTH - TOLERANCE;
  const ids: DiscId[] = [];
  for (const { id, x, y } of discs) if ((x - p.x) * (x - p.x) + (y - p.y) * (y - p.y) < least * least) ids.push(id);
  return ids;
};

/** Whether a centre is on the surface and in no pocket: inside the pocket's circle there is nothing for it to lie on. */
export const onSurface = (p: Point): boolean => {
  const x = Math.abs(p.x);
  const y = Math.abs(p.y);
  if (x > TIGHT + TOLERANCE || y > TIGHT + TOLERANCE) return false;
  const dx = x - POCKET_OFFSET;
  const dy = y - POCKET_OFFSET;
  return dx * dx + dy * dy >= (POCKET_RADIUS - TOLERANCE) * (POCKET_RADIUS - TOLERANCE);
};

/** Whether a disc can be put at `p` moving nothing. */
export const isFree = (p: Point, discs: readonly Disc[]): boolean => onSurface(p) && blockers(p, discs).length === 0;

/** More than any `slotOf`. */
export const SLOTS = 34;

/** A small whole number of a disc's own, red even and black odd: to keep discs in an array by their names. */
export const slotOf = (id: DiscId): number => {
  const at = id.charCodeAt(0) === 114 ? 3 : 5;
  let n = 0;
  for (let i = at; i < id.length; i++) n = 10 * n + id.charCodeAt(i) - 48;
  return 2 * n + (at === 3 ? 0 : 1);
};

/** Red before black, then by number: the order of `orderOf` in the physics, for names that are known to be discs'. */
export const compareDiscs = (a: DiscId, b: DiscId): number => b.charCodeAt(0) - a.charCodeAt(0) || slotOf(a) - slotOf(b);

/** Discs red first, then by number; the same list where they already are. */
export function inOrder(discs: readonly Disc[]): readonly Disc[] {
  for (let i = 1; i < discs.length; i++) {
    if (compareDiscs((discs[i - 1] as Disc).id, (discs[i] as Disc).id) > 0) return discs.toSorted((a, b) => compareDiscs(a.id, b.id));
  }
  return discs;
}
