/** How sets end that once had no end, or ended by one article where two speak: red sits south and strokes. */
import { describe, expect, test } from 'vitest';
import type { PlayEntry, Played, PlayLog } from '../../../src/referee/play/types.ts';
import { play } from '../../../src/referee/play.ts';
import type { EditionId, Incident } from '../../../src/referee/types.ts';
import { ALL, caseOf, cited, comesBack, FEDERATIONS, falls, hits, type ReportedCase, rule, SINGLES } from '../cases.ts';

const BLACK_EIGHT = Object.fromEntries(
  Array.from({ length: 8 }, (_, i) => [`black${i + 1}`, [-420 + 120 * i, 470]]),
) as ReportedCase['before'];
const won = (color: 'red' | 'black') => ({ outcome: 'won', color }) as const;
const lost = (color: 'red' | 'black') => ({ outcome: 'lost', color }) as const;
const NONE = { red: 0, black: 0 } as const;
const FIRST = { turn: 1, first: 'red' } as const;
const ANSWER = { turn: 2, first: 'black', cleared: ['black'] } as const;
const touches: Incident = { type: 'discs-displaced', by: 'black', with: 'hand', count: 1 };
/** The last of red's discs falls, all of black's are on the table. */
const CLEARS: ReportedCase = { before: { red1: [0, 300], ...BLACK_EIGHT }, events: [...hits('red1'), ...falls('red1')] };

const entryOf = (reported: ReportedCase, edition: EditionId): PlayEntry => {
  const { before, report, shooter, incidents } = caseOf(reported, edition);
  return { ...(before && { before }), ...(report && { report }), ...(shooter && { shooter }), ...(incidents && { incidents }) };
};
function played(edition: EditionId, log: readonly PlayEntry[], readings?: PlayLog['readings']): Played {
  const result = play({ edition, colors: SINGLES, sets: 3, first: 'red', log, ...(readings && { readings }) });
  if (!result.ok) throw new Error(`${result.entry} ${result.reason}`);
  return result;
}

describe('first series cleared after the opponent lost the turn for the answer', () => {
  const offends: PlayEntry = { shooter: 'south', incidents: [touches] };
  test.each(FEDERATIONS)('%s: the set is won at once, nobody waits for a player without discs', (edition) => {
    const { sets, rulings, next, state } = played(edition, [offends, entryOf(CLEARS, edition)]);
    expect(rulings[0]).toMatchObject({ turn: 'continues', losesNext: 'black' });
    expect(rulings[1]).toMatchObject({ set: won('red'), turn: null });
    expect(rulings[1]?.notes).toContainEqual(expect.objectContaining({ reading: 'answerer-misses-turn', option: 'won' }));
    expect(sets[0]).toMatchObject({ winner: 'red', rule: 'first-series-not-answered' });
    expect([next, state.losesNext]).toEqual(['south', undefined]);
  });
  test.each(FEDERATIONS)('%s: by the other reading the opponent answers, and misses nothing later', (edition) => {
    const after = played(edition, [offends, entryOf(CLEARS, edition)], { 'answerer-misses-turn': 'answers' });
    expect(after.rulings[1]).toMatchObject({ set: null, turn: 'interrupted' });
    expect([after.next, after.state.losesNext, after.state.debts]).toEqual(['north', undefined, { red: 0, black: 1 }]);
  });
  test.each(FEDERATIONS)('%s: so too where the offence falls into the very stroke that clears', (edition) => {
    const { set } = rule({ ...CLEARS, state: FIRST, incidents: [touches] }, edition);
    expect(set).toEqual(won('red'));
  });
  test.each(FEDERATIONS)('%s: and on the score sheet, where only what was found is noted', (edition) => {
    const { sets } = played(edition, [offends, { shooter: 'south', noted: [{ rule: 'first-series-cleared', color: 'red' }] }]);
    expect(sets[0]).toMatchObject({ winner: 'red', rule: 'first-series-not-answered' });
  });
  test('club: an offence while waiting costs no turn there, so the opponent answers', () => {
    const offence: PlayEntry = { shooter: 'south', incidents: [{ type: 'striker-lifted-early', by: 'black' }] };
    const after = played('club', [offence, entryOf(CLEARS, 'club')]);
    expect([after.rulings[1]?.turn, after.next]).toEqual(['interrupted', 'north']);
  });
});

test.each(ALL)('%s: everything pocketed in answer with a debt open: it comes out, the series goes on, the next ball decides', (edition) => {
  const before = { red1: [0, 300] } as const;
  const events = [...hits('red1'), ...falls('red1')];
  const first = rule({ before, events, state: { ...ANSWER, debts: { red: 1, black: 0 } } }, edition);
  expect(first).toMatchObject({ set: null, turn: 'continues', debts: NONE });
  expect(first.placements.map(({ disc, reason }) => `${disc} ${reason}`)).toEqual(['red1 debt']);
  expect(cited(first)).toContain(edition === 'club' ? '5.2' : '17.5');
  const then = rule({ before, events, state: ANSWER }, edition);
  expect(then.set?.outcome).toBe('replayed');
});

describe('both last discs in one stroke while the opponent owes a disc', () => {
  const reported: ReportedCase = {
    before: { red1: [0, 300], black1: [200, 200] },
    events: [...hits('red1', 'black1'), ...falls('red1', 'black1')],
    state: { turn: 5, first: 'red', debts: { red: 0, black: 1 } },
  };
  test.each(ALL)('%s: a reading, by default as without the debt', (edition) => {
    const ruling = rule(reported, edition);
    expect(ruling.set?.outcome).toBe(edition === 'club' ? 'drawn' : 'replayed');
    expect(ruling.notes.map((note) => note.reading)).toContain('last-discs-opponent-owes');
    expect(rule({ ...reported, readings: { 'last-discs-opponent-owes': 'won' } }, edition).set).toEqual(won('red'));
  });
});

describe('club: an answer that pockets everything with the striker back over the line or in a pocket', () => {
  const returned: ReportedCase = { before: { red1: [0, 300] }, events: [...hits('red1'), ...falls('red1'), ...comesBack()], state: ANSWER };
  const pocketed: ReportedCase = { ...returned, events: [...hits('red1'), ...falls('red1', 'striker')] };
  test.each([
    ['returned', returned],
    ['pocketed', pocketed],
  ])('%s: 7.5 ¶2 goes before 7.6, by a reading', (_, reported) => {
    const ruling = rule(reported, 'club');
    expect(ruling.set).toEqual(lost('red'));
    expect(cited(ruling)).toContain('7.5 ¶2');
    expect(ruling.notes).toContainEqual(expect.objectContaining({ reading: 'club-answer-with-fault', option: 'lost' }));
    const other = rule({ ...reported, readings: { 'club-answer-with-fault': 'replayed' } }, 'club');
    expect([other.set?.outcome, cited(other).includes('7.6')]).toEqual(['replayed', true]);
  });
});

test.each(FEDERATIONS)('%s: who keeps the next turn has no finding that says it is lost', (edition) => {
  const reported: ReportedCase = { before: { red1: [0, 300], red2: [0, 100] }, noStroke: true, state: ANSWER, incidents: [touches] };
  const ruling = rule(reported, edition);
  expect(ruling).toMatchObject({ losesNext: null, penaltyDiscs: { red: 0, black: 1 } });
  expect(ruling.findings.flatMap(({ effects }) => effects)).not.toContain('loses-next');
  const missed = rule({ ...reported, readings: { 'cleared-player-offends': 'misses' } }, edition);
  expect(missed.losesNext).toBe('black');
  expect(missed.findings.flatMap(({ effects }) => effects)).toContain('loses-next');
});

test.each([
  ['2017', '17.3', '17.5'],
  ['2010', '17.3', '17.5'],
  ['2008', '17.3', '17.5'],
  ['club', '5.1', '5.2'],
] as const)('%s: a debt that is paid cites where (%s) and when (%s)', (edition, where, when) => {
  const before = { red1: [0, 300], black1: [200, 200] } as const;
  const paid = rule({ before, events: hits('red1'), state: { debts: { red: 1, black: 0 } } }, edition);
  expect(cited(paid)).toEqual(expect.arrayContaining([where, when]));
  // a penalty of this very stroke is no debt
  const fresh = rule({ before, events: hits('black1') }, edition);
  expect(fresh.findings.map((found) => found.rule)).not.toContain('debt-paid');
});

test.each(FEDERATIONS)('%s: who is excluded does not stroke on', (edition) => {
  const reported: ReportedCase = {
    before: { red1: [0, 300] },
    noStroke: true,
    incidents: [{ type: 'gross-misconduct', by: 'red', what: 'alcohol' }],
  };
  expect(rule(reported, edition)).toMatchObject({ excluded: 'red', turn: null });
});
