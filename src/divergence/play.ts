/**
 * Sets as people play them, to tell how often something comes up. The player looks at eight strokes, four straight at discs of their own and four
 * over the far board, takes the one that would come out best, and makes it with the hand of the ruling map's default: 0.6 degrees and 6 per cent
 * off (standard deviations). The editions take turns in ruling the sets. Singles, the full model of the physics.
 */
import { numberOf } from '../geometry/parameters.ts';
import { SINGLES, startPosition } from '../geometry/row.ts';
import { mirrored, OPPOSITE_SEAT } from '../geometry/seats.ts';
import type { Table } from '../geometry/table.ts';
import { shaken } from '../outcomes/map.ts';
import { OUTCOMES, outcomeOf } from '../outcomes/outcome.ts';
import { simulateOrNull } from '../physics/simulate.ts';
import type { Point, Seat, Shot, Stroke } from '../physics/types.ts';
import type { Random } from '../random/random.ts';
import type { EditionRules } from '../referee/edition.ts';
import { EDITIONS } from '../referee/editions.ts';
import { judge } from '../referee/judge.ts';
import { stateAfter } from '../referee/play/next-state.ts';
import { colorOfSeat } from '../referee/seats.ts';
import { tableUnder } from '../referee/sizes.ts';
import { type CaseState, type Disc, EDITION_IDS, type EditionId, type RefereeCase, type Ruling } from '../referee/types.ts';
import { strikerFault } from '../referee/zones.ts';
import type { Subject } from './types.ts';

/** How much a hand is off: standard deviations, degrees and parts of the speed. */
export interface Steadiness {
  readonly angle: number;
  readonly speed: number;
}
/** The ruling map's default. */
export const USUAL_HAND: Steadiness = { angle: 0.6, speed: 0.06 };
const LOOKS = 8;
/** Strokes after which a set is given up. */
const LONGEST = 80;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/** How far from the middle line the striker is placed, mm. */
const STRIKER_DEPTH = 440;
const strikerDepth = ({ half, strikerFarthest }: Table): number => Math.max(STRIKER_DEPTH, Math.ceil(half - strikerFarthest));

function strikerPlace(random: Random, table: Table, discs: readonly Disc[], seat: Seat): Point | null {
  const depth = strikerDepth(table);
  const aside = Math.min(360, Math.floor(table.strikerAside));
  for (let tries = 0; tries < 20; tries += 1) {
    const at = { x: Math.round((random.real() * 2 - 1) * aside), y: (seat === 'south' ? -1 : 1) * depth };
    if (strikerFault(table, { discs }, at, seat).touching.length === 0) return at;
  }
  return null;
}

/** Straight at a disc, or at its image behind the far board. */
function aimedAt(random: Random, table: Table, striker: Point, target: Point, seat: Seat, rebound: boolean): Stroke {
  const { x, y } = rebound ? mirrored(table, OPPOSITE_SEAT[seat], target) : target;
  const aside = (random.real() - 0.5) * 40;
  const angle = Math.atan2(y - striker.y, x + aside - striker.x) * DEGREES_PER_RADIAN;
  return { angle: Math.round(angle * 100) / 100, speed: Math.round((1.5 + 3 * random.real()) * 100) / 100 };
}

interface Turn {
  readonly discs: readonly Disc[];
  readonly shooter: Seat;
  readonly state: CaseState;
  readonly rules: EditionRules;
}

/** A stroke of a set as it was made, and what the rulebook of the set says to it. */
export interface PlayedStroke {
  readonly subject: Subject;
  readonly case: RefereeCase;
  readonly ruling: Ruling;
}

/** A stroke with its ruling; null where the physics refuses the stroke. */
function ruled(turn: Turn, shot: Shot): Pick<PlayedStroke, 'case' | 'ruling'> | null {
  const { rules, shooter, state } = turn;
  const report = simulateOrNull(shot, tableUnder(rules));
  if (report === null) return null;
  const { events, after } = report;
  const reported: RefereeCase = {
    ...{ edition: rules.id, format: 'singles', colors: SINGLES, shooter },
    ...{ before: shot.before, report: { events, after }, state },
  };
  return { case: reported, ruling: judge(reported, rules) };
}

/** The best of some strokes the player looks at; null where there is no place for the striker. */
function chosen(random: Random, turn: Turn): Shot | null {
  const table = tableUnder(turn.rules);
  const color = colorOfSeat(SINGLES, turn.shooter);
  const own = turn.discs.filter((disc) => disc.color === color);
  let best: Shot | null = null;
  let least: number = OUTCOMES.length;
  for (let look = 0; look < LOOKS; look += 1) {
    const striker = strikerPlace(random, table, turn.discs, turn.shooter);
    if (striker === null || own.length === 0) return null;
    const stroke = aimedAt(random, table, striker, random.pick(own), turn.shooter, look % 2 === 1);
    const shot: Shot = { before: { discs: turn.discs, striker }, shooter: turn.shooter, stroke };
    const looked = ruled(turn, shot);
    if (looked === null) continue;
    const rank = OUTCOMES.indexOf(outcomeOf(looked.ruling, color));
    if (rank < least) [best, least] = [shot, rank];
  }
  return best;
}

/** The state without what no rule asks for: a debt of nothing, and the count of turns beyond the first two. */
function plain({ debts, turn, first, ...rest }: CaseState): CaseState {
  const owes = Object.values(debts ?? {}).some((n) => n > 0);
  return { ...rest, ...(owes && debts ? { debts } : {}), ...(turn !== undefined && turn <= 2 && first ? { turn, first } : {}) };
}

/** Strokes of one set, one after another, as they were made. Stops with the set, after 80 strokes, where no place is left, or where the physics refuses it. */
export function* playSet(random: Random, seed: number, rules: EditionRules, hand = USUAL_HAND): Generator<PlayedStroke> {
  let turn: Turn = {
    discs: startPosition(SINGLES, tableUnder(rules), numberOf(rules.parameters, 'discsPerPlayer')).discs,
    shooter: 'south',
    state: { turn: 1, first: 'red' },
    rules,
  };
  for (let n = 0; n < LONGEST; n += 1) {
    const shot = chosen(random, turn);
    if (shot === null) return;
    const stroke = shaken(shot.stroke, { ...hand, samples: 1, seed }, n);
    const played = ruled(turn, { ...shot, stroke });
    if (played === null) return;
    const { ruling } = played;
    const { discs, shooter, state } = turn;
    const setting = { format: 'singles', colors: SINGLES, shooter, state: plain(state), incidents: [], discs } as const;
    yield { ...played, subject: { ...setting, striker: shot.before.striker, stroke } };
    if (ruling.turn === null || ruling.position === null) return;
    const after = stateAfter(played.case, ruling, rules);
    turn = { rules, discs: ruling.position.discs, shooter: after.next, state: after.state };
  }
}

/** Strokes of sets without end; the editions take turns in ruling. */
export function* playOn(random: Random): Generator<Subject> {
  for (let set = 0; ; set += 1) {
    const edition = EDITIONS[EDITION_IDS[set % EDITION_IDS.length] as EditionId];
    for (const { subject } of playSet(random, Math.floor(random.real() * 2 ** 31), edition)) yield subject;
  }
}
