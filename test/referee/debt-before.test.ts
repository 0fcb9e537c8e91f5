/** Which debts a score sheet asks for before it lets a set end. */
import { expect, test } from 'vitest';
import { judge } from '../../src/referee/judge.ts';
import { debtBefore } from '../../src/referee/set.ts';
import { caseOf } from '../support/case.ts';
import { DEBT_BEFORE, sheetContext } from './debt-before.ts';

test.each(DEBT_BEFORE)('%s', (_what, asked, rule, color, first) => {
  expect(debtBefore(sheetContext(asked), rule, color)).toBe(first);
});

test('both-last-discs-and-the-opponent-owes: where the referee gives the shooter the set, the sheet does not offer to begin it again', () => {
  const asked = { edition: '2017', state: { debts: { red: 0, black: 1 } }, readings: { 'last-discs-opponent-owes': 'won' } } as const;
  const stroke = caseOf({ ...asked, discs: 'r1 0,300 b1 200,200', happened: 's-r1 s-b1 r1>ne b1>nw' }, asked.edition);
  expect(judge(stroke).set).toMatchObject({ outcome: 'won', color: 'red' });
  expect(debtBefore(sheetContext({ ...asked, shooter: 'south' }), 'last-discs-together', 'red')).toBe('black');
});
