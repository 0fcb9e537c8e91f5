import { expect, test } from 'vitest';
import { direction } from '../../src/physics/index.ts';
import { generator } from './support.ts';

test.each([
  [0, 1, 0],
  [90, 0, 1],
  [180, -1, 0],
  [270, 0, -1],
  [-90, 0, -1],
  [360, 1, 0],
  [450, 0, 1],
  [45, Math.SQRT1_2, Math.SQRT1_2],
])('%d° is exact', (angle, x, y) => {
  const u = direction(angle);
  expect(u.x + 0).toBe(x);
  expect(u.y + 0).toBe(y);
});

test('within 1e-12 of the built-in functions, and mirrored to the bit', () => {
  const random = generator(1);
  for (let k = 0; k < 5000; k += 1) {
    const a = Math.round(random() * 360 * 1048576) / 1048576;
    const u = direction(a);
    expect(Math.abs(u.x - Math.cos((a * Math.PI) / 180))).toBeLessThan(1e-12);
    expect(Math.abs(u.y - Math.sin((a * Math.PI) / 180))).toBeLessThan(1e-12);
    expect(direction(180 - a)).toEqual({ x: 0 - u.x, y: u.y + 0 });
    expect(direction(-a)).toEqual({ x: u.x, y: 0 - u.y });
    expect(direction(90 - a)).toEqual({ x: u.y, y: u.x });
  }
});
