/** What is counted in play: the same from the same seed, nothing where nothing changes, and by how much one may err. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimate, playBoth, shareInterval } from '../../src/draft/play.ts';
import { compiled, draftText, motion } from './support.ts';

const some = { seed: 4, sets: 6 } as const;

describe('sets by draft and basis', () => {
  const draft = motion('striker-in-pocket');
  const played = playBoth(draft, 'usual', some);

  test('the same seed gives the same', () => expect(playBoth(draft, 'usual', some)).toEqual(played));
  test('another gives others', () => expect(playBoth(draft, 'usual', { ...some, seed: 5 })).not.toEqual(played));
  test('the strokes that turn are those on which a striker was pocketed', () => {
    expect(played.turned?.strokes).toBeGreaterThan(0);
    expect(played.turned?.partings.every(({ rules }) => rules.includes('striker-pocketed'))).toBe(true);
    expect(played.turned?.partings.reduce((sum, { strokes }) => sum + strokes, 0)).toBe(played.turned?.strokes);
  });
  test('there are fewer penalty discs', () => expect(played.measures.penaltyDiscs.difference.mean).toBeLessThan(0));
  test('progress is told set by set', () => {
    const done: number[] = [];
    playBoth(draft, 'strong', { seed: 1, sets: 3, step: (n) => void done.push(n) });
    expect(done).toEqual([1, 2, 3]);
  });
});

test('a draft that changes nothing changes nothing', () => {
  const { turned, measures } = playBoth(compiled(draftText('amends: {}')), 'beginner', some);
  expect(turned).toMatchObject({ strokes: 0, partings: [] });
  for (const { basis, draft, difference } of Object.values(measures)) expect([draft, difference]).toEqual([basis, { mean: 0, margin: 0 }]);
});

test('on another table no stroke is compared with its like', () => {
  expect(playBoth(motion('club-table'), 'usual', { seed: 1, sets: 2 }).turned).toBeNull();
});

describe('estimates', () => {
  test('of numbers: mean and 1.96 standard errors', () => {
    expect(estimate([1, 2, 3, 4, 5])).toEqual({ mean: 3, margin: 1.96 * Math.sqrt(2.5 / 5) });
    expect(estimate([7])).toEqual({ mean: 7, margin: Number.POSITIVE_INFINITY });
  });
  // Wilson, E. B. (1927); 10 of 100 gives 5.5 % to 17.4 %
  test('of a share: the interval of Wilson', () => {
    const { share: part, least, most } = shareInterval(10, 100);
    expect([part, least.toFixed(3), most.toFixed(3)]).toEqual([0.1, '0.055', '0.174']);
  });
  test('a share lies in its interval, and the interval in 0 to 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
        const { share: found, least, most } = shareInterval(Math.round(part * of), of);
        return least >= 0 && most <= 1 && least <= found + 1e-12 && found <= most + 1e-12;
      }),
    );
  });
});
