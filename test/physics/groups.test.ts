/** Touching discs: the engine's law against soft bodies in the limit of stiffness. */
import { describe, expect, test } from 'vitest';
import { type Disc, simulateTracks } from '../../src/physics/index.ts';
import { comeApart } from './oracles/compliant.ts';
import { disc, PLAIN, shotAt, stateAt } from './support.ts';

interface Velocity {
  readonly x: number;
  readonly y: number;
}

/** Velocities just after the first contact: the engine's, and the oracle's from the same state. */
function both(
  discs: readonly Disc[],
  striker: Velocity,
  angle: number,
  eDisc = 0.8,
  eBoard = 0.75,
): { ours: Velocity[]; soft: Velocity[]; speed: number } {
  const table = { ...PLAIN, restitutionDisc: eDisc, restitutionBoard: eBoard };
  const { report, tracks } = simulateTracks(shotAt(discs, striker, angle, 2, table));
  const t = report.events[0]?.t as number;
  const speedOf = (i: number, at: number): Velocity => {
    const piece = tracks.pieces[i]?.filter((p) => p.t <= at).at(-1);
    const { speed } = stateAt(tracks, i, at);
    return { x: (piece?.ux ?? 0) * speed, y: (piece?.uy ?? 0) * speed };
  };
  const just = t - 1e-12;
  const before = tracks.pieces.map((_, i) => {
    const v = speedOf(i, just);
    const s = stateAt(tracks, i, just);
    return { x: s.x, y: s.y, vx: v.x, vy: v.y, r: i === 0 ? 22.25 : 15, m: i === 0 ? 22 : 5.05 };
  });
  const soft = comeApart(before, { kind: 'hysteretic', eDisc, eBoard, contactTime: 1e-6, discMass: 5.05 }).map((b) => ({
    x: b.vx,
    y: b.vy,
  }));
  return { ours: tracks.pieces.map((_, i) => speedOf(i, t)), soft, speed: Math.hypot(before[0]?.vx as number, before[0]?.vy as number) };
}

const line = (n: number): Disc[] => Array.from({ length: n }, (_, i) => disc(`red${i + 1}` as Disc['id'], 0, 30 * i));
const H = 25.98076211353316;

describe('velocities lie within 2 % of the limit of stiff bodies', () => {
  test.each([
    ['a pair in line', line(2), { x: 0, y: -300 }, 90],
    ['three in line', line(3), { x: 0, y: -300 }, 90],
    ['eight in line', line(8), { x: 0, y: -300 }, 90],
    ['two at once', [disc('red1', -15, 0), disc('red2', 15, 0)], { x: 0, y: -300 }, 90],
    ['a triangle', [disc('red1', 0, 0), disc('red2', -15, H), disc('red3', 15, H)], { x: 4, y: -300 }, 90],
    ['a disc at the board', [disc('red1', 0, 485)], { x: 5, y: 0 }, 90],
    ['a row at the board', [-45, -15, 15, 45].map((x, i) => disc(`red${i + 1}` as Disc['id'], x, 485)), { x: 6, y: 0 }, 90],
    ['one in a corner', [disc('black1', 485, 300), disc('black2', 485, 330)], { x: 300, y: 200 }, 40],
  ])('%s', (_, discs, striker, angle) => {
    const { ours, soft, speed } = both(discs, striker, angle);
    ours.forEach((v, i) => {
      expect(Math.abs(v.x - (soft[i] as Velocity).x)).toBeLessThan(0.02 * speed);
      expect(Math.abs(v.y - (soft[i] as Velocity).y)).toBeLessThan(0.02 * speed);
    });
  });
});

test.each([2, 3, 5, 8])("Newton's cradle of %d touching discs, e = 1: no energy is lost, the last leaves fastest", (n) => {
  const { ours, speed } = both(line(n), { x: 0, y: -300 }, 90, 1, 1);
  const energy = ours.reduce((s, v, i) => s + (i === 0 ? 22 : 5.05) * (v.x * v.x + v.y * v.y), 0);
  expect(Math.abs(energy / (22 * speed * speed) - 1)).toBeLessThan(1e-9);
  const speeds = ours.slice(1).map((v) => v.y);
  expect(Math.max(...speeds)).toBe(speeds.at(-1));
});

test('a pair in a group by itself separates at e of its approach', () => {
  const { ours, speed } = both([disc('red1', 0, 0), disc('red2', 30, 0)], { x: 0, y: -300 }, 90);
  expect(Math.abs(((ours[1] as Velocity).y - (ours[0] as Velocity).y) / speed - 0.8)).toBeLessThan(1e-9);
  expect(ours[2]).toEqual({ x: 0, y: 0 });
});

test('contacts of one group bear one time and are listed as a group', () => {
  const { report, groups } = simulateTracks(shotAt(line(3), { x: 0, y: -300 }, 90, 2, PLAIN));
  const times = (groups[0] as readonly number[]).map((i) => report.events[i]?.t);
  expect(times).toHaveLength(3);
  expect(new Set(times).size).toBe(1);
  expect(report.events[0]).toMatchObject({ a: 'striker', b: 'red1' });
});

test.each([
  [1e-9, 1],
  [1e-7, 1],
  [1e-5, 3],
  [1e-3, 3],
  [0.1, 3],
  [1, 3],
])('a gap of %d mm in a line of three: the striker touches first, and the three contacts have %d times', (gap, times) => {
  const discs = line(3).map((d, i) => ({ ...d, y: d.y + gap * i }));
  const { report } = simulateTracks(shotAt(discs, { x: 0, y: -300 }, 90, 2, PLAIN));
  const first = report.events.slice(0, 3);
  expect(first.map((e) => e.type === 'contact' && `${e.a} ${e.b}`)).toEqual(['striker red1', 'red1 red2', 'red2 red3']);
  expect(new Set(first.map((e) => e.t)).size).toBe(times);
});

test('a contact that hands over little is in the log as well', () => {
  // 15° off square to the blow: some quarter of it goes on
  const aside = disc('red2', 30 * 0.9659258262890683, 30 * 0.25881904510252074);
  const { report } = simulateTracks(shotAt([disc('red1', 0, 0), aside], { x: 0, y: -300 }, 90, 2, PLAIN));
  expect(report.events.slice(0, 2)).toMatchObject([{ b: 'red1' }, { a: 'red1', b: 'red2' }]);
  expect(report.events[1]?.t).toBe(report.events[0]?.t);
});

test.each([
  ['red1', 'red2'],
  ['red2', 'red1'],
] as const)('contacts of one instant are listed by place, whatever the discs are called: %s west, %s east', (west, east) => {
  const pair = [disc(west, -15, 0), disc(east, 15, 0)];
  for (const discs of [pair, pair.toReversed()]) {
    const { events } = simulateTracks(shotAt(discs, { x: 0, y: -300 }, 90, 2, PLAIN)).report;
    expect(events.slice(0, 2)).toMatchObject([{ b: west }, { b: east }]);
    expect(events[1]?.t).toBe(events[0]?.t);
  }
});
