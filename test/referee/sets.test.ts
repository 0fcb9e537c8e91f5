/** How sets, series and debts go under each edition: red sits south and strokes, the article that decides stands in the name. */
import { describe, expect, test } from 'vitest';
import type { EditionId, Ruling } from '../../src/referee/types.ts';
import { ALL, board, cited, comesBack, FEDERATIONS, falls, flies, hits, type ReportedCase, rule } from './cases.ts';

type Wanted = Partial<Pick<Ruling, 'stroke' | 'turn' | 'set' | 'debts' | 'penaltyDiscs' | 'losesNext'>> & {
  readonly cites?: string;
  readonly placed?: readonly string[];
  readonly notes?: string;
};
type Row = readonly [
  name: string,
  editions: readonly EditionId[],
  reported: ReportedCase,
  wanted: Wanted,
  cites?: Partial<Record<EditionId, string>>,
];

const LAST = { red1: [0, 300], black1: [200, 200], black2: [-200, 200] } as const;
const won = (color: 'red' | 'black') => ({ outcome: 'won', color }) as const;
const lost = (color: 'red' | 'black') => ({ outcome: 'lost', color }) as const;
const replayed = (swapSides: boolean, swapFirst: boolean) => ({ outcome: 'replayed', swapSides, swapFirst }) as const;
const FIRST = { turn: 1, first: 'red' } as const;
const ANSWER = { turn: 2, first: 'black', cleared: ['black'] } as const;
const NONE = { red: 0, black: 0 } as const;

const ROWS: readonly Row[] = [
  [
    'the last disc with the striker back over the line, no dark disc',
    ALL,
    { before: LAST, events: [...hits('red1'), ...falls('red1'), ...comesBack()] },
    {},
    { '2017': '18.1.5', '2010': '18.1.д', '2008': '18.1.d', club: '7.5 ¶2' },
  ],
  [
    'the same decides the set otherwise: the federations count the pocketed disc',
    FEDERATIONS,
    { before: LAST, events: [...hits('red1'), ...falls('red1'), ...comesBack()] },
    { set: won('red'), notes: 'last-disc-and-right-lost' },
  ],
  [
    'the club makes it a lost set',
    ['club'],
    { before: LAST, events: [...hits('red1'), ...falls('red1'), ...comesBack()] },
    { set: lost('red') },
  ],
  [
    'the striker back over the line with discs left costs nothing in the club',
    ['club'],
    { before: { ...LAST, red2: [0, -200] }, events: [...hits('red1'), ...falls('red1'), ...comesBack()] },
    { set: null, turn: 'continues' },
  ],
  [
    'the opponent’s last disc, own discs left',
    ALL,
    { before: { red1: [0, 300], red2: [0, 200], black1: [200, 200] }, events: [...hits('red1', 'black1'), ...falls('black1')] },
    { set: won('black'), turn: null, notes: 'opponent-last-pocketed' },
    { '2017': '20.3', '2010': '20.3', '2008': '20.3', club: '7.2' },
  ],
  [
    'the opponent’s last disc, but he owes one: it comes out and play goes on',
    ALL,
    {
      before: { red1: [0, 300], red2: [0, 200], black1: [200, 200] },
      events: [...hits('red1', 'black1'), ...falls('black1')],
      state: { debts: { red: 0, black: 1 } },
    },
    { set: null, turn: 'passes', debts: NONE, placed: ['black1 0,-485 debt'] },
  ],
  [
    'both last discs with the opponent’s first: punishable, the set is lost',
    ALL,
    { before: { red1: [0, 300], black1: [200, 200] }, events: [...hits('black1', 'red1'), ...falls('black1', 'red1')] },
    { set: lost('red'), stroke: 'punishable', penaltyDiscs: NONE },
    { '2017': '20.5', '2010': '20.5', '2008': '20.5', club: '3.13' },
  ],
  [
    'the last disc falls together with another of the opponent’s: won',
    ALL,
    { before: LAST, events: [...hits('red1', 'black1'), ...falls('red1', 'black1')] },
    { set: won('red') },
  ],
  [
    'the first series cleared is interrupted, the right not lost',
    ALL,
    { before: LAST, events: [...hits('red1'), ...falls('red1')], state: FIRST },
    { turn: 'interrupted', set: null, penaltyDiscs: NONE },
    { '2017': '20.4', '2010': '20.4', '2008': '20.4', club: '7.6' },
  ],
  [
    'the second player clears his first series, the first did not: won',
    ALL,
    { before: LAST, events: [...hits('red1'), ...falls('red1')], state: { turn: 2, first: 'black' } },
    { set: won('red') },
    { '2017': '20.3', '2010': '20.3', '2008': '20.3', club: '7.2' },
  ],
  [
    'the first series cleared with a debt: it comes out and the series goes on',
    ALL,
    { before: LAST, events: [...hits('red1'), ...falls('red1')], state: { ...FIRST, debts: { red: 1, black: 0 } } },
    { turn: 'continues', set: null, debts: NONE, placed: ['red1 0,485 debt'] },
    { '2017': '17.5', '2010': '17.5', '2008': '17.5', club: '5.2' },
  ],
  [
    'the answer goes on while it pockets',
    ALL,
    { before: { red1: [0, 300], red2: [0, 200] }, events: [...hits('red1'), ...falls('red1')], state: ANSWER },
    { turn: 'continues', set: null },
  ],
  [
    'the answer succeeds with the striker back over the line: the set is lost',
    FEDERATIONS,
    { before: { red1: [0, 300] }, events: [...hits('red1'), ...falls('red1'), ...comesBack()], state: ANSWER },
    { set: lost('red') },
    { '2017': '20.4', '2010': '20.4', '2008': '20.4' },
  ],
  [
    'the answer fails while the cleared player owes a disc: it comes out and he plays on',
    ALL,
    { before: { red1: [0, 300] }, events: hits('red1'), state: { ...ANSWER, debts: { red: 0, black: 1 } } },
    { set: null, turn: 'passes', debts: NONE, placed: ['black1 0,-485 debt'], notes: 'cleared-player-owes' },
    { '2017': '20.4 Anm.', '2010': '20.4 прим.', '2008': '20.4 note 2' },
  ],
  [
    'who cleared the first series and offends during the answer gets a disc and keeps his next turn',
    FEDERATIONS,
    {
      before: { red1: [0, 300], red2: [0, 100] },
      noStroke: true,
      state: ANSWER,
      incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 1 }],
    },
    { turn: 'continues', penaltyDiscs: { red: 0, black: 1 }, losesNext: null, notes: 'cleared-player-offends' },
    { '2017': '17.1.12', '2010': '17.1.п', '2008': '17.1.p' },
  ],
  [
    'both first series cleared in the deciding set: the club says that it is otherwise, not how',
    ['club'],
    { before: { red1: [0, 300] }, events: [...hits('red1'), ...falls('red1')], state: { ...ANSWER, deciding: true } },
    { set: replayed(true, true), notes: 'club-deciding-replay' },
    { club: '7.6' },
  ],
  [
    'two misses and one now are three',
    ALL,
    { before: { red1: [0, 0], black1: [0, 440] }, events: board('north'), state: { darkMisses: { red: 2, black: 3 } } },
    { set: replayed(false, false), turn: null },
    { '2017': '20.6', '2010': '20.6', '2008': '20.6', club: '7.4' },
  ],
  [
    'the opponent has missed but twice',
    ALL,
    { before: { red1: [0, 0], black1: [0, 440] }, events: board('north'), state: { darkMisses: { red: 5, black: 2 } } },
    { set: null, turn: 'passes' },
  ],
  [
    'the opponent has a light disc: the misses do not count',
    ALL,
    { before: { red1: [0, 0], black1: [0, 300] }, events: board('north'), state: { darkMisses: { red: 2, black: 3 } } },
    { set: null, turn: 'passes' },
  ],
  [
    'the third miss is a hit',
    ALL,
    {
      before: { red1: [0, 0], black1: [0, 440] },
      events: [...board('north'), ...hits('red1')],
      state: { darkMisses: { red: 2, black: 3 } },
    },
    { set: null, turn: 'passes' },
  ],
  [
    'the third miss costs a penalty disc: it is no free miss',
    ALL,
    { before: { red1: [0, 0], black1: [0, 440] }, events: board('west'), state: { darkMisses: { red: 2, black: 3 } } },
    { set: null, turn: 'passes', notes: 'dark-miss-with-penalty' },
  ],
  [
    'two debts come out at once when the right is lost',
    ALL,
    { before: { red1: [0, 300], black1: [20, -250] }, events: hits('red1'), state: { debts: { red: 2, black: 0 } } },
    { turn: 'passes', debts: NONE },
    { '2017': '17.3', '2010': '17.3', '2008': '17.3', club: '5.1' },
  ],
  [
    'of two debts one finds a disc in the pockets',
    ALL,
    {
      before: {
        red1: [0, 300],
        red2: [60, 300],
        red3: [120, 300],
        red4: [180, 300],
        red5: [240, 300],
        red6: [300, 300],
        red8: [0, 100],
        black1: [20, -250],
      },
      events: hits('red1'),
      state: { debts: { red: 2, black: 0 } },
    },
    { turn: 'passes', debts: { red: 1, black: 0 }, placed: ['red7 0,485 debt'] },
    { '2017': '17.6', '2010': '17.6', '2008': '17.6', club: '5.2' },
  ],
  [
    'a debt of the opponent waits for the end of his own right (17.5), under the club rules it comes out',
    FEDERATIONS,
    { before: { red1: [0, 300], black1: [20, -250] }, events: hits('red1'), state: { debts: { red: 1, black: 1 } } },
    { turn: 'passes', debts: { red: 0, black: 1 }, placed: ['red2 0,485 debt'] },
  ],
  [
    'under the club rules both debts come out (5.2)',
    ['club'],
    { before: { red1: [0, 300], black1: [20, -250] }, events: hits('red1'), state: { debts: { red: 1, black: 1 } } },
    { turn: 'passes', debts: NONE, placed: ['red2 0,485 debt', 'black2 0,-485 debt'] },
  ],
  [
    'a debt that the opponent has earned in this series comes out with its end (17.1.12, 17.1.п, 17.1.p)',
    FEDERATIONS,
    {
      before: { red1: [0, 300], black1: [20, -250] },
      events: hits('red1'),
      state: { debts: { red: 0, black: 1 }, waiting: { red: 0, black: 1 } },
    },
    { turn: 'passes', debts: NONE, placed: ['black2 0,-485 debt'] },
  ],
  [
    'the opponent owes a disc because all eight were on the table, now one of them falls: it stays owed',
    FEDERATIONS,
    {
      before: {
        red1: [0, 300],
        black1: [20, -250],
        black2: [60, -250],
        black3: [100, -250],
        black4: [140, -250],
        black5: [180, -250],
        black6: [220, -250],
        black7: [260, -250],
        black8: [300, -250],
      },
      events: [...hits('red1', 'black8'), ...falls('black8')],
      state: { debts: { red: 0, black: 1 } },
    },
    { turn: 'passes', debts: { red: 0, black: 1 }, placed: [] },
  ],
  [
    'under the club rules both players’ debts come out when a turn ends',
    ['club'],
    {
      before: {
        red1: [0, 300],
        black1: [20, -250],
        black2: [60, -250],
        black3: [100, -250],
        black4: [140, -250],
        black5: [180, -250],
        black6: [220, -250],
        black7: [260, -250],
        black8: [300, -250],
      },
      events: [...hits('red1', 'black8'), ...falls('black8')],
      state: { debts: { red: 0, black: 1 } },
    },
    { turn: 'passes', debts: NONE, placed: ['black8 0,-485 debt'] },
  ],
  [
    'debts wait as long as the series goes on',
    ALL,
    {
      before: { red1: [0, 300], red2: [0, 100], black1: [20, -250] },
      events: [...hits('red1'), ...falls('red1')],
      state: { debts: { red: 1, black: 1 } },
    },
    { turn: 'continues', debts: { red: 1, black: 1 }, placed: [] },
  ],
  [
    'the waiting player’s offence in the stroke that ends the series: both are served',
    FEDERATIONS,
    {
      before: { red1: [0, 300], black1: [20, -250] },
      events: hits('red1'),
      incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 0 }],
    },
    { turn: 'passes', penaltyDiscs: { red: 0, black: 1 }, losesNext: 'black', debts: NONE, placed: ['black2 0,-485 penalty'] },
  ],
  [
    'the waiting player’s offence while the series goes on is owed',
    FEDERATIONS,
    {
      before: { red1: [0, 300], red2: [0, 100], black1: [20, -250] },
      events: [...hits('red1'), ...falls('red1')],
      incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 0 }],
    },
    { turn: 'continues', penaltyDiscs: { red: 0, black: 1 }, losesNext: 'black', debts: { red: 0, black: 1 }, placed: [] },
    { '2017': '17.5', '2010': '17.5', '2008': '17.5' },
  ],
  [
    'the last own disc and the opponent’s disc over the board: won though the right is lost',
    FEDERATIONS,
    { before: LAST, events: [...hits('red1', 'black1'), ...falls('red1'), ...flies('black1', 'west')] },
    { set: won('red') },
  ],
];

describe('series, sets and debts', () => {
  for (const [name, editions, reported, wanted, cites = {}] of ROWS) {
    for (const edition of editions) {
      test(`${edition} ${cites[edition] ?? ''}: ${name}`, () => {
        const ruling = rule(reported, edition);
        const placed = ruling.placements.map(({ disc, x, y, reason }) => `${disc} ${Math.round(x)},${Math.round(y)} ${reason}`);
        const { cites: _, notes, ...fields } = wanted;
        expect({ ...ruling, placed }, JSON.stringify(ruling.findings)).toMatchObject(fields);
        const article = cites[edition];
        if (article !== undefined) expect(cited(ruling)).toContain(article);
        if (notes !== undefined) expect(ruling.notes.map((note) => note.reading)).toContain(notes);
      });
    }
  }
});
