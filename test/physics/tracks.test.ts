import { expect, test } from 'vitest';
import { NOMINAL } from '../../src/geometry/parameters.ts';
import { positionsAt, type Shot, simulate, simulateTracks } from '../../src/physics/index.ts';
import { anyShot, generator } from './support.ts';

test('tracks begin where the shot does, end where the report does, and leave the report as it is', () => {
  const random = generator(21);
  for (let k = 0; k < 100; k += 1) {
    const shot = anyShot(random);
    const { report, tracks } = simulateTracks(shot);
    expect(report).toEqual(simulate(shot));
    expect(positionsAt(tracks, 0).striker).toEqual(shot.before.striker);
    const end = positionsAt(tracks, report.duration + 1);
    expect(end.striker).toEqual(report.after.striker);
    const places = new Map(end.discs.map((d) => [d.id, d]));
    for (const d of report.after.discs) expect(places.get(d.id)).toEqual(d);
    expect(places.size).toBe(report.after.discs.length);
  }
});

test('reading a track a thousand times changes nothing, and nothing jumps', () => {
  const shot = anyShot(generator(5));
  const { report, tracks } = simulateTracks(shot);
  const step = report.duration / 1000;
  const fastest = Math.max(...tracks.pieces.flatMap((list) => list.map((p) => p.speed)));
  let last = positionsAt(tracks, 0);
  for (let k = 1; k <= 1000; k += 1) {
    const now = positionsAt(tracks, k * step);
    for (const d of now.discs) {
      const was = last.discs.find((q) => q.id === d.id);
      expect(Math.hypot(d.x - (was?.x ?? d.x), d.y - (was?.y ?? d.y))).toBeLessThanOrEqual(fastest * step + 1e-9);
    }
    last = now;
  }
  expect(simulateTracks(shot).tracks).toEqual(tracks);
});

test('a body that turns straight back at the very start is shown turned', () => {
  const shot: Shot = {
    before: { discs: [], striker: { x: 0, y: -NOMINAL.strikerTight } },
    shooter: 'south',
    stroke: { angle: 270, speed: 1 },
    table: { restitutionBoard: 1, contactFriction: 0 },
  };
  const { tracks, doubleHit } = simulateTracks(shot);
  expect(positionsAt(tracks, 0.05).striker?.y).toBeGreaterThan(-NOMINAL.strikerTight);
  expect(doubleHit).toBeLessThan(0.001);
});
