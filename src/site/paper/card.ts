/** What stands on a referee's pocket card, for pages: the rules of an edition, and drawings of where discs are put. */
import { type CardGroup, type CardRule as CorpusCardRule, cardRules as rulesOfCard } from '../../corpus/card.ts';
import type { Provision, Scenario } from '../../corpus/model.ts';
import type { EditionId } from '../../referee/types.ts';
import { articlesIn, corpus, provision } from '../book.ts';
import type { Drawn } from '../cases/cases.ts';
import { drawingOf, scenario } from '../cases/cases.ts';
import { ofSeveralRules, verdicts } from '../compare/verdicts.ts';

export interface CardRule extends CorpusCardRule {
  /** Whether lines of several rules have to be told apart. */
  readonly named: boolean;
}

/** The rules of a book by what they cost. */
export const cardRules = (id: EditionId): readonly { readonly group: CardGroup; readonly rules: readonly CardRule[] }[] =>
  rulesOfCard(corpus.provisions, id, (provision) => verdicts.of(provision, id)).map(({ group, rules }) => ({
    group,
    rules: rules.map((rule) => ({ ...rule, named: ofSeveralRules(rule.all) })),
  }));

/** The provisions whose drawings show where a disc is put, in the order in which one asks. */
const PLACING = [
  'penalty-placement',
  'several-penalty-discs',
  'off-table-placement',
  'off-table-over-corner',
  'several-discs-off-table',
  'disc-lands-on-disc',
];

/** One drawing each, where the book has the rule and the rule a drawing with something placed. */
export function cardDrawings(
  id: EditionId,
): readonly { readonly provision: Provision; readonly scenario: Scenario; readonly drawn: Drawn }[] {
  return PLACING.flatMap((name) => {
    const rule = provision(name);
    if (!rule || articlesIn(rule, id).length === 0) return [];
    for (const one of rule.scenarios) {
      const found = scenario(one);
      const drawn = !found?.editions.includes(id) ? undefined : drawingOf(found, id);
      if (found && drawn && drawn.placements.length > 0) return [{ provision: rule, scenario: found, drawn }];
    }
    return [];
  }).slice(0, 4);
}
