import { expect, test } from 'vitest';
import { shotsOf } from '../bench/scenes.ts';
import { compare } from './agreement.ts';

test('12 open strokes end as a fixed-step integrator has them', () => {
  const { firstFive, pockets } = compare(shotsOf('open', 12), 4e-5);
  expect(firstFive).toBeGreaterThanOrEqual(0.9);
  expect(pockets).toBeGreaterThanOrEqual(0.9);
}, 60_000);
