/**
 * Where a body can lie: on the surface, clear of the pockets, touching others but not overlapping them. A body dropped elsewhere slides to
 * the nearest place that is free. Pure geometry in mm; no rule but the striker's own zone.
 */
import type { BodyId, Disc, DiscId, Point, Position, Seat } from '../../../physics/types.ts';
import { axes, NOMINAL } from './draw.ts';

/** A rectangle that a body's centre must stay in. */
export interface Bounds {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}
/** A circle that a body's centre must stay out of. */
export interface Ring extends Point {
  readonly r: number;
}
/** Why a body could not lie where it was dropped. */
export type SlideReason = 'disc' | 'pocket' | 'edge' | 'zone';
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
    const reach = NOMINAL.half - radiusOf(id);
    return { minX: -reach, maxX: reach, minY: -reach, maxY: reach };
  }
  const clear = NOMINAL.strikerHole + NOMINAL.lineWidth / 2;
  const side = NOMINAL.half - NOMINAL.zoneDepth - clear;
  const near = -(NOMINAL.half - NOMINAL.strikerRadius);
  const far = -(NOMINAL.half - NOMINAL.zoneDepth + clear);
  const { right, inward } = axes(shooter);
  const corners = [-side, side].flatMap((a) => [near, far].map((b) => ({ x: right.x * a + inward.x * b, y: right.y * a + inward.y * b })));
  const xs = corners.map((c) => c.x);
  const ys = corners.map((c) => c.y);
  return { minX: Math.min(...xs), maxX: Math.max(...xs), minY: Math.min(...ys), maxY: Math.max(...ys) };
}

function pocketRings(): readonly Ring[] {
  const c = NOMINAL.pocketOffset;
  const r = NOMINAL.pocketRadius + POCKET_CLEARANCE;
  return [-c, c].flatMap((x) => [-c, c].map((y) => ({ x, y, r })));
}

/** What the other bodies on the table keep a body's centre out of. */
export function discRings(id: BodyId, position: Position): readonly Ring[] {
  const own = radiusOf(id);
  const rings: Ring[] = position.discs.filter((d) => d.id !== id).map((d) => ({ x: d.x, y: d.y, r: own + NOMINAL.discRadius }));
  if (id !== 'striker' && position.striker) rings.push({ ...position.striker, r: own + NOMINAL.strikerRadius });
  return rings;
}

const inside = (p: Point, ring: Ring) => Math.hypot(p.x - ring.x, p.y - ring.y) < ring.r - TOUCH;
const clamp = (p: Point, b: Bounds): Point => ({ x: Math.min(b.maxX, Math.max(b.minX, p.x)), y: Math.min(b.maxY, Math.max(b.minY, p.y)) });
const within = (p: Point, b: Bounds) => p.x >= b.minX - TOUCH && p.x <= b.maxX + TOUCH && p.y >= b.minY - TOUCH && p.y <= b.maxY + TOUCH;

/** The point of a ring nearest to `p`. */
export function onRing(p: Point, ring: Ring): Point {
  const dx = p.x - ring.x;
  const dy = p.y - ring.y;
  const d = Math.hypot(dx, dy);
  return d < TOUCH ? { x: ring.x, y: ring.y + ring.r } : { x: ring.x + (dx / d) * ring.r, y: ring.y + (dy / d) * ring.r };
}

/** Where two rings cross. */
export function ringRing(a: Ring, b: Ring): readonly Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const d = Math.hypot(dx, dy);
  if (d < TOUCH || d > a.r + b.r || d < Math.abs(a.r - b.r)) return [];
  const along = (a.r * a.r - b.r * b.r + d * d) / (2 * d);
  const off = Math.sqrt(Math.max(0, a.r * a.r - along * along));
  return [off, -off].map((o) => ({ x: a.x + (dx * along - dy * o) / d, y: a.y + (dy * along + dx * o) / d }));
}

function ringBounds(ring: Ring, b: Bounds): readonly Point[] {
  const cut = (offset: number) => {
    const rest = ring.r * ring.r - offset * offset;
    return rest < 0 ? [] : [Math.sqrt(rest), -Math.sqrt(rest)];
  };
  return [
    ...[b.minX, b.maxX].flatMap((x) => cut(x - ring.x).map((o) => ({ x, y: ring.y + o }))),
    ...[b.minY, b.maxY].flatMap((y) => cut(y - ring.y).map((o) => ({ x: ring.x + o, y }))),
  ];
}

/** Every place where the nearest free one can be: on one boundary nearest to the wish, or where two boundaries cross. */
function candidates(wanted: Point, rings: readonly Ring[], b: Bounds): readonly Point[] {
  const single = rings.map((ring) => onRing(wanted, ring));
  const walls = rings.flatMap((ring) => ringBounds(ring, b));
  const pairs = rings.flatMap((a, i) => rings.slice(i + 1).flatMap((c) => ringRing(a, c)));
  const corners = [b.minX, b.maxX].flatMap((x) => [b.minY, b.maxY].map((y) => ({ x, y })));
  return [...single, ...walls, ...pairs, ...corners];
}

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
  const shifted = (m: Point, ring: Ring): Ring => ({ x: ring.x - m.x, y: ring.y - m.y, r: ring.r });
  const rings = all.flatMap((m) => [...discRings(m.id, rest), ...pocketRings()].map((ring) => shifted(m, ring)));
  const from = clamp(wanted, b);
  if (!rings.some((ring) => inside(from, ring))) return from;
  const near = rings.filter((ring) => Math.hypot(ring.x - from.x, ring.y - from.y) < ring.r + SHIFT_REACH);
  return nearestOn(wanted, from, near, rings, b);
}

/** The discs of a colour that are not on the table, lowest number first. */
export function inTray(color: Disc['color'], bodies: readonly BodyId[], perColor: number): readonly DiscId[] {
  const on = new Set(bodies);
  return Array.from({ length: perColor }, (_, i) => `${color}${i + 1}` as DiscId).filter((id) => !on.has(id));
}

/** The position with one body moved, added or (place null) taken off. Discs keep their order: red first, then by number. */
export function withBody(position: Position, id: BodyId, place: Point | null): Position {
  if (id === 'striker') return { ...position, striker: place && { x: place.x, y: place.y } };
  const { discs } = position;
  if (!place) return { ...position, discs: discs.filter((d) => d.id !== id) };
  const disc = { id, color: id.startsWith('red') ? 'red' : 'black', x: place.x, y: place.y } as Disc;
  const at = discs.findIndex((d) => d.id === id);
  const order = (d: Disc) => (d.color === 'red' ? 0 : 100) + Number(d.id.replace(/\D/g, ''));
  return { ...position, discs: at < 0 ? [...discs, disc].sort((p, q) => order(p) - order(q)) : discs.with(at, disc) };
}
