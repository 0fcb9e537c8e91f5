/** Where a penalty disc goes must not hang on less than a millimetre, else nobody could be asked. */

import { expect, test } from 'vitest';
import { NOMINAL } from '../../src/geometry/parameters.ts';
import { PLACE_TOLERANCE } from '../../src/quiz/kinds/placement.ts';
import { hangsOnAHair } from '../../src/quiz/scene/row.ts';

const at = (...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y], i) => ({ id: `red${i + 1}` as const, color: 'red' as const, x, y }));

test.each([
  ['nothing stands there', at(), false],
  ['one stands in the middle', at([0, 485]), false],
  ['one stands so far off the board that the middle is just free', at([2, 455.2]), true],
  ['one stands so far off the board that it just grazes', at([2, 454.8]), true],
  ['one stands well off the board', at([2, 440]), false],
  ['two beside the middle leave a gap of a disc and 0.4 mm', at([-30.2, 485], [30.2, 485]), true],
  ['two beside the middle leave a gap with 6 mm to spare', at([-33, 485], [33, 485]), false],
  ['another grazes the nearest place', at([0, 485], [36, 456]), true],
  ['another grazes the row where nobody looks', at([0, 485], [44, 456]), false],
] as const)('%s', (_, discs, expected) => {
  expect(hangsOnAHair(NOMINAL, 'north', discs, PLACE_TOLERANCE)).toBe(expected);
});
