import { describe, expect, test } from 'vitest';
import { View } from '../../../src/widgets/table/board/view.svelte.ts';

const box = { left: 100, top: 50, width: 545, height: 545 };
const SEATS = ['south', 'west', 'north', 'east'] as const;
const OWN = { south: { x: 0, y: -500 }, west: { x: -500, y: 0 }, north: { x: 0, y: 500 }, east: { x: 500, y: 0 } } as const;

describe.each(SEATS)('seen from %s', (seat) => {
  const view = new View();
  view.seat = seat;
  /** What lies under a place of the drawing. */
  const under = ({ x, y }: { readonly x: number; readonly y: number }) =>
    view.toTable(box, box.left + (x + 545) / 2, box.top + (y + 545) / 2);
  const about = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });
  test('the own board is at the bottom', () => expect(under({ x: 0, y: 500 })).toEqual(about(OWN[seat])));
  test('a place on the screen is the place that SVG’s own turning draws there', () => {
    const a = (view.turn * Math.PI) / 180;
    for (const p of [{ x: 123, y: -77 }, { x: -400, y: 310 }, OWN[seat]]) {
      const drawn = { x: p.x * Math.cos(a) - -p.y * Math.sin(a), y: p.x * Math.sin(a) + -p.y * Math.cos(a) };
      expect(under(drawn)).toEqual(about(p));
    }
  });
  test('a step up on the screen leads away from the own board', () => {
    const up = view.step(0, 1);
    expect(up.x * OWN[seat].x + up.y * OWN[seat].y).toBe(-500);
  });
});

describe('nearer', () => {
  test('what lies under the hand stays there', () => {
    const view = new View();
    const before = view.toTable(box, 300, 400);
    view.zoomBy(2.5, box, 300, 400);
    const after = view.toTable(box, 300, 400);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    expect(view.span).toBeCloseTo(1090 / 2.5);
  });
  test('never beyond the boards, never nearer than eight times, and back to the whole', () => {
    const view = new View();
    view.zoomBy(100);
    expect(view.zoom).toBe(8);
    view.panBy(box, 99999, -99999);
    expect(view.toTable(box, box.left, box.top + box.height)).toEqual({ x: -545, y: -545 });
    view.zoomBy(0.001);
    expect(view.box).toBe('-545 -545 1090 1090');
    expect(view.whole).toBe(true);
  });
});
