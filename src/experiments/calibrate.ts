/**
 * The constants of a table from filmed strokes: least squares (Levenberg and Marquardt) on every place measured, with each stroke's angle and
 * speed fitted along, since nobody knows those of a hand.
 */
import { ShotError } from '../physics/error.ts';
import { DEFAULT_TABLE } from '../physics/parameters.ts';
import { simulateTracks } from '../physics/simulate.ts';
import { positionsAt } from '../physics/tracks.ts';
import type { Position, Shot } from '../physics/types.ts';

/** What was seen at one time after the cue's touch, s. Bodies that were not measured are left out. */
export interface Frame {
  readonly t: number;
  readonly seen: Position;
}

/** A filmed stroke; `shot.stroke` is a first guess, a few degrees and a fifth of the speed off at most. */
export interface Filmed {
  readonly shot: Shot;
  readonly frames: readonly Frame[];
}

const CONSTANTS = ['friction', 'restitutionDisc', 'restitutionBoard', 'contactFriction'] as const;
const BOUNDS = [
  [0.005, 1],
  [0, 1],
  [0, 1],
  [0, 1],
] as const;
/** Steps of the differences, a speed's and all others'; the strokes are smooth on this scale as long as the same things touch in the same order. */
const SPEED_STEP = 1e-6;
const STEP = 1e-5;

export interface Calibration {
  readonly friction: number;
  readonly restitutionDisc: number;
  readonly restitutionBoard: number;
  readonly contactFriction: number;
  /** Root mean square of what is left, mm. */
  readonly residual: number;
  /** One standard error of each constant, from what is left. */
  readonly errors: Readonly<Record<(typeof CONSTANTS)[number], number>>;
  readonly strokes: readonly { readonly angle: number; readonly speed: number }[];
}

type Vector = readonly number[];

function shotWith(filmed: Filmed, p: Vector, k: number): Shot {
  const table: Record<string, number> = {};
  CONSTANTS.forEach((name, i) => {
    table[name] = p[i] as number;
  });
  const stroke = { angle: p[4 + 2 * k] as number, speed: p[5 + 2 * k] as number };
  return { ...filmed.shot, stroke, table: { ...filmed.shot.table, ...table } };
}

/** A body that the model has lost counts as this far off, mm. */
const LOST = 100;

function residualsOf(filmed: Filmed, shot: Shot): number[] {
  const out: number[] = [];
  const { tracks } = simulateTracks(shot);
  for (const { t, seen } of filmed.frames) {
    const at = positionsAt(tracks, t);
    const compare = (want: { x: number; y: number }, got: { x: number; y: number } | null | undefined): void => {
      out.push(got == null ? LOST : got.x - want.x, got == null ? LOST : got.y - want.y);
    };
    if (seen.striker != null) compare(seen.striker, at.striker);
    for (const disc of seen.discs) {
      compare(
        disc,
        at.discs.find((d) => d.id === disc.id),
      );
    }
  }
  return out;
}

const allResiduals = (film: readonly Filmed[], p: Vector): number[] => film.flatMap((f, k) => residualsOf(f, shotWith(f, p, k)));

const squares = (r: Vector): number => r.reduce((s, v) => s + v * v, 0);

function bounded(p: Vector): number[] {
  return p.map((v, i) =>
    i < 4 ? Math.min((BOUNDS[i] as readonly number[])[1] as number, Math.max((BOUNDS[i] as readonly number[])[0] as number, v)) : v,
  );
}

/** Columns of the Jacobian by central differences (one-sided at a bound). A stroke's own angle and speed change nothing of the others. */
function columns(film: readonly Filmed[], p: Vector): number[][] {
  const counts = film.map(({ frames }) =>
    frames.reduce((sum, { seen }) => sum + 2 * ((seen.striker == null ? 0 : 1) + seen.discs.length), 0),
  );
  return p.map((_, i) => {
    const h = i > 4 && i % 2 === 1 ? SPEED_STEP : STEP;
    const up = bounded(p.map((v, j) => (j === i ? v + h : v)));
    const down = bounded(p.map((v, j) => (j === i ? v - h : v)));
    const width = (up[i] as number) - (down[i] as number);
    return film.flatMap((f, k) => {
      if (i >= 4 && k !== Math.floor((i - 4) / 2)) return new Array<number>(counts[k] as number).fill(0);
      const [a, b] = [residualsOf(f, shotWith(f, up, k)), residualsOf(f, shotWith(f, down, k))];
      return a.map((v, j) => (v - (b[j] as number)) / width);
    });
  });
}

/** Solves the symmetric system in place by elimination with pivots; zeros where it is singular. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  const m = matrix.map((rowOf, i) => [...rowOf, right[i] as number]);
  for (let c = 0; c < n; c += 1) {
    let pivot = c;
    for (let r = c + 1; r < n; r += 1) if (Math.abs(m[r]?.[c] as number) > Math.abs(m[pivot]?.[c] as number)) pivot = r;
    [m[c], m[pivot]] = [m[pivot] as number[], m[c] as number[]];
    const head = m[c] as number[];
    if (Math.abs(head[c] as number) < 1e-300) continue;
    for (let r = 0; r < n; r += 1) {
      if (r === c) continue;
      const f = ((m[r] as number[])[c] as number) / (head[c] as number);
      if (f !== 0) for (let k = c; k <= n; k += 1) (m[r] as number[])[k] = ((m[r] as number[])[k] as number) - f * (head[k] as number);
    }
  }
  return m.map((rowOf, i) => (Math.abs(rowOf[i] as number) < 1e-300 ? 0 : (rowOf[n] as number) / (rowOf[i] as number)));
}

const dot = (a: Vector, b: Vector): number => a.reduce((s, v, i) => s + v * (b[i] as number), 0);

/** One damped step downhill, the damping raised until it is one; null when nothing helps any more. */
function improve(film: readonly Filmed[], p: Vector, damping: number): { p: number[]; damping: number; gain: number } | null {
  const r = allResiduals(film, p);
  const J = columns(film, p);
  const normal = J.map((a) => J.map((b) => dot(a, b)));
  const gradient = J.map((a) => -dot(a, r));
  const now = squares(r);
  for (let d = damping; d < 1e12; d *= 8) {
    const damped = normal.map((rowOf, i) => rowOf.map((v, j) => (i === j ? v * (1 + d) + 1e-12 : v)));
    const next = bounded(p.map((v, i) => v + (solve(damped, gradient)[i] as number)));
    const then = trySquares(film, next);
    if (then < now) return { p: next, damping: Math.max(1e-12, d / 20), gain: now - then };
  }
  return null;
}

function trySquares(film: readonly Filmed[], p: Vector): number {
  try {
    return squares(allResiduals(film, p));
  } catch (error) {
    if (error instanceof ShotError) return Number.POSITIVE_INFINITY;
    throw error;
  }
}

function errorsOf(film: readonly Filmed[], p: Vector, left: number, count: number): number[] {
  const J = columns(film, p);
  const normal = J.map((a) => J.map((b) => dot(a, b)));
  const variance = left / Math.max(1, count - p.length);
  return CONSTANTS.map((_, i) => {
    const unit = p.map((__, j) => (j === i ? 1 : 0));
    return Math.sqrt(Math.max(0, variance * (solve(normal, unit)[i] as number)));
  });
}

/** What was filmed of one table fits within ten rounds; what is no film of a table never would. */
export const ROUNDS = 30;

/** Fits the four constants, and each stroke, to what was filmed, in so many `rounds` at most. Throws ShotError where a shot is invalid. */
export function calibrate(film: readonly Filmed[], rounds = ROUNDS): Calibration {
  let p: number[] = [
    ...CONSTANTS.map((name) => film[0]?.shot.table?.[name] ?? DEFAULT_TABLE[name]),
    ...film.flatMap((f) => [f.shot.stroke.angle, f.shot.stroke.speed]),
  ];
  let damping = 1e-3;
  for (let round = 0; round < rounds; round += 1) {
    const better = improve(film, p, damping);
    if (better === null) break;
    p = better.p;
    damping = better.damping;
    if (better.gain < 1e-16) break;
  }
  const r = allResiduals(film, p);
  const errors = errorsOf(film, p, squares(r), r.length);
  const [friction, restitutionDisc, restitutionBoard, contactFriction] = p as [number, number, number, number];
  return {
    friction,
    restitutionDisc,
    restitutionBoard,
    contactFriction,
    residual: Math.sqrt(squares(r) / Math.max(1, r.length)),
    errors: {
      friction: errors[0] as number,
      restitutionDisc: errors[1] as number,
      restitutionBoard: errors[2] as number,
      contactFriction: errors[3] as number,
    },
    strokes: film.map((_, k) => ({ angle: p[4 + 2 * k] as number, speed: p[5 + 2 * k] as number })),
  };
}
