import { expect, test } from 'vitest';
import { kept, keptList } from '../../src/widgets/table/kept.ts';

test('the same said again is the same object, anything else is new', () => {
  const keep = kept<readonly { readonly a: number }[]>();
  const first = keep([{ a: 1 }]);
  expect(keep([{ a: 1 }])).toBe(first);
  const second = keep([{ a: 2 }]);
  expect(second).toEqual([{ a: 2 }]);
  expect(keep([{ a: 1 }])).not.toBe(first);
  expect(keep([{ a: 9 }], 'only this counts')).toEqual([{ a: 9 }]);
  expect(keep([{ a: 8 }], 'only this counts')).toEqual([{ a: 9 }]);
});

test('a list of the same things in the same order stays the same list', () => {
  const keep = keptList<number>();
  const first = keep([1, 2]);
  expect(keep([1, 2])).toBe(first);
  expect(keep([2, 1])).toEqual([2, 1]);
  expect(keep([2, 1, 3])).toEqual([2, 1, 3]);
  expect(keep([])).toEqual([]);
});
