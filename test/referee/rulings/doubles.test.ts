/** Doubles: who is next, who puts up the penalty disc, on whose board (chapter 7). */
import { ALL, BLACK_WON, black, describeRulings, LIGHT, RED_LOST, RED_WON, REPLAY } from './table.ts';

describeRulings('doubles', [
  [
    'a disc in the partner’s edge zone is light for who strokes',
    { format: 'doubles', discs: 'r1 0,440 b1 20,-250', happened: 's-r1 r1>ne b1-r1' },
    { stroke: 'correct', turn: null, set: RED_WON },
    ALL,
  ],
  [
    'a direct punishable stroke drives the opponents’ disc into the edge zone of the one who comes next: a disc, and it stays',
    { format: 'doubles', discs: LIGHT, happened: 's-b1', moved: 'b1 -440,-100' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: [], lies: { black1: '-440,-100' } },
    {
      '2008': { cites: ['17.1.u (2nd)', '21.3'] },
      '2010': { cites: ['17.1.ф', '21.3'] },
      '2017': { cites: ['17.1.18', '21.4'] },
      club: { restored: ['black1'], lies: { black1: '20,-250' }, cites: ['5.6 •4'] },
    },
  ],
  [
    'into the circle: it goes back',
    { format: 'doubles', discs: LIGHT, happened: 's-b1', moved: 'b1 10,-20' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: ['black1'] },
    { '2008': { cites: ['21 (no. 67)'] }, '2010': { cites: ['21.4'] }, '2017': { cites: ['21.5'] }, club: {} },
  ],
  [
    'over the board by a punishable stroke: it goes back in doubles too',
    { format: 'doubles', discs: LIGHT, happened: 's-b1 b1^east' },
    { stroke: 'punishable', restored: ['black1'], red: 1 },
    { '2008': { cites: ['17.1.r'] }, '2010': { cites: ['17.1.р'] }, '2017': { cites: ['17.1.13'] }, club: { cites: ['5.6 •7'] } },
  ],
  [
    'the waiting pair shifts a disc: the one who would stroke next pays and misses his turn',
    {
      format: 'doubles',
      discs: `${LIGHT} r4 100,100`,
      incidents: [black('discs-displaced', { seat: 'east', with: 'hand', count: 1, discs: ['red1'], last: false })],
    },
    {
      turn: 'continues',
      black: 1,
      losesNext: 'black',
      restored: ['red1'],
      debts: { south: 0, west: 1, north: 0, east: 0 },
    },
    {
      '2008': { cites: ['17.1.p', '21 (no. 68)'] },
      '2010': { cites: ['17.1.п', '21.5'] },
      '2017': { cites: ['17.1.12', '21.6'] },
    },
  ],
  [
    'two own dark discs driven out by a direct stroke: the set, for the pair',
    { format: 'doubles', discs: `${LIGHT} r4 0,0 r9 100,-440`, happened: 's-r4 s-r9', moved: 'r4 0,200 r9 100,-300' },
    { set: RED_LOST, turn: null },
    { '2008': { cites: ['16.1.1'] }, '2010': { cites: ['16.1.а'] }, '2017': { cites: ['16.1.1'] }, club: { cites: ['6.1'] } },
  ],
  [
    'the partner’s row moved, the stroker’s debt comes out opposite him',
    {
      format: 'doubles',
      discs: 'r1 0,300 r9 200,-100 b1 20,-250',
      happened: 's-r1',
      state: { debts: { south: 1, north: 2, west: 1, east: 0 } },
    },
    { turn: 'passes', red: 0 },
    {
      '2008': { debts: { south: 0, north: 2, west: 1, east: 0 }, placed: ['red2 0,485 debt'] },
      '2010': { debts: { south: 0, north: 2, west: 1, east: 0 }, placed: ['red2 0,485 debt'] },
      '2017': { debts: { south: 0, north: 2, west: 1, east: 0 }, placed: ['red2 0,485 debt'] },
      club: { debts: { south: 0, north: 2, west: 0, east: 0 }, placed: ['red2 0,485 debt', 'black2 485,0 debt'] },
    },
  ],
  [
    'west strokes: his penalty disc lies at the east board',
    { format: 'doubles', shooter: 'west', striker: '-440,0', discs: 'r1 0,300 b1 200,-250 b9 100,-300', happened: 's-r1' },
    { stroke: 'punishable', turn: 'passes', black: 1, placed: ['black2 485,0 penalty'] },
    ALL,
  ],
  [
    'the second player clears all sixteen after the first has failed: won in 2017; in 2008 and 2010 all four have the right',
    {
      format: 'doubles',
      shooter: 'west',
      striker: '-440,0',
      discs: 'r1 0,300 b1 200,-250',
      happened: 's-b1 b1>se',
      state: { turn: 2, first: 'red' },
    },
    { stroke: 'correct' },
    {
      '2008': { turn: 'interrupted', set: null, cites: ['21 (no. 70)'] },
      '2010': { turn: 'interrupted', set: null, cites: ['21.7'] },
      '2017': { turn: null, set: BLACK_WON },
      club: { turn: null, set: BLACK_WON },
    },
  ],
  [
    'the third player does not answer that: the second’s pair has won',
    {
      format: 'doubles',
      shooter: 'north',
      striker: '0,440',
      discs: 'r1 0,300',
      happened: 's-r1',
      state: { turn: 3, first: 'red', cleared: ['black'] },
    },
    { turn: null, set: BLACK_WON },
    { '2008': { cites: ['21 (no. 70)'] }, '2010': { cites: ['21.7'] } },
  ],
  [
    'he does answer it: everybody keeps his place, he who stroked last begins again, and that is the same colour',
    {
      format: 'doubles',
      shooter: 'north',
      striker: '0,440',
      discs: 'r1 0,300',
      happened: 's-r1 r1>ne',
      state: { turn: 3, first: 'red', cleared: ['black'] },
    },
    { turn: null, set: REPLAY },
    { '2008': { cites: ['21.1'] }, '2010': { cites: ['21.1'] } },
  ],
  [
    'in the fifth series nobody answers any more',
    { format: 'doubles', discs: 'r1 0,300 b1 200,-250', happened: 's-r1 r1>ne', state: { turn: 5, first: 'red' } },
    { turn: null, set: RED_WON },
    ALL,
  ],
]);
