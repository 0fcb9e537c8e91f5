/**
 * What is found of the incidents of a case: the edition's line, its consequences, who bears them when, and what several of them come to.
 * Of the findings of one incident one carries what its article says it costs, more of them only by a reading (`breach`, `everyOffence`); the others
 * cite.
 */

import { statedNumber } from '../../geometry/parameters.ts';
import { type Cost, EFFECTS_OF, type RuleCode, type TallyRule } from '../codes.ts';
import { type Context, optionOf } from '../context.ts';
import { isAnswer } from '../set.ts';
import type { BodyId, Color, Effect, Finding, GameOutcome, Incident, Note } from '../types.ts';
import { holds } from './conditions.ts';
import type { IncidentLine, Seen } from './types.ts';

/** What the incidents come to; readings are noted through the context, `notes` holds what no reading says. */
export interface IncidentOutcome {
  readonly findings: readonly Finding[];
  readonly notes: readonly Note[];
}

const NONE: IncidentOutcome = { findings: [], notes: [] };
const silence = (reading: string | null, option: string | null): IncidentOutcome => ({
  findings: [],
  notes: [{ article: null, reading, option }],
});

const seen = (ctx: Context, incident: Incident): Seen => {
  const { shooter, color } = ctx.facts;
  const given = incident.occurrence;
  const occurrence = typeof given === 'number' ? given : (ctx.case.state?.delays?.[incident.by] ?? 0) + 1;
  return { incident, waiting: shooter !== null && color !== incident.by, doubles: ctx.case.format === 'doubles', occurrence };
};

interface Match {
  readonly line: IncidentLine | null;
  /** Readings that were decisive on the way. */
  readonly readings: readonly string[];
}

/** The first line that fits, by its condition and its reading. */
const matching = (ctx: Context, look: Seen): Match => {
  const readings: string[] = [];
  for (const line of ctx.edition.incidents[look.incident.type] ?? []) {
    if (line.when !== undefined && !holds(line.when, look)) continue;
    if (line.reading === undefined) return { line, readings };
    const [id, option] = line.reading;
    readings.push(id);
    if (optionOf(id, ctx.edition, ctx.case.readings) === option) return { line, readings };
  }
  return { line: null, readings };
};

const NO_DISCS: readonly BodyId[] = [];
const NO_EFFECTS: readonly Effect[] = [];
const RESTORES: readonly Effect[] = ['restore'];

interface Bearing {
  readonly rule: RuleCode;
  readonly color: Color;
  readonly incident: number;
}

function finding(
  { rule, color, incident }: Bearing,
  article: string,
  effects: readonly Effect[],
  discs: readonly BodyId[] = NO_DISCS,
): Finding {
  const found: { -readonly [Key in keyof Finding]: Finding[Key] } = { article, rule, color, incident, effects };
  if (discs.length > 0) found.discs = discs;
  if (effects.includes('game-lost')) found.scope = 'game';
  return found;
}

const restoredDiscs = (ctx: Context, line: IncidentLine, incident: Incident): readonly BodyId[] => {
  if (line.restore === 'moved') return ctx.facts.discs.filter((disc) => disc.moved).map((disc) => disc.id);
  const named = incident.discs;
  return line.restore === 'named' && Array.isArray(named) ? (named as readonly BodyId[]) : [];
};

const LOSES_NEXT: readonly Effect[] = ['loses-next'];

/** The next turn is missed, but for who cleared the first series (2017 20.4 Anm., 2010 20.4 прим., 2008 20.4 note 2). */
const missedTurn = (ctx: Context, color: Color): readonly Effect[] =>
  isAnswer(ctx, color) && ctx.ask('cleared-player-offends') === 'keeps-next' ? NO_EFFECTS : LOSES_NEXT;

/** The consequences for who has the right to play, or for who waits for it. */
const consequences = (ctx: Context, cost: Cost, { waiting, incident }: Seen): readonly Effect[] => {
  if (!waiting) return EFFECTS_OF[cost];
  const { whileWaiting, turnWhileWaiting } = ctx.edition.policies;
  if (cost === 'penalty') return whileWaiting === null ? ['penalty-disc'] : ['penalty-disc', ...missedTurn(ctx, incident.by)];
  if (cost !== 'turn') return EFFECTS_OF[cost];
  return turnWhileWaiting !== null && ctx.ask(turnWhileWaiting) === 'loses-next' ? missedTurn(ctx, incident.by) : [];
};

/** An offence during the opponent's turn is decided by the article made for that; the offence's own is cited. */
const leadingArticle = (ctx: Context, line: IncidentLine, waiting: boolean): string =>
  waiting && line.cost === 'penalty' && ctx.edition.policies.whileWaiting !== null
    ? ctx.edition.policies.whileWaiting.article
    : line.article;

/** By a reading, what a forbidden act costs beside or in place of what its own article says. */
const breach = (ctx: Context, line: IncidentLine, look: Seen, base: Bearing): readonly Finding[] => {
  if (ctx.edition.policies.breach === null) return [];
  const { article, reading, cost } = ctx.edition.policies.breach;
  const every = optionOf(reading, ctx.edition, ctx.case.readings) === 'every-breach';
  if (line.cost === 'warning' || line.cost === 'restored' || line.cost === 'annulled') return [];
  if (line.cost !== 'none' && !every) return [];
  return ctx.ask(reading) === 'listed-only' ? [] : [finding(base, article, consequences(ctx, cost, look))];
};

/** 2017 17.1.12 read to the letter: any offence while the opponent has the right costs a disc and the next turn. */
const everyOffence = (ctx: Context, line: IncidentLine, look: Seen, base: Bearing): readonly Finding[] => {
  if (!look.waiting || ctx.edition.policies.whileWaiting === null || (line.cost !== 'warning' && line.cost !== 'turn')) return [];
  if (optionOf('offence-while-waiting', ctx.edition, ctx.case.readings) !== 'every-offence') return [];
  ctx.ask('offence-while-waiting');
  return [finding(base, ctx.edition.policies.whileWaiting.article, ['penalty-disc', ...missedTurn(ctx, base.color)])];
};

const offence = (ctx: Context, line: IncidentLine, look: Seen, index: number): readonly Finding[] => {
  const { type: rule, by: color } = look.incident;
  const base: Bearing = { rule, color, incident: index };
  const discs = restoredDiscs(ctx, line, look.incident);
  const cost = consequences(ctx, line.cost, look);
  const effects = line.restore === undefined || line.cost === 'restored' ? cost : [...cost, ...RESTORES];
  const article = leadingArticle(ctx, line, look.waiting);
  const found = [...breach(ctx, line, look, base), ...everyOffence(ctx, line, look, base), finding(base, article, effects, discs)];
  if (line.article !== article) found.push(finding(base, line.article, NO_EFFECTS));
  for (const other of line.also ?? []) {
    if (other !== article && other !== line.article) found.push(finding(base, other, NO_EFFECTS));
  }
  return found;
};

const judgeOne = (ctx: Context, incident: Incident, index: number): IncidentOutcome => {
  const look = seen(ctx, incident);
  const { line, readings } = matching(ctx, look);
  if (line === null) {
    const id = readings.at(-1) ?? null;
    return silence(id, id === null ? null : optionOf(id, ctx.edition, ctx.case.readings));
  }
  for (const id of readings) ctx.ask(id);
  if (line.cost === 'allowed')
    return { findings: [], notes: readings.length > 0 ? [] : [{ article: line.article, reading: null, option: null }] };
  return { findings: offence(ctx, line, look, index), notes: [] };
};

/** A rule that earlier incidents and this one come to together: its first article carries the consequences, the others cite. */
const tally = (ctx: Context, rule: TallyRule, color: Color, scope?: GameOutcome['scope']): readonly Finding[] => {
  const entry = ctx.edition.rules[rule];
  if (entry === undefined) return [];
  return [entry.article, ...(entry.also ?? [])].map((article, i) => ({
    article,
    rule,
    color,
    effects: i === 0 ? entry.effects : NO_EFFECTS,
    ...(i === 0 && scope !== undefined ? { scope } : {}),
  }));
};

/** The warning that loses the game (`warningsToLoss`), counted with the ones given before. */
const thirdWarning = (ctx: Context, color: Color, findings: readonly Finding[]): readonly Finding[] => {
  const given = findings.filter((found) => found.color === color && found.effects.includes('warning')).length;
  const before = ctx.case.state?.warnings?.[color] ?? 0;
  const entry = ctx.edition.rules['third-warning'];
  const most = statedNumber(ctx.edition.parameters, 'warningsToLoss');
  if (entry === undefined || most === undefined || given === 0 || before + given < most) return [];
  const scope = entry.reading === undefined ? entry.scope : (ctx.ask(entry.reading) as GameOutcome['scope']);
  return tally(ctx, 'third-warning', color, scope);
};

/** Whether a colour loses the game by one of these. */
export const losesGameBy = (findings: readonly Finding[], color: Color, types: readonly string[]): boolean =>
  findings.some((found) => found.color === color && found.effects.includes('game-lost') && types.includes(found.rule));

/** So many games lost by lateness or by misconduct (`lossesToExclusion`) exclude from the competition. */
const secondLosses = (ctx: Context, color: Color, findings: readonly Finding[]): readonly Finding[] => {
  const before = ctx.case.state?.losses?.[color];
  const most = statedNumber(ctx.edition.parameters, 'lossesToExclusion');
  if (most === undefined) return [];
  const late = losesGameBy(findings, color, ['late-arrival']) && (before?.lateness ?? 0) + 1 >= most;
  const rude = losesGameBy(findings, color, ctx.edition.policies.misconduct) && (before?.misconduct ?? 0) + 1 >= most;
  return [...(late ? tally(ctx, 'second-loss-for-lateness', color) : []), ...(rude ? tally(ctx, 'second-loss-for-misconduct', color) : [])];
};

/** Whether a finding is one of those that are counted up over the game. */
const counts = ({ effects }: Finding): boolean => effects.includes('warning') || effects.includes('game-lost');

/** Judges all incidents of a case. An incident for which the book has no rule leaves a note without an article. */
export function incidentFindings(ctx: Context): IncidentOutcome {
  const incidents = ctx.case.incidents ?? [];
  if (incidents.length === 0) return NONE;
  const outcomes = incidents.map((incident, i) => judgeOne(ctx, incident, i));
  const findings = outcomes.length === 1 ? (outcomes[0] as IncidentOutcome).findings : outcomes.flatMap((outcome) => outcome.findings);
  const notes = outcomes.length === 1 ? (outcomes[0] as IncidentOutcome).notes : outcomes.flatMap((outcome) => outcome.notes);
  if (!findings.some(counts)) return { findings, notes };
  // Whose incident came first comes first, not red before black: the ruling knows no colours.
  const offenders = [...new Set(findings.flatMap((found) => found.color ?? []))];
  const tallied = offenders.flatMap((color) => [...thirdWarning(ctx, color, findings), ...secondLosses(ctx, color, findings)]);
  return { findings: [...findings, ...tallied], notes };
}
