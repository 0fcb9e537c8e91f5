import { expect, test } from 'vitest';
import { kept } from '../../src/widgets/table/kept.ts';

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
