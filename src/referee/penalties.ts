/**
 * The account of penalty discs: what this ruling awards, what is due now, what waits, what is void (2017 17.2, 17.4-17.6; 2010 and 2008 17.2-17.6;
 * club 5.1-5.5).
 */

import type { Context } from './context.ts';
import { debtsAfter, owed, punishedSeat } from './debts.ts';
import type { FindingList } from './finding-list.ts';
import { cite } from './findings.ts';
import { ofColor } from './seats.ts';
import type { SeriesEnd } from './set.ts';
import { type Due, dueOf } from './table.ts';
import type { ByColor, Color, Debts, Ruling, Seat } from './types.ts';

/** What a ruling does to what both players owe. */
export interface Account {
  readonly awarded: ByColor<number>;
  readonly due: ByColor<Due>;
  /** Debts that are void because their discs were forgotten. */
  readonly annulled: ByColor<number>;
  /** In doubles: seats whose debts are void though it is not their turn. */
  readonly annulledSeats: readonly Seat[];
}

const NOTHING: Due = { debts: 0, penalties: 0 };

/** Several offences of one player in one stroke cost one penalty disc (2017 17.2, club 5.5). */
function awards(findings: FindingList): ByColor<number> {
  const one = (color: Color): number => (findings.has('penalty-disc', color) ? 1 : 0);
  return { red: one('red'), black: one('black') };
}

/** Seats other than the punished ones whose forgotten discs are void (doubles, where the incident names the seat). */
function annulledSeats(ctx: Context, findings: FindingList): readonly Seat[] {
  if (ctx.case.format === 'singles' || !findings.has('debt-annulled')) return [];
  const seats = findings.all.map(({ effects, incident }) =>
    effects.includes('debt-annulled') && incident !== undefined ? ctx.case.incidents?.[incident]?.seat : undefined,
  );
  return seats.filter((seat) => seat !== undefined);
}

/** How much of a colour's debt is void. */
function annulledOf(ctx: Context, findings: FindingList, seats: readonly Seat[], color: Color): number {
  if (!findings.has('debt-annulled', color)) return 0;
  if (seats.length > 0 && !seats.includes(punishedSeat(ctx, color))) return 0;
  const debt = owed(ctx, ctx.case.state?.debts, color);
  return debt < 2 || ctx.ask('debt-annulled-how-many') === 'one' ? Math.min(debt, 1) : debt;
}

/** Whether a colour keeps discs on the table; who has none left gets what he owes at once. */
const hasOnTable = (ctx: Context, color: Color): boolean =>
  ctx.facts.discs.some((disc) => disc.color === color && disc.fate !== 'pocketed');

/** Which of a colour's discs are due now: all it owes, only what it earned in this series, or none. */
function dueNow(ctx: Context, turn: Ruling['turn'], end: SeriesEnd, color: Color): 'all' | 'earned' | 'none' {
  const isShooter = color === ctx.facts.color;
  if (end === 'debts-now') return isShooter ? 'all' : 'none';
  if (turn !== 'passes') return 'none';
  if (isShooter || ctx.edition.policies.placesBothDebts.value) return 'all';
  return hasOnTable(ctx, color) ? 'earned' : 'all';
}

/** Reckons a ruling's account. */
export function accountOf(ctx: Context, findings: FindingList, turn: Ruling['turn'], end: SeriesEnd): Account {
  const awarded = awards(findings);
  const seats = annulledSeats(ctx, findings);
  const annulled = { red: annulledOf(ctx, findings, seats, 'red'), black: annulledOf(ctx, findings, seats, 'black') };
  const due = (color: Color): Due => {
    if (!ctx.facts.known) return NOTHING;
    const { debts, penalties } = dueOf(ctx, color, ofColor(awarded, color), dueNow(ctx, turn, end, color));
    return { debts: Math.max(0, debts - ofColor(annulled, color)), penalties };
  };
  return { awarded, annulled, annulledSeats: seats, due: { red: due('red'), black: due('black') } };
}

/** Puts down which discs came out, which are owed, and which wait for the end of the series. */
export function accountFindings(ctx: Context, account: Account, placed: ByColor<number>, end: SeriesEnd, findings: FindingList): void {
  for (const color of ['red', 'black'] as const) {
    const { debts, penalties } = ofColor(account.due, color);
    const out = ofColor(placed, color);
    if (out < debts + penalties) cite(ctx, findings, 'penalty-debt', { color });
    if (out > 0) cite(ctx, findings, 'penalty-placement', { color });
    if (out > 0 && debts > 0 && end !== 'debts-now') cite(ctx, findings, 'debt-paid', { color });
    if (ofColor(account.awarded, color) > penalties) cite(ctx, findings, 'penalty-waits', { color });
  }
}

/** What stands as debts after everything was placed. Where the book knows no debts, what was due and found no disc is void. */
export function debtsLeft(ctx: Context, account: Account, placed: ByColor<number>): Debts {
  const stands = ctx.edition.rules['penalty-debt'] !== undefined;
  const left = (color: Color): number => {
    const before = owed(ctx, ctx.case.state?.debts, color) - ofColor(account.annulled, color);
    const { debts, penalties } = ofColor(account.due, color);
    return Math.max(0, before + ofColor(account.awarded, color) - (stands ? ofColor(placed, color) : debts + penalties));
  };
  const debts = debtsAfter(ctx, { red: left('red'), black: left('black') });
  const others = account.annulledSeats.filter((seat) => seat !== punishedSeat(ctx, 'red') && seat !== punishedSeat(ctx, 'black'));
  return others.length === 0 ? debts : { ...debts, ...Object.fromEntries(others.map((seat) => [seat, 0])) };
}
