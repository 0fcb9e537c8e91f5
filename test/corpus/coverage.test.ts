/** Every article is decided by a rule or says why not; every rule is shown kept, broken and resembled. */
import { describe, expect, test } from 'vitest';
import { coverRules, coverScenarios, SCENARIO_EXCEPTIONS } from '../../src/corpus/coverage.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { chainOf } from '../../src/referee/edition-chain.ts';

const { corpus } = loadCorpus();
const rows = coverScenarios(corpus);

describe('coverage', () => {
  test('every article is claimed by a rule or has the reason why not', () => {
    const open = coverRules(corpus).filter(({ rules, unmodelled }) => rules.length === 0 && unmodelled.length === 0);
    expect(open.map(({ edition, article }) => `${edition} ${article}`)).toEqual([]);
  });
  test('every rule has its passed, failed and inapplicable scenario in every edition that has it', () => {
    expect(
      rows.filter(({ missing }) => missing.length > 0).map(({ rule, edition, missing }) => `${rule} ${edition}: ${missing.join(', ')}`),
    ).toEqual([]);
  });
  test('the exceptions may only shrink: none is there for what has a scenario', () => {
    const used = (one: (typeof SCENARIO_EXCEPTIONS)[number]): boolean =>
      rows.some(
        ({ rule, edition, excepted }) =>
          rule === one.rule && chainOf(corpus.editions, edition).includes(one.edition) && excepted.includes(`${one.kind}: ${one.why}`),
      );
    expect(SCENARIO_EXCEPTIONS.filter((one) => !used(one))).toEqual([]);
    expect(SCENARIO_EXCEPTIONS.length).toBeLessThanOrEqual(17);
  });
});
