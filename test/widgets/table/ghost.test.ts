import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulate } from '../../../src/physics/index.ts';
import type { Disc, Point } from '../../../src/physics/types.ts';
import { ghostAt } from '../../../src/widgets/table/aim/ghost.ts';
import { direction } from '../../../src/widgets/table/board/pointer.ts';

const red1 = (x: number, y: number): Disc => ({ id: 'red1', color: 'red', x, y });
const striker: Point = { x: 0, y: -440 };
const EDGE = 500 - 22.25;

describe('the ghost of the striker', () => {
  test('is where it was wished on the bare surface', () => {
    expect(ghostAt({ x: 100, y: 50 }, striker, { discs: [] })).toEqual({ x: 100, y: 50, limit: null });
  });
  test('stops at a board, and says so', () => {
    expect(ghostAt({ x: 530, y: 50 }, striker, { discs: [] })).toEqual({ x: EDGE, y: 50, limit: 'board' });
    expect(ghostAt({ x: -530, y: 900 }, striker, { discs: [] })).toEqual({ x: -EDGE, y: EDGE, limit: 'board' });
  });
  test('touches the disc it is near, on the side it is wished', () => {
    const ghost = ghostAt({ x: 20, y: 260 }, striker, { discs: [red1(0, 300)] });
    expect(Math.hypot(ghost.x, ghost.y - 300)).toBeCloseTo(37.25, 6);
    expect(ghost.limit).toBeNull();
    expect(ghost.x).toBeGreaterThan(0);
  });
  test('cannot be behind the disc, and says so', () => {
    const ghost = ghostAt({ x: 5, y: 340 }, striker, { discs: [red1(0, 300)] });
    expect(ghost.limit).toBe('far-side');
    expect(ghost.y).toBeLessThan(300);
  });
  test('cannot be squeezed between a disc and the board beside it: it touches both', () => {
    const ghost = ghostAt({ x: 490, y: 70 }, striker, { discs: [red1(470, 100)] });
    expect(ghost.limit).toBe('board');
    expect(ghost.x).toBeCloseTo(EDGE, 6);
    expect(Math.hypot(ghost.x - 470, ghost.y - 100)).toBeCloseTo(37.25, 6);
  });
  test('wherever it is wished it is on the surface, and a stroke at one against a disc touches that disc there', () => {
    const at = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(at(600), at(600), at(485), fc.double({ min: -300, max: 485, noNaN: true }), (x, y, dx, dy) => {
        fc.pre(Math.hypot(Math.abs(dx) - 435, Math.abs(dy) - 435) > 51);
        const discs = [red1(dx, dy)];
        const ghost = ghostAt({ x, y }, striker, { discs });
        expect(Math.max(Math.abs(ghost.x), Math.abs(ghost.y))).toBeLessThanOrEqual(EDGE + 1e-6);
        const touching = Math.abs(Math.hypot(ghost.x - dx, ghost.y - dy) - 37.25) < 1e-6;
        // a graze within the last degree may pass by rounding, and one may fall into a pocket on the way
        const graze = Math.abs(Math.cos(((direction(ghost, { x: dx, y: dy }) - direction(striker, ghost)) * Math.PI) / 180)) < 0.02;
        if (!touching || graze) return;
        const { events } = simulate({
          before: { discs, striker },
          shooter: 'south',
          stroke: { angle: direction(striker, ghost), speed: 6 },
        });
        const met = events.find((e) => (e.type === 'contact' && e.a === 'striker') || (e.type === 'pocketed' && e.disc === 'striker'));
        expect(met?.type === 'pocketed' || met?.type === 'contact').toBe(true);
      }),
      { numRuns: 400, seed: 4 },
    );
  });
});
