import { describe, expect, test } from 'vitest';
import type { Disc, Position } from '../../../src/physics/types.ts';
import { boundsOf, inTray, nearestFree, nearestShift, withBody } from '../../../src/widgets/table/board/legal.ts';
import { snap } from '../../../src/widgets/table/board/snap.ts';

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

describe('snapping', () => {
  const drawn = (x: number, y: number, position = empty, id: 'red1' | 'striker' = 'red1') => {
    const { guides, ...place } = snap(id, { x, y }, position, 'south');
    return { ...place, kinds: guides.map((g) => g.kind) };
  };
  test('draws to a board and the middle line', () => expect(drawn(482, 3)).toEqual({ x: 485, y: 0, kinds: ['x', 'y'] }));
  test('draws to a zone line', () => expect(drawn(367, 200)).toEqual({ x: 370, y: 200, kinds: ['x'] }));
  test('leaves the rest alone', () => expect(drawn(100, 120)).toEqual({ x: 100, y: 120, kinds: [] }));
  test('draws to a disc it nearly touches', () => {
    expect(drawn(31.5, 12, { discs: [disc('red2', 0, 12)] })).toEqual({ x: 30, y: 12, kinds: ['touch'] });
  });
  test('between two discs it touches both', () => {
    const place = drawn(21, 33, { discs: [disc('red2', 0, 12), disc('red3', 40, 12)] });
    expect(place.kinds).toEqual(['touch', 'touch']);
    for (const x of [0, 40]) expect(Math.hypot(place.x - x, place.y - 12)).toBeCloseTo(30, 9);
  });
  test('on a line it touches as well', () => {
    const place = drawn(2, 51, { discs: [disc('red2', 15, 25)] });
    expect(place.kinds).toEqual(['touch', 'x']);
    expect(place.x).toBe(0);
    expect(Math.hypot(15, place.y - 25)).toBeCloseTo(30, 9);
  });
  test('draws to the circle, from inside and on its line', () => {
    for (const r of [110, 125, 140]) {
      const place = drawn((r + 2) * 0.6, (r + 2) * 0.8);
      expect(place.kinds).toEqual(['circle']);
      expect(Math.hypot(place.x, place.y)).toBeCloseTo(r, 9);
    }
  });
});

describe('several bodies move together', () => {
  const pair: Position = { discs: [disc('red1', 0, 0), disc('red2', 60, 0), disc('black1', 200, 0)], striker: { x: 0, y: -440 } };
  test('by what was wished where that is free', () =>
    expect(nearestShift(['red1', 'red2'], { x: -50, y: 80 }, pair, 'south')).toEqual({ x: -50, y: 80 }));
  test('to the board as a body', () => expect(nearestShift(['red1', 'red2'], { x: 900, y: 30 }, pair, 'south')).toEqual({ x: 425, y: 30 }));
  test('until one of them touches what is in the way', () => {
    const by = nearestShift(['red1', 'red2'], { x: 130, y: 0 }, pair, 'south');
    if (!by) throw new Error('there is room');
    const moved = [0, 60].map((x) => ({ x: x + by.x, y: by.y }));
    for (const p of moved) expect(Math.hypot(p.x - 200, p.y)).toBeGreaterThanOrEqual(30 - 1e-5);
  });
  test('the striker among them keeps to its zone', () => {
    expect(nearestShift(['red1', 'striker'], { x: 10, y: 300 }, pair, 'south')).toEqual({ x: 10, y: 64.5 });
    expect(nearestShift(['red1', 'striker'], { x: 10, y: 300 }, pair, null)).toEqual({ x: 10, y: 300 });
  });
  test('never onto anything, whatever is wished', () => {
    const others = pair.discs.slice(2);
    for (let i = 0; i < 400; i++) {
      const wish = { x: ((i * 137) % 1400) - 700, y: ((i * 211) % 1400) - 700 };
      const by = nearestShift(['red1', 'red2'], wish, { discs: pair.discs }, 'south');
      if (!by) continue;
      for (const d of pair.discs.slice(0, 2)) {
        const p = { x: d.x + by.x, y: d.y + by.y };
        expect(Math.abs(p.x) <= 485.001 && Math.abs(p.y) <= 485.001).toBe(true);
        for (const o of others) expect(Math.hypot(p.x - o.x, p.y - o.y)).toBeGreaterThanOrEqual(30 - 1e-4);
        expect(Math.hypot(Math.abs(p.x) - 435, Math.abs(p.y) - 435)).toBeGreaterThanOrEqual(50 - 1e-4);
      }
    }
  });
});

test('tray and table hold every disc once', () => {
  const start = withBody(withBody(empty, 'black2', { x: 0, y: 0 }), 'red3', { x: 50, y: 0 });
  expect(start.discs.map((d) => d.id)).toEqual(['red3', 'black2']);
  const ids = start.discs.map((d) => d.id);
  expect(inTray('red', ids, 8)).toEqual(['red1', 'red2', 'red4', 'red5', 'red6', 'red7', 'red8']);
  expect(withBody(start, 'red3', null).discs.map((d) => d.id)).toEqual(['black2']);
});
