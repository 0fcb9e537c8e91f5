/**
 * Several contacts at once: one law for all of them, the rigid limit of unilateral springs that are stiffer when they unload (Walton and
 * Braun 1986; as a law for multiple impacts, with restitution by energy: Liu, Zhao and Brogliato 2008). Loading stiffness K, unloading K/e²:
 * each contact gives back e² of the work put into it, so two bodies by themselves separate at exactly e times their approach, whatever their
 * masses, and nothing ever pulls. Places do not move meanwhile; only the compressions do, in a time of their own.
 *
 * Order-free: every change of velocity is rounded to one grid, so that sums are exact and no order of contacts, labels or mirror image can
 * show. At the end the impulses are scaled so that the energy is exactly what the springs kept.
 */
import type { Group } from './group.ts';
import { restitutionAt, SLOW } from './restitution.ts';
import type { World } from './world.ts';

/** Stiffness of a contact with a board over that of two discs. */
const BOARD_STIFFNESS = 1;
/** Below this the unloading spring of a cluster is not made stiffer; the energy correction still sees the true figure. */
const LEAST_RESTITUTION = 0.1;
/** Step over √(lightest mass) at e = 1. */
const STEP = 0.16;
/** Bodies that lean on each other, approaching more slowly than this (mm/s), are pushed apart at about this speed, out of their own energy. */
const LEAST_NUDGE = 0.2;
const MOST_STEPS = 60000;
/** Rates below this share of the fastest speed are rounding. */
const NOISE = 1e-9;

const SIZE = 1024;
const BODIES = 48;
const slot = new Int32Array(BODIES);
const A = new Int32Array(SIZE);
const B = new Int32Array(SIZE);
const kick = new Float64Array(SIZE);
const unload = new Float64Array(SIZE);
const loss = new Float64Array(SIZE);
const depth = new Float64Array(SIZE);
const deepest = new Float64Array(SIZE);
const force = new Float64Array(SIZE);
const rate = new Float64Array(SIZE);
const work = new Float64Array(SIZE);
const vx = new Float64Array(BODIES);
const vy = new Float64Array(BODIES);
const vs = new Float64Array(BODIES);
const ax = new Float64Array(BODIES);
const ay = new Float64Array(BODIES);
const spun = new Float64Array(BODIES);
const inv = new Float64Array(BODIES);
const turning = new Float64Array(BODIES);
const sorted = new Float64Array(SIZE);

/** Impulse each contact handed over in the last solution. */
export const impulse = new Float64Array(SIZE);

/** Sum that does not depend on the order: smallest first. */
function sum(count: number): number {
  const part = sorted.subarray(0, count).sort();
  let s = 0;
  for (let i = 0; i < count; i += 1) s += part[i] as number;
  return s;
}

/** A power of two at least `v`. */
function powerAbove(v: number): number {
  let p = 1;
  while (p < v) p *= 2;
  while (p > 2 * v) p *= 0.5;
  return p;
}

interface Scale {
  /** Adding and taking away this number rounds to the grid. */
  readonly grid: number;
  readonly speed: number;
}

function load(w: World, g: Group): Scale {
  let fastest = 0;
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    slot[i] = k;
    fastest = Math.max(fastest, Math.abs(w.vx[i] as number), Math.abs(w.vy[i] as number), Math.abs(w.vs[i] as number));
  }
  const speed = powerAbove(Math.max(fastest, 1e-9)) * 8;
  // 1.5 · 2^52 · q with q = speed · 2^-50
  const grid = 1.5 * 4 * speed;
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    vx[k] = (w.vx[i] as number) + grid - grid;
    vy[k] = (w.vy[i] as number) + grid - grid;
    vs[k] = (w.vs[i] as number) + grid - grid;
    inv[k] = w.inverse[i] as number;
    turning[k] = w.turning[i] as number;
  }
  const board = g.bodyCount;
  vx[board] = 0;
  vy[board] = 0;
  vs[board] = 0;
  inv[board] = 0;
  turning[board] = 0;
  return { grid, speed: fastest };
}

function rateOf(g: Group, k: number): number {
  const a = A[k] as number;
  const b = B[k] as number;
  return (g.nx[k] as number) * ((vx[b] as number) - (vx[a] as number)) + (g.ny[k] as number) * ((vy[b] as number) - (vy[a] as number));
}

/** Sets the springs; returns the fastest approach. */
function loadContacts(w: World, g: Group): number {
  let fastest = 0;
  for (let k = 0; k < g.count; k += 1) {
    A[k] = slot[g.a[k] as number] as number;
    B[k] = (g.b[k] as number) < 0 ? g.bodyCount : (slot[g.b[k] as number] as number);
    rate[k] = rateOf(g, k);
    fastest = Math.max(fastest, -(rate[k] as number));
  }
  for (let k = 0; k < g.count; k += 1) {
    const e = restitutionAt((g.b[k] as number) < 0 ? w.table.restitutionBoard : w.table.restitutionDisc, fastest);
    const soft = Math.max(e, LEAST_RESTITUTION);
    kick[k] = (g.b[k] as number) < 0 ? BOARD_STIFFNESS : 1;
    unload[k] = (kick[k] as number) / (soft * soft);
    loss[k] = 0.5 * (kick[k] as number) * (1 - e * e);
    depth[k] = 0;
    deepest[k] = 0;
    force[k] = 0;
    work[k] = 0;
    impulse[k] = 0;
  }
  return fastest;
}

/** Tiny compressions to begin with, where bodies lean on each other without approaching: they get apart at about `nudge`. */
function preload(g: Group, nudge: number): void {
  for (let k = 0; k < g.count; k += 1) {
    depth[k] = nudge;
    deepest[k] = nudge;
    unload[k] = kick[k] as number;
    loss[k] = 0;
  }
}

function stepLength(w: World, g: Group): number {
  let lightest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < g.bodyCount; k += 1) lightest = Math.min(lightest, 1 / (inv[k] as number));
  const e = Math.max(LEAST_RESTITUTION, Math.min(1, w.table.restitutionBoard, w.table.restitutionDisc));
  return STEP * e * Math.sqrt(lightest);
}

/** Compression moves on by one step; the force follows along the loading or the unloading line. */
function compress(k: number, rho: number, h: number): number {
  const d = (depth[k] as number) - rho * h;
  if (d <= 0 && deepest[k] === 0) {
    depth[k] = d;
    return 0;
  }
  if (d >= (deepest[k] as number)) {
    depth[k] = d;
    deepest[k] = d;
    return (kick[k] as number) * d;
  }
  const most = deepest[k] as number;
  const f = (kick[k] as number) * most - (unload[k] as number) * (most - d);
  if (f > 0) {
    depth[k] = d;
    return f;
  }
  work[k] = (work[k] as number) + (loss[k] as number) * most * most;
  depth[k] = Math.min(0, f / (unload[k] as number));
  deepest[k] = 0;
  return 0;
}

/** Friction's impulse in one step, on b along (−ny, nx): at most μ times the normal one, at most a share of what sticking would take. */
function rub(g: Group, k: number, cap: number): number {
  const a = A[k] as number;
  const b = B[k] as number;
  const nx = g.nx[k] as number;
  const ny = g.ny[k] as number;
  const sliding = nx * ((vy[b] as number) - (vy[a] as number)) - ny * ((vx[b] as number) - (vx[a] as number));
  const s = sliding - ((vs[a] as number) + (vs[b] as number));
  const yielding = (inv[a] as number) + (inv[b] as number) + ((turning[a] as number) + (turning[b] as number));
  const size = Math.min(cap, Math.abs(s) / (4 * yielding));
  return s > 0 ? -size : size;
}

function accumulate(g: Group, k: number, h: number, mu: number, grid: number): void {
  const a = A[k] as number;
  const b = B[k] as number;
  const nx = g.nx[k] as number;
  const ny = g.ny[k] as number;
  const p = (force[k] as number) * h;
  impulse[k] = (impulse[k] as number) + p;
  let jx = nx * p;
  let jy = ny * p;
  if (mu > 0) {
    const q = rub(g, k, mu * p);
    jx -= ny * q;
    jy += nx * q;
    spun[a] = (spun[a] as number) - (q * (turning[a] as number) + grid - grid);
    spun[b] = (spun[b] as number) - (q * (turning[b] as number) + grid - grid);
  }
  const ia = inv[a] as number;
  const ib = inv[b] as number;
  ax[a] = (ax[a] as number) - (jx * ia + grid - grid);
  ay[a] = (ay[a] as number) - (jy * ia + grid - grid);
  ax[b] = (ax[b] as number) + (jx * ib + grid - grid);
  ay[b] = (ay[b] as number) + (jy * ib + grid - grid);
}

function kickBodies(count: number, rubbing: boolean): void {
  for (let k = 0; k < count; k += 1) {
    vx[k] = (vx[k] as number) + (ax[k] as number);
    vy[k] = (vy[k] as number) + (ay[k] as number);
    ax[k] = 0;
    ay[k] = 0;
    if (rubbing) {
      vs[k] = (vs[k] as number) + (spun[k] as number);
      spun[k] = 0;
    }
  }
}

/** Time until a contact that has opened closes again, Infinity if none does; 0 while one is closing now. */
function untilClosing(count: number, noise: number): number {
  let t = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k += 1) {
    const rho = rate[k] as number;
    if (rho < -noise) t = Math.min(t, Math.max(0, (depth[k] as number) / rho));
  }
  return t;
}

/** One leapfrog step: compress with the present rates, then kick with the forces. Returns whether anything pushes. */
function step(g: Group, h: number, mu: number, grid: number): boolean {
  let pushing = false;
  for (let k = 0; k < g.count; k += 1) {
    const before = rate[k] as number;
    const rho = rateOf(g, k);
    rate[k] = rho;
    const f = force[k] as number;
    if (f > 0) work[k] = (work[k] as number) + 0.5 * f * h * (before + rho);
    force[k] = compress(k, rho, h);
    if ((force[k] as number) > 0) {
      pushing = true;
      accumulate(g, k, h, mu, grid);
    }
  }
  if (pushing) kickBodies(g.bodyCount, mu > 0);
  return pushing;
}

function integrate(w: World, g: Group, scale: Scale): void {
  const h = stepLength(w, g);
  const mu = w.table.contactFriction;
  const noise = NOISE * scale.speed;
  for (let n = 0; n < MOST_STEPS; n += 1) {
    if (step(g, h, mu, scale.grid)) continue;
    const t = untilClosing(g.count, noise);
    if (t === Number.POSITIVE_INFINITY) return;
    for (let k = 0; k < g.count; k += 1) if (deepest[k] === 0) depth[k] = (depth[k] as number) - (rate[k] as number) * t;
  }
}

/** Scales all changes of velocity by a common factor near 1 so that the energy is what the springs kept. */
function correction(w: World, g: Group): number {
  for (let k = 0; k < g.count; k += 1) sorted[k] = work[k] as number;
  const defect = sum(g.count);
  let m = 0;
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const dx = (vx[k] as number) - (w.vx[i] as number);
    const dy = (vy[k] as number) - (w.vy[i] as number);
    sorted[m] = ((w.vx[i] as number) * dx + (w.vy[i] as number) * dy) / (inv[k] as number);
    m += 1;
  }
  const b = sum(m);
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const dx = (vx[k] as number) - (w.vx[i] as number);
    const dy = (vy[k] as number) - (w.vy[i] as number);
    sorted[k] = (0.5 * (dx * dx + dy * dy)) / (inv[k] as number);
  }
  const c = sum(g.bodyCount);
  // Where nearly nothing is given back the energy hardly depends on the factor, and needs no correction.
  if (!(b + 2 * c > 0.1 * c)) return 1;
  // s²c + sb = b + c − defect, the root near 1
  const room = b * b + 4 * c * (b + c - defect);
  if (!(room > 0)) return 1;
  const s = (-b + Math.sqrt(room)) / (2 * c);
  return s > 0.9 && s < 1.1 ? s : 1;
}

function energyOf(w: World, g: Group): number {
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const x = w.vx[i] as number;
    const y = w.vy[i] as number;
    const z = w.vs[i] as number;
    sorted[k] = (0.5 * (x * x + y * y)) / (w.inverse[i] as number) + (0.5 * z * z) / (w.turning[i] as number);
  }
  return sum(g.bodyCount);
}

function unloadTo(w: World, g: Group, s: number): void {
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    w.vx[i] = (w.vx[i] as number) + s * ((vx[k] as number) - (w.vx[i] as number));
    w.vy[i] = (w.vy[i] as number) + s * ((vy[k] as number) - (w.vy[i] as number));
    if (w.table.spin) w.vs[i] = vs[k] as number;
  }
}

function slowTo(w: World, g: Group, energy: number): void {
  const now = energyOf(w, g);
  if (!(now > energy)) return;
  const f = Math.sqrt(energy / now);
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    w.vx[i] = (w.vx[i] as number) * f;
    w.vy[i] = (w.vy[i] as number) * f;
    w.vs[i] = (w.vs[i] as number) * f;
  }
}

/**
 * Resolves all contacts of the group at once; velocities in `w.vx`, `w.vy` (and `spin`). `nudge` replaces LEAST_NUDGE where it is
 * larger. The impulses are left in `impulse`.
 */
export function strikeAll(w: World, g: Group, nudge: number): void {
  const scale = load(w, g);
  const approach = loadContacts(w, g);
  const energy = energyOf(w, g);
  const least = Math.max(nudge, LEAST_NUDGE);
  const nudged = approach < Math.min(least, SLOW);
  if (nudged) preload(g, least);
  integrate(w, g, scale);
  unloadTo(w, g, nudged ? 1 : correction(w, g));
  slowTo(w, g, energy);
}
