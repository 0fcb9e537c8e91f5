/** What stands on a referee's pocket card: every rule of a book that costs something, by the heaviest of what each of its cases costs; and where discs are put. */

import type { Provision, Scenario } from '../../corpus/model.ts';
import type { Line } from '../../corpus/verdicts/index.ts';
import type { EditionId, Effect } from '../../referee/types.ts';
import { articlesIn, corpus } from '../book.ts';
import type { Drawn } from '../cases/cases.ts';
import { drawingOf, scenario } from '../cases/cases.ts';
import { ofSeveralRules, ownLines } from '../compare/verdicts.ts';
import { compareArticles } from './order.ts';

/** The card's columns, the heaviest first. */
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
  /** Whether there are cases of the rule that do not: the card says then which do. */
  readonly partly: boolean;
  /** Whether lines of several rules have to be told apart. */
  readonly named: boolean;
}

/** Deeds only: what a player or a disc does. Definitions and aims cost nothing by themselves. */
const ABOUT = ['stroke', 'incident', 'conduct'];

/** The group of a line: the first whose consequences it has. */
const groupOf = ({ outcome }: Line): CardGroup | undefined =>
  CARD_GROUPS.find((group) => COSTS[group].some((effect) => outcome.effects.includes(effect)));

function cardRule(provision: Provision, id: EditionId, group: CardGroup): readonly CardRule[] {
  const all = ownLines(provision, id);
  const lines = all.filter((line) => groupOf(line) === group);
  if (lines.length === 0) return [];
  const own = articlesIn(provision, id);
  const article = lines.flatMap(({ articles }) => articles).find((one) => own.includes(one)) ?? own[0] ?? '';
  const unconditional = all.length === 1 && lines[0]?.conditions.length === 0;
  return [
    { provision, article, lines, partly: !unconditional && (lines.length < all.length || all.length === 1), named: ofSeveralRules(all) },
  ];
}

/** The rules of a book by what they cost, in the order of its articles; a rule that costs now this and now that stands in several groups. */
export function cardRules(id: EditionId): readonly { readonly group: CardGroup; readonly rules: readonly CardRule[] }[] {
  const all = corpus.provisions.filter((p) => ABOUT.includes(p.about) && articlesIn(p, id).length > 0);
  return CARD_GROUPS.map((group) => {
    const rules = all.flatMap((provision) => cardRule(provision, id, group));
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
      const drawn = !found?.editions.includes(id) ? undefined : drawingOf(found, id);
      if (found && drawn && drawn.placements.length > 0) return [{ provision, scenario: found, drawn }];
    }
    return [];
  }).slice(0, 4);
}
