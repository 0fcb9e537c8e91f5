/**
 * Drawing a body to what people set up by: a board, a line, the circle, another disc. Pure geometry in mm; says what it was drawn to, so that
 * it can be shown.
 */

import { type Bounds, footOnRing, type Ring, ringAndRing } from '../../../geometry/nearest.ts';
import { NOMINAL } from '../../../geometry/parameters.ts';
import { distance } from '../../../geometry/seats.ts';
import type { BodyId, Point, Position, Seat } from '../../../physics/types.ts';
import { boundsOf, discRings } from './legal.ts';

/** How near (mm) a body must come to be drawn, unless the view says less. */
export const SNAP_DISTANCE = 5;

/** What a body was drawn to: a line across the table, a circle about the middle, or touching other bodies. */
export type Guide =
  | { readonly kind: 'x'; readonly at: number }
  | { readonly kind: 'y'; readonly at: number }
  | { readonly kind: 'circle'; readonly r: number }
  | { readonly kind: 'touch'; readonly ring: Ring };
export interface Snapped extends Point {
  readonly guides: readonly Guide[];
}

interface Targets {
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** Boards first, then the zone lines, then the middle. */
function targetsOf(id: BodyId, b: Bounds): Targets {
  const { edgeZone } = NOMINAL;
  const lines = id === 'striker' ? [] : [-edgeZone, edgeZone];
  return { x: [b.minX, b.maxX, ...lines, 0], y: [b.minY, b.maxY, ...lines, 0] };
}

const near = (value: number, targets: readonly number[], reach: number): number | undefined =>
  targets.reduce<number | undefined>((best, t) => {
    const d = Math.abs(t - value);
    return d <= reach && (best === undefined || d < Math.abs(best - value)) ? t : best;
  }, undefined);

const gap = (p: Point, ring: Ring): number => Math.abs(Math.hypot(p.x - ring.x, p.y - ring.y) - ring.radius);

/** Touching two bodies at once, where both are near. */
function twoRings(wanted: Point, rings: readonly Ring[], reach: number): Snapped | null {
  const [a, b] = rings;
  if (!a || !b) return null;
  const crossing = ringAndRing(a, b).find((p) => distance(p, wanted) <= 2 * reach);
  return crossing ? { ...crossing, guides: [a, b].map((ring) => ({ kind: 'touch', ring })) } : null;
}

/** Touching a body with the centre on a line that is near too. */
function ringAndLine(wanted: Point, ring: Ring, t: Targets, reach: number): Snapped {
  const touch: Guide = { kind: 'touch', ring };
  for (const axis of ['x', 'y'] as const) {
    const at = near(wanted[axis], t[axis], reach);
    if (at === undefined) continue;
    const other = axis === 'x' ? 'y' : 'x';
    const rest = ring.radius ** 2 - (at - ring[axis]) ** 2;
    if (rest < 0) continue;
    const value = ring[other] + (wanted[other] >= ring[other] ? 1 : -1) * Math.sqrt(rest);
    const p = axis === 'x' ? { x: at, y: value } : { x: value, y: at };
    if (distance(p, wanted) <= 2 * reach) return { ...p, guides: [touch, { kind: axis, at }] };
  }
  return { ...footOnRing(ring, wanted), guides: [touch] };
}

/** On the circle's line, or touching it from inside or outside. */
function circle(id: BodyId, wanted: Point, reach: number): Snapped | null {
  if (id === 'striker') return null;
  const radii = [NOMINAL.circleRadius - NOMINAL.discRadius, NOMINAL.circleRadius, NOMINAL.circleRadius + NOMINAL.discRadius];
  const r = near(Math.hypot(wanted.x, wanted.y), radii, Math.min(reach, 4));
  return r === undefined ? null : { ...footOnRing({ x: 0, y: 0, radius: r }, wanted), guides: [{ kind: 'circle', r }] };
}

/** The wish drawn to what is near, and what that is; the wish itself where nothing is. */
export function snap(id: BodyId, wanted: Point, position: Position, shooter: Seat | null, reach: number = SNAP_DISTANCE): Snapped {
  const targets = targetsOf(id, boundsOf(id, shooter));
  const rings = discRings(id, position)
    .filter((ring) => gap(wanted, ring) <= reach)
    .sort((a, b) => gap(wanted, a) - gap(wanted, b));
  const both = twoRings(wanted, rings, reach);
  if (both) return both;
  if (rings[0]) return ringAndLine(wanted, rings[0], targets, reach);
  const x = near(wanted.x, targets.x, reach);
  const y = near(wanted.y, targets.y, reach);
  if (x === undefined && y === undefined) return circle(id, wanted, reach) ?? { ...wanted, guides: [] };
  const guides: Guide[] = [
    ...(x === undefined ? [] : [{ kind: 'x' as const, at: x }]),
    ...(y === undefined ? [] : [{ kind: 'y' as const, at: y }]),
  ];
  return { x: x ?? wanted.x, y: y ?? wanted.y, guides };
}
