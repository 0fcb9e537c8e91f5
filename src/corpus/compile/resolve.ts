/** An edition's statements with its articles and numbers filled in: what the referee works with. */
import { EFFECTS_OF, type Effect, INCIDENT_TYPES, RULE_CODES } from '../../referee/codes.ts';
import type { Policies } from '../schema/policies.ts';
import type { AuthoredCondition, AuthoredLine } from '../schema/rule.ts';
import type { StatedValue } from './parameters.ts';
import { type Articles, articleOf, articlesOf } from './provisions.ts';
import type { Rulebook, RuleStatement } from './rulebook.ts';

/** A rule with its articles; src/referee/edition.ts says what each field means. */
export interface CompiledRule {
  readonly article: string;
  readonly effects: readonly Effect[];
  readonly also?: readonly string[];
  readonly scope?: NonNullable<RuleStatement['scope']>;
  readonly replay?: NonNullable<RuleStatement['replay']>;
  readonly reading?: string;
  readonly doubles?: Omit<CompiledRule, 'doubles'>;
}
/** A condition with its parameters as numbers. */
export type CompiledCondition = Readonly<Record<string, unknown>>;
export interface CompiledLine {
  readonly article: string;
  readonly also?: readonly string[];
  readonly cost: AuthoredLine['cost'];
  readonly when?: CompiledCondition;
  readonly reading?: readonly [id: string, option: string];
  readonly restore?: 'named' | 'moved';
}
/** An edition as the referee reads it. */
export interface CompiledRules {
  readonly id: string;
  readonly rules: Readonly<Record<string, CompiledRule>>;
  readonly incidents: Readonly<Record<string, readonly CompiledLine[]>>;
  readonly policies: Readonly<Record<string, unknown>>;
  readonly placement: Readonly<Record<string, unknown>>;
}

/** Takes down what cannot be resolved: the part of the rulebook (`rules.striker-pocketed`) and what was expected there. */
export type Complain = (path: readonly PropertyKey[], detail: string) => void;

interface Scope {
  readonly edition: string;
  readonly articles: Pick<Articles, 'of'>;
  readonly parameters: Readonly<Record<string, StatedValue>>;
  readonly complain: Complain;
}

interface Cited {
  readonly article: string;
  readonly also?: readonly string[];
}

function cited({ edition, articles, complain }: Scope, cites: readonly string[], path: readonly PropertyKey[]): Cited {
  const [article, ...also] = articlesOf(articles, edition, cites);
  if (article === undefined) {
    complain(path, `expected a provision that edition ${edition} has, or "silent"; found ${cites.join(', ') || 'none'}`);
    return { article: '' };
  }
  return also.length > 0 ? { article, also } : { article };
}

function ruleOf(
  scope: Scope,
  code: string,
  { cites = [], effects = [], scope: lost, replay, reading, doubles }: RuleStatement,
): CompiledRule {
  const path = ['rules', code];
  return {
    ...cited(scope, cites, [...path, 'cites']),
    effects,
    ...(lost == null ? {} : { scope: lost }),
    ...(replay == null ? {} : { replay }),
    ...(reading == null ? {} : { reading }),
    ...(doubles == null
      ? {}
      : {
          doubles: {
            ...cited(scope, doubles.cites, [...path, 'doubles']),
            effects,
            ...(doubles.replay === undefined ? {} : { replay: doubles.replay }),
          },
        }),
  };
}

/** The number of a parameter; an edition that does not state it can have no line that needs it. */
function numberOf({ edition, parameters, complain }: Scope, name: string, path: readonly PropertyKey[]): number {
  const stated = parameters[name];
  if (stated !== undefined && 'value' in stated && typeof stated.value === 'number') return stated.value;
  complain(path, `expected a parameter of which edition ${edition} states a number; found ${name}`);
  return Number.NaN;
}

function conditionOf(scope: Scope, { longerThan, not, ...fields }: AuthoredCondition, path: readonly PropertyKey[]): CompiledCondition {
  return {
    ...(longerThan === undefined ? {} : { longerThan: numberOf(scope, longerThan, [...path, 'longerThan']) }),
    ...fields,
    ...(not === undefined ? {} : { not: conditionOf(scope, not as AuthoredCondition, [...path, 'not']) }),
  };
}

function lineOf(scope: Scope, line: AuthoredLine, path: readonly PropertyKey[]): CompiledLine {
  const reading = Object.entries(line.reading ?? {})[0];
  return {
    ...cited(scope, line.cites, [...path, 'cites']),
    cost: line.cost,
    ...(line.when === undefined ? {} : { when: conditionOf(scope, line.when, [...path, 'when']) }),
    ...(reading === undefined ? {} : { reading }),
    ...(line.restore === undefined ? {} : { restore: line.restore }),
  };
}

const effectsOf = ({ cost, restore }: CompiledLine): readonly Effect[] => [
  ...EFFECTS_OF[cost],
  ...(restore !== undefined && cost !== 'restored' ? (['restore'] as const) : []),
];

/** All the lines of one incident as one rule: the first offence leads, every other article stands in `also`. */
function ruleOfLines(lines: readonly CompiledLine[]): CompiledRule | null {
  const leading = lines.find((line) => line.cost !== 'allowed') ?? lines[0];
  if (leading === undefined) return null;
  const all = lines.flatMap(({ article, also = [] }) => [article, ...also]);
  const also = [...new Set(all)].filter((article) => article !== leading.article);
  return {
    article: leading.article,
    effects: effectsOf(leading),
    ...(also.length > 0 ? { also } : {}),
    ...(leading.cost === 'game' ? { scope: 'game' as const } : {}),
  };
}

function policiesOf(
  { edition, articles, complain }: Scope,
  { penalty, offTable, landed, broken, breach, whileWaiting, ...rest }: Policies,
) {
  const article = (reference: string, ...path: readonly PropertyKey[]): string => {
    const found = articleOf(articles, edition, reference);
    if (found === undefined) complain(['policies', ...path], `expected a provision that edition ${edition} has; found ${reference}`);
    return found ?? '';
  };
  const optional = (reference: string | null, ...path: readonly PropertyKey[]): string | null =>
    reference === null ? null : article(reference, ...path);
  const answers = Object.fromEntries(
    Object.entries(rest).map(([name, said]) => [
      name,
      isAnswer(said) ? { value: said.value, article: article(said.cites, name, 'cites') } : said,
    ]),
  );
  const { cites: penaltyCites, row, ...penaltyValues } = penalty;
  const { cites: offCites, cornerCites, ...offValues } = offTable;
  const { cites: landedCites, ...landedValues } = landed;
  const { cites: brokenCites, offTableCites, ...brokenValues } = broken;
  return {
    policies: {
      ...answers,
      whileWaiting: whileWaiting === null ? null : { article: article(whileWaiting, 'whileWaiting') },
      breach: breach === null ? null : { article: article(breach.cites, 'breach', 'cites'), reading: breach.reading, cost: breach.cost },
    },
    placement: {
      penalty: { article: article(penaltyCites, 'penalty', 'cites'), rowArticle: article(row, 'penalty', 'row'), ...penaltyValues },
      offTable: {
        article: article(offCites, 'offTable', 'cites'),
        cornerArticle: article(cornerCites, 'offTable', 'cornerCites'),
        ...offValues,
      },
      landed: { article: article(landedCites, 'landed', 'cites'), ...landedValues },
      broken: {
        article: optional(brokenCites, 'broken', 'cites'),
        offTableArticle: optional(offTableCites, 'broken', 'offTableCites'),
        ...brokenValues,
      },
    },
  };
}

const isAnswer = (said: unknown): said is { readonly value: boolean; readonly cites: string } =>
  typeof said === 'object' && said !== null && 'cites' in said && 'value' in said;

/** Fills in the articles and numbers of an edition. */
export function resolveRulebook(
  edition: string,
  { rules, policies }: Rulebook & { readonly policies: Policies },
  articles: Pick<Articles, 'of'>,
  parameters: Readonly<Record<string, StatedValue>>,
  complain: Complain,
): CompiledRules {
  const scope: Scope = { edition, articles, parameters, complain };
  const incidents: Record<string, readonly CompiledLine[]> = {};
  for (const type of INCIDENT_TYPES) {
    const lines = rules[type]?.lines;
    if (lines !== undefined) incidents[type] = lines.map((line, i) => lineOf(scope, line, ['rules', type, 'lines', i]));
  }
  const compiled = RULE_CODES.flatMap((code): readonly (readonly [string, CompiledRule])[] => {
    const statement = rules[code];
    if (statement === undefined) return [];
    const rule = incidents[code] === undefined ? ruleOf(scope, code, statement) : ruleOfLines(incidents[code]);
    return rule === null ? [] : [[code, rule]];
  });
  return { id: edition, rules: Object.fromEntries(compiled), incidents, ...policiesOf(scope, policies) };
}
