/** What is drawn of a stroke before it is made: the striker's way to its first contact, its place there, and where the disc it meets will go. */
import type { Point, Shot } from '../../physics/types.ts';
import { along } from './draw.ts';
import type { Played } from './play.ts';

export interface Aim {
  /** The striker's way. */
  readonly way: readonly Point[];
  /** Where the striker is at its first contact; null where it meets nothing. */
  readonly ghost: Point | null;
  /** The first bit of the way of each disc met. */
  readonly pushed: readonly (readonly Point[])[];
}

const PUSHED = 46;

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
  const met = events.flatMap((e) => (e.type === 'contact' && e.a === 'striker' && e.t - contact.t <= 1e-9 ? [e.b] : []));
  const pushed = met.flatMap((id) => {
    const disc = shot.before.discs.find((d) => d.id === id);
    if (!disc) return [];
    const angle = (Math.atan2(disc.y - end.y, disc.x - end.x) * 180) / Math.PI;
    return [[disc, along(disc, angle, PUSHED)]];
  });
  return { way, ghost: end, pushed };
}
