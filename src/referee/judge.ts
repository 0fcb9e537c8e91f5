/** The referee: what was found, what follows for the right to play, the set and the game, and where every disc goes. */

import { compareDiscs } from '../geometry/discs.ts';
import { asker, type Context } from './context.ts';
import { noDebts } from './debts.ts';
import type { EditionRules, StrokeJudges, Way } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { factsOf } from './facts.ts';
import { FindingList, gameOf, setOf } from './finding-list.ts';
import { cite } from './findings.ts';
import { incidentFindings } from './incidents/findings.ts';
import { accountFindings, accountOf, debtsLeft } from './penalties.ts';
import { restoredBy } from './restoration.ts';
import { type SeriesEnd, setFindings } from './set.ts';
import { noteSizes } from './sizes.ts';
import { oddDiscs, strikerFindings } from './strokes/aftermath.ts';
import { clubAftermath } from './strokes/club.ts';
import { clubWay } from './strokes/club-way.ts';
import { federationAftermath } from './strokes/federation.ts';
import { fellBackFindings } from './strokes/fell-back.ts';
import { federationWay } from './strokes/way.ts';
import { asLeft, isBlocked, settle } from './table.ts';
import { losesRight, tallyOf, turnFindings } from './turn.ts';
import type { ByColor, Color, DiscId, Finding, Note, RefereeCase, Ruling } from './types.ts';

/** The accounts of strokes that editions choose from. */
const STROKES: Readonly<Record<EditionRules['policies']['strokes'], StrokeJudges>> = {
  federation: { way: federationWay, aftermath: federationAftermath },
  club: { way: clubWay, aftermath: clubAftermath },
};

interface Judged {
  readonly ctx: Context;
  readonly findings: FindingList;
  readonly way: Way | null;
  readonly end: SeriesEnd;
  readonly restored: ReadonlySet<DiscId>;
}

/** A stroke that never reached the disc which fell by itself: the player strokes again. */
function isRepeated(ctx: Context): boolean {
  const { discs, striker } = ctx.facts;
  if (striker.first.length > 0) return false;
  return discs.some((disc) => disc.fell === 'during-stroke') && ctx.ask('fell-before-touch') === 'repeat';
}

/** By a reading of 2017 11.9 every stroke that costs a penalty disc is a punishable one, whatever its way to the first disc. */
function asPunished(ctx: Context, way: Way, out: FindingList): Way {
  const { pocketed, offTable } = ctx.facts.striker;
  if (way.verdict === 'punishable' || !(pocketed || offTable)) return way;
  if (ctx.ask('punishable-stroke-means') === 'wrong-way') return way;
  cite(ctx, out, 'punishable-stroke', { color: ctx.facts.color });
  return { ...way, verdict: 'punishable' };
}

function strokeFindings(ctx: Context, out: FindingList): Way {
  if (isRepeated(ctx)) {
    oddDiscs(ctx, out);
    return { verdict: 'correct', direct: true, hasLight: true };
  }
  const way = asPunished(ctx, STROKES[ctx.edition.policies.strokes].way(ctx, out), out);
  STROKES[ctx.edition.policies.strokes].aftermath(ctx, way, out);
  strikerFindings(ctx, way, out);
  oddDiscs(ctx, out);
  fellBackFindings(ctx, out);
  return way;
}

function addIncidents(ctx: Context, out: FindingList, notes: Note[]): void {
  if (ctx.case.incidents === undefined || ctx.case.incidents.length === 0) return;
  const found = incidentFindings(ctx);
  for (const one of found.findings) out.add(one);
  notes.push(...found.notes);
}

function investigate(ctx: Context, notes: Note[]): Judged {
  const findings = new FindingList();
  const { stroke, color } = ctx.facts;
  const way = stroke ? strokeFindings(ctx, findings) : null;
  if (!stroke && ctx.case.report !== undefined) oddDiscs(ctx, findings);
  addIncidents(ctx, findings, notes);
  let restored = restoredBy(ctx, findings);
  if (isBlocked(ctx, restored) && ctx.ask('restoration-blocked') === 'replay') {
    cite(ctx, findings, 'restoration-blocked');
    restored = restoredBy(ctx, findings);
  }
  const tally = tallyOf(ctx, restored);
  if (stroke) turnFindings(ctx, tally, findings);
  if (color !== null) offenceFindings(ctx, color, findings);
  penalisedPartners(ctx, findings);
  const end = setFindings(ctx, way, tally, findings);
  return { ctx, findings, way, end, restored };
}

/** An offence that costs a penalty disc costs the right to play; several in one stroke cost one disc. */
function offenceFindings(ctx: Context, color: Color, findings: FindingList): void {
  if (!findings.has('penalty-disc', color)) return;
  let first: Finding | null = null;
  let several = false;
  const { all } = findings;
  for (let i = 0; i < all.length; i++) {
    const found = all[i] as Finding;
    if (!findings.carries(i, 'penalty-disc') || found.color !== color) continue;
    // That the stroke was punishable is no offence beside the one that made it so.
    if (first !== null && found.rule !== first.rule && found.rule !== 'punishable-stroke') several = true;
    first ??= found;
  }
  cite(ctx, findings, 'penalty-loses-turn', { color });
  if (several) cite(ctx, findings, 'several-offences', { color });
}

/** Doubles: which of a pair bears the penalty, whoever of them has or waits for the right. */
function penalisedPartners(ctx: Context, findings: FindingList): void {
  if (ctx.case.format === 'singles') return;
  for (const color of ['red', 'black'] as const) {
    if (findings.has('penalty-disc', color)) cite(ctx, findings, 'penalised-partner', { color });
  }
}

function turnOf({ ctx, findings, end }: Judged): Ruling['turn'] {
  const { color } = ctx.facts;
  if (color === null) return null;
  if (end === 'interrupted') return 'interrupted';
  return losesRight(findings, color) ? 'passes' : 'continues';
}

/** One warning for each incident that earns one. */
function warningsIn(findings: FindingList): ByColor<number> {
  const given = { red: 0, black: 0 };
  if (!findings.has('warning')) return given;
  findings.all.forEach(({ color, effects, incident, rule }, index) => {
    if (color === undefined || !effects.includes('warning')) return;
    const first = findings.all.findIndex(
      (other) => other.rule === rule && other.incident === incident && other.effects.includes('warning'),
    );
    if (incident === undefined || first === index) given[color]++;
  });
  return given;
}

interface Common {
  readonly edition: RefereeCase['edition'];
  readonly stroke: Ruling['stroke'];
  readonly losesNext: Color | null;
  readonly warnings: ByColor<number>;
  readonly excluded: Color | null;
}

function decided(judged: Judged, common: Common, notes: readonly Note[]): Ruling {
  const { ctx, findings } = judged;
  const game = gameOf(findings.all);
  return {
    ...common,
    turn: null,
    losesNext: null,
    penaltyDiscs: { red: 0, black: 0 },
    debts: noDebts(ctx.case.format),
    set: game === null ? setOf(findings.all) : null,
    game,
    restored: [],
    placements: [],
    unplaced: [],
    position: asLeft(ctx),
    findings: findings.decisiveFirst(),
    notes,
  };
}

function ongoing(judged: Judged, common: Common, notes: readonly Note[]): Ruling {
  const { ctx, findings, restored, end } = judged;
  // Exclusion ends the game: nobody strokes on.
  const turn = common.excluded === null ? turnOf(judged) : null;
  const account = accountOf(ctx, findings, turn, end);
  const settled = settle(ctx, restored, account.due);
  accountFindings(ctx, account, settled.placed, end, findings);
  return {
    edition: common.edition,
    stroke: common.stroke,
    turn,
    losesNext: common.losesNext,
    penaltyDiscs: account.awarded,
    warnings: common.warnings,
    debts: debtsLeft(ctx, account, settled.placed),
    set: null,
    game: null,
    excluded: common.excluded,
    restored: restored.size === 0 ? [] : [...restored].sort(compareDiscs),
    placements: settled.placements,
    unplaced: settled.unplaced,
    position: ctx.facts.known ? settled.position : null,
    findings: findings.decisiveFirst(),
    notes,
  };
}

/** Rules on one case, under the edition it names or another rulebook. Never throws on a sound case; a gap in the book is a note. */
export function judge(c: RefereeCase, edition: EditionRules = EDITIONS[c.edition]): Ruling {
  const notes: Note[] = [];
  const ctx: Context = { case: c, edition, facts: factsOf(c, edition), ask: asker(edition, c.readings, notes) };
  noteSizes(edition, ctx.facts.table, ctx.ask);
  const judged = investigate(ctx, notes);
  const { findings, way } = judged;
  const excluded = findings.first('excluded')?.color ?? null;
  const common: Common = {
    edition: c.edition,
    stroke: way?.verdict ?? null,
    losesNext: findings.first('loses-next')?.color ?? null,
    warnings: warningsIn(findings),
    excluded,
  };
  return findings.decidesSet() || findings.has('game-lost') ? decided(judged, common, notes) : ongoing(judged, common, notes);
}
