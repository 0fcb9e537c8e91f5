/** Several articles in one stroke (chapters 12, 13, 16 to 21). */
import { describeRulings, LIGHT, RED_LOST } from './table.ts';

describeRulings('several-articles', [
  [
    'opponent first, his disc driven over the board, an own light disc pocketed: his goes back, the own stays down and returns as the penalty',
    { discs: LIGHT, happened: 's-b1 b1-r1 b1^west r1>ne' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: ['black1'], placedAs: ['red1 penalty'] },
    {
      '2008': { cites: ['17.1.b', '17.1.r'], silentOn: ['12 ¶13 (no. 18)'] },
      '2010': { cites: ['17.1.б', '17.1.р'], silentOn: ['12.14'] },
      '2017': { cites: ['17.1.2', '17.1.13'], silentOn: ['12.20'] },
      club: { cites: ['5.6 •5', '5.6 •7'], silentOn: ['3.12 ¶2'] },
    },
  ],
  [
    'opponent first, an own light disc over the board',
    { discs: LIGHT, happened: 's-b1 b1-r1 r1^north' },
    { stroke: 'punishable', turn: 'passes', red: 1 },
    {
      '2008': { restored: [], placedAs: ['red1 off-table', 'red4 penalty'] },
      '2010': { restored: [], placedAs: ['red1 off-table', 'red4 penalty'] },
      '2017': { restored: ['red1'], placedAs: ['red4 penalty'], cites: ['17.1.13'] },
      club: { restored: [], placedAs: ['red1 off-table', 'red4 penalty'], cites: ['3.12 ¶2'] },
    },
  ],
  [
    'an own dark disc struck directly falls: it was not pocketed, it goes back',
    { discs: 'r1 0,300 r2 0,0 b1 200,200', happened: 's-r2 r2>ne' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: ['red2'], placedAs: ['red3 penalty'] },
    { '2008': { cites: ['17.1.z'] }, '2010': { cites: ['17.1.з'] }, '2017': { cites: ['17.1.8'] }, club: { cites: ['5.6 •3'] } },
  ],
  [
    'the opponent’s light disc falls by a punishable stroke: it stays down',
    { discs: LIGHT, happened: 's-b1 b1>ne' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: [], set: null },
    { '2008': {}, '2010': {}, '2017': {}, club: {} },
  ],
  [
    'two own dark discs knocked out after a light one, the striker in the pocket: a penalty for the striker, not the set',
    { discs: 'r1 0,300 r2 0,0 r3 60,0 b1 200,200', happened: 's-r1 s-r2 s-r3 s>nw', moved: 'r2 0,200 r3 200,0' },
    { stroke: 'correct', turn: 'passes', red: 1, restored: [], set: null },
    {
      '2008': { cites: ['17.1.g', '13 ¶6 note'] },
      '2010': { cites: ['17.1.г', '13.7 прим.'] },
      '2017': { cites: ['17.1.4', '13.7 Anm.'] },
      club: { cites: ['5.6 •15'] },
    },
  ],
  [
    'two own dark discs knocked out directly: the set',
    { discs: 'r1 0,300 r2 0,0 r3 60,0 b1 200,200', happened: 's-r2 s-r3', moved: 'r2 0,200 r3 200,0' },
    { set: RED_LOST, turn: null, red: 0, restored: [], placedAs: [] },
    { '2008': { cites: ['16.1.1'] }, '2010': { cites: ['16.1.а'] }, '2017': { cites: ['16.1.1'] }, club: { cites: ['6.1'] } },
  ],
  [
    'only dark discs, off the far board onto the opponent, driven dark: right, everything stays',
    { discs: 'r1 0,0 b1 200,200', happened: 's|north s-b1', moved: 'b1 200,450' },
    { stroke: 'correct', turn: 'passes', red: 0, restored: [] },
    {
      '2008': { cites: ['13 ¶6.1 (no. 36.1)'] },
      '2010': { cites: ['13.7.а'] },
      '2017': { cites: ['13.7.1'] },
      club: { cites: ['4.6 •1'] },
    },
  ],
  [
    'only dark discs, struck at the opponent directly: both articles, one disc',
    { discs: 'r1 0,0 b1 200,200', happened: 's-b1' },
    { stroke: 'punishable', turn: 'passes', red: 1 },
    {
      '2008': { cites: ['17.1.b', '17.1.e'] },
      '2010': { cites: ['17.1.б', '17.1.е'] },
      '2017': { cites: ['17.1.2', '17.1.6'] },
      club: { cites: ['5.6 •5'] },
    },
  ],
  [
    'only dark discs, off the side board and the far board, then an own dark disc: right',
    { discs: 'r1 200,-440 b1 200,200', happened: 's|east s|north s-r1' },
    { stroke: 'correct', turn: 'passes', red: 0 },
    { '2008': { cites: ['11 ¶1 (4b)'] }, '2010': { cites: ['11.4.б'] }, '2017': { cites: ['11.8.2'] }, club: { cites: ['4.4'] } },
  ],
  [
    'the last discs of both, the striker after them: the set is lost',
    { discs: 'r1 0,300 b1 20,320', happened: 's-r1 r1-b1 r1>ne b1>nw s>ne', state: { turn: 5, first: 'red' } },
    { set: RED_LOST, turn: null },
    { '2008': { cites: ['20.5'] }, '2010': { cites: ['20.5'] }, '2017': { cites: ['20.5'] }, club: { cites: ['3.13'] } },
  ],
  [
    'the last own disc and the striker with it: it comes out again, or the set is lost',
    { discs: 'r1 0,300 b1 200,200', happened: 's-r1 r1>ne s>nw', state: { turn: 5, first: 'red' } },
    { stroke: 'correct' },
    {
      '2008': { set: null, turn: 'passes', red: 1, placedAs: ['red1 penalty'] },
      '2010': { set: null, turn: 'passes', red: 1, placedAs: ['red1 penalty'] },
      '2017': { set: null, turn: 'passes', red: 1, placedAs: ['red1 penalty'] },
      club: { set: RED_LOST, turn: null, cites: ['3.13'] },
    },
  ],
  [
    'the opponent’s last disc by a stroke that touched it first: he has nothing left',
    { discs: 'r1 0,300 b1 20,-250', happened: 's-b1 b1>ne', state: { turn: 5, first: 'red' } },
    { stroke: 'punishable', turn: null },
    {
      '2008': { set: { outcome: 'won', color: 'black' } },
      '2010': { set: { outcome: 'won', color: 'black' } },
      '2017': { set: { outcome: 'won', color: 'black' } },
      club: { set: RED_LOST },
    },
  ],
  [
    'an own disc pocketed, the striker back over the line, no dark disc there: the right goes, no disc',
    { discs: LIGHT, happened: 's-r1 r1>ne s<', state: { turn: 5, first: 'red' } },
    { stroke: 'correct', red: 0 },
    {
      '2008': { turn: 'passes', cites: ['18.1.d'] },
      '2010': { turn: 'passes', cites: ['18.1.д'] },
      '2017': { turn: 'passes', cites: ['18.1.5'] },
      club: { turn: 'continues' },
    },
  ],
  [
    'a penalty of two earlier ones and this one: as many as there are discs in the pockets',
    {
      discs: 'r1 0,300 r2 -250,200 r3 250,100 r4 0,100 r5 100,0 r6 -100,200 b1 20,-250',
      happened: 's-b1',
      state: { debts: { red: 2, black: 0 } },
    },
    { stroke: 'punishable', turn: 'passes', red: 1, debts: { red: 1, black: 0 } },
    { '2008': { cites: ['17.6'] }, '2010': { cites: ['17.6'] }, '2017': { cites: ['17.6'] }, club: { cites: ['5.2'] } },
  ],
  [
    'the waiting player shifts one disc: it goes back at once, he pays when the turn passes and misses his next',
    { discs: LIGHT, incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 1, discs: ['red1'], last: false }] },
    { turn: 'continues', red: 0, placedAs: [], restored: ['red1'], losesNext: 'black' },
    { '2008': { cites: ['17.1.p'] }, '2010': { cites: ['17.1.п'] }, '2017': { cites: ['17.1.12'] } },
  ],
  [
    'the waiting player reaches into a pocket',
    { discs: LIGHT, incidents: [{ type: 'hand-in-pocket', by: 'black' }] },
    { set: { outcome: 'lost', color: 'black' }, turn: null },
    { '2008': { cites: ['16.1.6'] }, '2010': { cites: ['16.1.е'] }, '2017': { cites: ['16.1.6'] } },
  ],
  [
    'a third warning',
    { discs: LIGHT, incidents: [{ type: 'argued-with-referee', by: 'red' }], state: { warnings: { red: 2, black: 0 } } },
    { set: null, turn: null },
    {
      '2008': { game: { outcome: 'lost', color: 'red', scope: 'current-and-unplayed-sets' }, cites: ['15.3'] },
      '2010': { game: { outcome: 'lost', color: 'red', scope: 'unplayed-sets' }, cites: ['15.3'] },
      '2017': { game: { outcome: 'lost', color: 'red', scope: 'game' }, cites: ['15.3'] },
    },
  ],
]);
