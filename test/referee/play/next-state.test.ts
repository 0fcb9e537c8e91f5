/** How a game goes on from a single case, held to how a whole game goes on. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/referee/editions.ts';
import { judge } from '../../../src/referee/judge.ts';
import { stateAfter } from '../../../src/referee/play/next-state.ts';
import type { CaseState, DiscId, EditionId, RefereeCase, Seat } from '../../../src/referee/types.ts';

const HOME = { south: { x: 0, y: -440 }, north: { x: 0, y: 440 } };
const LIGHT = [
  { id: 'red1', color: 'red', x: -300, y: 200 },
  { id: 'red2', color: 'red', x: -220, y: 200 },
  { id: 'black1', color: 'black', x: -300, y: -200 },
  { id: 'black2', color: 'black', x: -220, y: -200 },
] as const;
/** Each before its own player: dark for both. */
const DARK = [
  { id: 'red1', color: 'red', x: -300, y: -480 },
  { id: 'red2', color: 'red', x: -200, y: -480 },
  { id: 'black1', color: 'black', x: -300, y: 480 },
  { id: 'black2', color: 'black', x: -200, y: 480 },
] as const;

const caseOf = (
  shooter: 'south' | 'north',
  state: CaseState,
  pocketed: readonly DiscId[] = [],
  discs: readonly (typeof LIGHT | typeof DARK)[number][] = LIGHT,
  edition: EditionId = '2017',
): RefereeCase => {
  const own = shooter === 'south' ? 'red1' : 'black1';
  return {
    edition,
    format: 'singles',
    colors: { red: ['south'], black: ['north'] },
    shooter,
    state,
    before: { discs, striker: HOME[shooter] },
    report: {
      events:
        discs === LIGHT
          ? [
              { t: 0.1, type: 'contact', a: 'striker', b: own },
              ...pocketed.map((disc) => ({ t: 0.2, type: 'pocketed', disc, pocket: 'ne' }) as const),
            ]
          : [{ t: 0.1, type: 'board', disc: 'striker', board: shooter === 'south' ? 'north' : 'south' }],
      after: { discs: discs.filter(({ id }) => !pocketed.includes(id)), striker: { x: 7, y: 130 } },
    },
  };
};
const after = (question: RefereeCase) => stateAfter(question, judge(question));

describe('a turn that is to be missed', () => {
  test.each<[string, 'south' | 'north', readonly DiscId[], Seat, CaseState['losesNext']]>([
    ['is passed over: who strokes strokes again', 'south', [], 'south', undefined],
    ['waits until the series ends', 'south', ['red1'], 'south', 'black'],
    ['waits while its player strokes', 'north', [], 'south', 'black'],
  ])('%s', (_, shooter, pocketed, next, losesNext) => {
    const { state, next: then } = after(caseOf(shooter, { turn: 4, losesNext: 'black' }, pocketed));
    expect([then, state.losesNext]).toEqual([next, losesNext]);
  });
});

test('misses with dark discs are forgotten once somebody has a light one, as in a whole game', () => {
  expect(after(caseOf('south', { darkMisses: { red: 2, black: 1 } })).state.darkMisses).toBeUndefined();
});

test('a draft that counts no miss with dark discs is counted on by the draft, not by the book it amends', () => {
  const question = caseOf('south', { darkMisses: { red: 1, black: 0 } }, [], DARK);
  const counted = stateAfter(question, judge(question)).state.darkMisses;
  expect(counted).toEqual({ red: 2, black: 0 });
  const { 'dark-misses': _, ...rules } = EDITIONS['2017'].rules;
  const draft = { ...EDITIONS['2017'], rules };
  expect(stateAfter(question, judge(question, draft), draft).state.darkMisses).toEqual({ red: 1, black: 0 });
});
