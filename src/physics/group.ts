/** Touching bodies: what is hit at one instant, and everything it leans on. */
import { pathAt } from './motion.ts';
import { BODIES, OWN, world } from './world.ts';

const w = world;

/** Bodies nearer than this (mm) touch. */
const TOUCH = 1e-6;

/** `b` of a contact with a board. */
export const EAST = -1;
export const WEST = -2;
export const NORTH = -3;
const SOUTH = -4;

/** Contacts of one group: bodies `a`, `b` (or a board), unit normal from `a` to `b`. */
interface Group {
  readonly bodies: Int32Array;
  bodyCount: number;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly nx: Float64Array;
  readonly ny: Float64Array;
  count: number;
}

const CONTACTS = (BODIES * (BODIES - 1)) / 2 + 4 * BODIES;

/** The group that is being resolved, filled again and again. Taken by each module as a constant of its own, as `world` is. */
export const group: Group = {
  bodies: new Int32Array(BODIES),
  bodyCount: 0,
  a: new Int32Array(CONTACTS),
  b: new Int32Array(CONTACTS),
  nx: new Float64Array(CONTACTS),
  ny: new Float64Array(CONTACTS),
  count: 0,
};
const g = group;

const px = new Float64Array(BODIES);
const py = new Float64Array(BODIES);
const UNSEEN = 0;
const QUEUED = 1;
const DONE = 2;
const state = new Uint8Array(BODIES);

/** Places of all bodies now; call once before the groups of an instant are gathered. */
export function survey(): void {
  for (let i = 0; i < w.n; i += 1) {
    const s = w.speed[i] === 0 ? 0 : pathAt(i, w.now);
    px[i] = (w.x[i] as number) + (w.ux[i] as number) * s;
    py[i] = (w.y[i] as number) + (w.uy[i] as number) * s;
    state[i] = w.alive[i] === 1 ? UNSEEN : DONE;
  }
}

/** Whether `i` was gathered since the survey. */
export const gathered = (i: number): boolean => state[i] !== UNSEEN;

function add(a: number, b: number, nx: number, ny: number): void {
  g.a[g.count] = a;
  g.b[g.count] = b;
  g.nx[g.count] = nx;
  g.ny[g.count] = ny;
  g.count += 1;
}

function addBoards(i: number): void {
  const x = px[i] as number;
  const y = py[i] as number;
  // A board foretold for this instant counts even where rounding leaves more than TOUCH.
  const slack = w.own[i] === OWN.board && w.ownTime[i] === w.now ? 1e-3 : TOUCH;
  const ux = w.ux[i] as number;
  const uy = w.uy[i] as number;
  if ((w.east[i] as number) - x < (ux > 0 ? slack : TOUCH)) add(i, EAST, 1, 0);
  if ((w.west[i] as number) + x < (ux < 0 ? slack : TOUCH)) add(i, WEST, -1, 0);
  if ((w.north[i] as number) - y < (uy > 0 ? slack : TOUCH)) add(i, NORTH, 0, 1);
  if ((w.south[i] as number) + y < (uy < 0 ? slack : TOUCH)) add(i, SOUTH, 0, -1);
}

function addPairs(i: number): void {
  for (let j = 0; j < w.n; j += 1) {
    if (state[j] === DONE) continue;
    const dx = (px[j] as number) - (px[i] as number);
    const dy = (py[j] as number) - (py[i] as number);
    const near = (w.reach[i * BODIES + j] as number) + TOUCH;
    const d2 = dx * dx + dy * dy;
    if (d2 >= near * near && w.meet[i * BODIES + j] !== w.now) continue;
    const d = Math.sqrt(d2);
    add(i, j, dx / d, dy / d);
    if (state[j] === UNSEEN) {
      state[j] = QUEUED;
      g.bodies[g.bodyCount] = j;
      g.bodyCount += 1;
    }
  }
}

/** Gathers into the group everything that touches `seed`, directly or through others. */
export function gather(seed: number): void {
  g.count = 0;
  g.bodyCount = 1;
  g.bodies[0] = seed;
  state[seed] = QUEUED;
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    state[i] = DONE;
    addBoards(i);
    addPairs(i);
  }
}

/** Where body `i` was at the survey. */
export const surveyX = (i: number): number => px[i] as number;
export const surveyY = (i: number): number => py[i] as number;
