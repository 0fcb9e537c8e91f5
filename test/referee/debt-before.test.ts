/** Which debts a score sheet asks for before it lets a set end. */
import { expect, test } from 'vitest';
import { debtBefore } from '../../src/referee/set.ts';
import { DEBT_BEFORE, sheetContext } from './debt-before.ts';

test.each(DEBT_BEFORE)('%s', (_what, asked, rule, color, first) => {
  expect(debtBefore(sheetContext(asked), rule, color)).toBe(first);
});
