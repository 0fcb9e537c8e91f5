/** Putting down what was found: a rule's article in this edition, its consequences, and the facts on which it rests. */
import type { RuleCode } from './codes.ts';
import type { Context } from './context.ts';
import type { RuleEntry } from './edition.ts';
import { evidenceOf } from './evidence.ts';
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

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

interface Ground {
  readonly ids: readonly BodyId[] | undefined;
  readonly events: readonly number[];
}

function finding(article: string, rule: RuleCode, entry: RuleEntry, details: Details, { ids, events }: Ground): Finding {
  const found: Writable<Finding> = { article, rule, effects: details.effects ?? entry.effects };
  if (details.color) found.color = details.color;
  if (ids !== undefined && ids.length > 0) found.discs = ids;
  if (events.length > 0) found.events = events;
  if (details.margin !== undefined && Number.isFinite(details.margin)) found.margin = details.margin;
  if (entry.scope !== undefined) found.scope = entry.scope;
  if (entry.replay !== undefined) found.replay = entry.replay;
  return found;
}

/** Adds a rule's findings, one for each article that says it. False where the edition has no such rule. */
export function cite(ctx: Context, findings: Finding[], rule: RuleCode, details: Details = {}): boolean {
  const entry = entryOf(ctx, rule);
  if (entry === undefined) return false;
  const ids = details.ids ?? details.discs?.map((disc) => disc.id);
  const ground: Ground = { ids, events: evidenceOf(ctx.case.report?.events, rule, ids, ctx.facts.striker.firstTime) };
  findings.push(finding(entry.article, rule, entry, details, ground));
  if (entry.also !== undefined) for (const article of entry.also) findings.push(finding(article, rule, entry, details, ground));
  return true;
}

/** Whether any finding carries an effect, for one colour where it is given. */
export function hasEffect(findings: readonly Finding[], effect: Effect, color?: Color): boolean {
  for (const found of findings) {
    if (found.effects.length > 0 && (color === undefined || found.color === color) && found.effects.includes(effect)) return true;
  }
  return false;
}

/** How heavy a consequence is: 0 the heaviest. */
const WEIGHT: Readonly<Record<Effect, number>> = {
  'game-lost': 0,
  excluded: 0,
  'set-lost': 1,
  'set-won': 1,
  'set-replayed': 1,
  'set-drawn': 1,
  'penalty-disc': 2,
  'turn-passes': 3,
  'turn-interrupted': 3,
  'loses-next': 3,
  warning: 4,
  restore: 4,
  'disc-to-centre': 4,
  'debt-annulled': 4,
  'turn-continues': 5,
};
const LIGHTEST = 5;

function weight(found: Finding): number {
  let least = LIGHTEST;
  for (const effect of found.effects) least = Math.min(least, WEIGHT[effect]);
  return least;
}

/** The heaviest consequence first, in the order found where they weigh the same. */
export function decisiveFirst(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2) return findings;
  const ordered = [...findings];
  const weights = findings.map(weight);
  for (let i = 1; i < ordered.length; i++) {
    const found = ordered[i] as Finding;
    const own = weights[i] as number;
    let at = i;
    for (; at > 0 && (weights[at - 1] as number) > own; at--) {
      ordered[at] = ordered[at - 1] as Finding;
      weights[at] = weights[at - 1] as number;
    }
    ordered[at] = found;
    weights[at] = own;
  }
  return ordered;
}
