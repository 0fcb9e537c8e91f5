/** Where to aim so that the striker meets what it shall, first of all: guesses that a search begins with. */
import { NOMINAL } from '../geometry/parameters.ts';
import { AHEAD, fromSeat, mirrored } from '../geometry/seats.ts';
import type { Pocket, Point, Seat } from '../geometry/types.ts';
import type { Stroke } from '../physics/types.ts';
import type { Random } from '../random/random.ts';

const RADIANS = Math.PI / 180;
/** Speeds of strokes, m/s: from a touch to a hard one, and those that take a body over a board. */
const SLOWEST = 0.3;
const FASTEST = 5;
const OVER_BOARD = { least: 4.5, most: 8 };
/** Boards give back less than they take, so a mirror shows only about where to aim: degrees to either side. */
const BANK_ERROR = 12;
/** Degrees to either side of straight ahead, for strokes that shall meet nothing. */
const OPEN = 80;

/** Rounded as strokes are written. */
export const written = ({ angle, speed }: Stroke): Stroke => ({
  angle: (Math.round((((angle % 360) + 360) % 360) * 10) % 3600) / 10,
  speed: Math.round(speed * 100) / 100,
});

const angleTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x) / RADIANS;

/** The middle of some places. */
const middle = (places: readonly Point[]): Point => ({
  x: places.reduce((sum, { x }) => sum + x, 0) / places.length,
  y: places.reduce((sum, { y }) => sum + y, 0) / places.length,
});

/** Where the striker must be when it meets a disc, for the disc to go towards a pocket. */
function behind(disc: Point, pocket: Pocket): Point {
  const hole = NOMINAL.pockets[pocket];
  const away = Math.hypot(hole.x - disc.x, hole.y - disc.y);
  const reach = NOMINAL.contact / away;
  return { x: disc.x - (hole.x - disc.x) * reach, y: disc.y - (hole.y - disc.y) * reach };
}

/** What a stroke is aimed at. */
export interface Target {
  /** Boards to be touched first, in order. */
  readonly boards: readonly Seat[];
  /** Where the discs lie that are to be met first; several at once; none where nothing is to be met. */
  readonly discs: readonly Point[];
  /** Where that disc shall fall. */
  readonly pocket?: Pocket | undefined;
  readonly overBoard: boolean;
}

/** A guess at a stroke from where the striker lies. */
export function aimed(random: Random, from: Point, seat: Seat, target: Target): Stroke {
  return written({ angle: angleAt(random, from, seat, target), speed: speedOf(random, target) });
}

function speedOf(random: Random, { overBoard }: Target): number {
  if (overBoard) return OVER_BOARD.least + random.real() * (OVER_BOARD.most - OVER_BOARD.least);
  return SLOWEST * (FASTEST / SLOWEST) ** random.real();
}

function angleAt(random: Random, from: Point, seat: Seat, { boards, discs, pocket }: Target): number {
  const [first] = boards;
  if (discs.length === 0) {
    if (first === undefined) return AHEAD[seat] + (random.real() * 2 - 1) * OPEN;
    return angleTo(from, fromSeat(NOMINAL, first, (random.real() * 2 - 1) * NOMINAL.strikerTight, NOMINAL.strikerRadius));
  }
  const at = middle(discs);
  const spot = pocket !== undefined && random.chance(0.5) ? behind(at, pocket) : at;
  const image = boards.toReversed().reduce((place, board) => mirrored(NOMINAL, board, place), spot);
  const straight = angleTo(from, image);
  if (random.chance(0.1)) return straight;
  const seen = Math.asin(Math.min(1, NOMINAL.contact / Math.hypot(image.x - from.x, image.y - from.y))) / RADIANS;
  const width = (spot === at ? seen : seen / 4) + (boards.length > 0 ? BANK_ERROR : 0);
  return straight + (random.real() * 2 - 1) * width;
}
