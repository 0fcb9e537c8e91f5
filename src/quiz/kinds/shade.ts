/** Light or dark: where the hole lies to the line. */

import { SINGLES } from '../../geometry/row.ts';
import { depthFrom, fromSeat, OPPOSITE_SEAT } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import { type Color, type Point, SEATS, type Seat } from '../../physics/types.ts';
import type { Random } from '../../random/random.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { otherColor } from '../../referee/seats.ts';
import { tableFor } from '../../referee/sizes.ts';
import { shadeAt } from '../../referee/zones.ts';
import { shuffled } from '../distractors.ts';
import { addDisc, positionOf, roomFor, shadeGap } from '../scene/places.ts';
import type { MistakeCode, Option, Question, Scene, ShadeChoice } from '../types.ts';
import { asked, type Maker, type Making } from './context.ts';

/** How far the hole's edge is from the line, mm. */
const GAP: Readonly<Record<number, readonly [number, number]>> = { 1: [3, 12], 2: [1, 3], 3: [0.3, 1] };

/** Hole and line together: a hole at most this far beyond the line shows it. */
const bandOf = ({ discHoleRadius, lineWidth }: Table): number => 2 * discHoleRadius + lineWidth;

type Where = 'edge-in' | 'edge-out' | 'circle-in' | 'circle-out' | 'opponents' | 'side' | 'field';

/** Where a book leaves open what a disc is; in a corner, where two zones meet, every book does. */
interface LeftOpen {
  /** A disc whose hole shows the line: there it lies wholly beyond. */
  readonly line: boolean;
  /** A disc in somebody else's zone. */
  readonly zones: boolean;
}
const leftOpen = ({ book, edition }: Making): LeftOpen => {
  const { open } = book.editions[edition];
  return { line: open.includes('disc-on-the-line'), zones: open.includes('club-which-zones-dark') };
};

const mayAsk = (where: Where, { zones }: LeftOpen): boolean => !zones || (where !== 'opponents' && where !== 'side');

function unit(random: Random): Point {
  for (;;) {
    const p = { x: random.real() * 2 - 1, y: random.real() * 2 - 1 };
    const length = Math.sqrt(p.x * p.x + p.y * p.y);
    if (length > 0.1 && length <= 1) return { x: p.x / length, y: p.y / length };
  }
}

function placeFor(random: Random, table: Table, where: Where, seat: Seat, { line }: LeftOpen, gap: number): Point {
  const along = random.tenth(-330, 330);
  const out = gap + (line ? bandOf(table) : 0);
  if (where === 'edge-in') return fromSeat(table, seat, along, table.darkDepth - gap);
  if (where === 'edge-out') return fromSeat(table, seat, along, table.darkDepth + out);
  if (where === 'opponents') return fromSeat(table, OPPOSITE_SEAT[seat], along, random.tenth(15, 100));
  if (where === 'side')
    return fromSeat(
      table,
      random.pick(seat === 'south' || seat === 'north' ? ['west', 'east'] : ['south', 'north']),
      random.tenth(-200, 200),
      random.tenth(15, 100),
    );
  if (where === 'field') return { x: random.tenth(-200, 200), y: random.sign() * random.tenth(160, 300) };
  const r = where === 'circle-in' ? table.darkRadius - gap : table.darkRadius + out;
  const d = unit(random);
  return { x: d.x * r, y: d.y * r };
}

/** Whose mistake each answer would be: the zone whose line is near, or no reason at all. */
function slip(choice: ShadeChoice, where: Where): MistakeCode {
  if (choice === 'light') return 'whole-disc';
  if (choice === 'edge') {
    if (where === 'opponents') return 'opponents-zone';
    if (where === 'side') return 'side-zone';
    return where === 'edge-out' ? 'line-counts' : 'not-there';
  }
  return where === 'circle-out' ? 'line-counts' : 'not-there';
}

const PLANS: Readonly<Record<number, readonly Where[]>> = {
  1: ['edge-in', 'circle-in', 'edge-out', 'circle-out', 'opponents', 'side', 'field'],
  2: ['edge-in', 'circle-in', 'edge-out', 'circle-out', 'opponents', 'side'],
  3: ['edge-in', 'circle-in', 'edge-out', 'circle-out'],
};

/** Whether the book itself says what this disc is. */
function isSaid(table: Table, disc: Point, seat: Seat, { line, zones }: LeftOpen): boolean {
  const band = bandOf(table);
  const { shade, zone, margin } = shadeAt(table, disc, seat);
  const others = SEATS.filter((other) => other !== seat).some((other) => depthFrom(table, other, disc) < table.darkDepth + band);
  if (zone === 'edge') return !SEATS.some((other) => other !== seat && depthFrom(table, other, disc) < table.darkDepth + band);
  if (shade === 'dark') return true;
  if (zones) return !others;
  return !line || margin >= band;
}

/** The question about a disc for its owner; its place has to be clear of all that books leave open. */
export function shadeQuestion(
  making: Making,
  scene: Scene,
  disc: Scene['position']['discs'][number],
  owner: Color,
  seat: Seat,
  where: Where,
): Question | null {
  const { random, edition } = making;
  const table = tableFor(edition);
  if (!isSaid(table, disc, seat, leftOpen(making))) return null;
  const { shade, zone } = shadeAt(table, disc, seat);
  const right: ShadeChoice = shade === 'light' ? 'light' : zone === 'circle' ? 'circle' : 'edge';
  const choices: readonly ShadeChoice[] = ['light', 'circle', 'edge'];
  const options = choices.map(
    (choice): Option => ({ choice: { type: 'shade', shade: choice }, mistake: choice === right ? null : { code: slip(choice, where) } }),
  );
  const entry = EDITIONS[edition].rules['disc-shade'];
  if (entry === undefined) return null;
  const articles = [entry.article, ...(entry.also ?? [])];
  const ask = { kind: 'shade' as const, disc: disc.id, owner, ownSeat: seat };
  return { ...asked(making, { kind: 'shade', ask, articles, rules: ['disc-shade'], scene }), form: 'choice', ...shuffled(random, options) };
}

/** A disc by lot, the nearer to the line the harder. */
export const makeShade: Maker = (making) => {
  const { random, difficulty, edition } = making;
  const table = tableFor(edition);
  const open = leftOpen(making);
  const where = random.pick(PLANS[difficulty] ?? []);
  if (!mayAsk(where, open)) return null;
  const owner = random.pick(['red', 'black'] as const);
  const seat: Seat = owner === 'red' ? 'south' : 'north';
  const [least, most] = GAP[difficulty] ?? [1, 3];
  const gap = least + Math.round(random.real() * (most - least) * 20) / 20;
  const at = placeFor(random, table, where, seat, open, gap);
  if (!roomFor(table, at, [])) return null;
  // Round places give awkward numbers; a tenth of a tenth is what an eye may be asked for.
  const p = { x: Math.round(at.x * 100) / 100, y: Math.round(at.y * 100) / 100 };
  const measured = shadeAt(table, p, seat);
  if (measured.margin < least - 0.02 || (where !== 'opponents' && where !== 'side' && shadeGap(table, p) < least - 0.02)) return null;
  const discs = [{ id: `${owner}1` as const, color: owner, ...p }];
  for (let i = random.int(1, 3); i > 0; i--) addDisc(random, table, discs, owner, 'anywhere', seat, 5);
  for (let i = random.int(1, 3); i > 0; i--) addDisc(random, table, discs, otherColor(owner), 'anywhere', seat, 5);
  const disc = discs[0];
  if (disc === undefined) return null;
  const scene: Scene = { format: 'singles', colors: SINGLES, shooter: seat, position: positionOf(discs) };
  return shadeQuestion(making, scene, disc, owner, seat, where);
};
