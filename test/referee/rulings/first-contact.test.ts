/** The way to the first contact and what is touched first (2017 11.8, 13; 2010 11.4, 13; 2008 11, 13; club 4, 5). */
import { ALL, describeRulings, FED, LIGHT } from './table.ts';

describeRulings('first-contact', [
  [
    'off the own board and then an own light disc: the first disc touched is a light one',
    { discs: LIGHT, happened: 's|south s-r1' },
    { stroke: 'correct', turn: 'passes', red: 0 },
    { '2008': { cites: ['11 ¶1 (4a)'] }, '2010': { cites: ['11.4.а'] }, '2017': { cites: ['11.8.1'] } },
  ],
  [
    'off a side board and then an own light disc',
    { discs: LIGHT, happened: 's|east s-r1 r1>ne' },
    { stroke: 'correct', turn: 'continues', red: 0 },
    FED,
  ],
  [
    'off a side board onto the opponent’s disc while light discs lie there',
    { discs: LIGHT, happened: 's|east s-b1' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: [] },
    {
      '2008': { cites: ['17.1.i'] },
      '2010': { cites: ['17.1.и'] },
      '2017': { cites: ['17.1.3'] },
      club: { cites: ['5.6 •8', '5.6 •11'] },
    },
  ],
  [
    'off the own board onto an own disc in the circle, only dark ones there: not a side board',
    { discs: 'r1 0,0 r2 100,-440 b1 200,200', happened: 's|south s-r1' },
    { stroke: 'punishable', turn: 'passes', red: 1 },
    { '2008': { cites: ['17.1.e'] }, '2010': { cites: ['17.1.е'] }, '2017': { cites: ['17.1.6'] }, club: { stroke: 'correct', red: 0 } },
  ],
  [
    'two of the opponent’s discs touched at the same moment',
    { discs: `${LIGHT} b3 60,-250`, happened: 's-b1=b3' },
    { stroke: 'punishable', turn: 'passes', red: 1 },
    { '2008': { cites: ['17.1.b'] }, '2010': { cites: ['17.1.б'] }, '2017': { cites: ['17.1.2'] }, club: { cites: ['5.6 •5'] } },
  ],
  [
    'two own light discs touched at the same moment: right',
    { discs: LIGHT, happened: 's-r1=r2 r2>nw' },
    { stroke: 'correct', turn: 'continues', red: 0 },
    ALL,
  ],
  [
    'only dark discs, a direct stroke that touches nothing at all',
    { discs: 'r1 0,0 r2 100,-440 b1 200,200', happened: '' },
    { stroke: 'punishable', turn: 'passes', red: 1 },
    { '2008': { cites: ['17.1.e'] }, '2010': { cites: ['17.1.е'] }, '2017': { cites: ['17.1.6'] }, club: { cites: ['5.6 •1'] } },
  ],
  [
    'only dark discs, an opponent’s disc first and the far board after it: the far board comes too late',
    { discs: 'r1 0,0 b1 200,200', happened: 's-b1 s|north' },
    { stroke: 'punishable', turn: 'passes', red: 1 },
    { '2008': { cites: ['17.1.b'] }, '2010': { cites: ['17.1.б'] }, '2017': { cites: ['17.1.2'] }, club: { cites: ['5.6 •5'] } },
  ],
  [
    'no own disc is light, the far board first, then the own disc in the edge zone falls: right, and he strokes on',
    { discs: 'r1 -440,-440 r2 0,0 b1 200,200', happened: 's|north s-r1 r1>sw' },
    { stroke: 'correct', turn: 'continues', red: 0, restored: [] },
    ALL,
  ],
  [
    'off the far board onto an own dark disc while light ones lie there: all own discs may be struck by a rebound',
    { discs: `${LIGHT} r4 100,-440`, happened: 's|north s-r4', moved: 'r4 100,-300' },
    { stroke: 'correct', turn: 'passes', red: 0, restored: [] },
    {
      '2008': { cites: ['13 ¶2'] },
      '2010': { cites: ['13.2'] },
      '2017': { cites: ['13.2'] },
      club: { cites: ['4.5 •1'] },
    },
  ],
  [
    'a disc whose line shows in the hole is light and may be struck directly; a hair deeper it is dark',
    { discs: 'r1 0,-374.4 b1 200,200', happened: 's-r1' },
    { stroke: 'correct', red: 0 },
    ALL,
  ],
  [
    'a hair deeper in the zone it is dark',
    { discs: 'r1 0,-374.6 b1 200,200', happened: 's-r1' },
    { stroke: 'punishable', red: 1 },
    { '2008': { cites: ['17.1.z'] }, '2010': { cites: ['17.1.з'] }, '2017': { cites: ['17.1.8'] }, club: { cites: ['5.6 •3'] } },
  ],
  [
    'the opponent’s own edge zone is no dark zone for red: his disc there is struck directly',
    { discs: 'r1 0,440 b1 200,200', happened: 's-r1 r1>ne b1-r1' },
    { stroke: 'correct', red: 0 },
    ALL,
  ],
  [
    'an opponent’s disc in the shooter’s edge zone touched first: the striker may touch none there',
    { discs: 'r1 0,300 r2 50,300 b1 0,-400 b2 200,200', happened: 's-b1' },
    { stroke: 'punishable', turn: 'passes', red: 1 },
    { '2008': { cites: ['17.1.b'] }, '2010': { cites: ['17.1.б'] }, '2017': { cites: ['17.1.2'] }, club: { cites: ['5.6 •5'] } },
  ],
]);
