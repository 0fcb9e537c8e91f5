import { describe, expect, test } from 'vitest';
import { afterPlay, readPlay } from '../validate/backgammon/notation.ts';

const side = (counts: Readonly<Record<number, number>>) => Array.from({ length: 26 }, (_, at) => counts[at] ?? 0);

describe('GNU Backgammon’s notation is read as it is meant', () => {
  test.each([
    ['two checkers', '8/5 6/5', { 8: -1, 6: -1, 5: 2 }, {}],
    ['one checker twice', '24/22 8/7(2)', { 24: -1, 22: 1, 8: -2, 7: 2 }, {}],
    ['in from the bar with a hit', 'bar/20*', { 25: -1, 20: 1 }, { 5: -1, 25: 1 }],
    ['a hit on the way', '13/10*/9', { 13: -1, 9: 1 }, { 15: -1, 25: 1 }],
    ['two checkers off', '6/off(2)', { 6: -2, 0: 2 }, {}],
  ] as const)('%s: %s', (_name, text, mine, theirs) => {
    const start = side(Object.fromEntries(Array.from({ length: 26 }, (_, at) => [at, 5])));
    const [own, other] = afterPlay(start, start, text);
    expect(own.map((n) => n - 5)).toEqual(side(mine));
    expect(other.map((n) => n - 5)).toEqual(side(theirs));
  });

  test('what is none is refused', () => {
    for (const text of ['hello', '13', '13/x']) expect(() => readPlay(text)).toThrow();
  });
});
