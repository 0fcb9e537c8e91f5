/** Is the striker placed as it may be? */
import type { Color, Disc, Point, Seat } from '../../physics/types.ts';
import type { Random } from '../../random/random.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { alongBoard, depthFrom, otherColor } from '../../referee/seats.ts';
import { strikerFault } from '../../referee/zones.ts';
import { shuffled } from '../distractors.ts';
import { addDisc, DISC, distance, positionOf, roomFor, STRIKER, towardsSeat } from '../scene/places.ts';
import { SINGLES } from '../scene/strokes.ts';
import type { Difficulty, MistakeCode, Option, Question, Scene, StrikerFaultCode } from '../types.ts';
import { asked, type Maker, type Making } from './context.ts';

const GAP: Readonly<Record<Difficulty, readonly [number, number]>> = { 1: [4, 14], 2: [1.2, 4], 3: [0.4, 1.2] };
/** From the own board, and along it, of the striker's centre (case contract). */
const DEEPEST = 124.5;
const WIDEST = 364.5;

/** What is wrong with a place; null where more than one thing is. */
export function faultOf(position: Scene['position'], striker: Point, seat: Seat): StrikerFaultCode | null {
  const { outside, touching } = strikerFault(position, striker, seat);
  const depth = depthFrom(seat, striker);
  const faults: StrikerFaultCode[] = [];
  if (touching.length > 0) faults.push('touching');
  if (outside > 0) {
    if (depth < STRIKER) faults.push('near-board');
    if (depth > DEEPEST) faults.push('over-line');
    if (Math.abs(alongBoard(seat, striker)) > WIDEST) faults.push('side-line');
  }
  return faults.length > 1 ? null : (faults[0] ?? 'none');
}

/** How near the striker's place is to another answer, mm. */
export function strikerMargin(position: Scene['position'], striker: Point, seat: Seat): number {
  const gaps = position.discs.map((disc) => Math.abs(distance(disc, striker) - DISC - STRIKER));
  return Math.min(Math.abs(depthFrom(seat, striker) - DEEPEST), Math.abs(Math.abs(alongBoard(seat, striker)) - WIDEST), ...gaps);
}

type Plan = 'plain' | 'line-in' | 'line-out' | 'side-in' | 'side-out' | 'touch' | 'beside';
const PLANS: readonly Plan[] = ['plain', 'line-in', 'line-out', 'side-in', 'side-out', 'touch', 'touch', 'beside'];

function placeFor(random: Random, plan: Plan, seat: Seat, gap: number): Point {
  const side = random.sign();
  if (plan === 'line-in') return towardsSeat(seat, random.tenth(-300, 300), DEEPEST - gap);
  if (plan === 'line-out') return towardsSeat(seat, random.tenth(-300, 300), DEEPEST + gap);
  if (plan === 'side-in') return towardsSeat(seat, side * (WIDEST - gap), random.tenth(30, 100));
  if (plan === 'side-out') return towardsSeat(seat, side * (WIDEST + gap), random.tenth(30, 100));
  return towardsSeat(seat, random.tenth(-320, 320), random.tenth(40, 105));
}

/** A disc that touches the striker exactly, or stands beside it by the gap. */
function neighbour(random: Random, striker: Point, color: Color, gap: number): Disc {
  for (;;) {
    const d = { x: random.real() * 2 - 1, y: random.real() * 2 - 1 };
    const length = Math.sqrt(d.x * d.x + d.y * d.y);
    if (length < 0.1 || length > 1) continue;
    const reach = (DISC + STRIKER + gap) / length;
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
  const right = faultOf(scene.position, striker, seat);
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
  const { random, difficulty } = making;
  const seat = random.pick(['south', 'north'] as const);
  const color = seat === 'south' ? 'red' : 'black';
  const plan = random.pick(PLANS);
  const [least, most] = GAP[difficulty];
  const gap = least + Math.round(random.real() * (most - least) * 20) / 20;
  const striker = placeFor(random, plan, seat, gap);
  const discs: Disc[] = [];
  if (plan === 'touch' || plan === 'beside') {
    const beside = neighbour(random, striker, random.pick(['red', 'black']), plan === 'touch' ? 0 : Math.max(gap, 0.6));
    if (!roomFor(beside, [])) return null;
    discs.push(beside);
  }
  for (const who of [color, otherColor(color)] as const)
    for (let i = random.int(1, 3); i > 0; i--) addDisc(random, discs, who, 'anywhere', seat, 0);
  const far = discs.slice(plan === 'touch' || plan === 'beside' ? 1 : 0);
  if (far.some((disc) => distance(disc, striker) < DISC + STRIKER + 6)) return null;
  const position = positionOf(discs, striker);
  const margin = plan === 'touch' ? strikerMargin(positionOf(far), striker, seat) : strikerMargin(position, striker, seat);
  if (margin < least - 0.02) return null;
  return strikerQuestion(making, { format: 'singles', colors: SINGLES, shooter: seat, position }, seat);
};
