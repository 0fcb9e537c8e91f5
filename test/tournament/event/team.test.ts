/** Team matches: line-ups, substitutes by 22.4, the order of boards, the score, when it is over. */
import { describe, expect, test } from 'vitest';
import {
  boardsOf,
  enterBoard,
  handIn,
  isDecided,
  isOpen,
  type MatchChanged,
  matchResult,
  newMatch,
  scoreOf,
  teamStroke,
} from '../../../src/tournament/event/team.ts';
import type { TeamMatch, TeamRules } from '../../../src/tournament/event/types.ts';
import type { Scoring } from '../../../src/tournament/types.ts';

const RULES: TeamRules = { boards: 3, rounds: 3, doubles: 0, doublesPoints: 1, substitutes: true, playAll: false };
const SCORING: Scoring = { kind: 'sets', sets: 4, playAll: false };
const HOME = [1, 2, 3, 4, 5];
const GUESTS = [1, 2, 3, 4];

function must(changed: MatchChanged): TeamMatch {
  if (!changed.ok) throw new Error(JSON.stringify(changed.why));
  return changed.match;
}
const why = (changed: MatchChanged) => (changed.ok ? null : changed.why);
const begun = (): TeamMatch => {
  const home = must(handIn(newMatch('1:1-2', 1, 2), RULES, 1, 'first', [1, 2, 3], HOME));
  return must(handIn(home, RULES, 1, 'second', [1, 2, 3], GUESTS));
};
/** Results of a round, board by board. */
const played = (match: TeamMatch, round: number, ...scores: readonly string[]): TeamMatch =>
  scores.reduce((now, score, i) => {
    const [first = 0, second = 0] = score.split(':').map(Number);
    return must(enterBoard(now, RULES, SCORING, round, i + 1, { kind: 'played', first, second }));
  }, match);

describe('line-ups (22.4)', () => {
  test('lie sealed until both are in, and may be exchanged until then; afterwards not', () => {
    const one = must(handIn(newMatch('1:1-2', 1, 2), RULES, 1, 'first', [1, 2, 3], HOME));
    expect(isOpen(one)).toBe(false);
    expect(boardsOf(one, RULES).every(({ first, second }) => first === null && second === null)).toBe(true);
    expect(why(enterBoard(one, RULES, SCORING, 1, 1, null))).toEqual({ code: 'line-up-missing' });
    const exchanged = must(handIn(one, RULES, 1, 'first', [3, 2, 1], HOME));
    const both = must(handIn(exchanged, RULES, 1, 'second', [1, 2, 3], GUESTS));
    expect(
      boardsOf(both, RULES)
        .slice(0, 3)
        .map(({ first, second }) => `${first}-${second}`),
    ).toEqual(['3-1', '2-2', '1-3']);
    expect(why(handIn(both, RULES, 1, 'first', [1, 2, 3], HOME))).toEqual({ code: 'line-up-open' });
  });

  test('name one player a number, nobody twice, nobody from elsewhere', () => {
    const match = newMatch('1:1-2', 1, 2);
    expect(why(handIn(match, RULES, 1, 'first', [1, 2], HOME))).toEqual({ code: 'line-up-incomplete', boards: 3 });
    expect(why(handIn(match, RULES, 1, 'first', [1, 2, 2], HOME))).toEqual({ code: 'line-up-twice', member: 2 });
    expect(why(handIn(match, RULES, 1, 'second', [1, 2, 5], GUESTS))).toEqual({ code: 'not-in-team' });
  });

  test('each number meets each over as many rounds as there are numbers', () => {
    const meetings = boardsOf(begun(), RULES).map(({ round, first, second }) => `${round}: ${first}-${second}`);
    expect(meetings).toEqual(['1: 1-1', '1: 2-2', '1: 3-3', '2: 1-2', '2: 2-3', '2: 3-1', '3: 1-3', '3: 2-1', '3: 3-2']);
  });
});

describe('substitutes (22.4)', () => {
  test('second round: a reserve for one of the first choice', () => {
    const two = must(handIn(begun(), RULES, 2, 'first', [1, 4, 3], HOME));
    expect(
      boardsOf(two, RULES)
        .slice(3, 6)
        .map(({ first }) => first),
    ).toEqual([[1], [4], [3]]);
    // nothing announced: the line-up of the round before
    expect(
      boardsOf(two, RULES)
        .slice(6)
        .map(({ first }) => first),
    ).toEqual([[1], [4], [3]]);
  });

  test('third round: back to the own number, or another reserve; never to another number', () => {
    const two = played(must(handIn(begun(), RULES, 2, 'first', [1, 4, 3], HOME)), 1, '2:2', '2:2', '2:2');
    expect(why(handIn(two, RULES, 3, 'first', [1, 2, 3], HOME))).toBeNull();
    expect(why(handIn(two, RULES, 3, 'first', [1, 5, 3], HOME))).toBeNull();
    expect(why(handIn(two, RULES, 3, 'first', [2, 4, 3], HOME))).toEqual({ code: 'own-number', member: 2, number: 2 });
    expect(why(handIn(two, RULES, 3, 'first', [1, 2, 4], HOME))).toEqual({ code: 'reserve-number', member: 4, number: 2 });
    // the first choice may not change numbers among themselves either
    expect(why(handIn(begun(), RULES, 2, 'first', [2, 1, 3], HOME))).toEqual({ code: 'own-number', member: 2, number: 2 });
  });

  test('announced while the round before is played, not after', () => {
    const match = begun();
    expect(why(handIn(played(match, 1, '2:2', '2:2'), RULES, 2, 'second', [1, 2, 4], GUESTS))).toBeNull();
    expect(why(handIn(played(match, 1, '2:2', '2:2', '2:2'), RULES, 2, 'second', [1, 2, 4], GUESTS))).toEqual({
      code: 'announced-late',
      round: 2,
    });
  });
});

test('where the regulations know no substitutions there are none (2008 22.4)', () => {
  expect(why(handIn(begun(), { ...RULES, substitutes: false }, 2, 'first', [1, 4, 3], HOME))).toEqual({ code: 'no-substitutes' });
});

test('a substitution announced for a later round binds the round before it as well', () => {
  const third = must(handIn(begun(), RULES, 3, 'first', [1, 4, 3], HOME));
  expect(why(handIn(third, RULES, 2, 'first', [1, 2, 4], HOME))).toEqual({ code: 'reserve-number', member: 4, number: 3 });
});

describe('doubles (2017 1.1.3)', () => {
  const TWO: TeamRules = { ...RULES, boards: 4, rounds: 2, doubles: 2, doublesPoints: 2 };
  const four = must(
    handIn(
      must(handIn(newMatch('1:1-2', 1, 2), TWO, 1, 'first', [1, 2, 3, 4], [1, 2, 3, 4])),
      TWO,
      1,
      'second',
      [11, 12, 13, 14],
      [11, 12, 13, 14],
    ),
  );
  test('numbers 1 and 2, 3 and 4; the second pairs move on by one each round', () => {
    const doubles = boardsOf(four, TWO).filter(({ format }) => format === 'doubles');
    expect(doubles.map(({ round, board, first, second }) => `${round}.${board}: ${first?.join('+')}-${second?.join('+')}`)).toEqual([
      '1.5: 1+2-11+12',
      '1.6: 3+4-13+14',
      '2.5: 1+2-13+14',
      '2.6: 3+4-11+12',
    ]);
  });
  test('bring their own points; what is more than half counts them', () => {
    const one = must(enterBoard(four, TWO, SCORING, 1, 1, { kind: 'played', first: 3, second: 0 }));
    const two = must(enterBoard(one, TWO, SCORING, 1, 5, { kind: 'played', first: 0, second: 3 }));
    expect(scoreOf(two, TWO)).toEqual({ first: 2, second: 4 });
    // sixteen points in all: eight and a half decide
    const more = [1, 2, 3, 4].reduce(
      (now, board) => must(enterBoard(now, TWO, SCORING, 2, board, { kind: 'played', first: 0, second: 3 })),
      two,
    );
    const nine = must(enterBoard(more, TWO, SCORING, 1, 6, { kind: 'played', first: 0, second: 3 }));
    expect([scoreOf(more, TWO).second, isDecided(more, TWO), scoreOf(nine, TWO).second, isDecided(nine, TWO)]).toEqual([
      12,
      false,
      16,
      false,
    ]);
    const over = must(enterBoard(nine, TWO, SCORING, 1, 2, { kind: 'played', first: 2, second: 2 }));
    expect([scoreOf(over, TWO), isDecided(over, TWO)]).toEqual([{ first: 3, second: 17 }, true]);
  });
});

describe('the score', () => {
  test('a drawn game brings half a point; the match is over once a team has more than half of all points', () => {
    let match = played(begun(), 1, '3:0', '3:1', '2:2');
    expect(scoreOf(match, RULES)).toEqual({ first: 5, second: 1 });
    expect(isDecided(match, RULES)).toBe(false);
    match = played(match, 2, '3:0', '3:0');
    expect(scoreOf(match, RULES)).toEqual({ first: 9, second: 1 });
    // nine of eighteen half points are not more than half
    expect(isDecided(match, RULES)).toBe(false);
    match = must(enterBoard(match, RULES, SCORING, 2, 3, { kind: 'played', first: 2, second: 2 }));
    expect([isDecided(match, RULES), isDecided(match, { ...RULES, playAll: true })]).toEqual([true, false]);
    expect(matchResult(match, RULES)).toEqual({ kind: 'played', first: 5, second: 1 });
    expect(why(enterBoard(match, RULES, SCORING, 3, 1, { kind: 'played', first: 3, second: 0 }))).toEqual({ code: 'match-decided' });
    // a correction of what was played is taken
    expect(why(enterBoard(match, RULES, SCORING, 1, 1, { kind: 'played', first: 0, second: 3 }))).toBeNull();
    expect(why(enterBoard(match, RULES, SCORING, 1, 1, { kind: 'played', first: 9, second: 3 }))).toMatchObject({ code: 'result' });
  });
});

test('first strokes: 2010 the first in the protocol in the first round, 2008 the second; then in turn; 2017 leaves it to the regulations', () => {
  expect([1, 2, 3].map((round) => teamStroke('2010', round).by)).toEqual(['first', 'second', 'first']);
  expect([1, 2, 3].map((round) => teamStroke('2008', round).by)).toEqual(['second', 'first', 'second']);
  expect([teamStroke('2010', 1).inBook, teamStroke('2010', 2).inBook, teamStroke('2017', 1).inBook]).toEqual([true, false, false]);
});
