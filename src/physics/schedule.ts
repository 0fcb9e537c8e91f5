/**
 * Who meets whom next. Only pairs with a changed body are predicted again, and a pair's time never depends on when it is looked at, nor on
 * which of the two is asked: the formulas are symmetric to the last bit in the two bodies and under mirroring.
 */
import { timeFor } from './braking.ts';
import { firstFall } from './quartic.ts';
import type { World } from './world.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** When the moving body `i` meets `j`, which rests. */
function meetResting(w: World, i: number, j: number): number {
  const ux = w.ux[i] as number;
  const uy = w.uy[i] as number;
  const dx = (w.x[j] as number) - (w.x[i] as number);
  const dy = (w.y[j] as number) - (w.y[i] as number);
  const along = ux * dx + uy * dy;
  if (along <= 0) return NEVER;
  const cross = ux * dy - uy * dx;
  const reach = w.reach[i * w.n + j] as number;
  const room = reach * reach - cross * cross;
  if (room <= 0) return NEVER;
  const s = along - Math.sqrt(room);
  if (s > (w.ownPath[i] as number)) return NEVER;
  const tau = w.tau[i] as number;
  const v = w.speed[i] as number;
  const a = w.dec[i] as number;
  const gone = w.now - tau;
  if (along <= gone * (v - 0.5 * a * gone)) return NEVER;
  const t = s <= 0 ? tau : tau + timeFor(s, v, a);
  return t > w.now ? t : w.now;
}

/** When two moving bodies meet: the quartic, after a look at whether they can reach each other at all. */
function meetMoving(w: World, i: number, j: number): number {
  const now = w.now;
  const ti = now - (w.tau[i] as number);
  const tj = now - (w.tau[j] as number);
  const ai = w.dec[i] as number;
  const aj = w.dec[j] as number;
  const uxi = w.ux[i] as number;
  const uyi = w.uy[i] as number;
  const uxj = w.ux[j] as number;
  const uyj = w.uy[j] as number;
  const si = ti * ((w.speed[i] as number) - 0.5 * ai * ti);
  const sj = tj * ((w.speed[j] as number) - 0.5 * aj * tj);
  const dx = (w.x[j] as number) + uxj * sj - ((w.x[i] as number) + uxi * si);
  const dy = (w.y[j] as number) + uyj * sj - ((w.y[i] as number) + uyi * si);
  const reach = w.reach[i * w.n + j] as number;
  const d2 = dx * dx + dy * dy;
  const far = reach + ((w.ownPath[i] as number) - si + ((w.ownPath[j] as number) - sj));
  if (d2 > far * far) return NEVER;
  const vi = (w.speed[i] as number) - ai * ti;
  const vj = (w.speed[j] as number) - aj * tj;
  const vx = uxj * vj - uxi * vi;
  const vy = uyj * vj - uyi * vi;
  const hx = 0.5 * (uxi * ai - uxj * aj);
  const hy = 0.5 * (uyi * ai - uyj * aj);
  const T = Math.min(w.ownTime[i] as number, w.ownTime[j] as number) - now;
  if (T < 0) return NEVER;
  const c1 = 2 * (dx * vx + dy * vy);
  const c2 = vx * vx + vy * vy + 2 * (dx * hx + dy * hy);
  return now + firstFall(d2 - reach * reach, c1, c2, 2 * (vx * hx + vy * hy), hx * hx + hy * hy, T);
}

function rowLeast(w: World, i: number): void {
  const n = w.n;
  const meet = w.meet;
  const base = i * n;
  let best = NEVER;
  let partner = -1;
  for (let j = 0; j < n; j += 1) {
    const t = meet[base + j] as number;
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

/** Predicts body `i`, whose piece starts now, against all others, after its motion changed or it left the table. */
export function reschedule(w: World, i: number): void {
  const n = w.n;
  const speed = w.speed;
  const alive = w.alive;
  const meet = w.meet;
  const here = alive[i] === 1;
  const moves = speed[i] !== 0;
  for (let j = 0; j < n; j += 1) {
    if (j === i) continue;
    let t = NEVER;
    if (here && alive[j] === 1) {
      if (speed[j] === 0) {
        if (moves) t = meetResting(w, i, j);
      } else t = moves ? meetMoving(w, i, j) : meetResting(w, j, i);
    }
    if (t !== NEVER || meet[i * n + j] !== NEVER) setPair(w, i, j, t);
  }
  rowLeast(w, i);
}

/** The time of the next thing that happens; Infinity when all rests. */
export function nextTime(w: World): number {
  const own = w.ownTime;
  const pair = w.pairTime;
  let t = NEVER;
  for (let i = 0; i < w.n; i += 1) {
    if ((own[i] as number) < t) t = own[i] as number;
    if ((pair[i] as number) < t) t = pair[i] as number;
  }
  return t;
}
