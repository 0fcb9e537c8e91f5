/**
 * Whether two editions rule differently on what a provision asks: the one definition that every page counts by. Provisions that both editions have
 * differ where
 * - a case is ruled differently: one of its rules comes to another outcome under the provision's articles, for an incident in any of its forms; or
 *   the rulings on a scenario of the provision part, and one of its rules comes to something else in them or puts a disc elsewhere, and not only
 *   because another provision's rule costs something else;
 * - a parameter that its wording states has other limits;
 * - the author of the edition says that a part of the rule without a model differs (`rule: true` in the provision's spine).
 */

import { runCheckPlacement } from '../../notation/run/check-placement.ts';
import { runClassify } from '../../notation/run/classify.ts';
import { INCIDENT_TYPES, type RuleCode, TALLY_RULES } from '../../referee/codes.ts';
import { aspectsOf, samePlaces } from '../../referee/compare.ts';
import type { EditionRules, RuleEntry } from '../../referee/edition.ts';
import { between } from '../../referee/edition-chain.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { place } from '../../referee/placement/place.ts';
import type { EditionId, Ruling } from '../../referee/types.ts';
import { figureReferences, limits } from '../figures.ts';
import type { Parameter, ParameterValue, Provision, Scenario, ScenarioFor } from '../model.ts';
import { authoredWording } from '../wordings.ts';
import { cites } from './lines.ts';
import { keyOf } from './outcome.ts';
import { judgedScenarios, type Result, type Rules } from './rules.ts';
import type { Sample } from './tree.ts';

export interface Difference {
  /** Scenarios that are ruled differently. */
  readonly scenarios: readonly string[];
  /** Rules that come to something else in some form. */
  readonly rules: readonly RuleCode[];
  readonly parameters: readonly string[];
  /** The author says so. */
  readonly stated: boolean;
}

const ENUMERATED: ReadonlySet<RuleCode> = new Set<RuleCode>([...INCIDENT_TYPES, ...TALLY_RULES]);

/** The rules of a provision that come to something else: incidents and tallies in some of their forms. */
function rulesApart(rules: Rules, p: Provision, from: EditionId, to: EditionId): readonly RuleCode[] {
  const cells = (code: RuleCode, edition: EditionId) =>
    new Map(
      rules
        .evaluate(code, edition)
        .samples.map(({ at, value }) => [at.join(), { key: keyOf(value.outcome), own: cites(value.articles, p, edition) }] as const),
    );
  return p.rules.filter((code) => {
    if (!ENUMERATED.has(code)) return outcomesApart(rules, p, code, from, to);
    const [a, b] = [cells(code, from), cells(code, to)];
    return [...new Set([...a.keys(), ...b.keys()])].some((at) => {
      const [one, two] = [a.get(at), b.get(at)];
      // which acts are warned for is those acts' affair
      if (code === 'third-warning' && !(one && two)) return false;
      return one?.key !== two?.key && (one?.own === true || two?.own === true);
    });
  });
}

/** Whether a rule of strokes comes to something else, in a format in which both editions have it under the provision's articles. */
function outcomesApart(rules: Rules, p: Provision, code: RuleCode, from: EditionId, to: EditionId): boolean {
  const { samples, questions } = rules.evaluate(code, from);
  const other = rules.evaluate(code, to).samples;
  const outcomes = (all: readonly Sample<Result>[], edition: EditionId, format: number): string => {
    const own = all.filter(({ at, value }) => at[0] === format && cites(value.articles, p, edition));
    return [...new Set(own.map(({ value }) => keyOf(value.outcome)))].sort().join(';');
  };
  return questions.some(({ answers }) =>
    answers.some((_, format) => {
      const [a, b] = [outcomes(samples, from, format), outcomes(other, to, format)];
      return a !== '' && b !== '' && a !== b;
    }),
  );
}

/** What a rule does in a ruling, whoever's article it is. */
const deeds = ({ findings }: Ruling, codes: readonly RuleCode[]): string =>
  [
    ...new Set(
      findings
        .filter(({ rule }) => codes.includes(rule))
        .map(({ rule, effects, color, scope, replay }) => JSON.stringify([rule, effects, color, scope, replay])),
    ),
  ]
    .sort()
    .join();

function judgedApart(rules: Rules, p: Provision, scenario: ScenarioFor<'judge'>, from: EditionId, to: EditionId): boolean {
  const [a, b] = [rules.rulingOn(scenario, from), rules.rulingOn(scenario, to)];
  if (aspectsOf(a, b).length === 0) return false;
  const alone = (one: EditionId, other: EditionId): Ruling => rules.rulingBy(scenario, othersAsIn(p, one, other));
  return actsApart(p, a, b) && (actsApart(p, a, alone(from, to)) || actsApart(p, alone(to, from), b));
}

/** Whether one of the provision's rules comes to something else, or puts a disc elsewhere. */
const actsApart = (p: Provision, a: Ruling, b: Ruling): boolean => deeds(a, p.rules) !== deeds(b, p.rules) || placedApart(p, a, b);

/** What an entry costs, taken from another one. */
function costingAs(entry: RuleEntry, other: RuleEntry): RuleEntry {
  const { scope: _, reading: __, replay: ___, ...own } = entry;
  const { effects, scope, reading, replay } = other;
  return { ...own, effects, ...(scope && { scope }), ...(reading && { reading }), ...(replay && { replay }) };
}

/** The rulebook of `to` in which rules of other provisions cost what they cost in `from`. */
function othersAsIn(p: Provision, from: EditionId, to: EditionId): EditionRules {
  const before = EDITIONS[from].rules;
  const costs = (code: string, entry: RuleEntry): RuleEntry => {
    const other = before[code as RuleCode];
    if (other === undefined || p.rules.includes(code as RuleCode)) return entry;
    const { doubles } = entry;
    return { ...costingAs(entry, other), ...(doubles && { doubles: costingAs(doubles, other.doubles ?? other) }) };
  };
  const rules = Object.fromEntries(Object.entries(EDITIONS[to].rules).map(([code, entry]) => [code, costs(code, entry)]));
  return { ...EDITIONS[to], rules };
}

/** Whether the provision puts a disc somewhere else. */
const placedApart = (p: Provision, a: Ruling, b: Ruling): boolean =>
  [a, b].every(({ edition, placements }) => placements.some(({ article }) => article !== null && cites([article], p, edition))) &&
  !samePlaces(a, b);

/** Scenarios of the other commands are the provision's own. */
function measuredApart(scenario: Scenario, from: EditionId, to: EditionId): boolean {
  if (scenario.command === 'judge') return false;
  if (scenario.command === 'place') {
    const [a, b] = [from, to].map((edition) => place({ ...scenario.input, edition }));
    return a !== undefined && b !== undefined && !samePlaces(a, b);
  }
  const answer = (edition: EditionId): unknown =>
    scenario.command === 'classify'
      ? runClassify({ ...scenario.input, edition }).discs
      : runCheckPlacement({ ...scenario.input, edition }).legal;
  return JSON.stringify(answer(from)) !== JSON.stringify(answer(to));
}

function scenariosApart(rules: Rules, p: Provision, from: EditionId, to: EditionId): readonly string[] {
  const own = ({ provision }: Scenario): boolean => provision === p.id;
  const judged = judgedScenarios(rules.corpus).filter((scenario) => own(scenario) && judgedApart(rules, p, scenario, from, to));
  const measured = rules.corpus.scenarios.filter((scenario) => own(scenario) && measuredApart(scenario, from, to));
  return [...judged, ...measured].map(({ id }) => id);
}

type Stated = ParameterValue | { readonly unstated: true };

/** What a value allows; two that allow the same are the same. */
function limitsOf(value: Stated): string {
  if ('unstated' in value) return 'unstated';
  const { min, max } = limits(value);
  return `${min}..${max}`;
}

/** Whether an edition's text states a parameter: by a reference to it, or in words, as the provision says. */
function states(p: Provision, edition: EditionId, { id, values }: Parameter): boolean {
  const entry = p.editions[edition];
  if (entry.absent || 'unstated' in values[edition]) return false;
  const words = p.texts.en?.authored.wordings[authoredWording(entry.wording)] ?? '';
  return p.said.includes(id) || figureReferences(words).some((one) => typeof one !== 'string' && one.id === id);
}

function parametersApart(rules: Rules, p: Provision, from: EditionId, to: EditionId): readonly string[] {
  return rules.corpus.parameters
    .filter(({ values }) => limitsOf(values[from]) !== limitsOf(values[to]))
    .filter((parameter) => states(p, from, parameter) || states(p, to, parameter))
    .map(({ id }) => id);
}

/** Whether an edition between the two says that the rule changed. */
function statedBetween({ corpus: { editions } }: Rules, p: Provision, from: EditionId, to: EditionId): boolean {
  return [...between(editions, from, to), ...between(editions, to, from)].some((edition) => {
    const entry = p.editions[edition];
    return !entry.absent && entry.rule === true;
  });
}

/** In what two editions that both have a provision rule differently; null where one lacks it or they rule alike. */
export function differenceOf(rules: Rules, p: Provision, from: EditionId, to: EditionId): Difference | null {
  if (p.editions[from].absent || p.editions[to].absent) return null;
  const difference: Difference = {
    scenarios: scenariosApart(rules, p, from, to),
    rules: rulesApart(rules, p, from, to),
    parameters: parametersApart(rules, p, from, to),
    stated: statedBetween(rules, p, from, to),
  };
  const { scenarios, rules: codes, parameters, stated } = difference;
  return scenarios.length > 0 || codes.length > 0 || parameters.length > 0 || stated ? difference : null;
}
