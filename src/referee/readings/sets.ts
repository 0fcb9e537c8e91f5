/** Readings about the right to stroke, the set and debts. */
import type { Reading } from './types.ts';

export const SET_READINGS: readonly Reading[] = [
  // A disc falls untouched from the edge of a pocket; the club rules do not know the case.
  {
    id: 'club-fell-later',
    options: ['restored', 'pocketed'],
    in: {
      club: { articles: ['3.10 •1'], default: 'restored' },
    },
  },
  // A disc falls from the pocket's edge before the next stroke: does the right to stroke go on though nothing was pocketed?
  {
    id: 'fell-before-next-stroke',
    options: ['continues', 'as-without'],
    in: {
      '2017': { articles: ['12.19.1', '18.1.1'], default: 'continues' },
      '2010': { articles: ['12.13'], default: 'as-without' },
      '2008': { articles: ['12 ¶12 (no. 17)', '18.1.a'], default: 'continues' },
      club: { articles: ['3.10 •1'], default: 'as-without' },
    },
  },
  // A disc falls untouched during a stroke that pockets nothing.
  {
    id: 'fell-during-stroke',
    options: ['as-without', 'continues'],
    in: {
      '2008': { articles: ['12 ¶12 (no. 17)', '18.1.a'], default: 'continues' },
    },
  },
  // A disc falls before the striker, which was to touch it, arrives: the stroke is repeated, or judged as it went.
  {
    id: 'fell-before-touch',
    options: ['judged', 'repeat'],
    in: {
      '2017': { articles: ['12.19.2'], default: 'judged' },
      '2010': { articles: ['12.13'], default: 'judged' },
      '2008': { articles: ['12 ¶12 (no. 17)'], default: 'repeat' },
      club: { articles: ['5.6 •1'], default: 'judged' },
    },
  },
  // 18.1.1 and 12.16 of 2017 do not say whose discs must be pocketed.
  {
    id: 'pocketed-own-meant',
    options: ['own', 'any'],
    in: {
      '2017': { articles: ['18.1.1', '12.16', '18.1.2'], default: 'own' },
    },
  },
  // The shooter pockets the opponent's last disc and keeps discs of his own.
  {
    id: 'opponent-last-pocketed',
    options: ['opponent-wins', 'continues'],
    in: {
      '2017': { articles: ['20.3'], default: 'opponent-wins' },
      '2010': { articles: ['20.3'], default: 'opponent-wins' },
      '2008': { articles: ['20.3'], default: 'opponent-wins' },
      club: { articles: ['7.2'], default: 'opponent-wins' },
    },
  },
  // The last disc is pocketed by a stroke that costs the right but no penalty disc.
  {
    id: 'last-disc-and-right-lost',
    options: ['won', 'passes'],
    in: {
      '2017': { articles: ['20.3', '18.1.5'], default: 'won' },
      '2010': { articles: ['20.3', '18.1.д'], default: 'won' },
      '2008': { articles: ['20.3', '18.1.d'], default: 'won' },
      club: { articles: ['7.2', '3.10 •3'], default: 'won' },
    },
  },
  // Both last discs fall together while the shooter owes a penalty disc.
  {
    id: 'last-discs-with-debt',
    options: ['decided', 'debt-first'],
    in: {
      '2017': { articles: ['20.5', '17.5'], default: 'decided' },
      '2010': { articles: ['20.5', '17.5'], default: 'decided' },
      '2008': { articles: ['20.5', '17.5'], default: 'decided' },
      club: { articles: ['3.14', '5.2'], default: 'decided' },
    },
  },
  // Everything is pocketed while a penalty debt stands.
  {
    id: 'club-debt-and-all-pocketed',
    options: ['placed', 'won'],
    in: {
      club: { articles: ['5.2', '7.2'], default: 'placed' },
    },
  },
  // The first series pockets everything, its last stroke costs the right without a penalty disc.
  {
    id: 'first-series-cleared-right-lost',
    options: ['answer', 'won'],
    in: {
      '2017': { articles: ['20.4'], default: 'answer' },
      '2010': { articles: ['20.4'], default: 'answer' },
      '2008': { articles: ['20.4'], default: 'answer' },
      club: { articles: ['7.6'], default: 'answer' },
    },
  },
  // First series and answer both pocket everything, and the last stroke of either costs the right: the books speak of one of them.
  {
    id: 'both-cleared-with-offence',
    options: ['replayed', 'answer-lost'],
    in: {
      '2017': { articles: ['20.4'], default: 'replayed' },
      '2010': { articles: ['20.4'], default: 'replayed' },
      '2008': { articles: ['20.4'], default: 'replayed' },
      club: { articles: ['7.6'], default: 'replayed' },
    },
  },
  // Doubles: the second or third player pockets all sixteen in his first series; a partner who has not stroked yet may answer, or the set is won.
  {
    id: 'doubles-all-four-answer',
    options: ['answered', 'won'],
    in: {
      '2010': { articles: ['21.7', '21.2'], default: 'answered' },
      '2008': { articles: ['21 (no. 70)', '21.2'], default: 'answered' },
    },
  },
  // The answer to a cleared first series fails, but the first player has earned a penalty disc meanwhile.
  {
    id: 'cleared-player-owes',
    options: ['plays-on', 'won'],
    in: {
      '2017': { articles: ['20.4 Anm.'], default: 'plays-on' },
      '2010': { articles: ['20.4 прим.'], default: 'plays-on' },
      '2008': { articles: ['20.4 note 2'], default: 'plays-on' },
      club: { articles: ['5.2'], default: 'plays-on' },
    },
  },
  // Who cleared the first series offends while the opponent answers: does he miss his next turn?
  {
    id: 'cleared-player-offends',
    options: ['keeps-next', 'misses'],
    in: {
      '2017': { articles: ['20.4 Anm.', '17.1.12'], default: 'keeps-next' },
      '2010': { articles: ['20.4 прим.', '17.1.п'], default: 'keeps-next' },
      '2008': { articles: ['20.4 note 2', '17.1.p'], default: 'keeps-next' },
    },
  },
  // Doubles under the club rules: both opening series pocket all sixteen.
  {
    id: 'club-doubles-answered',
    options: ['replayed', 'won', 'drawn'],
    in: {
      club: { articles: ['8.4', '7.6'], default: 'replayed' },
    },
  },
  // The deciding set is replayed otherwise than the rest, the rules do not say how.
  {
    id: 'club-deciding-replay',
    options: ['both', 'first', 'sides'],
    in: {
      club: { articles: ['7.6'], default: 'both' },
    },
  },
  // Three misses with dark discs: touching no disc at all, or none of one's own.
  {
    id: 'dark-miss-what',
    options: ['own-missed', 'no-disc'],
    in: {
      '2017': { articles: ['20.6'], default: 'no-disc' },
      '2010': { articles: ['20.6'], default: 'own-missed' },
      '2008': { articles: ['20.6'], default: 'own-missed' },
      club: { articles: ['7.4'], default: 'own-missed' },
    },
  },
  // A miss that costs a penalty disc: does it count among the three?
  {
    id: 'dark-miss-with-penalty',
    options: ['not-counted', 'counted'],
    in: {
      '2017': { articles: ['20.6'], default: 'not-counted' },
      '2010': { articles: ['20.6'], default: 'not-counted' },
      '2008': { articles: ['20.6'], default: 'not-counted' },
      club: { articles: ['7.4'], default: 'not-counted' },
    },
  },
  // The set is begun again after three misses each: are the sides changed?
  {
    id: 'dark-miss-sides',
    options: ['stay', 'change'],
    in: {
      '2017': { articles: ['20.6'], default: 'stay' },
      '2010': { articles: ['20.6'], default: 'stay' },
      club: { articles: ['7.4'], default: 'stay' },
    },
  },
  // The turn passes, the other player owes a disc and has some in the pockets: earned in this series and due now, or only after his own right.
  {
    id: 'debt-of-who-waits',
    options: ['waits', 'due-now'],
    in: {
      '2017': { articles: ['17.5', '17.1.12'], default: 'waits' },
      '2010': { articles: ['17.5', '17.1.п'], default: 'waits' },
      '2008': { articles: ['17.5', '17.1.p'], default: 'waits' },
    },
  },
  // A penalty disc was forgotten: is the whole debt void, or one disc of it?
  {
    id: 'debt-annulled-how-many',
    options: ['all', 'one'],
    in: {
      '2017': { articles: ['17.4'], default: 'all' },
      '2010': { articles: ['17.4'], default: 'all' },
      '2008': { articles: ['17.4'], default: 'all' },
      club: { articles: ['5.4'], default: 'all' },
    },
  },
];
