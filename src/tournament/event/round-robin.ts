/**
 * Round robin: the drawn calendar (2010 22.1 a, 2008 22.1.1) and its table. Results are found by who met whom in which turn, not by the round,
 * so that a calendar made anew for a late entry keeps what was played.
 */
import { drawn } from '../lot.ts';
import { shareOf } from '../scoring.ts';
import { LOSS_REASONS, LOSSES_TO_EXCLUSION, type LossReason, type Pairing, type Result } from '../types.ts';
import { calendarOf } from './berger.ts';
import { resultsOf } from './team.ts';
import type { Entrant, Game, GameResult, RobinEvent, RobinTie } from './types.ts';

/** `1:3-7`: the first meeting of entrants 3 and 7, whoever is named first. */
export const meetingKey = (turn: number, a: number, b: number): string => `${turn}:${Math.min(a, b)}-${Math.max(a, b)}`;

/** The numbers of the calendar, drawn by lot. `turn` tells a draw from one before it. */
export const drawNumbers = (event: Pick<RobinEvent, 'entrants' | 'seed'>, turn = 0): readonly number[] =>
  drawn(
    event.entrants.filter(({ out }) => out === undefined),
    event.seed,
    'first-round',
    turn,
  ).map(({ id }) => id);

const isPlayed = ({ kind }: Result): boolean => kind !== 'forfeit';

/**
 * Who is out with half of the games or fewer played: none of those counts (2017 2.2, 2010 3.2, 2008 3). A game that was not played because
 * somebody did not come is no game played.
 */
export function annulled(event: RobinEvent): ReadonlySet<number> {
  const games = ((event.draw?.length ?? 1) - 1) * event.turns;
  const results = resultsOf(event);
  const played = (id: number): number =>
    results.filter((entered) => (entered.first === id || entered.second === id) && isPlayed(entered.result)).length;
  return new Set(goneFrom(event).filter((id) => played(id) * 2 <= games));
}

/** Losses that lead out of the competition once there are two: for lateness (14.3) and for conduct (14.2). */
export function lossesFor(results: readonly GameResult[], why: LossReason, id: number): number {
  return results.filter(
    ({ first, second, result }) =>
      result.kind === 'forfeit' &&
      result.why === why &&
      ((first === id && result.winner !== 'first') || (second === id && result.winner !== 'second')),
  ).length;
}

/** Why somebody plays on no more; null for who does. */
export function outBy(event: Pick<RobinEvent, 'results'>, entrant: Entrant): 'withdrawn' | 'excluded' | LossReason | null {
  if (entrant.out) return entrant.out;
  return LOSS_REASONS.find((why) => lossesFor(event.results, why, entrant.id) >= LOSSES_TO_EXCLUSION) ?? null;
}

const goneFrom = (event: RobinEvent): readonly number[] =>
  event.entrants.filter((entrant) => outBy(event, entrant) !== null).map(({ id }) => id);

/** The calendar with what became of each game; none before the draw. */
export function robinGames(event: RobinEvent): readonly Game[] {
  const { draw, turns } = event;
  if (draw === null) return [];
  const results = new Map(resultsOf(event).map((entered) => [entered.key, entered]));
  const gone = new Set(goneFrom(event));
  const struck = annulled(event);
  const calendar = calendarOf(draw.length, turns);
  return calendar.flatMap((pairs, r) =>
    pairs.map(([a, b]): Game => {
      const turn = turns === 2 && r >= calendar.length / 2 ? 2 : 1;
      const [first, second] = [draw[a - 1] as number, draw[b - 1] as number];
      const key = meetingKey(turn, first, second);
      const entered = results.get(key);
      const walkover = gone.has(first) ? (gone.has(second) ? 'neither' : 'second') : gone.has(second) ? 'first' : null;
      return {
        key,
        round: r + 1,
        first: entered?.first ?? first,
        second: entered?.second ?? second,
        result: entered?.result ?? null,
        walkover: entered ? null : walkover,
        struck: struck.has(first) || struck.has(second),
      };
    }),
  );
}

/** A game as it counts: entered, or by walkover; null where it doesn't (yet). */
export function countedResult(game: Game): Result | null {
  if (game.struck) return null;
  if (game.result !== null) return game.result;
  if (game.walkover === null) return null;
  return { kind: 'forfeit', winner: game.walkover === 'neither' ? null : game.walkover };
}

export interface RobinRow {
  readonly entrant: Entrant;
  /** Shared by those whom nothing parts. */
  readonly place: number;
  readonly halves: number;
  readonly won: number;
  readonly lost: number;
  /** Sonneborn-Berger in quarter points: twice the half points of who was beaten, once those of who was drawn with. */
  readonly berger: number;
  /** Half points from the meetings of those level with it on points; null where nobody is. */
  readonly direct: number | null;
  readonly games: number;
  /** What parts it from the row above; null for the first and where nothing does. */
  readonly decidedBy: 'points' | RobinTie | null;
  /** Its games count for nobody. */
  readonly annulled: boolean;
}

interface Tally {
  halves: number;
  won: number;
  lost: number;
  games: number;
  readonly against: Map<number, number>;
}

function tallyOf(games: readonly Game[]): ReadonlyMap<number, Tally> {
  const tallies = new Map<number, Tally>();
  const of = (id: number): Tally => {
    const tally = tallies.get(id) ?? { halves: 0, won: 0, lost: 0, games: 0, against: new Map() };
    tallies.set(id, tally);
    return tally;
  };
  for (const game of games) {
    const result = countedResult(game);
    if (result === null || typeof game.first !== 'number' || typeof game.second !== 'number') continue;
    const pairing: Pairing = { first: game.first, second: game.second, result };
    for (const side of ['first', 'second'] as const) {
      const share = shareOf(pairing, side);
      if (!share) continue;
      const tally = of(game[side] as number);
      const other = game[side === 'first' ? 'second' : 'first'] as number;
      tally.halves += share.halves;
      tally.won += share.won;
      tally.lost += share.lost;
      tally.games++;
      tally.against.set(other, (tally.against.get(other) ?? 0) + share.halves);
    }
  }
  return tallies;
}

type Sorted = Omit<RobinRow, 'place' | 'decidedBy'>;
const FIGURES: Readonly<Record<'points' | RobinTie, (row: Sorted) => number>> = {
  points: (row) => row.halves,
  direct: (row) => row.direct ?? 0,
  difference: (row) => row.won - row.lost,
  won: (row) => row.won,
  berger: (row) => row.berger,
};

/** The table. Those whom the regulations' tie-breaks leave level share a place. Who was annulled stands last, without one's points. */
export function robinTable(event: RobinEvent): readonly RobinRow[] {
  const tallies = tallyOf(robinGames(event));
  const struck = annulled(event);
  const halvesOf = (id: number): number => tallies.get(id)?.halves ?? 0;
  const drawn = new Set(event.draw ?? event.entrants.map(({ id }) => id));
  const there = event.entrants.filter(({ id }) => drawn.has(id));
  const rows = there.map((entrant): Sorted => {
    const { halves = 0, won = 0, lost = 0, games = 0, against = new Map<number, number>() } = tallies.get(entrant.id) ?? {};
    const level = there.filter(({ id }) => id !== entrant.id && halvesOf(id) === halves && !struck.has(id));
    const direct = level.length === 0 ? null : level.reduce((sum, { id }) => sum + (against.get(id) ?? 0), 0);
    const berger = [...against].reduce((sum, [id, got]) => sum + got * halvesOf(id), 0);
    return { entrant, halves, won, lost, berger, direct, games, annulled: struck.has(entrant.id) };
  });
  const order = ['points', ...event.ties] as const;
  const compare = (a: Sorted, b: Sorted): 'points' | RobinTie | 'annulled' | null =>
    a.annulled !== b.annulled ? 'annulled' : (order.find((tie) => FIGURES[tie](a) !== FIGURES[tie](b)) ?? null);
  const sorted = rows.toSorted((a, b) => {
    const tie = compare(a, b);
    if (tie === null) return a.entrant.id - b.entrant.id;
    return tie === 'annulled' ? Number(a.annulled) - Number(b.annulled) : FIGURES[tie](b) - FIGURES[tie](a);
  });
  let place = 0;
  return sorted.map((row, i) => {
    const above = sorted[i - 1];
    const tie = above ? compare(above, row) : null;
    if (!above || tie !== null) place = i + 1;
    return { ...row, place, decidedBy: tie === 'annulled' ? null : tie };
  });
}
