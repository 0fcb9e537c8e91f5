/**
 * How many rulings the referee gives in a second, one thread. The mix: whole games played by a careless hand (the striker anywhere in its zone,
 * aimed at a disc of one's own give or take two degrees, 1 to 4 m/s), stroke by stroke from the start position to the end of the set, singles and
 * every fourth game doubles, each edition ruling its own games; every eighth case has an incident of the catalogue besides, in turn.
 */

import { startPosition } from '../../src/geometry/row.ts';
import { nextSeat, OPPOSITE_SEAT } from '../../src/geometry/seats.ts';
import { simulate } from '../../src/physics/index.ts';
import type { Seat, Shot } from '../../src/physics/types.ts';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { judge } from '../../src/referee/judge.ts';
import { colorOfSeat } from '../../src/referee/seats.ts';
import type { CaseState, Disc, EditionId, Format, Incident, Point, Position, RefereeCase, Seating } from '../../src/referee/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { INCIDENT_FIELDS } from '../support/incidents.ts';
import { bestRate, SPANS } from './rate.ts';
import { generator } from './scenes.ts';

const SEATING: Readonly<Record<Format, Seating>> = {
  singles: { red: ['south'], black: ['north'] },
  doubles: { red: ['south', 'north'], black: ['west', 'east'] },
};

type Random = () => number;

const place = (seat: Seat, along: number): Point =>
  ({ south: { x: along, y: -440 }, north: { x: along, y: 440 }, west: { x: -440, y: along }, east: { x: 440, y: along } })[seat];

/** A free place in the zone, or null where none was hit upon. */
function placed(random: Random, discs: readonly Disc[], seat: Seat): Point | null {
  for (let tries = 0; tries < 20; tries++) {
    const at = place(seat, (random() * 2 - 1) * 360);
    if (discs.every((disc) => Math.hypot(disc.x - at.x, disc.y - at.y) > 37.5)) return at;
  }
  return null;
}

function shotOf(random: Random, position: Position, seat: Seat, seating: Seating): Shot | null {
  const striker = placed(random, position.discs, seat);
  const own = position.discs.filter((disc) => disc.color === colorOfSeat(seating, seat));
  const target = own[Math.floor(random() * own.length)];
  if (striker === null || target === undefined) return null;
  const angle = (Math.atan2(target.y - striker.y, target.x - striker.x) * 180) / Math.PI + (random() - 0.5) * 4;
  return { before: { discs: position.discs, striker }, shooter: seat, stroke: { angle, speed: 1 + 3 * random() } };
}

const incidentOf = (n: number, red: boolean): Incident => {
  const type = INCIDENT_TYPES[n % INCIDENT_TYPES.length] as Incident['type'];
  return { type, by: red ? 'red' : 'black', ...INCIDENT_FIELDS[type] };
};

/** The strokes of one set as cases, at most `most`. */
function gameOf(random: Random, edition: EditionId, format: Format, most: number): readonly RefereeCase[] {
  const colors = SEATING[format];
  const cases: RefereeCase[] = [];
  let position = startPosition(colors);
  let shooter: Seat = 'south';
  let state: CaseState = { turn: 1, first: 'red' };
  for (let n = 0; n < most; n++) {
    const shot = shotOf(random, position, shooter, colors);
    if (shot === null) return cases;
    const { events, after } = simulate(shot);
    const question = { edition, format, colors, shooter, before: shot.before as Position, report: { events, after }, state };
    const ruling = judge(question);
    cases.push(n % 8 === 7 ? { ...question, incidents: [incidentOf(Math.floor(n / 8) + cases.length, random() < 0.5)] } : question);
    if (ruling.position === null || ruling.turn === null) return cases;
    position = ruling.position;
    state = { ...state, debts: ruling.debts, turn: ruling.turn === 'continues' ? (state.turn ?? 1) : (state.turn ?? 1) + 1 };
    if (ruling.turn !== 'continues') shooter = format === 'doubles' ? nextSeat(shooter) : OPPOSITE_SEAT[shooter];
  }
  return cases;
}

/** The mix, about `count` cases, the same in every run. */
export function rulingCases(count: number): readonly RefereeCase[] {
  const random = generator(20261122);
  const cases: RefereeCase[] = [];
  for (let game = 0; cases.length < count; game++) {
    const edition = EDITION_IDS[game % EDITION_IDS.length] as EditionId;
    cases.push(...gameOf(random, edition, Math.floor(game / 4) % 4 === 3 ? 'doubles' : 'singles', 60));
  }
  return cases;
}

export interface RulingRate {
  readonly cases: number;
  /** Rulings a second. */
  readonly perSecond: number;
}

/** Rules over and over on the mix, in spans of `seconds`, after rounds of warming up. */
export function measureRulings(count: number, seconds: number): RulingRate {
  const cases = rulingCases(count);
  for (let round = 0; round < 5; round++) for (const one of cases) judge(one);
  const whole = () => {
    for (const one of cases) judge(one);
    return cases.length;
  };
  return { cases: cases.length, perSecond: bestRate(whole, seconds) };
}

const GOAL = 100_000;

/** What docs/bench.md says of it. */
export function rulingReport({ cases, perSecond }: RulingRate): string {
  const rate = Math.round(perSecond / 100) * 100;
  return [
    '',
    '## The referee',
    '',
    `${cases.toLocaleString('en')} cases, every one ruled on over and over in one thread, seconds of computing, the best of ${SPANS} spans: whole sets played stroke by stroke by a careless`,
    'hand in the full model of the physics (recorded beforehand), singles and every fourth game doubles, each of the four editions ruling its own games;',
    'every eighth case has an incident of the catalogue besides. A ruling has its findings with articles, its notes, the placements with their proofs and',
    'the position after them.',
    '',
    '| figure | goal | measured | held |',
    '| --- | ---: | ---: | --- |',
    `| rulings in one thread | ${GOAL.toLocaleString('en')} a second | ${rate.toLocaleString('en')} a second | ${rate >= GOAL ? 'yes' : 'no'} |`,
    '',
  ].join('\n');
}
