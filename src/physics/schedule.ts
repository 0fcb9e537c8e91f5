/**
 * Who meets whom next. Only pairs with a changed body are predicted again, and a pair's time never depends on when it is looked at, nor on
 * which of the two is asked: the formulas are symmetric to the last bit in the two bodies and under mirroring.
 */
import { timeFor } from './braking.ts';
import { firstFall } from './quartic.ts';
import { BODIES, world } from './world.ts';

const w = world;

const NEVER = Number.POSITIVE_INFINITY;

function rowLeast(i: number): void {
  const n = w.n;
  const meet = w.meet;
  const base = i * BODIES;
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

function setPair(i: number, j: number, t: number): void {
  w.meet[i * BODIES + j] = t;
  w.meet[j * BODIES + i] = t;
  if (t < (w.pairTime[j] as number)) {
    w.pairTime[j] = t;
    w.partner[j] = i;
  } else if (w.partner[j] === i) rowLeast(j);
}

/** Marks every meeting of body `i`, which has left the table, as void. */
function forget(i: number): void {
  for (let j = 0; j < w.n; j += 1) if (w.meet[i * BODIES + j] !== NEVER) setPair(i, j, NEVER);
  rowLeast(i);
}

/** Body `i`, at rest since now, against those that move. */
function awaitOthers(i: number): void {
  const { n, alive, x, y, ux, uy, speed, dec, tau, ownPath, reach, meet, now, settled } = w;
  const xi = x[i] as number;
  const yi = y[i] as number;
  const base = i * BODIES;
  for (let j = 0; j < n; j += 1) {
    if (j === i || settled[j] === 1) continue;
    let t = NEVER;
    const v = speed[j] as number;
    if (v !== 0 && alive[j] === 1) {
      const dx = xi - (x[j] as number);
      const dy = yi - (y[j] as number);
      const along = (ux[j] as number) * dx + (uy[j] as number) * dy;
      const r = reach[base + j] as number;
      const path = ownPath[j] as number;
      if (along > 0 && along - r <= path) {
        const cross = (ux[j] as number) * dy - (uy[j] as number) * dx;
        const room = r * r - cross * cross;
        if (room > 0) t = lineMeets(along, room, path, v, dec[j] as number, tau[j] as number, now);
      }
    }
    if (t !== NEVER || meet[base + j] !== NEVER) setPair(i, j, t);
  }
  rowLeast(i);
}

/** When a body on its way since `tau` touches a resting one: line and circle. */
function lineMeets(along: number, room: number, path: number, v: number, a: number, tau: number, now: number): number {
  const s = along - Math.sqrt(room);
  if (s > path) return NEVER;
  const gone = now - tau;
  if (along <= gone * (v - 0.5 * a * gone)) return NEVER;
  const t = s <= 0 ? tau : tau + timeFor(s, v, a);
  return t > now ? t : now;
}

/** Body `i`, which moves and whose piece starts now, against all others. Arrays are taken out of `w` once: this is the inner loop. */
function lookAhead(i: number): void {
  const { n, alive, x, y, ux, uy, speed, dec, tau, ownPath, ownTime, reach, meet, now, settled } = w;
  const xi = x[i] as number;
  const yi = y[i] as number;
  const uxi = ux[i] as number;
  const uyi = uy[i] as number;
  const vi = speed[i] as number;
  const ai = dec[i] as number;
  const pathI = ownPath[i] as number;
  const timeI = ownTime[i] as number;
  const base = i * BODIES;
  for (let j = 0; j < n; j += 1) {
    if (j === i || alive[j] === 0 || settled[j] === 1) continue;
    let t = NEVER;
    const r = reach[base + j] as number;
    const v0 = speed[j] as number;
    let dx = (x[j] as number) - xi;
    let dy = (y[j] as number) - yi;
    if (v0 === 0) {
      const along = uxi * dx + uyi * dy;
      if (along > 0 && along - r <= pathI) {
        const cross = uxi * dy - uyi * dx;
        const room = r * r - cross * cross;
        if (room > 0) t = lineMeets(along, room, pathI, vi, ai, now, now);
      }
    } else {
      const aj = dec[j] as number;
      const tj = now - (tau[j] as number);
      const uxj = ux[j] as number;
      const uyj = uy[j] as number;
      const sj = tj * (v0 - 0.5 * aj * tj);
      dx = (x[j] as number) + uxj * sj - xi;
      dy = (y[j] as number) + uyj * sj - yi;
      const d2 = dx * dx + dy * dy;
      const far = r + (pathI + ((ownPath[j] as number) - sj));
      const T = Math.min(timeI, ownTime[j] as number) - now;
      if (d2 <= far * far && T >= 0) {
        const vj = v0 - aj * tj;
        const vx = uxj * vj - uxi * vi;
        const vy = uyj * vj - uyi * vi;
        const hx = 0.5 * (uxi * ai - uxj * aj);
        const hy = 0.5 * (uyi * ai - uyj * aj);
        const c2 = vx * vx + vy * vy + 2 * (dx * hx + dy * hy);
        t = now + firstFall(d2 - r * r, 2 * (dx * vx + dy * vy), c2, 2 * (vx * hx + vy * hy), hx * hx + hy * hy, T);
      }
    }
    if (t !== NEVER || meet[base + j] !== NEVER) setPair(i, j, t);
  }
  rowLeast(i);
}

/** Predicts the first `count` bodies whose pieces start now, after their motion changed or they left the table; each pair of them once. */
export function reschedule(changed: Int32Array, count: number): void {
  for (let k = 0; k < count; k += 1) {
    const i = changed[k] as number;
    predict(i);
    w.settled[i] = 1;
  }
  for (let k = 0; k < count; k += 1) w.settled[changed[k] as number] = 0;
}

function predict(i: number): void {
  if (w.alive[i] === 0) forget(i);
  else if (w.speed[i] === 0) awaitOthers(i);
  else lookAhead(i);
}

/** The time of the next thing that happens; Infinity when all rests. */
export function nextTime(): number {
  const own = w.ownTime;
  const pair = w.pairTime;
  let t = NEVER;
  for (let i = 0; i < w.n; i += 1) {
    if ((own[i] as number) < t) t = own[i] as number;
    if ((pair[i] as number) < t) t = pair[i] as number;
  }
  return t;
}
