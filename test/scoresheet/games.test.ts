/** The score sheet says what the referee says: a sample of what `npm run validate` does with 2,000 games of every edition. */
import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import { endings, happened, noted, penalties, put } from '../../src/scoresheet/sheet.ts';
import type { LogEntry, Sheet, SheetHead } from '../../src/scoresheet/types.ts';
import { headOf, must, played } from '../support/sheet.ts';
import { playTwice } from '../support/sheet-games.ts';

describe.each(EDITION_IDS)('%s', (edition) => {
  test.each(['singles', 'doubles'] as const)('whole games of strokes and incidents, %s: the same after every move', (format) => {
    const games = Array.from({ length: 25 }, (_, seed) => playTwice(edition, format, seed));
    expect(games.map(({ parting }) => parting).filter((parting) => parting !== null)).toEqual([]);
    expect(games.reduce((sum, { moves }) => sum + moves, 0)).toBeGreaterThan(150);
  });
});

const DOUBLES: Partial<SheetHead> = { format: 'doubles', names: { first: ['A', 'C'], second: ['B', 'D'] } };
const start = (edition: SheetHead['edition'], more: Partial<SheetHead> = {}): Sheet => newSheet(headOf(edition, more));
const enter = (sheet: Sheet, ...entries: readonly LogEntry[]): Sheet =>
  entries.reduce((so, entry) => must(put(so, { at: 0, entry })), sheet);

describe('found by the random games', () => {
  test('2010 17.1.а: a punishable stroke that no other article names is offered', () => {
    expect(penalties(headOf('2010')).map(({ rule, article }) => `${rule} ${article}`)).toContain('punishable-stroke 17.1.а');
  });

  test('20.4: “turn over” in the answer ends the set for who had cleared the table', () => {
    const cleared = enter(start('2017'), noted('south', { rule: 'first-series-cleared', color: 'red' }));
    const after = played(enter(cleared, noted('north', { rule: 'nothing-pocketed', color: 'black' })));
    expect([after.score, after.rulings.at(-1)?.findings.at(-1)?.rule]).toEqual([{ red: 1, black: 0 }, 'first-series-not-answered']);
  });

  test('an offence by hand in the answer ends it too, though no disc is known', () => {
    const cleared = enter(start('2010', DOUBLES), noted('south', { rule: 'first-series-cleared', color: 'red' }));
    const after = played(enter(cleared, happened(played(cleared), { type: 'surface-touched', by: 'black' })));
    expect(after.score).toEqual({ red: 0, black: 0 });
    const placed = enter(cleared, happened(played(cleared), { type: 'double-hit', by: 'black' }));
    expect(played(placed).score).toEqual({ red: 1, black: 0 });
  });

  test('club 7.5: who cleared the table but owes a disc plays on after the failed answer', () => {
    const owing = enter(
      start('club'),
      noted('south', { rule: 'first-series-cleared', color: 'red' }),
      noted('north', { rule: 'striker-pocketed', color: 'red' }),
      noted('north', { rule: 'nothing-pocketed', color: 'black' }),
    );
    const { score, next, state, rulings } = played(owing);
    expect([score, next, state.cleared]).toEqual([{ red: 0, black: 0 }, 'south', []]);
    expect(rulings.at(-1)?.findings.map(({ rule }) => rule)).toContain('cleared-player-plays-on');
  });

  test.each([
    ['2010', true],
    ['2008', true],
    ['2017', false],
    ['club', false],
  ] as const)('doubles, %s: the second player’s first series can be cleared and answered: %s', (edition, answered) => {
    const second = enter(start(edition, DOUBLES), noted('south', { rule: 'nothing-pocketed', color: 'red' }));
    const offered = endings(second.head, played(second)).map(({ rule }) => rule);
    expect(offered.includes('first-series-cleared')).toBe(answered);
  });

  test('doubles, 2010 21.7: answered in the third series, the first stroke goes to who stroked last', () => {
    const answered = enter(
      start('2010', DOUBLES),
      noted('south', { rule: 'nothing-pocketed', color: 'red' }),
      noted('west', { rule: 'first-series-cleared', color: 'black' }),
      noted('north', { rule: 'first-series-answered', color: 'red' }),
    );
    expect(played(answered).next).toBe('north');
  });

  test('an answer that fails because of the other one’s earlier fault is offered for either player', () => {
    const answering = enter(start('2008'), noted('south', { rule: 'first-series-cleared', color: 'red' }));
    const offered = endings(answering.head, played(answering)).filter(({ rule }) => rule === 'answer-with-offence');
    expect(offered.map(({ color }) => color)).toEqual(['red', 'black']);
  });
});
