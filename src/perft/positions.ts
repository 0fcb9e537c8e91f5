/** Random positions that are valid documents of the contract: from few discs to all, in the open and where the rules turn. */
import { DISCS_PER_PLAYER, NOMINAL } from '../geometry/parameters.ts';
import { SEATING, startPosition } from '../geometry/row.ts';
import { COLORS, type Color, type Disc, type DiscId, type Point, type Position, SEATS, type Seat } from '../physics/types.ts';
import type { Random } from '../random/random.ts';
import { colorOfSeat, otherColor } from '../referee/seats.ts';
import type { Format } from '../referee/types.ts';

/** A position with the striker as placed. */
export type Placed = Position & { readonly striker: Point };

const { half, pocketCentre, pocketRadius, discRadius, strikerRadius, darkDepth, darkRadius } = NOMINAL;
/** Room beside what touches, mm: the contract's tolerance of lengths is not tried here. */
const CLEAR = 0.06;
const EDGE = half - discRadius;
/** From a board, mm: well inside its edge zone. */
const DEEP = darkDepth - 0.5;

/** To a hundredth of a millimetre, without negative zero. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
const at = (x: number, y: number): Point => ({ x: rounded(x), y: rounded(y) });
const between = (random: Random, least: number, most: number): number => least + random.real() * (most - least);

/** A place seen from a seat: `s` along its board to the right, `depth` from the board. */
function fromSeat(seat: Seat, s: number, depth: number): Point {
  const y = half - depth;
  if (seat === 'south') return at(s, -y);
  if (seat === 'north') return at(-s, y);
  return seat === 'west' ? at(-y, -s) : at(y, s);
}

const anySeat = (random: Random): Seat => random.pick(SEATS);

/** Places where returning discs go: the centre, the circle's crossings and diagonals, the middles of the boards. */
const RETURN_PLACES: readonly Point[] = [
  at(0, 0),
  ...[110, -110].flatMap((d) => [at(d, 0), at(0, d)]),
  ...[77.78, -77.78].flatMap((x) => [at(x, 77.78), at(x, -77.78)]),
  ...[-60, -30, 0, 30, 60].flatMap((s) => [at(s, EDGE), at(s, -EDGE), at(EDGE, s), at(-EDGE, s)]),
];

/** By kind, a candidate place of a disc. */
const PLACES = {
  open: (random) => at(between(random, -EDGE, EDGE), between(random, -EDGE, EDGE)),
  pocket: (random) => {
    const [x, y] = [random.sign() * (pocketCentre + between(random, -80, 50)), random.sign() * (pocketCentre + between(random, -80, 50))];
    return at(x, y);
  },
  zone: (random) => fromSeat(anySeat(random), between(random, -330, 330), between(random, discRadius, DEEP)),
  /** Within 1.5 mm of where the shade changes at an edge zone's line. */
  line: (random) => fromSeat(anySeat(random), between(random, -330, 330), darkDepth + between(random, -1.5, 1.5)),
  circle: (random) => at(between(random, -115, 115), between(random, -115, 115)),
  /** Within 1.5 mm of where the shade changes at the circle's line, on a diagonal or an axis. */
  rim: (random) => {
    const r = darkRadius + between(random, -1.5, 1.5);
    const [x, y] = random.pick([
      [1, 0],
      [0, 1],
      [Math.SQRT1_2, Math.SQRT1_2],
      [0.6, 0.8],
    ] as const);
    return at(random.sign() * r * x, random.sign() * r * y);
  },
  returns: (random) => random.pick(RETURN_PLACES),
} as const satisfies Readonly<Record<string, (random: Random) => Point>>;

type Kind = keyof typeof PLACES;
const ANYWHERE: readonly Kind[] = ['open', 'open', 'pocket', 'pocket', 'zone', 'line', 'circle', 'rim', 'returns'];
const NEAR_POCKETS: readonly Kind[] = ['pocket', 'pocket', 'pocket', 'pocket', 'open', 'zone', 'circle'];
const CROWDED: readonly Kind[] = ['returns', 'returns', 'returns', 'circle', 'zone', 'open'];

const apart = (a: Point, b: Point, least: number): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= least * least;

const onSurface = ({ x, y }: Point): boolean =>
  Math.abs(x) <= EDGE &&
  Math.abs(y) <= EDGE &&
  apart({ x: Math.abs(x), y: Math.abs(y) }, { x: pocketCentre, y: pocketCentre }, pocketRadius + CLEAR);

/** Whether a disc can lie at a place beside these discs and the striker. */
export const isFree = (place: Point, discs: readonly Point[], striker: Point | null): boolean =>
  onSurface(place) &&
  discs.every((disc) => apart(place, disc, 2 * discRadius)) &&
  (striker === null || apart(place, striker, discRadius + strikerRadius + CLEAR));

/** A free place out of many candidates; null where none was hit upon. */
function firstFree(candidate: () => Point, discs: readonly Point[], striker: Point | null): Point | null {
  for (let tries = 0; tries < 60; tries += 1) {
    const place = candidate();
    if (isFree(place, discs, striker)) return place;
  }
  return null;
}

/** A free place of one of these kinds; null where none was hit upon. */
export const freePlace = (
  random: Random,
  discs: readonly Point[],
  striker: Point | null,
  kinds: readonly Kind[] = ANYWHERE,
): Point | null => firstFree(() => PLACES[random.pick(kinds)](random), discs, striker);

/** Which of a colour's discs are on the table: `count` of them, by number. */
function someOf(random: Random, color: Color, count: number, all: number): readonly DiscId[] {
  const numbers = random.shuffle(Array.from({ length: all }, (_, i) => i + 1)).slice(0, count);
  return numbers.sort((a, b) => a - b).map((number): DiscId => `${color}${number}`);
}

function scattered(random: Random, counts: Readonly<Record<Color, number>>, all: number, striker: Point, kinds: readonly Kind[]) {
  const discs: Disc[] = [];
  for (const color of COLORS) {
    for (const id of someOf(random, color, counts[color], all)) {
      const place = freePlace(random, discs, striker, kinds);
      if (place !== null) discs.push({ id, color, ...place });
    }
  }
  return discs;
}

/** One to three discs of the player at a seat, dark for him. */
function darkDiscs(random: Random, color: Color, all: number, seat: Seat, striker: Point): readonly Disc[] {
  const discs: Disc[] = [];
  const dark = (): Point =>
    random.chance(0.5) ? PLACES.circle(random) : fromSeat(seat, between(random, -360, 360), between(random, discRadius, DEEP));
  for (const id of someOf(random, color, random.int(1, 3), all)) {
    const place = firstFree(dark, discs, striker);
    if (place !== null) discs.push({ id, color, ...place });
  }
  return discs;
}

/** The opponents' discs beside those that lie there. */
function withOthers(random: Random, own: readonly Disc[], color: Color, all: number, striker: Point): readonly Disc[] {
  const discs = [...own];
  for (const id of someOf(random, color, random.int(1, 3), all)) {
    const place = freePlace(random, discs, striker, ANYWHERE);
    if (place !== null) discs.push({ id, color, ...place });
  }
  return discs.sort((a, b) => COLORS.indexOf(a.color) - COLORS.indexOf(b.color));
}

/** Where the striker is placed: anywhere in the zone clear of a row along the board. */
const strikerPlace = (random: Random, seat: Seat): Point => fromSeat(seat, between(random, -360, 360), between(random, 60, 124));

/** A random position in which the player at `shooter` is about to play. */
export function randomPosition(random: Random, format: Format, shooter: Seat): Placed {
  const all = (format === 'singles' ? 1 : 2) * DISCS_PER_PLAYER;
  const striker = strikerPlace(random, shooter);
  const kind = random.real();
  if (kind < 0.08) return { discs: startPosition(SEATING[format]).discs, striker };
  if (kind < 0.18) {
    const color = colorOfSeat(SEATING[format], shooter);
    const own = darkDiscs(random, color, all, shooter, striker);
    return { discs: withOthers(random, own, otherColor(color), all, striker), striker };
  }
  const few = { red: random.int(0, 2), black: random.int(0, 2) };
  if (kind < 0.55) return { discs: scattered(random, few, all, striker, NEAR_POCKETS), striker };
  const some = { red: random.int(1, all), black: random.int(1, all) };
  return { discs: scattered(random, some, all, striker, kind < 0.68 ? CROWDED : ANYWHERE), striker };
}
