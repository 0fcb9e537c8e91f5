/** Putting down what was found: a rule's article in this edition, its consequences, and the facts on which it rests. */
import type { RuleCode } from './codes.ts';
import type { Context } from './context.ts';
import type { RuleEntry } from './edition.ts';
import type { DiscFact } from './facts.ts';
import type { BodyId, Color, Effect, Finding } from './types.ts';

/** What may be known about a finding beside its rule. */
export interface Details {
  readonly color?: Color | null;
  readonly discs?: readonly DiscFact[];
  readonly ids?: readonly BodyId[];
  readonly margin?: number;
  /** Consequences in place of the edition's. */
  readonly effects?: readonly Effect[];
}

/** The entry of a rule in this edition and format. */
export function entryOf(ctx: Context, rule: RuleCode): RuleEntry | undefined {
  const entry = ctx.edition.rules[rule];
  return entry?.doubles !== undefined && ctx.case.format === 'doubles' ? entry.doubles : entry;
}

function finding(article: string, rule: RuleCode, entry: RuleEntry, details: Details): Finding {
  const ids = details.ids ?? details.discs?.map((disc) => disc.id);
  return {
    article,
    rule,
    effects: details.effects ?? entry.effects,
    ...(details.color ? { color: details.color } : {}),
    ...(ids !== undefined && ids.length > 0 ? { discs: ids } : {}),
    ...(details.margin !== undefined && Number.isFinite(details.margin) ? { margin: details.margin } : {}),
    ...(entry.scope === undefined ? {} : { scope: entry.scope }),
    ...(entry.replay === undefined ? {} : { replay: entry.replay }),
  };
}

/** Adds a rule's findings, one for each article that says it. False where the edition has no such rule. */
export function cite(ctx: Context, findings: Finding[], rule: RuleCode, details: Details = {}): boolean {
  const entry = entryOf(ctx, rule);
  if (entry === undefined) return false;
  findings.push(finding(entry.article, rule, entry, details));
  for (const article of entry.also ?? []) findings.push(finding(article, rule, entry, details));
  return true;
}

/** Whether any finding carries an effect, for one colour where it is given (a finding without a colour concerns everybody). */
export function hasEffect(findings: readonly Finding[], effect: Effect, color?: Color): boolean {
  return findings.some((found) => found.effects.includes(effect) && (color === undefined || found.color === color));
}

const WEIGHT: readonly (readonly Effect[])[] = [
  ['game-lost', 'excluded'],
  ['set-lost', 'set-won', 'set-replayed', 'set-drawn'],
  ['penalty-disc'],
  ['turn-passes', 'turn-interrupted', 'loses-next'],
  ['warning', 'restore', 'disc-to-centre', 'debt-annulled'],
];

function weight(found: Finding): number {
  const level = WEIGHT.findIndex((effects) => effects.some((effect) => found.effects.includes(effect)));
  return level < 0 ? WEIGHT.length : level;
}

/** The heaviest consequence first, in the order found where they weigh the same. */
export function decisiveFirst(findings: readonly Finding[]): readonly Finding[] {
  return findings.length < 2 ? findings : [...findings].sort((a, b) => weight(a) - weight(b));
}
