/** From the screen to the table: where a pointer is in mm, and what it is about to take. */
import type { BodyId, Point, Position } from '../../physics/types.ts';
import { NOMINAL } from './draw.ts';
import { radiusOf } from './legal.ts';

/** A finger covers some 40 px; a mouse must be on the disc or just beside it. */
const REACH_PX = { mouse: 4, pen: 10, touch: 22 } as const;

/** The point in the drawing's own box, mm from the centre, y to the north. */
export function toTable(box: DOMRect, clientX: number, clientY: number): Point {
  const span = 2 * (NOMINAL.half + NOMINAL.railWidth);
  const scale = span / (box.width || span);
  return { x: (clientX - box.left) * scale - span / 2, y: span / 2 - (clientY - box.top) * scale };
}

/** How many mm beyond a body's edge still count as on it. */
export function reachOf(box: DOMRect, pointerType: string): number {
  const px = REACH_PX[pointerType as keyof typeof REACH_PX] ?? REACH_PX.touch;
  return (px * 2 * (NOMINAL.half + NOMINAL.railWidth)) / (box.width || 1);
}

/** The body nearest to a point, if any is within reach (mm beyond its edge). */
export function bodyAt(p: Point, position: Position, reach: number): BodyId | null {
  const bodies: readonly (Point & { readonly id: BodyId })[] = [
    ...position.discs,
    ...(position.striker ? [{ id: 'striker' as const, ...position.striker }] : []),
  ];
  let best: BodyId | null = null;
  let least = reach;
  for (const body of bodies) {
    const gap = Math.hypot(body.x - p.x, body.y - p.y) - radiusOf(body.id);
    if (gap <= least) {
      best = body.id;
      least = gap;
    }
  }
  return best;
}

/** Whether a point is well inside a pocket: a disc dropped there is taken off the table. */
export function inPocket(p: Point): boolean {
  const c = NOMINAL.pocketOffset;
  return Math.hypot(Math.abs(p.x) - c, Math.abs(p.y) - c) < NOMINAL.pocketRadius * 0.6;
}

/** From the striker to the aim's handle, mm, and back. */
const HANDLE = { near: 62, perSpeed: 36 } as const;
export const handleDistance = (speed: number): number => HANDLE.near + HANDLE.perSpeed * speed;
export const speedAt = (distance: number): number => (distance - HANDLE.near) / HANDLE.perSpeed;

/** Direction from one place to another, degrees counter-clockwise from east. */
export const direction = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
