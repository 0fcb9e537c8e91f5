/**
 * Entries of a score sheet: nobody has written down where the discs lay, only what the referee at the table found. The ruling is the finding with
 * the consequences that the edition gives to its rule; nothing is placed, what is due counts as a debt until it is noted as placed.
 */
import type { RuleCode } from '../codes.ts';
import type { Ask } from '../context.ts';
import { debtorOf, noDebts, owedIn } from '../debts.ts';
import type { RuleEntry } from '../edition.ts';
import { EDITIONS } from '../editions.ts';
import { FindingList, gameOf, setOf } from '../finding-list.ts';
import { entryOf } from '../findings.ts';
import { colorOfSeat, otherColor } from '../seats.ts';
import { decidingReplayBy, isAnswer, isByThird, missesAnswer, playsOnOwing } from '../set.ts';
import { losesRight } from '../turn.ts';
import type { Color, Debts, Finding, RefereeCase, Ruling, Seat } from '../types.ts';

/** One finding as written down: against whom, by which rule. */
export interface Noted {
  readonly rule: RuleCode;
  readonly color: Color;
  /** Doubles: who of the pair bears it, where that is not who strokes, or of the waiting pair who strokes next. */
  readonly seat?: Seat;
}

/** Whether the edition has this rule at all. */
export const knowsRule = (question: RefereeCase, rule: RuleCode): boolean =>
  entryOf(EDITIONS[question.edition], question.format, rule) !== undefined;

/**
 * The rule that decides what was noted: an answered first series in the deciding set, where the book has a rule of its own for it (club 7.6); a
 * cleared first series that nobody may answer.
 */
function decidingRule(question: RefereeCase, { rule, color }: Noted, ask: Ask): RuleCode {
  const { state, format } = question;
  if (rule === 'first-series-answered' && state?.deciding === true && format === 'singles') {
    return knowsRule(question, 'first-series-answered-deciding') ? 'first-series-answered-deciding' : rule;
  }
  if (rule === 'first-series-cleared' && missesAnswer({ case: question, ask }, otherColor(color))) return 'first-series-not-answered';
  return rule;
}

/** How a set is begun again, where the book leaves that to a reading. */
function replayBy(question: RefereeCase, rule: RuleCode, entry: RuleEntry, ask: Ask): Finding['replay'] {
  if (rule === 'first-series-answered-deciding') return decidingReplayBy(ask('club-deciding-replay'));
  if (rule === 'dark-misses' && ask('dark-miss-sides') === 'change') return { swapSides: true, swapFirst: false };
  if (rule === 'first-series-answered' && isByThird(question)) return { swapSides: false, swapFirst: false };
  return entry.replay;
}

function findingOf(question: RefereeCase, noted: Noted, ask: Ask): Finding {
  const { color } = noted;
  const rule = decidingRule(question, noted, ask);
  const entry = entryOf(EDITIONS[question.edition], question.format, rule) as RuleEntry;
  const replay = replayBy(question, rule, entry, ask);
  return {
    article: entry.article,
    rule,
    effects: entry.effects,
    color,
    ...(entry.scope === undefined ? {} : { scope: entry.scope }),
    ...(replay === undefined ? {} : { replay }),
  };
}

function turnOf(question: RefereeCase, out: FindingList): Ruling['turn'] {
  if (question.shooter === undefined) return null;
  const color = colorOfSeat(question.colors, question.shooter);
  if (out.has('turn-interrupted')) return 'interrupted';
  return losesRight(out, color) ? 'passes' : 'continues';
}

/** What a finding does to its player's debt: a penalty disc more, or one placed. */
const debtChange = (note: Noted, found: Finding): number => {
  if (note.rule === 'penalty-placement') return -1;
  return found.effects.includes('penalty-disc') ? 1 : 0;
};

/** Debts by colour, in doubles by seat. Several offences of one player in one entry cost one disc (2017 17.2, club 5.5). */
function debtsAfter(question: RefereeCase, noted: readonly Noted[], findings: readonly Finding[]): Debts {
  const { state } = question;
  const after: Record<string, number> = {};
  for (const [key, n] of Object.entries((state?.debts ?? {}) as Readonly<Record<string, number | undefined>>)) after[key] = n ?? 0;
  const awarded = new Set<string>();
  for (const [i, note] of noted.entries()) {
    const key = (question.format === 'doubles' && note.seat) || debtorOf(question, note.color);
    const change = debtChange(note, findings[i] as Finding);
    if (change > 0 && awarded.has(key)) continue;
    if (change > 0) awarded.add(key);
    after[key] = Math.max(0, (after[key] ?? 0) + change);
  }
  return after as unknown as Debts;
}

/** The answer to a cleared first series has failed: the other one has won, or plays on where he owes a disc (20.4, club 7.5). */
function failedAnswer(question: RefereeCase, out: FindingList, ask: Ask): readonly Noted[] {
  const { shooter, colors, edition } = question;
  if (shooter === undefined || setOf(out.all) !== null || gameOf(out.all) !== null || turnOf(question, out) !== 'passes') return [];
  const other = otherColor(colorOfSeat(colors, shooter));
  if (!isAnswer({ case: question, edition: EDITIONS[edition] }, other)) return [];
  const due = owedIn(question, other) > 0 || out.has('penalty-disc', other);
  const rule = due && playsOnOwing({ ask }) ? 'cleared-player-plays-on' : 'first-series-not-answered';
  return knowsRule(question, rule) ? [{ rule, color: other }] : [];
}

/** The ruling that follows from what was written down. Every rule must be one of the edition's (`knowsRule`). */
export function ruleNoted(question: RefereeCase, noted: readonly Noted[], ask: Ask): Ruling {
  const out = new FindingList();
  for (const note of noted) out.add(findingOf(question, note, ask));
  for (const note of failedAnswer(question, out, ask)) out.add(findingOf(question, note, ask));
  const findings = out.all;
  const game = gameOf(findings);
  const set = game === null ? setOf(findings) : null;
  const decided = game !== null || set !== null;
  const penalty = (color: Color): number => (!decided && out.has('penalty-disc', color) ? 1 : 0);
  const penaltyDiscs = { red: penalty('red'), black: penalty('black') };
  const warned = (color: Color): number => findings.filter((found) => found.color === color && found.effects.includes('warning')).length;
  return {
    edition: question.edition,
    stroke: null,
    turn: decided ? null : turnOf(question, out),
    losesNext: decided ? null : (findings.find((found) => found.effects.includes('loses-next'))?.color ?? null),
    penaltyDiscs,
    warnings: { red: warned('red'), black: warned('black') },
    debts: decided ? noDebts(question.format) : debtsAfter(question, noted, findings),
    set,
    game,
    excluded: findings.find((found) => found.effects.includes('excluded'))?.color ?? null,
    restored: [],
    placements: [],
    unplaced: [],
    position: null,
    findings,
    notes: [],
  };
}
