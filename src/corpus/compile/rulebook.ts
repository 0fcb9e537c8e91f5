/** A rulebook as statements on rules, readings and policies, before articles and numbers are filled in, and how an edition amends one. */
import type { Amendment } from '../schema/edition.ts';
import type { Policies, PolicyChanges } from '../schema/policies.ts';
import type { AuthoredReading } from '../schema/reading.ts';
import type { AuthoredRule, RuleChange } from '../schema/rule.ts';

/** What a rulebook says to one rule code. */
export type RuleStatement = Exclude<RuleChange, 'silent'>;
/** Where a rulebook leaves something open: the provisions concerned, and the option taken by default. */
export type ReadingStatement = Pick<AuthoredReading, 'cites' | 'default'>;

/** Everything a rulebook rules on, by the provisions that say it. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, RuleStatement>>;
  readonly readings: Readonly<Record<string, ReadingStatement>>;
  /** Whole in every edition, which is checked once it is amended. */
  readonly policies: PolicyChanges | Policies;
}

/** Before the first edition nothing is ruled. */
export const NOTHING: Rulebook = { rules: {}, readings: {}, policies: {} };

/** A rule as its record states it, for the editions with which it comes in. */
export const generalRule = ({
  introduced: _,
  statedIn: __,
  citedOnly: ___,
  evidence: ____,
  find: _____,
  unshown: ______,
  ...statement
}: AuthoredRule): RuleStatement => statement;
/** A reading as its file states it. */
export const generalReading = ({ cites, default: option }: AuthoredReading): ReadingStatement => ({ cites, default: option });

/** One table with another's entries over its own, where `gone` says which drop out. What it has no entry for is not changed (see `unfounded`). */
function over<T extends object, G extends string>(
  table: Readonly<Record<string, T>>,
  changes: Readonly<Partial<Record<string, object | G>>>,
  gone: G,
): Readonly<Record<string, T>> {
  const changed = { ...table };
  for (const [key, change] of Object.entries(changes)) {
    if (change === gone) delete changed[key];
    else if (key in changed) changed[key] = { ...changed[key], ...(change as Partial<T>) } as T;
  }
  return changed;
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

const amendPolicies = (basis: Rulebook['policies'], changes: PolicyChanges): Rulebook['policies'] => {
  const amended: Record<string, unknown> = { ...basis };
  for (const [key, change] of Object.entries(changes)) {
    const before = amended[key];
    amended[key] = isPlain(change) && isPlain(before) ? { ...before, ...change } : change;
  }
  return amended as Rulebook['policies'];
};

/** What comes in with an edition, as the records state it. */
export type Introduced = Pick<Rulebook, 'rules' | 'readings'>;
/** The parts of an amendment that change what is ruled. */
export type RuleAmendment = Pick<Amendment, 'rules' | 'readings' | 'policies'>;

/**
 * The rulebook of an edition: its basis', with what is introduced, and with what the amendment changes, repeals or settles. A rule that the
 * amendment changes keeps whatever it does not state anew.
 */
export const amend = (basis: Rulebook, amendment: RuleAmendment, introduced: Introduced = NOTHING): Rulebook => ({
  rules: over<RuleStatement, 'silent'>({ ...basis.rules, ...introduced.rules }, amendment.rules, 'silent'),
  readings: over<ReadingStatement, 'settled'>({ ...basis.readings, ...introduced.readings }, amendment.readings, 'settled'),
  policies: amendPolicies(basis.policies, amendment.policies),
});

/** Rules and readings that an amendment changes although neither its basis nor the records give them to this edition. */
export const unfounded = (
  basis: Rulebook,
  amendment: RuleAmendment,
  introduced: Introduced,
): readonly (readonly ['rules' | 'readings', string])[] =>
  (['rules', 'readings'] as const).flatMap((part) =>
    Object.keys(amendment[part])
      .filter((key) => !(key in basis[part]) && !(key in introduced[part]))
      .map((key) => [part, key] as const),
  );
