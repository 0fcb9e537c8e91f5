/**
 * A fourth reading, chapters 11 to 21 of each book taken article by article: what the earlier readings left out. Several offences in one stroke, what
 * is put back and what stays, debts, corners and crossings, broken and landed discs, doubles, and incidents in the course of a stroke. Red strokes
 * from the south; in doubles black sits west and east, and west is next.
 */
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/referee/judge.ts';
import type { EditionId, Incident, Ruling } from '../../src/referee/types.ts';
import { caseOf, type ShortCase } from '../support/case.ts';

interface Said {
  readonly stroke?: Ruling['stroke'];
  readonly turn?: Ruling['turn'];
  readonly red?: number;
  readonly black?: number;
  readonly restored?: readonly string[];
  /** `red4 0,485 penalty`, in order. */
  readonly placed?: readonly string[];
  readonly unplaced?: readonly string[];
  readonly set?: Ruling['set'];
  readonly game?: Ruling['game'];
  readonly excluded?: Ruling['excluded'];
  readonly losesNext?: Ruling['losesNext'];
  readonly debts?: Readonly<Record<string, number>>;
  /** Of red. */
  readonly warned?: number;
  /** Where these discs lie afterwards, null where they are gone. */
  readonly lies?: Readonly<Record<string, string | null>>;
  readonly cites?: readonly string[];
  readonly silentOn?: readonly string[];
  readonly noRule?: boolean;
}
type Row = readonly [name: string, short: ShortCase, always: Said, editions: Readonly<Partial<Record<EditionId, Said>>>];

const LIGHT = 'r1 0,300 r2 -250,200 r3 250,100 b1 20,-250 b2 -300,-300';
const FED = { '2008': {}, '2010': {}, '2017': {} } as const;
const ALL = { ...FED, club: {} } as const;
const RED_LOST = { outcome: 'lost', color: 'red' } as const;
const BLACK_WON = { outcome: 'won', color: 'black' } as const;
const RED_WON = { outcome: 'won', color: 'red' } as const;
const REPLAY = { outcome: 'replayed', swapSides: false, swapFirst: false } as const;
const red = (type: Incident['type'], fields: Omit<Incident, 'type' | 'by'> = {}): Incident => ({ type, by: 'red', ...fields }) as Incident;
const black = (type: Incident['type'], fields: Omit<Incident, 'type' | 'by'> = {}): Incident =>
  ({ type, by: 'black', ...fields }) as Incident;

const round = (n: number): number => Math.round(n * 10) / 10 + 0;
const at = ({ x, y }: { readonly x: number; readonly y: number }): string => `${round(x)},${round(y)}`;

/** The way to the first contact (2017 11.8, 13; 2010 11.4, 13; 2008 11, 13; club 4, 5). */
const WAYS: readonly Row[] = [
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
];

/** Several things in one stroke: what is put back, what stays, and that it costs one disc (17.2, club 5.5). */
const STROKES: readonly Row[] = [
  [
    'opponent first, over the board, the striker in the pocket: three offences, one disc',
    { discs: LIGHT, happened: 's-b1 b1^west s>nw' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: ['black1'], placed: ['red4 0,485 penalty'] },
    {
      '2008': { cites: ['17.1.b', '17.1.g', '17.1.r', '17.2'] },
      '2010': { cites: ['17.1.б', '17.1.г', '17.1.р', '17.2'] },
      '2017': { cites: ['17.1.2', '17.1.4', '17.1.13', '17.2'] },
      club: { cites: ['5.6 •5', '5.6 •7', '5.6 •15', '5.5'] },
    },
  ],
  [
    'own dark disc struck out, the opponent’s light one driven into the circle: both go back, one other disc moved costs no set',
    { discs: `${LIGHT} r4 100,-440`, happened: 's-r4 r4-b1', moved: 'r4 120,-300 b1 0,-60' },
    {
      stroke: 'punishable',
      turn: 'passes',
      red: 1,
      restored: ['red4', 'black1'],
      set: null,
      lies: { red4: '100,-440', black1: '20,-250' },
    },
    {
      '2008': { cites: ['17.1.z', '13 ¶6.5 (no. 36.5)'] },
      '2010': { cites: ['17.1.з', '13.8', '13.6'] },
      '2017': { cites: ['17.1.8', '13.8', '13.6'] },
      club: { cites: ['5.6 •3', '5.6 •4'] },
    },
  ],
  [
    'own dark disc first, one of the two others that moved is pocketed: two others moved, the set is lost',
    { discs: `${LIGHT} r4 100,-440`, happened: 's-r4 r4-b1 b1-r1 r1>ne', moved: 'r4 120,-420 b1 0,100' },
    { stroke: 'punishable', set: RED_LOST, turn: null, red: 0, restored: [], placed: [] },
    { '2008': { cites: ['16.1.4'] }, '2010': { cites: ['16.1.г'] }, '2017': { cites: ['16.1.4'] } },
  ],
  [
    'own dark disc first, the club rules ask for several of one’s own: two others moved cost a disc',
    { discs: `${LIGHT} r4 100,-440`, happened: 's-r4 r4-b1 b1-r1', moved: 'r4 120,-420 b1 0,200 r1 0,340' },
    { stroke: 'punishable', turn: 'passes', set: null, red: 1, restored: ['red4'] },
    { club: { cites: ['5.6 •3'] } },
  ],
  [
    'one own dark disc driven out, another only shifted within the zone by it: one is out, the set is not lost',
    { discs: `${LIGHT} r4 100,-440 r5 150,-440`, happened: 's-r4 r4-r5', moved: 'r4 120,-300 r5 170,-440' },
    { stroke: 'punishable', turn: 'passes', red: 1, set: null },
    { '2008': { restored: ['red4'] }, '2010': { restored: ['red4'] }, '2017': { restored: ['red4'] } },
  ],
  [
    'a punishable stroke knocks an own dark disc into a pocket: driven out of the zone, it goes back and was not pocketed',
    { discs: `${LIGHT} r4 400,-440`, happened: 's-b1 b1-r4 r4>se' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: ['red4'], lies: { red4: '400,-440' }, placed: ['red5 0,485 penalty'] },
    { '2008': { cites: ['13 ¶6.5 (no. 36.5)'] }, '2010': { cites: ['13.8'] }, '2017': { cites: ['13.8'] } },
  ],
  [
    'a punishable stroke: own light disc pocketed, opponent’s light disc pocketed: both stay down',
    { discs: LIGHT, happened: 's-b1 b1-r1 r1>ne b1>nw' },
    { stroke: 'punishable', turn: 'passes', red: 1, restored: [], placed: ['red1 0,485 penalty'], lies: { black1: null } },
    ALL,
  ],
  [
    'a punishable stroke drives own dark, own light and the opponent’s discs off: who comes back where',
    { discs: `${LIGHT} r4 0,0`, happened: 's-b1 b1-r4 r4-r1 b1^west r4^north r1^east' },
    { stroke: 'punishable', turn: 'passes', red: 1, lies: { black1: '20,-250', red4: '0,0' } },
    {
      '2008': { restored: ['red4', 'black1'], placed: ['red1 110,0 off-table', 'red5 0,485 penalty'] },
      '2010': { restored: ['red4', 'black1'], placed: ['red1 110,0 off-table', 'red5 0,485 penalty'] },
      '2017': { restored: ['red1', 'red4', 'black1'], placed: ['red5 0,485 penalty'] },
    },
  ],
  [
    'a right stroke: both players’ discs over the board, the one touched first to the centre',
    { discs: LIGHT, happened: 's-r1 r1-b1 b1^west r1^north' },
    { stroke: 'correct', turn: 'passes' },
    {
      '2008': { red: 0, placed: ['red1 0,0 off-table', 'black1 -110,0 off-table'], cites: ['18.1.v'] },
      '2010': { red: 0, placed: ['red1 0,0 off-table', 'black1 -110,0 off-table'], cites: ['18.1.в'] },
      '2017': { red: 0, placed: ['red1 0,0 off-table', 'black1 -110,0 off-table'], cites: ['18.1.3'] },
      club: { red: 1, restored: ['black1'], placed: ['red1 0,0 off-table', 'red4 0,485 penalty'], cites: ['5.6 •7'] },
    },
  ],
  [
    'three discs over the board: in the order in which the striker’s effect reached them',
    { discs: LIGHT, happened: 's-r2 r2-b2 s-r3 b2^west r3^east r2^west' },
    { stroke: 'correct', turn: 'passes', red: 0 },
    {
      '2008': { placed: ['red2 0,0 off-table', 'red3 110,0 off-table', 'black2 -110,0 off-table'] },
      '2010': { placed: ['red2 0,0 off-table', 'red3 110,0 off-table', 'black2 -110,0 off-table'] },
      '2017': { placed: ['red2 0,0 off-table', 'red3 110,0 off-table', 'black2 -110,0 off-table'] },
    },
  ],
  [
    'a right stroke, an own disc pocketed, another own one over the board: the right is lost, no disc paid',
    { discs: LIGHT, happened: 's-r1 r1-r2 r1>ne r2^west' },
    { stroke: 'correct', turn: 'passes', red: 0, placed: ['red2 0,0 off-table'] },
    { '2008': { cites: ['18.1.v'] }, '2010': { cites: ['18.1.в'] }, '2017': { cites: ['18.1.3'] }, club: { cites: ['3.10 •3'] } },
  ],
  [
    'a right stroke drives the opponent’s disc dark and the striker falls: it stays dark',
    { discs: LIGHT, happened: 's-r1 r1-b1 s>ne', moved: 'b1 0,0' },
    { stroke: 'correct', turn: 'passes', red: 1, restored: [], lies: { black1: '0,0' } },
    {
      '2008': { cites: ['13 ¶6 note', '17.1.g'] },
      '2010': { cites: ['13.7 прим.', '17.1.г'] },
      '2017': { cites: ['13.7 Anm.', '17.1.4'] },
      club: { cites: ['5.6 •15'] },
    },
  ],
  [
    'a punishable stroke moves discs that were neither dark nor become so: they stay',
    { discs: LIGHT, happened: 's-b1 b1-r2', moved: 'b1 60,-200 r2 -200,220' },
    { stroke: 'punishable', restored: [], red: 1, lies: { black1: '60,-200', red2: '-200,220' } },
    { '2008': { cites: ['17.1.b'] }, '2010': { cites: ['17.1.б'] }, '2017': { cites: ['17.1.2'] }, club: { cites: ['5.6 •5'] } },
  ],
  [
    'the opponent’s dark disc over the board by a punishable stroke goes back into the dark',
    { discs: 'r1 300,0 b1 0,440 b2 -200,-200', happened: 's-b1 b1^north' },
    { stroke: 'punishable', restored: ['black1'], red: 1, lies: { black1: '0,440' } },
    { '2008': { cites: ['17.1.r'] }, '2010': { cites: ['17.1.р'] }, '2017': { cites: ['17.1.13'] }, club: { cites: ['5.6 •7'] } },
  ],
  [
    'the opponent’s dark disc falls by a punishable stroke: it stays down',
    { discs: 'r1 300,0 b1 0,440 b2 -200,-200', happened: 's-b1 b1>ne' },
    { stroke: 'punishable', restored: [], red: 1, lies: { black1: null } },
    FED,
  ],
  [
    'driven to the line so that it shows: still light, it stays',
    { discs: 'r1 300,0 b1 0,300', happened: 's-b1', moved: 'b1 0,374.4' },
    { stroke: 'punishable', restored: [], red: 1 },
    ALL,
  ],
  [
    'driven a hair further: dark, it goes back',
    { discs: 'r1 300,0 b1 0,300', happened: 's-b1', moved: 'b1 0,374.6' },
    { stroke: 'punishable', restored: ['black1'], red: 1 },
    ALL,
  ],
  [
    'put back, two discs find their places free although they had changed them',
    { discs: 'r1 300,0 b1 100,200 b2 160,200 b3 -300,-300', happened: 's-b1 b1-b2', moved: 'b1 0,440 b2 60,440' },
    { stroke: 'punishable', restored: ['black1', 'black2'], lies: { black1: '100,200', black2: '160,200' } },
    ALL,
  ],
  [
    'off the board and put back: its old place has been taken, it lies as near as it can',
    { discs: LIGHT, happened: 's-b1 b1-r2 b1^west', moved: 'r2 20,-250' },
    { stroke: 'punishable', restored: ['black1'], red: 1 },
    ALL,
  ],
  [
    'an own disc pocketed rightly and the striker touches both sides of nothing more: the club bullets cost a right stroke nothing',
    { discs: `${LIGHT} b3 0,60`, happened: 's-r1 r1-b3 r1>ne', moved: 'b3 0,200' },
    { stroke: 'correct', turn: 'continues', red: 0, restored: [] },
    { '2008': { cites: ['13 ¶4 s2'] }, '2010': { cites: ['13.5'] }, '2017': { cites: ['13.5'] }, club: { cites: ['4.6 •3'] } },
  ],
  [
    'striker back over the line at the very stroke that pockets an own disc and drives it dark free: the last dark disc left before it counts',
    { discs: `${LIGHT} r4 0,0`, happened: 's-r1 s-r4 r1>ne r4>nw s<' },
    { stroke: 'correct', turn: 'continues', red: 0 },
    FED,
  ],
  [
    'the striker breaks, its larger part off the table',
    { discs: LIGHT, happened: 's-r1 r1>ne s!off-table' },
    { stroke: 'correct', turn: 'passes', red: 1, placed: ['red1 0,485 penalty'] },
    { '2008': { cites: ['17.1.s'] }, '2010': { cites: ['17.1.с', '12.15 ¶4'] }, '2017': { cites: ['17.1.14', '12.21'] } },
  ],
  [
    'the striker breaks on the table: nothing is said of that',
    { discs: LIGHT, happened: 's-r1 r1>ne s!table/10,20' },
    { stroke: 'correct', turn: 'continues', red: 0 },
    ALL,
  ],
];

/** Where discs go: 12.11 to 12.21, 17.3 and their counterparts. */
const PLACES: readonly Row[] = [
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
];

/** Debts, the right, the set (12.19, 17.4 to 18.1, 20; club 3.13 to 5.4, 7). */
const SETS: readonly Row[] = [
  [
    'two owed and one earned with seven on the table: one comes out, two are owed',
    {
      discs: 'r1 0,300 r2 -250,200 r3 250,100 r4 300,-100 r5 -300,-100 r6 -350,0 r7 350,250 b1 20,-250',
      happened: 's-b1',
      state: { debts: { red: 2, black: 0 } },
    },
    { turn: 'passes', red: 1, debts: { red: 2, black: 0 }, lies: { red8: '0,485' } },
    { '2008': { cites: ['17.6'] }, '2010': { cites: ['17.6'] }, '2017': { cites: ['17.6'] }, club: { cites: ['5.2'] } },
  ],
  [
    'as long as he pockets, nothing owed comes out',
    { discs: LIGHT, happened: 's-r1 r1>ne', state: { debts: { red: 2, black: 1 } } },
    { turn: 'continues', red: 0, debts: { red: 2, black: 1 }, placed: [] },
    ALL,
  ],
  [
    'everything pocketed, two owed: both come out and he strokes on',
    { discs: 'r1 0,300 b1 200,200', happened: 's-r1 r1>ne', state: { turn: 5, debts: { red: 2, black: 0 } } },
    { turn: 'continues', set: null, debts: { red: 0, black: 0 }, lies: { red1: '0,485' } },
    { '2008': { cites: ['17.5', '17.6'].slice(0, 1) }, '2010': { cites: ['17.5'] }, '2017': { cites: ['17.5'] } },
  ],
  [
    'everything pocketed with a debt, but the right lost by an opponent’s disc: the debt comes out and the turn passes',
    { discs: 'r1 0,300 b1 200,200 b2 -200,200', happened: 's-r1 r1-b1 r1>ne b1>nw', state: { turn: 5, debts: { red: 1, black: 0 } } },
    { turn: 'passes', set: null, debts: { red: 0, black: 0 }, placed: ['red1 0,485 debt'] },
    { '2008': { cites: ['18.1.b'] }, '2010': { cites: ['18.1.б'] }, '2017': { cites: ['18.1.2'] } },
  ],
  [
    'the last own disc and one of several of the opponent’s: the set is won all the same',
    { discs: 'r1 0,300 b1 200,200 b2 -200,200', happened: 's-r1 r1-b1 r1>ne b1>nw', state: { turn: 5 } },
    { turn: null, set: RED_WON },
    ALL,
  ],
  [
    'the last own disc by an own dark one struck directly: it goes back, nothing was pocketed',
    { discs: 'r1 0,0 b1 200,200', happened: 's-r1 r1>ne', state: { turn: 5 } },
    { stroke: 'punishable', turn: 'passes', set: null, red: 1, restored: ['red1'], placed: ['red2 0,485 penalty'] },
    ALL,
  ],
  [
    'both last discs, the striker back over its line: no penalty disc, so the set is played again',
    { discs: 'r1 0,300 b1 20,320', happened: 's-r1 r1-b1 r1>ne b1>nw s<', state: { turn: 5 } },
    { turn: null },
    {
      '2008': { set: REPLAY, cites: ['20.5'] },
      '2010': { set: REPLAY, cites: ['20.5'] },
      '2017': { set: REPLAY, cites: ['20.5'] },
      club: { set: RED_LOST, cites: ['7.5 ¶2'] },
    },
  ],
  [
    'the last own disc and the striker back over its line',
    { discs: 'r1 0,300 b1 20,320', happened: 's-r1 r1>ne s<', state: { turn: 5 } },
    { turn: null },
    { '2008': { set: RED_WON }, '2010': { set: RED_WON }, '2017': { set: RED_WON }, club: { set: RED_LOST, cites: ['7.5 ¶2'] } },
  ],
  [
    'both last discs by a punishable stroke',
    { discs: 'r1 0,300 b1 20,-250', happened: 's-b1 b1-r1 r1>ne b1>nw', state: { turn: 5 } },
    { stroke: 'punishable', turn: null, set: RED_LOST },
    { '2008': { cites: ['20.5'] }, '2010': { cites: ['20.5'] }, '2017': { cites: ['20.5'] }, club: { cites: ['3.13'] } },
  ],
  [
    'the opponent’s last disc over the board by a right stroke: it comes back, nobody has won',
    { discs: 'r1 0,300 r2 -250,200 b1 20,320', happened: 's-r1 r1-b1 b1^north', state: { turn: 5 } },
    { turn: 'passes', set: null, placed: ['black1 0,0 off-table'] },
    FED,
  ],
  [
    'the opponent’s last disc pocketed while he owes one: his debt comes out, the set goes on',
    { discs: 'r1 0,300 r2 -250,200 b1 20,320', happened: 's-r1 r1-b1 b1>ne', state: { turn: 5, debts: { red: 0, black: 1 } } },
    { turn: 'passes', set: null, debts: { red: 0, black: 0 }, placed: ['black1 0,-485 debt'] },
    ALL,
  ],
  [
    'a disc from the pocket’s edge falls before the next stroke: it lies there again; in 2010 the fall counts for nothing',
    { discs: `${LIGHT} r4 385,400`, happened: 's-r1 r4??ne' },
    { restored: ['red4'], lies: { red4: '385,400' }, red: 0 },
    {
      '2008': { turn: 'continues', cites: ['12 ¶12 (no. 17)'] },
      '2010': { turn: 'passes', cites: ['12.13'] },
      '2017': { turn: 'continues', cites: ['12.19.1'] },
    },
  ],
  [
    'it falls during a stroke that pockets another: the right goes on',
    { discs: `${LIGHT} r4 385,400`, happened: 's-r1 r4?ne r1>nw' },
    { turn: 'continues', restored: ['red4'], red: 0 },
    { '2008': {}, '2010': { cites: ['12.13'] }, '2017': { cites: ['12.19.2'] } },
  ],
  [
    'it falls during a stroke that pockets nothing',
    { discs: `${LIGHT} r4 385,400`, happened: 's-r1 r4?ne' },
    { restored: ['red4'], red: 0 },
    { '2008': { turn: 'continues' }, '2010': { turn: 'passes' }, '2017': { turn: 'passes', cites: ['12.19.2'] } },
  ],
  [
    'the opponent’s disc falls from the pocket’s edge: not pocketed, so nobody lost the right by it',
    { discs: `${LIGHT} b4 385,400`, happened: 's-r1 b4?ne r1>nw' },
    { turn: 'continues', restored: ['black4'], red: 0 },
    FED,
  ],
  [
    'three misses each with dark discs, the third off the far board; a touch of the own disc is no miss',
    { discs: 'r1 0,0 b1 100,440', happened: 's|north s-r1', moved: 'r1 0,-30', state: { darkMisses: { red: 2, black: 3 } } },
    { stroke: 'correct', turn: 'passes', set: null },
    ALL,
  ],
  [
    'somebody has a light disc: misses are not counted',
    { discs: 'r1 0,0 b1 100,200', happened: 's|north', state: { darkMisses: { red: 2, black: 3 } } },
    { turn: 'passes', set: null },
    ALL,
  ],
  [
    'his second miss only: the set goes on',
    { discs: 'r1 0,0 b1 100,440', happened: 's|north', state: { darkMisses: { red: 1, black: 3 } } },
    { turn: 'passes', set: null },
    ALL,
  ],
  [
    'everything in the first series, the last stroke costs a disc: it comes out, the opponent has the ordinary turn',
    { discs: 'r1 0,300 b1 200,200', happened: 's-r1 r1>ne s>nw', state: { turn: 1, first: 'red' } },
    {},
    {
      '2008': { turn: 'passes', set: null, placed: ['red1 0,485 penalty'] },
      '2010': { turn: 'passes', set: null, placed: ['red1 0,485 penalty'] },
      '2017': { turn: 'passes', set: null, placed: ['red1 0,485 penalty'] },
      club: { turn: null, set: RED_LOST, cites: ['3.13'] },
    },
  ],
  [
    'everything in the first series, the last stroke costs the right only: the opponent answers',
    { discs: 'r1 0,300 b1 200,200 b2 -200,200', happened: 's-r1 r1>ne r1-b1 b1>nw', state: { turn: 1, first: 'red' } },
    { stroke: 'correct', turn: 'passes', set: null, red: 0 },
    { '2008': { cites: ['20.4'] }, '2010': { cites: ['20.4'] }, '2017': { cites: ['20.4'] }, club: { cites: ['7.6'] } },
  ],
  [
    'that answer succeeds: who cleared with an offence loses the set',
    { discs: 'r1 0,300', happened: 's-r1 r1>ne', state: { turn: 2, first: 'black', cleared: ['black'], clearedWithOffence: ['black'] } },
    { turn: null, set: { outcome: 'lost', color: 'black' } },
    { '2008': { cites: ['20.4'] }, '2010': { cites: ['20.4'] }, '2017': { cites: ['20.4'] } },
  ],
  [
    'that answer fails: the set is the first player’s',
    { discs: 'r1 0,300', happened: 's-r1', state: { turn: 2, first: 'black', cleared: ['black'], clearedWithOffence: ['black'] } },
    { turn: null, set: BLACK_WON },
    ALL,
  ],
  [
    'the answer of the deciding set succeeds: the club rules replay it otherwise',
    { discs: 'r1 0,300', happened: 's-r1 r1>ne', state: { turn: 2, first: 'black', cleared: ['black'], deciding: true } },
    { turn: null },
    { club: { set: { outcome: 'replayed', swapSides: true, swapFirst: true }, cites: ['7.6'] } },
  ],
  [
    'who cleared moves a disc while the opponent answers: a disc, but his next turn stays his',
    {
      discs: 'r1 0,300 r2 100,300',
      incidents: [black('discs-displaced', { with: 'striker', count: 1, discs: ['red1'], last: false })],
      state: { turn: 2, first: 'black', cleared: ['black'] },
    },
    { turn: 'continues', black: 1, losesNext: null, restored: ['red1'], debts: { red: 0, black: 1 }, placed: [] },
    { '2008': { cites: ['17.1.p'] }, '2010': { cites: ['17.1.п'] }, '2017': { cites: ['17.1.12'] } },
  ],
];

/** Doubles (21, club 8). */
const DOUBLES: readonly Row[] = [
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
];

/** What players do beside the strokes, in the course of them and without (14 to 19, club 5.6, 6). */
const INCIDENTS: readonly Row[] = [
  [
    'a right stroke that pockets, made by touching the striker twice: the turn and one disc; the club puts back what the stroke moved',
    { discs: LIGHT, happened: 's-r1 r1-r2 r1>ne', moved: 'r2 -220,220', incidents: [red('double-hit')] },
    { stroke: 'correct', turn: 'passes', red: 1 },
    {
      '2008': { restored: [], placed: ['red1 0,485 penalty'], cites: ['17.1.k'] },
      '2010': { restored: [], placed: ['red1 0,485 penalty'], cites: ['17.1.к'] },
      '2017': { restored: [], placed: ['red1 0,485 penalty'], cites: ['17.1.9'] },
      club: { restored: ['red1', 'red2'], placed: ['red4 0,485 penalty'], cites: ['5.6 •14'] },
    },
  ],
  [
    'a punishable stroke with the butt of the cue: one disc for both',
    { discs: LIGHT, happened: 's-b1', incidents: [red('wrong-end-of-cue')] },
    { stroke: 'punishable', turn: 'passes', red: 1 },
    { '2008': { cites: ['17.1.u (1st)', '17.2'] }, '2010': { cites: ['17.1.у', '17.2'] }, '2017': { cites: ['17.1.16', '17.2'] } },
  ],
  [
    'the last disc pocketed, a moving disc touched by hand: the set is lost, not won',
    { discs: 'r1 0,300 b1 200,200', happened: 's-r1 r1>ne', incidents: [red('moving-object-touched', { object: 'disc', with: 'hand' })] },
    { turn: null, set: RED_LOST },
    { '2008': { cites: ['16.1.11'] }, '2010': { cites: ['16.1.м'] }, '2017': { cites: ['16.1.9'] } },
  ],
  [
    'red pockets and strokes on, black talks: a warning for black and nothing else',
    { discs: LIGHT, happened: 's-r1 r1>ne', incidents: [black('talking', { to: 'opponent' })] },
    { turn: 'continues', red: 0, black: 0, warned: 0, losesNext: null },
    { '2008': { cites: ['19.1.k'] }, '2010': { cites: ['19.1.к'] }, '2017': { cites: ['19.1.12'] }, club: {} },
  ],
  [
    'red misses, black touched a disc meanwhile: his disc comes out with the end of the series and he misses his turn',
    { discs: LIGHT, happened: 's-r1', incidents: [black('discs-displaced', { with: 'hand', count: 0, last: false })] },
    { turn: 'passes', red: 0, black: 1, losesNext: 'black', debts: { red: 0, black: 0 }, placed: ['black3 0,-485 penalty'] },
    { '2008': { cites: ['17.1.p'] }, '2010': { cites: ['17.1.п'] }, '2017': { cites: ['17.1.12'] } },
  ],
  [
    'both offend in the same stroke: each pays one',
    { discs: LIGHT, happened: 's-b1', incidents: [black('discs-displaced', { with: 'cue', count: 0, last: false })] },
    { stroke: 'punishable', turn: 'passes', red: 1, black: 1, losesNext: 'black' },
    FED,
  ],
  [
    'two warnings in one go, one before: the third',
    { discs: LIGHT, incidents: [red('argued-with-referee'), red('distance-measured')], state: { warnings: { red: 1, black: 0 } } },
    { turn: null },
    {
      '2008': { game: { outcome: 'lost', color: 'red', scope: 'current-and-unplayed-sets' } },
      '2010': { game: { outcome: 'lost', color: 'red', scope: 'unplayed-sets' } },
      '2017': { game: { outcome: 'lost', color: 'red', scope: 'game' } },
    },
  ],
  [
    'two minutes to the second: in time',
    { discs: LIGHT, incidents: [red('late-arrival', { minutes: 2, announced: false })] },
    { game: null },
    FED,
  ],
  [
    'three minutes away between two sets: in time; a minute more costs the set',
    { discs: LIGHT, incidents: [red('left-table', { minutes: 3, consent: false })] },
    { set: null },
    FED,
  ],
  [
    'four minutes away without consent',
    { discs: LIGHT, incidents: [red('left-table', { minutes: 4, consent: false })] },
    { set: RED_LOST },
    { '2008': { cites: ['16.1.10'] }, '2010': { cites: ['16.1.л'] }, '2017': { cites: ['16.1.8'] } },
  ],
  [
    'a second game lost by misconduct: game and competition',
    { discs: LIGHT, incidents: [red('misconduct', { what: 'insult' })], state: { losses: { red: { misconduct: 1 } } } },
    { excluded: 'red', game: { outcome: 'lost', color: 'red', scope: 'game' }, set: null },
    { '2008': { cites: ['15.2', '14.2'] }, '2010': { cites: ['15.2', '14.2'] }, '2017': { cites: ['15.2', '14.2'] } },
  ],
  [
    'alcohol: excluded without a warning',
    { discs: LIGHT, incidents: [red('gross-misconduct', { what: 'alcohol' })] },
    { excluded: 'red', warned: 0 },
    { '2008': { cites: ['14.1'] }, '2010': { cites: ['14.1'] }, '2017': { cites: ['14.1'] }, club: { excluded: null, noRule: true } },
  ],
  [
    'the farewell refused: unsportsmanlike in 2017, out of the competition before',
    { discs: LIGHT, incidents: [red('handshake-refused', { when: 'after' })] },
    {},
    {
      '2008': { excluded: 'red', cites: ['14.4'] },
      '2010': { excluded: 'red', cites: ['14.4'] },
      '2017': { excluded: null, game: { outcome: 'lost', color: 'red', scope: 'game' }, cites: ['15.2'] },
    },
  ],
  [
    'no stroke in five seconds, the second time of the game by the count kept: a disc in every federation’s book',
    { discs: LIGHT, incidents: [red('delay')], state: { delays: { red: 1, black: 0 } } },
    { turn: 'passes', red: 1, placed: ['red4 0,485 penalty'] },
    { '2008': { cites: ['17.1.t'] }, '2010': { cites: ['17.1.т'] }, '2017': { cites: ['17.1.15'] } },
  ],
  [
    'a broken cue is replaced',
    { discs: LIGHT, incidents: [red('equipment-swapped', { item: 'cue', damaged: true })] },
    { set: null, turn: 'continues', red: 0, warned: 0 },
    FED,
  ],
  [
    'the first stroke of the set by the wrong player, seen after the next: 2010 and 2008 let it stand, 2017 does not',
    { discs: LIGHT, incidents: [red('first-stroke-out-of-turn', { noticed: 'later' })] },
    {},
    { '2008': { set: null }, '2010': { set: null }, '2017': { set: RED_LOST, cites: ['16.1.7'] } },
  ],
  [
    'seen before the next stroke',
    { discs: LIGHT, incidents: [red('first-stroke-out-of-turn', { noticed: 'before-next-stroke' })] },
    { set: RED_LOST, turn: null },
    { '2008': { cites: ['16.1.7'] }, '2010': { cites: ['16.1.ж'] }, '2017': { cites: ['16.1.7'] } },
  ],
  [
    'doubles: the wrong partner strokes, seen later',
    { format: 'doubles', discs: LIGHT, incidents: [red('stroke-out-of-order', { noticed: 'later' })] },
    { set: RED_LOST, turn: null },
    { '2008': { cites: ['16.1.8'] }, '2010': { cites: ['16.1.з'] }, '2017': { cites: ['16.1.10'] } },
  ],
  [
    'the only disc on the table shifted: the set',
    { discs: 'b1 200,200', incidents: [red('discs-displaced', { with: 'hand', count: 1, discs: ['black1'], last: true })] },
    { set: RED_LOST, turn: null },
    { '2008': { cites: ['16.1.6'] }, '2010': { cites: ['16.1.е'] }, '2017': { cites: ['16.1.6'] } },
  ],
  [
    'out of the own zone to see whether a disc is dark: 2017 wants the referee called',
    { discs: LIGHT, incidents: [red('left-own-zone', { reason: 'check-disc', consent: false })] },
    { turn: 'continues', red: 0 },
    { '2008': { warned: 0 }, '2010': { warned: 0 }, '2017': { warned: 1, cites: ['19.1.11'] } },
  ],
  [
    'the forgotten disc of the opponent: his whole debt is void, red’s stays',
    { discs: LIGHT, incidents: [black('penalty-forgotten')], state: { debts: { red: 1, black: 2 } } },
    { turn: 'continues', debts: { red: 1, black: 0 } },
    { '2008': { cites: ['17.4'] }, '2010': { cites: ['17.4'] }, '2017': { cites: ['17.4'] }, club: { cites: ['5.4'] } },
  ],
  [
    'the striker handed over along the side board',
    { discs: LIGHT, incidents: [red('striker-left-at-side-board')] },
    { warned: 1 },
    { '2008': { cites: ['19.1.v'] }, '2010': { cites: ['19.1.в'] }, '2017': { cites: ['19.1.5'] }, club: { warned: 0, noRule: true } },
  ],
  [
    'the striker dragged with the cue: a warning before 2017, forbidden without a consequence in it',
    { discs: LIGHT, incidents: [red('striker-moved-with-cue')] },
    { turn: 'continues', red: 0 },
    { '2008': { warned: 1, cites: ['19.1.z'] }, '2010': { warned: 1, cites: ['19.1.з'] }, '2017': { warned: 0, cites: ['12.27'] } },
  ],
  [
    'the striker slid to a board before the stroke: only 2017 knows it',
    { discs: LIGHT, incidents: [red('striker-slid-to-board')] },
    { turn: 'continues' },
    { '2008': { noRule: true }, '2010': { noRule: true }, '2017': { warned: 1, cites: ['19.1.2'] }, club: { noRule: true } },
  ],
  [
    'the table pushed so that one disc moves, in the own turn: 2008 warns for every breach and puts discs back',
    { discs: LIGHT, incidents: [red('table-shaken', { phase: 'during-set', moved: 1 })] },
    {},
    {
      '2008': { set: null, warned: 1, turn: 'continues', cites: ['9 ¶4 s1', '9 ¶4 s3(3)'] },
      '2010': { set: RED_LOST, cites: ['16.1.б'] },
      '2017': { set: RED_LOST, cites: ['16.1.2'] },
      club: { set: null, noRule: true },
    },
  ],
  [
    'the striker touched while it moves',
    { discs: LIGHT, incidents: [red('moving-object-touched', { object: 'striker', with: 'hand' })] },
    {},
    { '2008': { red: 1, cites: ['17.1.n'] }, club: { red: 1, turn: 'passes', cites: ['5.6 •12'] } },
  ],
  [
    'strokes refused with nothing in the pockets: owed',
    {
      discs: 'r1 0,300 r2 -250,200 r3 250,100 r4 300,-100 r5 -300,-100 r6 -350,0 r7 350,250 r8 -100,-200 b1 20,-250',
      incidents: [red('stroke-refused')],
    },
    { turn: 'passes', red: 1, debts: { red: 1, black: 0 }, placed: [] },
    {
      '2008': { cites: ['17.1.ž', '17.4'] },
      '2010': { cites: ['17.1.ж', '17.4'] },
      '2017': { cites: ['17.1.7', '17.4'] },
      club: { cites: ['5.6 •13', '5.2'] },
    },
  ],
];

function seen(ruling: Ruling, said: Said): Said {
  const cited = ruling.findings.map((found) => found.article);
  const where = new Map((ruling.position?.discs ?? []).map((disc) => [disc.id as string, at(disc)] as const));
  const all: Required<Said> = {
    stroke: ruling.stroke,
    turn: ruling.turn,
    red: ruling.penaltyDiscs.red,
    black: ruling.penaltyDiscs.black,
    restored: ruling.restored,
    placed: ruling.placements.map((placed) => `${placed.disc} ${at(placed)} ${placed.reason}`),
    unplaced: ruling.unplaced,
    set: ruling.set,
    game: ruling.game,
    excluded: ruling.excluded,
    losesNext: ruling.losesNext,
    debts: ruling.debts as Readonly<Record<string, number>>,
    warned: ruling.warnings.red,
    lies: Object.fromEntries(Object.keys(said.lies ?? {}).map((id) => [id, where.get(id) ?? null])),
    cites: (said.cites ?? []).filter((article) => cited.includes(article)),
    silentOn: (said.silentOn ?? []).filter((article) => !cited.includes(article)),
    noRule: ruling.findings.length === 0 && ruling.notes.length === 1 && ruling.notes[0]?.article === null,
  };
  return Object.fromEntries(Object.keys(said).map((key) => [key, all[key as keyof Said]]));
}

const TABLES = { WAYS, STROKES, PLACES, SETS, DOUBLES, INCIDENTS };

for (const [title, rows] of Object.entries(TABLES)) {
  describe(title.toLowerCase(), () => {
    for (const [name, short, always, editions] of rows) {
      test.each(Object.entries(editions))(`${name}: %s`, (edition, own) => {
        const said: Said = { ...always, ...own };
        const ruling = judge(caseOf(short, edition as EditionId));
        expect(seen(ruling, said), JSON.stringify({ findings: ruling.findings, notes: ruling.notes })).toEqual(said);
      });
    }
  });
}
