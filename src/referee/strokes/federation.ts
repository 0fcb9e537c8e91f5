/**
 * Discs driven where they may not be, under the federations' rules: what a punishable stroke restores, what it leaves, when it costs the set
 * (2017 13.5-13.8, 16.1.1, 16.1.4, 17.1.8, 17.1.13, 17.1.18, 21.4, 21.5, and their counterparts).
 */

import type { Context } from '../context.ts';
import type { Way } from '../edition.ts';
import { type DiscFact, inEventOrder, shadeAfter } from '../facts.ts';
import type { FindingList } from '../finding-list.ts';
import { cite } from '../findings.ts';
import { restoredBy } from '../restoration.ts';
import { inCircle, inEdgeZone } from '../zones.ts';
import { type Fates, fatesOf, laterDark, ownDarkMoved } from './aftermath.ts';

/** 16.1.1: two or more own dark discs driven out. */
function severalOut(ctx: Context, way: Way, fates: Fates, out: FindingList): boolean {
  if (fates.ownOut.length < 2) return false;
  if (!way.direct && ctx.ask('several-dark-by-rebound') === 'restored') return false;
  return cite(ctx, out, 'own-dark-several-driven-out', { color: ctx.facts.color, discs: fates.ownOut });
}

/** Whether a disc of either colour lay in the shooter's dark zones. */
function inShootersZones(ctx: Context, { before }: DiscFact): boolean {
  const { shooter, table } = ctx.facts;
  return inCircle(table, before) || (shooter !== null && inEdgeZone(table, before, shooter));
}

/** Whether the disc touched first and the stroke are such as 16.1.4 means. */
function isMeantFirst(ctx: Context, way: Way, own: boolean): boolean {
  if (own && way.verdict === 'punishable') return true;
  const option = ctx.ask('several-moved-first-disc');
  return option === 'to-the-letter' || (option === 'any-punishable' && way.verdict === 'punishable');
}

/** 16.1.4: an own dark disc first, then two or more others moved. */
function severalMoved(ctx: Context, way: Way, out: FindingList): void {
  const { first } = ctx.facts.striker;
  const own = first.some((disc) => disc.color === ctx.facts.color && disc.shade.shade === 'dark');
  if (!own && !first.some((disc) => inShootersZones(ctx, disc))) return;
  const others = ctx.facts.discs.filter((disc) => disc.moved && disc.fate !== 'fell-later' && !first.includes(disc));
  if (others.length < 2 || !isMeantFirst(ctx, way, own)) return;
  const struck = others.filter((disc) => disc.touched);
  if (struck.length < 2 && ctx.ask('several-moved-how') === 'by-striker') return;
  if (!way.direct && ctx.ask('several-moved-by-rebound') === 'no-loss') return;
  cite(ctx, out, 'own-dark-first-several-moved', { color: ctx.facts.color, discs: others });
}

/** Own dark discs that only other discs moved and that are dark still: touched by the stroke, by reading. */
function darkMovedByDiscs(ctx: Context, fates: Fates): readonly DiscFact[] {
  const moved = ownDarkMoved(ctx).filter((disc) => !disc.touched && disc.fate !== 'fell-later' && !fates.ownOut.includes(disc));
  return moved.length > 0 && ctx.ask('own-dark-touched-by') === 'by-disc' ? moved : [];
}

function ownDiscs(ctx: Context, way: Way, fates: Fates, out: FindingList): void {
  const { color } = ctx.facts;
  const later = [...laterDark(ctx.facts).filter((disc) => disc.moved), ...darkMovedByDiscs(ctx, fates)];
  if (later.length > 0) cite(ctx, out, way.direct ? 'own-dark-directly' : 'own-dark-touched', { color, discs: later });
  severalMoved(ctx, way, out);
  if (!severalOut(ctx, way, fates, out) && fates.ownOut.length > 0) cite(ctx, out, 'own-dark-driven-out', { color, discs: fates.ownOut });
  const light = fates.ownOff.filter((disc) => disc.shade.shade === 'light');
  if (light.length > 0 && ctx.ask('own-off-table-punishable') === 'restored') cite(ctx, out, 'own-off-table', { color, discs: light });
}

/** Doubles: any edge zone of the opponents' that is not their dark zone now. */
function otherRearZone(ctx: Context): readonly DiscFact[] {
  const { facts } = ctx;
  const { opponent } = facts;
  if (ctx.case.format === 'singles' || opponent === null) return [];
  const rear = ctx.case.colors[opponent].filter((seat) => seat !== facts.seats[opponent]);
  return facts.discs.filter((disc) => {
    if (disc.color === facts.color || !disc.moved || disc.after === null || disc.shade.shade === 'dark') return false;
    const { before, after } = disc;
    return rear.some((seat) => inEdgeZone(facts.table, after, seat) && !inEdgeZone(facts.table, before, seat));
  });
}

function drivenInDoubles(ctx: Context, way: Way, driven: readonly DiscFact[], out: FindingList): void {
  const { facts } = ctx;
  const circle = driven.filter((disc) => shadeAfter(facts, disc)?.zone === 'circle');
  const edge = driven.filter((disc) => !circle.includes(disc));
  const margin = marginAfter(ctx, driven);
  if (circle.length > 0) cite(ctx, out, 'circle-in-doubles', { color: facts.color, discs: circle, margin });
  const restores = edge.length > 0 && !way.direct && ctx.ask('rear-zone-by-rebound') === 'restored';
  if (restores) cite(ctx, out, 'opponent-driven-dark', { color: facts.color, discs: edge, margin });
  const other = otherRearZone(ctx);
  const rear = [...(restores ? [] : edge), ...(other.length > 0 && ctx.ask('rear-zone-which') === 'either' ? other : [])];
  if (rear.length > 0) cite(ctx, out, 'rear-zone', { color: facts.color, discs: rear });
}

function marginAfter(ctx: Context, discs: readonly DiscFact[]): number {
  let margin = Number.POSITIVE_INFINITY;
  for (const disc of discs) {
    margin = Math.min(margin, shadeAfter(ctx.facts, disc)?.margin ?? margin);
  }
  return margin;
}

function opponentDiscs(ctx: Context, way: Way, fates: Fates, out: FindingList): void {
  const { color } = ctx.facts;
  const several = fates.driven.length + fates.opponentOff.length > 2 && ctx.ask('opponents-several') === 'stays';
  if (ctx.case.format === 'doubles') drivenInDoubles(ctx, way, fates.driven, out);
  else if (fates.driven.length > 0 && !several) {
    cite(ctx, out, 'opponent-driven-dark', { color, discs: fates.driven, margin: marginAfter(ctx, fates.driven) });
  }
  if (fates.opponentOff.length > 0) cite(ctx, out, 'opponent-off-table', { color, discs: fates.opponentOff });
  if (fates.within.length > 0) withinDark(ctx, fates.within, out);
}

/** The opponent's dark discs that were moved and stayed dark: left where they are, from edge zone to circle by reading. */
function withinDark(ctx: Context, within: readonly DiscFact[], out: FindingList): void {
  const { color } = ctx.facts;
  const toCircle = within.filter((disc) => disc.shade.zone === 'edge' && shadeAfter(ctx.facts, disc)?.zone === 'circle');
  if (toCircle.length > 0 && ctx.ask('edge-zone-to-circle') === 'restored') {
    cite(ctx, out, ctx.case.format === 'doubles' ? 'circle-in-doubles' : 'opponent-driven-dark', { color, discs: toCircle });
  }
  cite(ctx, out, 'opponent-dark-moved', { color, discs: within });
}

/** Own dark discs from one dark zone to the other: driven out of the one by reading. */
function zoneToZone(ctx: Context): readonly DiscFact[] {
  const { facts } = ctx;
  const moved = facts.discs.filter((disc) => {
    if (disc.color !== facts.color || !disc.moved || disc.shade.shade !== 'dark') return false;
    const now = shadeAfter(facts, disc);
    return now?.shade === 'dark' && now.zone !== disc.shade.zone;
  });
  return moved.length > 0 && ctx.ask('own-dark-to-other-zone') === 'driven-out' ? moved : [];
}

function punishable(ctx: Context, way: Way, fates: Fates, out: FindingList): void {
  const toOther = zoneToZone(ctx);
  ownDiscs(ctx, way, toOther.length > 0 ? { ...fates, ownOut: [...fates.ownOut, ...toOther] } : fates, out);
  opponentDiscs(ctx, way, fates, out);
  const back = restoredBy(ctx, out);
  const rest = ctx.facts.discs.filter((disc) => disc.moved && disc.fate !== 'fell-later' && !back.has(disc.id));
  if (rest.length > 0 && ctx.ask('restoration-after-punishable') === 'everything') {
    cite(ctx, out, 'own-dark-directly', { color: ctx.facts.color, discs: rest, effects: ['restore'] });
  }
}

/** By what the opponent's disc was driven into a dark zone in a right stroke (13.7.1-13.7.4). */
function lawfully(ctx: Context, way: Way, driven: readonly DiscFact[], out: FindingList): void {
  const { color, striker } = ctx.facts;
  const byCircle = !striker.far && striker.first.some((disc) => disc.color === color && disc.shade.zone === 'circle');
  if (byCircle && ctx.ask('drive-dark-after-circle-disc') === 'forbidden') {
    cite(ctx, out, 'opponent-driven-dark', { color, discs: driven });
    return;
  }
  for (const disc of inEventOrder(ctx.case.report?.events ?? [], driven)) {
    if (!way.hasLight && striker.far) cite(ctx, out, 'driven-dark-by-rebound', { color, discs: [disc] });
    else if (disc.touched) cite(ctx, out, 'driven-dark-by-striker', { color, discs: [disc] });
    else cite(ctx, out, touchedByOwn(ctx, disc) ? 'driven-dark-by-own' : 'driven-dark-by-several', { color, discs: [disc] });
  }
}

/** Whether a disc was in contact with one of the shooter's. */
function touchedByOwn(ctx: Context, disc: DiscFact): boolean {
  const own = ctx.facts.color;
  return (ctx.case.report?.events ?? []).some((event) => {
    if (event.type !== 'contact') return false;
    const other = event.a === disc.id ? event.b : event.b === disc.id ? event.a : null;
    return other !== null && own !== null && other.startsWith(own);
  });
}

/** Own dark discs reached lawfully (13.3.2-13.3.4). */
function ownDarkLawfully(ctx: Context, out: FindingList): void {
  const { color } = ctx.facts;
  for (const disc of ownDarkMoved(ctx)) {
    const rule = disc.touched ? 'dark-by-striker' : touchedByOwn(ctx, disc) ? 'dark-by-light' : 'dark-by-several';
    cite(ctx, out, rule, { color, discs: [disc] });
  }
}

/** 17.1.18 and its counterpart of 2008 speak of direct strokes without saying that they must be punishable. */
function rearZoneByRightStroke(ctx: Context, way: Way, fates: Fates, out: FindingList): void {
  if (ctx.case.format === 'singles' || !way.direct) return;
  const { color } = ctx.facts;
  const edge = fates.driven.filter((disc) => shadeAfter(ctx.facts, disc)?.zone === 'edge');
  const rear = [...edge, ...otherRearZone(ctx)];
  if (rear.length > 0 && ctx.ask('rear-zone-by-right-stroke') === 'every-direct') cite(ctx, out, 'rear-zone', { color, discs: rear });
}

/** 2008 16.1.1 speaks of direct strokes without saying that they must be punishable. */
function severalByRightStroke(ctx: Context, way: Way, fates: Fates, out: FindingList): void {
  if (way.direct && fates.ownOut.length > 1 && ctx.ask('several-dark-by-right-stroke') === 'set-lost') severalOut(ctx, way, fates, out);
}

/** What came of a stroke after the first contact. */
export function federationAftermath(ctx: Context, way: Way, out: FindingList): void {
  const fates = fatesOf(ctx);
  if (fates.out.length > 0) cite(ctx, out, 'opponent-driven-out', { color: ctx.facts.color, discs: fates.out });
  if (way.verdict === 'punishable') {
    punishable(ctx, way, fates, out);
    return;
  }
  ownDarkLawfully(ctx, out);
  severalMoved(ctx, way, out);
  if (fates.driven.length > 0) lawfully(ctx, way, fates.driven, out);
  severalByRightStroke(ctx, way, fates, out);
  rearZoneByRightStroke(ctx, way, fates, out);
}
