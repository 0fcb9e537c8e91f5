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
/** Step over √(lightest mass) at e = 1: velocities after a break lie within 0.4 % of the limit, 1.5 % with friction (docs/physics-validation.md). */
const STEP = 0.2;
/** Bodies that lean on each other, approaching more slowly than this (mm/s), are pushed apart at about this speed, out of their own energy. */
const LEAST_NUDGE = 0.2;
const MOST_STEPS = 60000;
/** Rates below this share of the fastest speed are rounding. */
const NOISE = 1e-9;

/** Records of one contact and of one body lie together: the inner loop is where a break spends its time. */
const CONTACTS = 1024;
const BODIES = 48;
const NX = 0;
const NY = 1;
const DEPTH = 2;
const DEEPEST = 3;
const FORCE = 4;
const RATE = 5;
const WORK = 6;
const IMPULSE = 7;
const LOADING = 8;
const UNLOADING = 9;
const LOSS = 10;
const HOLD = 11;
const PRESS = 12;
const CONTACT = 13;
const VX = 0;
const VY = 1;
const VS = 2;
const DX = 3;
const DY = 4;
const DS = 5;
const INVERSE = 6;
const TURNING = 7;
const BODY = 8;
const C = new Float64Array(CONTACTS * CONTACT);
const V = new Float64Array(BODIES * BODY);
/** Offsets into V of each contact's bodies. */
const A = new Int32Array(CONTACTS);
const B = new Int32Array(CONTACTS);
const slot = new Int32Array(BODIES);
/** Whether a body moves or has been pushed, by its offset. */
const awake = new Uint8Array(BODIES * BODY);
const sorted = new Float64Array(CONTACTS);

/** Impulse contact `k` handed over in the last solution. */
export const impulseOf = (k: number): number => C[k * CONTACT + IMPULSE] as number;

/** Sum that does not depend on the order: smallest first. */
function sum(count: number): number {
  for (let i = 1; i < count; i += 1) {
    const v = sorted[i] as number;
    let k = i - 1;
    for (; k >= 0 && (sorted[k] as number) > v; k -= 1) sorted[k + 1] = sorted[k] as number;
    sorted[k + 1] = v;
  }
  let s = 0;
  for (let i = 0; i < count; i += 1) s += sorted[i] as number;
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
    slot[i] = k * BODY;
    fastest = Math.max(fastest, Math.abs(w.vx[i] as number), Math.abs(w.vy[i] as number), Math.abs(w.vs[i] as number));
  }
  const speed = powerAbove(Math.max(fastest, 1e-9)) * 8;
  // 1.5 · 2^52 · q with q = speed · 2^-50
  const grid = 1.5 * 4 * speed;
  V.fill(0, 0, (g.bodyCount + 1) * BODY);
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const o = k * BODY;
    V[o + VX] = (w.vx[i] as number) + grid - grid;
    V[o + VY] = (w.vy[i] as number) + grid - grid;
    V[o + VS] = (w.vs[i] as number) + grid - grid;
    V[o + INVERSE] = w.inverse[i] as number;
    V[o + TURNING] = w.turning[i] as number;
    awake[o] = V[o + VX] !== 0 || V[o + VY] !== 0 || V[o + VS] !== 0 ? 1 : 0;
  }
  // The record after the last body's is the boards': it never moves.
  awake[g.bodyCount * BODY] = 0;
  return { grid, speed: fastest };
}

function stepLength(w: World, g: Group): number {
  let lightest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < g.bodyCount; k += 1) lightest = Math.min(lightest, 1 / (V[k * BODY + INVERSE] as number));
  const e = Math.max(LEAST_RESTITUTION, Math.min(1, w.table.restitutionBoard, w.table.restitutionDisc));
  return STEP * e * Math.sqrt(lightest);
}

/** Sets the springs; returns the fastest approach. */
function loadContacts(w: World, g: Group): number {
  let fastest = 0;
  for (let k = 0; k < g.count; k += 1) {
    const o = k * CONTACT;
    const a = slot[g.a[k] as number] as number;
    const b = (g.b[k] as number) < 0 ? g.bodyCount * BODY : (slot[g.b[k] as number] as number);
    A[k] = a;
    B[k] = b;
    for (let q = DEPTH; q < CONTACT; q += 1) C[o + q] = 0;
    const nx = g.nx[k] as number;
    const ny = g.ny[k] as number;
    C[o + NX] = nx;
    C[o + NY] = ny;
    const rate = nx * ((V[b + VX] as number) - (V[a + VX] as number)) + ny * ((V[b + VY] as number) - (V[a + VY] as number));
    C[o + RATE] = rate;
    fastest = Math.max(fastest, -rate);
  }
  for (let k = 0; k < g.count; k += 1) {
    const board = (g.b[k] as number) < 0;
    const e = restitutionAt(board ? w.table.restitutionBoard : w.table.restitutionDisc, fastest);
    setSpring(k, board ? BOARD_STIFFNESS : 1, e);
  }
  return fastest;
}

/** Both stiffnesses of contact `k` and the share of energy it loses. */
function setSpring(k: number, stiffness: number, e: number): void {
  const o = k * CONTACT;
  const soft = Math.max(e, LEAST_RESTITUTION);
  C[o + LOADING] = stiffness;
  C[o + UNLOADING] = stiffness / (soft * soft);
  C[o + LOSS] = 1 - e * e;
}

/** Tiny compressions to begin with, where bodies lean on each other without approaching: they get apart at about `nudge`. */
function preload(g: Group, nudge: number): void {
  for (let k = 0; k < g.count; k += 1) {
    const o = k * CONTACT;
    C[o + DEPTH] = nudge;
    C[o + DEEPEST] = nudge;
    C[o + UNLOADING] = C[o + LOADING] as number;
    C[o + LOSS] = 0;
    awake[A[k] as number] = 1;
  }
}

/**
 * Friction's impulse in one step, on b along (−ny, nx): what holds the rims together, as far as μ times the normal impulse allows. It remembers
 * what held them in the step before, so that sticking does not lag behind.
 */
function rub(o: number, a: number, b: number, cap: number): number {
  const nx = C[o + NX] as number;
  const ny = C[o + NY] as number;
  const sliding = nx * ((V[b + VY] as number) - (V[a + VY] as number)) - ny * ((V[b + VX] as number) - (V[a + VX] as number));
  const s = sliding - ((V[a + VS] as number) + (V[b + VS] as number));
  const turn = (V[a + TURNING] as number) + (V[b + TURNING] as number);
  const pull = s / ((V[a + INVERSE] as number) + (V[b + INVERSE] as number) + turn);
  const kept = C[o + HOLD] as number;
  C[o + HOLD] = Math.max(-cap, Math.min(cap, kept - 0.3 * pull));
  return Math.max(-cap, Math.min(cap, kept - 0.7 * pull));
}

/**
 * Force after the compression of contact `o` has moved on to `d`: along the loading or the unloading line. `bend` is a twelfth of what the
 * compression's rate changed by in a step, the share a leapfrog otherwise swings too fast by.
 */
function follow(o: number, d: number, bend: number): number {
  const most = C[o + DEEPEST] as number;
  if (d >= most) {
    C[o + DEPTH] = d;
    C[o + DEEPEST] = d;
    return Math.max(0, (C[o + LOADING] as number) * (d + bend));
  }
  const slope = C[o + UNLOADING] as number;
  const f = (C[o + LOADING] as number) * most - slope * (most - d - bend);
  if (f > 0) {
    C[o + DEPTH] = d;
    return f;
  }
  C[o + DEPTH] = Math.min(0, f / slope);
  C[o + DEEPEST] = 0;
  C[o + HOLD] = 0;
  return 0;
}

/** Notes what contact `o` does to its bodies in this step; each part is rounded to the grid, so that no sum depends on an order. */
function push(o: number, a: number, b: number, p: number, mu: number, grid: number): void {
  const nx = C[o + NX] as number;
  const ny = C[o + NY] as number;
  C[o + IMPULSE] = (C[o + IMPULSE] as number) + p;
  let jx = nx * p;
  let jy = ny * p;
  if (mu > 0) {
    const q = rub(o, a, b, mu * p);
    jx -= ny * q;
    jy += nx * q;
    V[a + DS] = (V[a + DS] as number) - (q * (V[a + TURNING] as number) + grid - grid);
    V[b + DS] = (V[b + DS] as number) - (q * (V[b + TURNING] as number) + grid - grid);
  }
  const ia = V[a + INVERSE] as number;
  const ib = V[b + INVERSE] as number;
  V[a + DX] = (V[a + DX] as number) - (jx * ia + grid - grid);
  V[a + DY] = (V[a + DY] as number) - (jy * ia + grid - grid);
  V[b + DX] = (V[b + DX] as number) + (jx * ib + grid - grid);
  V[b + DY] = (V[b + DY] as number) + (jy * ib + grid - grid);
}

/**
 * Work of the impulse `p` while the rate went from `before` to `rho`. What the loading line takes in, to the moment of standstill, is what the
 * unloading line gives e² of back.
 */
function account(o: number, p: number, before: number, rho: number): void {
  C[o + WORK] = (C[o + WORK] as number) + 0.5 * p * (before + rho);
  if (C[o + DEPTH] !== C[o + DEEPEST]) return;
  C[o + PRESS] = (C[o + PRESS] as number) + (rho <= 0 ? 0.5 * p * (before + rho) : (-0.5 * p * before * before) / (rho - before));
}

/** One leapfrog step: compress with the present rates, then kick with the forces. Returns whether anything pushes. */
function step(count: number, boards: number, h: number, mu: number, grid: number): boolean {
  let pushing = false;
  for (let k = 0, o = 0; k < count; k += 1, o += CONTACT) {
    const a = A[k] as number;
    const b = B[k] as number;
    if (awake[a] === 0 && awake[b] === 0) continue;
    const across = (C[o + NY] as number) * ((V[b + VY] as number) - (V[a + VY] as number));
    const rho = (C[o + NX] as number) * ((V[b + VX] as number) - (V[a + VX] as number)) + across;
    const before = C[o + RATE] as number;
    const f = C[o + FORCE] as number;
    if (f > 0) account(o, f * h, before, rho);
    C[o + RATE] = rho;
    const d = (C[o + DEPTH] as number) - rho * h;
    if (d <= 0 && C[o + DEEPEST] === 0) {
      C[o + DEPTH] = d;
      C[o + FORCE] = 0;
      continue;
    }
    const now = follow(o, d, ((before - rho) * h) / 12);
    C[o + FORCE] = now;
    if (now === 0) continue;
    pushing = true;
    awake[a] = 1;
    if (b !== boards) awake[b] = 1;
    push(o, a, b, now * h, mu, grid);
  }
  return pushing;
}

function kickBodies(boards: number): void {
  for (let o = 0; o < boards; o += BODY) {
    V[o + VX] = (V[o + VX] as number) + (V[o + DX] as number);
    V[o + VY] = (V[o + VY] as number) + (V[o + DY] as number);
    V[o + VS] = (V[o + VS] as number) + (V[o + DS] as number);
    V[o + DX] = 0;
    V[o + DY] = 0;
    V[o + DS] = 0;
  }
}

/** Time until a contact that has opened closes again, Infinity if none does; 0 while one is closing now. */
function untilClosing(count: number, noise: number): number {
  let t = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k += 1) {
    const rho = C[k * CONTACT + RATE] as number;
    if (rho < -noise) t = Math.min(t, Math.max(0, (C[k * CONTACT + DEPTH] as number) / rho));
  }
  return t;
}

function integrate(w: World, g: Group, scale: Scale, h: number): void {
  const mu = w.table.contactFriction;
  const noise = NOISE * scale.speed;
  const boards = g.bodyCount * BODY;
  for (let n = 0; n < MOST_STEPS; n += 1) {
    if (step(g.count, boards, h, mu, scale.grid)) {
      kickBodies(boards);
      continue;
    }
    const t = untilClosing(g.count, noise);
    if (t === Number.POSITIVE_INFINITY) return;
    for (let o = 0; o < g.count * CONTACT; o += CONTACT) {
      if (C[o + DEEPEST] === 0) C[o + DEPTH] = (C[o + DEPTH] as number) - (C[o + RATE] as number) * t;
    }
  }
}

/** Scales all changes of velocity by a common factor near 1 so that the energy is what the springs kept. */
function correction(w: World, g: Group): number {
  for (let k = 0; k < g.count; k += 1) {
    const o = k * CONTACT;
    sorted[k] = (C[o + WORK] as number) - (C[o + LOSS] as number) * (C[o + PRESS] as number);
  }
  const defect = sum(g.count);
  let m = 0;
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const dx = (V[k * BODY + VX] as number) - (w.vx[i] as number);
    const dy = (V[k * BODY + VY] as number) - (w.vy[i] as number);
    sorted[m] = ((w.vx[i] as number) * dx + (w.vy[i] as number) * dy) / (V[k * BODY + INVERSE] as number);
    m += 1;
  }
  const b = sum(m);
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const dx = (V[k * BODY + VX] as number) - (w.vx[i] as number);
    const dy = (V[k * BODY + VY] as number) - (w.vy[i] as number);
    sorted[k] = (0.5 * (dx * dx + dy * dy)) / (V[k * BODY + INVERSE] as number);
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
    w.vx[i] = (w.vx[i] as number) + s * ((V[k * BODY + VX] as number) - (w.vx[i] as number));
    w.vy[i] = (w.vy[i] as number) + s * ((V[k * BODY + VY] as number) - (w.vy[i] as number));
    if (w.table.spin) w.vs[i] = V[k * BODY + VS] as number;
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
 * larger. The impulses: `impulseOf`.
 */
export function strikeAll(w: World, g: Group, nudge: number): void {
  const scale = load(w, g);
  const h = stepLength(w, g);
  const approach = loadContacts(w, g);
  const energy = energyOf(w, g);
  const least = Math.max(nudge, LEAST_NUDGE);
  const nudged = approach < Math.min(least, SLOW);
  if (nudged) preload(g, least);
  integrate(w, g, scale, h);
  unloadTo(w, g, nudged ? 1 : correction(w, g));
  slowTo(w, g, energy);
}
