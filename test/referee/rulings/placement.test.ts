/** Where discs are put back and penalty discs go (chapter 17). */
import { ALL, describeRulings, FED, LIGHT } from './table.ts';

describeRulings('placement', [
  [
    'a disc lands on another: beside it on the side over which it hangs',
    { discs: LIGHT, happened: 's-r1 r1-r3 r1~r3/0', moved: 'r1 262,100' },
    { turn: 'passes', placed: ['red1 280,100 landed'], red: 0 },
    {
      '2008': { cites: ['12 ¶10 (no. 14)'] },
      '2010': { cites: ['12.11'] },
      '2017': { cites: ['12.17'] },
      club: { cites: ['3.11'] },
    },
  ],
  [
    'the side over which it hangs is taken',
    { discs: `${LIGHT} r4 282,100`, happened: 's-r1 r1-r3 r1~r3/0', moved: 'r1 260,100' },
    { turn: 'passes', red: 0 },
    {
      // Beside the lower disc: touching r3 and r4.
      '2008': { placed: ['red1 266,125.4 landed'] },
      club: { placed: ['red1 266,125.4 landed'] },
    },
  ],
  [
    'a disc lands on the striker: it lies down where the striker lay',
    { discs: LIGHT, happened: 's-r1 r1~s/90', moved: 'r1 100,110 s 100,100' },
    { placed: ['red1 100,100 landed'] },
    ALL,
  ],
  [
    'a disc on its edge is at rest, nothing follows from it',
    { discs: LIGHT, happened: 's-r1 r1_ s-r2 r2>nw', moved: 'r1 0,350' },
    { turn: 'continues', lies: { red1: '0,350' } },
    { '2008': { cites: ['12 ¶16 (no. 20)'] }, '2010': { cites: ['12.16'] }, '2017': { cites: ['12.22'] } },
  ],
  [
    'an own disc breaks, the larger part in the pocket: it has been pocketed',
    { discs: LIGHT, happened: 's-r1 r1!pocketed' },
    { stroke: 'correct', turn: 'continues', red: 0, lies: { red1: null } },
    { '2010': { cites: ['12.15 ¶3'] }, '2017': { cites: ['12.21'] } },
  ],
  [
    'an own disc breaks, the larger part off the table: as over the board, a new one in the centre',
    { discs: LIGHT, happened: 's-r1 r1!off-table s-r2 r2>nw' },
    { stroke: 'correct', turn: 'passes', red: 0, lies: { red1: '0,0' } },
    { '2010': { cites: ['12.15 ¶2'] }, '2017': { cites: ['12.21'] } },
  ],
  [
    'two equal halves: the place harder to reach',
    { discs: LIGHT, happened: 's-r1 r1!equal/100,200/-100,300/1', moved: 'r1 100,200' },
    { placed: ['red1 -100,300 broken'] },
    { '2008': {}, '2010': { cites: ['12.15'] }, '2017': { cites: ['12.21'] } },
  ],
  [
    'the larger part lies against another disc: the new one lies as near as it can',
    { discs: LIGHT, happened: 's-r1 r1!table/250,125', moved: 'r1 250,125' },
    { placed: ['red1 250,130 broken'] },
    FED,
  ],
  [
    'over a corner, the centre taken: on the diagonal',
    { discs: `${LIGHT} b3 0,0`, happened: 's-r1 r1^ne' },
    { turn: 'passes' },
    {
      '2008': { placed: ['red1 77.8,77.8 off-table'], cites: ['12 ¶13 (no. 18)'] },
      '2010': { placed: ['red1 77.8,77.8 off-table'], cites: ['12.14'] },
      '2017': { placed: ['red1 77.8,77.8 off-table'], cites: ['12.20'] },
      // The next point clockwise of the north-east corner.
      club: { placed: ['red1 110,0 off-table'] },
    },
  ],
  ['over a corner, the centre free: the centre', { discs: LIGHT, happened: 's-r1 r1^sw' }, { placed: ['red1 0,0 off-table'] }, ALL],
  [
    'centre and own side taken: a crossing beside it, not the one across; the club goes clockwise',
    { discs: `${LIGHT} b3 0,0 b4 -110,0`, happened: 's-r1 r1^west' },
    { turn: 'passes' },
    {
      '2008': { placed: ['red1 0,110 off-table'] },
      '2010': { placed: ['red1 0,110 off-table'] },
      '2017': { placed: ['red1 0,110 off-table'] },
      club: { placed: ['red1 0,110 off-table'] },
    },
  ],
  [
    'over the east: clockwise is south',
    { discs: `${LIGHT} b3 0,0 b4 110,0`, happened: 's-r1 r1^east' },
    { turn: 'passes' },
    { club: { placed: ['red1 0,-110 off-table'] } },
  ],
  [
    'all five points taken: between the centre and the circle on the side it left',
    { discs: 'r1 0,300 b1 0,0 b2 110,0 b3 -110,0 b4 0,110 b5 0,-110', happened: 's-r1 r1^north' },
    { placed: ['red1 0,55 off-table'] },
    ALL,
  ],
  [
    'part of a point taken is taken: a disc overlapping the centre',
    { discs: `${LIGHT} b3 20,0`, happened: 's-r1 r1^south' },
    { placed: ['red1 0,-110 off-table'] },
    ALL,
  ],
  [
    'the penalty disc: middle taken, nearer on one side',
    { discs: 'r1 300,0 b1 20,-250 b2 10,485', happened: 's-b1' },
    { placed: ['red2 -20,485 penalty'] },
    ALL,
  ],
  [
    'as near on both sides: where fewer of his own lie on that half of the table',
    { discs: 'r1 300,0 r3 200,-100 b1 20,-250 b2 0,485 b3 -300,0 b4 -300,100', happened: 's-b1', striker: '-50,-440' },
    { turn: 'passes' },
    {
      '2008': { placed: ['red2 -30,485 penalty'] },
      '2010': { placed: ['red2 -30,485 penalty'] },
      '2017': { placed: ['red2 -30,485 penalty'] },
      // Fewer discs at all: two on the east half besides the moved one, two on the west.
      club: {},
    },
  ],
  [
    'as near, as many of his own: where fewer lie at all; the club asks for this alone',
    { discs: 'r1 300,0 r3 -200,-100 b1 20,-250 b2 0,485 b3 -300,0', happened: 's-b1', moved: 'b1 0,-250', striker: '-50,-440' },
    { placed: ['red2 30,485 penalty'] },
    ALL,
  ],
  [
    'as near, all counts level: the side from which the stroke was made',
    { discs: 'r1 300,0 r3 -200,-100 b1 0,-250 b2 0,485', happened: 's-b1', striker: '-50,-440' },
    { placed: ['red2 -30,485 penalty'] },
    FED,
  ],
  [
    'a debt and a penalty at once: one on the middle line, the other beside it; two side by side about the line under the club rules',
    { discs: 'r1 300,0 r4 300,100 b1 0,-250 b2 -300,-300', happened: 's-b1', striker: '50,-440', state: { debts: { red: 1, black: 0 } } },
    { red: 1, debts: { red: 0, black: 0 } },
    {
      '2008': { placed: ['red2 0,485 debt', 'red3 -30,485 penalty'] },
      '2010': { placed: ['red2 0,485 debt', 'red3 -30,485 penalty'] },
      '2017': { placed: ['red2 0,485 debt', 'red3 -30,485 penalty'] },
      club: { lies: { red2: '-15,485', red3: '15,485' } },
    },
  ],
  [
    'three of the club’s: in the middle and on both sides',
    { discs: 'r1 300,0 r5 300,100 b1 0,-250', happened: 's-b1', striker: '50,-440', state: { debts: { red: 2, black: 0 } } },
    { red: 1, debts: { red: 0, black: 0 }, lies: { red2: '0,485' } },
    { club: {} },
  ],
  [
    'a row about the middle with gaps a hair too narrow: beyond its end, on the side with fewer of his own',
    {
      discs: `r1 300,0 b1 0,-250 ${Array.from({ length: 7 }, (_, i) => `b${i + 2} ${(i - 3) * 59},485`).join(' ')} `,
      happened: 's-b1',
    },
    { red: 1 },
    { '2017': { placed: ['red2 -207,485 penalty'] } },
  ],
]);
