/** What rules and provisions come to, for pages: the corpus' verdicts with their signs and words. */

import type { Lang, Provision } from '../../corpus/model.ts';
import { effectsIn, type Line, type ProvisionVerdict, verdictsOf } from '../../corpus/verdicts/index.ts';
import { RULING_WORDS } from '../../narrate/ruling-words.ts';
import { conditionsText } from '../../narrate/verdict.ts';
import type { RuleCode } from '../../referee/codes.ts';
import type { EditionId, Effect } from '../../referee/types.ts';
import { strings } from '../../ui/strings-all.ts';
import { corpus } from '../book.ts';
import type { AFTER_SIGNS, COST_SIGNS } from '../symbols.ts';

export const verdicts = verdictsOf(corpus);

export type Pictogram = keyof typeof COST_SIGNS | keyof typeof AFTER_SIGNS;

/** The signs; an effect without one is said in words alone. */
export const PICTOGRAMS: Readonly<Partial<Record<Effect, Pictogram>>> = {
  'turn-continues': 'right',
  'set-won': 'right',
  'turn-passes': 'turn',
  'turn-interrupted': 'turn',
  'loses-next': 'turn',
  'penalty-disc': 'penalty',
  'set-lost': 'set',
  'game-lost': 'set',
  excluded: 'set',
  warning: 'warning',
  restore: 'back',
};

export const isSanctioned = ({ outcome }: Line): boolean => outcome.kind === 'sanctioned';

/** The lines that rest on the provision's own articles. */
export function ownLines(p: Provision, id: EditionId): readonly Line[] {
  const { lines, elsewhere } = verdicts.of(p, id);
  return elsewhere ? [] : lines;
}

/** Every consequence that a provision can have in an edition, wherever the book says so; for filters. */
export const effectsOf = (p: Provision, id: EditionId): readonly Effect[] => effectsIn(verdicts.of(p, id).lines);

/** The signs of consequences, each once. */
export const signsOf = (effects: readonly Effect[]): readonly Pictogram[] => [
  ...new Set(effects.flatMap((effect) => PICTOGRAMS[effect] ?? [])),
];

/** The different consequences that lines lead to, in their order; each is a list of effects that come together. */
export function alternatives(lines: readonly Line[]): readonly (readonly Effect[])[] {
  const found = new Map(lines.filter(isSanctioned).map(({ outcome }) => [outcome.effects.join(), outcome.effects] as const));
  return [...found.values()];
}

/** What a rule is called; what is said of particular discs stands in brackets and is left out. */
export const nameOf = (code: RuleCode, lang: Lang): string => RULING_WORDS[lang].ruling.rule[code].replace(/\s?\[[^\]]*\]/g, '');

const actName =
  (lang: Lang) =>
  (code: string): string =>
    nameOf(code as RuleCode, lang).replace(/\.$/, '');

/** The conditions of a line, with what its rules are called where a page shows several rules that come to different things. */
export function whenOf(line: Line, lang: Lang, named: boolean): string {
  const s = strings('verdict', lang);
  const rules = named ? [line.rules.map(actName(lang)).join('; ')] : [];
  return [...rules, ...[conditionsText(line, s, actName(lang))].filter(Boolean)].join(', ');
}

/** Whether lines are of different rules, so that each has to say whose it is. */
export const ofSeveralRules = (lines: readonly Line[]): boolean => new Set(lines.map(({ rules }) => rules.join())).size > 1;

/** The outcomes of lines under their conditions. */
export const outcomesKey = ({ lines }: ProvisionVerdict): string =>
  JSON.stringify(lines.map(({ rules, conditions, outcome }) => [rules, conditions, outcome]));

/** Lines as a page shows them, without their articles: editions with the same key say the same, by the same readings. Rules are named only where there are several. */
export const sameLines = ({ lines, elsewhere }: ProvisionVerdict): string =>
  JSON.stringify([
    elsewhere,
    lines.map(({ rules, conditions, outcome, readings }) => [
      ofSeveralRules(lines) ? rules : [],
      conditions,
      outcome,
      readings.filter(({ partly }) => !partly),
    ]),
  ]);
