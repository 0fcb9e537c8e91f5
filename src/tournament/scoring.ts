/** What a result is worth, and which results there can be. */
import type { Pairing, Result, Scoring, Side } from './types.ts';

/** Why a result cannot be, with the bound that it breaks: at most `most`, or at least `needed` for a win. */
export type ResultFault =
  | { readonly code: 'not-whole' }
  | { readonly code: 'too-many'; readonly most: number }
  | { readonly code: 'both-won'; readonly most: number }
  | { readonly code: 'undecided'; readonly needed: number }
  | { readonly code: 'too-many-sets'; readonly most: number }
  | { readonly code: 'drawn-not-here' }
  | { readonly code: 'no-draw' };

/** More than half of the sets. */
export const majority = (sets: number): number => Math.floor(sets / 2) + 1;

/** Whether a pairing may end level: with an even number of sets, or where sets can be drawn (2017 24.1, club 3.14 and 9 ¶2). */
export const canBeDrawn = (scoring: Scoring): boolean => scoring.kind === 'sets';

type Played = Extract<Result, { kind: 'played' }>;

function matchFault({ first, second, drawn = 0 }: Played, target: number): ResultFault | null {
  const [low, high] = first < second ? [first, second] : [second, first];
  if (drawn > 0) return { code: 'drawn-not-here' };
  if (low >= target) return { code: 'both-won', most: target - 1 };
  if (high < target) return { code: 'undecided', needed: target };
  // the last game was a gammon at target - 1
  return high > target + 1 ? { code: 'too-many', most: target + 1 } : null;
}

function setsFault({ first, second, drawn = 0 }: Played, { sets, playAll }: Extract<Scoring, { kind: 'sets' }>): ResultFault | null {
  const total = first + second + drawn;
  const needed = majority(sets);
  if (total > sets) return { code: 'too-many-sets', most: sets };
  if (!playAll && Math.max(first, second) > needed) return { code: 'too-many', most: needed };
  if (total < sets && (playAll || Math.max(first, second) < needed)) return { code: 'undecided', needed: playAll ? sets : needed };
  return null;
}

/** What is wrong with a result, or null. */
export function faultOf(result: Result, scoring: Scoring): ResultFault | null {
  if (result.kind !== 'played')
    return result.kind === 'outcome' && result.winner === null && !canBeDrawn(scoring) ? { code: 'no-draw' } : null;
  const counts = [result.first, result.second, result.drawn ?? 0];
  if (!counts.every((count) => Number.isInteger(count) && count >= 0)) return { code: 'not-whole' };
  return scoring.kind === 'match' ? matchFault(result, scoring.target) : setsFault(result, scoring);
}

/** Who has won; null where it is level or nobody came. */
export function winnerOf(result: Result): Side | null {
  if (result.kind !== 'played') return result.winner;
  if (result.first === result.second) return null;
  return result.first > result.second ? 'first' : 'second';
}

/** One side's share of a pairing. */
export interface Share {
  /** Half points: 2 for a match won, 1 for a draw. The sheet knows no draws, so there it is matches won twice over. */
  readonly halves: number;
  readonly won: number;
  readonly lost: number;
  /** The opponent against whom it was played; null for a bye and where somebody did not come. */
  readonly met: number | null;
}

/** What a side takes from a pairing; null while it is played. A bye is a match won without games (docs/tournament.md). */
export function shareOf({ first, second, result }: Pairing, side: Side): Share | null {
  if (second === null) return { halves: 2, won: 0, lost: 0, met: null };
  if (result === null) return null;
  const winner = winnerOf(result);
  const halves = winner === side ? 2 : winner === null && result.kind !== 'forfeit' ? 1 : 0;
  const met = result.kind === 'forfeit' ? null : side === 'first' ? second : first;
  if (result.kind !== 'played') return { halves, won: 0, lost: 0, met };
  const [won, lost] = side === 'first' ? [result.first, result.second] : [result.second, result.first];
  return { halves, won, lost, met };
}

/** All results without drawn sets that a pairing can have, clear wins of the first side first. */
export function possibleResults(scoring: Scoring): readonly Played[] {
  const whole = (n: number): readonly number[] => Array.from({ length: n + 1 }, (_, i) => i);
  const most = scoring.kind === 'match' ? scoring.target + 1 : scoring.sets;
  const all = whole(most).flatMap((first) => whole(most).map((second): Played => ({ kind: 'played', first, second })));
  return all
    .filter((result) => faultOf(result, scoring) === null)
    .toSorted((a, b) => b.first - b.second - (a.first - a.second) || b.first - a.first);
}

/** The same result, seen from the other side. */
export function mirrored(result: Result): Result {
  if (result.kind === 'played') return { ...result, first: result.second, second: result.first };
  return { ...result, winner: result.winner && (result.winner === 'first' ? 'second' : 'first') };
}
