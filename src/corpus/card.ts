/** What stands on a referee's pocket card: every rule of a book that costs something, by the first column that each of its cases belongs to. */
import type { EditionId, Effect } from '../referee/types.ts';
import { compareArticles } from './article-order.ts';
import type { Provision } from './model.ts';
import { articlesIn, type Line, type ProvisionVerdict } from './verdicts/index.ts';

/** The card's columns as they are read; what costs several things stands in the first of them. */
export const CARD_GROUPS = ['game', 'set', 'penalty', 'warning', 'turn'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];
const COSTS: Readonly<Record<CardGroup, readonly Effect[]>> = {
  game: ['excluded', 'game-lost'],
  set: ['set-lost'],
  penalty: ['penalty-disc'],
  warning: ['warning'],
  turn: ['turn-passes', 'loses-next'],
};

export interface CardRule {
  readonly provision: Provision;
  readonly article: string;
  /** The lines that belong to the group. */
  readonly lines: readonly Line[];
  /** All lines of its own articles. */
  readonly all: readonly Line[];
  /** Whether there are cases of the rule that do not: the card says then which do. */
  readonly partly: boolean;
}

/** Deeds only: what a player or a disc does. Definitions and aims cost nothing by themselves. */
const ABOUT = ['stroke', 'incident', 'conduct'];

/** The group of a line: the first whose consequences it has. */
const groupOf = ({ outcome }: Line): CardGroup | undefined =>
  CARD_GROUPS.find((group) => COSTS[group].some((effect) => outcome.effects.includes(effect)));

function cardRule(provision: Provision, all: readonly Line[], id: EditionId, group: CardGroup): readonly CardRule[] {
  const lines = all.filter((line) => groupOf(line) === group);
  if (lines.length === 0) return [];
  const own = articlesIn(provision, id);
  const article = lines.flatMap(({ articles }) => articles).find((one) => own.includes(one)) ?? own[0] ?? '';
  const unconditional = all.length === 1 && lines[0]?.conditions.length === 0;
  return [{ provision, article, lines, all, partly: !unconditional && (lines.length < all.length || all.length === 1) }];
}

/** The rules of a book by what they cost, in the order of its articles; a rule that costs now this and now that stands in several groups. */
export function cardRules(
  provisions: readonly Provision[],
  id: EditionId,
  verdictOf: (provision: Provision) => ProvisionVerdict,
): readonly { readonly group: CardGroup; readonly rules: readonly CardRule[] }[] {
  const known = provisions
    .filter((p) => ABOUT.includes(p.about) && articlesIn(p, id).length > 0)
    .map((provision) => {
      const { lines, elsewhere } = verdictOf(provision);
      return { provision, lines: elsewhere ? [] : lines };
    });
  return CARD_GROUPS.map((group) => {
    const rules = known.flatMap(({ provision, lines }) => cardRule(provision, lines, id, group));
    return { group, rules: rules.toSorted((a, b) => compareArticles(a.article, b.article)) };
  }).filter(({ rules }) => rules.length > 0);
}
