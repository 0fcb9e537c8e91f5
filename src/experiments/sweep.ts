/**
 * Many strokes at once: places of the striker × angles × speeds, each tried with an unsteady hand as often as asked. Work is cut into chunks
 * that depend on nothing but the plan, so any number of workers in any order gives the same bytes.
 */
import { ShotError } from '../physics/error.ts';
import { MAX_SPEED } from '../physics/ranges.ts';
import { simulate } from '../physics/simulate.ts';
import type { BodyId, Disc, Point, Seat, Shot, TableParameters } from '../physics/types.ts';
import { DRAWS_PER_NORMAL, normal } from '../random/normal.ts';

/** What is to be tried. */
export interface SweepPlan {
  readonly discs: readonly Disc[];
  readonly shooter: Seat;
  readonly table?: Partial<TableParameters>;
  readonly placements: readonly Point[];
  /** Degrees. */
  readonly angles: readonly number[];
  /** m/s. */
  readonly speeds: readonly number[];
  /** Standard deviations of angle (degrees) and speed (share of it), and how often each stroke is tried. */
  readonly hand?: { readonly angle: number; readonly speed: number; readonly samples: number; readonly seed: number };
}

/** What came of all samples of one stroke; shares of samples. */
export interface SweepCell {
  readonly placement: number;
  readonly angle: number;
  readonly speed: number;
  /** First body struck, by id. */
  readonly first: Readonly<Record<string, number>>;
  readonly pocketed: Readonly<Record<string, number>>;
  /** The striker can't stand there. */
  readonly illegal: boolean;
}

/** Strokes in a chunk. */
export const CHUNK = 64;
/** Words per stroke: first disc struck (1 on, 0 none), discs pocketed as bits, flags. */
const WORDS = 3;
const STRIKER_POCKETED = 1;
const ILLEGAL = 2;

const samplesOf = (plan: SweepPlan): number => plan.hand?.samples ?? 1;

/** Number of strokes in the plan. */
export const sweepSize = (plan: SweepPlan): number => plan.placements.length * plan.angles.length * plan.speeds.length * samplesOf(plan);

/** Number of chunks. */
export const chunkCount = (plan: SweepPlan): number => Math.ceil(sweepSize(plan) / CHUNK);

/** Stroke `index` of the plan: speeds run fastest but for the samples, then angles, then placements. */
function shotOf(plan: SweepPlan, index: number): Shot {
  const cell = Math.floor(index / samplesOf(plan));
  const speed = plan.speeds[cell % plan.speeds.length] as number;
  const rest = Math.floor(cell / plan.speeds.length);
  const angle = plan.angles[rest % plan.angles.length] as number;
  const striker = plan.placements[Math.floor(rest / plan.angles.length)] as Point;
  const { hand } = plan;
  const stroke =
    hand === undefined
      ? { angle, speed }
      : {
          angle: angle + hand.angle * normal(hand.seed, index, 0),
          speed: Math.min(MAX_SPEED, Math.max(0, speed * (1 + hand.speed * normal(hand.seed, index, DRAWS_PER_NORMAL)))),
        };
  const table = plan.table === undefined ? {} : { table: plan.table };
  return { before: { discs: plan.discs, striker }, shooter: plan.shooter, stroke, ...table };
}

function playInto(plan: SweepPlan, index: number, indexOf: ReadonlyMap<BodyId, number>, out: Uint32Array, at: number): void {
  try {
    for (const event of simulate(shotOf(plan, index)).events) {
      if (event.type === 'contact' && event.a === 'striker' && out[at] === 0) out[at] = 1 + (indexOf.get(event.b) as number);
      if (event.type !== 'pocketed') continue;
      if (event.disc === 'striker') out[at + 2] = (out[at + 2] as number) | STRIKER_POCKETED;
      else out[at + 1] = (out[at + 1] as number) | (1 << (indexOf.get(event.disc) as number));
    }
  } catch (error) {
    if (!(error instanceof ShotError)) throw error;
    out[at + 2] = ILLEGAL;
  }
}

/** Plays chunk `chunk`, WORDS words a stroke. */
export function sweepChunk(plan: SweepPlan, chunk: number): Uint32Array<ArrayBuffer> {
  const from = chunk * CHUNK;
  const count = Math.min(CHUNK, sweepSize(plan) - from);
  const out = new Uint32Array(count * WORDS);
  const indexOf = new Map<BodyId, number>(plan.discs.map((d, i) => [d.id, i]));
  for (let k = 0; k < count; k += 1) playInto(plan, from + k, indexOf, out, k * WORDS);
  return out;
}

/** The chunks' words in the plan's order. */
export function join(chunks: readonly Uint32Array[]): Uint32Array<ArrayBuffer> {
  const all = new Uint32Array(chunks.reduce((n, c) => n + c.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function shares(counts: ReadonlyMap<string, number>, samples: number): Record<string, number> {
  return Object.fromEntries([...counts].map(([id, n]) => [id, n / samples]));
}

function cellOf(plan: SweepPlan, words: Uint32Array, cell: number): SweepCell {
  const samples = samplesOf(plan);
  const first = new Map<string, number>();
  const pocketed = new Map<string, number>();
  const count = (map: Map<string, number>, id: string): void => void map.set(id, (map.get(id) ?? 0) + 1);
  let illegal = false;
  for (let k = cell * samples; k < (cell + 1) * samples; k += 1) {
    const struck = words[k * WORDS] as number;
    const mask = words[k * WORDS + 1] as number;
    const flags = words[k * WORDS + 2] as number;
    if (struck > 0) count(first, (plan.discs[struck - 1] as Disc).id);
    plan.discs.forEach((disc, i) => {
      if ((mask & (1 << i)) !== 0) count(pocketed, disc.id);
    });
    if ((flags & STRIKER_POCKETED) !== 0) count(pocketed, 'striker');
    illegal ||= (flags & ILLEGAL) !== 0;
  }
  const { stroke } = shotOf({ ...plan, hand: { angle: 0, speed: 0, samples, seed: 0 } }, cell * samples);
  const placement = Math.floor(cell / (plan.angles.length * plan.speeds.length));
  return { placement, ...stroke, first: shares(first, samples), pocketed: shares(pocketed, samples), illegal };
}

/** What came of every stroke of the plan, from the joined words. */
export function cellsOf(plan: SweepPlan, words: Uint32Array): readonly SweepCell[] {
  const cells = sweepSize(plan) / samplesOf(plan);
  return Array.from({ length: cells }, (_, i) => cellOf(plan, words, i));
}

/** One who plays chunks: a worker, or this thread. */
export type Player = (chunk: number) => Promise<Uint32Array>;

/** Called after every chunk: how many of how many. */
export type Progress = (done: number, of: number) => void;

/** Hands out chunks to the players until none is left. */
export async function runSweep(plan: SweepPlan, players: readonly Player[], progress: Progress = () => {}): Promise<Uint32Array> {
  const total = chunkCount(plan);
  const chunks: Uint32Array[] = new Array(total);
  let next = 0;
  let done = 0;
  const work = async (play: Player): Promise<void> => {
    while (next < total) {
      const chunk = next;
      next += 1;
      chunks[chunk] = await play(chunk);
      done += 1;
      progress(done, total);
    }
  };
  await Promise.all(players.map(work));
  return join(chunks);
}
