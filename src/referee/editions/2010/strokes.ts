/** Strokes, turn and set, edition 2010. */
import type { Policies, RuleTable } from '../../edition.ts';

export const strokes: RuleTable = {};

export const policies: Policies = {
  placesBothDebts: { value: false, article: null },
  debtsInSeries: { value: true, article: null },
  doublesRowDisturbed: { value: true, article: null },
  returnFreeWithDark: { value: true, article: null },
};
