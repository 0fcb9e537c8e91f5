import { describe, expect, test } from 'vitest';
import type { Disc, Position } from '../../src/physics/types.ts';
import { boundsOf, inTray, nearestFree, snap, withBody } from '../../src/widgets/table/legal.ts';

const disc = (id: Disc['id'], x: number, y: number): Disc => ({ id, color: id.startsWith('red') ? 'red' : 'black', x, y });
const empty: Position = { discs: [], striker: null };

/** A slow second answer: the nearest free place on a grid of 0.5 mm. */
function bruteForce(x: number, y: number, position: Position): number {
  let least = Number.POSITIVE_INFINITY;
  for (let gx = -485; gx <= 485; gx += 0.5) {
    for (let gy = -485; gy <= 485; gy += 0.5) {
      const d = Math.hypot(gx - x, gy - y);
      if (d >= least) continue;
      const onDisc = position.discs.some((o) => Math.hypot(gx - o.x, gy - o.y) < 30);
      const inPocket = [-435, 435].some((px) => [-435, 435].some((py) => Math.hypot(gx - px, gy - py) < 50));
      if (!onDisc && !inPocket) least = d;
    }
  }
  return least;
}

describe('a disc slides to the nearest place it can lie', () => {
  test('lies where it was put when that is free', () => {
    expect(nearestFree('red1', { x: 10, y: 20 }, empty, 'south')).toEqual({ x: 10, y: 20, slid: null });
  });
  test('off the surface: to the board', () => {
    expect(nearestFree('red1', { x: 900, y: 20 }, empty, 'south')).toEqual({ x: 485, y: 20, slid: 'edge' });
  });
  test('onto another: beside it, touching', () => {
    const place = nearestFree('red1', { x: 10, y: 0 }, { discs: [disc('black1', 0, 0)] }, 'south');
    expect(place).toEqual({ x: 30, y: 0, slid: 'disc' });
  });
  test('into a pocket: to its edge', () => {
    const place = nearestFree('red1', { x: 435, y: 420 }, empty, 'south');
    expect(place?.slid).toBe('pocket');
    expect(Math.hypot((place?.x ?? 0) - 435, (place?.y ?? 0) - 435)).toBeGreaterThanOrEqual(50);
  });
  test('agrees with a search over the whole table in crowded places', () => {
    const crowd: Position = {
      discs: [disc('red2', 0, 0), disc('red3', 40, 5), disc('black1', 15, 38), disc('black2', 400, 485), disc('black3', 380, 455)],
    };
    for (const [x, y] of [
      [18, 14],
      [420, 470],
      [385, 470],
      [0, 520],
      [21, 21],
    ] as const) {
      const place = nearestFree('red1', { x, y }, crowd, 'south');
      const got = Math.hypot((place?.x ?? 9e9) - x, (place?.y ?? 9e9) - y);
      expect(got).toBeLessThanOrEqual(bruteForce(x, y, crowd) + 1e-6);
      for (const o of crowd.discs) expect(Math.hypot((place?.x ?? 0) - o.x, (place?.y ?? 0) - o.y)).toBeGreaterThanOrEqual(30 - 1e-5);
    }
  });
});

describe('the striker stays in the shooter’s edge zone', () => {
  test.each([
    ['south', { minX: -364.5, maxX: 364.5, minY: -477.75, maxY: -375.5 }],
    ['north', { minX: -364.5, maxX: 364.5, minY: 375.5, maxY: 477.75 }],
    ['west', { minX: -477.75, maxX: -375.5, minY: -364.5, maxY: 364.5 }],
  ] as const)('%s', (seat, bounds) => expect(boundsOf('striker', seat)).toEqual(bounds));
  test('and says so', () => expect(nearestFree('striker', { x: 0, y: 0 }, empty, 'south')).toEqual({ x: 0, y: -375.5, slid: 'zone' }));
  test('a full zone has no place', () => {
    const wall = Array.from({ length: 60 }, (_, i) => disc(`red${i + 1}`, -370 + (i % 30) * 25, i < 30 ? -470 : -400));
    expect(nearestFree('striker', { x: 0, y: -440 }, { discs: wall }, 'south')).toBeNull();
  });
});

test('snapping draws to a board, a middle line and a near disc, and leaves the rest alone', () => {
  expect(snap('red1', { x: 482, y: 3 }, empty, 'south')).toEqual({ x: 485, y: 0 });
  expect(snap('red1', { x: 100, y: 120 }, empty, 'south')).toEqual({ x: 100, y: 120 });
  expect(snap('red1', { x: 31.5, y: 0 }, { discs: [disc('red2', 0, 0)] }, 'south')).toEqual({ x: 30, y: 0 });
});

test('tray and table hold every disc once', () => {
  const start = withBody(withBody(empty, 'black2', { x: 0, y: 0 }), 'red3', { x: 50, y: 0 });
  expect(start.discs.map((d) => d.id)).toEqual(['red3', 'black2']);
  expect(inTray('red', start, 8)).toEqual(['red1', 'red2', 'red4', 'red5', 'red6', 'red7', 'red8']);
  expect(withBody(start, 'red3', null).discs.map((d) => d.id)).toEqual(['black2']);
});
