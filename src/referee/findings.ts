/** Putting down what was found: a rule's article in this edition, its consequences, and the facts on which it rests. */
import type { RuleCode } from './codes.ts';
import type { Context } from './context.ts';
import type { EditionRules, RuleEntry } from './edition.ts';
import { evidenceOf } from './evidence.ts';
import type { DiscFact } from './facts.ts';
import type { FindingList } from './finding-list.ts';
import type { BodyId, Color, Effect, Finding, Format } from './types.ts';

/** What may be known about a finding beside its rule. */
export interface Details {
  readonly color?: Color | null;
  readonly discs?: readonly DiscFact[];
  readonly ids?: readonly BodyId[];
  readonly margin?: number;
  /** Consequences in place of the edition's. */
  readonly effects?: readonly Effect[];
}

/** The entry of a rule in an edition and format; undefined where the edition has no such rule. */
export function entryOf({ rules }: EditionRules, format: Format, rule: RuleCode): RuleEntry | undefined {
  const entry = rules[rule];
  return entry?.doubles !== undefined && format === 'doubles' ? entry.doubles : entry;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** All that a rule's findings have in common. */
interface Ground {
  readonly entry: RuleEntry;
  readonly rule: RuleCode;
  readonly effects: readonly Effect[];
  readonly color: Color | null;
  readonly ids: readonly BodyId[] | undefined;
  readonly events: readonly number[];
  readonly margin: number | undefined;
}

function finding(article: string, { entry, rule, effects, color, ids, events, margin }: Ground): Finding {
  const found: Writable<Finding> = { article, rule, effects };
  if (color !== null) found.color = color;
  if (ids !== undefined && ids.length > 0) found.discs = ids;
  if (events.length > 0) found.events = events;
  if (margin !== undefined && Number.isFinite(margin)) found.margin = margin;
  if (entry.scope !== undefined) found.scope = entry.scope;
  if (entry.replay !== undefined) found.replay = entry.replay;
  return found;
}

const NO_DETAILS: Details = {};

/** Adds a rule's findings, one for each article that says it. False where the edition has no such rule. */
export function cite(ctx: Context, findings: FindingList, rule: RuleCode, details: Details = NO_DETAILS): boolean {
  const entry = entryOf(ctx.edition, ctx.case.format, rule);
  if (entry === undefined) return false;
  const { color = null, discs, margin, effects = entry.effects } = details;
  const ids = details.ids ?? discs?.map((disc) => disc.id);
  const events = evidenceOf(ctx.case.report?.events, rule, ids, ctx.facts.way);
  const ground: Ground = { entry, rule, effects, color, ids, events, margin };
  findings.add(finding(entry.article, ground));
  if (entry.also !== undefined) for (const article of entry.also) findings.add(finding(article, ground));
  return true;
}
