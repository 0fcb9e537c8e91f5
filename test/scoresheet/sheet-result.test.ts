/** What the game of a sheet comes to in a competition: sets, or a game lost and why. */
import { expect, test } from 'vitest';
import type { Incident } from '../../src/referee/types.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import { happened, put } from '../../src/scoresheet/sheet.ts';
import { sheetResult } from '../../src/scoresheet/sheet-result.ts';
import type { LogEntry, Sheet, SheetHead } from '../../src/scoresheet/types.ts';
import { headOf, must, played } from '../support/sheet.ts';

const enter = (sheet: Sheet, entry: LogEntry): Sheet => must(put(sheet, { at: 0, entry }));
const sheetOf = (edition: SheetHead['edition'], incidents: readonly Incident[]): Sheet =>
  incidents.reduce((so, incident) => enter(so, happened(played(so), incident)), newSheet(headOf(edition)));
const resultOf = (sheet: Sheet) => sheetResult(sheet.head, played(sheet));
const ARGUED: Incident = { type: 'argued-with-referee', by: 'black' };
const ON_PURPOSE: Incident = { type: 'rules-broken-on-purpose', by: 'black' };
const MISCONDUCT: Incident = { type: 'misconduct', by: 'black' };
const LATE: Incident = { type: 'late-arrival', by: 'black', minutes: 3, announced: false };
const REFUSED: Incident = { type: 'handshake-refused', by: 'black' };

const forfeit = (why?: 'late' | 'conduct') => ({ kind: 'forfeit', winner: 'first', ...(why ? { why } : {}) });

test('a game that is played has no result', () => {
  expect(resultOf(sheetOf('2017', []))).toBeNull();
});
test.each([
  ['lost for lateness (15.1)', '2017', [LATE], { result: forfeit('late'), exclude: null }],
  ['lost for conduct (15.2)', '2017', [MISCONDUCT], { result: forfeit('conduct'), exclude: null }],
  ['hands refused before the first stroke (2017 15.2)', '2017', [REFUSED], { result: forfeit('conduct'), exclude: null }],
  ['hands refused (2008: excluded)', '2008', [REFUSED], { result: forfeit(), exclude: 'second' }],
  ['excluded (14.1)', '2017', [{ type: 'gross-misconduct', by: 'black' }], { result: forfeit('conduct'), exclude: 'second' }],
  ['the third warning loses the whole game (2017)', '2017', [ARGUED, ARGUED, ARGUED], { result: forfeit(), exclude: null }],
  [
    'the third warning loses the sets not yet played (2010)',
    '2010',
    [ARGUED, ARGUED, ARGUED],
    { result: { kind: 'played', first: 5, second: 0 }, exclude: null },
  ],
  [
    'what the winner does afterwards is not why the game was lost',
    '2017',
    [LATE, { type: 'gross-misconduct', by: 'red' }],
    { result: forfeit('late'), exclude: null },
  ],
] as const)('%s', (_, edition, incidents, expected) => {
  expect(resultOf(sheetOf(edition, incidents))).toEqual(expected);
});
test('a game that is over is what the sets came to', () => {
  expect(resultOf(sheetOf('2017', [ON_PURPOSE, ON_PURPOSE, ON_PURPOSE]))).toEqual({
    result: { kind: 'played', first: 3, second: 0 },
    exclude: null,
  });
});
