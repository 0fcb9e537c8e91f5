/** The striker, its zone and the cue behind it. */
import { describe, expect, test } from 'vitest';
import { type Seat, simulate, simulateTracks } from '../../src/physics/index.ts';
import { disc, PLAIN, row, shotAt } from './support.ts';

const returns = (shot: Parameters<typeof simulate>[0]): number[] =>
  simulate(shot).events.flatMap((e) => (e.type === 'zone-return' ? [e.t] : []));

describe('back over the line', () => {
  test('counts when the hole is wholly inside again, at 124.5 mm from the board', () => {
    const shot = shotAt([], { x: 0, y: -400 }, 90, 2.5, PLAIN);
    const [t] = returns(shot);
    const { tracks } = simulateTracks(shot);
    const piece = tracks.pieces[0]?.find((p) => p.t === t);
    expect(Math.abs((piece?.y as number) - -375.5)).toBeLessThan(1e-9);
    expect(returns(shot)).toHaveLength(1);
  });
  test('a striker that stays away does not return', () => expect(returns(shotAt([], { x: 0, y: -400 }, 90, 1, PLAIN))).toEqual([]));
  test('a striker that never left does not return', () => expect(returns(shotAt([], { x: 0, y: -400 }, -90, 0.5, PLAIN))).toEqual([]));
  test.each([
    ['south', 0, -400, 90],
    ['north', 0, 400, -90],
    ['west', -400, 0, 0],
    ['east', 400, 0, 180],
  ] as const)('from %s the own line alone counts', (seat: Seat, x, y, angle) => {
    const shot = { ...shotAt([], { x, y }, angle, 2.5, PLAIN), shooter: seat };
    const zone = simulate(shot).events.filter((e) => e.type === 'zone-return');
    expect(zone).toEqual([expect.objectContaining({ seat, disc: 'striker' })]);
  });
});

describe('the double hit', () => {
  test('with a full row 1 mm ahead the cue touches again', () => {
    const discs = row('black', -1).map((d) => ({ ...d, y: -477 + 0 }));
    const { doubleHit } = simulateTracks(shotAt(discs.slice(3, 5), { x: 0, y: -440 }, -90, 3, PLAIN));
    expect(doubleHit).not.toBeNull();
  });
  test('with all the table ahead it does not', () => {
    expect(simulateTracks(shotAt([disc('red1', 0, 300)], { x: 0, y: -440 }, 90, 3)).doubleHit).toBeNull();
  });
});
