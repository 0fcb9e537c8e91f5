/** A stroke's motion for playback: each body's straight pieces, and where everything is at a time. */
import type { Disc, Point, Position, Shot } from './types.ts';
import type { World } from './world.ts';

/** From `t` on the body is at start + u · s, s = speed·τ − deceleration·τ²/2, until it rests or the next piece begins. mm, s. */
export interface Piece {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
  readonly speed: number;
  readonly deceleration: number;
  /** Speed of the rim round the centre, counter-clockwise, and what it loses per second; 0 where `spin` is off. */
  readonly spin: number;
  readonly spinDeceleration: number;
  /** False from when the body has left the table. */
  readonly present: boolean;
}

/** The pieces of the striker (index 0) and of `shot.before.discs` (index 1 on). */
export interface Tracks {
  readonly shot: Shot;
  readonly pieces: readonly (readonly Piece[])[];
}

export function createTracks(shot: Shot): Tracks {
  return { shot, pieces: [[], ...shot.before.discs.map(() => [])] };
}

/** Notes each body's piece if it is a new one. Called by the simulation only. */
export function trace(tracks: Tracks, w: World): void {
  for (let i = 0; i < w.n; i += 1) {
    const list = tracks.pieces[i] as Piece[];
    const last = list.at(-1);
    const present = w.alive[i] === 1;
    const t = w.tau[i] as number;
    const same = last?.t === t && last.speed === w.speed[i] && last.ux === w.ux[i] && last.uy === w.uy[i];
    if (last?.present === present && (same || !present)) continue;
    if (last !== undefined && last.t === t) list.pop();
    list.push({
      t,
      x: w.x[i] as number,
      y: w.y[i] as number,
      ux: w.ux[i] as number,
      uy: w.uy[i] as number,
      speed: w.speed[i] as number,
      deceleration: w.dec[i] as number,
      spin: w.spin[i] as number,
      spinDeceleration: w.spinDec[i] as number,
      present,
    });
  }
}

/** The piece in force at `t`, by halving. */
function pieceAt(pieces: readonly Piece[], t: number): Piece {
  let lo = 0;
  let hi = pieces.length - 1;
  while (lo < hi) {
    const mid = (lo + hi + 1) >> 1;
    if ((pieces[mid] as Piece).t <= t) lo = mid;
    else hi = mid - 1;
  }
  return pieces[lo] as Piece;
}

function along(piece: Piece, t: number): Point {
  const rest = piece.speed === 0 ? 0 : piece.speed / piece.deceleration;
  const dt = Math.min(Math.max(0, t - piece.t), rest);
  const s = dt * (piece.speed - 0.5 * piece.deceleration * dt);
  return { x: piece.x + piece.ux * s + 0, y: piece.y + piece.uy * s + 0 };
}

/** Where the striker is `t` seconds after the cue's touch; null once it has left the table. */
export function strikerAt(tracks: Tracks, t: number): Point | null {
  const piece = pieceAt(tracks.pieces[0] as readonly Piece[], t);
  return piece.present ? along(piece, t) : null;
}

/** Where everything is `t` seconds after the cue's touch; bodies that have left the table are absent. Discs in the order of the shot. */
export function positionsAt(tracks: Tracks, t: number): Position {
  const discs: Disc[] = [];
  tracks.shot.before.discs.forEach((disc, k) => {
    const piece = pieceAt(tracks.pieces[k + 1] as readonly Piece[], t);
    if (piece.present) discs.push({ id: disc.id, color: disc.color, ...along(piece, t) });
  });
  return { discs, striker: strikerAt(tracks, t) };
}
