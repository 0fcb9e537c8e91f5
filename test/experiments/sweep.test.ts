import { expect, test } from 'vitest';
import { sweepInThreads } from '../../src/cli/sweep-pool.ts';
import { CHUNK, cellsOf, chunkCount, join, runSweep, type SweepPlan, sweepChunk, sweepSize } from '../../src/experiments/sweep.ts';
import { disc } from '../physics/support.ts';

const PLAN: SweepPlan = {
  discs: [disc('red1', 0, 0), disc('black1', 380, 380)],
  shooter: 'south',
  placements: [
    { x: 0, y: -440 },
    { x: 0, y: -20 },
  ],
  angles: [60, 75, 90],
  speeds: [1, 2, 3],
  hand: { angle: 0.4, speed: 0.05, samples: 17, seed: 5 },
};

const oneThread = (): Uint32Array => join(Array.from({ length: chunkCount(PLAN) }, (_, i) => sweepChunk(PLAN, i)));

test.each([1, 2, 3])(
  '%d threads give the bytes of one',
  async (count) => {
    expect(await sweepInThreads(PLAN, count)).toEqual(oneThread());
  },
  30_000,
);

test('the order in which chunks are done does not matter', async () => {
  const slow = (chunk: number): Promise<Uint32Array> =>
    new Promise((done) => setTimeout(() => done(sweepChunk(PLAN, chunk)), (chunk * 7) % 5));
  expect(await runSweep(PLAN, [slow, slow, slow, slow])).toEqual(oneThread());
});

test('cells say what share of samples struck and pocketed what', () => {
  const cells = cellsOf(PLAN, oneThread());
  expect(sweepSize(PLAN)).toBe(cells.length * 17);
  expect(chunkCount(PLAN)).toBe(Math.ceil(sweepSize(PLAN) / CHUNK));
  const straight = cells.find((c) => c.placement === 0 && c.angle === 90 && c.speed === 2);
  expect(straight?.first.red1).toBe(1);
  expect(cells.filter((c) => c.placement === 1).every((c) => c.illegal)).toBe(true);
  expect(cells.filter((c) => c.placement === 0).some((c) => c.illegal)).toBe(false);
});

test('it says after each chunk how many are done', async () => {
  const seen: (readonly [number, number])[] = [];
  const play = (chunk: number): Promise<Uint32Array> => Promise.resolve(sweepChunk(PLAN, chunk));
  await runSweep(PLAN, [play], (done, of) => seen.push([done, of]));
  expect(seen).toEqual(Array.from({ length: chunkCount(PLAN) }, (_, i) => [i + 1, chunkCount(PLAN)]));
});
