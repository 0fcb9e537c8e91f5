/**
 * What came of a stroke after its first contact, for every edition alike: striker pocketed, over the board, broken, back over its line; discs
 * that fell later, stand on edge, broke or landed on others.
 */

import { type Context, discsOf } from '../context.ts';
import type { Way } from '../edition.ts';
import { type DiscFact, darkAfter, type Facts, inEventOrder } from '../facts.ts';
import type { FindingList } from '../finding-list.ts';
import { cite } from '../findings.ts';

/** The discs of a stroke by what became of them. */
export interface Fates {
  /** Own dark discs that are no longer dark, or gone. */
  readonly ownOut: readonly DiscFact[];
  /** The opponent's light discs that are dark now. */
  readonly driven: readonly DiscFact[];
  /** The opponent's dark discs that lie light now. */
  readonly out: readonly DiscFact[];
  /** The opponent's dark discs that were moved and are dark still. */
  readonly within: readonly DiscFact[];
  readonly ownOff: readonly DiscFact[];
  readonly opponentOff: readonly DiscFact[];
}

const NONE: readonly DiscFact[] = [];
const NO_FATES: Fates = { ownOut: NONE, driven: NONE, out: NONE, within: NONE, ownOff: NONE, opponentOff: NONE };

type Bins = { -readonly [Key in keyof Fates]: DiscFact[] };

function sortOwn(ctx: Context, disc: DiscFact, bins: Bins): void {
  if (disc.fate === 'off-table') bins.ownOff.push(disc);
  if (disc.shade.shade !== 'dark') return;
  if (!darkAfter(ctx.facts, disc)) bins.ownOut.push(disc);
}

function sortOpponent(ctx: Context, disc: DiscFact, bins: Bins): void {
  if (disc.fate === 'off-table') bins.opponentOff.push(disc);
  if (disc.fate !== 'stays') return;
  const dark = darkAfter(ctx.facts, disc);
  if (disc.shade.shade === 'light') {
    if (dark) bins.driven.push(disc);
  } else (dark ? bins.within : bins.out).push(disc);
}

/** Sorts the moved discs by what became of them. */
export function fatesOf(ctx: Context): Fates {
  let bins: Bins | null = null;
  for (const disc of ctx.facts.discs) {
    if (!disc.moved || disc.fate === 'fell-later') continue;
    if (disc.color === ctx.facts.color && disc.shade.shade === 'light' && disc.fate !== 'off-table') continue;
    bins ??= { ownOut: [], driven: [], out: [], within: [], ownOff: [], opponentOff: [] };
    if (disc.color === ctx.facts.color) sortOwn(ctx, disc, bins);
    else sortOpponent(ctx, disc, bins);
  }
  return bins ?? NO_FATES;
}

/** No dark disc of one's own lay on the table: before the stroke, or (by reading) after it. */
function withoutDark(ctx: Context): boolean {
  const own = ctx.facts.discs.filter((disc) => disc.color === ctx.facts.color);
  const before = own.some((disc) => disc.shade.shade === 'dark');
  const after = own.some((disc) => darkAfter(ctx.facts, disc));
  if (before === after) return !before;
  return ctx.ask('return-dark-when') === 'before' ? !before : !after;
}

/** The set's first stroke: every disc is still on the table. */
function isOpening(ctx: Context): boolean {
  return ctx.case.state?.turn === 1 && ctx.facts.discs.length === 2 * discsOf(ctx);
}

/** Whether the way back over the line costs the right: no dark disc of one's own, and by reading only at the opening. */
function returnCosts(ctx: Context): boolean {
  if (!ctx.facts.striker.returned || ctx.edition.rules['striker-returned'] === undefined || !withoutDark(ctx)) return false;
  return isOpening(ctx) || ctx.ask('return-opening-or-every') === 'every-stroke';
}

/** What happened to the striker itself. */
export function strikerFindings(ctx: Context, way: Way, out: FindingList): void {
  const { striker, color } = ctx.facts;
  const found = out.all.length;
  if (striker.pocketed) cite(ctx, out, 'striker-pocketed', { color, ids: ['striker'] });
  if (striker.offTable) cite(ctx, out, 'striker-off-table', { color, ids: ['striker'] });
  const part = striker.broken?.larger;
  if ((part === 'pocketed' || part === 'off-table') && ctx.ask('club-striker-broken') === 'penalty') {
    cite(ctx, out, 'striker-broken', { color, ids: ['striker'] });
  }
  if (way.verdict === 'correct' && out.all.length > found) cite(ctx, out, 'correct-though-penalised', { color });
  if (returnCosts(ctx)) cite(ctx, out, 'striker-returned', { color, ids: ['striker'] });
}

/** A disc from the pocket's edge goes back where it lay and counts as not pocketed. */
function fellFinding(ctx: Context, disc: DiscFact, out: FindingList): void {
  const { stroke } = ctx.facts;
  const details = { color: disc.color, discs: [disc] };
  if (ctx.ask('club-fell-later') === 'pocketed') return;
  if (disc.fell === 'before-next-stroke') {
    const keeps = stroke ? ctx.ask('fell-before-next-stroke') === 'continues' : true;
    cite(ctx, out, 'fell-before-stroke', { ...details, effects: keeps ? ['restore', 'turn-continues'] : ['restore'] });
    return;
  }
  const repeats = ctx.facts.striker.first.length === 0 && ctx.ask('fell-before-touch') === 'repeat';
  const keeps = repeats || ctx.ask('fell-during-stroke') === 'continues';
  cite(ctx, out, 'fell-later', { ...details, effects: keeps ? ['restore', 'turn-continues'] : ['restore'] });
}

/** Discs that fell untouched, stand on their edge, broke, or lie on something. */
export function oddDiscs(ctx: Context, out: FindingList): void {
  const odd = ctx.facts.discs.filter((disc) => disc.isOdd);
  for (const disc of inEventOrder(ctx.case.report?.events ?? [], odd)) {
    if (disc.fell !== null) fellFinding(ctx, disc, out);
    if (disc.onEdge) cite(ctx, out, 'on-edge', { color: disc.color, discs: [disc] });
    if (disc.landed !== null) {
      cite(ctx, out, disc.landed.on === 'striker' ? 'landed-on-striker' : 'landed-on-disc', { color: disc.color, discs: [disc] });
    }
    if (disc.broken !== null) brokenFinding(ctx, disc, out);
  }
}

function brokenFinding(ctx: Context, disc: DiscFact, out: FindingList): void {
  const larger = disc.broken?.larger;
  const rule = larger === 'off-table' ? 'disc-broken-off-table' : larger === 'pocketed' ? 'disc-broken-pocketed' : 'disc-broken';
  cite(ctx, out, rule, { color: disc.color, discs: [disc] });
}

/** Own dark discs that a right stroke moved after its first contact, in the order of events. */
export function ownDarkMoved(ctx: Context): readonly DiscFact[] {
  const { color, discs, striker } = ctx.facts;
  const dark = (disc: DiscFact): boolean => disc.color === color && disc.moved && disc.shade.shade === 'dark';
  const moved = discs.filter((disc) => dark(disc) && !striker.first.includes(disc));
  return inEventOrder(ctx.case.report?.events ?? [], moved);
}

/**
 * Own dark discs that the striker touched, without those for which the way to the first contact is already punished: touched later, or at the same
 * moment as the opponent's.
 */
export function laterDark(facts: Facts): readonly DiscFact[] {
  const { first } = facts.striker;
  const mixed = first.some((disc) => disc.color !== facts.color);
  const dark = (disc: DiscFact): boolean => disc.touched && disc.color === facts.color && disc.shade.shade === 'dark';
  return facts.discs.filter((disc) => dark(disc) && (mixed || !first.includes(disc)));
}
