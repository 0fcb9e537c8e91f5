/** When two bodies meet, each on its present piece of motion. Symmetric to the last bit in the two bodies and under mirroring. */
import { timeFor } from './braking.ts';
import { firstFall } from './quartic.ts';
import type { World } from './world.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** A moving body `i` meets `j`, which rests; `s0` is the path `i` has behind it. */
function meetResting(w: World, i: number, j: number, s0: number): number {
  const ux = w.ux[i] as number;
  const uy = w.uy[i] as number;
  const dx = (w.x[j] as number) - (w.x[i] as number);
  const dy = (w.y[j] as number) - (w.y[i] as number);
  const along = ux * dx + uy * dy;
  if (along <= s0) return NEVER;
  const cross = ux * dy - uy * dx;
  const reach = w.reach[i * w.n + j] as number;
  const room = reach * reach - cross * cross;
  if (room <= 0) return NEVER;
  const s = along - Math.sqrt(room);
  if (s > (w.ownPath[i] as number)) return NEVER;
  if (s <= s0) return w.now;
  const t = (w.tau[i] as number) + timeFor(s, w.speed[i] as number, w.dec[i] as number);
  return t > w.now ? t : w.now;
}

/** Both move: the quartic, after a look at whether they can reach each other at all. */
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
  const far = reach + ((w.ownPath[i] as number) - si) + ((w.ownPath[j] as number) - sj);
  if (d2 > far * far) return NEVER;
  const vi = (w.speed[i] as number) - ai * ti;
  const vj = (w.speed[j] as number) - aj * tj;
  const vx = uxj * vj - uxi * vi;
  const vy = uyj * vj - uyi * vi;
  const hx = 0.5 * (uxi * ai - uxj * aj);
  const hy = 0.5 * (uyi * ai - uyj * aj);
  const T = Math.min(w.ownTime[i] as number, w.ownTime[j] as number) - now;
  if (T < 0) return NEVER;
  const t = firstFall(
    d2 - reach * reach,
    2 * (dx * vx + dy * vy),
    vx * vx + vy * vy + 2 * (dx * hx + dy * hy),
    2 * (vx * hx + vy * hy),
    hx * hx + hy * hy,
    T,
  );
  return now + t;
}

/** The time at which `i` and `j` meet before either's piece ends, or Infinity. */
export function meeting(w: World, i: number, j: number): number {
  if ((w.speed[i] as number) === 0) {
    if ((w.speed[j] as number) === 0) return NEVER;
    return meetResting(w, j, i, w.tau[j] === w.now ? 0 : pathNow(w, j));
  }
  if ((w.speed[j] as number) === 0) return meetResting(w, i, j, w.tau[i] === w.now ? 0 : pathNow(w, i));
  return meetMoving(w, i, j);
}

function pathNow(w: World, i: number): number {
  const dt = w.now - (w.tau[i] as number);
  return dt * ((w.speed[i] as number) - 0.5 * (w.dec[i] as number) * dt);
}
