import type { Reading } from './types.ts';

/** What the books leave open from set to set and from stroke to stroke. */
export const PLAY_READINGS: readonly Reading[] = [
  /** The order of first strokes stands in the score sheet; nothing says how it goes there. */
  {
    id: 'first-stroke-from-set-to-set',
    options: ['alternates', 'same-player'],
    in: {
      '2017': { articles: ['12.8', '23.1'], default: 'alternates' },
      '2010': { articles: ['22.1.б', '9.2'], default: 'alternates' },
      '2008': { articles: ['22.1.2', '20.2'], default: 'alternates' },
    },
  },
  /** The game is decided: the remaining sets are played only where the regulations say so. */
  {
    id: 'sets-after-decision',
    options: ['not-played', 'played'],
    in: {
      '2017': { articles: ['24.1'], default: 'not-played' },
      '2010': { articles: ['23.1'], default: 'not-played' },
      '2008': { articles: ['23.1'], default: 'not-played' },
    },
  },
  /** Three misses each with dark discs: in a row, or as long as only dark discs lie there. */
  {
    id: 'dark-misses-in-a-row',
    options: ['together', 'in-a-row'],
    in: {
      '2017': { articles: ['20.6'], default: 'together' },
      '2010': { articles: ['20.6'], default: 'together' },
      '2008': { articles: ['20.6'], default: 'together' },
      club: { articles: ['7.4'], default: 'together' },
    },
  },
  /** The unplayed sets are lost by a third warning: what becomes of the running one? */
  {
    id: 'third-warning-running-set',
    options: ['left-open', 'lost'],
    in: {
      '2017': { articles: ['19.2 ¶2'], default: 'left-open' },
      '2010': { articles: ['15.3', '19.3 ¶2', '9.1.ж'], default: 'left-open' },
      '2008': { articles: ['9 ¶4 s2'], default: 'left-open' },
    },
  },
];
