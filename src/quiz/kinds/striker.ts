/** Is the striker placed as it may be? */

import { SINGLES } from '../../geometry/row.ts';
import { alongBoard, depthFrom, distance, fromSeat } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import type { Color, Disc, Point, Seat } from '../../physics/types.ts';
import type { Random } from '../../random/random.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { otherColor } from '../../referee/seats.ts';
import { tableFor } from '../../referee/sizes.ts';
import { strikerFault } from '../../referee/zones.ts';
import { shuffled } from '../distractors.ts';
import { addDisc, positionOf, roomFor } from '../scene/places.ts';
import type { Difficulty, MistakeCode, Option, Question, Scene, StrikerFaultCode } from '../types.ts';
import { asked, type Maker, type Making } from './context.ts';

const GAP: Readonly<Record<Difficulty, readonly [number, number]>> = { 1: [4, 14], 2: [1.2, 4], 3: [0.4, 1.2] };

/** What is wrong with a place; null where more than one thing is. */
function faultOf(table: Table, position: Scene['position'], striker: Point, seat: Seat): StrikerFaultCode | null {
  const { outside, touching } = strikerFault(table, position, striker, seat);
  const depth = depthFrom(table, seat, striker);
  const faults: StrikerFaultCode[] = [];
  if (touching.length > 0) faults.push('touching');
  if (outside > 0) {
    if (depth < table.strikerNearest) faults.push('near-board');
    if (depth > table.strikerFarthest) faults.push('over-line');
    if (Math.abs(alongBoard(seat, striker)) > table.strikerAside) faults.push('side-line');
  }
  return faults.length > 1 ? null : (faults[0] ?? 'none');
}

/** How near the striker's place is to another answer, mm. */
function strikerMargin(table: Table, position: Scene['position'], striker: Point, seat: Seat): number {
  const gaps = position.discs.map((disc) => Math.abs(distance(disc, striker) - table.discRadius - table.strikerRadius));
  return Math.min(
    Math.abs(depthFrom(table, seat, striker) - table.strikerFarthest),
    Math.abs(Math.abs(alongBoard(seat, striker)) - table.strikerAside),
    ...gaps,
  );
}

type Plan = 'plain' | 'line-in' | 'line-out' | 'side-in' | 'side-out' | 'touch' | 'beside';
const PLANS: readonly Plan[] = ['plain', 'line-in', 'line-out', 'side-in', 'side-out', 'touch', 'touch', 'beside'];

function placeFor(random: Random, table: Table, plan: Plan, seat: Seat, gap: number): Point {
  const side = random.sign();
  if (plan === 'line-in') return fromSeat(table, seat, random.tenth(-300, 300), table.strikerFarthest - gap);
  if (plan === 'line-out') return fromSeat(table, seat, random.tenth(-300, 300), table.strikerFarthest + gap);
  if (plan === 'side-in') return fromSeat(table, seat, side * (table.strikerAside - gap), random.tenth(30, 100));
  if (plan === 'side-out') return fromSeat(table, seat, side * (table.strikerAside + gap), random.tenth(30, 100));
  return fromSeat(table, seat, random.tenth(-320, 320), random.tenth(40, 105));
}

/** A disc that touches the striker exactly, or stands beside it by the gap. */
function neighbour(random: Random, table: Table, striker: Point, color: Color, gap: number): Disc {
  for (;;) {
    const d = { x: random.real() * 2 - 1, y: random.real() * 2 - 1 };
    const length = Math.sqrt(d.x * d.x + d.y * d.y);
    if (length < 0.1 || length > 1) continue;
    const reach = (table.contact + gap) / length;
    return { id: `${color}1`, color, x: striker.x + d.x * reach, y: striker.y + d.y * reach };
  }
}

function slip(choice: StrikerFaultCode, right: StrikerFaultCode): MistakeCode {
  if (choice === 'none') return right === 'touching' ? 'contact-allowed' : 'hole-on-line';
  if (right === 'none') return choice === 'touching' ? 'no-fault' : 'whole-disc';
  return 'other-fault';
}

/** The question about a striker's place. */
export function strikerQuestion(making: Making, scene: Scene, seat: Seat): Question | null {
  const { random, edition } = making;
  const { striker } = scene.position;
  const { rules } = EDITIONS[edition];
  const zone = rules['striker-placement'];
  const contact = rules['striker-placement-contact'];
  if (!striker || zone === undefined || contact === undefined) return null;
  const right = faultOf(tableFor(edition), scene.position, striker, seat);
  if (right === null) return null;
  const choices: readonly StrikerFaultCode[] = ['none', 'over-line', 'side-line', 'touching'];
  if (!choices.includes(right)) return null;
  const options = choices.map(
    (fault): Option => ({ choice: { type: 'striker', fault }, mistake: fault === right ? null : { code: slip(fault, right) } }),
  );
  const touched = right === 'touching';
  const articles = touched ? [contact.article] : [zone.article, ...(zone.also ?? [])];
  const rule = touched ? ('striker-placement-contact' as const) : ('striker-placement' as const);
  return {
    ...asked(making, { kind: 'striker', ask: { kind: 'striker' }, articles, rules: [rule], scene }),
    form: 'choice',
    ...shuffled(random, options),
  };
}

/** A striker by lot. */
export const makeStriker: Maker = (making) => {
  const { random, difficulty, edition } = making;
  const table = tableFor(edition);
  const seat = random.pick(['south', 'north'] as const);
  const color = seat === 'south' ? 'red' : 'black';
  const plan = random.pick(PLANS);
  const [least, most] = GAP[difficulty];
  const gap = least + Math.round(random.real() * (most - least) * 20) / 20;
  const striker = placeFor(random, table, plan, seat, gap);
  const discs: Disc[] = [];
  if (plan === 'touch' || plan === 'beside') {
    const beside = neighbour(random, table, striker, random.pick(['red', 'black']), plan === 'touch' ? 0 : Math.max(gap, 0.6));
    if (!roomFor(table, beside, [])) return null;
    discs.push(beside);
  }
  for (const who of [color, otherColor(color)] as const)
    for (let i = random.int(1, 3); i > 0; i--) addDisc(random, table, discs, who, 'anywhere', seat, 0);
  const far = discs.slice(plan === 'touch' || plan === 'beside' ? 1 : 0);
  if (far.some((disc) => distance(disc, striker) < table.contact + 6)) return null;
  const position = positionOf(discs, striker);
  const margin = plan === 'touch' ? strikerMargin(table, positionOf(far), striker, seat) : strikerMargin(table, position, striker, seat);
  if (margin < least - 0.02) return null;
  return strikerQuestion(making, { format: 'singles', colors: SINGLES, shooter: seat, position }, seat);
};
