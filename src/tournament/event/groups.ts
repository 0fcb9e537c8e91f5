/**
 * Groups, then a final: the entrants are spread over groups, each plays a round robin, the best go into a knock-out or a final group. The
 * groups and the final are events of their own kind that are worked out of this one, so that whatever a correction in a group changes in the
 * final follows by itself. The books know both systems (2010 22.1, 2008 22.1) and leave their combination to the regulations.
 */
import { drawn, lotOf } from '../lot.ts';
import { LOSS_REASONS, LOSSES_TO_EXCLUSION } from '../types.ts';
import { knockOutGames, knockOutPlaces, type Tree, type TreeGame } from './knock-out.ts';
import { lossesFor, outBy, robinGames, robinTable } from './round-robin.ts';
import { resultsOf } from './team.ts';
import { placesFor, seedOrder } from './tree.ts';
import { type Entrant, type Game, type GameResult, type GroupsEvent, isMeeting, type RobinEvent } from './types.ts';

/** A group: `A`, `B`, … and its round robin. */
export interface Group {
  readonly letter: string;
  readonly robin: RobinEvent;
}

/** A place in a group that leads into the final: `B2` is the second of group B. */
export interface Qualified {
  readonly group: number;
  /** From 1. */
  readonly rank: number;
  /** Undefined while the group is played, null where nobody is left to take the place. */
  readonly id: number | null | undefined;
}

/** `A` to `Z`, then `AA`. */
export const groupLetter = (i: number): string => (i < 26 ? '' : groupLetter(Math.floor(i / 26) - 1)) + String.fromCharCode(65 + (i % 26));

/** Before the keys of the games of a final group, whose two may have met in their group. */
const FINAL = 'f';
const isFinal = (key: string): boolean => key.startsWith(FINAL) || !isMeeting(key);

/**
 * Spreads the entrants: who is seeded goes into pots of as many as there are groups, one of each pot into each group; in a serpentine (first
 * to last group, then back) or drawn from the pot. The others are drawn by lot and go on in the serpentine. Numbers within a group are drawn
 * (2010 22.1 a). `turn` tells a draw from one before it.
 */
export function drawGroups(
  event: Pick<GroupsEvent, 'entrants' | 'seeded' | 'seed' | 'groups' | 'spread'>,
  turn = 0,
): readonly (readonly number[])[] {
  const there = event.entrants.filter(({ out }) => out === undefined);
  const byLot = (list: readonly Entrant[], salt: number): readonly Entrant[] => drawn(list, event.seed, 'first-round', turn * 4 + salt);
  const order = [...there.slice(0, event.seeded), ...byLot(there.slice(event.seeded), 0)];
  const groups: Entrant[][] = Array.from({ length: event.groups }, () => []);
  for (let from = 0, pot = 0; from < order.length; from += event.groups, pot++) {
    const row = order.slice(from, from + event.groups);
    const spread = event.spread === 'pots' ? byLot(row, 1) : row;
    for (const [i, entrant] of spread.entries()) groups[pot % 2 === 0 ? i : event.groups - 1 - i]?.push(entrant);
  }
  return groups.map((group) => byLot(group, 2).map(({ id }) => id));
}

/** The round robins of the groups; none before the draw. Who leaves with all games of the group played is still in its table. */
export function groupsOf(event: GroupsEvent): readonly Group[] {
  const { draw, turns, ties, seed, scoring, sides, name } = event;
  const byId = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  const results = resultsOf(event).filter(({ key }) => !isFinal(key));
  const groupOf = new Map((draw ?? []).flatMap((ids, g) => ids.map((id) => [id, g] as const)));
  const perGroup = new Map<number, GameResult[]>();
  const entered = new Map<number, number>();
  for (const one of results) {
    const g = groupOf.get(one.first) ?? -1;
    const own = perGroup.get(g);
    if (own) own.push(one);
    else perGroup.set(g, [one]);
    for (const id of [one.first, one.second]) entered.set(id, (entered.get(id) ?? 0) + 1);
  }
  return (draw ?? []).map((ids, g): Group => {
    const own = perGroup.get(g) ?? [];
    const games = (ids.length - 1) * turns;
    const entrants = ids.flatMap((id): readonly Entrant[] => {
      const entrant = byId.get(id);
      if (!entrant) return [];
      const { out: _, ...there } = entrant;
      return [(entered.get(id) ?? 0) >= games ? there : entrant];
    });
    const robin: RobinEvent = {
      id: g + 1,
      name,
      sides,
      seed,
      scoring,
      format: 'round-robin',
      turns,
      ties,
      entrants,
      results: own,
      draw: ids,
    };
    return { letter: groupLetter(g), robin };
  });
}

const isPlayed = (robin: RobinEvent): boolean =>
  robinGames(robin).every(({ result, walkover, struck }) => result !== null || walkover !== null || struck);

/** A group's order: its table, whom nothing parts by lot, without those who left it. */
export function groupOrder(robin: RobinEvent): readonly number[] {
  return robinTable(robin)
    .filter(({ entrant }) => outBy(robin, entrant) === null)
    .map(({ entrant, place }) => ({ id: entrant.id, place, lot: lotOf(robin.seed, 'standing', entrant.id) }))
    .toSorted((a, b) => a.place - b.place || a.lot - b.lot || a.id - b.id)
    .map(({ id }) => id);
}

/** Who goes into the final: all winners of groups, then all second, … */
export function qualifiedOf(event: GroupsEvent, groups = groupsOf(event)): readonly Qualified[] {
  const orders = groups.map(({ robin }) => (isPlayed(robin) ? groupOrder(robin) : null));
  return Array.from({ length: event.qualifiers }, (_, r) =>
    orders.map((order, group): Qualified => ({ group, rank: r + 1, id: order === null ? undefined : (order[r] ?? null) })),
  ).flat();
}

/** In which round of a tree two places meet: 1 in the first, … (places from 0). */
const meetingRound = (a: number, b: number): number => 32 - Math.clz32(a ^ b);

/** A complete assignment of groups to places in which each pair is allowed, or null (augmenting paths). */
function assigned(groups: number, places: readonly number[], allowed: (group: number, place: number) => boolean): readonly number[] | null {
  const holder = new Map<number, number>();
  const place = (group: number, tried: Set<number>): boolean => {
    const fit = places.filter((at) => allowed(group, at));
    const free = fit.find((at) => !holder.has(at));
    const at =
      free ??
      fit.find((slot) => {
        if (tried.has(slot)) return false;
        tried.add(slot);
        return place(holder.get(slot) as number, tried);
      });
    if (at !== undefined) holder.set(at, group);
    return at !== undefined;
  };
  for (let group = 0; group < groups; group++) if (!place(group, new Set())) return null;
  const at = new Map([...holder].map(([slot, group]) => [group, slot]));
  return Array.from({ length: groups }, (_, group) => at.get(group) as number);
}

/**
 * The first round of the final's tree from top to bottom, as indexes into `qualifiedOf`, null for a bye. Winners of groups are seeded in the
 * order of the groups; those of one rank are placed so that they meet the others of their own group as late as all of them can.
 */
export function crossedPlaces(groups: number, qualifiers: number): readonly (number | null)[] {
  const known = CROSSED.get(`${groups}:${qualifiers}`) ?? cross(groups, qualifiers);
  CROSSED.set(`${groups}:${qualifiers}`, known);
  return known;
}
/** Worked out once each. */
const CROSSED = new Map<string, readonly (number | null)[]>();

function cross(groups: number, qualifiers: number): readonly (number | null)[] {
  const seeds = seedOrder(placesFor(groups * qualifiers));
  const slotOf = (seed: number): number => seeds.indexOf(seed);
  const own: number[][] = Array.from({ length: groups }, () => []);
  const places: (number | null)[] = seeds.map(() => null);
  for (let rank = 0; rank < qualifiers; rank++) {
    const seeded = Array.from({ length: groups }, (_, g) => slotOf(rank * groups + g + 1));
    // winners by their seeds; of the later ranks the last group gets the best seed
    const free = rank === 0 ? seeded : seeded.toReversed();
    let at: readonly number[] | null = null;
    for (let round = Math.log2(seeds.length); at === null; round--)
      at = assigned(groups, free, (g, slot) => (own[g] ?? []).every((there) => meetingRound(there, slot) >= round));
    for (const [g, slot] of at.entries()) {
      own[g]?.push(slot);
      places[slot] = rank * groups + g;
    }
  }
  return places;
}

/** Rounds of the groups; those of the final follow. */
export const groupRounds = (event: GroupsEvent): number =>
  Math.max(0, ...(event.draw ?? []).map(({ length }) => (length + (length % 2) - 1) * event.turns));

/** Who is lost to the final by two losses for lateness or conduct in both stages together (14.2, 14.3). */
function entrantsOfFinal(event: GroupsEvent): readonly Entrant[] {
  const forfeits = event.results.filter(({ result }) => result.kind === 'forfeit' && result.why !== undefined);
  return event.entrants.map((entrant) => {
    const twice = LOSS_REASONS.some((why) => lossesFor(forfeits, why, entrant.id) >= LOSSES_TO_EXCLUSION);
    return twice && entrant.out === undefined ? { ...entrant, out: 'excluded' } : entrant;
  });
}

export type Final =
  | { readonly kind: 'knock-out'; readonly tree: Tree }
  /** Null until all groups are played. */
  | { readonly kind: 'round-robin'; readonly robin: RobinEvent | null };

/** The final as an event of its own; null before the draw. Its rounds go on from those of the groups. */
export function finalOf(event: GroupsEvent, groups = groupsOf(event)): Final | null {
  if (event.draw === null) return null;
  const qualified = qualifiedOf(event, groups);
  const results = resultsOf(event).filter(({ key }) => isFinal(key));
  const entrants = entrantsOfFinal(event);
  const { seed, scoring, sides, name, id, turns, ties, defeats, third, placement, stroke } = event;
  if (event.final === 'round-robin') {
    const ids = qualified.flatMap((one) => (typeof one.id === 'number' ? [one.id] : []));
    if (qualified.some((one) => one.id === undefined)) return { kind: 'round-robin', robin: null };
    const robin: RobinEvent = {
      ...{ id, name, sides, seed, scoring, turns, ties, format: 'round-robin' },
      entrants: entrants.filter((one) => ids.includes(one.id)),
      results: results.flatMap((one) => (one.key.startsWith(FINAL) ? [{ ...one, key: one.key.slice(FINAL.length) }] : [])),
      draw: ids,
    };
    return { kind: 'round-robin', robin };
  }
  const draw = crossedPlaces(event.draw.length, event.qualifiers).map((at) => (at === null ? null : qualified[at]?.id));
  return {
    kind: 'knock-out',
    tree: { entrants, results, seed, defeats, third, ...(placement ? { placement } : {}), stroke, draw, before: groupRounds(event) },
  };
}

/** A game of a groups event, with the group it belongs to; null for the final. */
export type StageGame = (Game | TreeGame) & { readonly group: number | null };

/** All games: those of the groups by rounds, then the final's. */
export function groupsGames(event: GroupsEvent): readonly StageGame[] {
  const groups = groupsOf(event);
  const inGroups = groups.flatMap(({ robin }, group) => robinGames(robin).map((game): StageGame => ({ ...game, group })));
  const final = finalOf(event, groups);
  const before = groupRounds(event);
  const last: readonly (Game | TreeGame)[] =
    final === null
      ? []
      : final.kind === 'knock-out'
        ? knockOutGames(final.tree)
        : final.robin === null
          ? []
          : robinGames(final.robin).map((game) => ({ ...game, key: `${FINAL}${game.key}`, round: game.round + before }));
  return [...inGroups.toSorted((a, b) => a.round - b.round), ...last.map((game): StageGame => ({ ...game, group: null }))];
}

/** Whether the final has results. */
export const finalBegun = (event: GroupsEvent): boolean =>
  resultsOf(event).some(({ key }) => isFinal(key)) || (event.matches ?? []).some(({ key }) => isFinal(key));

/** A place in the whole event. */
export interface GroupsPlace {
  readonly entrant: Entrant;
  /** Null while it is open. */
  readonly place: number | null;
  /** So many share it. */
  readonly shared: number;
}

/** The final table: who was in the final as it ended, then the others by their rank in the group, those of one rank sharing the place. */
export function groupsPlaces(event: GroupsEvent): readonly GroupsPlace[] {
  const groups = groupsOf(event);
  const final = finalOf(event, groups);
  if (final === null) return [];
  const byId = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  const qualified = qualifiedOf(event, groups);
  const finalists = new Set(qualified.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])));
  const decided = qualified.every(({ id }) => id !== undefined);
  const above: readonly GroupsPlace[] =
    final.kind === 'knock-out'
      ? knockOutPlaces(final.tree)
      : (final.robin === null ? [] : robinTable(final.robin)).map(({ entrant, place }, _, rows) => ({
          entrant,
          place,
          shared: rows.filter((row) => row.place === place).length,
        }));
  const shown = new Set(above.map(({ entrant }) => entrant.id));
  const missing = [...finalists].filter((id) => !shown.has(id));
  const ranks = groups.flatMap(({ robin }) => {
    const there = groupOrder(robin);
    const order = [...there, ...robinTable(robin).flatMap(({ entrant }) => (there.includes(entrant.id) ? [] : [entrant.id]))];
    return order.flatMap((id, rank) => (finalists.has(id) ? [] : [{ id, rank }]));
  });
  const below = ranks
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
    .map(({ id, rank }) => ({
      id,
      place: decided ? finalists.size + ranks.filter((one) => one.rank < rank).length + 1 : null,
      shared: ranks.filter((one) => one.rank === rank).length,
    }));
  const row = (id: number, place: number | null, shared: number): readonly GroupsPlace[] => {
    const entrant = byId.get(id);
    return entrant ? [{ entrant, place, shared }] : [];
  };
  return [
    ...above.flatMap(({ entrant, place, shared }) => row(entrant.id, place, shared)),
    ...missing.flatMap((id) => row(id, null, 1)),
    ...below.flatMap(({ id, place, shared }) => row(id, place, shared)),
  ];
}
