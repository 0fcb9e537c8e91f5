import { direction } from '../../physics/direction.ts';
import type { Point } from '../../physics/types.ts';

/**
 * The angle (degrees, to a hundredth) that leads from one place to another, found by halving with the physics' own sine and cosine: the
 * built-in arctangent differs between JavaScript engines, and a question must be the same on all of them.
 */
export function angleTo(from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const ax = Math.abs(dx);
  const ay = Math.abs(dy);
  let low = 0;
  let high = 9000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const d = direction(middle / 100);
    // Left of the direction: the wanted angle is larger.
    if (d.x * ay - d.y * ax >= 0) low = middle;
    else high = middle;
  }
  const acute = low / 100;
  if (dx >= 0) return dy >= 0 ? acute : (360 - acute) % 360;
  return dy >= 0 ? 180 - acute : 180 + acute;
}
