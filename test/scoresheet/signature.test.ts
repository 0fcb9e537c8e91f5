/** Signatures stand for what was on the sheet: they go into its file and come back, and go with the next entry. */
import { expect, test } from 'vitest';
import { parseLog } from '../../src/notation/parse.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import { sheetOf } from '../../src/scoresheet/import.ts';
import { logOf, noted, put, redo, undo } from '../../src/scoresheet/sheet.ts';
import { isSignature, signed } from '../../src/scoresheet/signature.ts';
import { headOf, must } from '../support/sheet.ts';

const LINE = 'M10 20L30 45L580 199M0 0L0 0';
const game = must(put(newSheet(headOf('2017')), { at: 5, entry: noted('south', { rule: 'nothing-pocketed', color: 'red' }) }));
const both = signed(signed(game, 'first', LINE), 'referee', LINE);

test('a file holds them and gives them back', () => {
  const parsed = parseLog(JSON.parse(JSON.stringify(logOf(both))));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const sheet = sheetOf(parsed.value, 5);
  expect(sheet.ok && sheet.value.signatures).toEqual({ first: LINE, referee: LINE });
});

test('an entry, undo and redo remove them', () => {
  const next = put(both, { at: 6, entry: noted('north', { rule: 'nothing-pocketed', color: 'black' }) });
  expect(next?.signatures).toBeUndefined();
  expect(undo(both).signatures).toBeUndefined();
  expect(redo(signed(undo(game), 'first', LINE)).signatures).toBeUndefined();
});

test.each(['', 'M1 2', 'M1 2L3', 'M1 2L3 4"/><script>', 'L1 2', `M1 2${'L1 2'.repeat(6000)}`, 7])('%s', (value) => {
  const good = value === 'M1 2';
  expect(isSignature(value)).toBe(good);
  const { about, ...log } = logOf(game);
  expect(parseLog({ ...log, about: { ...about, signatures: { first: value } } }).ok).toBe(good);
});
