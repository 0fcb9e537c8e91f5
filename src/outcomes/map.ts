/**
 * The ruling map: every place of the striker along the shooter's legal line and every direction, at one strength, and what each edition would
 * say to it. Cells depend on nothing but the plan, so any number of workers in any order paints the same picture.
 */
import { NOMINAL } from '../geometry/parameters.ts';
import { AHEAD, depthFrom, fromSeat } from '../geometry/seats.ts';
import { MAX_SPEED } from '../physics/ranges.ts';
import { simulate } from '../physics/simulate.ts';
import type { Disc, Point, Seat, ShotReport, Stroke } from '../physics/types.ts';
import { DRAWS_PER_NORMAL, normal } from '../random/normal.ts';
import { judge } from '../referee/judge.ts';
import { colorOfSeat } from '../referee/seats.ts';
import { tableFor } from '../referee/sizes.ts';
import type { CaseState, EditionId, Format, Seating } from '../referee/types.ts';
import { strikerMayLie } from '../referee/zones.ts';
import { OUTCOMES, outcomeOf } from './outcome.ts';

/** How steady a hand is: standard deviations of the direction (degrees) and of the strength (share of it), and how often each stroke is tried. */
export interface Hand {
  readonly angle: number;
  readonly speed: number;
  readonly samples: number;
  readonly seed: number;
}

/** Who strokes for whom, and under which books and readings of them. */
export interface Strokes {
  readonly shooter: Seat;
  readonly colors: Seating;
  readonly format: Format;
  readonly readings: Readonly<Record<string, string>>;
  readonly editions: readonly EditionId[];
}

/** What is to be mapped. */
export interface MapPlan extends Strokes {
  readonly discs: readonly Disc[];
  readonly state: CaseState;
  /** m/s. */
  readonly speed: number;
  /** Of the striker's centre from the shooter's board, mm. */
  readonly depth: number;
  /** Directions, degrees to the left (positive) and right of straight ahead: of the first and the last row. */
  readonly from: number;
  readonly to: number;
  /** Absent: each stroke is made once, exactly. */
  readonly hand?: Hand;
}

/** The finest grid: places along the line, directions. */
export const COLUMNS = 256;
export const ROWS = 160;
/** How far to either side the striker may be placed, mm (2017 12.9 and its counterparts; the case contract). */
export const REACH = NOMINAL.strikerAside;
/** Numbers a cell holds for each edition: how many tries were illegal, then how many came to each of `OUTCOMES`. */
export const CLASSES = OUTCOMES.length + 1;

/** Where the striker lies `along` mm to the right of the middle, as the shooter sees it, and `depth` mm from the board. */
export const placeAt = (shooter: Seat, along: number, depth: number): Point => fromSeat(NOMINAL, shooter, along, depth);

/** How far a place is from the shooter's board, mm. */
export const depthOf = (shooter: Seat, place: Point): number => depthFrom(NOMINAL, shooter, place);

/** The table's angle of a direction `aside` degrees to the left of straight ahead. */
export const angleAt = (shooter: Seat, aside: number): number => (((AHEAD[shooter] + aside) % 360) + 360) % 360;

/** How far a direction of the table is to the left of straight ahead, −180 to 180 degrees. */
export const asideOf = (shooter: Seat, angle: number): number => ((((angle - AHEAD[shooter] + 180) % 360) + 360) % 360) - 180;

/** The place along the line of a column, mm to the right of the middle. */
export const alongAt = (column: number): number => -REACH + (2 * REACH * (column + 0.5)) / COLUMNS;

/** The direction of a row, degrees to the left of straight ahead. */
export const asideAt = (plan: Pick<MapPlan, 'from' | 'to'>, row: number): number =>
  plan.from + ((plan.to - plan.from) * (row + 0.5)) / ROWS;

/** The cell at a place along the line and a direction, held inside the map. */
export function cellAt(
  plan: Pick<MapPlan, 'from' | 'to'>,
  along: number,
  aside: number,
): { readonly column: number; readonly row: number } {
  const column = Math.floor(((along + REACH) / (2 * REACH)) * COLUMNS);
  const row = Math.floor(((aside - plan.from) / (plan.to - plan.from)) * ROWS);
  return { column: Math.min(COLUMNS - 1, Math.max(0, column)), row: Math.min(ROWS - 1, Math.max(0, row)) };
}

/** Distances between the cells of each pass, coarse to fine. */
export const STRIDES = [16, 8, 4, 2, 1] as const;

/** The cells of a pass: those of its stride that no coarser pass had, row by row. */
export function cellsOfPass(pass: number): readonly number[] {
  const stride = STRIDES[pass] as number;
  const cells: number[] = [];
  for (let row = 0; row < ROWS; row += stride) {
    for (let column = 0; column < COLUMNS; column += stride) {
      if (pass === 0 || row % (2 * stride) !== 0 || column % (2 * stride) !== 0) cells.push(row * COLUMNS + column);
    }
  }
  return cells;
}

/**
 * A stroke as an unsteady hand makes it the `attempt`-th time. The same shakes for every cell, so that neighbours differ by what lies on the
 * table alone. Nearly normal: the sum of twelve even draws less six (`random/normal.ts`).
 */
export function shaken({ angle, speed }: Stroke, hand: Hand, attempt: number): Stroke {
  const faster = 1 + hand.speed * normal(hand.seed, attempt, DRAWS_PER_NORMAL);
  return { angle: angle + hand.angle * normal(hand.seed, attempt, 0), speed: Math.min(MAX_SPEED, Math.max(0.01, speed * faster)) };
}

/** Whether the striker may be placed there: in its zone, touching nothing. */
export const mayLie = ({ discs, shooter }: Pick<MapPlan, 'discs' | 'shooter'>, place: Point): boolean =>
  strikerMayLie(NOMINAL, { discs }, place, shooter);

/** The class of a played stroke under one edition: 1 on, the index into `OUTCOMES` and one. */
function classOf(plan: MapPlan, edition: EditionId, striker: Point, report: ShotReport): number {
  const { discs, shooter, colors, format, state, readings } = plan;
  const ruling = judge({ edition, format, colors, shooter, before: { discs, striker }, report, state, readings });
  return 1 + OUTCOMES.indexOf(outcomeOf(ruling, colorOfSeat(colors, shooter)));
}

/** Tries one placed stroke as often as the hand asks and adds what came of it to `out`, `CLASSES` numbers an edition, from `at` on. */
function tryStroke(plan: MapPlan, striker: Point, stroke: Stroke, out: Uint16Array | Uint8Array, at: number): void {
  const samples = plan.hand?.samples ?? 1;
  for (let k = 0; k < samples; k += 1) {
    const made = plan.hand === undefined ? stroke : shaken(stroke, plan.hand, k);
    const shot = { before: { discs: plan.discs, striker }, shooter: plan.shooter, stroke: made };
    const report = simulate(shot);
    plan.editions.forEach((edition, e) => {
      const table = tableFor(edition, plan.readings);
      const slot = at + e * CLASSES + classOf(plan, edition, striker, table === NOMINAL ? report : simulate(shot, table));
      out[slot] = (out[slot] as number) + 1;
    });
  }
}

/** One stroke made as often as the plan's hand asks: `CLASSES` counts an edition, one edition after another. */
export function attempt(plan: MapPlan, striker: Point, stroke: Stroke): Uint16Array<ArrayBuffer> {
  const counts = new Uint16Array(plan.editions.length * CLASSES);
  tryStroke(plan, striker, stroke, counts, 0);
  return counts;
}

/** Works out cells: `editions × CLASSES` counts each, one after another. At most 255 samples. */
export function evaluate(plan: MapPlan, cells: readonly number[]): Uint8Array<ArrayBuffer> {
  const width = plan.editions.length * CLASSES;
  const out = new Uint8Array(cells.length * width);
  cells.forEach((cell, i) => {
    const row = Math.floor(cell / COLUMNS);
    const striker = placeAt(plan.shooter, alongAt(cell % COLUMNS), plan.depth);
    const stroke = { angle: angleAt(plan.shooter, asideAt(plan, row)), speed: plan.speed };
    if (mayLie(plan, striker)) tryStroke(plan, striker, stroke, out, i * width);
    else for (let e = 0; e < plan.editions.length; e += 1) out[i * width + e * CLASSES] = plan.hand?.samples ?? 1;
  });
  return out;
}
