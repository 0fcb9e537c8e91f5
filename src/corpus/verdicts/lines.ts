/** What a rule, or a provision, comes to under an edition: one line for each outcome, with the conditions under which it holds. */
import type { RuleCode } from '../../referee/codes.ts';
import type { EditionId, Effect } from '../../referee/types.ts';
import type { AbsentEntry, EditionEntry, Provision } from '../model.ts';
import { inOrderSaid, keyOf, type Outcome } from './outcome.ts';
import type { ReadingUsed, Result, Rules } from './rules.ts';
import { type Condition, leavesOf, type Sample, smallestTree } from './tree.ts';

export interface LineReading extends ReadingUsed {
  /** It decides only some of the cases of this line. */
  readonly partly: boolean;
}
export interface Line {
  /** Whose rules these are; several where they come to the same. */
  readonly rules: readonly RuleCode[];
  /** None where it always holds. */
  readonly conditions: readonly Condition[];
  readonly outcome: Outcome;
  /** The deciding ones first. */
  readonly articles: readonly string[];
  readonly readings: readonly LineReading[];
}

/** A list by key, each group and the groups in the order of the list. */
function grouped<T>(list: readonly T[], keyIn: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const group = groups.get(keyIn(item));
    if (group) group.push(item);
    else groups.set(keyIn(item), [item]);
  }
  return [...groups.values()];
}

function lineOf(rule: RuleCode, conditions: readonly Condition[], samples: readonly Sample<Result>[]): readonly Line[] {
  // one group, but where the questions cannot tell two outcomes apart
  return grouped(samples, ({ value }) => keyOf(value.outcome)).map((alike) => {
    const { outcome } = (alike[0] as Sample<Result>).value;
    // an article that decides one of the cases goes before those that are cited besides
    const deciding = alike.flatMap(({ value }) => value.articles.slice(0, 1));
    const articles = [...new Set([...deciding, ...alike.flatMap(({ value }) => value.articles)])];
    return { rules: [rule], conditions, outcome, articles, readings: readingsIn(alike) };
  });
}

function readingsIn(samples: readonly Sample<Result>[]): readonly LineReading[] {
  const used = new Map<string, { readonly reading: ReadingUsed; times: number }>();
  for (const reading of samples.flatMap(({ value }) => value.readings)) {
    const key = `${reading.id} ${reading.option}`;
    const known = used.get(key) ?? { reading, times: 0 };
    used.set(key, { ...known, times: known.times + 1 });
  }
  return [...used.values()].map(({ reading, times }) => ({ ...reading, partly: times < samples.length }));
}

/** Two lines of one outcome that part in one condition only, as one with both its answers. */
function joined(a: Line, b: Line): Line | null {
  if (keyOf(a.outcome) !== keyOf(b.outcome) || a.conditions.length !== b.conditions.length) return null;
  const others = a.conditions.filter((one) => !b.conditions.some((two) => JSON.stringify(two) === JSON.stringify(one)));
  const [own] = others;
  const other = b.conditions.find(({ question }) => question === own?.question);
  if (!own || !other || others.length > 1) return null;
  const conditions = a.conditions.map((one) =>
    one === own ? { ...one, answers: own.all.filter((answer) => [...own.answers, ...other.answers].includes(answer)) } : one,
  );
  return { ...a, conditions, articles: [...new Set([...a.articles, ...b.articles])], readings: readingsOfAll([a, b]) };
}

/** A reading that decides only some of several lines decides a part of them together. */
function readingsOfAll(lines: readonly Line[]): readonly LineReading[] {
  const all = lines.flatMap(({ readings }) => readings);
  const everywhere = ({ id }: LineReading): boolean => lines.every(({ readings }) => readings.some((one) => one.id === id && !one.partly));
  return all.filter((one, i) => all.findIndex(({ id }) => id === one.id) === i).map((one) => ({ ...one, partly: !everywhere(one) }));
}

/** Lines with as few conditions as can be. */
function condensed(lines: readonly Line[]): readonly Line[] {
  for (const [i, a] of lines.entries())
    for (const [j, b] of lines.entries()) {
      const both = j > i ? joined(a, b) : null;
      if (both) return condensed(lines.flatMap((line, k) => (k === i ? [both] : k === j ? [] : [line])));
    }
  return lines;
}

/** Everything a rule comes to under an edition; a single silent line where the edition has no rule for it. */
export function linesOf(rules: Rules, code: RuleCode, edition: EditionId): readonly Line[] {
  const { questions, samples } = rules.evaluate(code, edition);
  const tree = smallestTree(questions, samples, ({ outcome }) => keyOf(outcome));
  return leavesOf(questions, tree).flatMap((leaf) => lineOf(code, leaf.conditions, leaf.samples));
}

/** The articles of a provision in an edition; none where it is absent. */
export function articlesIn<E extends string>({ editions }: Provision<E, string>, edition: E): readonly string[] {
  const entry: EditionEntry | AbsentEntry | undefined = editions[edition];
  return entry === undefined || entry.absent ? [] : entry.articles;
}

export const cites = (articles: readonly string[], provision: Provision, edition: EditionId): boolean =>
  articlesIn(provision, edition).some((article) => articles.includes(article));

const NOT_HERE = '-';

/** The part of a rule that rests on the provision's own articles. */
function ownLines(rules: Rules, provision: Provision, code: RuleCode, edition: EditionId): readonly Line[] {
  const { questions, samples } = rules.evaluate(code, edition);
  const own = ({ articles }: Result): boolean => cites(articles, provision, edition);
  const tree = smallestTree(questions, samples, (result) => (own(result) ? keyOf(result.outcome) : NOT_HERE));
  const lines = leavesOf(questions, tree).flatMap((leaf) =>
    lineOf(
      code,
      leaf.conditions,
      leaf.samples.filter(({ value }) => own(value)),
    ),
  );
  return condensed(lines);
}

/** What a provision comes to under an edition. */
export interface ProvisionVerdict {
  readonly lines: readonly Line[];
  /** Its own articles attach no consequence: the lines are what other articles of the same book make of it. */
  readonly elsewhere: boolean;
}

const sanctioned = ({ outcome }: Line): boolean => outcome.kind === 'sanctioned';

/** Lines of several rules under the same conditions with the same outcome are one. */
function merged(lines: readonly Line[]): readonly Line[] {
  return grouped(lines, ({ conditions, outcome }) => `${JSON.stringify(conditions)} ${keyOf(outcome)}`).map((group) => ({
    ...(group[0] as Line),
    rules: [...new Set(group.flatMap((line) => line.rules))],
    articles: [...new Set(group.flatMap((line) => line.articles))],
    readings: readingsOfAll(group),
  }));
}

/**
 * What follows from a provision: the consequences its articles have, with their conditions. Rules that only define something are left out where
 * others have consequences; branches of one incident are kept, also the ones that cost nothing.
 */
export function verdictOf(rules: Rules, provision: Provision, edition: EditionId): ProvisionVerdict {
  const own = provision.rules.map((code) => ownLines(rules, provision, code, edition));
  const here = own.filter((lines) => lines.some(sanctioned)).flat();
  if (here.length > 0) return { lines: merged(here), elsewhere: false };
  if (provision.editions[edition].absent) return { lines: [], elsewhere: false };
  const elsewhere = provision.rules.map((code) => linesOf(rules, code, edition)).filter((lines) => lines.some(sanctioned));
  return elsewhere.length > 0 ? { lines: merged(elsewhere.flat()), elsewhere: true } : { lines: merged(own.flat()), elsewhere: false };
}

/** All consequences that some line has, in the order in which they are said. */
export const effectsIn = (lines: readonly Line[]): readonly Effect[] => inOrderSaid(lines.flatMap(({ outcome }) => outcome.effects));
