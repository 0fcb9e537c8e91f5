/**
 * The state of a stroke while it runs: flat arrays, body 0 is the striker. A body's motion is one straight piece at constant deceleration,
 * from `tau` on; it is replaced, never stepped. Lengths mm, times s, masses g.
 */
import { NOMINAL } from '../geometry/parameters.ts';
import type { Table } from '../geometry/table.ts';
import { direction } from './direction.ts';
import { DEFAULT_TABLE, GRAVITY, gyration } from './parameters.ts';
import type { Shot, TableParameters } from './types.ts';

/** What ends a body's piece of motion, by itself. */
export const OWN = { none: 0, stop: 1, board: 2, pocket: 3, zone: 4, piece: 5, rim: 6 } as const;

/** Room for every disc of doubles and the striker. */
export const BODIES = 40;

export interface World {
  /** How many bodies there are; what the arrays hold beyond is left over from other strokes. */
  n: number;
  /** The physical constants. */
  table: TableParameters;
  /** The sizes. */
  geometry: Table;
  /** A pocket's centre, from both middle lines. */
  pocketCentre: number;
  /** The striker's centre is this far from the middle line when its hole just clears the line of the shooter's zone. */
  zoneLine: number;
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
  /** Rows (BODIES long) of meeting times of each pair, symmetric; and the least of each row with its column. */
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
  /** The axis and sign of the shooter's board: its inner face is where `zoneSign · coordinate` is half the surface's side. */
  zoneAxis: 0 | 1;
  zoneSign: 1 | -1;
  /** Whether the striker is outside the shooter's zone. */
  outside: boolean;
  now: number;
}

const ofBodies = (): Float64Array => new Float64Array(BODIES);
const ofPairs = (): Float64Array => new Float64Array(BODIES * BODIES);

/**
 * The stroke that runs: strokes run one after another, so one world does for all. Each module takes it as a constant of its own
 * (`const w = world`), because V8 then knows where every array lies; handed on as an argument or used as imported, each array would be looked up
 * anew. All fields stand in one literal: an object put together by spreading is slow to read.
 */
export const world: World = {
  n: 0,
  table: DEFAULT_TABLE,
  geometry: NOMINAL,
  pocketCentre: NOMINAL.pocketCentre,
  zoneLine: NOMINAL.half - NOMINAL.strikerFarthest,
  deceleration: 0,
  captureRadius: 0,
  alive: new Uint8Array(BODIES),
  radius: ofBodies().fill(NOMINAL.discRadius).fill(NOMINAL.strikerRadius, 0, 1),
  inverse: ofBodies(),
  turning: ofBodies(),
  x: ofBodies(),
  y: ofBodies(),
  tau: ofBodies(),
  ux: ofBodies(),
  uy: ofBodies(),
  speed: ofBodies(),
  spin: ofBodies(),
  dec: ofBodies(),
  spinDec: ofBodies(),
  lasts: ofBodies(),
  ownPath: ofBodies(),
  ownTime: ofBodies(),
  own: new Uint8Array(BODIES),
  pocket: new Uint8Array(BODIES),
  meet: ofPairs(),
  pairTime: ofBodies(),
  partner: new Int32Array(BODIES),
  settled: new Uint8Array(BODIES),
  reach: ofPairs(),
  east: ofBodies(),
  west: ofBodies(),
  north: ofBodies(),
  south: ofBodies(),
  vx: ofBodies(),
  vy: ofBodies(),
  vs: ofBodies(),
  overVoid: ofBodies(),
  zoneAxis: 1,
  zoneSign: -1,
  outside: false,
  now: 0,
};
const w = world;

/** Body `i` at rest, on the table, with nothing foretold. */
function clear(i: number, n: number): void {
  w.alive[i] = 1;
  w.speed[i] = 0;
  w.ux[i] = 0;
  w.uy[i] = 0;
  w.spin[i] = 0;
  w.tau[i] = 0;
  w.vx[i] = 0;
  w.vy[i] = 0;
  w.vs[i] = 0;
  w.ownPath[i] = 0;
  w.ownTime[i] = Number.POSITIVE_INFINITY;
  w.pairTime[i] = Number.POSITIVE_INFINITY;
  w.lasts[i] = Number.POSITIVE_INFINITY;
  w.own[i] = OWN.none;
  w.settled[i] = 0;
  w.partner[i] = -1;
  w.overVoid[i] = -1;
  for (let j = 0; j < n; j += 1) w.meet[i * BODIES + j] = Number.POSITIVE_INFINITY;
}

function fillBodies(n: number, shot: Shot, table: TableParameters): void {
  const { striker, discs } = shot.before;
  for (let i = 0; i < n; i += 1) {
    clear(i, n);
    const place = i === 0 ? striker : (discs[i - 1] as { x: number; y: number });
    const r = w.radius[i] as number;
    w.x[i] = place.x;
    w.y[i] = place.y;
    w.inverse[i] = 1 / (i === 0 ? table.strikerMass : table.discMass);
    w.turning[i] = (w.inverse[i] as number) / gyration(r, i === 0 ? w.geometry.strikerHoleRadius : w.geometry.discHoleRadius);
    const limit = w.geometry.half - r;
    w.east[i] = Math.max(limit, place.x);
    w.west[i] = Math.max(limit, -place.x);
    w.north[i] = Math.max(limit, place.y);
    w.south[i] = Math.max(limit, -place.y);
  }
}

/** Over 1 by more than any rounding. */
const APART = 1.000001;

function fillReach(n: number): void {
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const dx = (w.x[i] as number) - (w.x[j] as number);
      const dy = (w.y[i] as number) - (w.y[j] as number);
      const sum = (w.radius[i] as number) + (w.radius[j] as number);
      const d2 = dx * dx + dy * dy;
      // Clearly apart, as nearly all are, no root is needed.
      const reach = d2 > APART * sum * sum ? sum : Math.min(sum, Math.sqrt(d2));
      w.reach[i * BODIES + j] = reach;
      w.reach[j * BODIES + i] = reach;
    }
  }
}

/** Takes over the sizes of a table. */
function fillSizes(geometry: Table): void {
  w.geometry = geometry;
  w.pocketCentre = geometry.pocketCentre;
  w.zoneLine = geometry.half - geometry.strikerFarthest;
  w.radius.fill(geometry.discRadius).fill(geometry.strikerRadius, 0, 1);
}

/** Sets the world up at the cue's touch: everything at rest but the striker. */
export function setUp(shot: Shot, table: TableParameters, geometry: Table): void {
  const n = shot.before.discs.length + 1;
  w.n = n;
  w.now = 0;
  w.table = table;
  if (w.geometry !== geometry) fillSizes(geometry);
  w.deceleration = table.friction * GRAVITY;
  w.captureRadius = geometry.pocketRadius - table.captureMargin;
  w.zoneAxis = shot.shooter === 'west' || shot.shooter === 'east' ? 0 : 1;
  w.zoneSign = shot.shooter === 'south' || shot.shooter === 'west' ? -1 : 1;
  fillBodies(n, shot, table);
  fillReach(n);
  const u = direction(shot.stroke.angle);
  w.vx[0] = u.x * shot.stroke.speed * 1000;
  w.vy[0] = u.y * shot.stroke.speed * 1000;
}
