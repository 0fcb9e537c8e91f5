/** What the search has to find: every provision that the corpus lists as ruling otherwise than the book before, and for which the referee has rules. */

import { deriveBasis } from '../corpus/comparison.ts';
import type { Corpus, Provision } from '../corpus/model.ts';
import type { RuleCode } from '../referee/codes.ts';
import { EDITION_IDS, type EditionId } from '../referee/types.ts';
import type { Cause, Divergence, Pair } from './types.ts';

export interface Target extends Pair {
  readonly provision: string;
  readonly rules: readonly RuleCode[];
  /** Of both books. */
  readonly articles: readonly string[];
}

const articlesIn = ({ editions }: Provision, edition: EditionId): readonly string[] => {
  const entry = editions[edition];
  return entry.absent ? [] : entry.articles;
};

/** Whether a change says that something is ruled otherwise. */
const changesRuling = (provision: Provision, edition: EditionId): boolean => {
  const change = provision.editions[edition].change;
  return change !== undefined && (change.effect !== undefined || ['amended', 'introduced', 'dropped'].includes(change.kind));
};

/** The list as the corpus has it now. */
export function targetsIn(corpus: Corpus): readonly Target[] {
  return EDITION_IDS.flatMap((to) => {
    const basis = deriveBasis(corpus, to);
    const from = EDITION_IDS.find((id) => id === basis);
    if (from === undefined) return [];
    return corpus.provisions
      .filter((provision) => provision.rules.length > 0 && changesRuling(provision, to))
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
