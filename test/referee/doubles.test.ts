/** Doubles: red at south and north, black at west and east; south strokes unless it says otherwise. After south comes west. */
import { describe, expect, test } from 'vitest';
import { NOMINAL } from '../../src/geometry/parameters.ts';
import { judge } from '../../src/referee/judge.ts';
import type { EditionId, Ruling } from '../../src/referee/types.ts';
import { classify } from '../../src/referee/zones.ts';
import { ALL, board, caseOf, cited, DOUBLES, discs, FEDERATIONS, falls, hits, type Places, type ReportedCase, rule } from './cases.ts';

const PLAIN: Places = { red1: [0, 250], red2: [-250, 200], black1: [20, -250], black9: [-200, 60] };
const doubles = (reported: ReportedCase): ReportedCase => ({ format: 'doubles', ...reported });
const NO_DEBTS = { south: 0, west: 0, north: 0, east: 0 };

type Row = readonly [
  name: string,
  editions: readonly EditionId[],
  reported: ReportedCase,
  wanted: object,
  cites?: Partial<Record<EditionId, string>>,
];

const row = (y: number): Places =>
  Object.fromEntries([-105, -75, -45, -15, 15, 45, 75, 105].map((x, i) => [`red${i + 1}`, [x, y] as const]));

const ROWS: readonly Row[] = [
  [
    'the partner’s disc is an own disc',
    ALL,
    { before: PLAIN, events: [...hits('red2'), ...falls('red2')] },
    { stroke: 'correct', turn: 'continues' },
  ],
  [
    'punishable, the opponent’s disc driven into the circle: it goes back',
    ALL,
    { before: PLAIN, events: hits('black1'), moved: { black1: [0, 0] } },
    { stroke: 'punishable', restored: ['black1'], penaltyDiscs: { red: 1, black: 0 } },
    { '2017': '21.5', '2010': '21.4', '2008': '21 (no. 67)', club: '5.6 •4' },
  ],
  [
    'punishable, the opponent’s disc driven into the edge zone of the one who strokes next: it stays',
    FEDERATIONS,
    { before: PLAIN, events: hits('black1'), moved: { black1: [-440, 0] } },
    { stroke: 'punishable', restored: [], penaltyDiscs: { red: 1, black: 0 } },
    { '2017': '17.1.18', '2010': '17.1.ф', '2008': '17.1.u (2nd)' },
  ],
  [
    'the club rules have no word on that for doubles: it goes back',
    ['club'],
    { before: PLAIN, events: hits('black1'), moved: { black1: [-440, 0] } },
    { stroke: 'punishable', restored: ['black1'] },
    { club: '5.6 •4' },
  ],
  [
    'the edge zone of the opponent who does not stroke next is a rear zone too',
    FEDERATIONS,
    { before: PLAIN, events: hits('black1'), moved: { black1: [440, 0] } },
    { stroke: 'punishable', restored: [] },
    { '2017': '17.1.18', '2010': '17.1.ф', '2008': '17.1.u (2nd)' },
  ],
  [
    'a disc of one’s pair in the partner’s edge zone is light for the one who strokes',
    ALL,
    { before: { ...PLAIN, red3: [0, 440] }, events: hits('red3') },
    { stroke: 'correct', penaltyDiscs: { red: 0, black: 0 } },
  ],
  [
    'off the far board into the rear zone with light discs left: 2010 knows the circle alone',
    ['2010'],
    { before: PLAIN, events: [...board('north'), ...hits('black1')], moved: { black1: [-440, 0] } },
    { stroke: 'punishable', restored: [] },
    { '2010': '17.1.в' },
  ],
  [
    'the exception of 2017 and 2008 speaks of direct strokes: off a board the disc goes back',
    ['2017', '2008'],
    { before: PLAIN, events: [...board('north'), ...hits('black1')], moved: { black1: [-440, 0] } },
    { stroke: 'punishable', restored: ['black1'] },
    { '2017': '13.8', '2008': '13 ¶6.5 (no. 36.5)' },
  ],
  [
    'the penalty disc goes opposite the partner who stroked, debts are counted by seat',
    ALL,
    { before: PLAIN, events: hits('black1') },
    { turn: 'passes', debts: NO_DEBTS, placements: [{ disc: 'red3', x: 0, y: 485, reason: 'penalty' }] },
    { '2017': '21.6', '2010': '21.5', '2008': '21 (no. 68)', club: '5.1' },
  ],
  [
    'the row opposite stands untouched: the disc is owed',
    ALL,
    { before: { ...row(485), black1: [20, -250] }, events: hits('black1') },
    { turn: 'passes', debts: { ...NO_DEBTS, south: 1 }, placements: [], unplaced: ['red9'] },
    { '2017': '21.7', '2010': '21.6', '2008': '21 (no. 69)', club: '8.5' },
  ],
  [
    'the waiting pair’s offence falls on the one who strokes next',
    FEDERATIONS,
    {
      before: { ...PLAIN, red3: [0, 100] },
      events: [...hits('red2'), ...falls('red2')],
      incidents: [{ type: 'discs-displaced', by: 'black', seat: 'east', with: 'hand', count: 0 }],
    },
    { turn: 'continues', debts: { ...NO_DEBTS, west: 1 }, losesNext: 'black' },
  ],
  [
    'all sixteen in the first series: the next opponent answers',
    ALL,
    { before: { red1: [0, 250], black1: [20, -250] }, events: [...hits('red1'), ...falls('red1')], state: { turn: 1, first: 'red' } },
    { turn: 'interrupted', set: null },
    { '2017': '21.8', '2010': '21.7', '2008': '21 (no. 70)', club: '8.4' },
  ],
  [
    'the answer fails',
    ALL,
    { before: { red1: [0, 250] }, events: hits('red1'), state: { turn: 2, first: 'black', cleared: ['black'] } },
    { turn: null, set: { outcome: 'won', color: 'black' } },
    { '2017': '21.8', '2010': '21.7', '2008': '21 (no. 70)', club: '8.4' },
  ],
  [
    'both cleared: the places stay, the first stroke goes to who stroked last',
    FEDERATIONS,
    { before: { red1: [0, 250] }, events: [...hits('red1'), ...falls('red1')], state: { turn: 2, first: 'black', cleared: ['black'] } },
    { turn: null, set: { outcome: 'replayed', swapSides: false, swapFirst: true } },
    { '2017': '21.1', '2010': '21.1', '2008': '21.1' },
  ],
  [
    'all thirty-two discs told: the pair that pockets its own first wins',
    ALL,
    { before: { red1: [0, 250], black1: [20, -250] }, events: [...hits('red1'), ...falls('red1')] },
    { set: { outcome: 'won', color: 'red' } },
    { '2017': '20.3', '2010': '21.2', '2008': '21.2', club: '8.3' },
  ],
];

describe('doubles', () => {
  for (const [name, editions, reported, wanted, cites = {}] of ROWS) {
    for (const edition of editions) {
      test(`${edition} ${cites[edition] ?? ''}: ${name}`, () => {
        const ruling: Ruling = rule(doubles(reported), edition);
        expect(ruling, JSON.stringify(ruling.findings)).toMatchObject(wanted);
        const article = cites[edition];
        if (article !== undefined) expect(cited(ruling)).toContain(article);
      });
    }
  }

  test('whose edge zone counts: the shooter’s, and for the waiting pair that of the next', () => {
    const position = { discs: discs({ red1: [0, -440], red2: [0, 440], black1: [-440, 0], black2: [440, 0] }) };
    const shades = (shooter: 'south' | 'west' | 'north' | 'east') =>
      Object.values(classify(NOMINAL, position, DOUBLES, 'doubles', shooter)).map(({ shade }) => shade);
    expect(shades('south')).toEqual(['dark', 'light', 'dark', 'light']);
    expect(shades('west')).toEqual(['light', 'dark', 'dark', 'light']);
    expect(shades('north')).toEqual(['light', 'dark', 'light', 'dark']);
    expect(shades('east')).toEqual(['dark', 'light', 'light', 'dark']);
  });

  test('a forgotten disc of a partner who does not stroke is void at his seat', () => {
    const reported: ReportedCase = { before: PLAIN, noStroke: true, incidents: [{ type: 'penalty-forgotten', by: 'red', seat: 'north' }] };
    const c = { ...caseOf(doubles(reported), '2017'), state: { debts: { north: 1, south: 2 } } };
    expect(judge(c).debts).toEqual({ south: 2, west: 0, north: 0, east: 0 });
  });
});
