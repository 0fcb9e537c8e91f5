/** Touching bodies: what is hit at one instant, and everything it leans on. */
import { pathAt } from './motion.ts';
import { OWN, type World } from './world.ts';

/** Bodies nearer than this (mm) touch. */
export const TOUCH = 1e-6;

/** `b` of a contact with a board. */
export const EAST = -1;
export const WEST = -2;
export const NORTH = -3;
export const SOUTH = -4;

/** Contacts of one group: bodies `a`, `b` (or a board), unit normal from `a` to `b`. */
export interface Group {
  bodies: Int32Array;
  bodyCount: number;
  a: Int32Array;
  b: Int32Array;
  nx: Float64Array;
  ny: Float64Array;
  count: number;
}

/** Room for every disc of doubles and the striker. */
export const BODIES = 40;
const CONTACTS = (BODIES * (BODIES - 1)) / 2 + 4 * BODIES;

/** An empty group, to be filled again and again. */
export function createGroup(): Group {
  return {
    bodies: new Int32Array(BODIES),
    bodyCount: 0,
    a: new Int32Array(CONTACTS),
    b: new Int32Array(CONTACTS),
    nx: new Float64Array(CONTACTS),
    ny: new Float64Array(CONTACTS),
    count: 0,
  };
}

const px = new Float64Array(BODIES);
const py = new Float64Array(BODIES);
const UNSEEN = 0;
const QUEUED = 1;
const DONE = 2;
const state = new Uint8Array(BODIES);

/** Places of all bodies now; call once before the groups of an instant are gathered. */
export function survey(w: World): void {
  for (let i = 0; i < w.n; i += 1) {
    const s = w.speed[i] === 0 ? 0 : pathAt(w, i, w.now);
    px[i] = (w.x[i] as number) + (w.ux[i] as number) * s;
    py[i] = (w.y[i] as number) + (w.uy[i] as number) * s;
    state[i] = w.alive[i] === 1 ? UNSEEN : DONE;
  }
}

/** Whether `i` was gathered since the survey. */
export const gathered = (i: number): boolean => state[i] !== UNSEEN;

function add(g: Group, a: number, b: number, nx: number, ny: number): void {
  g.a[g.count] = a;
  g.b[g.count] = b;
  g.nx[g.count] = nx;
  g.ny[g.count] = ny;
  g.count += 1;
}

function addBoards(w: World, g: Group, i: number): void {
  const x = px[i] as number;
  const y = py[i] as number;
  // A board foretold for this instant counts even where rounding leaves more than TOUCH.
  const slack = w.own[i] === OWN.board && w.ownTime[i] === w.now ? 1e-3 : TOUCH;
  const ux = w.ux[i] as number;
  const uy = w.uy[i] as number;
  if ((w.east[i] as number) - x < (ux > 0 ? slack : TOUCH)) add(g, i, EAST, 1, 0);
  if ((w.west[i] as number) + x < (ux < 0 ? slack : TOUCH)) add(g, i, WEST, -1, 0);
  if ((w.north[i] as number) - y < (uy > 0 ? slack : TOUCH)) add(g, i, NORTH, 0, 1);
  if ((w.south[i] as number) + y < (uy < 0 ? slack : TOUCH)) add(g, i, SOUTH, 0, -1);
}

function addPairs(w: World, g: Group, i: number): void {
  for (let j = 0; j < w.n; j += 1) {
    if (state[j] === DONE) continue;
    const dx = (px[j] as number) - (px[i] as number);
    const dy = (py[j] as number) - (py[i] as number);
    const near = (w.reach[i * w.n + j] as number) + TOUCH;
    const d2 = dx * dx + dy * dy;
    if (d2 >= near * near && w.meet[i * w.n + j] !== w.now) continue;
    const d = Math.sqrt(d2);
    add(g, i, j, dx / d, dy / d);
    if (state[j] === UNSEEN) {
      state[j] = QUEUED;
      g.bodies[g.bodyCount] = j;
      g.bodyCount += 1;
    }
  }
}

/** Fills `g` with everything that touches `seed`, directly or through others. */
export function gather(w: World, g: Group, seed: number): void {
  g.count = 0;
  g.bodyCount = 1;
  g.bodies[0] = seed;
  state[seed] = QUEUED;
  for (let k = 0; k < g.bodyCount; k += 1) {
    const i = g.bodies[k] as number;
    state[i] = DONE;
    addBoards(w, g, i);
    addPairs(w, g, i);
  }
}

/** Where body `i` was at the survey. */
export const surveyX = (i: number): number => px[i] as number;
export const surveyY = (i: number): number => py[i] as number;
