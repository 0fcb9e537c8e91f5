/** What is drawn of a stroke before it is made: the striker's way to its first contact, its place there, and where the disc it meets will go. */

import type { Played } from '../../../cases/course.ts';
import { NOMINAL } from '../../../geometry/parameters.ts';
import { SIMULTANEOUS } from '../../../geometry/tolerance.ts';
import type { Disc, Point, Shot } from '../../../physics/types.ts';
import { along } from '../board/draw.ts';
import { direction } from '../board/pointer.ts';

export interface Aim {
  /** The striker's way. */
  readonly way: readonly Point[];
  /** Where the striker is at its first contact; null where it meets nothing. */
  readonly ghost: Point | null;
  /** The first bit of the way of each disc met. */
  readonly pushed: readonly (readonly Point[])[];
}

const PUSHED = 46;

/** How far one gets from a coordinate at a rate before a board stops the striker. */
const toBoard = (from: number, rate: number): number =>
  rate === 0 ? Number.POSITIVE_INFINITY : ((rate > 0 ? 1 : -1) * NOMINAL.strikerTight - from) / rate;

/** How far the striker gets in a direction (a unit step) before it touches a disc; infinity where it passes. */
function toDisc(from: Point, step: Point, disc: Point): number {
  const ahead = (disc.x - from.x) * step.x + (disc.y - from.y) * step.y;
  const aside = (disc.x - from.x) * step.y - (disc.y - from.y) * step.x;
  if (ahead <= 0 || Math.abs(aside) >= NOMINAL.contact) return Number.POSITIVE_INFINITY;
  return Math.max(0, ahead - Math.sqrt(NOMINAL.contact ** 2 - aside ** 2));
}

const pushOf = (disc: Point, ghost: Point): readonly Point[] => [{ x: disc.x, y: disc.y }, along(disc, direction(ghost, disc), PUSHED)];

/** The aim before there are physics: straight on to the first disc, or to the board. */
export function sightOf(striker: Point, angle: number, discs: readonly Disc[]): Aim {
  const end = along({ x: 0, y: 0 }, angle, 1);
  const reach = Math.min(toBoard(striker.x, end.x), toBoard(striker.y, end.y));
  const near = discs.map((disc) => ({ disc, way: toDisc(striker, end, disc) })).sort((a, b) => a.way - b.way)[0];
  if (!near || near.way >= reach) return { way: [striker, along(striker, angle, Math.max(0, reach))], ghost: null, pushed: [] };
  const ghost = along(striker, angle, near.way);
  return { way: [striker, ghost], ghost, pushed: [pushOf(near.disc, ghost)] };
}

/** The aim of a stroke that has been played out. */
export function aimOf(shot: Pick<Shot, 'before'>, played: Played): Aim {
  const { events, duration, after } = played.report;
  const contact = events.find((e) => e.type === 'contact' && e.a === 'striker');
  const falls = events.find((e) => (e.type === 'pocketed' || e.type === 'off-table') && e.disc === 'striker');
  const until = contact?.t ?? falls?.t ?? duration;
  const turns = events.filter((e) => e.type === 'board' && e.disc === 'striker' && e.t < until);
  const strikerAt = (t: number) => (t >= duration ? after.striker : played.at(t).striker);
  const end = strikerAt(Math.max(0, until - 1e-9));
  const way = [shot.before.striker, ...turns.map((e) => strikerAt(e.t)), end].filter((p): p is Point => Boolean(p));
  if (!contact || !end) return { way, ghost: null, pushed: [] };
  const met = events.flatMap((e) => (e.type === 'contact' && e.a === 'striker' && e.t - contact.t <= SIMULTANEOUS ? [e.b] : []));
  const pushed = met.flatMap((id) => {
    const disc = shot.before.discs.find((d) => d.id === id);
    return disc ? [pushOf(disc, end)] : [];
  });
  return { way, ghost: end, pushed };
}
