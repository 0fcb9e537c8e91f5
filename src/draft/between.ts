/** What one rulebook says otherwise than another, in the vocabulary of amendments: the inverse of `amend`. */
import type { StatedValue } from '../corpus/compile/parameters.ts';
import type { RuleStatement } from '../corpus/compile/rulebook.ts';
import type { Amendment } from '../corpus/schema/edition.ts';
import type { PolicyChanges } from '../corpus/schema/policies.ts';
import type { RuleChange } from '../corpus/schema/rule.ts';
import type { Statements } from './basis.ts';

/** A rulebook with its numbers. */
export interface WholeBook {
  readonly statements: Statements;
  readonly parameters: Readonly<Record<string, StatedValue>>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is said of a rule by saying that it is not so any more. */
const VOIDABLE = ['scope', 'replay', 'reading', 'doubles'] as const;

/** A rule's statement over another one: what differs, and null for what is gone. Of one that comes in, all. */
function ruleChange(before: RuleStatement | undefined, after: RuleStatement): RuleChange {
  const stated = Object.entries(after).filter(([key, value]) => !same(value, before?.[key as keyof RuleStatement]));
  const gone = VOIDABLE.filter((key) => after[key] == null && (before === undefined || before[key] != null));
  return Object.fromEntries([...stated, ...gone.map((key) => [key, null] as const)]);
}

function tableChanges<T, C>(
  from: Readonly<Record<string, T>>,
  to: Readonly<Record<string, T>>,
  changed: (before: T | undefined, after: T) => C,
  gone: C,
): Record<string, C> {
  const changes = Object.entries(to).flatMap(([key, after]) => (same(from[key], after) ? [] : [[key, changed(from[key], after)] as const]));
  const missing = Object.keys(from).flatMap((key) => (key in to ? [] : [[key, gone] as const]));
  return Object.fromEntries([...changes, ...missing]);
}

/** The amendment that makes one rulebook of another, chapters left aside. */
export function amendmentBetween(from: WholeBook, to: WholeBook): Omit<Amendment, 'chapters'> {
  const policies = Object.entries(to.statements.policies).filter(
    ([key, value]) => !same(value, from.statements.policies[key as keyof Statements['policies']]),
  );
  return {
    policies: Object.fromEntries(policies) as PolicyChanges,
    parameters: tableChanges<StatedValue, unknown>(
      from.parameters,
      to.parameters,
      (_, after) => after,
      undefined,
    ) as Amendment['parameters'],
    rules: tableChanges<RuleStatement, RuleChange>(from.statements.rules, to.statements.rules, ruleChange, 'silent'),
    readings: tableChanges<Statements['readings'][string], Amendment['readings'][string]>(
      from.statements.readings,
      to.statements.readings,
      (before, after) => ({
        ...(before?.default === after.default ? {} : { default: after.default }),
        ...(same(before?.cites, after.cites) ? {} : { cites: [...after.cites] }),
      }),
      'settled',
    ),
  };
}
