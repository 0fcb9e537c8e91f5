/**
 * The way to the first contact under the club rules: direct strokes at own discs outside the dark zones, rebounds, and the bullets of 5.6 that say
 * which of them cost a penalty disc (club 4 and 5).
 */

import type { Context } from '../context.ts';
import type { Way } from '../edition.ts';
import type { FindingList } from '../finding-list.ts';
import { cite } from '../findings.ts';
import { inCircle } from '../zones.ts';
import { type Approach, approachOf, leastMargin, ownMargin } from './way.ts';

/** 5.6 •11: a rebound must touch the opponent's edge unless it touches a disc in the circle. */
function farEdgeTouched(ctx: Context, way: Approach): boolean {
  if (way.far) return true;
  return ctx.facts.striker.farEver && ctx.ask('club-far-edge-when') === 'any-time';
}

function circleTouched(ctx: Context, way: Approach): boolean {
  const inside = way.first.filter((disc) => inCircle(ctx.facts.table, disc.before));
  if (inside.length === 0) return false;
  return inside.some((disc) => disc.color === ctx.facts.color) || ctx.ask('club-circle-disc') === 'any';
}

function nothing(ctx: Context, way: Approach, out: FindingList): boolean {
  const color = ctx.facts.color;
  const asDirect = way.direct || (way.hasLight && ctx.ask('club-miss-with-light') === 'direct');
  if (asDirect) cite(ctx, out, 'nothing-touched', { color });
  if (way.direct && !way.hasLight) cite(ctx, out, 'dark-only-far-board-missed', { color, margin: ownMargin(ctx) });
  if (asDirect) return false;
  if (way.far) return cite(ctx, out, 'far-board-first', { color, margin: ownMargin(ctx) });
  return !cite(ctx, out, 'dark-only-far-board-missed', { color });
}

function directStroke(ctx: Context, way: Approach, out: FindingList): boolean {
  const { color, striker } = ctx.facts;
  if (way.opponent) {
    if (way.light || way.dark) return !cite(ctx, out, 'own-and-opponent-together', { color, discs: way.first, margin: 0 });
    return !cite(ctx, out, 'opponent-first', { color, discs: way.first, margin: striker.gap });
  }
  const margin = leastMargin(way.first);
  const dark = way.first.filter((disc) => disc.shade.shade === 'dark');
  if (dark.length === 0 || (way.light && ctx.ask('simultaneous-light-and-dark') === 'correct')) {
    return cite(ctx, out, 'light-first', { color, discs: way.first, margin });
  }
  return !cite(ctx, out, 'own-dark-directly', { color, discs: dark, margin });
}

function reboundStroke(ctx: Context, way: Approach, out: FindingList): boolean {
  const { color, striker } = ctx.facts;
  const details = { color, discs: way.first, margin: ownMargin(ctx) };
  if (way.opponent && way.hasLight && !(way.light && ctx.ask('simultaneous-on-rebound') === 'correct')) {
    cite(ctx, out, 'rebound-opponent-first', { color, discs: way.first, margin: striker.gap });
    if (!farEdgeTouched(ctx, way) && !circleTouched(ctx, way)) cite(ctx, out, 'far-board-missed', details);
    return false;
  }
  if (way.light && (farEdgeTouched(ctx, way) || circleTouched(ctx, way) || ctx.ask('club-board-then-own-light') === 'correct')) {
    return cite(ctx, out, 'light-first', details);
  }
  if (farEdgeTouched(ctx, way)) return cite(ctx, out, way.hasLight ? 'rebound-on-dark' : 'far-board-first', details);
  if (circleTouched(ctx, way)) return cite(ctx, out, 'side-board-then-circle', details);
  if (way.dark && !way.opponent && ctx.ask('club-board-then-own-dark') === 'correct') return cite(ctx, out, 'rebound-on-dark', details);
  return !cite(ctx, out, 'far-board-missed', details);
}

/** Judges the way to the first contact. */
export function clubWay(ctx: Context, out: FindingList): Way {
  const way = approachOf(ctx);
  const judge = way.first.length === 0 ? nothing : way.direct ? directStroke : reboundStroke;
  const right = judge(ctx, way, out);
  return { verdict: right ? 'correct' : 'punishable', direct: way.direct, hasLight: way.hasLight };
}
