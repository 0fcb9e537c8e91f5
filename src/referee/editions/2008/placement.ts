/** Where discs go, edition 2008. */
import type { PlacementRules } from '../../placement/rules.ts';

export const placement: PlacementRules = {
  penalty: {
    article: '17.3',
    several: 'one-by-one',
    tieBreaks: ['fewer-own', 'fewer-all', 'stroke-side'],
    rowArticle: '21 (no. 69)',
  },
  offTable: {
    article: '12 ¶13 (no. 18)',
    cornerArticle: '12 ¶14 (note to no. 18)',
    other: 'nearest',
    corner: 'may',
    between: true,
  },
  landed: { article: '12 ¶10 (no. 14)', fallback: 'beside', fallbackReading: null },
  broken: { article: '12 ¶15 (no. 19)', offTableArticle: null, equal: 'referee' },
};
