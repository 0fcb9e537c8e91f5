import { expect, test } from 'vitest';
import { orderOf } from '../../src/physics/ids.ts';

test('red before black, then by number', () => {
  expect(['red1', 'red9', 'red10', 'red16', 'black1', 'black16'].map(orderOf)).toEqual([1, 9, 10, 16, 101, 116]);
});

test.each(['', 'red', 'red0', 'red01', 'red17', 'red1a', 'red1:', 'red100', 'Red1', 'blue1', 'striker', 'black', 'black1/'])(
  '%j is no disc',
  (id) => {
    expect(orderOf(id)).toBe(-1);
  },
);
