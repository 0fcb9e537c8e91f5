/** The rules of the sheet as tables a referee can read: position, roll, what is tried, what is said. */
import { describe, expect, test } from 'vitest';
import { judgeCorrection, judgePlay } from '../../src/backgammon/correct.ts';
import { legalPlays, parseMoves, playText } from '../../src/backgammon/plays.ts';
import { makePosition, type PositionDocument, parsePosition, START } from '../../src/backgammon/position.ts';
import { judgeOpening, judgeRoll, type LyingDie } from '../../src/backgammon/roll.ts';
import { gameResult, matchScore, resignationResult } from '../../src/backgammon/score.ts';
import { endFault, nextSteps, startTurn, targetsOf, tryMove } from '../../src/backgammon/turn.ts';
import { type Colour, DEFAULT_READINGS, type Dice, type Position } from '../../src/backgammon/types.ts';

function at(document: PositionDocument): Position {
  const parsed = parsePosition(document);
  if ('position' in parsed) return parsed.position;
  throw new Error(JSON.stringify(parsed.problems));
}
const HOME_WHITE = { 19: 5, 20: 5, 21: 5 };
const said = (position: Position, colour: Colour, dice: Dice, moves: string): string => {
  const ruling = judgePlay(position, colour, dice, parseMoves(moves) ?? []);
  return ruling.allowed ? `allowed: ${playText(ruling.turn.played)}` : `${ruling.refusal.article} ${ruling.refusal.code}`;
};

describe('from the start, Black', () => {
  test.each<[Dice, string, string]>([
    [[3, 1], '8/5 6/5', 'allowed: 8/5 6/5'],
    [[3, 1], '24/20', 'allowed: 24/21 21/20'],
    [[3, 1], '8/5', '12 both-possible'],
    [[3, 1], '', '12 both-possible'],
    [[3, 1], '5/8', '10a no-checker'],
    [[3, 1], '6/8', '3 backwards'],
    [[3, 1], '8/6', '10a wrong-number'],
    [[5, 1], '24/19', '13 blocked'],
    [[6, 5], '24/13', 'allowed: 24/18 18/13'],
    [[3, 1], '6/off', '10c not-all-home'],
    [[2, 2], '6/4 6/4 13/11', '11 double-goes-on'],
    [[2, 2], '13/5', 'allowed: 13/11 11/9 9/7 7/5'],
    [[5, 5], '13/3', '11 double-goes-on'],
    [[5, 5], '13/3 13/3', 'allowed: 13/8 8/3 13/8 8/3'],
    [[5, 5], '24/14', '13 blocked'],
  ])('%j %s → %s', (dice, moves, wanted) => expect(said(START, 'black', dice, moves)).toBe(wanted));
});

test('White goes from 1 to 24, by the same numbers', () => {
  expect(said(START, 'white', [3, 1], '17/20 19/20')).toBe('allowed: 17/20 19/20');
  expect(said(START, 'white', [3, 1], '17/14')).toBe('3 backwards');
  expect(said(START, 'white', [5, 1], '1/6')).toBe('13 blocked');
});

describe('the bar, Black', () => {
  const one = at({ black: { bar: 1, 13: 5, 8: 4, 6: 5 }, white: { 19: 5, 17: 3, 12: 5, 1: 2 } });
  const two = at({ black: { bar: 2, 13: 5, 8: 3, 6: 5 }, white: { 19: 5, 17: 3, 12: 5, 1: 2 } });
  const shut = at({ black: { bar: 1, 13: 14 }, white: { 24: 2, 23: 2, 22: 2, 21: 2, 20: 2, 19: 5 } });
  test.each<[string, Position, Dice, string, string]>([
    ['in with the 3', one, [3, 1], 'bar/22 8/7', 'allowed: bar/22 8/7'],
    ['another first', one, [3, 1], '8/5', '15 bar-first'],
    ['held by White', one, [6, 1], 'bar/19', '13 entry-blocked'],
    ['no such number', one, [3, 1], 'bar/20', '10b wrong-entry'],
    ['one of two', two, [3, 6], 'bar/22 8/2', '15 bar-first'],
    ['one of two, the 6 is shut', two, [3, 6], 'bar/22', 'allowed: bar/22'],
    ['all shut', shut, [3, 6], '', 'allowed: '],
    ['all shut, another tried', shut, [3, 6], '13/10', '15 bar-first'],
  ])('%s', (_name, position, dice, moves, wanted) => expect(said(position, 'black', dice, moves)).toBe(wanted));
});

describe('bearing off (rule 16)', () => {
  const gap = at({ black: { 6: 2, 3: 2, off: 11 }, white: HOME_WHITE });
  const low = at({ black: { 4: 2, 3: 2, 1: 1, off: 10 }, white: HOME_WHITE });
  const out = at({ black: { 7: 1, 6: 3, off: 11 }, white: HOME_WHITE });
  const last = at({ black: { 2: 1, off: 14 }, white: HOME_WHITE });
  test.each<[string, Position, Dice, string, string]>([
    ['exactly', gap, [6, 3], '6/off 3/off', 'allowed: 6/off 3/off'],
    ['below an occupied point', gap, [4, 1], '3/off', '16 ¶2 higher-occupied'],
    ['no duty: inside instead', gap, [3, 1], '6/3 6/5', 'allowed: 6/3 6/5'],
    ['a larger number takes the highest', low, [6, 5], '4/off 4/off', 'allowed: 4/off 4/off'],
    ['too small', gap, [2, 1], '6/off', '16 ¶1 number-too-small'],
    ['one still outside', out, [6, 1], '6/off', '10c not-all-home'],
    ['home first', out, [6, 1], '7/6 6/off', 'allowed: 7/6 6/off'],
    ['the rest of the roll is not needed', last, [6, 5], '2/off', 'allowed: 2/off'],
  ])('%s', (_name, position, dice, moves, wanted) => expect(said(position, 'black', dice, moves)).toBe(wanted));
});

describe('rule 12: both, or else the larger', () => {
  const spoil = at({ black: { 20: 1, 8: 1, off: 13 }, white: { 9: 2, 14: 2, 19: 4, 24: 7 } });
  const either = at({ black: { 20: 1, off: 14 }, white: { 9: 2, 19: 5, 24: 8 } });
  const small = at({ black: { 20: 1, off: 14 }, white: { 14: 2, 9: 2, 19: 5, 24: 6 } });
  test.each<[string, Position, string, string]>([
    ['the 5 spoils the 6', spoil, '8/3', '12 both-possible'],
    ['both', spoil, '20/15 8/2', 'allowed: 20/15 8/2'],
    ['the smaller of two that exclude each other', either, '20/15', '12 larger-required'],
    ['the larger', either, '20/14', 'allowed: 20/14'],
    ['only the smaller can be played: it must be', small, '', '12 one-must-be-played'],
    ['and may be', small, '20/15', 'allowed: 20/15'],
  ])('%s', (_name, position, moves, wanted) => expect(said(position, 'black', [6, 5], moves)).toBe(wanted));

  test('by the other reading a single number may be left', () => {
    const readings = { ...DEFAULT_READINGS, 'one-number-only': 'may-pass' } as const;
    expect(endFault(startTurn(small, 'black', [6, 5], readings))).toBeNull();
    expect(legalPlays(small, 'black', [6, 5], readings)).toHaveLength(2);
    expect(endFault(startTurn(spoil, 'black', [6, 5], readings))?.code).toBe('both-possible');
  });

  test('by the other reading a double that does not go four times may be left', () => {
    const short = at({ black: { 5: 1, 24: 1, off: 13 }, white: { 22: 2, 19: 5, 18: 8 } });
    expect(endFault(startTurn(short, 'black', [2, 2]))?.code).toBe('double-goes-on');
    const readings = { ...DEFAULT_READINGS, 'double-partly': 'none' } as const;
    expect(endFault(startTurn(short, 'black', [2, 2], readings))).toBeNull();
  });
});

test('a hit checker goes to the bar, also on the way (rule 14)', () => {
  const position = at({ black: { 13: 15 }, white: { 10: 1, 9: 1, 19: 13 } });
  const tried = tryMove(startTurn(position, 'black', [3, 1]), 13, 9);
  expect('turn' in tried && makePosition(tried.turn.position)).toMatchObject({ black: { 9: 1, 13: 14 }, white: { bar: 2, 19: 13 } });
});

test('where a checker may go is told with the points that several numbers reach', () => {
  expect(targetsOf(startTurn(START, 'black', [3, 1]), 8)).toEqual([5, 4, 7]);
  expect(nextSteps(startTurn(START, 'black', [6, 6])).map(({ from, to }) => `${from}/${to}`)).toEqual(['8/2', '13/7', '24/18']);
});

describe('rule 9: which roll counts', () => {
  const die = (change: Partial<LyingDie> = {}): LyingDie => ({ value: 4, lies: 'outer', flat: true, onChecker: false, ...change });
  test.each<[string, LyingDie, LyingDie, boolean, readonly string[]]>([
    ['both outside', die(), die(), false, []],
    ['parted', die(), die({ lies: 'home' }), false, ['parted']],
    ['on a checker', die({ onChecker: true, flat: false }), die(), false, ['on-checker']],
    ['tilted', die({ flat: false }), die(), false, ['not-flat']],
    ['on the bar', die({ lies: 'bar' }), die(), false, ['not-flat']],
    ['off the board', die(), die({ lies: 'off-board' }), false, ['not-flat']],
    ['too early', die(), die(), true, ['too-early']],
    ['everything at once', die({ onChecker: true }), die({ lies: 'home' }), true, ['parted', 'on-checker', 'too-early']],
  ])('%s', (_name, a, b, early, faults) => {
    expect(judgeRoll({ dice: [a, b], early })).toMatchObject({
      faults,
      valid: faults.length === 0,
      article: '9',
      dice: faults.length === 0 ? [4, 4] : null,
    });
  });
  test('by the other reading a tilted die counts', () => {
    expect(judgeRoll({ dice: [die({ flat: false }), die()], early: false }, { ...DEFAULT_READINGS, 'die-not-flat': 'counts' }).valid).toBe(
      true,
    );
  });
});

test('rule 8: the opening roll', () => {
  expect(judgeOpening(5, 2)).toEqual({ starts: 'black', dice: [5, 2] });
  expect(judgeOpening(2, 5)).toEqual({ starts: 'white', dice: [2, 5] });
  expect(judgeOpening(2, 5, true)).toEqual({ starts: 'black', dice: [2, 5] });
  expect(judgeOpening(3, 3, true)).toEqual({ again: true });
});

test('rule 19: corrected until the next roll that counts', () => {
  const wrong = { position: START, colour: 'black', dice: [3, 1], moves: [{ from: 8, to: 6 }] } as const;
  const lying = (lies: LyingDie['lies']): LyingDie => ({ value: 2, lies, flat: true, onChecker: false });
  const valid = { dice: [lying('home'), lying('home')], early: false } as const;
  const void_ = { dice: [lying('home'), lying('outer')], early: false } as const;
  expect(judgeCorrection(wrong, null)).toMatchObject({ demandable: true, wrong: { code: 'wrong-number' }, article: '19', from: START });
  expect(judgeCorrection(wrong, valid).demandable).toBe(false);
  expect(judgeCorrection(wrong, void_).demandable).toBe(true);
  expect(judgeCorrection(wrong, void_, { ...DEFAULT_READINGS, 'correction-after-invalid-roll': 'any-roll' }).demandable).toBe(false);
});

describe('rules 20 to 22: what it gives', () => {
  const won = (white: PositionDocument['white']) => gameResult(at({ black: { off: 15 }, white }));
  test.each([
    ['plain', { 24: 14, off: 1 }, 1],
    ['gammon', { 24: 15 }, 2],
    ['no triple on the bar', { bar: 1, 24: 14 }, 2],
    ['no triple in the winner’s home board', { 3: 2, 24: 13 }, 2],
  ])('%s', (_name, white, points) => expect(won(white)).toMatchObject({ winner: 'black', points }));
  test('nobody yet', () => expect(gameResult(START)).toBeNull());

  test('an accepted offer is worth what was offered', () => {
    expect(resignationResult(START, { by: 'white', value: 'game', accepted: true })).toMatchObject({
      winner: 'black',
      points: 1,
      article: '21',
    });
    expect(resignationResult(START, { by: 'white', value: 'gammon', accepted: true })?.points).toBe(2);
    expect(resignationResult(START, { by: 'white', value: 'game', accepted: false })).toBeNull();
    const readings = { ...DEFAULT_READINGS, 'resignation-value': 'as-the-board-stands' } as const;
    expect(resignationResult(START, { by: 'white', value: 'game', accepted: true }, readings)?.points).toBe(2);
  });

  test('a match to 3, the winner of a game starts the next', () => {
    const game = (winner: Colour, points: 1 | 2) => ({ winner, points });
    expect(matchScore([])).toEqual({ black: 0, white: 0, winner: null, starts: null });
    expect(matchScore([game('white', 1)])).toMatchObject({ white: 1, starts: 'white', winner: null });
    expect(matchScore([game('white', 2), game('black', 2), game('black', 2)])).toMatchObject({ black: 4, winner: 'black', starts: null });
    const capped = { ...DEFAULT_READINGS, 'past-three': 'capped' } as const;
    expect(matchScore([game('black', 2), game('black', 2)], capped)).toMatchObject({ black: 3, winner: 'black' });
    expect(matchScore([game('white', 1)], { ...DEFAULT_READINGS, 'opening-roll-each-game': 'every-game' }).starts).toBeNull();
  });
});

describe('a position that cannot be is refused, with what is wrong and where', () => {
  test.each<[string, PositionDocument, object]>([
    ['no such point', { black: { 25: 15 }, white: {} }, { code: 'not-a-place', colour: 'black', place: '25' }],
    ['half a checker', { black: { 6: 1.5 }, white: {} }, { code: 'not-a-count', colour: 'black', place: '6' }],
    ['sixteen', { black: { 6: 8, 8: 8, off: 0 }, white: {} }, { code: 'wrong-total', colour: 'black', count: 16 }],
    ['fourteen', { black: {}, white: { 6: 14, off: 0 } }, { code: 'wrong-total', colour: 'white', count: 14 }],
    ['both on one point', { black: { 6: 2 }, white: { 6: 1 } }, { code: 'shared-point', place: '6' }],
  ])('%s', (_name, document, problem) => {
    const parsed = parsePosition(document);
    expect('problems' in parsed && parsed.problems).toContainEqual(expect.objectContaining(problem));
  });
  test('moves are read or refused', () => {
    expect(parseMoves('bar/22* 6/off')).toEqual([
      { from: 'bar', to: 22 },
      { from: 6, to: 'off' },
    ]);
    for (const text of ['6-5', '26/2', 'off/3', '6/5/4']) expect(parseMoves(text)).toBeNull();
  });
});
