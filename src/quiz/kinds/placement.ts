/** Put the penalty disc, or the one that jumped over the board, where it belongs. */
import { SINGLES } from '../../geometry/row.ts';
import { alongBoard, distance, fromSeat, OPPOSITE_SEAT, OUTWARD, tightAt } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import { type Color, type Disc, type DiscId, POCKETS, type Point, SEATS, type Seat } from '../../physics/types.ts';
import type { Random } from '../../random/random.ts';
import { type PlaceAnswer, type PlaceDocument, place } from '../../referee/placement/place.ts';
import { otherColor } from '../../referee/seats.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { Placement } from '../../referee/types.ts';
import { articlesOf, type EditionIndex } from '../book.ts';
import { addDisc, nextId, placeStriker, positionOf, roomFor } from '../scene/places.ts';
import { hangsOnAHair } from '../scene/row.ts';
import { isSettled } from '../settled.ts';
import type { Ask, MistakeCode, PointQuestion, Question, Scene } from '../types.ts';
import { asked, type Maker, type Making } from './context.ts';

/** Right within so many mm of the book's place. */
export const PLACE_TOLERANCE = 5;

const OTHERS = ['field', 'anywhere', 'circle'] as const;

function crowd(random: Random, table: Table, discs: Disc[], color: Color, seat: Seat, least: number, most: number): void {
  for (const who of [color, otherColor(color)])
    for (let i = random.int(least, most); i > 0; i--) addDisc(random, table, discs, who, random.pick(OTHERS), seat, 4);
}

function push(table: Table, discs: Disc[], color: Color, at: Point, air = 0): boolean {
  if (discs.length >= 15 || !roomFor(table, at, discs, air)) return false;
  discs.push({ id: nextId(discs, color), color, ...at });
  return true;
}

/** What stands at the board where the disc goes: nothing in the way, something beside the middle, or as near on both sides. */
function blockBoard(random: Random, table: Table, discs: Disc[], board: Seat, difficulty: number): void {
  const color = () => random.pick(['red', 'black'] as const);
  if (difficulty === 1) {
    if (random.chance(0.5)) push(table, discs, color(), tightAt(table, board, random.sign() * random.tenth(60, 300)), 3);
    else push(table, discs, color(), tightAt(table, board, random.sign() * random.tenth(3, 26)));
    return;
  }
  if (difficulty === 2) {
    const side = random.sign();
    const first = side * random.tenth(2, 24);
    push(table, discs, color(), tightAt(table, board, first));
    if (random.chance(0.6)) push(table, discs, color(), tightAt(table, board, first - side * random.tenth(31, 55)));
    if (random.chance(0.3)) push(table, discs, color(), tightAt(table, board, first + side * random.tenth(31, 50)));
    return;
  }
  // As near on both sides: only the book's next step decides.
  push(table, discs, color(), tightAt(table, board, 0));
  if (random.chance(0.5)) {
    const gap = random.chance(0.5) ? table.discWidth : random.tenth(31, 50);
    push(table, discs, color(), tightAt(table, board, gap));
    push(table, discs, color(), tightAt(table, board, -gap));
  }
}

interface Wish {
  readonly at: Point;
  readonly code: MistakeCode;
}

/** Places that somebody would take: the other side, the middle though taken, the wrong board, not close to the board. */
function penaltySlips(table: Table, placement: Placement, board: Seat): readonly Wish[] {
  const s = alongBoard(board, placement);
  const slips: Wish[] = [
    { at: tightAt(table, board, -s), code: placement.proof.step === 'nearest' ? 'not-nearest' : 'tie-break' },
    { at: tightAt(table, board, 0), code: 'middle-taken' },
    { at: tightAt(table, OPPOSITE_SEAT[board], 0), code: 'own-board' },
    { at: tightAt(table, OPPOSITE_SEAT[board], s), code: 'own-board' },
  ];
  const inward = fromSeat(table, board, 0, table.discRadius + table.discWidth);
  return [...slips, { at: board === 'north' || board === 'south' ? { x: s, y: inward.y } : { x: inward.x, y: s }, code: 'not-tight' }];
}

function circleSlips(table: Table, placement: Placement): readonly Wish[] {
  return [
    { at: { x: 0, y: 0 }, code: 'centre-taken' },
    ...[table.onCircle, table.between].flatMap((r) =>
      [
        { x: r, y: 0 },
        { x: -r, y: 0 },
        { x: 0, y: r },
        { x: 0, y: -r },
      ].map((at): Wish => ({ at, code: 'not-nearest' })),
    ),
  ].filter(({ at }) => distance(at, placement) > 1) as readonly Wish[];
}

const key = ({ placements }: PlaceAnswer): string =>
  placements.map(({ disc, x, y }) => `${disc} ${x.toFixed(2)} ${y.toFixed(2)}`).join('|');

/** Free places so near to the right one that a hand could not tell them apart, or a middle nearly free: no fair question. */
function isDistinct(table: Table, placement: Placement, discs: readonly Disc[]): boolean {
  const { candidates } = placement.proof;
  const close = candidates.some((c) => {
    const d = distance(c, placement);
    return d > 0.2 && d < 3 * PLACE_TOLERANCE && c.free;
  });
  // A gap between two discs that a disc just fits, or just does not.
  const tightGap = discs.some((a) => discs.some((b) => a.id !== b.id && Math.abs(distance(a, b) - 2 * table.discWidth) < 1));
  const grazing = [table.discWidth, table.onCircle + table.discWidth];
  const grazed = discs.some((disc) => grazing.some((far) => Math.abs(distance(disc, { x: 0, y: 0 }) - far) < 1));
  return !close && !tightGap && !(placement.reason === 'off-table' && grazed);
}

/** How much nearer the nearest place is than the next on the other side, mm; a tie is one to a thousandth. */
function isPlainlyNearest({ proof }: Placement): boolean {
  const free = proof.candidates.filter((c) => c.free).sort((a, b) => a.distance - b.distance);
  const [first, second] = free;
  if (first === undefined || second === undefined) return true;
  const gap = second.distance - first.distance;
  return gap > 2 || (gap < 0.001 && proof.step !== 'nearest');
}

/** Of the rules that stand under one article, the one that a jumped disc is about: over a board, or over a corner. */
function meantBy(index: EditionIndex, ask: Ask, article: string): string | undefined {
  if (ask.kind !== 'placement' || ask.what !== 'off-table') return undefined;
  const id = SEATS.some((seat) => seat === ask.over) ? 'off-table-placement' : 'off-table-over-corner';
  return articlesOf(index, id).includes(article) ? id : undefined;
}

/** The question about discs to be placed; null where it is too close or hangs on a reading. */
export function placementQuestion(
  making: Making,
  scene: Scene,
  document: PlaceDocument,
  ask: Extract<Ask, { readonly kind: 'placement' }>,
): Question | null {
  const answer = place(document);
  const placement = answer.placements[0];
  if (placement === undefined || answer.placements.length !== 1 || answer.unplaced.length > 0) return null;
  // Two crossings on a par are a dispute even where all readings happen to take the same one.
  if (answer.notes.some(({ reading }) => reading === 'off-table-equal-crossings')) return null;
  const settled = isSettled((readings) => {
    const read = place({ ...document, readings });
    return { key: key(read), notes: read.notes };
  }, document.readings);
  if (
    !settled ||
    !isDistinct(tableFor(document.edition), placement, document.position.discs) ||
    !isPlainlyNearest(placement) ||
    placement.article === null
  )
    return null;
  if (ask.what === 'penalty' && hangsOnAHair(tableFor(document.edition), OPPOSITE_SEAT[ask.seat], document.position.discs, PLACE_TOLERANCE))
    return null;
  const slips =
    ask.what === 'penalty'
      ? penaltySlips(tableFor(document.edition), placement, OPPOSITE_SEAT[ask.seat])
      : circleSlips(tableFor(document.edition), placement);
  const mistakes = slips
    .filter(({ at }) => distance(at, placement) > 3 * PLACE_TOLERANCE)
    .map(({ at, code }) => ({ at, mistake: { code } }));
  const rules = ask.what === 'penalty' ? (['penalty-placement'] as const) : (['off-table-placement'] as const);
  const provision = meantBy(making.index, ask, placement.article);
  const common = asked(making, {
    kind: 'placement',
    ask,
    articles: [placement.article],
    rules,
    scene,
    ...(provision ? { provision } : {}),
  });
  const target = { x: placement.x, y: placement.y };
  const question: PointQuestion = {
    ...common,
    form: 'point',
    disc: placement.disc,
    target,
    tolerance: PLACE_TOLERANCE,
    mistakes,
    placement,
  };
  return question;
}

const STEP_OF: Readonly<Record<number, readonly string[]>> = {
  1: ['middle', 'nearest', 'centre'],
  2: ['nearest', 'board-side', 'diagonal'],
  3: ['fewer-own', 'fewer-all', 'stroke-side', 'other-crossing', 'clockwise', 'between', 'diagonal', 'nearest-free'],
};

function penaltyByLot(making: Making): Question | null {
  const { random, difficulty, edition } = making;
  const table = tableFor(edition);
  const color = random.pick(['red', 'black'] as const);
  const seat: Seat = color === 'red' ? 'south' : 'north';
  const board = OPPOSITE_SEAT[seat];
  const discs: Disc[] = [];
  blockBoard(random, table, discs, board, difficulty);
  crowd(random, table, discs, color, seat, 1, difficulty === 3 ? 3 : 2);
  const strokeFrom = random.sign() * random.tenth(30, 300);
  const striker = placeStriker(random, table, discs, seat, seat === 'south' ? strokeFrom : -strokeFrom);
  if (striker === null) return null;
  const position = positionOf(discs, striker);
  const disc = nextId(discs, color);
  const from = striker.x;
  const document: PlaceDocument = { position: positionOf(discs), edition, colors: SINGLES, penalty: { seat, disc, strokeFrom: from } };
  const scene: Scene = { format: 'singles', colors: SINGLES, shooter: seat, position };
  return placementQuestion(making, scene, document, { kind: 'placement', what: 'penalty', disc, seat, strokeFrom: from });
}

/** Puts discs where the circle's places are, as many as the difficulty asks. */
function blockCircle(random: Random, table: Table, discs: Disc[], difficulty: number, over: Point): void {
  const color = () => random.pick(['red', 'black'] as const);
  if (difficulty === 1) return;
  push(table, discs, color(), { x: random.tenth(-14, 14), y: random.tenth(-14, 14) });
  if (difficulty === 2) return;
  push(table, discs, color(), { x: over.x + random.tenth(-12, 12), y: over.y + random.tenth(-12, 12) });
  for (const p of random
    .shuffle([
      { x: table.onCircle, y: 0 },
      { x: -table.onCircle, y: 0 },
      { x: 0, y: table.onCircle },
      { x: 0, y: -table.onCircle },
    ])
    .slice(0, random.int(0, 3)))
    push(table, discs, color(), { x: p.x + random.tenth(-10, 10), y: p.y + random.tenth(-10, 10) });
}

/** Where a disc that went over a side or a corner would go next to the centre: at the circle, to a hundredth of a mm. */
function atCircle({ onCircle, pockets }: Table, over: Seat | (typeof POCKETS)[number]): Point {
  if (over === 'south' || over === 'west' || over === 'north' || over === 'east') {
    return { x: OUTWARD[over].x * onCircle, y: OUTWARD[over].y * onCircle };
  }
  const k = Math.round((onCircle / Math.SQRT2) * 100) / 100;
  return { x: Math.sign(pockets[over].x) * k, y: Math.sign(pockets[over].y) * k };
}

function offTableByLot(making: Making): Question | null {
  const { random, difficulty, edition } = making;
  const table = tableFor(edition);
  const over = random.pick(difficulty > 1 && random.chance(0.4) ? POCKETS : SEATS);
  const discs: Disc[] = [];
  blockCircle(random, table, discs, difficulty, atCircle(table, over));
  const color = random.pick(['red', 'black'] as const);
  const seat: Seat = color === 'red' ? 'south' : 'north';
  for (const who of [color, otherColor(color)])
    for (let i = random.int(1, 2); i > 0; i--) addDisc(random, table, discs, who, random.pick(['own-edge', 'far-edge']), seat, 4);
  const disc: DiscId = nextId(discs, color);
  const document: PlaceDocument = { position: positionOf(discs), edition, colors: SINGLES, offTable: [{ disc, over }] };
  const scene: Scene = { format: 'singles', colors: SINGLES, shooter: seat, position: positionOf(discs) };
  return placementQuestion(making, scene, document, { kind: 'placement', what: 'off-table', disc, over });
}

/** A penalty disc twice in three times, else one from over the board. */
export const makePlacement: Maker = (making) => {
  const question = making.random.chance(0.65) ? penaltyByLot(making) : offTableByLot(making);
  if (question === null || question.form !== 'point') return null;
  return STEP_OF[making.difficulty]?.includes(question.placement.proof.step) ? question : null;
};
