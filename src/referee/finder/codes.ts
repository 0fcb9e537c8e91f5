/** The words in which the finder of contradictions tells what happens and what an article says of it. */

/** How the striker came to its first contact. */
export const WAYS = ['direct', 'far-board', 'side-board', 'own-board'] as const;
/** What it touched first: own discs by shade, the opponent's, or two at once. */
export const FIRSTS = ['nothing', 'light', 'dark-edge', 'dark-circle', 'opponent', 'light-and-opponent', 'light-and-dark'] as const;
/** What came of it besides. */
export const AFTERS = [
  'nothing-more',
  'own-pocketed',
  'opponent-pocketed',
  'own-and-opponent-pocketed',
  'last-own-pocketed',
  'last-opponent-pocketed',
  'both-last-pocketed',
  'own-light-moved',
  'own-light-off',
  'own-dark-moved',
  'own-dark-out',
  'own-dark-two-out',
  'opponent-light-moved',
  'opponent-driven-dark',
  'opponent-driven-rear',
  'opponent-three-driven-dark',
  'opponent-driven-out',
  'opponent-edge-to-circle',
  'opponent-off',
  'two-others-moved',
  'striker-pocketed',
  'striker-off',
  'striker-back',
  'disc-fell-later',
  'fell-back-and-moved',
] as const;

/** Whose series of the set it is: the first is the beginner's. */
export const SERIES = [1, 2, 3, 4] as const;

/** What a book has to answer about an event, and the answers that an article can give by itself. */
export const ANSWERS = {
  way: ['correct', 'punishable'],
  sanction: ['nothing', 'allowed', 'warning', 'turn', 'penalty', 'set', 'game', 'excluded'],
  disc: ['restored', 'stays', 'centre'],
  turn: ['continues', 'passes'],
  set: ['won', 'won-by-opponent', 'lost', 'drawn', 'replayed', 'answered', 'goes-on'],
  game: ['game', 'unplayed-sets', 'current-and-unplayed-sets'],
} as const;
export type AnswerAspect = keyof typeof ANSWERS;
export const ANSWER_ASPECTS = Object.keys(ANSWERS) as readonly AnswerAspect[];
