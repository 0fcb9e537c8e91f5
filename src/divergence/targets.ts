/** What the search has to find: every provision that the referee rules otherwise than under the book before. */

import { deriveBasis } from '../corpus/comparison.ts';
import type { Corpus, Provision } from '../corpus/model.ts';
import { articlesIn, verdictsOf } from '../corpus/verdicts/index.ts';
import type { RuleCode } from '../referee/codes.ts';
import type { EditionPair } from '../referee/edition-order.ts';
import { EDITION_IDS, type EditionId } from '../referee/types.ts';
import type { Cause, Divergence } from './types.ts';

export interface Target extends EditionPair {
  readonly provision: string;
  readonly rules: readonly RuleCode[];
  /** Of both books. */
  readonly articles: readonly string[];
}

/**
 * Whether an edition has a rule, lacks it, or has another one that a case can show. What differs in a parameter, or by the author's word in a part
 * without a model, no case tells.
 */
function changesRuling(corpus: Corpus, provision: Provision, from: EditionId, to: EditionId): boolean {
  const kind = provision.editions[to].change?.kind;
  if (kind === 'introduced' || kind === 'dropped') return true;
  const difference = verdictsOf(corpus).difference(provision, from, to);
  return difference !== null && difference.scenarios.length + difference.rules.length > 0;
}

/** The list as the corpus has it now. */
export function targetsIn(corpus: Corpus): readonly Target[] {
  return EDITION_IDS.flatMap((to) => {
    const basis = deriveBasis(corpus, to);
    const from = EDITION_IDS.find((id) => id === basis);
    if (from === undefined) return [];
    return corpus.provisions
      .filter((provision) => provision.rules.length > 0 && changesRuling(corpus, provision, from, to))
      .map((provision) => {
        const articles = [...articlesIn(provision, from), ...articlesIn(provision, to)];
        return { provision: provision.id, from, to, rules: provision.rules, articles };
      });
  });
}

const touches = ({ rule, articles }: Cause, target: Target): boolean =>
  rule !== null && target.rules.includes(rule) && articles.some((article) => target.articles.includes(article));

/** Whether a divergence is between these two books, by one of the provision's rules, under one of its articles. */
export const shows = ({ from, to, one, two }: Divergence, target: Target): boolean =>
  from === target.from && to === target.to && (touches(one, target) || touches(two, target));

/** The targets that no divergence shows. */
export const missing = (targets: readonly Target[], found: readonly Divergence[]): readonly Target[] =>
  targets.filter((target) => !found.some((one) => shows(one, target)));
