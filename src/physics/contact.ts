/** One contact by itself, in closed form: Newton's restitution along the normal, Coulomb friction (capped by sticking) across it. */
import { group } from './group.ts';
import { restitutionAt } from './restitution.ts';
import { world } from './world.ts';

const w = world;
const g = group;

/**
 * A disc that pushes another along obliquely never lets go of it: bounces without end. From this separation on (mm/s: a share of the
 * slower one's speed, between two limits) they are kept apart instead, and the pair's sliding pays for it.
 */
const MOST_PAIR_NUDGE = 0.5;
const LEAST_PAIR_NUDGE = 0.05;
const PAIR_NUDGE_SHARE = 0.02;
/** Rates (mm/s) below this are none: rounding. */
const STILL = 1e-6;

/** Rate at which the gap of contact `k` opens, mm/s. */
export function opening(k: number): number {
  const a = g.a[k] as number;
  const b = g.b[k] as number;
  const nx = g.nx[k] as number;
  const ny = g.ny[k] as number;
  if (b < 0) return -(nx * (w.vx[a] as number) + ny * (w.vy[a] as number));
  return nx * ((w.vx[b] as number) - (w.vx[a] as number)) + ny * ((w.vy[b] as number) - (w.vy[a] as number));
}

/** Applies a normal impulse and a tangential one (along (−ny, nx), on b) to the bodies of contact `k`. */
function push(k: number, normal: number, tangential: number): void {
  const a = g.a[k] as number;
  const b = g.b[k] as number;
  const nx = g.nx[k] as number;
  const ny = g.ny[k] as number;
  const jx = nx * normal - ny * tangential;
  const jy = ny * normal + nx * tangential;
  const ia = w.inverse[a] as number;
  w.vx[a] = (w.vx[a] as number) - jx * ia;
  w.vy[a] = (w.vy[a] as number) - jy * ia;
  if (b >= 0) {
    const ib = w.inverse[b] as number;
    w.vx[b] = (w.vx[b] as number) + jx * ib;
    w.vy[b] = (w.vy[b] as number) + jy * ib;
  }
  if (tangential !== 0 && w.table.spin) turn(a, b, tangential);
}

function turn(a: number, b: number, tangential: number): void {
  w.vs[a] = (w.vs[a] as number) - tangential * (w.turning[a] as number);
  if (b >= 0) w.vs[b] = (w.vs[b] as number) - tangential * (w.turning[b] as number);
}

/** Speed at which b's rim slides along a's, along (−ny, nx). */
function slip(k: number): number {
  const a = g.a[k] as number;
  const b = g.b[k] as number;
  const nx = g.nx[k] as number;
  const ny = g.ny[k] as number;
  if (b < 0) return ny * (w.vx[a] as number) - nx * (w.vy[a] as number) - (w.vs[a] as number);
  const sliding = nx * ((w.vy[b] as number) - (w.vy[a] as number)) - ny * ((w.vx[b] as number) - (w.vx[a] as number));
  return sliding - ((w.vs[a] as number) + (w.vs[b] as number));
}

function tangentialImpulse(k: number, normal: number): number {
  const mu = w.table.contactFriction;
  if (mu === 0) return 0;
  const a = g.a[k] as number;
  const b = g.b[k] as number;
  let yielding = (w.inverse[a] as number) + (w.turning[a] as number);
  if (b >= 0) yielding += (w.inverse[b] as number) + (w.turning[b] as number);
  const s = slip(k);
  const size = Math.min(mu * normal, Math.abs(s) / yielding);
  return s > 0 ? -size : size;
}

/** Keeps a nudged pair from gaining energy: slows both down by what the nudge cost. */
function payNudge(a: number, b: number, cost: number): void {
  const vxa = w.vx[a] as number;
  const vya = w.vy[a] as number;
  const vxb = w.vx[b] as number;
  const vyb = w.vy[b] as number;
  const energy = (0.5 * (vxa * vxa + vya * vya)) / (w.inverse[a] as number) + (0.5 * (vxb * vxb + vyb * vyb)) / (w.inverse[b] as number);
  if (!(energy > 0)) return;
  const f = Math.sqrt(Math.max(0, 1 - cost / energy));
  w.vx[a] = vxa * f;
  w.vy[a] = vya * f;
  w.vx[b] = vxb * f;
  w.vy[b] = vyb * f;
}

function speedOf(i: number): number {
  const x = w.vx[i] as number;
  const y = w.vy[i] as number;
  return Math.sqrt(x * x + y * y);
}

function nudgeFor(slower: number): number {
  return Math.max(LEAST_PAIR_NUDGE, Math.min(MOST_PAIR_NUDGE, PAIR_NUDGE_SHARE * slower));
}

/** Resolves contact `k` alone; returns the normal impulse, 0 where the two do not approach. */
export function strike(k: number): number {
  const approach = -opening(k);
  const a = g.a[k] as number;
  const b = g.b[k] as number;
  const nudge = b < 0 ? 0 : nudgeFor(Math.min(speedOf(a), speedOf(b)));
  const sustained = approach < nudge && approach > -STILL;
  if (approach <= 0 && !sustained) return 0;
  const e = restitutionAt(b < 0 ? w.table.restitutionBoard : w.table.restitutionDisc, approach);
  const yielding = b < 0 ? (w.inverse[a] as number) : (w.inverse[a] as number) + (w.inverse[b] as number);
  const away = sustained ? nudge : e * approach;
  const normal = (approach + away) / yielding;
  push(k, normal, tangentialImpulse(k, normal));
  if (sustained) payNudge(a, b, (0.5 * (away * away - approach * approach)) / yielding);
  return normal;
}
