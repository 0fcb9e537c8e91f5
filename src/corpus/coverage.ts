/** Which articles of the rulebooks the corpus answers. */
import { UNSHOWN } from '../compiled/unshown.ts';
import { RULE_CODES, type RuleCode, STANDING_RULES } from '../referee/codes.ts';
import { chainOf } from '../referee/edition-chain.ts';
import { EDITIONS } from '../referee/editions.ts';
import type { EditionId } from '../referee/types.ts';
import type { AnyCorpus, AnyProvision, Corpus, Provision } from './model.ts';
import { SCENARIO_KINDS, type WHY_NONE } from './schema/rule.ts';

export interface TextCoverage<E extends string = EditionId> {
  readonly edition: E;
  readonly articles: number;
  /** Articles that no provision claims, in the order of the book. */
  readonly missing: readonly string[];
  /** Articles that a provision claims and the edition doesn't have. */
  readonly invented: readonly { readonly article: string; readonly provision: AnyProvision }[];
}

/** The provisions that answer an article of an edition. */
export function provisionsByArticle<E extends string, R extends string>(
  corpus: { readonly provisions: readonly Provision<E, R>[] },
  edition: E,
): ReadonlyMap<string, readonly Provision<E, R>[]> {
  const map = new Map<string, Provision<E, R>[]>();
  for (const provision of corpus.provisions) {
    const entry = provision.editions[edition];
    if (entry === undefined || entry.absent) continue;
    for (const article of entry.articles) {
      const list = map.get(article);
      if (list) list.push(provision);
      else map.set(article, [provision]);
    }
  }
  return map;
}

/** Counts, per edition, the articles that are claimed, missing and invented. */
export function coverTexts<E extends string, R extends string, C extends string>(corpus: Corpus<E, R, C>): readonly TextCoverage<E>[] {
  return corpus.editions.map((edition) => {
    const all = edition.chapters.flatMap((chapter) => chapter.articles);
    const known = new Set(all);
    const claimed = provisionsByArticle(corpus, edition.id);
    const missing = all.filter((article) => !claimed.has(article));
    const invented = [...claimed]
      .filter(([article]) => !known.has(article))
      .flatMap(([article, provisions]) => provisions.map((provision) => ({ article, provision })));
    return { edition: edition.id, articles: all.length, missing, invented };
  });
}

/** What decides an article: the referee's rules, or why it has none. */
export interface RuleCoverage {
  readonly edition: string;
  readonly article: string;
  readonly provisions: readonly string[];
  readonly rules: readonly string[];
  /** Why the referee decides nothing here; empty where it does. */
  readonly unmodelled: readonly string[];
}

/** One row an article, in the order of the books. */
export function coverRules(corpus: AnyCorpus): readonly RuleCoverage[] {
  return corpus.editions.flatMap((edition) => {
    const claimed = provisionsByArticle(corpus, edition.id);
    return edition.chapters
      .flatMap((chapter) => chapter.articles)
      .map((article) => {
        const provisions = claimed.get(article) ?? [];
        const rules = [...new Set(provisions.flatMap((provision) => provision.rules))];
        const reasons = [...new Set(provisions.flatMap((provision) => (provision.unmodelled ? [provision.unmodelled] : [])))];
        return {
          edition: edition.id,
          article,
          provisions: provisions.map(({ id }) => id),
          rules,
          unmodelled: rules.length > 0 ? [] : reasons,
        };
      });
  });
}

type Kind = (typeof SCENARIO_KINDS)[number];
type WhyNone = (typeof WHY_NONE)[number];

/** By kind, then by reason: the editions in which a rule cannot have a scenario. */
type Unshown = Readonly<Partial<Record<Kind, Readonly<Partial<Record<WhyNone, readonly EditionId[]>>>>>>;
const UNSHOWN_BY_RULE: Readonly<Partial<Record<RuleCode, Unshown>>> = UNSHOWN;

/** A kind of scenario that a rule cannot have, in an edition and those that amend it. */
export interface ScenarioException {
  readonly rule: RuleCode;
  readonly edition: EditionId;
  readonly kind: Kind;
  readonly why: WhyNone;
}

/** All of them, as the rule records state them. */
export const SCENARIO_EXCEPTIONS: readonly ScenarioException[] = RULE_CODES.flatMap((rule) =>
  SCENARIO_KINDS.flatMap((kind) =>
    (Object.entries(UNSHOWN_BY_RULE[rule]?.[kind] ?? {}) as [WhyNone, readonly EditionId[]][]).flatMap(([why, editions]) =>
      editions.map((edition) => ({ rule, edition, kind, why })),
    ),
  ),
);

export interface ScenarioCoverage {
  readonly rule: string;
  readonly edition: EditionId;
  readonly passed: number;
  readonly failed: number;
  readonly inapplicable: number;
  /** Kinds that are missing, those that cannot be with the reason. */
  readonly missing: readonly Kind[];
  readonly excepted: readonly `${Kind}: ${WhyNone}`[];
}

const STANDING: readonly string[] = STANDING_RULES;

/**
 * How many scenarios show a rule kept, broken and beside the point, for each edition that has the rule. What is applied without a finding cannot
 * be broken: start positions, shades and recorded games have tests of their own.
 */
export function coverScenarios(corpus: Corpus): readonly ScenarioCoverage[] {
  const lines = new Map(corpus.editions.map(({ id }) => [id, chainOf(corpus.editions, id)] as const));
  return RULE_CODES.filter((rule) => !STANDING.includes(rule)).flatMap((rule) => {
    const own = corpus.scenarios.filter((scenario) => scenario.rule === rule);
    const having = corpus.editions.filter(({ id }) => EDITIONS[id].rules[rule] !== undefined);
    return having.map(({ id: edition }): ScenarioCoverage => {
      const shown = own.filter((scenario) => scenario.editions.includes(edition));
      const count = (kind: Kind): number => shown.filter((scenario) => scenario.case === kind).length;
      const unshown = SCENARIO_KINDS.filter((kind) => count(kind) === 0);
      const why = (kind: Kind): WhyNone | undefined =>
        SCENARIO_EXCEPTIONS.find((one) => one.rule === rule && lines.get(edition)?.includes(one.edition) && one.kind === kind)?.why;
      return {
        rule,
        edition,
        passed: count('passed'),
        failed: count('failed'),
        inapplicable: count('inapplicable'),
        missing: unshown.filter((kind) => why(kind) === undefined),
        excepted: unshown.flatMap((kind) => {
          const reason = why(kind);
          return reason === undefined ? [] : [`${kind}: ${reason}` as const];
        }),
      };
    });
  });
}
