/** 100,000 random boards: the referee's placing against the brute-force one. Run with `npx vitest run --project validate`. */
import { expect, test } from 'vitest';
import { compareOffTable, comparePenalty, type Verdict } from '../referee/oracles/compare.ts';

const run = (compare: (seed: number) => Verdict, boards: number): { failures: Verdict[]; doubtful: number } => {
  const failures: Verdict[] = [];
  let doubtful = 0;
  for (let seed = 1; seed <= boards; seed++) {
    const verdict = compare(seed);
    if (verdict === 'doubtful') doubtful++;
    else if (verdict !== 'agree' && failures.length < 10) failures.push(verdict);
  }
  return { failures, doubtful };
};

test('penalty discs on 100,000 random boards', () => {
  // A place that exists only within the tolerance of 0.05 mm is no test of either side: about one board in eleven.
  const { failures, doubtful } = run(comparePenalty, 112_000);
  expect(failures).toEqual([]);
  expect(112_000 - doubtful).toBeGreaterThan(100_000);
});

test('discs from over the board on 100,000 crowded circles', () => {
  expect(run(compareOffTable, 100_000).failures).toEqual([]);
});
