/** Where discs go, edition 2010. */
import type { PlacementRules } from '../../placement/rules.ts';

export const placement: PlacementRules = {
  penalty: {
    article: '17.3',
    several: 'one-by-one',
    tieBreaks: ['fewer-own', 'fewer-all', 'stroke-side'],
    rowArticle: '21.6',
  },
  offTable: { article: '12.14', cornerArticle: '12.14', other: 'nearest', corner: 'diagonal', between: true },
  landed: { article: '12.11', fallback: 'nearest', fallbackReading: 'landed-next-place' },
  broken: { article: '12.15', offTableArticle: '12.15 ¶2', equal: 'harder' },
};
