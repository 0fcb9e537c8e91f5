/**
 * Several contacts at once: one law for all of them, the rigid limit of unilateral springs that are stiffer when they unload (Walton and
 * Braun 1986; as a law for multiple impacts, with restitution by energy: Liu, Zhao and Brogliato 2008). Loading stiffness K, unloading K/e²:
 * each contact gives back e² of the work put into it, so two bodies by themselves separate at exactly e times their approach, whatever their
 * masses, and nothing ever pulls. Places do not move meanwhile; only the compressions do, in a time of their own.
 *
 * Order-free: every change of velocity is rounded to one grid, so that sums are exact and no order of contacts, labels or mirror image can
 * show. At the end the impulses are scaled so that the energy is exactly what the springs kept.
 */
import { group } from './group.ts';
import { restitutionAt, SLOW } from './restitution.ts';
import { world } from './world.ts';

const w = world;
const g = group;

/** Below this the unloading spring of a cluster is not made stiffer; the energy correction still sees the true figure. */
const LEAST_RESTITUTION = 0.1;
/** Step over √(lightest mass) at e = 1: velocities after a break lie within 0.4 % of the limit, 1.5 % with friction (docs/physics-validation.md). */
const STEP = 0.2;
/** Bodies that lean on each other, approaching more slowly than this (mm/s), are pushed apart at about this speed, out of their own energy. */
const NUDGE = 0.2;
const MOST_STEPS = 60000;
/** Rates below this share of the fastest speed are rounding. */
const NOISE = 1e-9;

/**
 * Contacts and bodies by their number in the group, a list for each quantity; all lists of a kind are as long, so that one look at an index
 * does for all of them. The inner loop is where a break spends its time.
 */
const CONTACTS = 1024;
const BODIES = 48;
const ofContacts = (): Float64Array => new Float64Array(CONTACTS);
const ofBodies = (): Float64Array => new Float64Array(BODIES);
/** Of each contact its two bodies; the number after the last body's is the boards': they never move. */
const A = new Int32Array(CONTACTS);
const B = new Int32Array(CONTACTS);
/** Unit normal from a to b. */
const NX = ofContacts();
const NY = ofContacts();
/** Compression, the most there was of it, the rate at which the gap opens, and the force. */
const DEPTH = ofContacts();
const DEEPEST = ofContacts();
const RATE = ofContacts();
const FORCE = ofContacts();
const WORK = ofContacts();
/** Work put in until standstill: what restitution gives a share of back. */
const PRESS = ofContacts();
const IMPULSE = ofContacts();
/** Stiffness of unloading over that of loading, and the share of energy that is lost. */
const UNLOADING = ofContacts();
const LOSS = ofContacts();
/** How readily the rims give way across. */
const YIELDING = ofContacts();
/** Friction that held the rims in the step before. */
const HOLD = ofContacts();
/** What every solution begins with at 0. */
const STATE = [DEPTH, DEEPEST, FORCE, WORK, PRESS, IMPULSE, HOLD];
/** Velocity, speed of the rim, and what the step adds to each. */
const VX = ofBodies();
const VY = ofBodies();
const VS = ofBodies();
const DX = ofBodies();
const DY = ofBodies();
const DS = ofBodies();
const INVERSE = ofBodies();
const TURNING = ofBodies();
/** Whether a body moves or has been pushed. */
const awake = new Uint8Array(BODIES);
/** The numbers in the group of the world's bodies. */
const slot = new Int32Array(BODIES);
const sorted = ofContacts();

/** Impulse contact `k` handed over in the last solution. */
export const impulseOf = (k: number): number => IMPULSE[k] as number;

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

function setBody(k: number, vx: number, vy: number, vs: number): void {
  VX[k] = vx;
  VY[k] = vy;
  VS[k] = vs;
  DX[k] = 0;
  DY[k] = 0;
  DS[k] = 0;
  awake[k] = vx !== 0 || vy !== 0 || vs !== 0 ? 1 : 0;
}

function load(): Scale {
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
    setBody(k, (w.vx[i] as number) + grid - grid, (w.vy[i] as number) + grid - grid, (w.vs[i] as number) + grid - grid);
    INVERSE[k] = w.inverse[i] as number;
    TURNING[k] = w.turning[i] as number;
  }
  const boards = g.bodyCount;
  setBody(boards, 0, 0, 0);
  INVERSE[boards] = 0;
  TURNING[boards] = 0;
  return { grid, speed: fastest };
}

function stepLength(): number {
  let lightest = Number.POSITIVE_INFINITY;
  for (let k = 0; k < g.bodyCount; k += 1) lightest = Math.min(lightest, 1 / (INVERSE[k] as number));
  const e = Math.max(LEAST_RESTITUTION, Math.min(1, w.table.restitutionBoard, w.table.restitutionDisc));
  return STEP * e * Math.sqrt(lightest);
}

/** Sets the springs; returns the fastest approach. */
function loadContacts(): number {
  let fastest = 0;
  for (let k = 0; k < g.count; k += 1) {
    const a = slot[g.a[k] as number] as number;
    const b = (g.b[k] as number) < 0 ? g.bodyCount : (slot[g.b[k] as number] as number);
    A[k] = a;
    B[k] = b;
    for (let q = 0; q < STATE.length; q += 1) (STATE[q] as Float64Array)[k] = 0;
    const turn = (TURNING[a] as number) + (TURNING[b] as number);
    YIELDING[k] = (INVERSE[a] as number) + (INVERSE[b] as number) + turn;
    const nx = g.nx[k] as number;
    const ny = g.ny[k] as number;
    NX[k] = nx;
    NY[k] = ny;
    const rate = nx * ((VX[b] as number) - (VX[a] as number)) + ny * ((VY[b] as number) - (VY[a] as number));
    RATE[k] = rate;
    fastest = Math.max(fastest, -rate);
  }
  for (let k = 0; k < g.count; k += 1) {
    const board = (g.b[k] as number) < 0;
    const e = restitutionAt(board ? w.table.restitutionBoard : w.table.restitutionDisc, fastest);
    setSpring(k, e);
  }
  return fastest;
}

/** How stiff contact `k` is when it unloads, and the share of energy it loses. */
function setSpring(k: number, e: number): void {
  const soft = Math.max(e, LEAST_RESTITUTION);
  UNLOADING[k] = 1 / (soft * soft);
  LOSS[k] = 1 - e * e;
}

/** Tiny compressions to begin with, where bodies lean on each other without approaching: they get apart at about `nudge`. */
function preload(nudge: number): void {
  for (let k = 0; k < g.count; k += 1) {
    DEPTH[k] = nudge;
    DEEPEST[k] = nudge;
    UNLOADING[k] = 1;
    LOSS[k] = 0;
    awake[A[k] as number] = 1;
  }
}

/**
 * Force after the compression of contact `k` has moved on to `d`: along the loading or the unloading line. `bend` is a twelfth of what the
 * compression's rate changed by in a step, the share a leapfrog otherwise swings too fast by.
 */
function follow(k: number, d: number, bend: number): number {
  const most = DEEPEST[k] as number;
  if (d >= most) {
    DEPTH[k] = d;
    DEEPEST[k] = d;
    const push = d + bend;
    return push > 0 ? push : 0;
  }
  const slope = UNLOADING[k] as number;
  const f = most - slope * (most - d - bend);
  if (f > 0) {
    DEPTH[k] = d;
    return f;
  }
  DEPTH[k] = Math.min(0, f / slope);
  DEEPEST[k] = 0;
  HOLD[k] = 0;
  return 0;
}

/**
 * Work of the impulse `p` while the rate went from `before` to `rho`. What the loading line takes in, to the moment of standstill, is what the
 * unloading line gives e² of back.
 */
function account(k: number, p: number, before: number, rho: number): void {
  WORK[k] = (WORK[k] as number) + 0.5 * p * (before + rho);
  if (DEPTH[k] !== DEEPEST[k]) return;
  PRESS[k] = (PRESS[k] as number) + (rho <= 0 ? 0.5 * p * (before + rho) : (-0.5 * p * before * before) / (rho - before));
}

/** The first half of a leapfrog step: compresses with the present rates. Returns whether anything pushes. */
function compress(count: number, boards: number, h: number): boolean {
  let pushing = false;
  for (let k = 0; k < count; k += 1) {
    const a = A[k] as number;
    const b = B[k] as number;
    if (awake[a] === 0 && awake[b] === 0) continue;
    const across = (NY[k] as number) * ((VY[b] as number) - (VY[a] as number));
    const rho = (NX[k] as number) * ((VX[b] as number) - (VX[a] as number)) + across;
    const before = RATE[k] as number;
    const f = FORCE[k] as number;
    if (f > 0) account(k, f * h, before, rho);
    RATE[k] = rho;
    const d = (DEPTH[k] as number) - rho * h;
    if (d <= 0 && DEEPEST[k] === 0) {
      DEPTH[k] = d;
      FORCE[k] = 0;
      continue;
    }
    const now = follow(k, d, ((before - rho) * h) / 12);
    FORCE[k] = now;
    if (now === 0) continue;
    pushing = true;
    awake[a] = 1;
    if (b !== boards) awake[b] = 1;
  }
  return pushing;
}

/** Math.min and Math.max take several times as long: they mind NaN and the sign of 0. */
const within = (cap: number, v: number): number => (v > cap ? cap : v < -cap ? -cap : v);

/**
 * Friction's impulse in one step, on b along (−ny, nx): what holds the rims together, as far as μ times the normal impulse allows. It remembers
 * what held them in the step before, so that sticking does not lag behind.
 */
function rub(k: number, a: number, b: number, cap: number): number {
  const nx = NX[k] as number;
  const ny = NY[k] as number;
  const sliding = nx * ((VY[b] as number) - (VY[a] as number)) - ny * ((VX[b] as number) - (VX[a] as number));
  const s = sliding - ((VS[a] as number) + (VS[b] as number));
  const pull = s / (YIELDING[k] as number);
  const held = HOLD[k] as number;
  HOLD[k] = within(cap, held - 0.3 * pull);
  return within(cap, held - 0.7 * pull);
}

/** The second half: what the forces do to the bodies. Each part is rounded to the grid, so that no sum depends on an order. */
function push(count: number, boards: number, h: number, mu: number, grid: number): void {
  for (let k = 0; k < count; k += 1) {
    const f = FORCE[k] as number;
    if (f === 0) continue;
    const p = f * h;
    const a = A[k] as number;
    const b = B[k] as number;
    const nx = NX[k] as number;
    const ny = NY[k] as number;
    IMPULSE[k] = (IMPULSE[k] as number) + p;
    let jx = nx * p;
    let jy = ny * p;
    if (mu > 0) {
      const q = rub(k, a, b, mu * p);
      jx -= ny * q;
      jy += nx * q;
      DS[a] = (DS[a] as number) - (q * (TURNING[a] as number) + grid - grid);
      DS[b] = (DS[b] as number) - (q * (TURNING[b] as number) + grid - grid);
    }
    const ia = INVERSE[a] as number;
    DX[a] = (DX[a] as number) - (jx * ia + grid - grid);
    DY[a] = (DY[a] as number) - (jy * ia + grid - grid);
    if (b === boards) continue;
    const ib = INVERSE[b] as number;
    DX[b] = (DX[b] as number) + (jx * ib + grid - grid);
    DY[b] = (DY[b] as number) + (jy * ib + grid - grid);
  }
}

function kickBodies(boards: number): void {
  for (let k = 0; k < boards; k += 1) {
    VX[k] = (VX[k] as number) + (DX[k] as number);
    VY[k] = (VY[k] as number) + (DY[k] as number);
    VS[k] = (VS[k] as number) + (DS[k] as number);
    DX[k] = 0;
    DY[k] = 0;
    DS[k] = 0;
  }
}

/** Time until a contact that has opened closes again, Infinity if none does; 0 while one is closing now. */
function untilClosing(count: number, noise: number): number {
  let t = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k += 1) {
    const rho = RATE[k] as number;
    if (rho < -noise) t = Math.min(t, Math.max(0, (DEPTH[k] as number) / rho));
  }
  return t;
}

function integrate(scale: Scale, h: number): void {
  const mu = w.table.contactFriction;
  const noise = NOISE * scale.speed;
  const boards = g.bodyCount;
  for (let n = 0; n < MOST_STEPS; n += 1) {
    if (compress(g.count, boards, h)) {
      push(g.count, boards, h, mu, scale.grid);
      kickBodies(boards);
      continue;
    }
    const t = untilClosing(g.count, noise);
    if (t === Number.POSITIVE_INFINITY) return;
    for (let k = 0; k < g.count; k += 1) {
      if (DEEPEST[k] === 0) DEPTH[k] = (DEPTH[k] as number) - (RATE[k] as number) * t;
    }
  }
}

/** Scales all changes of velocity by a common factor near 1 so that the energy is what the springs kept. */
function correction(): number {
  for (let k = 0; k < g.count; k += 1) {
    sorted[k] = (WORK[k] as number) - (LOSS[k] as number) * (PRESS[k] as number);
  }
  const defect = sum(g.count);
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const dx = (VX[k] as number) - (w.vx[i] as number);
    const dy = (VY[k] as number) - (w.vy[i] as number);
    sorted[k] = ((w.vx[i] as number) * dx + (w.vy[i] as number) * dy) / (INVERSE[k] as number);
  }
  const b = sum(g.bodyCount);
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const dx = (VX[k] as number) - (w.vx[i] as number);
    const dy = (VY[k] as number) - (w.vy[i] as number);
    sorted[k] = (0.5 * (dx * dx + dy * dy)) / (INVERSE[k] as number);
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

function energyOf(): number {
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    const x = w.vx[i] as number;
    const y = w.vy[i] as number;
    const z = w.vs[i] as number;
    sorted[k] = (0.5 * (x * x + y * y)) / (w.inverse[i] as number) + (0.5 * z * z) / (w.turning[i] as number);
  }
  return sum(g.bodyCount);
}

function unloadTo(s: number): void {
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    w.vx[i] = (w.vx[i] as number) + s * ((VX[k] as number) - (w.vx[i] as number));
    w.vy[i] = (w.vy[i] as number) + s * ((VY[k] as number) - (w.vy[i] as number));
    if (w.table.spin) w.vs[i] = VS[k] as number;
  }
}

function slowTo(energy: number): void {
  const now = energyOf();
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
 * Resolves all contacts of the group at once; velocities in `w.vx`, `w.vy`, `w.vs`. The nudge is doubled so many
 * times, where it was not enough before. The impulses: `impulseOf`.
 */
export function strikeAll(doublings: number): void {
  const scale = load();
  const h = stepLength();
  const approach = loadContacts();
  const energy = energyOf();
  let nudge = NUDGE;
  for (let k = 0; k < doublings; k += 1) nudge *= 2;
  const nudged = approach < Math.min(nudge, SLOW);
  if (nudged) preload(nudge);
  integrate(scale, h);
  unloadTo(nudged ? 1 : correction());
  slowTo(energy);
}
