import { describe, expect, test } from 'vitest';
import { View } from '../../../src/widgets/table/board/view.svelte.ts';

const box = { left: 100, top: 50, width: 545, height: 545 };
const SEATS = ['south', 'west', 'north', 'east'] as const;
const OWN = { south: { x: 0, y: -500 }, west: { x: -500, y: 0 }, north: { x: 0, y: 500 }, east: { x: 500, y: 0 } } as const;

describe.each(SEATS)('seen from %s', (seat) => {
  const view = new View();
  view.seat = seat;
  test('the own board is at the bottom', () => expect(view.toDrawing(OWN[seat])).toEqual({ x: expect.closeTo(0), y: 500 }));
  test('a place on the screen is the place that is drawn there', () => {
    for (const p of [{ x: 123, y: -77 }, { x: -400, y: 310 }, OWN[seat]]) {
      const d = view.toDrawing(p);
      const back = view.toTable(box, box.left + (d.x + 545) / 2, box.top + (d.y + 545) / 2);
      expect(back.x).toBeCloseTo(p.x);
      expect(back.y).toBeCloseTo(p.y);
    }
  });
  test('SVG’s own turning agrees', () => {
    const a = (view.turn * Math.PI) / 180;
    const p = { x: 30, y: 70 };
    const d = view.toDrawing(p);
    expect(d.x).toBeCloseTo(p.x * Math.cos(a) - -p.y * Math.sin(a));
    expect(d.y).toBeCloseTo(p.x * Math.sin(a) + -p.y * Math.cos(a));
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
