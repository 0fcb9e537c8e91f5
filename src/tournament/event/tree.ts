/**
 * The trees of knock-out: who comes from where. Places of the first round are seeded so that 1 and 2 can meet in the final only, 1 to 4 in the
 * semifinals only, and so on. After two defeats: the losers of the first tree's round r drop into the second tree, crossed so that those who
 * have just met meet again as late as can be; the trees of 8 and 16 are the published ones (docs/tournament.md). After one defeat the losers of a
 * round may play on for the places below (`P5-8.1`, then `P5-6.1` and `P7-8.1`).
 */

/** Where a side of a game comes from. */
export type Source = { readonly from: 'place'; readonly place: number } | { readonly from: 'winner' | 'loser'; readonly of: string };

export interface Node {
  /** `A2.1` in the first tree, `B3.2` in the second, `F1`, `F2` the finals of two defeats, `T` for third place, `P5-8.1` for the places 5 to 8. */
  readonly key: string;
  readonly tree: 'A' | 'B' | 'F' | 'T' | 'P';
  /** Round within the tree, number within the round, both from 1. */
  readonly level: number;
  readonly number: number;
  /** Round of the competition in which it is played. */
  readonly round: number;
  readonly first: Source;
  readonly second: Source;
}

/** The least power of two that holds `n`. */
export function placesFor(n: number): number {
  let places = 2;
  while (places < n) places *= 2;
  return places;
}

/** Seeds from the top of the tree to its bottom: 1, 8, 4, 5, 2, 7, 3, 6 for eight. */
export function seedOrder(places: number): readonly number[] {
  let order: readonly number[] = [1, 2];
  while (order.length < places) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

const reversed = <T>(list: readonly T[]): readonly T[] => list.toReversed();
const halvesExchanged = <T>(list: readonly T[]): readonly T[] => [...list.slice(list.length / 2), ...list.slice(0, list.length / 2)];
const halvesReversed = <T>(list: readonly T[]): readonly T[] => [
  ...list.slice(0, list.length / 2).toReversed(),
  ...list.slice(list.length / 2).toReversed(),
];
const pairsExchanged = <T>(list: readonly T[]): readonly T[] => list.map((_, i) => list[i ^ 1] as T);
const straight = <T>(list: readonly T[]): readonly T[] => list;

/** How the losers of the first tree's second, third, … round are crossed; further ones go down straight. */
const CROSSINGS: Readonly<Record<number, readonly (<T>(list: readonly T[]) => readonly T[])[]>> = {
  8: [reversed],
  16: [halvesReversed, reversed],
  32: [reversed, halvesExchanged],
  64: [reversed, halvesExchanged, reversed],
};
const LARGE = [reversed, halvesExchanged, pairsExchanged, pairsExchanged, pairsExchanged];

function crossed<T>(losers: readonly T[], places: number, level: number): readonly T[] {
  if (losers.length < 2) return losers;
  return ((CROSSINGS[places] ?? LARGE)[level - 2] ?? straight)(losers);
}

const winner = (of: string): Source => ({ from: 'winner', of });
const loser = (of: string): Source => ({ from: 'loser', of });

/** Pairs of neighbours. */
const inPairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i] as T, list[2 * i + 1] as T]);

function levelOf(tree: 'A' | 'B', level: number, round: number, pairs: readonly (readonly [Source, Source])[]): readonly Node[] {
  return pairs.map(([first, second], i) => ({ key: `${tree}${level}.${i + 1}`, tree, level, number: i + 1, round, first, second }));
}

function firstTree(places: number, defeats: 1 | 2): readonly (readonly Node[])[] {
  const levels: (readonly Node[])[] = [];
  let sides: readonly Source[] = Array.from({ length: places }, (_, i) => ({ from: 'place', place: i + 1 }));
  for (let level = 1; sides.length > 1; level++) {
    // with a second tree its rounds lie between: A1, A2 with B1, B2, A3 with B3, B4, …
    const round = defeats === 1 || level < 3 ? level : 2 * (level - 1);
    const nodes = levelOf('A', level, round, inPairs(sides));
    levels.push(nodes);
    sides = nodes.map(({ key }) => winner(key));
  }
  return levels;
}

function secondTree(places: number, above: readonly (readonly Node[])[]): readonly (readonly Node[])[] {
  const levels: (readonly Node[])[] = [];
  const losersOf = (level: number): readonly Source[] => (above[level - 1] ?? []).map(({ key }) => loser(key));
  if (above.length < 2) return levels;
  levels.push(levelOf('B', 1, 2, inPairs(losersOf(1))));
  for (let level = 2; level <= above.length; level++) {
    const before = (levels.at(-1) ?? []).map(({ key }) => winner(key));
    const dropping = crossed(losersOf(level), places, level);
    const major = levelOf(
      'B',
      levels.length + 1,
      levels.length + 2,
      before.map((side, i) => [dropping[i] as Source, side] as const),
    );
    levels.push(major);
    if (major.length > 1) levels.push(levelOf('B', levels.length + 1, levels.length + 2, inPairs(major.map(({ key }) => winner(key)))));
  }
  return levels;
}

/** Those who come from `sides` play for the places from `top` on: winners for the upper half, losers for the lower. */
function playedOff(sides: readonly Source[], top: number, round: number, level: number): readonly Node[] {
  const single = top === 3 && sides.length === 2;
  const games = inPairs(sides).map(([first, second], i): Node => {
    const key = single ? 'T' : `P${top}-${top + sides.length - 1}.${i + 1}`;
    return { key, tree: single ? 'T' : 'P', level, number: i + 1, round, first, second };
  });
  if (games.length === 1) return games;
  const next = (from: (of: string) => Source, first: number): readonly Node[] =>
    playedOff(
      games.map(({ key }) => from(key)),
      first,
      round + 1,
      level + 1,
    );
  return [...games, ...next(winner, top), ...next(loser, top + games.length)];
}

/** Down to which place losers play on: 4 with a game for third place, 2 without. */
export const lastPlayedFor = ({ third, placement }: { readonly third: boolean; readonly placement?: number }): number =>
  placement ?? (third ? 4 : 2);

/** All games of a tree with so many places (a power of two), each after those it depends on. `playedFor`: `lastPlayedFor` its event. */
export function treeOf(places: number, defeats: 1 | 2, playedFor = 2): readonly Node[] {
  const above = firstTree(places, defeats);
  const last = above.at(-1)?.[0] as Node;
  if (defeats === 1) {
    const below = above.flatMap((games) =>
      games.length > 1 && games.length * 2 <= playedFor
        ? playedOff(
            games.map(({ key }) => loser(key)),
            games.length + 1,
            (games[0]?.round ?? 0) + 1,
            1,
          )
        : [],
    );
    return [...above.flat(), ...below].toSorted((a, b) => a.round - b.round);
  }
  const below = secondTree(places, above);
  const lastBelow = below.at(-1)?.[0];
  const challenger = lastBelow ? winner(lastBelow.key) : loser(last.key);
  const round = (lastBelow?.round ?? last.round) + 1;
  const final = (level: 1 | 2, first: Source, second: Source): Node => ({
    key: `F${level}`,
    tree: 'F',
    level,
    number: 1,
    round: round + level - 1,
    first,
    second,
  });
  const all = [...above.flat(), ...below.flat(), final(1, winner(last.key), challenger), final(2, winner('F1'), loser('F1'))];
  return all.toSorted((a, b) => a.round - b.round);
}
