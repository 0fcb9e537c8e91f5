/**
 * The double hit. The cue goes on behind the striker; where the striker is held up at once, it is touched a second time. No edition counts
 * that in millimetres, so it is a fact about this model's cue, offered to a referee and decided by none.
 */
import { direction } from './direction.ts';
import { type Piece, strikerAt, type Tracks } from './tracks.ts';

/** An ordinary cue in an ordinary hand; the first three are neither measured nor ruled. */
export const CUE = {
  /** Grams. */
  mass: 400,
  /** Normal restitution, cue tip on striker. */
  restitution: 0.7,
  /** Length of path on which the hand brings the cue to rest, mm. */
  followThrough: 60,
  /** Half the tip's width, mm (2017, Annex 1 row 25: 8). */
  tipRadius: 4,
} as const;

/** Speed of the cue just after it sent a striker of `mass` grams off at `speed`, over that speed. */
function cueSpeedRatio(mass: number): number {
  const before = (CUE.mass + mass) / (CUE.mass * (1 + CUE.restitution));
  return 1 - CUE.restitution * before;
}

/** Distance the cue has gone by `t`, mm. */
function cuePath(speed: number, t: number): number {
  const time = (2 * CUE.followThrough) / speed;
  const left = Math.min(t, time);
  return speed * left - (0.5 * speed * left * left) / time;
}

/** When the cue touches the striker again, s, or null where it does not. Looked for in 0.05 ms steps: the cue is a model, not a measurement. */
export function doubleHit(tracks: Tracks, strikerMass: number): number | null {
  const { stroke } = tracks.shot;
  const { x: ux, y: uy } = direction(stroke.angle);
  const speed = stroke.speed * 1000;
  const cue = cueSpeedRatio(strikerMass) * speed;
  if (!(cue > 0)) return null;
  const end = (2 * CUE.followThrough) / cue;
  const [first, second] = tracks.pieces[0] as readonly [Piece, Piece?];
  // what is touching at the stroke turns or slows the striker before it has gone any way
  const along = (first.ux * ux + first.uy * uy) * first.speed;
  const held = along < speed * (1 - 1e-9) ? first : second;
  if (held === undefined || held.t > end) return null;
  const step = Math.max(0.00005, end / 4000);
  for (let t = held.t; t <= end; t += step) {
    const striker = strikerAt(tracks, t);
    if (striker === null) return null;
    const dx = striker.x - first.x;
    const dy = striker.y - first.y;
    const aside = Math.abs(dx * uy - dy * ux);
    if (aside < CUE.tipRadius && cuePath(cue, t) > dx * ux + dy * uy + 1e-6) return t;
  }
  return null;
}
