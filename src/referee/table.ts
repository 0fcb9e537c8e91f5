/** The table after the ruling: what is put back, which discs return, and what the placement is asked. */
import { colorOf, compareDiscs, discIds, inOrder, SLOTS, slotOf } from '../geometry/discs.ts';
import { LENGTH_TOLERANCE } from '../geometry/tolerance.ts';
import { type Context, discsOf } from './context.ts';
import { owed, punishedSeat } from './debts.ts';
import type { DiscFact } from './facts.ts';
import { placeAll } from './placement/place.ts';
import type { BrokenRequest, LandedRequest, OffTableRequest, PenaltyRequest, PlacementResult } from './placement/types.ts';
import { blockedPlaces, formerPlace, putBack } from './restoration.ts';
import { ofColor } from './seats.ts';
import type { BodyId, Color, Disc, DiscId, Position, Seat } from './types.ts';

/** What is due from a colour at this moment. */
export interface Due {
  readonly debts: number;
  readonly penalties: number;
}

/** The table as the next stroke finds it, and how many of each colour's due discs came out. */
export interface Settled extends PlacementResult {
  readonly placed: Readonly<Record<Color, number>>;
}

interface Sorted {
  readonly staying: readonly Disc[];
  readonly back: readonly Disc[];
  readonly landed: readonly LandedRequest[];
  readonly broken: readonly BrokenRequest[];
  readonly off: readonly DiscFact[];
}

/** A disc on the striker: it is put where the striker lay, or by reading (2017 12.17) where it lay itself. */
function onStriker(ctx: Context, own: LandedRequest): LandedRequest {
  const striker = ctx.case.report?.after.striker ?? own.at;
  const apart = Math.max(Math.abs(striker.x - own.at.x), Math.abs(striker.y - own.at.y)) > LENGTH_TOLERANCE;
  return apart && ctx.ask('disc-on-striker-put-where') === 'own-place' ? { ...own, onOwnPlace: true } : { ...own, at: striker };
}

function landedRequest(ctx: Context, disc: DiscFact, restored: ReadonlySet<DiscId>): LandedRequest | null {
  const event = disc.landed;
  if (event === null || disc.after === null) return null;
  if (event.on === 'striker') return onStriker(ctx, { disc: disc.id, on: 'striker', side: event.side, at: disc.after });
  const lower = ctx.facts.discs.find((other) => other.id === event.on);
  if (lower === undefined || lower.after === null || lower.fate !== 'stays' || restored.has(lower.id)) return null;
  return { disc: disc.id, on: event.on, side: event.side, at: lower.after };
}

function brokenRequest(disc: DiscFact): BrokenRequest | null {
  const event = disc.broken;
  if (event?.larger === 'table') return { disc: disc.id, at: event.at };
  return event?.larger === 'equal' ? { disc: disc.id, at: event.at, harder: event.harder } : null;
}

function sortDiscs(ctx: Context, restored: ReadonlySet<DiscId>): Sorted {
  const sorted = {
    staying: [] as Disc[],
    back: [] as Disc[],
    landed: [] as LandedRequest[],
    broken: [] as BrokenRequest[],
    off: [] as DiscFact[],
  };
  for (const disc of ctx.facts.discs) {
    if (restored.size > 0 && restored.has(disc.id)) sorted.back.push(formerPlace(disc));
    else if (disc.fate === 'off-table') sorted.off.push(disc);
    else if (disc.after !== null && disc.fate === 'stays') {
      const broken = disc.broken === null ? null : brokenRequest(disc);
      const landed = disc.landed === null ? null : landedRequest(ctx, disc, restored);
      if (broken !== null) sorted.broken.push(broken);
      else if (landed !== null) sorted.landed.push(landed);
      else sorted.staying.push(disc.after);
    }
  }
  return sorted;
}

/** When the striker's effect reached each body: along chains of contacts, seconds. */
function reachTimes(ctx: Context): ReadonlyMap<BodyId, number> {
  const times = new Map<BodyId, number>([['striker', 0]]);
  const contacts = (ctx.case.report?.events ?? []).filter((event) => event.type === 'contact');
  for (let changed = true; changed; ) {
    changed = false;
    for (const { a, b, t } of contacts) {
      const ta = times.get(a) ?? Number.POSITIVE_INFINITY;
      const tb = times.get(b) ?? Number.POSITIVE_INFINITY;
      const reached = ta < tb ? b : a;
      if (Math.min(ta, tb) <= t && t < Math.max(ta, tb)) {
        times.set(reached, t);
        changed = true;
      }
    }
  }
  return times;
}

function offTableRequests(ctx: Context, off: readonly DiscFact[]): readonly OffTableRequest[] {
  if (off.length < 2) return off.map(({ id, over }) => ({ disc: id, over }));
  const times = reachTimes(ctx);
  const events = ctx.case.report?.events ?? [];
  const left = (disc: DiscFact): number => events.find((event) => event.type === 'off-table' && event.disc === disc.id)?.t ?? 0;
  const at = (disc: DiscFact): number => times.get(disc.id) ?? Number.MAX_VALUE;
  const order = off.toSorted((a, b) => at(a) - at(b) || left(a) - left(b) || compareDiscs(a.id, b.id));
  return order.map(({ id, over }) => ({ disc: id, over }));
}

const DISC_IDS: Readonly<Record<Color, readonly DiscId[]>> = { red: discIds('red'), black: discIds('black') };

/** Up to `wanted` of the colour's discs that are in the pockets, lowest number first. */
function inPockets(ctx: Context, color: Color, present: Present, wanted: number): readonly DiscId[] {
  const ids: DiscId[] = [];
  const most = discsOf(ctx);
  const names = ofColor(DISC_IDS, color);
  for (let n = 0; n < most && ids.length < wanted; n++) {
    const id = names[n] as DiscId;
    if (present[slotOf(id)] !== true) ids.push(id);
  }
  return ids;
}

/** Which discs are on the table or on their way back to it, by `slotOf`. */
type Present = readonly (true | undefined)[];

function presentIn({ landed, broken, off }: Sorted, discs: readonly Disc[]): Present {
  const present: (true | undefined)[] = new Array(SLOTS);
  for (const { id } of discs) present[slotOf(id)] = true;
  for (const { disc } of landed) present[slotOf(disc)] = true;
  for (const { disc } of broken) present[slotOf(disc)] = true;
  for (const { id } of off) present[slotOf(id)] = true;
  return present;
}

const vertical = (seat: Seat): boolean => seat === 'west' || seat === 'east';

/** Whether two seats look along the same axis, so that a coordinate along the board of one means the same for the other. */
const acrossAxis = (a: Seat, b: Seat): boolean => vertical(a) === vertical(b);

function penaltyRequests(ctx: Context, due: Readonly<Record<Color, Due>>, present: Present): readonly PenaltyRequest[] {
  const debts: PenaltyRequest[] = [];
  const penalties: PenaltyRequest[] = [];
  for (const color of ['red', 'black'] as const) {
    const { debts: old, penalties: fresh } = ofColor(due, color);
    if (old + fresh === 0) continue;
    const seat = punishedSeat(ctx, color);
    const free = inPockets(ctx, color, present, old + fresh);
    const { shooter, strokeFrom } = ctx.facts;
    const from = shooter !== null && acrossAxis(seat, shooter) ? strokeFrom : null;
    const first = free.slice(0, old);
    const second = free.slice(first.length, first.length + fresh);
    if (first.length > 0) debts.push({ seat, discs: first, reason: 'debt', strokeFrom: from });
    if (second.length > 0) penalties.push({ seat, discs: second, reason: 'penalty', strokeFrom: from });
  }
  return debts.length === 0 ? penalties : [...debts, ...penalties];
}

const isDue = (due: Due): boolean => due.debts + due.penalties > 0;

/** Whether a disc to be put back finds its place taken. */
export function isBlocked(ctx: Context, restored: ReadonlySet<DiscId>): boolean {
  if (restored.size === 0) return false;
  const { back, staying } = sortDiscs(ctx, restored);
  return blockedPlaces(ctx.facts.table, back, staying);
}

/** Puts back what is restored and places what is due. */
export function settle(ctx: Context, restored: ReadonlySet<DiscId>, due: Readonly<Record<Color, Due>>): Settled {
  const sorted = sortDiscs(ctx, restored);
  const discs = sorted.back.length === 0 ? sorted.staying : putBack(ctx.facts.table, sorted.back, sorted.staying);
  const toPlace = sorted.landed.length + sorted.broken.length + sorted.off.length > 0;
  if (!toPlace && !isDue(due.red) && !isDue(due.black)) {
    return { placements: [], unplaced: [], position: { discs: inOrder(discs), striker: null }, placed: { red: 0, black: 0 } };
  }
  const present = presentIn(sorted, discs);
  const { edition, ask } = ctx;
  const penalties = penaltyRequests(ctx, due, present);
  const offTable = offTableRequests(ctx, sorted.off);
  const { landed, broken } = sorted;
  const result = placeAll({
    table: ctx.facts.table,
    position: { discs, striker: null },
    edition,
    format: ctx.case.format,
    landed,
    broken,
    offTable,
    penalties,
    ask,
  });
  const placed = { red: 0, black: 0 };
  for (const { disc, reason } of result.placements) {
    if (reason === 'debt' || reason === 'penalty') placed[colorOf(disc)]++;
  }
  return { placements: result.placements, unplaced: result.unplaced, position: result.position, placed };
}

/** The position as the report, or without a stroke the case, left it; the striker removed. */
export function asLeft(ctx: Context): Position | null {
  const left = ctx.case.report?.after ?? ctx.case.before;
  return left === undefined ? null : { discs: inOrder(left.discs), striker: null };
}

/**
 * Of a waiting player's debts those earned in the running series. `state.waiting` says so outright; without it a reading tells what a debt means for
 * which discs lie in the pockets: they would have come out when his own last turn ended.
 */
function earnedInSeries(ctx: Context, color: Color): number {
  const { state } = ctx.case;
  const debts = owed(ctx, state?.debts, color);
  if (debts === 0) return 0;
  if (state?.waiting !== undefined) return Math.min(debts, owed(ctx, state.waiting, color));
  const before = ctx.facts.discs.filter((disc) => disc.color === color).length;
  const since = Math.min(debts, discsOf(ctx) - before);
  return since > 0 && ctx.ask('debt-of-who-waits') === 'due-now' ? since : 0;
}

/** What a colour owes and what it has earned, at this moment of the game. */
export function dueOf(ctx: Context, color: Color, awarded: number, what: 'all' | 'earned' | 'none'): Due {
  if (what === 'none') return { debts: 0, penalties: 0 };
  return { debts: what === 'all' ? owed(ctx, ctx.case.state?.debts, color) : earnedInSeries(ctx, color), penalties: awarded };
}
