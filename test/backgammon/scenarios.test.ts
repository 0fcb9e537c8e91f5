import { describe, expect, test } from 'vitest';
import { BACKGAMMON_RULES, RULE_ARTICLES } from '../../src/backgammon/codes.ts';
import { BACKGAMMON_RUNS } from '../../src/backgammon/document.ts';
import { loadSheet } from '../../src/files/corpus.ts';

const { corpus } = loadSheet();
const run = (command: keyof typeof BACKGAMMON_RUNS, input: unknown): unknown => BACKGAMMON_RUNS[command](input as never);

describe('the scenarios of the sheet come out as they say', () => {
  test.each(corpus.scenarios.map((one) => [one.id, one] as const))('%s', (_id, { command, input, expect: wanted }) => {
    expect(run(command, input)).toMatchObject(wanted['konstanz-2014'] ?? {});
  });
});

test('what a scenario of a broken rule refuses, it refuses by that rule’s article', () => {
  for (const { id, case: kind, rule, command, input } of corpus.scenarios) {
    if (kind !== 'failed' || command !== 'play' || rule === undefined) continue;
    expect([id, run(command, input)]).toMatchObject([id, { allowed: false, refusal: { article: expect.any(String) } }]);
    const { refusal } = run(command, input) as { refusal: { article: string } };
    expect(
      corpus.provisions.filter((p) => p.rules.includes(rule)).flatMap((p) => articlesOf(p.id)),
      id,
    ).toContain(refusal.article);
  }
});

const articlesOf = (id: string): readonly string[] => {
  const entry = corpus.provisions.find((one) => one.id === id)?.editions['konstanz-2014'];
  return entry?.absent === false ? entry.articles : [];
};

test('every rule of the engine has a provision that stands where the engine cites it', () => {
  for (const rule of BACKGAMMON_RULES) {
    const bearers = corpus.provisions.filter((provision) => provision.rules.includes(rule));
    expect(
      bearers.flatMap(({ id }) => articlesOf(id)),
      rule,
    ).toContain(RULE_ARTICLES[rule]);
  }
});

test('every rule that can be shown has a scenario', () => {
  // these say that something is not there, or what is only agreed between the players
  const outlineWithout = ['two-dice', 'no-cube', 'turn-end'];
  const shown = new Set(corpus.scenarios.map(({ rule }) => rule));
  expect(BACKGAMMON_RULES.filter((rule) => !shown.has(rule))).toEqual(outlineWithout);
});
