/** How a game goes on from a single case, held to how a whole game goes on. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/referee/editions.ts';
import { judge } from '../../../src/referee/judge.ts';
import { stateAfter } from '../../../src/referee/play/next-state.ts';
import type { CaseState, DiscId, EditionId, RefereeCase, Seat } from '../../../src/referee/types.ts';
import { type ShortCase, caseOf as shortCase } from '../../support/case.ts';
import { LIGHT as SHORT_LIGHT } from '../limits.ts';

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

/** South strokes: his disc is touched first and none is pocketed, or it is pocketed. */
const MISSES = { discs: SHORT_LIGHT, happened: 's-r1' } as const;
const POCKETS = { discs: SHORT_LIGHT, happened: 's-r1 r1>ne' } as const;
/** South comes off the far board to his own disc in the circle; both have only dark discs. */
const HITS_DARK = { discs: 'r1 0,0 b1 0,440', happened: 's|north s-r1', state: { darkMisses: { red: 2, black: 3 } } } as const;
const ANSWERS = { turn: 2, first: 'black', cleared: ['black'], clearedWithOffence: ['black'] } as const;

describe('of the state only what the case said, and what has come of the ruling', () => {
  test.each<[what: string, edition: EditionId, short: ShortCase, next: Seat, state: CaseState]>([
    ['nothing was said, nothing has come of it', '2017', MISSES, 'north', {}],
    ['a disc was pocketed, the same player strokes', '2017', POCKETS, 'south', {}],
    ['series are counted where the case counts them', '2017', { ...MISSES, state: { turn: 4 } }, 'north', { turn: 5 }],
    ['who began the set has begun it still', '2017', { ...MISSES, state: { first: 'black' } }, 'north', { first: 'black' }],
    ['the deciding set still decides', '2017', { ...MISSES, state: { deciding: true } }, 'north', { deciding: true }],
    ['the answer goes on: who has cleared has cleared, with the offence', '2017', { ...POCKETS, state: ANSWERS }, 'south', ANSWERS],
    ['a debt of who waits stays', '2017', { ...POCKETS, state: { debts: { black: 1 } } }, 'south', { debts: { red: 0, black: 1 } }],
    [
      'so does what of it waits for the end of the series',
      '2017',
      { ...POCKETS, state: { debts: { red: 0, black: 2 }, waiting: { red: 0, black: 1 } } },
      'south',
      { debts: { red: 0, black: 2 }, waiting: { red: 0, black: 1 } },
    ],
    [
      'a second warning',
      '2017',
      { discs: SHORT_LIGHT, incidents: [{ type: 'distance-measured', by: 'red' }], state: { warnings: { red: 1 } } },
      'south',
      { warnings: { red: 2, black: 0 } },
    ],
    [
      'a second delay, where the other one has had one',
      '2017',
      { discs: SHORT_LIGHT, incidents: [{ type: 'delay', by: 'red' }], state: { delays: { red: 1, black: 1 } } },
      'north',
      { delays: { red: 2, black: 1 } },
    ],
    [
      'a game lost by lateness, where the other one had lost one before',
      '2017',
      {
        ...{ discs: SHORT_LIGHT, shooter: 'none' },
        incidents: [{ type: 'late-arrival', by: 'black', minutes: 20, announced: false }],
        state: { losses: { red: { misconduct: 1 } } },
      },
      'south',
      { losses: { red: { lateness: 0, misconduct: 1 }, black: { lateness: 1, misconduct: 0 } } },
    ],
    [
      'and the other way round',
      '2017',
      {
        ...{ discs: SHORT_LIGHT, shooter: 'none' },
        incidents: [{ type: 'late-arrival', by: 'red', minutes: 20, announced: false }],
        state: { losses: { black: { lateness: 1 } } },
      },
      'south',
      { losses: { red: { lateness: 1, misconduct: 0 }, black: { lateness: 1, misconduct: 0 } } },
    ],
    [
      'nobody had the right to play: south strokes next',
      '2017',
      { discs: SHORT_LIGHT, shooter: 'none', incidents: [{ type: 'striker-placed-early', by: 'black' }] },
      'south',
      {},
    ],
    [
      'a dark disc was hit: misses not in a row count on',
      '2017',
      { ...HITS_DARK, readings: { 'dark-misses-in-a-row': 'together' } },
      'north',
      { darkMisses: { red: 2, black: 3 } },
    ],
    [
      'misses in a row begin anew',
      '2017',
      { ...HITS_DARK, readings: { 'dark-misses-in-a-row': 'in-a-row' } },
      'north',
      { darkMisses: { red: 0, black: 3 } },
    ],
  ])('%s', (_what, edition, short, next, state) => {
    expect(after(shortCase(short, edition))).toStrictEqual({ next, state });
  });
});
