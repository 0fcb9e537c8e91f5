/**
 * Where a body can lie: on the surface, clear of the pockets, touching others but not overlapping them. A body dropped elsewhere slides to
 * the nearest place that is free. Pure geometry in mm; no rule but the striker's own zone.
 */

import { colorOf, discIds, inOrder } from '../../../geometry/discs.ts';
import { type Bounds, candidates, type Ring } from '../../../geometry/nearest.ts';
import { NOMINAL } from '../../../geometry/parameters.ts';
import { fromSeat } from '../../../geometry/seats.ts';
import type { SlideReason } from '../../../narrate/describe.ts';
import type { BodyId, Disc, DiscId, Point, Position, Seat } from '../../../physics/types.ts';

export interface Place extends Point {
  /** Null where it lies as wanted. */
  readonly slid: SlideReason | null;
}

/** A disc whose centre is exactly on the pocket's edge would fall by rounding alone. */
const POCKET_CLEARANCE = 0.01;
const TOUCH = 1e-6;

export const radiusOf = (id: BodyId): number => (id === 'striker' ? NOMINAL.strikerRadius : NOMINAL.discRadius);

/**
 * The whole surface for a disc; for the striker the shooter's edge zone between the side lines, its hole clear of every line. Without a
 * shooter (a table after a stroke) the striker lies anywhere too.
 */
export function boundsOf(id: BodyId, shooter: Seat | null): Bounds {
  if (id !== 'striker' || shooter === null) {
    const reach = id === 'striker' ? NOMINAL.strikerTight : NOMINAL.discTight;
    return { minX: -reach, maxX: reach, minY: -reach, maxY: reach };
  }
  const { strikerAside: side, strikerNearest, strikerFarthest } = NOMINAL;
  const corners = [-side, side].flatMap((a) => [strikerNearest, strikerFarthest].map((depth) => fromSeat(NOMINAL, shooter, a, depth)));
  const xs = corners.map((c) => c.x);
  const ys = corners.map((c) => c.y);
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

function pocketRings(): readonly Ring[] {
  const radius = NOMINAL.pocketRadius + POCKET_CLEARANCE;
  return Object.values(NOMINAL.pockets).map(({ x, y }) => ({ x, y, radius }));
}

/** What the other bodies on the table keep a body's centre out of. */
export function discRings(id: BodyId, position: Position): readonly Ring[] {
  const own = radiusOf(id);
  const rings: Ring[] = position.discs.filter((d) => d.id !== id).map((d) => ({ x: d.x, y: d.y, radius: own + NOMINAL.discRadius }));
  if (id !== 'striker' && position.striker) rings.push({ ...position.striker, radius: own + NOMINAL.strikerRadius });
  return rings;
}

const inside = (p: Point, ring: Ring) => Math.hypot(p.x - ring.x, p.y - ring.y) < ring.radius - TOUCH;
const clamp = (p: Point, b: Bounds): Point => ({ x: Math.min(b.maxX, Math.max(b.minX, p.x)), y: Math.min(b.maxY, Math.max(b.minY, p.y)) });
const within = (p: Point, b: Bounds) => p.x >= b.minX - TOUCH && p.x <= b.maxX + TOUCH && p.y >= b.minY - TOUCH && p.y <= b.maxY + TOUCH;

/** The free point nearest to a wish that is not free itself; null where there is none. `tried` are the rings whose boundaries are searched. */
function nearestOn(wanted: Point, from: Point, tried: readonly Ring[], rings: readonly Ring[], b: Bounds): Point | null {
  let best: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const c of candidates(from, tried, b)) {
    const distance = (c.x - wanted.x) ** 2 + (c.y - wanted.y) ** 2;
    if (distance < least && within(c, b) && !rings.some((ring) => inside(c, ring))) {
      best = c;
      least = distance;
    }
  }
  return best;
}

/**
 * The place nearest to `wanted` where the body can lie, and what kept it from lying there. Null where nothing is free (a packed zone).
 */
export function nearestFree(id: BodyId, wanted: Point, position: Position, shooter: Seat | null): Place | null {
  const b = boundsOf(id, shooter);
  const inBounds = clamp(wanted, b);
  const discs = discRings(id, position);
  const rings = [...discs, ...pocketRings()];
  const edge: SlideReason | null = within(wanted, b) ? null : id === 'striker' && shooter ? 'zone' : 'edge';
  if (!rings.some((ring) => inside(inBounds, ring))) return { ...inBounds, slid: edge };
  const reason: SlideReason = discs.some((ring) => inside(inBounds, ring)) ? 'disc' : 'pocket';
  const best = nearestOn(wanted, inBounds, rings, rings, b);
  return best && { x: best.x, y: best.y, slid: reason };
}

/** How far round a wish (mm) boundaries are searched for several bodies at once. */
const SHIFT_REACH = 80;

/**
 * The shift nearest to `wanted` by which all these bodies can be moved together; null where there is none near. A shift of several bodies is
 * the place of one: every body's boundaries, moved to where it stands.
 */
export function nearestShift(ids: readonly BodyId[], wanted: Point, position: Position, shooter: Seat | null): Point | null {
  const rest = ids.reduce((p, id) => withBody(p, id, null), position);
  const members = ids.flatMap((id) => {
    const at = id === 'striker' ? position.striker : position.discs.find((d) => d.id === id);
    return at ? [{ id, x: at.x, y: at.y }] : [];
  });
  if (members.length === 0) return null;
  const all = members.map((m) => ({ ...m, b: boundsOf(m.id, shooter) }));
  const b: Bounds = {
    minX: Math.max(...all.map((m) => m.b.minX - m.x)),
    maxX: Math.min(...all.map((m) => m.b.maxX - m.x)),
    minY: Math.max(...all.map((m) => m.b.minY - m.y)),
    maxY: Math.min(...all.map((m) => m.b.maxY - m.y)),
  };
  const shifted = (m: Point, ring: Ring): Ring => ({ x: ring.x - m.x, y: ring.y - m.y, radius: ring.radius });
  const rings = all.flatMap((m) => [...discRings(m.id, rest), ...pocketRings()].map((ring) => shifted(m, ring)));
  const from = clamp(wanted, b);
  if (!rings.some((ring) => inside(from, ring))) return from;
  const near = rings.filter((ring) => Math.hypot(ring.x - from.x, ring.y - from.y) < ring.radius + SHIFT_REACH);
  return nearestOn(wanted, from, near, rings, b);
}

/** The discs of a colour that are not on the table, lowest number first. */
export function inTray(color: Disc['color'], bodies: readonly BodyId[], perColor: number): readonly DiscId[] {
  const on = new Set(bodies);
  return discIds(color, perColor).filter((id) => !on.has(id));
}

/** The position with one body moved, added or (place null) taken off. Discs keep their order: red first, then by number. */
export function withBody(position: Position, id: BodyId, place: Point | null): Position {
  if (id === 'striker') return { ...position, striker: place && { x: place.x, y: place.y } };
  const { discs } = position;
  if (!place) return { ...position, discs: discs.filter((d) => d.id !== id) };
  const disc: Disc = { id, color: colorOf(id), x: place.x, y: place.y };
  const at = discs.findIndex((d) => d.id === id);
  return { ...position, discs: at < 0 ? inOrder([...discs, disc]) : discs.with(at, disc) };
}
