/** What the sheet says after an entry, and whom it has stroke then: Ozola plays red, sits south and begins. */
import { describe, expect, test } from 'vitest';
import type { EditionId, Incident } from '../../src/referee/types.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import { rulingLine } from '../../src/scoresheet/ruling-line.ts';
import { endings, happened, incidentTypes, noted, put, USUAL_INCIDENTS } from '../../src/scoresheet/sheet.ts';
import type { LogEntry, Sheet } from '../../src/scoresheet/types.ts';
import { headOf, must, played } from '../support/sheet.ts';

const fresh = (edition: EditionId): Sheet => newSheet(headOf(edition));
const enter = (sheet: Sheet, entry: LogEntry): Sheet => must(put(sheet, { at: 0, entry }));
const happens = (sheet: Sheet, what: Incident): Sheet => enter(sheet, happened(played(sheet), what));
/** The line as short words, its article at the end. */
function said(sheet: Sheet): string {
  const line = rulingLine(played(sheet), sheet.acts.flatMap((act) => ('entry' in act ? [act.entry] : [])).at(-1));
  if (line === null) return '';
  return [...line.parts.map((part) => ('color' in part ? `${part.what} ${part.color}` : part.what)), line.article ?? '–'].join(', ');
}
const passes = (sheet: Sheet, seat: 'south' | 'north'): Sheet =>
  enter(sheet, noted(seat, { rule: 'nothing-pocketed', color: seat === 'south' ? 'red' : 'black' }));

const touched: Omit<Incident, 'by'> = { type: 'discs-displaced', with: 'hand', count: 1, last: false };
const left: Omit<Incident, 'by'> = { type: 'left-own-zone', reason: 'none', consent: false };
const fetching: Omit<Incident, 'by'> = { type: 'left-own-zone', reason: 'fetch-disc', consent: false };
const ROWS: readonly (readonly [edition: EditionId, what: Omit<Incident, 'by'>, byRed: string, byBlack: string])[] = [
  ['2017', touched, 'penalty red, plays black, 17.1.10', 'penalty black, misses-next black, plays-on red, 17.1.12'],
  ['2010', touched, 'penalty red, plays black, 17.1.о', 'penalty black, misses-next black, plays-on red, 17.1.п'],
  ['2008', touched, 'penalty red, plays black, 17.1.o', 'penalty black, misses-next black, plays-on red, 17.1.p'],
  ['2017', left, 'warning red, plays-on red, 19.1.11', 'warning black, plays-on red, 19.1.11'],
  ['2010', left, 'turn-lost red, plays black, 18.1.е', 'misses-next black, plays-on red, 18.1.е'],
  ['2008', left, 'turn-lost red, plays black, 18.1.e', 'misses-next black, plays-on red, 18.1.e'],
  ['2017', fetching, 'allowed, 19.1.11', 'allowed, 19.1.11'],
  ['2010', fetching, 'allowed, 18.1.е', 'allowed, 18.1.е'],
  ['2008', fetching, 'allowed, 18.1.e', 'allowed, 18.1.e'],
  ['club', fetching, 'no-rule, –', 'no-rule, –'],
  ['2010', { type: 'delay' }, 'turn-lost red, plays black, 18.1.ж', 'misses-next black, plays-on red, 18.1.ж'],
  ['2008', { type: 'delay' }, 'turn-lost red, plays black, 18.1.ž', 'misses-next black, plays-on red, 18.1.ž'],
  ['2017', { type: 'delay' }, 'penalty red, plays black, 17.1.15', 'penalty black, misses-next black, plays-on red, 17.1.12'],
  ['2010', { type: 'striker-placed-early' }, 'turn-lost red, plays black, 18.1.з', 'misses-next black, plays-on red, 18.1.з'],
  [
    '2017',
    { type: 'striker-lifted-early' },
    'penalty red, plays black, 17.1.11',
    'penalty black, misses-next black, plays-on red, 17.1.12',
  ],
  ['club', { type: 'striker-lifted-early' }, 'penalty red, plays black, 5.6 •12', 'penalty black, plays-on red, 5.6 •12'],
  ['2017', { type: 'phone-call' }, 'warning red, plays-on red, 19.1.15', 'warning black, plays-on red, 19.1.15'],
  ['2010', { type: 'phone-call' }, 'no-rule, –', 'no-rule, –'],
];

describe.each([
  ['before the first stroke', fresh],
  ['within the set', (edition: EditionId) => passes(passes(fresh(edition), 'south'), 'north')],
])('%s an offence is ruled by who has the right to play', (_, start) => {
  test.each(ROWS)('%s %o: %s; of who waits: %s', (edition, what, byRed, byBlack) => {
    expect(said(happens(start(edition), { ...what, by: 'red' } as Incident))).toBe(byRed);
    expect(said(happens(start(edition), { ...what, by: 'black' } as Incident))).toBe(byBlack);
  });
});

test('who misses the next turn is passed over when it comes', () => {
  const missing = happens(fresh('2010'), { ...left, by: 'black' } as Incident);
  const after = passes(missing, 'south');
  expect(said(after)).toBe('missed black, plays red, 18.1.а');
  expect(played(after).next).toBe('south');
});

test('what happens between the sets falls on nobody’s turn', () => {
  const away: Incident = { type: 'left-table', by: 'red', minutes: 4, consent: false };
  const sheet = enter(fresh('2017'), noted('south', { rule: 'all-pocketed', color: 'red' }));
  expect(happened(played(sheet), away)).toEqual({ incidents: [away] });
  expect(said(happens(sheet, away))).toBe('set-won black, 16.1.8');
  expect(happened(played(passes(fresh('2017'), 'south')), away).shooter).toBe('north');
});

test('a debt that is placed or forgotten, a set and a game are said as such', () => {
  const owing = enter(fresh('2017'), noted('south', { rule: 'striker-pocketed', color: 'red' }));
  expect(said(owing)).toBe('penalty red, plays black, 17.1.4');
  expect(said(enter(owing, noted('north', { rule: 'penalty-placement', color: 'red' })))).toMatch(/^debt-paid red, /);
  expect(said(happens(owing, { type: 'penalty-forgotten', by: 'red' }))).toMatch(/^debt-void red, /);
  expect(said(enter(fresh('2017'), noted('south', { rule: 'first-series-cleared', color: 'red' })))).toBe('answers black, 20.4');
  expect(said(enter(fresh('2017'), noted('south', { rule: 'last-disc-with-penalty', color: 'red' })))).toBe('set-won black, 20.5');
  expect(said(happens(fresh('2017'), { type: 'gross-misconduct', by: 'red', what: 'alcohol' }))).toMatch(/^excluded red, /);
});

test('the usual incidents are ones of 2017, and none is named twice', () => {
  expect(new Set(USUAL_INCIDENTS).size).toBe(USUAL_INCIDENTS.length);
  for (const type of USUAL_INCIDENTS) expect([type, incidentTypes('2017').includes(type)]).toEqual([type, true]);
});

test('an ending that either player can bring about names whose it is', () => {
  const colors = endings(fresh('club').head, played(passes(fresh('club'), 'south')))
    .filter(({ rule }) => rule === 'last-disc-with-penalty')
    .map(({ color, winner }) => [color, winner]);
  expect(colors).toEqual([
    ['red', 'black'],
    ['black', 'red'],
  ]);
});
