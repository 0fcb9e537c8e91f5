import { describe, expect, test } from 'vitest';
import { compareOffTable, comparePenalty } from '../oracles/compare.ts';

const seeds = Array.from({ length: 1500 }, (_, i) => 1_000_000 + i);

describe('the referee places as a brute-force search does', () => {
  test('penalty discs on 1,500 seeded boards (17.3, club 5.1)', () => {
    const verdicts = seeds.map(comparePenalty);
    expect(verdicts.filter((verdict) => typeof verdict === 'object')).toEqual([]);
    expect(verdicts.filter((verdict) => verdict === 'agree').length).toBeGreaterThan(1300);
  });

  test('discs from over the board on 1,500 crowded circles (12.20, 12.14, no. 18, club 3.12)', () => {
    expect(seeds.map(compareOffTable).filter((verdict) => verdict !== 'agree')).toEqual([]);
  });
});
