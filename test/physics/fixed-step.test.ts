import { expect, test } from 'vitest';
import { scenes } from '../bench/scenes.ts';
import { compare } from './agreement.ts';

test('12 open strokes end as a fixed-step integrator has them', () => {
  const open = scenes(12).find((s) => s.name === 'open');
  const { firstFive, pockets } = compare(open?.shots ?? [], 4e-5);
  expect(firstFive).toBeGreaterThanOrEqual(0.9);
  expect(pockets).toBeGreaterThanOrEqual(0.9);
}, 60_000);
