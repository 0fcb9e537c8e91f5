/** The loop: to the next thing that happens, let it happen, until all rests. */
import { NOMINAL } from '../geometry/parameters.ts';
import type { Table } from '../geometry/table.ts';
import { SIMULTANEOUS } from '../geometry/tolerance.ts';
import { doubleHit } from './cue.ts';
import { ShotError } from './error.ts';
import { orderOf } from './ids.ts';
import { createLog, groupsOf, type Log, sortedEvents } from './log.ts';
import { begin, resolve } from './resolve.ts';
import { nextTime } from './schedule.ts';
import { createTracks, type Tracks, trace } from './tracks.ts';
import type { Disc, DiscId, Point, Position, Shot, ShotReport } from './types.ts';
import { validate } from './validate.ts';
import { setUp, world } from './world.ts';

const w = world;

/** Instants after which a stroke is given up: a hundred times the most seen in any physical one. */
const EVENT_CAP = 200_000;
/** Instants without progress during which leaning bodies are nudged apart as usual (cluster.ts); then twice as hard, doubled again after so many. */
const PATIENCE = 24;
const FURTHER = 8;

/** A simulated stroke with everything a replay needs. */
export interface SimulatedStroke {
  readonly report: ShotReport;
  readonly tracks: Tracks;
  /** Discs at rest with their centre so near a pocket's edge that they may still fall untouched. */
  readonly unstable: readonly DiscId[];
  /** Indices into `report.events` of contacts that one simultaneous law resolved together. */
  readonly groups: readonly (readonly number[])[];
  /** When the model's cue would touch the striker a second time, s; null where it would not (cue.ts). */
  readonly doubleHit: number | null;
}

/** How often the nudge is doubled after so many instants without progress. */
const doublingsAfter = (stalled: number): number => (stalled <= PATIENCE ? 0 : Math.ceil((stalled - PATIENCE) / FURTHER));

function run(log: Log, tracks: Tracks | null): void {
  begin();
  if (tracks !== null) trace(tracks, w);
  let stalled = 0;
  for (let count = 0; count < EVENT_CAP; count += 1) {
    const t = nextTime();
    if (t === Number.POSITIVE_INFINITY) return;
    stalled = t - w.now > SIMULTANEOUS ? 0 : stalled + 1;
    if (t > w.now) w.now = t;
    resolve(log, doublingsAfter(stalled));
    if (tracks !== null) trace(tracks, w);
  }
  throw new ShotError('event-cap', 'stroke');
}

/** Never −0. */
const plain = (v: number): number => v + 0;

function placeOf(i: number): Point {
  return { x: plain(w.x[i] as number), y: plain(w.y[i] as number) };
}

/** Whether the shot has its discs red first, then by number. */
function isInOrder(log: Log, n: number): boolean {
  for (let i = 2; i < n; i += 1) if ((log.order[i] as number) < (log.order[i - 1] as number)) return false;
  return true;
}

/** What lies where, the discs red first, then by number. */
function positionOf(log: Log, shot: Shot): Position {
  const discs: Disc[] = [];
  for (let i = 1; i < w.n; i += 1) {
    if (w.alive[i] === 0) continue;
    const { id, color } = shot.before.discs[i - 1] as Disc;
    discs.push({ id, color, x: plain(w.x[i] as number), y: plain(w.y[i] as number) });
  }
  if (!isInOrder(log, w.n)) discs.sort((p, q) => orderOf(p.id) - orderOf(q.id));
  return { discs, striker: w.alive[0] === 1 ? placeOf(0) : null };
}

function reportOf(log: Log, shot: Shot): ShotReport {
  return { events: sortedEvents(log), after: positionOf(log, shot), duration: w.now };
}

/** How far outside a pocket's edge a centre is still unsafe, mm. */
const UNSAFE = 1;

function unstableOf(after: Position): readonly DiscId[] {
  const { pocketRadius, pocketCentre } = w.geometry;
  const limit = pocketRadius + UNSAFE;
  return after.discs
    .filter((disc) => {
      const dx = Math.abs(disc.x) - pocketCentre;
      const dy = Math.abs(disc.y) - pocketCentre;
      return dx * dx + dy * dy < limit * limit;
    })
    .map((disc) => disc.id);
}

/** Plays a stroke to rest on a table of these sizes. Throws ShotError on invalid input, nothing else. */
export function simulate(shot: Shot, geometry: Table = NOMINAL): ShotReport {
  setUp(shot, validate(shot, geometry), geometry);
  const log = createLog(shot);
  run(log, null);
  return reportOf(log, shot);
}

/** What `simulate` reports of a stroke; null where it refuses the stroke. */
export function simulateOrNull(shot: Shot, geometry: Table = NOMINAL): ShotReport | null {
  try {
    return simulate(shot, geometry);
  } catch (error) {
    if (error instanceof ShotError) return null;
    throw error;
  }
}

/** Plays a stroke to rest and keeps every body's path. The report is the same to the bit as `simulate`'s. */
export function simulateTracks(shot: Shot, geometry: Table = NOMINAL): SimulatedStroke {
  setUp(shot, validate(shot, geometry), geometry);
  const log = createLog(shot);
  const tracks = createTracks(shot);
  run(log, tracks);
  const report = reportOf(log, shot);
  return { report, tracks, unstable: unstableOf(report.after), groups: groupsOf(log), doubleHit: doubleHit(tracks, w.table.strikerMass) };
}
