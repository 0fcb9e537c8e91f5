/** A rule of the same kind that is changed too: it comes to cost what the draft makes the changed one cost. */
import { expect, test } from 'vitest';
import { changedRules, siblings } from '../../src/draft/effects.ts';
import { likewise } from '../../src/draft/likewise.ts';
import { compiled, draftText } from './support.ts';

const CHANGES = [
  [
    'an incident like another',
    'amends: { rules: { talking: { lines: [{ cost: set, cites: [talking-warned] }] } } }',
    'talking',
    'phone-call',
  ],
  [
    'an incident that is allowed',
    'amends: { rules: { talking: { lines: [{ cost: allowed, cites: [talking-warned] }] } } }',
    'talking',
    'phone-call',
  ],
  ['an incident of which the draft is silent', 'amends: { rules: { talking: silent } }', 'talking', 'phone-call'],
  ['a rule taken over', 'takes: [{ from: "2010", rules: [own-dark-touched] }]', 'own-dark-touched', 'own-and-opponent-together'],
  [
    'a part of the game',
    'amends: { rules: { striker-pocketed: { effects: [game-lost], scope: unplayed-sets } } }',
    'striker-pocketed',
    'striker-off-table',
  ],
  [
    'a set begun anew',
    'amends: { rules: { striker-pocketed: { effects: [set-replayed], replay: { swapSides: true, swapFirst: false } } } }',
    'striker-pocketed',
    'striker-off-table',
  ],
  ['an incident like a stroke', 'amends: { rules: { striker-pocketed: { effects: [set-lost] } } }', 'striker-pocketed', 'double-hit'],
] as const;

test.each(CHANGES)('%s', (_, change, code, rule) => {
  const draft = compiled(draftText(change));
  expect(siblings(draft).map((one) => `${one.changed} ${one.rule}`)).toContain(`${code} ${rule}`);
  const changed = changedRules(draft).find((one) => one.code === code);
  if (changed === undefined) throw new Error('it is changed');
  const own = likewise(changed, rule, draft.basis, draft);
  const second = `  - reason: to try it\n    amends: { rules: { ${rule}: ${JSON.stringify(own)} } }\n`;
  const both = compiled(draftText(change) + second);
  const [one, other] = [both.rules.rules[code], both.rules.rules[rule as typeof code]];
  expect(siblings(both).map((sibling) => sibling.rule)).not.toContain(rule);
  const costOf = (entry: typeof one) => entry && [entry.effects, entry.scope, entry.replay, entry.reading];
  expect(costOf(other)).toEqual(costOf(one));
  // what is allowed is not forbidden without a consequence
  const costs = (of: string) => both.statements.rules[of]?.lines?.map(({ cost }) => cost);
  if (costs(code) !== undefined) expect(costs(rule)).toEqual(costs(code));
});

test('a cost that no line of an incident has is left to the drafter', () => {
  const draft = compiled(draftText('amends: { rules: { striker-pocketed: { effects: [turn-passes, set-lost] } } }'));
  const [changed] = changedRules(draft);
  if (changed === undefined) throw new Error('it is changed');
  expect(likewise(changed, 'double-hit', draft.basis, draft)).toEqual({});
});
