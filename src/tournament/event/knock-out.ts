/**
 * Knock-out after one and after two defeats (the one-minus and two-minus systems, 2010 22.1 b, 2008 22.1.2). Nothing of the tree is kept: from
 * the places and the results every game follows. What a tree alone cannot hold is held by the count of defeats: where both lose a game of the
 * first tree (neither came), each has one defeat, so they play an extra game for the one place below (`A1.3x`).
 */
import { drawn } from '../lot.ts';
import { winnerOf } from '../scoring.ts';
import { resultsOf } from './team.ts';
import { lastPlayedFor, type Node, placesFor, type Source, seedOrder, treeOf } from './tree.ts';
import type { Entrant, Game, GameResult, KnockOutEvent } from './types.ts';

/** A side of a game: an entrant, null for nobody, undefined while it is open. */
type Slot = number | null | undefined;

/** A game of the tree with what became of it. */
export interface TreeGame extends Game {
  readonly tree: Node['tree'];
  readonly level: number;
  readonly number: number;
  /** Where the sides come from in the whole tree, for who draws it. */
  readonly from: readonly [Source, Source];
  /** The same past byes: the game that is played for the side. */
  readonly playedFor: readonly [Source, Source];
  readonly winner: Slot;
  readonly loser: Slot;
}

/** What a tree is played from: a knock-out, or the final after groups. */
export interface Tree
  extends Pick<KnockOutEvent, 'entrants' | 'results' | 'team' | 'matches' | 'seed' | 'defeats' | 'third' | 'placement' | 'stroke'> {
  /** The places of the first round; undefined where a group that decides it is still played. */
  readonly draw: readonly Slot[] | null;
  /** Rounds of the competition that come before its first. */
  readonly before?: number;
}

/** The draw: the first `seeded` in their order, the others by lot, byes to those seeded first. `turn` tells a draw from one before it. */
export function drawPlaces(event: Pick<KnockOutEvent, 'entrants' | 'seeded' | 'seed'>, turn = 0): readonly (number | null)[] {
  const there = event.entrants.filter(({ out }) => out === undefined);
  const rest = drawn(there.slice(event.seeded), event.seed, 'first-round', turn);
  const order = [...there.slice(0, event.seeded), ...rest].map(({ id }) => id);
  return seedOrder(placesFor(order.length)).map((seed) => order[seed - 1] ?? null);
}

interface Outcome {
  readonly result: GameResult['result'] | null;
  readonly walkover: Game['walkover'];
  readonly winner: Slot;
  readonly loser: Slot;
}
const OPEN: Outcome = { result: null, walkover: null, winner: undefined, loser: undefined };

/** What became of a game: as entered, or because a side is missing or out. */
function outcomeOf(first: Slot, second: Slot, entered: GameResult | undefined, isOut: (id: number) => boolean): Outcome {
  // whoever it will be has no opponent: nobody loses
  if ((first === undefined && second === null) || (first === null && second === undefined)) return { ...OPEN, loser: null };
  if (first === undefined || second === undefined) return OPEN;
  if (first === null || second === null) {
    const winner = first ?? second;
    return { result: null, walkover: winner === null ? null : winner === first ? 'first' : 'second', winner, loser: null };
  }
  if (entered) {
    const side = winnerOf(entered.result);
    if (side === null) return { result: entered.result, walkover: null, winner: null, loser: null };
    const [winner, loser] = side === 'first' ? [entered.first, entered.second] : [entered.second, entered.first];
    return { result: entered.result, walkover: null, winner, loser };
  }
  if (isOut(first) && isOut(second)) return { result: null, walkover: 'neither', winner: null, loser: null };
  if (isOut(first)) return { result: null, walkover: 'second', winner: second, loser: first };
  if (isOut(second)) return { result: null, walkover: 'first', winner: first, loser: second };
  return OPEN;
}

const samePair = (a: Slot, b: Slot, entered: GameResult): boolean =>
  (entered.first === a && entered.second === b) || (entered.first === b && entered.second === a);

interface Walk {
  readonly games: TreeGame[];
  /** Who goes on and who drops out of each game. */
  readonly done: Map<string, { readonly winner: Slot; readonly loser: Slot }>;
  /** Where a game is not the one that decides who goes on or drops out of it: the one that does. Under `winner A1.2`, `loser A1.3`. */
  readonly instead: Map<string, Source>;
  readonly results: ReadonlyMap<string, GameResult>;
  readonly isOut: (id: number) => boolean;
}

type Place = Pick<TreeGame, 'key' | 'tree' | 'level' | 'number' | 'round' | 'from' | 'playedFor'>;

function play({ games, results, isOut }: Walk, place: Place, first: Slot, second: Slot): Outcome {
  const played = results.get(place.key);
  const entered = played && samePair(first, second, played) ? played : undefined;
  const outcome = outcomeOf(first, second, entered, isOut);
  // the sides stand as they were played
  const sides = entered ? { first: entered.first, second: entered.second } : { first, second };
  games.push({ ...place, ...sides, ...outcome, struck: false });
  return outcome;
}

const bothLost = (first: Slot, second: Slot, { winner, loser }: Outcome): boolean =>
  typeof first === 'number' && typeof second === 'number' && winner === null && loser === null;

/** What follows from a game that both have lost. */
function afterBothLost(walk: Walk, place: Place, defeats: 1 | 2, first: Slot, second: Slot): { winner: Slot; loser: Slot } {
  if (defeats === 2 && place.tree === 'A') {
    const key = `${place.key}x`;
    const extra = play(walk, { ...place, key, tree: 'B' }, first, second);
    walk.instead.set(`loser ${place.key}`, { from: 'winner', of: key });
    return { winner: null, loser: extra.winner };
  }
  // in the first final the challenger has lost for the second time, the other for the first
  return place.key === 'F1' ? { winner: first, loser: second } : { winner: null, loser: null };
}

/** All games of the event in the order of the rounds; none before the draw. The second final is among them only where there must be one. */
export function knockOutGames(event: Tree): readonly TreeGame[] {
  const { draw, defeats, before = 0 } = event;
  if (draw === null) return [];
  const out = new Set(event.entrants.filter((entrant) => entrant.out !== undefined).map(({ id }) => id));
  const walk: Walk = {
    games: [],
    done: new Map(),
    instead: new Map(),
    results: new Map(resultsOf(event).map((entered) => [entered.key, entered])),
    isOut: (id) => out.has(id),
  };
  const slot = (source: Source): Slot => (source.from === 'place' ? draw[source.place - 1] : walk.done.get(source.of)?.[source.from]);
  const played = (source: Source): Source =>
    source.from === 'place' ? source : (walk.instead.get(`${source.from} ${source.of}`) ?? source);
  for (const { first: a, second: b, ...node } of treeOf(draw.length, defeats, lastPlayedFor(event))) {
    const place: Place = { ...node, round: node.round + before, from: [a, b], playedFor: [played(a), played(b)] };
    const [first, second] = [slot(a), slot(b)];
    if (first === null || second === null) walk.instead.set(`winner ${node.key}`, place.playedFor[first === null ? 1 : 0]);
    // the first final has left the winner of the first tree without a defeat
    const final = place.key === 'F2' ? walk.games.at(-1) : undefined;
    if (final && (final.winner !== slot(final.from[1]) || typeof final.loser !== 'number')) continue;
    const outcome = play(walk, place, first, second);
    walk.done.set(place.key, bothLost(first, second, outcome) ? afterBothLost(walk, place, defeats, first, second) : outcome);
  }
  return walk.games;
}

/** An entrant's way so far. */
export interface KnockOutPlace {
  readonly entrant: Entrant;
  readonly defeats: number;
  /** 1 for the winner, shared by those who went out in the same round; null while the entrant is still in. */
  readonly place: number | null;
  /** So many share the place. */
  readonly shared: number;
  /** The round of the last defeat; null while the entrant is in. */
  readonly round: number | null;
}

const bothIn = ({ first, second }: Game): boolean => typeof first === 'number' && typeof second === 'number';

/** Whether every game is decided. */
export const isOver = (event: Tree): boolean => event.draw !== null && knockOutGames(event).every(({ winner }) => winner !== undefined);

/** Who came where: the later one goes out, the better; the games for places part those who went out in one round. */
export function knockOutPlaces(event: Tree): readonly KnockOutPlace[] {
  const games = knockOutGames(event);
  const drawn = new Set((event.draw ?? []).filter((id) => typeof id === 'number'));
  const defeats = new Map<number, number>();
  const fell = new Map<number, number>();
  const lose = (id: Slot, at: number): void => {
    if (typeof id !== 'number') return;
    const count = (defeats.get(id) ?? 0) + 1;
    defeats.set(id, count);
    if (count === event.defeats) fell.set(id, at);
  };
  for (const game of games) {
    if (!bothIn(game) || game.winner === undefined) continue;
    if (game.tree === 'T' || game.tree === 'P') {
      // half a round above those who lose it, in the next game for a place a quarter
      if (typeof game.winner === 'number') fell.set(game.winner, (fell.get(game.winner) ?? 0) + 0.5 ** game.level);
    } else if (game.winner === null) {
      lose(game.first, game.round);
      lose(game.second, game.round);
    } else lose(game.loser, game.round);
  }
  const over = games.length > 0 && games.every(({ winner }) => winner !== undefined);
  const there = event.entrants.filter(({ id }) => drawn.has(id));
  const height = ({ id }: Entrant): number => fell.get(id) ?? Number.POSITIVE_INFINITY;
  const rows = there.map((entrant): KnockOutPlace => {
    const above = there.filter((other) => height(other) > height(entrant)).length;
    const shared = there.filter((other) => height(other) === height(entrant)).length;
    const last = fell.get(entrant.id);
    const settled = last !== undefined || over;
    // where the last two have both lost the last game nobody is first
    const none = over && last !== undefined && above === 0 ? 1 : 0;
    return {
      entrant,
      defeats: defeats.get(entrant.id) ?? 0,
      place: settled ? above + 1 + none : null,
      shared,
      round: last === undefined ? null : Math.floor(last),
    };
  });
  return rows.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.entrant.id - b.entrant.id);
}
