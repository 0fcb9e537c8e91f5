/** Cases on which readings about strokes and sets decide. */
import { board, comesBack, falls, flies, hits, hitsTogether, knocks, type ReportedCase } from './cases.ts';

const LIGHT = { red1: [0, 300], red2: [-250, 200], red3: [250, 100], black1: [20, -250], black2: [-300, -300] } as const;
const DARK = { red1: [200, -440], red2: [0, 0], black1: [200, 200], black2: [-300, -200] } as const;
const LAST = { red1: [0, 300], black1: [200, 200], black2: [-200, 200] } as const;
const ANSWER = { turn: 2, first: 'black', cleared: ['black'] } as const;
const DARKS = { red1: [0, 0], black1: [0, 440] } as const;
/** Untouched, from the pocket's edge. */
export const FALLEN = { t: 9, type: 'fell-later', disc: 'red4', pocket: 'ne', when: 'during-stroke' } as const;
export const EDGE = { ...LIGHT, red4: [430, 390] } as const;
const together = { ...board('north')[0], t: 0.5 } as ReturnType<typeof board>[number];

/** By reading a case that its options rule differently, under every edition that it concerns. */
export const READING_CASES: Readonly<Record<string, ReportedCase>> = {
  'board-and-disc-together': { before: DARK, events: [together, { t: 0.5, type: 'contact', a: 'striker', b: 'red2' }] },
  'simultaneous-on-rebound': { before: LIGHT, events: [...board('north'), ...hitsTogether('red1', 'black1')] },
  'simultaneous-light-and-dark': { before: { ...LIGHT, red4: [0, 0] }, events: hitsTogether('red1', 'red4') },
  'rebound-on-dark-with-light': { before: { ...LIGHT, red4: [0, 0] }, events: [...board('north'), ...hits('red4')] },
  'rebound-misses-with-light': { before: LIGHT, events: board('north') },
  'side-board-own-edge-zone': { before: DARK, events: [...board('east'), ...hits('red1')] },
  'side-board-circle-later': { before: DARK, events: [...board('east'), ...hits('black1', 'red2')] },
  'side-board-circle-with-light': { before: { ...LIGHT, red4: [0, 0] }, events: [...board('east'), ...hits('red4')] },
  'drive-dark-after-circle-disc': { before: DARK, events: [...board('east'), ...hits('red2', 'black1')], moved: { black1: [200, 440] } },
  'punishable-stroke-means': { before: LIGHT, events: [...hits('red1', 'black1'), ...falls('striker')], moved: { black1: [0, 0] } },
  'rear-zone-by-right-stroke': {
    format: 'doubles',
    before: LIGHT,
    events: hits('red1', 'black1'),
    moved: { black1: [-440, 0] },
  },
  'return-opening-or-every': { before: LIGHT, events: [...hits('red1'), ...falls('red1'), ...comesBack()] },
  'pocketed-own-meant': { before: LIGHT, events: [...hits('red1', 'black1'), ...falls('black1')] },
  'club-far-edge-when': { before: DARK, events: [...board('east'), ...hits('red1'), ...board('north')] },
  'club-circle-disc': { before: { ...DARK, black3: [60, 60] }, events: [...board('east'), ...hits('black3')] },
  'club-miss-with-light': { before: LIGHT, events: board('north') },
  'club-board-then-own-light': { before: LIGHT, events: [...board('west'), ...hits('red1')] },
  'club-board-then-own-dark': { before: DARK, events: [...board('east'), ...hits('red1')] },
  'club-striker-broken': { before: LIGHT, events: [...hits('red1'), { t: 9, type: 'broken', disc: 'striker', larger: 'pocketed' }] },
  'restoration-after-punishable': { before: LIGHT, events: hits('black1', 'red1'), moved: { red1: [0, 350] } },
  'own-off-table-punishable': { before: LIGHT, events: [...hits('black1', 'red1'), ...flies('red1', 'north')] },
  'several-dark-by-right-stroke': {
    before: { ...LIGHT, red4: [0, 0], red5: [60, 0] },
    events: hits('red1', 'red4', 'red5'),
    moved: { red4: [200, 0], red5: [200, 60] },
  },
  'several-dark-by-rebound': {
    before: { ...LIGHT, red4: [100, -440], red5: [140, -440] },
    events: [...board('west'), ...hits('red4', 'red5')],
    moved: { red4: [100, -300], red5: [140, -300] },
  },
  'several-moved-by-rebound': {
    before: { ...LIGHT, red4: [100, -440] },
    events: [...board('west'), ...hits('red4', 'red1', 'red2')],
    moved: { red1: [30, 330], red2: [-200, 250] },
  },
  'several-moved-how': {
    before: { ...LIGHT, red4: [100, -440] },
    events: [...hits('red4'), ...knocks('red4', 'black1'), ...knocks('red1', 'black1')],
    moved: { red1: [30, 330], black1: [60, 0] },
  },
  'several-moved-first-disc': {
    before: { ...LIGHT, red4: [0, 0] },
    events: [...board('north'), ...hits('red4', 'red1', 'red2')],
    moved: { red4: [0, -50], red1: [30, 330], red2: [-200, 250] },
  },
  'own-dark-to-other-zone': {
    before: { ...LIGHT, red4: [0, 0] },
    events: [...hits('black1'), ...knocks('red4', 'black1')],
    moved: { red4: [0, -440] },
  },
  'own-dark-touched-by': {
    before: { ...LIGHT, red4: [0, 0] },
    events: [...hits('black1'), ...knocks('red4', 'black1')],
    moved: { red4: [20, 10] },
  },
  'edge-zone-to-circle': { before: { red1: [300, 0], black1: [0, 440] }, events: hits('black1'), moved: { black1: [0, 0] } },
  'opponents-several': {
    before: { ...LIGHT, black3: [100, 300] },
    events: hits('black1', 'black2', 'black3'),
    moved: { black1: [0, 0], black2: [50, 50], black3: [100, 440] },
  },
  'rear-zone-by-rebound': {
    format: 'doubles',
    before: LIGHT,
    events: [...board('north'), ...hits('black1')],
    moved: { black1: [-440, 0] },
  },
  'rear-zone-which': { format: 'doubles', before: LIGHT, events: hits('black1'), moved: { black1: [440, 0] } },
  'club-direct-off-table': { before: LIGHT, events: [...hits('red1', 'black1'), ...flies('black1', 'west')] },
  'club-rebound-off-table-only-dark': { before: DARK, events: [...board('north'), ...hits('black1'), ...flies('black1', 'west')] },
  'club-rebound-off-table-with-light': {
    before: LIGHT,
    events: [...board('north'), ...hits('red1', 'black1'), ...flies('black1', 'west')],
  },
  'club-dark-zone-bullets': { before: LIGHT, events: hits('red1', 'black1'), moved: { black1: [0, 0] } },
  'club-driven-zone-whose': { before: LIGHT, events: hits('black1', 'black2'), moved: { black1: [20, -440], black2: [-300, 440] } },
  'disc-on-striker-put-where': {
    before: LIGHT,
    events: [...hits('red1'), { t: 9, type: 'landed', disc: 'red1', on: 'striker', side: 0 }],
    moved: { red1: [10, 0] },
  },
  'club-several-hit': { before: { ...LIGHT, red4: [0, -440], red5: [60, -440] }, events: hits('red4', 'red5') },
  'return-dark-when': {
    before: { ...LIGHT, red4: [0, 0] },
    events: [...hits('red1', 'red4'), ...falls('red1'), ...comesBack()],
    moved: { red4: [200, 0] },
  },
  'fell-back-moved': {
    before: LIGHT,
    events: [...hits('red1'), ...flies('red1', 'west'), ...knocks('red1', 'black2')],
    moved: { black2: [-320, -300] },
  },
  'fell-back-unrestorable': {
    before: LIGHT,
    events: [...hits('red1', 'black2'), ...flies('red1', 'west'), ...knocks('red1', 'black2')],
    moved: { black2: [-320, -300] },
  },
  'restoration-blocked': { before: LIGHT, events: hits('black1', 'red2'), moved: { black1: [0, 0], red2: [20, -250] } },
  'club-fell-later': { before: EDGE, events: [...hits('red1'), FALLEN] },
  'fell-before-next-stroke': { before: EDGE, events: [...hits('red1'), { ...FALLEN, when: 'before-next-stroke' }] },
  'fell-during-stroke': { before: EDGE, events: [...hits('red1'), FALLEN] },
  'fell-before-touch': { before: EDGE, events: [{ ...FALLEN, t: 0.1 }] },
  'opponent-last-pocketed': {
    before: { red1: [0, 300], red2: [0, 200], black1: [200, 200] },
    events: [...hits('red1', 'black1'), ...falls('black1')],
  },
  'last-disc-and-right-lost': { before: LAST, events: [...hits('red1', 'black1'), ...falls('red1', 'black1')] },
  'last-discs-with-debt': {
    before: { red1: [0, 300], black1: [200, 200] },
    events: [...hits('red1', 'black1'), ...falls('red1', 'black1')],
    state: { debts: { red: 1, black: 0 } },
  },
  'last-discs-opponent-owes': {
    before: { red1: [0, 300], black1: [200, 200] },
    events: [...hits('red1', 'black1'), ...falls('red1', 'black1')],
    state: { debts: { red: 0, black: 1 } },
  },
  'answerer-misses-turn': {
    before: LAST,
    events: [...hits('red1'), ...falls('red1')],
    state: { turn: 1, first: 'red', losesNext: 'black' },
  },
  'club-answer-with-fault': {
    before: { red1: [0, 300] },
    events: [...hits('red1'), ...falls('red1'), ...comesBack()],
    state: ANSWER,
  },
  'club-debt-and-all-pocketed': {
    before: LAST,
    events: [...hits('red1'), ...falls('red1')],
    state: { debts: { red: 1, black: 0 } },
  },
  'first-series-cleared-right-lost': {
    before: LAST,
    events: [...hits('red1', 'black1'), ...falls('red1', 'black1')],
    state: { turn: 1, first: 'red' },
  },
  'both-cleared-with-offence': {
    before: { red1: [0, 300] },
    events: [...hits('red1'), ...falls('red1'), ...falls('striker')],
    state: { ...ANSWER, clearedWithOffence: ['black'] },
  },
  'doubles-all-four-answer': {
    format: 'doubles',
    before: { red1: [0, 300], black1: [20, -250] },
    events: [...hits('red1'), ...falls('red1')],
    state: { turn: 3, first: 'red' },
  },
  'debt-of-who-waits': { before: LIGHT, events: hits('red1'), state: { debts: { red: 0, black: 1 } } },
  'cleared-player-owes': { before: { red1: [0, 300] }, events: hits('red1'), state: { ...ANSWER, debts: { red: 0, black: 1 } } },
  'cleared-player-offends': {
    before: { red1: [0, 300], red2: [0, 100] },
    noStroke: true,
    state: ANSWER,
    incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 1 }],
  },
  'club-doubles-answered': { format: 'doubles', before: { red1: [0, 300] }, events: [...hits('red1'), ...falls('red1')], state: ANSWER },
  'club-deciding-replay': { before: { red1: [0, 300] }, events: [...hits('red1'), ...falls('red1')], state: { ...ANSWER, deciding: true } },
  'dark-miss-what': {
    before: DARKS,
    events: [...board('north'), ...hits('black1')],
    state: { darkMisses: { red: 2, black: 3 } },
  },
  'dark-miss-with-penalty': { before: DARKS, events: board('west'), state: { darkMisses: { red: 2, black: 3 } } },
  'dark-miss-sides': { before: DARKS, events: board('north'), state: { darkMisses: { red: 2, black: 3 } } },
  'debt-annulled-how-many': {
    before: LIGHT,
    noStroke: true,
    state: { debts: { red: 2, black: 0 } },
    incidents: [{ type: 'penalty-forgotten', by: 'red' }],
  },
};
