/** What is known of a ruling map so far, and what can be read off it. */
import { CLASSES, COLUMNS, type MapPlan, ROWS, STRIDES } from './map.ts';
import { OUTCOMES, type Outcome } from './outcome.ts';

export interface Picture {
  readonly plan: MapPlan;
  /** `editions × CLASSES` counts a cell. */
  readonly counts: Uint8Array;
  /** 1 where a cell has been worked out. */
  readonly known: Uint8Array;
}

export const emptyPicture = (plan: MapPlan): Picture => ({
  plan,
  counts: new Uint8Array(COLUMNS * ROWS * plan.editions.length * CLASSES),
  known: new Uint8Array(COLUMNS * ROWS),
});

/** Puts down what came of cells, as `evaluate` gives it. */
export function put({ plan, counts, known }: Picture, cells: readonly number[], found: Uint8Array): void {
  const width = plan.editions.length * CLASSES;
  cells.forEach((cell, i) => {
    counts.set(found.subarray(i * width, (i + 1) * width), cell * width);
    known[cell] = 1;
  });
}

/** For every cell the nearest one that is known, −1 where there is none yet. */
export function nearestKnown({ known }: Picture): Int32Array {
  const from = new Int32Array(COLUMNS * ROWS).fill(-1);
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) from[row * COLUMNS + column] = knownNear(known, column, row);
  }
  return from;
}

function knownNear(known: Uint8Array, column: number, row: number): number {
  for (let k = STRIDES.length - 1; k >= 0; k -= 1) {
    const s = STRIDES[k] as number;
    const c = Math.min(Math.round(column / s), Math.ceil(COLUMNS / s) - 1) * s;
    const r = Math.min(Math.round(row / s), Math.ceil(ROWS / s) - 1) * s;
    if (known[r * COLUMNS + c] === 1) return r * COLUMNS + c;
  }
  return -1;
}

const samplesOf = (plan: MapPlan): number => plan.hand?.samples ?? 1;

/** The share of a cell's tries that came to an outcome, 0 to 1. */
function shareOf({ plan, counts }: Picture, cell: number, edition: number, outcome: Outcome): number {
  const at = (cell * plan.editions.length + edition) * CLASSES + 1 + OUTCOMES.indexOf(outcome);
  return (counts[at] as number) / samplesOf(plan);
}

/** The class that most tries of a cell came to: 0 where the striker may not lie there, else the index into `OUTCOMES` and one. */
export function likeliest({ plan, counts }: Picture, cell: number, edition: number): number {
  const from = (cell * plan.editions.length + edition) * CLASSES;
  let best = 0;
  for (let k = 1; k < CLASSES; k += 1) if ((counts[from + k] as number) > (counts[from + best] as number)) best = k;
  return best;
}

/** Whether two editions of the plan came to different outcomes in a cell. */
export function parts({ plan, counts }: Picture, cell: number, one: number, two: number): boolean {
  const a = (cell * plan.editions.length + one) * CLASSES;
  const b = (cell * plan.editions.length + two) * CLASSES;
  for (let k = 0; k < CLASSES; k += 1) if (counts[a + k] !== counts[b + k]) return true;
  return false;
}

export interface Tally {
  /** Cells worked out, and those of them in which the striker may lie. */
  readonly cells: number;
  readonly legal: number;
  /** Share of the legal cells' tries that came to each outcome. */
  readonly shares: Readonly<Record<Outcome, number>>;
}

/** What all known cells come to under one edition. */
export function tally({ plan, counts, known }: Picture, edition: number): Tally {
  const sums = new Array<number>(CLASSES).fill(0);
  let cells = 0;
  for (let cell = 0; cell < known.length; cell += 1) {
    if (known[cell] === 0) continue;
    cells += 1;
    const from = (cell * plan.editions.length + edition) * CLASSES;
    for (let k = 0; k < CLASSES; k += 1) sums[k] = (sums[k] as number) + (counts[from + k] as number);
  }
  const legal = cells - (sums[0] as number) / samplesOf(plan);
  const tries = legal * samplesOf(plan);
  const shares = Object.fromEntries(OUTCOMES.map((outcome, i) => [outcome, tries === 0 ? 0 : (sums[i + 1] as number) / tries]));
  return { cells, legal, shares: shares as Record<Outcome, number> };
}

/** The share of tries after which the shooter goes on or has won. */
export const goodShare = (picture: Picture, cell: number, edition: number): number =>
  shareOf(picture, cell, edition, 'on') + shareOf(picture, cell, edition, 'won');

export interface Best {
  readonly cell: number;
  readonly column: number;
  readonly row: number;
  /** Share of the tries after which one goes on, 0 to 1. */
  readonly share: number;
  /** How far the direction may be off to either side for the right to be kept, degrees; at the map's fineness. */
  readonly room: number;
}

/** Rows to either side over which the shooter still goes on. */
function roomAt(picture: Picture, from: Int32Array, column: number, row: number, edition: number): number {
  let width = 0;
  for (; row - width >= 0 && row + width < ROWS; width += 1) {
    const above = from[(row - width) * COLUMNS + column] as number;
    const below = from[(row + width) * COLUMNS + column] as number;
    if (above < 0 || below < 0 || goodShare(picture, above, edition) < 0.5 || goodShare(picture, below, edition) < 0.5) break;
  }
  return width;
}

/** Strokes nearer to each other than this are one way of playing. */
const APART = { columns: 14, rows: 6 };

/** The strokes to be recommended, best first: the likeliest to keep the right, among equals those that forgive most. */
export function bestStrokes(picture: Picture, edition: number, count: number): readonly Best[] {
  const from = nearestKnown(picture);
  const degrees = Math.abs(picture.plan.to - picture.plan.from) / ROWS;
  const all: Best[] = [];
  for (let cell = 0; cell < picture.known.length; cell += 1) {
    const share = picture.known[cell] === 1 ? goodShare(picture, cell, edition) : 0;
    if (share === 0) continue;
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    all.push({ cell, column, row, share, room: roomAt(picture, from, column, row, edition) * degrees });
  }
  all.sort((a, b) => b.share - a.share || b.room - a.room || a.cell - b.cell);
  const chosen: Best[] = [];
  for (const one of all) {
    if (chosen.length === count) break;
    const near = (other: Best) => Math.abs(other.column - one.column) < APART.columns && Math.abs(other.row - one.row) < APART.rows;
    if (!chosen.some(near)) chosen.push(one);
  }
  return chosen;
}

/** The mean share of going on over the known cells of each column, and of each row; NaN where none is known. */
export function margins(picture: Picture, edition: number): { readonly columns: Float64Array; readonly rows: Float64Array } {
  const columns = new Float64Array(COLUMNS);
  const rows = new Float64Array(ROWS);
  const [perColumn, perRow] = [new Uint32Array(COLUMNS), new Uint32Array(ROWS)];
  for (let cell = 0; cell < picture.known.length; cell += 1) {
    if (picture.known[cell] === 0) continue;
    const [c, r] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const share = goodShare(picture, cell, edition);
    columns[c] = (columns[c] as number) + share;
    rows[r] = (rows[r] as number) + share;
    perColumn[c] = (perColumn[c] as number) + 1;
    perRow[r] = (perRow[r] as number) + 1;
  }
  return { columns: columns.map((sum, i) => sum / (perColumn[i] as number)), rows: rows.map((sum, i) => sum / (perRow[i] as number)) };
}
