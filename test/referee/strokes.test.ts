/**
 * What every edition says to a stroke, as a table: red sits south and strokes. Each cell names the article that decides. Rows without an entry for an
 * edition say that the rule is not in that book or is another.
 */
import { describe, expect, test } from 'vitest';
import type { EditionId, Ruling } from '../../src/referee/types.ts';
import { board, cited, comesBack, falls, flies, hits, hitsTogether, knocks, type ReportedCase, rule } from './cases.ts';

type Cell = Partial<Pick<Ruling, 'stroke' | 'turn' | 'set' | 'losesNext' | 'unplaced'>> & {
  readonly cites?: string | readonly string[];
  readonly penalty?: number;
  readonly restored?: readonly string[];
  readonly placed?: readonly string[];
  readonly notes?: readonly string[];
  readonly omits?: readonly string[];
};
interface Row {
  readonly name: string;
  readonly reported: ReportedCase;
  readonly all?: Cell;
  readonly in: Readonly<Partial<Record<EditionId, Cell>>>;
}

const LIGHT = { red1: [0, 300], red2: [-250, 200], red3: [250, 100], black1: [20, -250], black2: [-300, -300] } as const;
/** Red has dark discs only: one in its edge zone, one in the circle. */
const DARK = { red1: [200, -440], red2: [0, 0], black1: [200, 200], black2: [-300, -200] } as const;

const WAY: readonly Row[] = [
  {
    name: 'an own light disc first',
    reported: { before: LIGHT, events: hits('red1', 'black1') },
    all: { stroke: 'correct', turn: 'passes', penalty: 0 },
    in: { '2017': { cites: '11.8.1' }, '2010': { cites: '11.4.а' }, '2008': { cites: '11 ¶1 (4a)' }, club: { cites: '4.2' } },
  },
  {
    name: 'off a side board onto an own light disc',
    reported: { before: LIGHT, events: [...board('west'), ...hits('red1')] },
    all: { stroke: 'correct', penalty: 0 },
    in: { '2017': { cites: '11.8.1' }, '2010': { cites: '11.4.а' }, '2008': { cites: '11 ¶1 (4a)' }, club: {} },
  },
  {
    name: 'off the far board onto an own dark disc, light ones on the table',
    reported: { before: { ...LIGHT, red4: [0, 0] }, events: [...board('north'), ...hits('red4')], moved: { red4: [0, -60] } },
    all: { stroke: 'correct', penalty: 0, restored: [] },
    in: {
      '2017': { cites: ['13.2', '13.3.1'], notes: ['rebound-on-dark-with-light'] },
      '2010': { cites: ['13.2', '13.3.а'], notes: ['rebound-on-dark-with-light'] },
      '2008': { cites: ['13 ¶2', '13 ¶3.1 (no. 31.1)'] },
      club: { cites: '4.5 •1', notes: [] },
    },
  },
  {
    name: 'only dark discs, off the far board onto one of them',
    reported: { before: DARK, events: [...board('north'), ...hits('red2')] },
    all: { stroke: 'correct', penalty: 0 },
    in: { '2017': { cites: '11.8.2' }, '2010': { cites: '11.4.б' }, '2008': { cites: '11 ¶1 (4b)' }, club: { cites: '4.4' } },
  },
  {
    name: 'only dark discs, off the far board nothing is touched',
    reported: { before: DARK, events: board('north') },
    all: { stroke: 'correct', turn: 'passes', penalty: 0 },
    in: { '2017': { cites: '13.4' }, '2010': { cites: '13.4' }, '2008': { cites: '13 ¶4 s1' }, club: {} },
  },
  {
    name: 'light discs, off the far board nothing is touched',
    reported: { before: LIGHT, events: board('north') },
    all: { stroke: 'punishable', penalty: 1 },
    in: {
      '2017': { cites: '17.1.1', notes: ['rebound-misses-with-light'] },
      '2010': { cites: '17.1.а' },
      '2008': { cites: '17.1.a' },
      club: { cites: '5.6 •1', notes: ['club-miss-with-light'] },
    },
  },
  {
    name: 'off a side board onto an own disc in the circle',
    reported: { before: DARK, events: [...board('east'), ...hits('red2')] },
    all: { stroke: 'correct', penalty: 0 },
    in: { '2017': { cites: '11.8.3' }, '2010': { cites: '11.4.в' }, '2008': { cites: '11 ¶1 (4c)' }, club: { cites: '4.5 •1' } },
  },
  {
    name: 'off a side board onto an own dark disc in the edge zone',
    reported: { before: DARK, events: [...board('east'), ...hits('red1')], moved: { red1: [240, -440] } },
    all: { stroke: 'punishable', penalty: 1 },
    in: {
      '2017': { cites: ['17.1.6', '17.1.8'], restored: [] },
      '2010': { cites: ['17.1.и', '17.1.з', '17.1.е'], restored: ['red1'] },
      '2008': { cites: ['17.1.i', '17.1.z'], restored: ['red1'], notes: ['side-board-own-edge-zone'] },
      club: { cites: '5.6 •11', restored: [] },
    },
  },
  {
    name: '2008 read the other way: any own dark disc may be played off a side board (31.5)',
    reported: { before: DARK, events: [...board('east'), ...hits('red1')], readings: { 'side-board-own-edge-zone': 'correct' } },
    in: { '2008': { stroke: 'correct', penalty: 0, cites: '13 ¶3.5 (no. 31.5)' } },
  },
  {
    name: 'off a side board onto the opponent’s disc in the circle, only dark discs',
    reported: { before: { ...DARK, black3: [60, 60] }, events: [...board('east'), ...hits('black3')], moved: { black3: [200, 0] } },
    in: {
      '2017': { stroke: 'punishable', cites: '17.1.6', penalty: 1 },
      '2010': { stroke: 'punishable', cites: '17.1.и', penalty: 1 },
      '2008': { stroke: 'punishable', cites: '17.1.i', penalty: 1 },
      club: { stroke: 'correct', penalty: 0, notes: ['club-circle-disc'] },
    },
  },
  {
    name: 'off a side board onto the opponent’s disc, light discs on the table',
    reported: { before: LIGHT, events: [...board('east'), ...hits('black1')] },
    all: { stroke: 'punishable', penalty: 1 },
    in: { '2017': { cites: '17.1.3' }, '2010': { cites: '17.1.и' }, '2008': { cites: '17.1.i' }, club: { cites: ['5.6 •8', '5.6 •11'] } },
  },
  {
    name: 'off the far board own light and opponent’s disc at once',
    reported: { before: LIGHT, events: [...board('north'), ...hitsTogether('red1', 'black1')] },
    all: { stroke: 'punishable', penalty: 1, notes: ['simultaneous-on-rebound'] },
    in: { '2017': { cites: '17.1.3' }, '2010': { cites: '17.1.в' }, '2008': { cites: '17.1.v' }, club: { cites: '5.6 •8' } },
  },
  {
    name: 'only dark discs, off the far board own and opponent’s disc at once',
    reported: { before: DARK, events: [...board('north'), ...hitsTogether('red2', 'black1')] },
    all: { stroke: 'correct', penalty: 0 },
    in: { '2017': { cites: '11.8.2' }, '2010': { cites: '11.4.б' }, '2008': { cites: '11 ¶1 (4b)' }, club: {} },
  },
  {
    name: 'own light and own dark disc at once, directly',
    reported: { before: { ...LIGHT, red4: [0, 0] }, events: hitsTogether('red1', 'red4'), moved: { red4: [30, 30] } },
    all: { stroke: 'punishable', penalty: 1, restored: ['red4'], notes: ['simultaneous-light-and-dark'] },
    in: { '2017': { cites: '17.1.8' }, '2010': { cites: '17.1.з' }, '2008': { cites: '17.1.z' }, club: { cites: '5.6 •3' } },
  },
  {
    name: 'only dark discs, the opponent’s disc first, directly',
    reported: { before: DARK, events: hits('black1') },
    all: { stroke: 'punishable', penalty: 1 },
    in: {
      '2017': { cites: ['17.1.2', '17.1.6'] },
      '2010': { cites: ['17.1.б', '17.1.е'] },
      '2008': { cites: ['17.1.b', '17.1.e'] },
      club: { cites: '5.6 •5' },
    },
  },
  {
    name: 'a stroke that reaches nothing at all, only dark discs',
    reported: { before: DARK, events: [] },
    all: { stroke: 'punishable', penalty: 1 },
    in: { '2017': { cites: '17.1.6' }, '2010': { cites: '17.1.е' }, '2008': { cites: '17.1.e' }, club: { cites: ['5.6 •1', '5.6 •11'] } },
  },
  {
    name: 'nothing touched and the striker in a pocket: several offences, one disc',
    reported: { before: LIGHT, events: falls('striker') },
    all: { stroke: 'punishable', penalty: 1 },
    in: {
      '2017': { cites: ['17.2', '17.1.4'] },
      '2010': { cites: ['17.2', '17.1.г'] },
      '2008': { cites: ['17.2', '17.1.g'] },
      club: { cites: ['5.5', '5.6 •15'] },
    },
  },
];

const DRIVEN: readonly Row[] = [
  {
    name: 'an own light disc first, then the opponent’s disc driven dark by the striker: allowed',
    reported: { before: LIGHT, events: hits('red1', 'black1'), moved: { black1: [0, 0] } },
    all: { stroke: 'correct', penalty: 0, restored: [] },
    in: { '2017': { cites: '13.7.2' }, '2010': { cites: '13.7.б' }, '2008': { cites: '13 ¶6.2 (no. 36.2)' }, club: { cites: '4.6 •2' } },
  },
  {
    name: 'the opponent’s disc driven dark by an own disc: allowed',
    reported: { before: LIGHT, events: [...hits('red1'), ...knocks('red1', 'black1')], moved: { black1: [0, 0] } },
    all: { stroke: 'correct', penalty: 0, restored: [] },
    in: { '2017': { cites: '13.7.3' }, '2010': { cites: '13.7.в' }, '2008': { cites: '13 ¶6.3 (no. 36.3)' }, club: { cites: '4.6 •3' } },
  },
  {
    name: 'only dark discs, off the far board, the opponent’s disc driven dark: allowed',
    reported: { before: DARK, events: [...board('north'), ...hits('black1')], moved: { black1: [200, 440] } },
    all: { stroke: 'correct', penalty: 0, restored: [] },
    in: { '2017': { cites: '13.7.1' }, '2010': { cites: '13.7.а' }, '2008': { cites: '13 ¶6.1 (no. 36.1)' }, club: { cites: '4.6 •1' } },
  },
  {
    name: 'a right stroke stays right though the striker falls: the opponent’s disc stays dark',
    reported: { before: LIGHT, events: [...hits('red1', 'black1'), ...falls('striker')], moved: { black1: [0, 0] } },
    all: { stroke: 'correct', turn: 'passes', penalty: 1, restored: [] },
    in: { '2017': { cites: '13.7 Anm.' }, '2010': { cites: '13.7 прим.' }, '2008': { cites: '13 ¶6 note' }, club: { cites: '5.6 •15' } },
  },
  {
    name: 'the opponent’s dark disc moved from the circle to his edge zone by a punishable stroke stays',
    reported: { before: { red1: [300, 0], black1: [0, 0] }, events: hits('black1'), moved: { black1: [0, 440] } },
    all: { stroke: 'punishable', penalty: 1, restored: [] },
    in: { '2017': { cites: '13.6' }, '2010': { cites: '13.9' }, '2008': { cites: '13 ¶7' }, club: {} },
  },
  {
    name: 'the opponent’s dark disc moved from his edge zone to the circle by a punishable stroke',
    reported: { before: { red1: [300, 0], black1: [0, 440] }, events: hits('black1'), moved: { black1: [0, 0] } },
    all: { stroke: 'punishable', restored: [] },
    in: {
      '2017': { notes: ['edge-zone-to-circle', 'restoration-after-punishable'] },
      '2010': { cites: '13.9', notes: [] },
      '2008': { cites: '13 ¶7', notes: [] },
      club: {},
    },
  },
  {
    name: 'far board, opponent’s disc first with light discs, driven dark: restored',
    reported: { before: LIGHT, events: [...board('north'), ...hits('black1')], moved: { black1: [0, 0] } },
    all: { stroke: 'punishable', penalty: 1, restored: ['black1'] },
    in: {
      '2017': { cites: ['13.6', '13.8'] },
      '2010': { cites: ['13.6', '13.8'] },
      '2008': { cites: '13 ¶5 s2' },
      club: { cites: '5.6 •10' },
    },
  },
  {
    name: 'far board, opponent’s disc first with light discs, off the table',
    reported: { before: LIGHT, events: [...board('north'), ...hits('black1'), ...flies('black1', 'west')] },
    all: { stroke: 'punishable', penalty: 1 },
    in: {
      '2017': { cites: '17.1.13', restored: ['black1'] },
      '2010': { cites: '17.1.р', restored: ['black1'] },
      '2008': { cites: '17.1.r', restored: ['black1'] },
      club: { cites: '5.6 •9', restored: [], placed: ['black1 0,0 off-table', 'red4 0,485 penalty'] },
    },
  },
  {
    name: 'a right direct stroke drives the opponent’s disc over the board',
    reported: { before: LIGHT, events: [...hits('red1', 'black1'), ...flies('black1', 'west')] },
    all: { stroke: 'correct', turn: 'passes' },
    in: {
      '2017': { cites: ['18.1.3', '17.7'], penalty: 0, placed: ['black1 0,0 off-table'] },
      '2010': { cites: ['18.1.в', '17.7'], penalty: 0, placed: ['black1 0,0 off-table'] },
      '2008': { cites: ['18.1.v', '17.7'], penalty: 0, placed: ['black1 0,0 off-table'] },
      club: { cites: '5.6 •7', penalty: 1, restored: ['black1'], notes: ['club-direct-off-table'] },
    },
  },
  {
    name: 'only dark discs, off the far board, the opponent’s disc over the board',
    reported: { before: DARK, events: [...board('north'), ...hits('black1'), ...flies('black1', 'west')] },
    all: { stroke: 'correct', turn: 'passes', penalty: 0 },
    in: { '2017': {}, '2010': {}, '2008': {}, club: { cites: '4.6 Note', notes: ['club-rebound-off-table-only-dark'] } },
  },
  {
    name: 'an own light disc over the board in a punishable stroke',
    reported: { before: LIGHT, events: [...hits('black1'), ...knocks('red1', 'black1'), ...flies('red1', 'north')] },
    all: { stroke: 'punishable', penalty: 1 },
    in: {
      '2017': { cites: '17.1.13', restored: ['red1'], notes: ['own-off-table-punishable'] },
      '2010': { restored: [], placed: ['red1 0,0 off-table', 'red4 0,485 penalty'] },
      '2008': { restored: [] },
      club: { restored: [] },
    },
  },
  {
    name: 'one own dark disc driven out by a punishable stroke that began with the opponent’s',
    reported: { before: { ...LIGHT, red4: [0, 0] }, events: [...hits('black1'), ...knocks('red4', 'black1')], moved: { red4: [200, 0] } },
    all: { stroke: 'punishable', penalty: 1 },
    in: {
      '2017': { cites: '13.8', restored: ['red4'] },
      '2010': { cites: '13.8', restored: ['red4'] },
      '2008': { cites: '13 ¶6.5 (no. 36.5)', restored: ['red4'] },
      club: { restored: [] },
    },
  },
  {
    name: 'two own dark discs driven out after an own light disc: nothing to punish',
    reported: {
      before: { ...LIGHT, red4: [0, 0], red5: [60, 0] },
      events: hits('red1', 'red4', 'red5'),
      moved: { red4: [200, 0], red5: [200, 60] },
    },
    all: { stroke: 'correct', penalty: 0, set: null },
    in: {
      '2017': { cites: '13.3.2' },
      '2010': { cites: '13.3.б' },
      '2008': { notes: ['several-dark-by-right-stroke'] },
      club: { cites: '4.5 •2' },
    },
  },
  {
    name: 'the penalty comes only at the end of a right stroke: two own dark discs out cost no set',
    reported: {
      before: { ...LIGHT, red4: [0, 0], red5: [60, 0] },
      events: [...hits('red1', 'red4', 'red5'), ...falls('striker')],
      moved: { red4: [200, 0], red5: [200, 60] },
    },
    all: { stroke: 'correct', penalty: 1, set: null },
    in: { '2017': {}, '2010': {}, '2008': {}, club: {} },
  },
  {
    name: 'several own dark discs hit directly',
    reported: { before: { ...LIGHT, red4: [0, -440], red5: [60, -440] }, events: hits('red4', 'red5') },
    all: { stroke: 'punishable' },
    in: {
      '2017': { set: null },
      '2010': { set: null },
      '2008': { set: null },
      club: { cites: '6.1', set: { outcome: 'lost', color: 'red' } },
    },
  },
  {
    name: 'two own dark discs driven out off a side board',
    reported: {
      before: { ...LIGHT, red4: [100, -440], red5: [140, -440] },
      events: [...board('west'), ...hits('red4'), ...knocks('red4', 'red5')],
      moved: { red4: [100, -300], red5: [140, -300] },
    },
    all: { stroke: 'punishable' },
    in: {
      '2017': { cites: '16.1.1', set: { outcome: 'lost', color: 'red' } },
      '2010': { cites: '16.1.а', set: { outcome: 'lost', color: 'red' } },
      '2008': { set: null, restored: ['red4', 'red5'], notes: ['side-board-own-edge-zone', 'several-dark-by-rebound'] },
      club: { set: null },
    },
  },
  {
    name: 'an own dark disc struck directly and pocketed goes back',
    reported: { before: { ...LIGHT, red4: [360, -440] }, events: [...hits('red4'), ...falls('red4')] },
    all: { stroke: 'punishable', turn: 'passes', penalty: 1, restored: ['red4'] },
    in: { '2017': { cites: '17.1.8' }, '2010': { cites: '17.1.з' }, '2008': { cites: '17.1.z' }, club: { cites: '5.6 •3' } },
  },
  {
    name: 'the opponent’s disc pocketed by a punishable stroke stays in the pocket',
    reported: { before: LIGHT, events: [...hits('black1'), ...falls('black1')] },
    all: { stroke: 'punishable', turn: 'passes', penalty: 1, restored: [] },
    in: { '2017': {}, '2010': {}, '2008': {}, club: { cites: '3.10 •2' } },
  },
];

const ODD: readonly Row[] = [
  {
    name: 'the striker breaks, its larger part falls',
    reported: { before: LIGHT, events: [...hits('red1'), { t: 9, type: 'broken', disc: 'striker', larger: 'pocketed' }] },
    all: { stroke: 'correct', turn: 'passes', penalty: 1 },
    in: {
      '2017': { cites: '17.1.14' },
      '2010': { cites: ['17.1.с', '12.15 ¶4'] },
      '2008': { cites: '17.1.s' },
      club: { notes: ['club-striker-broken'] },
    },
  },
  {
    name: 'the striker breaks, its larger part stays on the table',
    reported: {
      before: LIGHT,
      events: [...hits('red1'), ...falls('red1'), { t: 9, type: 'broken', disc: 'striker', larger: 'table', at: { x: 0, y: 0 } }],
    },
    all: { stroke: 'correct', turn: 'continues', penalty: 0 },
    in: { '2017': {}, '2010': {}, '2008': {}, club: {} },
  },
  {
    name: 'a disc breaks and its larger part falls: pocketed',
    reported: { before: LIGHT, events: [...hits('red1'), { t: 9, type: 'broken', disc: 'red1', larger: 'pocketed' }] },
    all: { turn: 'continues', penalty: 0 },
    in: { '2017': { cites: '12.21' }, '2010': { cites: '12.15 ¶3' }, '2008': {}, club: {} },
  },
  {
    name: 'a disc breaks and its larger part flies off: over the board',
    reported: { before: LIGHT, events: [...hits('red1'), { t: 9, type: 'broken', disc: 'red1', larger: 'off-table' }] },
    all: { turn: 'passes', penalty: 0, placed: ['red1 0,0 broken'] },
    in: { '2017': { cites: ['12.21', '18.1.3'] }, '2010': { cites: ['12.15 ¶2', '18.1.в'] }, '2008': {}, club: {} },
  },
  {
    name: 'a disc breaks and stays: a new one where the larger part lies',
    reported: { before: LIGHT, events: [...hits('red1'), { t: 9, type: 'broken', disc: 'red1', larger: 'table', at: { x: 100, y: 350 } }] },
    all: { turn: 'passes', penalty: 0, placed: ['red1 100,350 broken'] },
    in: { '2017': { cites: '12.21' }, '2010': { cites: '12.15' }, '2008': { cites: '12 ¶15 (no. 19)' } },
  },
  {
    name: 'a disc lies on another',
    reported: {
      before: LIGHT,
      events: [...hits('red1'), { t: 9, type: 'landed', disc: 'red1', on: 'red2', side: 0 }],
      moved: { red1: [-245, 200] },
    },
    all: { placed: ['red1 -220,200 landed'] },
    in: { '2017': { cites: '12.17' }, '2010': { cites: '12.11' }, '2008': { cites: '12 ¶10 (no. 14)' }, club: { cites: '3.11' } },
  },
  {
    name: 'a disc lies on the striker: it comes to the striker’s place',
    reported: {
      before: LIGHT,
      events: [...hits('red1'), { t: 9, type: 'landed', disc: 'red1', on: 'striker', side: 0 }],
      moved: { red1: [10, 0] },
    },
    all: { placed: ['red1 0,0 landed'] },
    in: { '2017': { cites: '12.17' }, '2010': { cites: '12.11' }, '2008': { cites: '12 ¶10 (no. 14)' }, club: { cites: '3.11' } },
  },
  {
    name: 'a disc stands on its edge: it does not move',
    reported: { before: LIGHT, events: [...hits('red1'), { t: 9, type: 'on-edge', disc: 'red1' }], moved: { red1: [0, 350] } },
    all: { turn: 'passes', penalty: 0, placed: [] },
    in: { '2017': { cites: '12.22' }, '2010': { cites: '12.16' }, '2008': { cites: '12 ¶16 (no. 20)' } },
  },
  {
    name: 'a disc falls untouched before the next stroke, no stroke between',
    reported: {
      before: { ...LIGHT, red4: [430, 390] },
      events: [{ t: 0, type: 'fell-later', disc: 'red4', pocket: 'ne', when: 'before-next-stroke' }],
    },
    all: { stroke: null, turn: 'continues', penalty: 0, restored: ['red4'] },
    in: {
      '2017': { cites: '12.19.1' },
      '2010': { cites: '12.13' },
      '2008': { cites: '12 ¶12 (no. 17)' },
      club: { notes: ['club-fell-later'] },
    },
  },
  {
    name: 'a disc falls untouched during a stroke that pockets nothing else',
    reported: {
      before: { ...LIGHT, red4: [430, 390] },
      events: [...hits('red1'), { t: 9, type: 'fell-later', disc: 'red4', pocket: 'ne', when: 'during-stroke' }],
    },
    all: { stroke: 'correct', restored: ['red4'] },
    in: {
      '2017': { cites: '12.19.2', turn: 'passes' },
      '2010': { cites: '12.13', turn: 'passes' },
      '2008': { turn: 'continues', notes: ['fell-during-stroke'] },
      club: { turn: 'passes' },
    },
  },
  {
    name: 'a disc falls untouched during a stroke that pockets another',
    reported: {
      before: { ...LIGHT, red4: [430, 390] },
      events: [...hits('red1'), ...falls('red1'), { t: 9, type: 'fell-later', disc: 'red4', pocket: 'ne', when: 'during-stroke' }],
    },
    all: { turn: 'continues', restored: ['red4'] },
    in: { '2017': { cites: '12.19.2' }, '2010': {}, '2008': {}, club: {} },
  },
  {
    name: 'the disc falls before the striker arrives: 2008 lets the stroke be repeated',
    reported: {
      before: { ...LIGHT, red4: [430, 390] },
      events: [{ t: 0.1, type: 'fell-later', disc: 'red4', pocket: 'ne', when: 'during-stroke' }],
    },
    all: { restored: ['red4'] },
    in: {
      '2017': { turn: 'passes', penalty: 1 },
      '2010': { turn: 'passes', penalty: 1 },
      '2008': { turn: 'continues', penalty: 0 },
      club: { penalty: 1 },
    },
  },
  {
    name: 'a disc that was outside falls back and moves others: they go back (2017 12.17)',
    reported: {
      before: LIGHT,
      events: [...hits('red1'), ...flies('red1', 'west'), ...knocks('red1', 'black2')],
      moved: { black2: [-320, -300] },
    },
    all: { turn: 'passes' },
    in: {
      '2017': { restored: ['black2'], cites: '12.17', placed: ['red1 0,0 off-table'] },
      '2010': { restored: [], notes: ['fell-back-moved'] },
      '2008': { restored: [] },
      club: { restored: [] },
    },
  },
  {
    name: 'what it moves was moved already: the set is played again (2017 12.17)',
    reported: {
      before: LIGHT,
      events: [...hits('red1', 'black2'), ...flies('red1', 'west'), ...knocks('red1', 'black2')],
      moved: { black2: [-320, -300] },
    },
    in: {
      '2017': {
        turn: null,
        set: { outcome: 'replayed', swapSides: false, swapFirst: false },
        notes: ['fell-back-moved', 'fell-back-unrestorable'],
      },
    },
  },
  {
    name: 'two discs over the board: the one that the striker reached first takes the centre',
    reported: {
      before: LIGHT,
      events: [...hits('red1'), ...knocks('red1', 'black1'), ...flies('black1', 'west'), ...flies('red1', 'north')],
      readings: { 'club-direct-off-table': 'centre' },
    },
    all: { placed: ['red1 0,0 off-table', 'black1 -110,0 off-table'] },
    in: { '2017': {}, '2010': {}, '2008': {}, club: {} },
  },
  {
    name: 'the place of a disc that goes back is taken: it goes to the nearest free place',
    reported: { before: LIGHT, events: hits('black1', 'red2'), moved: { black1: [0, 0], red2: [20, -250] } },
    all: { restored: ['black1'] },
    in: {
      '2017': { notes: ['restoration-after-punishable', 'restoration-blocked'] },
      '2010': { notes: ['restoration-blocked'] },
      '2008': { notes: ['restoration-blocked'] },
      club: { notes: ['restoration-blocked'] },
    },
  },
  {
    name: 'the striker is back over the line and a disc is pocketed; the dark disc was driven out in this stroke',
    reported: {
      before: { ...LIGHT, red4: [0, 0] },
      events: [...hits('red1', 'red4'), ...falls('red1'), ...comesBack()],
      moved: { red4: [200, 0] },
    },
    all: { turn: 'continues' },
    in: { '2017': { notes: ['return-dark-when'] }, '2010': {}, '2008': {}, club: { notes: [] } },
  },
];

const list = (value: string | readonly string[] | undefined): readonly string[] => (value === undefined ? [] : [value].flat());

function check(ruling: Ruling, cell: Cell): void {
  const articles = cited(ruling);
  for (const article of list(cell.cites)) expect(articles, JSON.stringify(ruling.findings)).toContain(article);
  const placed = ruling.placements.map(({ disc, x, y, reason }) => `${disc} ${Math.round(x)},${Math.round(y)} ${reason}`);
  const seen = {
    ...ruling,
    penalty: ruling.penaltyDiscs.red,
    placed,
    notes: ruling.notes.map((note) => note.reading),
  };
  for (const key of ['stroke', 'turn', 'set', 'penalty', 'restored', 'placed', 'notes'] as const) {
    if (key in cell) expect({ [key]: seen[key] }, JSON.stringify(ruling.findings)).toEqual({ [key]: cell[key] });
  }
}

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  'the way to the first contact': WAY,
  'discs driven where they may not be': DRIVEN,
  'odd discs': ODD,
};

for (const [group, rows] of Object.entries(GROUPS)) {
  describe(group, () => {
    for (const row of rows) {
      for (const [edition, cell] of Object.entries(row.in)) {
        test(`${edition} ${list(cell.cites).join(', ')}: ${row.name}`, () => {
          check(rule(row.reported, edition as EditionId), { ...row.all, ...cell });
        });
      }
    }
  });
}
