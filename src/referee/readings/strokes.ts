/** Readings about strokes: the way to the first contact, discs driven where they may not be, what is put back. */
import type { Reading } from './types.ts';

export const STROKE_READINGS: readonly Reading[] = [
  // The striker touches a board and its first disc at the same moment.
  {
    id: 'board-and-disc-together',
    options: ['disc-first', 'board-first'],
    in: {
      '2017': { articles: ['11.8.2', '11.8.3'], default: 'disc-first' },
      '2010': { articles: ['11.4.б', '11.4.в'], default: 'disc-first' },
      '2008': { articles: ['11 ¶1 (4b)', '11 ¶1 (4c)'], default: 'disc-first' },
      club: { articles: ['4.5 •1'], default: 'disc-first' },
    },
  },
  // Off a board the striker touches an own light disc and one of the opponent at once; the books speak of direct strokes only.
  {
    id: 'simultaneous-on-rebound',
    options: ['punishable', 'correct'],
    in: {
      '2017': { articles: ['17.1.3', '17.1.2', '11.8.1'], default: 'punishable' },
      '2010': { articles: ['17.1.в', '17.1.б', '11.4.а', '17.1.и'], default: 'punishable' },
      '2008': { articles: ['17.1.v', '17.1.b', '11 ¶1 (4a)', '17.1.i'], default: 'punishable' },
      club: { articles: ['5.6 •8', '5.6 •2'], default: 'punishable' },
    },
  },
  // Light and dark disc of one's own touched at the same moment.
  {
    id: 'simultaneous-light-and-dark',
    options: ['punishable', 'correct'],
    in: {
      '2017': { articles: ['13.3', '11.8.1', '17.1.8'], default: 'punishable' },
      '2010': { articles: ['13.3', '11.4.а', '17.1.з'], default: 'punishable' },
      '2008': { articles: ['13 ¶3 (no. 31)', '11 ¶1 (4a)', '17.1.z'], default: 'punishable' },
      club: { articles: ['5.6 •3', '4.2'], default: 'punishable' },
    },
  },
  // Off the far board onto an own dark disc while light ones lie on the table: 13.2 and 13.3 allow it, the closed list of right strokes does not name it.
  {
    id: 'rebound-on-dark-with-light',
    options: ['correct', 'punishable'],
    in: {
      '2017': { articles: ['13.2', '13.3.1', '11.8.2'], default: 'correct' },
      '2010': { articles: ['13.2', '13.3.а', '11.4.г'], default: 'correct' },
      '2008': { articles: ['13 ¶2', '13 ¶3.1 (no. 31.1)', '11 ¶1 (5)'], default: 'correct' },
    },
  },
  // Off the far board nothing is touched while light discs lie on the table.
  {
    id: 'rebound-misses-with-light',
    options: ['punishable', 'correct'],
    in: {
      '2017': { articles: ['13.4', '11.8.2'], default: 'punishable' },
      '2010': { articles: ['13.4', '11.4.г'], default: 'punishable' },
      '2008': { articles: ['13 ¶4 s1', '11 ¶1 (5)'], default: 'punishable' },
    },
  },
  // 2008 allows a side-board rebound onto a disc in the circle in one place, onto any own dark disc in another.
  {
    id: 'side-board-own-edge-zone',
    options: ['punishable', 'correct'],
    in: {
      '2008': { articles: ['13 ¶3.5 (no. 31.5)', '11 ¶1 (4c)', '17.1.i', '11 ¶1 (5)', '17.1.e'], default: 'punishable' },
    },
  },
  // Off a side board another disc is touched first, then an own disc in the circle.
  {
    id: 'side-board-circle-later',
    options: ['punishable', 'correct'],
    in: {
      '2017': { articles: ['11.8.3', '17.1.6'], default: 'punishable' },
      '2010': { articles: ['11.4.в', '17.1.и'], default: 'punishable' },
      '2008': { articles: ['11 ¶1 (4c)', '17.1.i'], default: 'punishable' },
    },
  },
  // Off a side board onto an own disc in the circle while light discs lie on the table: the third kind of right stroke sets no condition.
  {
    id: 'side-board-circle-with-light',
    options: ['correct', 'punishable'],
    in: {
      '2017': { articles: ['11.8.3'], default: 'correct' },
      '2010': { articles: ['11.4.в'], default: 'correct' },
      '2008': { articles: ['11 ¶1 (4c)'], default: 'correct' },
    },
  },
  // Right strokes off a side board onto a disc in the circle are missing among those that may drive the opponent's discs dark.
  {
    id: 'drive-dark-after-circle-disc',
    options: ['allowed', 'forbidden'],
    in: {
      '2017': { articles: ['13.7.2', '13.6'], default: 'allowed' },
      '2010': { articles: ['13.7.б', '13.6'], default: 'allowed' },
    },
  },
  // 11.9 calls every stroke punishable that costs the right and a disc; 11.8 and the note to 13.7 judge the way to the first disc.
  {
    id: 'punishable-stroke-means',
    options: ['wrong-way', 'any-penalty'],
    in: {
      '2017': { articles: ['11.9', '11.8', '13.7 Anm.'], default: 'wrong-way' },
    },
  },
  // Must a rebound touch the far edge before the first disc?
  {
    id: 'club-far-edge-when',
    options: ['before-disc', 'any-time'],
    in: {
      club: { articles: ['5.6 •11'], default: 'before-disc' },
    },
  },
  // Whose disc in the circle frees a rebound from touching the far edge?
  {
    id: 'club-circle-disc',
    options: ['any', 'own'],
    in: {
      club: { articles: ['5.6 •11'], default: 'any' },
    },
  },
  // A stroke touches boards and no disc while light discs lie on the table: a direct stroke that failed, or a rebound?
  {
    id: 'club-miss-with-light',
    options: ['direct', 'rebound'],
    in: {
      club: { articles: ['5.6 •1', '5.6 •11'], default: 'direct' },
    },
  },
  // Off an edge other than the far one onto an own light disc.
  {
    id: 'club-board-then-own-light',
    options: ['correct', 'far-edge-needed'],
    in: {
      club: { articles: ['4.2', '5.6 •11'], default: 'correct' },
    },
  },
  // Off an edge other than the far one onto an own blind disc outside the circle: 4.5 allows it off any edge, 5.6 asks for the far one.
  {
    id: 'club-board-then-own-dark',
    options: ['far-edge-needed', 'correct'],
    in: {
      club: { articles: ['4.5 •1', '5.6 •11'], default: 'far-edge-needed' },
    },
  },
  // The striker breaks and its larger part falls or flies off: the club rules do not know broken strikers.
  {
    id: 'club-striker-broken',
    options: ['penalty', 'none'],
    in: {
      club: { articles: ['5.6 •15'], default: 'penalty' },
    },
  },
  // 13.8 puts back some discs and says that no others are; 17.1.8 puts back whatever was moved.
  {
    id: 'restoration-after-punishable',
    options: ['special', 'everything'],
    in: {
      '2017': { articles: ['13.8', '17.1.8'], default: 'special' },
    },
  },
  // An own light disc over the board in a punishable stroke: 17.1.13 speaks of discs, 13.8 of the opponent's.
  {
    id: 'own-off-table-punishable',
    options: ['restored', 'centre'],
    in: {
      '2017': { articles: ['17.1.13', '13.8', '12.20'], default: 'restored' },
    },
  },
  // 16.1.1 of 2008 speaks of direct strokes and does not say punishable.
  {
    id: 'several-dark-by-right-stroke',
    options: ['no-loss', 'set-lost'],
    in: {
      '2008': { articles: ['16.1.1', '13 ¶3.2 (no. 31.2)'], default: 'no-loss' },
    },
  },
  // 16.1.1 of 2008 speaks of direct strokes only.
  {
    id: 'several-dark-by-rebound',
    options: ['set-lost', 'restored'],
    in: {
      '2008': { articles: ['16.1.1', '13 ¶6.5 (no. 36.5)'], default: 'restored' },
    },
  },
  // 16.1.4 of 2008 speaks of direct strokes only.
  {
    id: 'several-moved-by-rebound',
    options: ['set-lost', 'no-loss'],
    in: {
      '2008': { articles: ['16.1.4'], default: 'no-loss' },
    },
  },
  // Must the striker itself move the two other discs, or do chains count?
  {
    id: 'several-moved-how',
    options: ['any', 'by-striker'],
    in: {
      '2017': { articles: ['16.1.4'], default: 'any' },
      '2010': { articles: ['16.1.г'], default: 'any' },
      '2008': { articles: ['16.1.4'], default: 'any' },
    },
  },
  // 16.1.4 of 2017 says neither whose disc is touched first nor that the stroke must be punishable.
  {
    id: 'several-moved-first-disc',
    options: ['own-punishable', 'any-punishable', 'to-the-letter'],
    in: {
      '2017': { articles: ['16.1.4', '13.3.1'], default: 'own-punishable' },
    },
  },
  // An own dark disc goes from the circle to the edge zone or back in a punishable stroke.
  {
    id: 'own-dark-to-other-zone',
    options: ['not-driven-out', 'driven-out'],
    in: {
      '2017': { articles: ['13.8', '16.1.1'], default: 'not-driven-out' },
      '2010': { articles: ['13.8', '16.1.а'], default: 'not-driven-out' },
      '2008': { articles: ['13 ¶6.5 (no. 36.5)', '16.1.1'], default: 'not-driven-out' },
    },
  },
  // The opponent's dark disc goes from his edge zone to the circle; the exception names only the other way.
  {
    id: 'edge-zone-to-circle',
    options: ['stays', 'restored'],
    in: {
      '2017': { articles: ['13.6'], default: 'stays' },
    },
  },
  // 2008 puts back one or two of the opponent's discs and is silent on more.
  {
    id: 'opponents-several',
    options: ['restored', 'stays'],
    in: {
      '2008': { articles: ['13 ¶6.5 (no. 36.5)', '17.1.r'], default: 'restored' },
    },
  },
  // Doubles: driven into the rear zone by a punishable rebound; the exception speaks of direct strokes.
  {
    id: 'rear-zone-by-rebound',
    options: ['stays', 'restored'],
    in: {
      '2017': { articles: ['21.4', '17.1.18', '13.8'], default: 'restored' },
      '2008': { articles: ['21.3', '13 ¶6.5 (no. 36.5)'], default: 'restored' },
    },
  },
  // Doubles: the edge zones of both opponents are rear zones, or only that of the one who strokes next.
  {
    id: 'rear-zone-which',
    options: ['either', 'next-to-stroke'],
    in: {
      '2017': { articles: ['17.1.18', '21.4'], default: 'either' },
      '2010': { articles: ['17.1.ф', '21.3'], default: 'either' },
      '2008': { articles: ['17.1.u (2nd)', '21.3'], default: 'either' },
    },
  },
  // Doubles: the exception speaks of direct strokes and does not say that they must be punishable.
  {
    id: 'rear-zone-by-right-stroke',
    options: ['punishable-only', 'every-direct'],
    in: {
      '2017': { articles: ['17.1.18', '21.4'], default: 'punishable-only' },
      '2008': { articles: ['17.1.u (2nd)', '21.3'], default: 'punishable-only' },
    },
  },
  // A right direct stroke drives the opponent's disc off the table: penalty and return, or centre and loss of turn.
  {
    id: 'club-direct-off-table',
    options: ['returned', 'centre'],
    in: {
      club: { articles: ['5.6 •7', '3.12 ¶2', '3.10 •3'], default: 'returned' },
    },
  },
  // Only blind discs left and a rebound drives the opponent's disc off the table.
  {
    id: 'club-rebound-off-table-only-dark',
    options: ['turn-only', 'penalty'],
    in: {
      club: { articles: ['4.6 Note', '5.6 •9'], default: 'turn-only' },
    },
  },
  // A right rebound with light discs on the table drives the opponent's disc off.
  {
    id: 'club-rebound-off-table-with-light',
    options: ['penalty', 'turn-only'],
    in: {
      club: { articles: ['5.6 •9', '4.6 Note'], default: 'penalty' },
    },
  },
  // Do the bullets on driving the opponent's discs into and out of dark zones hold for right strokes, which 4.6 allows to drive them?
  {
    id: 'club-dark-zone-bullets',
    options: ['wrong-strokes', 'every-stroke'],
    in: {
      club: { articles: ['4.6 •2', '5.6 •4', '5.6 •6', '5.6 •10'], default: 'wrong-strokes' },
    },
  },
  // When are several of one's own blind discs hit: touched by the striker, or driven out?
  {
    id: 'club-several-hit',
    options: ['either', 'touched', 'driven-out'],
    in: {
      club: { articles: ['6.1'], default: 'either' },
    },
  },
  // The striker came back over the line: must the dark disc have been there before the stroke or after it?
  {
    id: 'return-dark-when',
    options: ['before', 'after'],
    in: {
      '2017': { articles: ['18.1.5', '12.15'], default: 'before' },
      '2010': { articles: ['18.1.д', '12.9'], default: 'before' },
      '2008': { articles: ['18.1.d', '12 ¶8 (no. 11)'], default: 'before' },
    },
  },
  // 12.15 forbids the way back over the line at the opening, 18.1.5 in every stroke.
  {
    id: 'return-opening-or-every',
    options: ['every-stroke', 'opening-only'],
    in: {
      '2017': { articles: ['12.15', '18.1.5'], default: 'every-stroke' },
    },
  },
  // A body that was over the board falls back and moves discs; only 2017 speaks of them.
  {
    id: 'fell-back-moved',
    options: ['stays', 'restored'],
    in: {
      '2017': { articles: ['12.17'], default: 'restored' },
      '2010': { articles: ['12.11'], default: 'stays' },
      '2008': { articles: ['12 ¶13 (no. 18)'], default: 'stays' },
      club: { articles: ['3.12 •2'], default: 'stays' },
    },
  },
  // Discs moved by a body that fell back had been moved by the stroke already: where is their place?
  {
    id: 'fell-back-unrestorable',
    options: ['replay', 'before-stroke'],
    in: {
      '2017': { articles: ['12.17'], default: 'replay' },
    },
  },
  // The place to which a disc goes back is taken by another that stays.
  {
    id: 'restoration-blocked',
    options: ['nearest-free', 'replay'],
    in: {
      '2017': { articles: ['13.6', '12.17'], default: 'nearest-free' },
      '2010': { articles: ['13.6', '13.8'], default: 'nearest-free' },
      '2008': { articles: ['13 ¶5 s2'], default: 'nearest-free' },
      club: { articles: ['5.6 •4'], default: 'nearest-free' },
    },
  },
];
