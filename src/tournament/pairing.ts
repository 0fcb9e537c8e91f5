/**
 * Who plays whom (section D of the sheet): the first round by lot; then the leader against the best placed whom he has not met, the first of
 * those left against the best placed whom he has not met, and so on. Where going on like that leaves players who have all met, the latest
 * choices are taken back: the pairing is the first complete one in the order of the standing, with as few repeated meetings as there must be
 * (docs/tournament.md). Odd numbers: one player has a bye.
 */
import { lossesFor } from './event/round-robin.ts';
import { drawn, lotOf } from './lot.ts';
import { enlarge, type Mates } from './matching.ts';
import { standings } from './standings.ts';
import { LOSS_REASONS, LOSSES_TO_EXCLUSION, type LossReason, type Pairing, type Player, type Round, type Tournament } from './types.ts';

/** Why somebody is paired no more: two games lost for lateness (novuss 14.3) or for conduct (14.2); null for who is. */
export function lostOut({ players, rounds }: Pick<Tournament, 'players' | 'rounds'>, id: number): LossReason | null {
  const elsewhere = players.find((player) => player.id === id)?.out;
  if (elsewhere) return elsewhere;
  const games = rounds.flatMap(({ pairings }) =>
    pairings.flatMap(({ first, second, result }) => (second === null || result === null ? [] : [{ key: '', first, second, result }])),
  );
  return LOSS_REASONS.find((why) => lossesFor(games, why, id) >= LOSSES_TO_EXCLUSION) ?? null;
}

/** Who is paired in the next round. */
export function presentIn(tournament: Pick<Tournament, 'players' | 'rounds'>): readonly Player[] {
  const round = tournament.rounds.length + 1;
  const lost = new Set(
    tournament.rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ first, second, result }) => (result?.kind === 'forfeit' && result.why ? [first, second ?? first] : [])),
    ),
  );
  return tournament.players.filter(
    ({ id, joined, left, out }) =>
      joined <= round && out === undefined && (left === undefined || round < left) && !(lost.has(id) && lostOut(tournament, id) !== null),
  );
}

/** How often each two have met at a table; who did not come has not met anybody. */
export function meetings(rounds: readonly Round[]): (a: number, b: number) => number {
  const counts = new Map<number, Map<number, number>>();
  const count = (a: number, b: number): void => {
    const of = counts.get(a) ?? new Map<number, number>();
    of.set(b, (of.get(b) ?? 0) + 1);
    counts.set(a, of);
  };
  for (const { first, second, result } of rounds.flatMap((round) => round.pairings)) {
    if (second === null || result?.kind === 'forfeit') continue;
    count(first, second);
    count(second, first);
  }
  return (a, b) => counts.get(a)?.get(b) ?? 0;
}

type Met = (a: number, b: number) => number;
type Pair = readonly [number, number];

/** The sheet's own way, without ever going back: as many pairs as it comes to. */
function straight(order: readonly number[], met: Met): readonly Pair[] {
  const pairs: Pair[] = [];
  const left = [...order];
  while (left.length > 0) {
    const leader = left.shift() as number;
    const at = left.findIndex((other) => met(leader, other) === 0);
    if (at < 0) return pairs;
    pairs.push([leader, left[at] as number]);
    left.splice(at, 1);
  }
  return pairs;
}

interface Field {
  readonly order: readonly number[];
  readonly met: Met;
  readonly alive: Uint8Array;
  mates: Mates;
  /** Pairs of new opponents that those left can still make. */
  fresh: number;
}

const edgeOf =
  ({ order, met }: Pick<Field, 'order' | 'met'>) =>
  (a: number, b: number): boolean =>
    met(order[a] as number, order[b] as number) === 0;

/** A field as it would be without the first `count` of some pairs of new opponents; the others are where its matching begins. */
function without(field: Field, pairs: readonly Pair[], count: number): Field {
  const index = new Map(field.order.map((id, i) => [id, i]));
  const alive = field.alive.slice();
  const mates: Mates = new Int32Array(field.order.length).fill(-1);
  for (const [i, pair] of pairs.entries()) {
    const [a, b] = pair.map((id) => index.get(id) ?? -1) as [number, number];
    if (i < count) alive[a] = alive[b] = 0;
    else [mates[a], mates[b]] = [b, a];
  }
  return { ...field, alive, mates, fresh: enlarge(field.order.length, edgeOf(field), alive, mates) };
}

/** A field that hopes for a complete pairing without repeats; `takeStraight` finds out. */
const hopeful = (order: readonly number[], met: Met): Field => ({
  order,
  met,
  alive: new Uint8Array(order.length).fill(1),
  mates: new Int32Array(order.length).fill(-1),
  fresh: order.length / 2,
});

/** Takes two out of the field if those left can then still make as many new pairs as they must. */
function take(field: Field, a: number, b: number): boolean {
  const { order, met, alive } = field;
  const wanted = field.fresh - (met(order[a] as number, order[b] as number) === 0 ? 1 : 0);
  const mates = field.mates.slice();
  for (const v of [a, b]) {
    const mate = mates[v] ?? -1;
    if (mate >= 0) mates[mate] = -1;
    mates[v] = -1;
    alive[v] = 0;
  }
  const fresh = enlarge(order.length, edgeOf(field), alive, mates);
  if (fresh >= wanted) {
    field.mates = mates;
    field.fresh = fresh;
    return true;
  }
  alive[a] = 1;
  alive[b] = 1;
  return false;
}

/** Whom the leader of those left is to be offered: new opponents by their places, then old ones, the seldom met first. */
function offers({ order, met, alive }: Field, leader: number): readonly number[] {
  const others = order.flatMap((_, i) => (i > leader && alive[i] === 1 ? [i] : []));
  const times = (i: number): number => met(order[leader] as number, order[i] as number);
  return others.toSorted((a, b) => times(a) - times(b) || a - b);
}

/** The longest beginning of some pairs after which those left can make as many new pairs as they must; null where not even none of them does. */
function longestStart(field: Field, pairs: readonly Pair[]): { readonly count: number; readonly left: Field } | null {
  const tried = (count: number): Field | null => {
    const left = without(field, pairs, count);
    return left.fresh >= field.fresh - count ? left : null;
  };
  // a beginning that is too long stays so however it goes on; what is in doubt lies near the end
  let high = pairs.length + 1;
  let low = pairs.length;
  let found = tried(low);
  for (let step = 1; found === null && low > 0; step *= 2) {
    high = low;
    low = Math.max(0, low - step);
    found = tried(low);
  }
  if (found === null) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const left = tried(middle);
    if (left === null) high = middle;
    else [low, found] = [middle, left];
  }
  return { count: low, left: found };
}

/** Takes out the straight way's pairs as far as they may stay; where repeats cannot be avoided, learns how many. */
function takeStraight(field: Field): { readonly pairs: readonly Pair[]; readonly left: Field } {
  const pairs = straight(
    field.order.filter((_, i) => field.alive[i] === 1),
    field.met,
  );
  const start = longestStart(field, pairs);
  if (start !== null) return { pairs: pairs.slice(0, start.count), left: start.left };
  return takeStraight(without(field, pairs, 0));
}

/** The first complete pairing in the order of the standing that repeats no more meetings than any other. */
function complete(whole: Field): readonly Pair[] {
  const pairs: Pair[] = [];
  let field = whole;
  while (field.alive.includes(1)) {
    const start = takeStraight(field);
    field = start.left;
    pairs.push(...start.pairs);
    const leader = field.alive.indexOf(1);
    if (leader < 0) break;
    const partner = offers(field, leader).find((other) => take(field, leader, other));
    if (partner === undefined) throw new Error('a field that has a complete pairing lost it');
    pairs.push([field.order[leader] as number, field.order[partner] as number]);
  }
  return pairs;
}

/** Pairs an even number of players given in the order of their places. */
export function pairUp(order: readonly number[], met: Met): readonly Pair[] {
  const pairs = straight(order, met);
  return pairs.length * 2 === order.length ? pairs : complete(hopeful(order, met));
}

/** Meetings that must be repeated if these play one another. */
function repeatsNeeded(order: readonly number[], met: Met): number {
  const pairs = straight(order, met);
  if (pairs.length * 2 === order.length) return 0;
  const field = hopeful(order, met);
  return longestStart(field, pairs) === null ? order.length / 2 - without(field, pairs, 0).fresh : 0;
}

/**
 * Who has the bye: of those without whom the fewest meetings are repeated, the ones with the fewest byes, of them the lowest placed.
 */
function byeFor(order: readonly number[], met: Met, byes: ReadonlyMap<number, number>): number {
  const wanted = order.toReversed().toSorted((a, b) => (byes.get(a) ?? 0) - (byes.get(b) ?? 0));
  let best = { id: wanted[0] as number, repeats: Number.POSITIVE_INFINITY };
  for (const id of wanted) {
    const repeats = repeatsNeeded(
      order.filter((other) => other !== id),
      met,
    );
    if (repeats < best.repeats) best = { id, repeats };
    if (repeats === 0) break;
  }
  return best.id;
}

/** Who of two is named first (in novuss: has the first stroke of the first set): who has been less often, else by lot. */
function inOrder([a, b]: Pair, tournament: Tournament, named: ReadonlyMap<number, number>): Pair {
  const turn = tournament.rounds.length + 1;
  const byCount = (named.get(a) ?? 0) - (named.get(b) ?? 0);
  const byLot = lotOf(tournament.seed, 'sides', a, turn) - lotOf(tournament.seed, 'sides', b, turn);
  return (byCount || byLot || a - b) <= 0 ? [a, b] : [b, a];
}

const tally = (ids: readonly number[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** Those who play the next round, best placed first; before the first round as they were drawn. */
function orderFor(tournament: Tournament): readonly number[] {
  const present = presentIn(tournament);
  if (tournament.rounds.length === 0) return drawn(present, tournament.seed, 'first-round').map(({ id }) => id);
  const there = new Set(present.map(({ id }) => id));
  return standings(tournament).flatMap(({ player }) => (there.has(player.id) ? [player.id] : []));
}

/** The next round, without results. Needs at least two players; says nothing about whether the round before is over (`change.ts` does). */
export function nextRound(tournament: Tournament): Round {
  const order = orderFor(tournament);
  const met = meetings(tournament.rounds);
  const played = tournament.rounds.flatMap((round) => round.pairings);
  const byes = tally(played.flatMap(({ first, second }) => (second === null ? [first] : [])));
  const named = tally(played.flatMap(({ first, second }) => (second === null ? [] : [first])));
  const bye = order.length % 2 === 1 ? byeFor(order, met, byes) : null;
  const pairs = pairUp(
    order.filter((id) => id !== bye),
    met,
  );
  const pairings: readonly Pairing[] = pairs.map((pair) => {
    const [first, second] = inOrder(pair, tournament, named);
    return { first, second, result: null };
  });
  return { pairings: bye === null ? pairings : [...pairings, { first: bye, second: null, result: null }] };
}
