/** Where discs go, edition 2017. */
import type { PlacementRules } from '../../placement/rules.ts';

export const placement: PlacementRules = {
  penalty: {
    article: '17.3',
    several: 'one-by-one',
    tieBreaks: ['fewer-own', 'fewer-all', 'stroke-side'],
    rowArticle: '21.7',
  },
  offTable: { article: '12.20', cornerArticle: '12.20', other: 'nearest', corner: 'diagonal', between: true },
  landed: { article: '12.17', fallback: 'nearest', fallbackReading: 'landed-next-place' },
  broken: { article: '12.21', offTableArticle: '12.21', equal: 'harder' },
};
