/** what a pointer is about to grab, and what its distance means: no DOM, only places in mm. */
import { NOMINAL } from '../../../geometry/parameters.ts';
import type { BodyId, Point, Position } from '../../../physics/types.ts';
import { along } from './draw.ts';
import { radiusOf } from './legal.ts';

/** A finger covers some 40 px; a mouse must be on the disc or just beside it. */
const REACH_PX = { mouse: 4, pen: 10, touch: 22 } as const;

/** How many px beyond a body's edge still count as on it. */
export const reachOf = (pointerType: string): number => REACH_PX[pointerType as keyof typeof REACH_PX] ?? REACH_PX.touch;

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

/** Everything whose middle lies in the rectangle between two corners. */
export function bodiesIn(a: Point, b: Point, position: Position): readonly BodyId[] {
  const inside = (p: Point) =>
    p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y);
  const discs = position.discs.filter(inside).map((d) => d.id);
  return position.striker && inside(position.striker) ? ['striker', ...discs] : discs;
}

/** Whether a point is well inside a pocket: a disc dropped there is taken off the table. */
export function inPocket(p: Point): boolean {
  const c = NOMINAL.pocketCentre;
  return Math.hypot(Math.abs(p.x) - c, Math.abs(p.y) - c) < NOMINAL.pocketRadius * 0.6;
}

/** Whether a point is over the table, boards included. */
export const overTable = (p: Point): boolean => Math.max(Math.abs(p.x), Math.abs(p.y)) <= NOMINAL.half + NOMINAL.boardWidth;

/** From the striker to the aim's handle, mm, and back. */
const HANDLE = { near: 62, perSpeed: 36 } as const;
export const handleDistance = (speed: number): number => HANDLE.near + HANDLE.perSpeed * speed;
export const speedAt = (distance: number): number => (distance - HANDLE.near) / HANDLE.perSpeed;

/** From the striker to the cue's tip, mm: the harder the stroke, the further it is drawn back. */
const CUE = { near: 28, perSpeed: 14, length: 860, width: 12 } as const;
export const cueDistance = (speed: number): number => CUE.near + CUE.perSpeed * speed;
export const speedDrawn = (distance: number): number => (distance - CUE.near) / CUE.perSpeed;
/** The cue's tip and its far end. */
export const cueLine = (striker: Point, angle: number, speed: number): readonly [Point, Point] => [
  along(striker, angle + 180, cueDistance(speed)),
  along(striker, angle + 180, cueDistance(speed) + CUE.length),
];

/** How far along the cue from its tip (mm) a point lies, where it lies on it within reach; else null. */
export function onCue(p: Point, striker: Point, angle: number, speed: number, reach: number): number | null {
  const [tip, end] = cueLine(striker, angle, speed);
  const ux = (end.x - tip.x) / CUE.length;
  const uy = (end.y - tip.y) / CUE.length;
  const t = (p.x - tip.x) * ux + (p.y - tip.y) * uy;
  const off = Math.abs((p.x - tip.x) * uy - (p.y - tip.y) * ux);
  return t >= -reach && t <= CUE.length && off <= CUE.width / 2 + reach ? t : null;
}

/** Direction from one place to another, degrees counter-clockwise from east. */
export const direction = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
