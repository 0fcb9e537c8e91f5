/**
 * Discs driven where they may not be, under the club rules: the bullets of 5.6, the several dark discs of 6.1, and what 4.6 allows.
 */

import type { RuleCode } from '../codes.ts';
import type { Context } from '../context.ts';
import type { Way } from '../edition.ts';
import { type DiscFact, inEventOrder } from '../facts.ts';
import type { FindingList } from '../finding-list.ts';
import { cite } from '../findings.ts';
import type { Point } from '../types.ts';
import { inCircle, inEdgeZone } from '../zones.ts';
import { type Fates, fatesOf, laterDark, ownDarkMoved } from './aftermath.ts';

/** 5.6 •7 and •9 against 3.12 and the note to 4.6: the opponent's discs over the board. */
function opponentOff(ctx: Context, way: Way, discs: readonly DiscFact[], out: FindingList): void {
  const { color } = ctx.facts;
  const right = way.verdict === 'correct';
  if (way.direct) {
    if (!right || ctx.ask('club-direct-off-table') === 'returned') cite(ctx, out, 'opponent-off-table', { color, discs });
    return;
  }
  const reading = way.hasLight ? 'club-rebound-off-table-with-light' : 'club-rebound-off-table-only-dark';
  if (right && ctx.ask(reading) === 'turn-only') {
    if (!way.hasLight) cite(ctx, out, 'only-dark-opponent-off-table', { color, discs });
  } else cite(ctx, out, 'rebound-opponent-off-table', { color, discs });
}

/** 6.1: several of one's own dark discs hit by a wrong direct stroke. */
function severalHit(ctx: Context, fates: Fates, out: FindingList): void {
  const { facts } = ctx;
  const touched = facts.discs.filter((disc) => disc.touched && disc.color === facts.color && disc.shade.shade === 'dark');
  const either = [...touched, ...fates.ownOut.filter((disc) => !disc.touched)];
  if (either.length < 2) return;
  const alike = touched.length > 1 && fates.ownOut.length > 1;
  const option = alike ? 'either' : ctx.ask('club-several-hit');
  const counted = option === 'either' ? either : option === 'touched' ? touched : fates.ownOut;
  if (counted.length > 1) cite(ctx, out, 'own-dark-several-driven-out', { color: facts.color, discs: counted });
}

/** The opponent's discs that lie in the striking player's edge zone now and did not before. */
function intoStrikersZone({ facts }: Context): readonly DiscFact[] {
  const { table, seats, color } = facts;
  if (color === null) return [];
  const inZone = (place: Point): boolean => inEdgeZone(table, place, seats[color]);
  return facts.discs.filter(
    ({ color: owner, moved, fate, before, after }) =>
      owner !== color && moved && fate === 'stays' && after !== null && inZone(after) && !inZone(before),
  );
}

/** 5.6 •4 and •10: the opponent's discs in a dark zone, which is their owner's or by reading the striking player's edge zone, or the circle. */
function drivenDark(ctx: Context, { driven }: Fates): readonly DiscFact[] {
  const ofOwner = driven.filter(({ after }) => after !== null && !inCircle(ctx.facts.table, after));
  const ofStriker = intoStrikersZone(ctx);
  if (ofOwner.length + ofStriker.length === 0 || ctx.ask('club-driven-zone-whose') === 'owners') return driven;
  return [...driven.filter((disc) => !ofOwner.includes(disc)), ...ofStriker];
}

/** 5.6 •4 and •6. */
function drivenByDirect(ctx: Context, fates: Fates, out: FindingList): void {
  const { color } = ctx.facts;
  const driven = drivenDark(ctx, fates);
  if (driven.length > 0) cite(ctx, out, 'opponent-driven-dark', { color, discs: driven });
  if (fates.out.length > 0) cite(ctx, out, 'opponent-driven-out', { color, discs: fates.out });
}

function wrongDirect(ctx: Context, fates: Fates, out: FindingList): void {
  const later = laterDark(ctx.facts);
  if (later.length > 0) cite(ctx, out, 'own-dark-directly', { color: ctx.facts.color, discs: later });
  severalHit(ctx, fates, out);
  drivenByDirect(ctx, fates, out);
}

/** By what the opponent's discs were driven in a stroke that 4.6 allows. */
function lawfully(ctx: Context, way: Way, discs: readonly DiscFact[], out: FindingList): void {
  const { color } = ctx.facts;
  for (const disc of inEventOrder(ctx.case.report?.events ?? [], discs)) {
    const rule: RuleCode =
      !way.direct && !way.hasLight ? 'driven-dark-by-rebound' : disc.touched ? 'driven-dark-by-striker' : 'driven-dark-by-several';
    cite(ctx, out, rule, { color, discs: [disc] });
  }
}

/** Own dark discs reached after a light one (4.5 •2, •3). */
function ownDark(ctx: Context, out: FindingList): void {
  const { color } = ctx.facts;
  for (const disc of ownDarkMoved(ctx)) {
    cite(ctx, out, disc.touched ? 'dark-by-striker' : 'dark-by-several', { color, discs: [disc] });
  }
}

/** What came of a stroke after the first contact. */
export function clubAftermath(ctx: Context, way: Way, out: FindingList): void {
  const fates = fatesOf(ctx);
  const { color } = ctx.facts;
  if (fates.opponentOff.length > 0) opponentOff(ctx, way, fates.opponentOff, out);
  const right = way.verdict === 'correct';
  const moved = fates.driven.length + fates.out.length > 0;
  const literal = right && moved && (way.direct || way.hasLight) && ctx.ask('club-dark-zone-bullets') === 'every-stroke';
  if (way.direct && !right) wrongDirect(ctx, fates, out);
  else if (way.direct && literal) drivenByDirect(ctx, fates, out);
  else if (way.hasLight && (!right || literal)) {
    const driven = drivenDark(ctx, fates);
    if (driven.length > 0) cite(ctx, out, 'rebound-opponent-driven-dark', { color, discs: driven });
  }
  if (!right) return;
  ownDark(ctx, out);
  if (moved && !literal) lawfully(ctx, way, [...fates.driven, ...fates.out], out);
}
