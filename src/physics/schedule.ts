/** Who meets whom next. Only pairs with a changed body are predicted again; a pair's time never depends on when it is looked at. */
import { meeting } from './meeting.ts';
import type { World } from './world.ts';

const NEVER = Number.POSITIVE_INFINITY;

function rowLeast(w: World, i: number): void {
  const base = i * w.n;
  let best = NEVER;
  let partner = -1;
  for (let j = 0; j < w.n; j += 1) {
    const t = w.meet[base + j] as number;
    if (t < best) {
      best = t;
      partner = j;
    }
  }
  w.pairTime[i] = best;
  w.partner[i] = partner;
}

function setPair(w: World, i: number, j: number, t: number): void {
  w.meet[i * w.n + j] = t;
  w.meet[j * w.n + i] = t;
  if (t < (w.pairTime[j] as number)) {
    w.pairTime[j] = t;
    w.partner[j] = i;
  } else if (w.partner[j] === i) rowLeast(w, j);
}

/** Predicts body `i` against all others, after its motion changed or it left the table. */
export function reschedule(w: World, i: number): void {
  const here = w.alive[i] === 1;
  for (let j = 0; j < w.n; j += 1) {
    if (j === i) continue;
    const t = here && w.alive[j] === 1 ? meeting(w, i, j) : NEVER;
    if (t === NEVER && w.meet[i * w.n + j] === NEVER) continue;
    setPair(w, i, j, t);
  }
  rowLeast(w, i);
}

/** The time of the next thing that happens; Infinity when all rests. */
export function nextTime(w: World): number {
  let t = NEVER;
  for (let i = 0; i < w.n; i += 1) {
    const own = w.ownTime[i] as number;
    const pair = w.pairTime[i] as number;
    if (own < t) t = own;
    if (pair < t) t = pair;
  }
  return t;
}
