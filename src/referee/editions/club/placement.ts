/** Where discs go under the club rules: the first clear place clockwise, penalty discs symmetric to the centre line. */
import type { PlacementRules } from '../../placement/rules.ts';

export const placement: PlacementRules = {
  penalty: { article: '5.1', several: 'symmetric', tieBreaks: ['fewer-all'], rowArticle: '8.5' },
  offTable: { article: '3.12 ¶2', cornerArticle: '3.12 ¶2', other: 'clockwise', corner: 'clockwise', between: false },
  landed: { article: '3.11', fallback: 'beside', fallbackReading: null },
  broken: { article: null, offTableArticle: null, equal: 'harder' },
};
