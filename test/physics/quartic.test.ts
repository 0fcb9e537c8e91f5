import { expect, test } from 'vitest';
import { firstFall } from '../../src/physics/quartic.ts';
import { rootsBetween, signOf } from './oracles/sturm.ts';
import { fault, quarticOf } from './quartics.ts';
import { generator } from './support.ts';

const NEVER = Number.POSITIVE_INFINITY;

/** (t − a)(t − b)(t − c)(t − d) */
const withRoots = (a: number, b: number, c: number, d: number): [number, number, number, number, number] => {
  const p = [1];
  for (const r of [a, b, c, d]) {
    p.push(0);
    for (let i = p.length - 1; i >= 0; i -= 1) p[i] = (i > 0 ? (p[i - 1] as number) : 0) - r * (p[i] as number);
  }
  return p as [number, number, number, number, number];
};

test('the oracle counts roots exactly', () => {
  const p = withRoots(0.25, 0.5, 0.75, 2);
  expect(rootsBetween(p, 0, 1)).toBe(3);
  expect(rootsBetween(p, 0.25, 0.5)).toBe(1);
  expect(signOf(p, 0.375)).toBe(-1);
  expect(signOf(p, 0.5)).toBe(0);
});

test.each([
  ['a plain fall', withRoots(0.25, 0.5, 3, 4), 1, 0.25],
  ['after the horizon', withRoots(1.5, 1.75, 3, 4), 1, NEVER],
  ['a fall and a rise close together', withRoots(0.5, 0.5000001, 3, 4), 1, 0.5],
  ['the second of two dips is not first', withRoots(0.1, 0.2, 0.3, 0.4), 1, 0.1],
  ['at the very end', withRoots(1, 2, 3, 4), 1.0001, 1],
  ['no quartic term', [1, -2, 0, 0, 0] as const, 1, 0.5],
  ['already touching and approaching', [0, -1, 1, 0, 0] as const, 1, 0],
  ['already touching and parting', [0, 1, 1, 0, 0] as const, 1, NEVER],
  ['parting now, back later', [0, 1, -2, 0, 0] as const, 1, 0.5],
  ['kept together', [0, 0, -1, 0, 0] as const, 1, 0],
])('%s', (_, c, T, want) => {
  const t = firstFall(...(c as [number, number, number, number, number]), T);
  // what touches already meets now, not a rounding later
  if (want === NEVER || want === 0) expect(t).toBe(want);
  else expect(Math.abs(t - want)).toBeLessThan(1e-9);
});

test('5,000 random and grazing quartics against exact arithmetic', () => {
  const random = generator(3);
  for (let k = 0; k < 5000; k += 1) {
    const { c, T } = quarticOf(random);
    expect(fault(c, T), JSON.stringify({ c, T })).toBeNull();
  }
});

test('a touch that hands over nothing is passed over, or found where it is', () => {
  const t = firstFall(1, -2, 1, 0, 0, 2);
  expect(t === NEVER || Math.abs(t - 1) < 1e-6).toBe(true);
});
