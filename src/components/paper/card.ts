/** What stands on a referee's pocket card: every rule of a book that costs something, under the heaviest of what it costs; and where discs are put. */

import type { Provision, Scenario } from '../../corpus/model.ts';
import type { EditionId, Effect } from '../../referee/types.ts';
import { articlesIn, corpus } from '../site/book.ts';
import type { Drawn } from '../site/cases.ts';
import { drawingOf, scenario } from '../site/cases.ts';
import { costsHere } from '../site/costs.ts';
import { compareArticles } from './order.ts';

/** The card's columns, the heaviest first; a rule stands in the first that fits. */
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
  readonly effects: readonly Effect[];
}

/** Deeds only: what a player or a disc does. Definitions and aims cost nothing by themselves. */
const ABOUT = ['stroke', 'incident', 'conduct'];

/** The rules of a book by what they cost, in the order of its articles. */
export function cardRules(id: EditionId): readonly { readonly group: CardGroup; readonly rules: readonly CardRule[] }[] {
  const all = corpus.provisions.filter((p) => ABOUT.includes(p.about) && articlesIn(p, id).length > 0);
  const placed = new Set<Provision>();
  return CARD_GROUPS.map((group) => {
    const rules = all.flatMap((provision): readonly CardRule[] => {
      const effects = costsHere(provision, id);
      if (placed.has(provision) || !COSTS[group].some((effect) => effects.includes(effect))) return [];
      placed.add(provision);
      return [{ provision, article: articlesIn(provision, id)[0] ?? '', effects }];
    });
    return { group, rules: rules.toSorted((a, b) => compareArticles(a.article, b.article)) };
  }).filter(({ rules }) => rules.length > 0);
}

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
    const provision = corpus.provisions.find((p) => p.id === name);
    if (!provision || articlesIn(provision, id).length === 0) return [];
    for (const one of provision.scenarios) {
      const found = scenario(one);
      const drawn = found?.expect[id] === undefined ? undefined : drawingOf(found, id);
      if (found && drawn && drawn.placements.length > 0) return [{ provision, scenario: found, drawn }];
    }
    return [];
  }).slice(0, 4);
}
