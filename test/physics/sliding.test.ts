/** The second tier: sliding and spinning at once. */
import { describe, expect, test } from 'vitest';
import { simulate } from '../../src/physics/index.ts';
import { frictionShare, nextStretch, RING, type Stretch } from '../../src/physics/sliding.ts';
import { generator, PLAIN, shotAt, tightBreak } from './support.ts';

/** Mean over the ring by brute force. */
function quadrature(v: number, q: number, n = 4096): number {
  let sum = 0;
  for (let k = 0; k < n; k += 1) {
    const s = Math.sin((2 * Math.PI * (k + 0.5)) / n);
    sum += (v - q * s) / Math.sqrt(v * v + q * q - 2 * v * q * s);
  }
  return sum / n;
}

/** Slides and spins to rest in the engine's stretches: path, and the last ratio of sliding to the ring's speed. */
function slideToRest(v0: number, s0: number, turning: number): { path: number; ratio: number } {
  const out: Stretch = { deceleration: 0, spinDeceleration: 0, duration: 0 };
  let v = v0;
  let s = s0;
  let path = 0;
  let ratio = 0;
  while (v > 0) {
    nextStretch(v, s, 784.532, turning, out);
    const dt = Math.min(out.duration, v / out.deceleration);
    if (out.duration !== Number.POSITIVE_INFINITY) ratio = v / (RING * s);
    path += dt * (v - 0.5 * out.deceleration * dt);
    v = out.duration === Number.POSITIVE_INFINITY ? 0 : v - out.deceleration * dt;
    s = Math.max(0, s - out.spinDeceleration * dt);
  }
  return { path, ratio };
}

/** The same by small steps of a method of its own. */
function byQuadrature(v0: number, s0: number, turning: number): number {
  let v = v0;
  let q = RING * s0;
  let path = 0;
  const dt = 1e-3;
  while (v > 0.5) {
    const [vm, qm] = [
      v - 392.266 * dt * quadrature(v, q, 200),
      Math.max(0, q - 392.266 * dt * turning * RING * RING * quadrature(q, v, 200)),
    ];
    const next = v - 784.532 * dt * quadrature(vm, qm, 200);
    q = Math.max(0, q - 784.532 * dt * turning * RING * RING * quadrature(qm, vm, 200));
    path += 0.5 * (v + next) * dt;
    v = next;
  }
  return path;
}

describe('friction on a ring', () => {
  test.each([
    [1, 0.01],
    [1, 0.3],
    [1, 0.7],
    [0.3, 1],
    [0.02, 1],
  ])('share at v = %d, q = %d equals the mean over the ring', (v, q) => {
    expect(Math.abs(frictionShare(v, q) - quadrature(v, q))).toBeLessThan(1e-9);
  });

  test('at equal speeds 2/π', () => expect(Math.abs(frictionShare(1, 1) - 2 / Math.PI)).toBeLessThan(1e-6));
  test('without spin all of it', () => expect(frictionShare(1, 0)).toBe(1));
});

test('a ring that carries all its mass stops sliding and spinning together, its ratio tending to 1', () => {
  const { ratio } = slideToRest(1000, 700, 1 / (RING * RING));
  expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
});

test.each([100, 300, 1000])('spinning at %d mm/s a disc slides as far as by quadrature', (spin) => {
  const want = byQuadrature(1000, spin, 1.867);
  expect(Math.abs(slideToRest(1000, spin, 1.867).path / want - 1)).toBeLessThan(2e-3);
  expect(want).toBeGreaterThan(1e6 / (2 * 784.532));
});

test('without friction at contacts no spin arises: the tier changes no bit', () => {
  const random = generator(4);
  for (let k = 0; k < 30; k += 1) {
    const shot = tightBreak(random, PLAIN);
    expect(simulate({ ...shot, table: { ...PLAIN, spin: true } })).toEqual(simulate(shot));
  }
});

test('a glancing hit at a board sets the striker spinning and carries it otherwise than without', () => {
  const shot = shotAt([], { x: 0, y: 0 }, 30, 3);
  const [off, on] = [simulate({ ...shot, table: { spin: false } }), simulate({ ...shot, table: { spin: true } })];
  expect(on.after.striker).not.toEqual(off.after.striker);
  expect(on.events[0]).toEqual(off.events[0]);
});
