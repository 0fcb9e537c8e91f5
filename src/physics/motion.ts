/** One body's piece of motion: where it is, and what it meets by itself (boards, pockets, the line of the zone, rest). */
import { timeFor } from './braking.ts';
import { passes, pathToRim } from './crossing.ts';
import { nextStretch, type Stretch } from './sliding.ts';
import { OWN, world } from './world.ts';

const w = world;

/** Slower than this (mm/s) is at rest: it would slide less than 1e-15 mm. */
const REST = 1e-6;

/** Length of path from the piece's start until `t`. */
export function pathAt(i: number, t: number): number {
  const dt = t - (w.tau[i] as number);
  return dt * ((w.speed[i] as number) - 0.5 * (w.dec[i] as number) * dt);
}

const stretch: Stretch = { deceleration: 0, spinDeceleration: 0, duration: 0 };

/** Deceleration of the piece that starts now. */
function slide(i: number): void {
  const spin = Math.abs(w.spin[i] as number);
  if (spin === 0 || w.speed[i] === 0) {
    w.dec[i] = w.deceleration;
    w.spinDec[i] = 0;
    w.lasts[i] = Number.POSITIVE_INFINITY;
    return;
  }
  nextStretch(w.speed[i] as number, spin, w.deceleration, (w.turning[i] as number) / (w.inverse[i] as number), stretch);
  w.dec[i] = stretch.deceleration;
  w.spinDec[i] = stretch.spinDeceleration;
  w.lasts[i] = stretch.duration;
}

/** Spin of body `i` now, mm/s at the rim. */
export function spinNow(i: number): number {
  const s = w.spin[i] as number;
  if (s === 0) return 0;
  const left = Math.max(0, Math.abs(s) - (w.spinDec[i] as number) * (w.now - (w.tau[i] as number)));
  return s > 0 ? left : -left;
}

/** Starts body `i` anew at `now` from the place it has reached, with the velocity in `vx`, `vy` and the spin in `vs`. */
export function start(i: number): void {
  const vx = w.vx[i] as number;
  const vy = w.vy[i] as number;
  const speed = Math.sqrt(vx * vx + vy * vy);
  w.tau[i] = w.now;
  if (speed < REST) {
    w.speed[i] = 0;
    w.ux[i] = 0;
    w.uy[i] = 0;
    w.spin[i] = 0;
  } else {
    w.spin[i] = w.vs[i] as number;
    w.speed[i] = speed;
    w.ux[i] = vx / speed;
    w.uy[i] = vy / speed;
  }
  slide(i);
  findOwn(i);
}

/** Brings the start of body `i`'s piece to `now`; its velocity goes to `vx`, `vy`. */
export function advance(i: number): void {
  const v = w.speed[i] as number;
  if (v === 0) {
    w.vx[i] = 0;
    w.vy[i] = 0;
    w.vs[i] = 0;
    return;
  }
  const s = pathAt(i, w.now);
  w.x[i] = (w.x[i] as number) + (w.ux[i] as number) * s;
  w.y[i] = (w.y[i] as number) + (w.uy[i] as number) * s;
  const left = v - (w.dec[i] as number) * (w.now - (w.tau[i] as number));
  const speed = left > 0 ? left : 0;
  w.vx[i] = (w.ux[i] as number) * speed;
  w.vy[i] = (w.uy[i] as number) * speed;
  w.vs[i] = spinNow(i);
  w.spin[i] = w.vs[i] as number;
  w.tau[i] = w.now;
  w.speed[i] = speed;
}

function toBoards(i: number): number {
  const ux = w.ux[i] as number;
  const uy = w.uy[i] as number;
  let s = Number.POSITIVE_INFINITY;
  if (ux > 0) s = ((w.east[i] as number) - (w.x[i] as number)) / ux;
  else if (ux < 0) s = ((w.west[i] as number) + (w.x[i] as number)) / -ux;
  let q = Number.POSITIVE_INFINITY;
  if (uy > 0) q = ((w.north[i] as number) - (w.y[i] as number)) / uy;
  else if (uy < 0) q = ((w.south[i] as number) + (w.y[i] as number)) / -uy;
  return Math.max(0, Math.min(s, q));
}

/** Path to the nearest pocket's capture circle, 0 inside one; `w.pocket` names it. */
function toPockets(i: number): number {
  const r = w.captureRadius;
  const c = w.pocketCentre;
  const x = w.x[i] as number;
  const y = w.y[i] as number;
  const ux = w.ux[i] as number;
  const uy = w.uy[i] as number;
  let best = Number.POSITIVE_INFINITY;
  for (let k = 0; k < 4; k += 1) {
    const dx = ((k & 1) !== 0 ? c : -c) - x;
    const dy = ((k & 2) !== 0 ? c : -c) - y;
    const cross = ux * dy - uy * dx;
    const room = r * r - cross * cross;
    if (room <= 0) continue;
    const along = ux * dx + uy * dy;
    const inside = dx * dx + dy * dy < r * r - 1e-7;
    if (!inside && along <= 0) continue;
    const s = inside ? 0 : Math.max(0, along - Math.sqrt(room));
    if (s < best) {
      best = s;
      w.pocket[i] = k;
    }
  }
  return best;
}

/** Whether the striker's hole does not lie wholly inside the shooter's zone. */
export function startsOutside(): boolean {
  return w.zoneSign * ((w.zoneAxis === 0 ? w.x[0] : w.y[0]) as number) < w.zoneLine;
}

/** Path until the striker crosses the line of the shooter's zone, one way or the other. */
function toZone(): number {
  const along = w.zoneSign * ((w.zoneAxis === 0 ? w.x[0] : w.y[0]) as number) - w.zoneLine;
  const u = w.zoneSign * ((w.zoneAxis === 0 ? w.ux[0] : w.uy[0]) as number);
  if (w.outside ? u <= 0 : u >= 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, -along / u);
}

/** Path to the rim of the pocket body `i` is crossing, 0 where it falls. */
function overVoid(i: number): number {
  const k = w.pocket[i] as number;
  return passes(i, k, w.overVoid[i] as number) ? pathToRim(i, k) : 0;
}

/** Finds what ends the piece of body `i`, which starts now. */
function findOwn(i: number): void {
  const v = w.speed[i] as number;
  if (v === 0) {
    w.own[i] = OWN.none;
    w.ownPath[i] = 0;
    w.ownTime[i] = Number.POSITIVE_INFINITY;
    return;
  }
  const a = w.dec[i] as number;
  let path = (v * v) / (2 * a);
  let own: number = OWN.stop;
  const board = toBoards(i);
  if (board <= path) {
    path = board;
    own = OWN.board;
  }
  const crossing = (w.overVoid[i] as number) >= 0;
  const pocket = crossing ? overVoid(i) : toPockets(i);
  if (pocket <= path) {
    path = pocket;
    own = crossing && pocket > 0 ? OWN.rim : OWN.pocket;
  }
  if (i === 0) {
    const zone = toZone();
    if (zone <= path) {
      path = zone;
      own = OWN.zone;
    }
  }
  let time = own === OWN.stop ? v / a : timeFor(path, v, a);
  const lasts = w.lasts[i] as number;
  if (lasts < time) {
    time = lasts;
    path = lasts * (v - 0.5 * a * lasts);
    own = OWN.piece;
  }
  w.own[i] = own;
  w.ownPath[i] = path;
  w.ownTime[i] = w.now + time;
}
