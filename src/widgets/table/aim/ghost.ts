/** Where the striker's ghost can be put: on the surface, and against a disc only on the side that the striker touches first. Pure, mm. */

import { clamp } from '../../../geometry/clamp.ts';
import { NOMINAL } from '../../../geometry/parameters.ts';
import type { Disc, Point, Position } from '../../../physics/types.ts';
import { along } from '../board/draw.ts';
import { direction } from '../board/pointer.ts';

/** Why a ghost is not where it was wished: a board is in the way, or the disc itself. */
export type GhostLimit = 'board' | 'far-side';
export interface Ghost extends Point {
  /** Null where it is as wished. */
  readonly limit: GhostLimit | null;
}

const { strikerTight: EDGE, contact: TOUCH } = NOMINAL;
/** A place on the edge may be beyond it by rounding. */
const HAIR = 1e-9;

const onSurface = (p: Point): boolean => Math.abs(p.x) <= EDGE + HAIR && Math.abs(p.y) <= EDGE + HAIR;
/** The turn from one direction to another, -180 to 180 degrees. */
const turn = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

function nearDisc(wanted: Point, { discs }: Position): Disc | undefined {
  const gap = (d: Disc) => Math.hypot(d.x - wanted.x, d.y - wanted.y);
  return discs.filter((d) => gap(d) < TOUCH * 1.6).sort((a, b) => gap(a) - gap(b))[0];
}

/** The directions from a disc in which a striker touching it would touch a board too. */
function edgeDirections(disc: Point): readonly number[] {
  const deg = 180 / Math.PI;
  return [-EDGE, EDGE].flatMap((edge) => {
    const [x, y] = [(edge - disc.x) / TOUCH, (edge - disc.y) / TOUCH];
    const byX = Math.abs(x) > 1 ? [] : [Math.acos(x) * deg, -Math.acos(x) * deg];
    const byY = Math.abs(y) > 1 ? [] : [Math.asin(y) * deg, 180 - Math.asin(y) * deg];
    return [...byX, ...byY];
  });
}

/** Against a disc, as near to the wished side as the striker can be when it touches it first. */
function against(disc: Disc, wanted: Point, striker: Point): Ghost | null {
  const away = direction(disc, striker);
  const apart = Math.hypot(disc.x - striker.x, disc.y - striker.y);
  // beyond the tangent another side would be touched first
  const most = 90 - (Math.asin(Math.min(1, TOUCH / Math.max(TOUCH, apart))) * 180) / Math.PI;
  const wish = turn(away, direction(disc, wanted));
  const off = Math.min(most, Math.max(-most, wish));
  const reached = along(disc, away + off, TOUCH);
  if (onSurface(reached)) return { ...reached, limit: off === wish ? null : 'far-side' };
  const best = edgeDirections(disc)
    .map((to) => turn(away, to))
    .filter((to) => Math.abs(to) <= most && onSurface(along(disc, away + to, TOUCH)))
    .sort((a, b) => Math.abs(a - off) - Math.abs(b - off))[0];
  return best === undefined ? null : { ...along(disc, away + best, TOUCH), limit: 'board' };
}

/**
 * Where the striker's ghost goes that is wished at a place: touching the disc it is near, on the side of the wish that the striker can reach,
 * else where it was wished; never beyond the boards.
 */
export function ghostAt(wanted: Point, striker: Point, position: Position): Ghost {
  const disc = nearDisc(wanted, position);
  const touching = disc && against(disc, wanted, striker);
  if (touching) return touching;
  return { x: clamp(wanted.x, -EDGE, EDGE), y: clamp(wanted.y, -EDGE, EDGE), limit: onSurface(wanted) ? null : 'board' };
}
