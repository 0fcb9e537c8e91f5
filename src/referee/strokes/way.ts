/**
 * The way to the first contact under the federations' rules: a stroke is right where the striker touches an own light disc first; where there is
 * none, the far board before any disc; or a side board and then an own disc in the circle (2017 11.8, 13.1-13.4, 2010 11.4, 13.1-13.4, 2008 11, 13).
 */

import type { Context } from '../context.ts';
import type { Way } from '../edition.ts';
import type { DiscFact, StrikerFact } from '../facts.ts';
import type { FindingList } from '../finding-list.ts';
import { cite } from '../findings.ts';

/** What the first contact was with, and how the striker came to it. */
export interface Approach {
  readonly first: readonly DiscFact[];
  readonly light: boolean;
  readonly dark: boolean;
  readonly opponent: boolean;
  readonly far: boolean;
  readonly side: boolean;
  readonly direct: boolean;
  readonly hasLight: boolean;
}

/** A board touched at the very moment of the first disc counts by reading. */
function boards(ctx: Context, striker: StrikerFact): { far: boolean; side: boolean; own: boolean } {
  const { far, side, own, boardTogether } = striker;
  if (boardTogether === null || striker.first.length === 0 || ctx.ask('board-and-disc-together') === 'disc-first')
    return { far, side, own };
  return { far: far || boardTogether === 'far', side: side || boardTogether === 'side', own: own || boardTogether === 'own' };
}

/** Sums up how the striker came to its first disc. */
export function approachOf(ctx: Context): Approach {
  const { facts } = ctx;
  const { first } = facts.striker;
  const { far, side, own } = boards(ctx, facts.striker);
  let light = false;
  let dark = false;
  let opponent = false;
  for (const disc of first) {
    if (disc.color !== facts.color) opponent = true;
    else if (disc.shade.shade === 'light') light = true;
    else dark = true;
  }
  const hasLight = facts.discs.some((disc) => disc.color === facts.color && disc.shade.shade === 'light');
  return { first, light, dark, opponent, far, side, direct: !(far || side || own), hasLight };
}

/** How near (mm) the nearest of these discs was to the other shade. */
export function leastMargin(discs: readonly DiscFact[]): number {
  let margin = Number.POSITIVE_INFINITY;
  for (const disc of discs) margin = Math.min(margin, disc.shade.margin);
  return margin;
}

/** How near (mm) the nearest own disc was to the other shade. */
export const ownMargin = ({ facts }: Context): number => leastMargin(facts.discs.filter((disc) => disc.color === facts.color));

const stoodInCircle = (disc: DiscFact): boolean => disc.shade.zone === 'circle';

/** Side board, then own discs in the circle. */
function sideThenCircle(ctx: Context, way: Approach): boolean {
  if (!way.side || way.far) return false;
  if (way.dark && !way.opponent && !way.light) {
    const dark = way.first.filter((disc) => disc.color === ctx.facts.color);
    const right = dark.every(stoodInCircle) || ctx.ask('side-board-own-edge-zone') === 'correct';
    return right && (!way.hasLight || ctx.ask('side-board-circle-with-light') === 'correct');
  }
  const later = ctx.facts.discs.some((disc) => disc.touched && disc.color === ctx.facts.color && stoodInCircle(disc));
  return later && !way.light && ctx.ask('side-board-circle-later') === 'correct';
}

/** Nothing was touched at all: free only off the far board and without light discs. */
function nothing(ctx: Context, way: Approach, out: FindingList): boolean {
  const color = ctx.facts.color;
  if (!way.hasLight && way.far) {
    cite(ctx, out, 'far-board-first', { color, margin: ownMargin(ctx) });
    cite(ctx, out, 'rebound-missed', { color });
    return true;
  }
  if (!way.hasLight) {
    if (way.side) cite(ctx, out, 'side-board-missed', { color, margin: ownMargin(ctx) });
    cite(ctx, out, 'dark-only-far-board-missed', { color, margin: ownMargin(ctx) });
    return false;
  }
  if (way.far && ctx.ask('rebound-misses-with-light') === 'correct') return cite(ctx, out, 'rebound-missed', { color });
  if (way.side && !way.far) cite(ctx, out, 'side-board-missed-with-light', { color });
  cite(ctx, out, 'nothing-touched', { color, margin: ownMargin(ctx) });
  return false;
}

/** The opponent's disc was among the first. */
function opponentFirst(ctx: Context, way: Approach, out: FindingList): boolean {
  const { color, striker } = ctx.facts;
  const details = { color, discs: way.first, margin: striker.gap };
  if (way.light || way.dark) {
    if (way.direct) return !cite(ctx, out, 'own-and-opponent-together', { color, discs: way.first, margin: 0 });
    if (way.light && ctx.ask('simultaneous-on-rebound') === 'correct') return cite(ctx, out, 'light-first', { color, discs: way.first });
  }
  if (way.direct) {
    cite(ctx, out, 'opponent-first', details);
    if (!way.hasLight && !striker.farEver) cite(ctx, out, 'dark-only-far-board-missed', { color, margin: ownMargin(ctx) });
    return false;
  }
  if (way.hasLight) {
    cite(ctx, out, way.far ? 'rebound-opponent-first' : way.side ? 'side-board-opponent-first' : 'own-board-opponent-first', details);
    return false;
  }
  if (way.side) cite(ctx, out, 'side-board-missed', details);
  cite(ctx, out, 'dark-only-far-board-missed', details);
  return false;
}

/** Own dark discs were the first, without light ones. */
function darkFirst(ctx: Context, way: Approach, out: FindingList): boolean {
  const { color, striker } = ctx.facts;
  const details = { color, discs: way.first, margin: leastMargin(way.first) };
  if (way.far && ctx.ask('rebound-on-dark-with-light') === 'correct') return cite(ctx, out, 'rebound-on-dark', details);
  if (way.direct) cite(ctx, out, 'own-dark-directly', details);
  else {
    cite(ctx, out, 'own-dark-touched', details);
    if (way.side && !way.far) cite(ctx, out, way.hasLight ? 'side-board-missed-with-light' : 'side-board-missed', details);
  }
  if (!way.hasLight && !striker.farEver) cite(ctx, out, 'dark-only-far-board-missed', { color, margin: ownMargin(ctx) });
  return false;
}

/** Own discs alone were the first. */
function ownFirst(ctx: Context, way: Approach, out: FindingList): boolean {
  const { color } = ctx.facts;
  const margin = leastMargin(way.first);
  if (!way.dark) return cite(ctx, out, 'light-first', { color, discs: way.first, margin });
  if (!way.light) return darkFirst(ctx, way, out);
  if (way.far || ctx.ask('simultaneous-light-and-dark') === 'correct')
    return cite(ctx, out, 'light-first', { color, discs: way.first, margin: 0 });
  cite(ctx, out, way.direct ? 'own-dark-directly' : 'own-dark-touched', {
    color,
    discs: way.first.filter((disc) => disc.shade.shade === 'dark'),
    margin: 0,
  });
  return false;
}

function isRight(ctx: Context, way: Approach, out: FindingList): boolean {
  const { color } = ctx.facts;
  if (way.first.length === 0) return nothing(ctx, way, out);
  if (!way.hasLight && way.far) return cite(ctx, out, 'far-board-first', { color, discs: way.first, margin: ownMargin(ctx) });
  if (sideThenCircle(ctx, way)) return cite(ctx, out, 'side-board-then-circle', { color, discs: way.first, margin: ownMargin(ctx) });
  return way.opponent ? opponentFirst(ctx, way, out) : ownFirst(ctx, way, out);
}

/** Judges the way to the first contact. */
export function federationWay(ctx: Context, out: FindingList): Way {
  const way = approachOf(ctx);
  const right = isRight(ctx, way, out);
  if (!right) cite(ctx, out, 'punishable-stroke', { color: ctx.facts.color });
  return { verdict: right ? 'correct' : 'punishable', direct: way.direct, hasLight: way.hasLight };
}
