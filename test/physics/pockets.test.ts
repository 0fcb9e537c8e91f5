import { describe, expect, test } from 'vitest';
import { type Shot, simulate, simulateTracks } from '../../src/physics/index.ts';
import { disc, PLAIN, shotAt } from './support.ts';

const pocketed = (shot: Shot): string[] => simulate(shot).events.flatMap((e) => (e.type === 'pocketed' ? [`${e.disc} ${e.pocket}`] : []));

describe('the margin', () => {
  /** Along x = 435 − d the striker passes the north-east pocket's centre at distance d. */
  const passing = (d: number, captureMargin: number): Shot => shotAt([], { x: 435 - d, y: 200 }, 90, 2, { ...PLAIN, captureMargin });
  test.each([
    [49.9, 0, 1],
    [50.1, 0, 0],
    [49.9, 1.5, 0],
    [48.4, 1.5, 1],
    [48.6, 1.5, 0],
  ])('passing at %d mm with a margin of %d mm falls %d times', (d, margin, times) => {
    expect(pocketed(passing(d, margin))).toHaveLength(times);
  });

  test('what comes to rest within the margin falls as it rests: no position has a centre inside a pocket', () => {
    const decel = 2 * 0.08 * 9806.65;
    const speed = Math.sqrt(decel * (385.7 - 200)) / 1000;
    const shot = shotAt([], { x: 435, y: 200 }, 90, speed, { ...PLAIN, captureMargin: 1.5 });
    expect(pocketed(shot)).toEqual(['striker ne']);
  });
});

test('a disc resting just outside the edge is reported as unstable', () => {
  const { unstable } = simulateTracks(shotAt([disc('red1', 435, 384.5), disc('red2', 435, 300)], { x: 0, y: -400 }, 0, 0.1));
  expect(unstable).toEqual(['red1']);
});

describe('crossing', () => {
  const across = (speed: number, crossing: boolean): Shot => shotAt([], { x: 395, y: 0 }, 90, speed, { ...PLAIN, crossing });
  test('a slow striker falls, a fast one reaches the board behind', () => {
    expect(pocketed(across(1.5, true))).toEqual(['striker ne']);
    expect(pocketed(across(6, false))).toEqual(['striker ne']);
    expect(simulate(across(6, true)).events[0]).toMatchObject({ type: 'board', board: 'north' });
  });
});

describe('climbing', () => {
  const hard = (speed: number, climbing: boolean): Shot => shotAt([], { x: 0, y: 0 }, 90, speed, { ...PLAIN, climbing });
  test('only a hard hit, and only where it is switched on, leaves over the board', () => {
    expect(simulate(hard(8, true)).events).toEqual([expect.objectContaining({ type: 'off-table', disc: 'striker', over: 'north' })]);
    expect(simulate(hard(8, true)).after.striker).toBeNull();
    expect(simulate(hard(8, false)).events.every((e) => e.type !== 'off-table')).toBe(true);
    expect(simulate(hard(4, true)).events.every((e) => e.type !== 'off-table')).toBe(true);
  });
  // 1 % of v² / 2 lifts the striker, 14.5 mm thick, until its middle is over the board’s 25 mm: v² = 2 · 9.80665 · 0.01775 / 0.01, v = 5.90 m/s
  test.each([
    [5.85, false],
    [6.05, true],
  ])('the striker at %d m/s a hand’s breadth from the board leaves: %s', (speed, leaves) => {
    const { events } = simulate(shotAt([], { x: 0, y: 470 }, 90, speed, { ...PLAIN, climbing: true }));
    expect(events[0]?.type).toBe(leaves ? 'off-table' : 'board');
  });
  test('into a corner it is over the corner', () => {
    const shot = shotAt([], { x: 300, y: 300 }, 45, 15, { ...PLAIN, captureMargin: 50, climbing: true });
    expect(simulate(shot).events).toEqual([expect.objectContaining({ type: 'off-table', over: 'ne' })]);
  });
});
