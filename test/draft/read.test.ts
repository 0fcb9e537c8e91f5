/** What a draft may not say: named with file, line, place and reason, and nothing is lost. */
import { describe, expect, test } from 'vitest';
import { draftFrom, endlessProblems } from '../../src/draft/read.ts';
import { judge } from '../../src/referee/judge.ts';
import { SINGLES } from '../referee/cases.ts';
import { compiled, draftText, motionText } from './support.ts';

const problems = (text: string) =>
  draftFrom([{ file: 'd.yaml', text }]).problems.map(({ line, path, code, detail }) => `${line}: ${path}: ${code}: ${detail}`);

describe('a draft is refused', () => {
  test.each<readonly [string, string, string | RegExp]>([
    [
      'an unknown rule',
      'amends: { rules: { striker-in-pocket: { effects: [turn-passes] } } }',
      /^10: changes\[0\]\.amends\.rules\.striker-in-pocket: rule-unknown: expected the code of a rule; found striker-in-pocket, perhaps .*striker-pocketed/,
    ],
    ['a rule of which the basis is silent, repealed', 'amends: { rules: { foreign-striker: silent } }', /foreign-striker: amends-nothing/],
    [
      'a value that is nothing',
      'amends: { parameters: { strokeTime: { value: 0 } } }',
      /strokeTime.*value: shape: expected a number above 0; found 0/,
    ],
    [
      'a dark zone in which the striker has no place',
      'amends: { parameters: { edgeZoneDepth: { value: 20 } } }',
      /^10: changes\[0\]\.amends\.parameters\.edgeZoneDepth: value-out-of-range: expected room for the striker, at least 28 mm; found 20$/,
    ],
    [
      'half a disc',
      'amends: { parameters: { discsPerPlayer: { value: 7.5 } } }',
      /discsPerPlayer.value: value-out-of-range: expected a whole number; found 7.5/,
    ],
    [
      'more discs than positions hold',
      'amends: { parameters: { discsPerPlayer: { value: 9 } } }',
      /value-out-of-range: expected at most 8; found 9/,
    ],
    [
      'a pocket into which no disc falls',
      'amends: { parameters: { pocketDiameter: { value: 29 } } }',
      /expected more than a disc's diameter, 30 mm/,
    ],
    [
      'a disc smaller than the hole in it, which another number says',
      'amends: { parameters: { discDiameter: { value: 7 } } }',
      /^10: changes\[0\]\.amends\.parameters\.discDiameter: value-out-of-range: expected of discHole less than the disc's diameter, 7 mm; found \d+$/,
    ],
    [
      'a disc too large for the pockets of another edition',
      'takes: [{ from: "2010", parameters: [pocketDiameter] }]\namends: { parameters: { discDiameter: { value: 120 } } }',
      /^11: changes\[0\]\.amends\.parameters\.discDiameter: value-out-of-range: expected of pocketDiameter more than a disc's diameter/,
    ],
    [
      'a number beyond its own limit',
      'amends: { parameters: { strikerMass: { value: 25, max: 24 } } }',
      /strikerMass.value: value-out-of-range: expected 24 or less, its own max; found 25/,
    ],
    [
      'an unknown parameter',
      'amends: { parameters: { strokeTimes: { value: 20 } } }',
      /parameter-unknown: expected the name of a parameter; found strokeTimes/,
    ],
    [
      'an unknown option of a reading',
      'amends: { readings: { delay-cost: { default: both } } }',
      /delay-cost.default: default-unknown: expected one of .*turn-only.*; found both/,
    ],
    ['an unknown reading', 'amends: { readings: { delays: settled } }', /reading-unknown/],
    [
      'an incident that is given effects',
      'amends: { rules: { delay: { effects: [turn-passes] } } }',
      /rules.delay.effects: incident: expected lines/,
    ],
    [
      'a condition on a field that the incident has not',
      'amends: { rules: { delay: { lines: [{ when: { phase: during-set }, cost: turn, cites: [delay-penalty] }] } } }',
      /lines\[0\].when.phase: field-unknown: expected one of .*occurrence; found phase/,
    ],
    [
      'a provision that goes, and leaves a rule without an article',
      'provisions: { striker-pocketed: { absent: true } }',
      /^10: changes\[0\]\.provisions: unresolved: expected a provision that edition tried has, or "silent"; found striker-pocketed/,
    ],
    [
      'a provision that nobody knows',
      'provisions: { discs-counted: { articles: ["12.31"] } }',
      /provision-unknown: .* texts, title, chapter; found discs-counted/,
    ],
    ['an unknown cost', 'amends: { rules: { striker-pocketed: { effects: [prison] } } }', /effects\[0\]: shape: .*found "prison"/],
  ])('%s', (_what, change, says) => {
    const found = problems(draftText(change));
    expect(found.join('\n')).toMatch(says);
    expect(draftFrom([{ file: 'd.yaml', text: draftText(change) }]).draft).toBeUndefined();
  });

  test('a basis that is missing', () => {
    expect(problems(draftText('amends: {}', '2018'))).toEqual([
      '3: basis: basis-unknown: expected one of 2008, 2010, 2017, club or another draft given with it; found 2018',
    ]);
  });
  test('a basis that leads back to the draft', () => {
    const [a, b] = [draftText('amends: {}', 'b', 'a'), draftText('amends: {}', 'a', 'b')];
    const found = draftFrom([
      { file: 'a.yaml', text: a },
      { file: 'b.yaml', text: b },
    ]);
    expect(found.draft).toBeUndefined();
    expect(found.problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['b.yaml basis-unknown', 'a.yaml basis-unknown']);
  });
  test('with pockets of another edition into which a disc of an earlier change does not fall', () => {
    const large = draftText('amends: { parameters: { discDiameter: { value: 120 } } }');
    const text = large + draftText('takes: [{ from: "2010", parameters: [pocketDiameter] }]').split('changes:\n')[1];
    expect(problems(text).map((line) => line.split(': ')[1])).toContain('changes[1].takes');
  });
  test('without a reason, a mover, a title', () => {
    const text = motionText('stroke-time-20')
      .replace(/^(mover|title):.*\n/gm, '')
      .replace(/ {2}- reason: .*\n {4}amends/, '  - amends');
    expect(problems(text).map((line) => line.split(': ')[1])).toEqual(['title', 'mover', 'changes[0].reason']);
  });
  test('a text that is no YAML', () => expect(problems('id: [')).toHaveLength(1));
});

describe('a set that cannot end', () => {
  const endless = 'amends: { rules: { all-pocketed: silent, opponent-all-pocketed: silent, last-disc-with-penalty: silent } }';
  test('is found by play, with the change that does it', () => {
    const text = draftText('amends: { parameters: { strokeTime: { value: 20 } } }') + draftText(endless).split('changes:\n')[1];
    const found = endlessProblems([{ file: 'd.yaml', text }]);
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(['changes[1] set-never-ends']);
  });
  test('one that can is none', () => expect(endlessProblems([{ file: 'd.yaml', text: motionText('without-debts') }])).toEqual([]));
});

describe('a draft', () => {
  test('amends another draft', () => {
    const second = draftText('amends: { rules: { striker-off-table: { effects: [turn-passes] } } }', 'striker-in-pocket', 'both');
    const draft = compiled(second, motionText('striker-in-pocket'));
    const { rules } = draft.rules;
    expect([rules['striker-pocketed']?.effects, rules['striker-off-table']?.effects]).toEqual([['turn-passes'], ['turn-passes']]);
    expect(draft.basis.rules.rules['striker-off-table']?.effects).toEqual(['turn-passes', 'penalty-disc']);
    expect([draft.root, draft.basis.id]).toEqual(['2017', 'striker-in-pocket']);
  });
  test('has a provision without a model, with its words', () => {
    const text = draftText(
      'provisions: { discs-counted: { articles: ["12.31"], chapter: play, title: { en: Discs are counted }, texts: { en: Before each set both count. } } }',
    );
    expect(compiled(text).articles('discs-counted')).toEqual(['12.31']);
  });
  test('costs by repetition', () => {
    const lines =
      '[{ when: { repeated: true }, cost: penalty, cites: [talking-warned] }, { cost: warning, cites: [talking-warned, no-talking] }]';
    const { rules } = compiled(draftText(`amends: { rules: { talking: { lines: ${lines} } } }`));
    const talk = { type: 'talking', by: 'red', to: 'opponent' } as const;
    const ask = (occurrence: number) =>
      judge({ edition: '2017', format: 'singles', colors: SINGLES, shooter: 'south', incidents: [{ ...talk, occurrence }] }, rules);
    expect([ask(1), ask(2)].map(({ warnings, penaltyDiscs }) => [warnings.red, penaltyDiscs.red])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
