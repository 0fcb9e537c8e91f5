/** What a shot must satisfy before it is simulated. */
import { NOMINAL } from '../geometry/parameters.ts';
import type { Table } from '../geometry/table.ts';
import { LENGTH_TOLERANCE } from '../geometry/tolerance.ts';
import { ShotError } from './error.ts';
import { orderOf } from './ids.ts';
import { DEFAULT_TABLE, defaultsOf } from './parameters.ts';
import { MAX_ANGLE, MAX_SPEED, TABLE_RANGES } from './ranges.ts';
import type { Disc, Point, Seat, Shot, TableParameters } from './types.ts';
import { SEATS } from './types.ts';

function inRange(value: unknown, low: number, high: number, field: string): void {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new ShotError('not-finite', field);
  if (value < low || value > high) throw new ShotError('out-of-range', field);
}

/** The striker among the discs' places in the list. */
const STRIKER = -1;

/** Names the place of a body; asked only where it is found wrong. */
const fieldOf = (body: number): string => (body === STRIKER ? 'before.striker' : `before.discs[${body}]`);

function checkPlace(geometry: Table, p: Point, radius: number, body: number): void {
  const limit = geometry.half - radius + LENGTH_TOLERANCE;
  if (!(Math.abs(p.x) <= limit)) inRange(p.x, -limit, limit, `${fieldOf(body)}.x`);
  if (!(Math.abs(p.y) <= limit)) inRange(p.y, -limit, limit, `${fieldOf(body)}.y`);
  const dx = Math.abs(p.x) - geometry.pocketCentre;
  const dy = Math.abs(p.y) - geometry.pocketCentre;
  const inside = geometry.pocketRadius - LENGTH_TOLERANCE;
  if (dx * dx + dy * dy < inside * inside) throw new ShotError('in-pocket', fieldOf(body));
}

function apart(p: Point, q: Point, distance: number): boolean {
  const dx = p.x - q.x;
  const dy = p.y - q.y;
  const least = distance - LENGTH_TOLERANCE;
  return dx * dx + dy * dy >= least * least;
}

/** Places of the discs in the order of all names: compared faster than the names themselves. */
const orders: number[] = [];

function checkDiscs(shot: Shot, geometry: Table): void {
  const { discRadius, contact, discWidth } = geometry;
  const { discs, striker } = shot.before;
  for (let i = 0; i < discs.length; i += 1) {
    const disc = discs[i] as Disc;
    const order = orderOf(disc.id);
    if (order < 0) throw new ShotError('bad-id', `${fieldOf(i)}.id`);
    checkPlace(geometry, disc, discRadius, i);
    if (!apart(disc, striker, contact)) throw new ShotError('overlap', fieldOf(i));
    for (let j = 0; j < i; j += 1) {
      if (orders[j] === order) throw new ShotError('bad-id', `${fieldOf(i)}.id`);
      if (!apart(disc, discs[j] as Disc, discWidth)) throw new ShotError('overlap', fieldOf(i));
    }
    orders[i] = order;
  }
}

/** Each field by its name: looking it up in a list of names takes several times as long. */
function constantsOf(shot: Shot, geometry: Table): TableParameters {
  const defaults = geometry === NOMINAL ? DEFAULT_TABLE : defaultsOf(geometry);
  if (shot.table === undefined) return defaults;
  const table = { ...defaults, ...shot.table };
  const ranges = TABLE_RANGES;
  inRange(table.friction, ranges.friction.least, ranges.friction.most, 'table.friction');
  inRange(table.restitutionDisc, ranges.restitutionDisc.least, ranges.restitutionDisc.most, 'table.restitutionDisc');
  inRange(table.restitutionBoard, ranges.restitutionBoard.least, ranges.restitutionBoard.most, 'table.restitutionBoard');
  inRange(table.contactFriction, ranges.contactFriction.least, ranges.contactFriction.most, 'table.contactFriction');
  inRange(table.strikerMass, ranges.strikerMass.least, ranges.strikerMass.most, 'table.strikerMass');
  inRange(table.discMass, ranges.discMass.least, ranges.discMass.most, 'table.discMass');
  inRange(table.captureMargin, ranges.captureMargin.least, ranges.captureMargin.most, 'table.captureMargin');
  return table;
}

/** All constants of the shot, once it is found valid on a table of these sizes. Throws ShotError. */
export function validate(shot: Shot, geometry: Table): TableParameters {
  if (shot.before.striker == null) throw new ShotError('not-finite', 'before.striker');
  checkPlace(geometry, shot.before.striker, geometry.strikerRadius, STRIKER);
  checkDiscs(shot, geometry);
  if (!SEATS.includes(shot.shooter as Seat)) throw new ShotError('out-of-range', 'shooter');
  inRange(shot.stroke.angle, -MAX_ANGLE, MAX_ANGLE, 'stroke.angle');
  inRange(shot.stroke.speed, 0, MAX_SPEED, 'stroke.speed');
  return constantsOf(shot, geometry);
}
