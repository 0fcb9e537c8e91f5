/** Strokes, turn and set, edition club: every rule with its article and consequences. */
import type { Policies, RuleTable } from '../../edition.ts';
import { clubAftermath } from '../../strokes/club.ts';
import { clubWay } from '../../strokes/club-way.ts';

export const strokes: RuleTable = {
  // the way to the first contact
  'light-first': { article: '4.2', effects: [], also: ['4.1'] },
  'far-board-first': { article: '4.4', effects: [] },
  'side-board-then-circle': { article: '4.5 •1', effects: [] },
  'rebound-on-dark': { article: '4.5 •1', effects: [] },
  'nothing-touched': { article: '5.6 •1', effects: ['turn-passes', 'penalty-disc'] },
  'own-and-opponent-together': { article: '5.6 •2', effects: ['turn-passes', 'penalty-disc'] },
  'own-dark-directly': { article: '5.6 •3', effects: ['turn-passes', 'penalty-disc', 'restore'] },
  'opponent-first': { article: '5.6 •5', effects: ['turn-passes', 'penalty-disc'] },
  'rebound-opponent-first': { article: '5.6 •8', effects: ['turn-passes', 'penalty-disc'] },
  'dark-only-far-board-missed': { article: '5.6 •11', effects: ['turn-passes', 'penalty-disc'] },
  'far-board-missed': { article: '5.6 •11', effects: ['turn-passes', 'penalty-disc'] },
  // what came of it
  'striker-pocketed': { article: '5.6 •15', effects: ['turn-passes', 'penalty-disc'] },
  'striker-off-table': { article: '5.6 •15', effects: ['turn-passes', 'penalty-disc'] },
  'striker-broken': { article: '5.6 •15', effects: ['turn-passes', 'penalty-disc'] },
  'opponent-driven-dark': { article: '5.6 •4', effects: ['turn-passes', 'penalty-disc', 'restore'] },
  'opponent-driven-out': { article: '5.6 •6', effects: ['turn-passes', 'penalty-disc'] },
  'opponent-off-table': { article: '5.6 •7', effects: ['turn-passes', 'penalty-disc', 'restore'] },
  'rebound-opponent-off-table': { article: '5.6 •9', effects: ['turn-passes', 'penalty-disc'] },
  'only-dark-opponent-off-table': { article: '4.6 Note', effects: ['turn-passes'] },
  'rebound-opponent-driven-dark': { article: '5.6 •10', effects: ['turn-passes', 'penalty-disc', 'restore'] },
  'own-dark-several-driven-out': { article: '6.1', effects: ['set-lost'] },
  'driven-dark-by-rebound': { article: '4.6 •1', effects: [] },
  'driven-dark-by-striker': { article: '4.6 •2', effects: [] },
  'driven-dark-by-several': { article: '4.6 •3', effects: [] },
  'dark-by-striker': { article: '4.5 •2', effects: [] },
  'dark-by-several': { article: '4.5 •3', effects: [] },
  // the right to stroke
  'own-pocketed': { article: '3.9', effects: ['turn-continues'] },
  'nothing-pocketed': { article: '3.10 •1', effects: ['turn-passes'] },
  'opponent-pocketed': { article: '3.10 •2', effects: ['turn-passes'] },
  'opponent-alone-pocketed': { article: '3.10 •2', effects: ['turn-passes'] },
  'disc-off-table': { article: '3.10 •3', effects: ['turn-passes'] },
  'penalty-loses-turn': { article: '3.10 •4', effects: ['turn-passes'], also: ['5.1'] },
  'several-offences': { article: '5.5', effects: [] },
  // set
  'all-pocketed': { article: '7.2', effects: ['set-won'], doubles: { article: '8.3', effects: ['set-won'], also: ['7.2'] } },
  'opponent-all-pocketed': { article: '7.2', effects: ['set-won'], doubles: { article: '8.3', effects: ['set-won'] } },
  'first-series-cleared': { article: '7.6', effects: ['turn-interrupted'], doubles: { article: '8.4', effects: ['turn-interrupted'] } },
  'first-series-answered': {
    article: '7.6',
    effects: ['set-replayed'],
    replay: { swapSides: false, swapFirst: false },
    doubles: { article: '8.4', effects: ['set-replayed'], replay: { swapSides: false, swapFirst: false } },
  },
  'first-series-answered-deciding': { article: '7.6', effects: ['set-replayed'], replay: { swapSides: true, swapFirst: true } },
  'first-series-not-answered': {
    article: '7.6',
    effects: ['set-won'],
    also: ['7.2'],
    doubles: { article: '8.4', effects: ['set-won'], also: ['8.3'] },
  },
  'answer-with-offence': { article: '3.13', effects: ['set-lost'], also: ['7.5 ¶2'] },
  'cleared-player-plays-on': { article: '5.2', effects: [] },
  'last-discs-together': { article: '3.14', effects: ['set-drawn'], also: ['7.5'] },
  'last-disc-with-penalty': { article: '3.13', effects: ['set-lost'], also: ['7.5 ¶2'] },
  'last-disc-with-return': { article: '7.5 ¶2', effects: ['set-lost'] },
  'dark-misses': { article: '7.4', effects: ['set-replayed'], replay: { swapSides: false, swapFirst: false } },
  'debt-paid-in-series': { article: '5.2', effects: ['turn-continues'] },
  // where discs go
  'penalty-placement': { article: '5.1', effects: [] },
  'penalty-debt': { article: '5.2', effects: [], doubles: { article: '5.2', effects: [], also: ['8.5'] } },
  'penalty-waits': { article: '5.2', effects: [] },
  'off-table-placement': { article: '3.12 ¶2', effects: ['disc-to-centre'] },
  'fell-back': { article: '3.12 •2', effects: ['restore'] },
  'restoration-blocked': { article: '5.6 •4', effects: ['set-replayed'], replay: { swapSides: false, swapFirst: false } },
  'fell-before-stroke': { article: '3.10 •1', effects: ['restore'] },
  'fell-later': { article: '3.10 •1', effects: ['restore'] },
  'landed-on-disc': { article: '3.11', effects: [] },
  'landed-on-striker': { article: '3.11', effects: [] },
  'striker-placement': { article: '3.3', effects: [] },
  'striker-placement-contact': { article: '3.4', effects: [] },
};

export const policies: Policies = {
  way: clubWay,
  aftermath: clubAftermath,
  placesBothDebts: { value: true, article: '5.2' },
  lastDiscWithPenaltyLoses: { value: true, article: '3.13' },
  lastDiscWithReturnLoses: { value: true, article: '7.5 ¶2' },
};
