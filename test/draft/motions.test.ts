/**
 * Seven motions on the book of 2017, drafted without code; a table here is what a drafter would read. by-hand.test.ts has, case by case, why it has to be so.
 */
import { describe, expect, test } from 'vitest';
import { effectLines, effectsOf } from '../../src/cli/draft-report.ts';
import { turnedCases } from '../../src/draft/effects.ts';
import { judge } from '../../src/referee/judge.ts';
import { tableUnder } from '../../src/referee/sizes.ts';
import { caseOf } from '../support/case.ts';
import { CASES, type Motion, motion } from './support.ts';

/** The cases of a motion, four columns: case, what it turns on with its articles, before, after. */
function table(name: Motion): readonly string[] {
  const lines = effectLines(effectsOf(CASES, motion(name)));
  const rows: string[] = [];
  for (const [i, line] of lines.entries()) {
    const before = lines[i + 1]?.trim() ?? '';
    if (!before.startsWith('before: ')) continue;
    const [id = '', articles = ''] = line.trim().split(' [');
    const own = articles.replace(']', '').split(', ')[0] ?? '';
    rows.push([id, own, before.slice('before: '.length), lines[i + 2]?.trim().slice('after:  '.length) ?? ''].join(' | '));
  }
  return rows;
}

describe('a striker in a pocket costs the turn only', () => {
  test('ten cases turn', () => {
    expect(table('striker-in-pocket')).toEqual([
      // 21.7: in doubles the disc waited for the row; now there is none
      'row-opposite-untouched | 17.1.4 striker-pocketed | penalty discs: red 1; placed: nothing, no room for red10; owed: south 1 | penalty discs: none; placed: nothing; owed: nothing',
      'row-opposite-already-moved | 17.1.4 striker-pocketed | penalty discs: red 1; placed: red3 0,485 | penalty discs: none; placed: nothing',
      'in-singles-the-row-does-not-matter | 17.1.4 striker-pocketed | penalty discs: red 1; placed: red4 0,485 | penalty discs: none; placed: nothing',
      // 17.7: the disc over the board goes to the centre all the same
      'over-the-board-and-an-offence | 17.1.4 striker-pocketed | penalty discs: red 1; placed: red1 0,0; red4 0,485 | penalty discs: none; placed: red1 0,0',
      'striker-follows-into-the-pocket | 17.1.4 striker-pocketed | penalty discs: red 1; placed: red3 0,485 | penalty discs: none; placed: nothing',
      'own-pocketed-but-striker-too | 17.1.4 striker-pocketed | penalty discs: red 1; placed: red1 0,485 | penalty discs: none; placed: nothing',
      // 20.5: only who gets a penalty disc loses; without one the set is played again
      'both-last-discs-and-striker | 20.5 last-disc-with-penalty | set lost by red | set replayed',
      // 20.3: the last disc with the striker wins
      'own-last-disc-and-striker | 17.1.4 striker-pocketed | the set goes on; penalty discs: red 1; turn passes; placed: red1 0,485 | set won by red; penalty discs: none; turn not decided; placed: nothing',
      'striker-falls-after-driving-dark | 17.1.4 striker-pocketed | penalty discs: red 1; placed: red3 0,485 | penalty discs: none; placed: nothing',
      'right-stroke-striker-falls | 17.1.4 striker-pocketed | penalty discs: red 1; placed: red3 0,485 | penalty discs: none; placed: nothing',
    ]);
  });
  test('a broken striker in a pocket still costs a disc, 17.1.14', () => {
    const { sameKind } = effectsOf(CASES, motion('striker-in-pocket'));
    expect(sameKind.map(({ article, rule }) => `${article} ${rule}`)).toEqual([
      '17.1.5 striker-off-table',
      '17.1.14 striker-broken',
      '17.1.17 striker-touched-while-aiming',
      '17.1.9 double-hit',
    ]);
  });
});

test('the third warning loses the running set, not the game', () => {
  expect(table('third-warning-set')).toEqual([
    'third-warning-given | 15.3 third-warning | red loses the game; the set goes on | the game goes on; set lost by red',
  ]);
  // 15.3 and 19.2 ¶2 no longer say two things of one event
  expect(effectsOf(CASES, motion('third-warning-set')).questions.settled).toEqual(['third-warning']);
});

test('twenty seconds for a stroke turn no case, and change the number', () => {
  expect(table('stroke-time-20')).toEqual([]);
  const { values } = effectsOf(CASES, motion('stroke-time-20'));
  expect(values).toEqual([{ id: 'strokeTime', before: { value: 30, article: '11.7' }, after: { value: 20, article: '11.7' } }]);
});

test('a dark zone 100 mm deep', () => {
  expect(table('dark-zone-100')).toEqual([
    // r1 lies 104 mm from the board: light now, and a light disc met first is a right stroke (11.8.1)
    'dark-disc-first-off-a-side-board | 16.1.4 own-dark-first-several-moved | set lost by red; turn not decided; stroke punishable | the set goes on; turn passes; stroke correct',
    // 372 mm from the middle: the side line has moved from 370 to 400 mm
    'striker-beyond-the-side-line |  | the striker may not lie there | the striker may lie there',
    // 124 mm from the board
    'striker-at-the-edge-of-its-zone |  | the striker may lie there | the striker may not lie there',
    // r2, 101 mm from the board, was the dark disc for whose sake the striker might come back (12.15)
    'dark-disc-moved-by-own-light | 13.3.3 dark-by-light | turn continues | turn passes',
    // r1, 120 mm from the board, may be stroked directly
    'dark-disc-in-own-zone-hit-directly | 17.1.8 own-dark-directly | penalty discs: red 1; put back: red1; placed: red3 0,485; stroke punishable | penalty discs: none; put back: nothing; placed: nothing; stroke correct',
    // r1, 109 mm from the board
    'opponents-disc-pushes-own-dark | 13.8 own-dark-driven-out | put back: red1 | put back: nothing',
    // 124 and 122 mm from the board
    'edge-zone-hole-clear-of-line |  | red1 dark, black1 dark | red1 light, black1 light',
  ]);
});

describe("the club's table", () => {
  const draft = motion('club-table');
  const turned = turnedCases(CASES, draft);
  test('its boards lie 508 mm from the middle', () => expect(tableUnder(draft.rules).half).toBe(508));
  test('penalty discs lie 8 mm farther out, at the board', () => {
    const placed = turned.filter(({ aspects }) => aspects.join() === 'placement');
    expect(placed.length).toBeGreaterThan(90);
    const depths = placed.flatMap(({ outcome }) => {
      if (outcome.command === 'judge' || outcome.command === 'place') {
        const [before, after] = [outcome.before?.placements ?? [], outcome.after?.placements ?? []];
        return before.flatMap(({ reason, y }, i) => (reason === 'off-table' ? [] : [(after[i]?.y ?? 0) - y]));
      }
      return [];
    });
    expect(new Set(depths)).toEqual(new Set([8]));
  });
  test('strokes that were just so come out otherwise', () => {
    expect(turned.filter(({ aspects }) => aspects.join() !== 'placement').map(({ id, aspects }) => `${id}: ${aspects.join(', ')}`)).toEqual(
      [
        // the row opposite no longer stands at the board, so that the disc does not wait (21.7)
        'row-opposite-untouched: placement, debts',
        'guide-penalty-waits-for-the-row: placement, debts',
        'far-board-then-opponent-no-light: turn',
        'side-board-onto-own-light-disc: penalty, placement, verdict',
        'striker-beyond-the-side-line: striker-place',
        'striker-at-the-edge-of-its-zone: striker-place',
        'both-last-discs-and-striker: set, penalty, turn, placement',
        'dark-disc-moved-by-own-light: turn',
        'dark-disc-in-own-zone-hit-directly: penalty, restored, placement, verdict',
        'dark-off-far-board-though-light-left: turn',
        'edge-zone-hole-clear-of-line: shade',
      ],
    );
  });
});

test('who refuses to greet is excluded, as in 2010', () => {
  expect(table('handshake-2010')).toEqual([
    'handshake-refused-costs-the-game | 15.2 handshake-refused | red loses the game; nobody is excluded | the game goes on; red is excluded',
  ]);
  // it is no lost game for misconduct any more, of which two exclude
  expect(motion('handshake-2010').rules.policies.misconduct).toEqual(['misconduct']);
});

describe('nobody owes penalty discs', () => {
  test('six cases turn: what cannot be placed is void', () => {
    expect(table('without-debts')).toEqual([
      'row-opposite-untouched | 17.4 penalty-debt | owed: south 1 | owed: nothing',
      'guide-penalty-waits-for-the-row | 17.4 penalty-debt | owed: south 1 | owed: nothing',
      'all-eight-on-the-table | 17.4 penalty-debt | owed: red 1 | owed: nothing',
      'debt-that-cannot-be-placed-yet | 17.4 penalty-debt | owed: red 1 | owed: nothing',
      'debt-not-paid-with-all-discs-there | 17.4 penalty-debt | owed: red 1 | owed: nothing',
      'three-owed-two-available | 17.4 penalty-debt | owed: red 1 | owed: nothing',
    ]);
  });
  test('a penalty earned while the opponent strokes still waits for its turn', () => {
    // black pockets its disc and strokes on; red, who waits, has touched one with the hand
    const c = caseOf(
      {
        discs: 'r1 0,300 r2 -200,0 b1 200,-300 b2 -300,-300',
        shooter: 'north',
        striker: '0,440',
        happened: 's-b1 b1>se',
        incidents: [{ type: 'discs-displaced', by: 'red', with: 'hand', count: 1 }],
      },
      '2017',
    );
    const { rules, basis } = motion('without-debts');
    const [before, after] = [judge(c, basis.rules), judge(c, rules)];
    expect(before).toMatchObject({ turn: 'continues', penaltyDiscs: { red: 1 }, debts: { red: 1, black: 0 } });
    expect(after.debts).toEqual(before.debts);
  });
});
