/** A stroke read a thousand times on the way, or stopped, written down and taken up again later, comes out to the bit as in one go. */
import { expect, test } from 'vitest';
import { NOMINAL } from '../../src/geometry/parameters.ts';
import { positionsAt, type Shot, simulate, simulateTracks, type Tracks } from '../../src/physics/index.ts';
import { createLog, type Log, sortedEvents } from '../../src/physics/log.ts';
import { begin, resolve } from '../../src/physics/resolve.ts';
import { nextTime } from '../../src/physics/schedule.ts';
import { validate } from '../../src/physics/validate.ts';
import { setUp, type World, world } from '../../src/physics/world.ts';
import { anyShot, generator, tightBreak } from './support.ts';

const random = generator(16);
const SHOTS: readonly Shot[] = [
  ...Array.from({ length: 30 }, () => anyShot(random)),
  ...Array.from({ length: 10 }, () => tightBreak(random, {})),
  ...Array.from({ length: 10 }, () => tightBreak(random, { spin: true })),
];

type Saved = Readonly<Record<string, unknown>>;

/** Every bit of a world, as text can carry it: the bytes of its arrays, the rest as it is. */
function save(w: World): Saved {
  const entries = Object.entries(w).map(([key, value]) => [key, ArrayBuffer.isView(value) ? [...bytesOf(value)] : value]);
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}

const bytesOf = (view: ArrayBufferView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

function restore(saved: Saved): void {
  const fields = world as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(saved)) {
    const field = fields[key];
    if (ArrayBuffer.isView(field)) bytesOf(field).set(value as number[]);
    else fields[key] = value;
  }
}

/** Up to `most` instants; how many there were. */
function advance(log: Log, most: number): number {
  for (let count = 0; count < most; count += 1) {
    const t = nextTime();
    if (t === Number.POSITIVE_INFINITY) return count;
    world.now = Math.max(world.now, t);
    resolve(log, 0);
  }
  return most;
}

function fresh(shot: Shot): Log {
  setUp(shot, validate(shot, NOMINAL), NOMINAL);
  begin();
  return createLog(shot);
}

/** Every body's place, and the log. */
function outcome(log: Log): unknown {
  const { n, x, y, alive, now } = world;
  return structuredClone({ x: x.slice(0, n), y: y.slice(0, n), alive: alive.slice(0, n), now, events: sortedEvents(log) });
}

test('stopped half-way, written down, other strokes in between, taken up again', () => {
  for (const shot of SHOTS) {
    const whole = fresh(shot);
    const instants = advance(whole, 1000);
    const expected = outcome(whole);
    const first = fresh(shot);
    advance(first, Math.floor(instants / 2));
    const [stored, log] = [save(world), JSON.parse(JSON.stringify(first)) as Log];
    for (const other of SHOTS.slice(0, 5)) simulate(other);
    fresh({ ...shot, stroke: { angle: 1, speed: 3 } });
    restore(stored);
    advance(log, 1000);
    expect(outcome(log)).toEqual(expected);
  }
});

test('a thousand looks at a stroke change nothing, and the last is where it ended', () => {
  for (const shot of SHOTS.slice(0, 20)) {
    const { report, tracks } = simulateTracks(shot);
    const before = JSON.stringify(tracks);
    const once = JSON.stringify(positionsAt(tracks, report.duration / 3));
    for (let k = 0; k <= 1000; k += 1) positionsAt(tracks, (report.duration * k) / 1000);
    expect(JSON.stringify(tracks)).toBe(before);
    expect(JSON.stringify(positionsAt(tracks, report.duration / 3))).toBe(once);
    const stored = JSON.parse(before) as Tracks;
    expect(JSON.stringify(positionsAt(stored, report.duration / 3))).toBe(once);
    expect(simulate(shot)).toEqual(report);
    for (const disc of positionsAt(stored, report.duration).discs) {
      const end = report.after.discs.find(({ id }) => id === disc.id);
      expect(Math.hypot(disc.x - (end?.x ?? Number.NaN), disc.y - (end?.y ?? Number.NaN))).toBeLessThan(1e-9);
    }
  }
});
