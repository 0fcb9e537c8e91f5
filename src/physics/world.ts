/**
 * The state of a stroke while it runs: flat arrays, body 0 is the striker. A body's motion is one straight piece at constant deceleration,
 * from `tau` on; it is replaced, never stepped. Lengths mm, times s, masses g.
 */
import { direction } from './direction.ts';
import { DEFAULT_TABLE, GRAVITY, gyration, STANDARD } from './parameters.ts';
import type { Shot, TableParameters } from './types.ts';

/** What ends a body's piece of motion, by itself. */
export const OWN = { none: 0, stop: 1, board: 2, pocket: 3, zone: 4, piece: 5, rim: 6 } as const;

export interface World {
  readonly n: number;
  table: TableParameters;
  /** μg, mm/s². */
  deceleration: number;
  /** Within this distance of its centre a pocket takes a body. */
  captureRadius: number;
  /** 1 while on the table. */
  readonly alive: Uint8Array;
  readonly radius: Float64Array;
  /** 1/mass. */
  readonly inverse: Float64Array;
  /** r²/I: what a tangential impulse turns into surface speed. */
  readonly turning: Float64Array;
  /** Where the piece starts, when, and its direction, speed, spin at the rim (mm/s, counter-clockwise) and deceleration. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly tau: Float64Array;
  readonly ux: Float64Array;
  readonly uy: Float64Array;
  readonly speed: Float64Array;
  readonly spin: Float64Array;
  readonly dec: Float64Array;
  readonly spinDec: Float64Array;
  /** How long the piece holds: spinning bodies go in stretches. */
  readonly lasts: Float64Array;
  /** How far the piece reaches before `ownTime`, when something of kind `own` happens to the body alone. */
  readonly ownPath: Float64Array;
  readonly ownTime: Float64Array;
  readonly own: Uint8Array;
  /** Which pocket (bits: 1 east, 2 north) where `own` is pocket. */
  readonly pocket: Uint8Array;
  /** Rows of meeting times of each pair, symmetric; and the least of each row with its column. */
  readonly meet: Float64Array;
  readonly pairTime: Float64Array;
  readonly partner: Int32Array;
  /** 1 for bodies predicted already while several are. */
  readonly settled: Uint8Array;
  /** Distance of centres at contact: the sum of the radii, or less where the position had them overlap within its tolerance. */
  readonly reach: Float64Array;
  /** Farthest a centre gets towards east, west, north, south. */
  readonly east: Float64Array;
  readonly west: Float64Array;
  readonly north: Float64Array;
  readonly south: Float64Array;
  /** Velocities and spins while contacts are being resolved. */
  readonly vx: Float64Array;
  readonly vy: Float64Array;
  readonly vs: Float64Array;
  /** Since when a body has been crossing a pocket's void, −1 while it isn't. */
  readonly overVoid: Float64Array;
  /** The axis and sign of the shooter's board: its inner face is where `zoneSign · coordinate` is 500. */
  zoneAxis: 0 | 1;
  zoneSign: 1 | -1;
  /** Whether the striker is outside the shooter's zone. */
  outside: boolean;
  now: number;
}

/** All fields in one literal: an object put together by spreading is slow to read. */
function allocate(n: number): World {
  const f = (): Float64Array => new Float64Array(n);
  return {
    n,
    table: DEFAULT_TABLE,
    deceleration: 0,
    captureRadius: 0,
    alive: new Uint8Array(n),
    radius: f().fill(STANDARD.discRadius),
    inverse: f(),
    turning: f(),
    x: f(),
    y: f(),
    tau: f(),
    ux: f(),
    uy: f(),
    speed: f(),
    spin: f(),
    dec: f(),
    spinDec: f(),
    lasts: f(),
    ownPath: f(),
    ownTime: f(),
    own: new Uint8Array(n),
    pocket: new Uint8Array(n),
    meet: new Float64Array(n * n),
    pairTime: f(),
    partner: new Int32Array(n),
    settled: new Uint8Array(n),
    reach: new Float64Array(n * n),
    east: f(),
    west: f(),
    north: f(),
    south: f(),
    vx: f(),
    vy: f(),
    vs: f(),
    overVoid: f(),
    zoneAxis: 1,
    zoneSign: -1,
    outside: false,
    now: 0,
  };
}

const pool: (World | undefined)[] = [];

/** A world for `n` bodies with nothing moving: strokes run one after another, so one of each size does for all. */
function emptyWorld(n: number): World {
  const w = pool[n] ?? allocate(n);
  pool[n] = w;
  const { alive, speed, ux, uy, spin, tau, vx, vy, vs, ownPath, ownTime, pairTime, lasts, own, settled, partner, overVoid } = w;
  for (let i = 0; i < n; i += 1) {
    alive[i] = 1;
    speed[i] = 0;
    ux[i] = 0;
    uy[i] = 0;
    spin[i] = 0;
    tau[i] = 0;
    vx[i] = 0;
    vy[i] = 0;
    vs[i] = 0;
    ownPath[i] = 0;
    ownTime[i] = Number.POSITIVE_INFINITY;
    pairTime[i] = Number.POSITIVE_INFINITY;
    lasts[i] = Number.POSITIVE_INFINITY;
    own[i] = OWN.none;
    settled[i] = 0;
    partner[i] = -1;
    overVoid[i] = -1;
  }
  w.meet.fill(Number.POSITIVE_INFINITY);
  w.now = 0;
  return w;
}

function fillBodies(w: World, n: number, shot: Shot, table: TableParameters): void {
  const { striker, discs } = shot.before;
  w.radius[0] = STANDARD.strikerRadius;
  for (let i = 0; i < n; i += 1) {
    const place = i === 0 ? striker : (discs[i - 1] as { x: number; y: number });
    const r = w.radius[i] as number;
    w.x[i] = place.x;
    w.y[i] = place.y;
    w.inverse[i] = 1 / (i === 0 ? table.strikerMass : table.discMass);
    w.turning[i] = (w.inverse[i] as number) / gyration(r, i === 0 ? STANDARD.strikerHoleRadius : STANDARD.discHoleRadius);
    const limit = STANDARD.half - r;
    w.east[i] = Math.max(limit, place.x);
    w.west[i] = Math.max(limit, -place.x);
    w.north[i] = Math.max(limit, place.y);
    w.south[i] = Math.max(limit, -place.y);
  }
}

/** Over 1 by more than any rounding. */
const APART = 1.000001;

function fillReach(w: World, n: number): void {
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const dx = (w.x[i] as number) - (w.x[j] as number);
      const dy = (w.y[i] as number) - (w.y[j] as number);
      const sum = (w.radius[i] as number) + (w.radius[j] as number);
      const d2 = dx * dx + dy * dy;
      // Clearly apart, as nearly all are, no root is needed.
      const reach = d2 > APART * sum * sum ? sum : Math.min(sum, Math.sqrt(d2));
      w.reach[i * n + j] = reach;
      w.reach[j * n + i] = reach;
    }
  }
}

/** The world at the cue's touch: everything at rest but the striker. It is overwritten by the next call for as many bodies. */
export function createWorld(shot: Shot, table: TableParameters): World {
  const n = shot.before.discs.length + 1;
  const w = emptyWorld(n);
  w.table = table;
  w.deceleration = table.friction * GRAVITY;
  w.captureRadius = STANDARD.pocketRadius - table.captureMargin;
  w.zoneAxis = shot.shooter === 'west' || shot.shooter === 'east' ? 0 : 1;
  w.zoneSign = shot.shooter === 'south' || shot.shooter === 'west' ? -1 : 1;
  fillBodies(w, n, shot, table);
  fillReach(w, n);
  const u = direction(shot.stroke.angle);
  w.vx[0] = u.x * shot.stroke.speed * 1000;
  w.vy[0] = u.y * shot.stroke.speed * 1000;
  return w;
}
