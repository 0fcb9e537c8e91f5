/** What a shot must satisfy before it is simulated. */
import { ShotError } from './error.ts';
import { orderOf } from './ids.ts';
import { DEFAULT_TABLE, LENGTH_TOLERANCE, STANDARD } from './parameters.ts';
import type { Disc, Point, Seat, Shot, TableParameters } from './types.ts';
import { SEATS } from './types.ts';

/** Fastest stroke taken, m/s: three times the hardest break. */
export const MAX_SPEED = 30;

/** The range of each constant; both ends are allowed. */
const RANGES = {
  friction: [0.005, 2],
  restitutionDisc: [0, 1],
  restitutionBoard: [0, 1],
  contactFriction: [0, 1],
  strikerMass: [0.1, 1000],
  discMass: [0.1, 1000],
  captureMargin: [0, 50],
} as const;

function inRange(value: unknown, low: number, high: number, field: string): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ShotError('not-finite', field);
  if (value < low || value > high) throw new ShotError('out-of-range', field);
}

/** Names a place; asked only where it is found wrong. */
type Field = () => string;

function checkPlace(p: Point, radius: number, field: Field): void {
  const limit = STANDARD.half - radius + LENGTH_TOLERANCE;
  if (!(Math.abs(p.x) <= limit)) inRange(p.x, -limit, limit, `${field()}.x`);
  if (!(Math.abs(p.y) <= limit)) inRange(p.y, -limit, limit, `${field()}.y`);
  const dx = Math.abs(p.x) - STANDARD.pocketCentre;
  const dy = Math.abs(p.y) - STANDARD.pocketCentre;
  const inside = STANDARD.pocketRadius - LENGTH_TOLERANCE;
  if (dx * dx + dy * dy < inside * inside) throw new ShotError('in-pocket', field());
}

function apart(p: Point, q: Point, distance: number): boolean {
  const dx = p.x - q.x;
  const dy = p.y - q.y;
  const least = distance - LENGTH_TOLERANCE;
  return dx * dx + dy * dy >= least * least;
}

function checkDiscs(shot: Shot): void {
  const { discs, striker } = shot.before;
  for (let i = 0; i < discs.length; i += 1) {
    const disc = discs[i] as Disc;
    const field = (): string => `before.discs[${i}]`;
    if (orderOf(disc.id) < 0) throw new ShotError('bad-id', `${field()}.id`);
    checkPlace(disc, STANDARD.discRadius, field);
    if (!apart(disc, striker, STANDARD.discRadius + STANDARD.strikerRadius)) throw new ShotError('overlap', field());
    for (let j = 0; j < i; j += 1) {
      const other = discs[j] as Disc;
      if (other.id === disc.id) throw new ShotError('bad-id', `${field()}.id`);
      if (!apart(disc, other, 2 * STANDARD.discRadius)) throw new ShotError('overlap', field());
    }
  }
}

type Ranged = keyof typeof RANGES;
const NAMES = Object.keys(RANGES) as Ranged[];
const FIELDS = NAMES.map((name) => `table.${name}`);

function tableOf(shot: Shot): TableParameters {
  if (shot.table === undefined) return DEFAULT_TABLE;
  const table = { ...DEFAULT_TABLE, ...shot.table };
  for (let k = 0; k < NAMES.length; k += 1) {
    const name = NAMES[k] as Ranged;
    const range = RANGES[name];
    inRange(table[name], range[0], range[1], FIELDS[k] as string);
  }
  return table;
}

/** The shot's whole table, once the shot is found valid. Throws ShotError. */
export function validate(shot: Shot): TableParameters {
  if (shot.before.striker == null) throw new ShotError('not-finite', 'before.striker');
  checkPlace(shot.before.striker, STANDARD.strikerRadius, () => 'before.striker');
  checkDiscs(shot);
  if (!SEATS.includes(shot.shooter as Seat)) throw new ShotError('out-of-range', 'shooter');
  inRange(shot.stroke.angle, -1e6, 1e6, 'stroke.angle');
  inRange(shot.stroke.speed, 0, MAX_SPEED, 'stroke.speed');
  return tableOf(shot);
}
