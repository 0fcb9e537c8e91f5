/**
 * Team matches (2017 22, 2010 and 2008 22.2 and 22.4, 23.2): line-ups by numbers, handed in at the same time; substitutes; boards; the score.
 * Whoever plays in the first round is the team's first choice for that number; everybody else of the team is a reserve.
 */
import { faultOf, type ResultFault, shareOf } from '../scoring.ts';
import type { Result, Scoring, Side } from '../types.ts';
import type { Rulebook, TeamMatch, TeamRules } from './types.ts';

export type TeamRefusal =
  /** A line-up names one player a number. */
  | { readonly code: 'line-up-incomplete'; readonly boards: number }
  | { readonly code: 'line-up-twice'; readonly member: number }
  | { readonly code: 'not-in-team' }
  /** Both line-ups lie open: nothing is exchanged any more. */
  | { readonly code: 'line-up-open' }
  /** A reserve replaces one number only in a match (22.4). */
  | { readonly code: 'reserve-number'; readonly member: number; readonly number: number }
  /** Who was replaced returns to the own number only (22.4). */
  | { readonly code: 'own-number'; readonly member: number; readonly number: number }
  /** Substitutions are announced before the round before is over (22.4). */
  | { readonly code: 'announced-late'; readonly round: number }
  | { readonly code: 'line-up-missing' }
  | { readonly code: 'match-decided' }
  | { readonly code: 'no-such-pairing' }
  | { readonly code: 'result'; readonly fault: ResultFault };

export type MatchChanged = { readonly ok: true; readonly match: TeamMatch } | { readonly ok: false; readonly why: TeamRefusal };

const SIDES = ['first', 'second'] as const;
const done = (match: TeamMatch): MatchChanged => ({ ok: true, match });
const refused = (why: TeamRefusal): MatchChanged => ({ ok: false, why });

/** A match before anything was handed in. `first` stands first in the protocol. */
export const newMatch = (key: string, first: number, second: number): TeamMatch => ({ key, first, second, lineUps: [], games: [] });

/** A game of a match: who plays at which board. */
export interface Board {
  readonly round: number;
  /** From 1: the number of the first team's player. */
  readonly board: number;
  /** Number of the second team's player. */
  readonly other: number;
  /** Member of the first team and of the second; null while the line-ups are not both in. */
  readonly first: number | null;
  readonly second: number | null;
  readonly result: Result | null;
}

const handedIn = (match: TeamMatch, round: number, side: Side): readonly number[] | null =>
  match.lineUps.find((one) => one.round === round && one.side === side)?.members ?? null;

/** The line-up of a round: as handed in, from the second round on otherwise that of the round before. */
export function lineUp(match: TeamMatch, round: number, side: Side): readonly number[] | null {
  const own = handedIn(match, round, side);
  return own ?? (round > 1 ? lineUp(match, round - 1, side) : null);
}

/** Whether the first line-ups lie open: not before both are in (2017 and 2010 22.4). */
export const isOpen = (match: TeamMatch): boolean => SIDES.every((side) => handedIn(match, 1, side) !== null);

/** All games of the match: in each round the second team's numbers move on by one, so that each number meets each. */
export function boardsOf(match: TeamMatch, { boards, rounds }: TeamRules): readonly Board[] {
  const open = isOpen(match);
  return Array.from({ length: rounds }, (_, r) =>
    Array.from({ length: boards }, (_, b): Board => {
      const other = ((b + r) % boards) + 1;
      const played = match.games.find((game) => game.round === r + 1 && game.board === b + 1);
      return {
        round: r + 1,
        board: b + 1,
        other,
        first: open ? (lineUp(match, r + 1, 'first')?.[b] ?? null) : null,
        second: open ? (lineUp(match, r + 1, 'second')?.[other - 1] ?? null) : null,
        result: played?.result ?? null,
      };
    }),
  ).flat();
}

/** Half points of both teams. */
export function scoreOf(match: TeamMatch): Readonly<Record<Side, number>> {
  const sum = (side: Side): number =>
    match.games.reduce((total, { result }) => total + (shareOf({ first: 1, second: 2, result }, side)?.halves ?? 0), 0);
  return { first: sum('first'), second: sum('second') };
}

/** Whether the match is over: all games played, or one team has won and the regulations do not have all of them played (2010 and 2008 23.2). */
export function isDecided(match: TeamMatch, rules: TeamRules): boolean {
  const all = rules.boards * rules.rounds;
  if (match.games.length >= all) return true;
  const { first, second } = scoreOf(match);
  // more than half of all points there are
  return !rules.playAll && Math.max(first, second) > all;
}

/** The match as a result between the teams: half points of either; null while it is played. */
export function matchResult(match: TeamMatch, rules: TeamRules): Result | null {
  if (!isDecided(match, rules)) return null;
  const { first, second } = scoreOf(match);
  return { kind: 'played', first, second };
}

const isOver = (match: TeamMatch, round: number, { boards }: TeamRules): boolean =>
  match.games.filter((game) => game.round === round).length >= boards;

/** Why a substitution is not allowed, or null (22.4). */
function substitutionRefusal(match: TeamMatch, round: number, side: Side, members: readonly number[]): TeamRefusal | null {
  const first = lineUp(match, 1, side) ?? [];
  for (const [i, member] of members.entries()) {
    const own = first.indexOf(member);
    if (own >= 0 && own !== i) return { code: 'own-number', member, number: own + 1 };
    if (own >= 0) continue;
    for (let before = 2; before < round; before++) {
      const at = lineUp(match, before, side)?.indexOf(member) ?? -1;
      if (at >= 0 && at !== i) return { code: 'reserve-number', member, number: at + 1 };
    }
  }
  return null;
}

/**
 * Hands in a line-up: members by number. The first round's lies sealed until both are in and may be exchanged until then; later ones are
 * substitutions, to be announced before the round before is over.
 */
export function handIn(
  match: TeamMatch,
  rules: TeamRules,
  round: number,
  side: Side,
  members: readonly number[],
  team: readonly number[],
): MatchChanged {
  if (members.length !== rules.boards) return refused({ code: 'line-up-incomplete', boards: rules.boards });
  if (!members.every((member) => team.includes(member))) return refused({ code: 'not-in-team' });
  const twice = members.find((member, i) => members.indexOf(member) !== i);
  if (twice !== undefined) return refused({ code: 'line-up-twice', member: twice });
  if (round < 1 || round > rules.rounds) return refused({ code: 'no-such-pairing' });
  if (round === 1 && isOpen(match)) return refused({ code: 'line-up-open' });
  if (round > 1) {
    if (!isOpen(match)) return refused({ code: 'line-up-missing' });
    if (isDecided(match, rules)) return refused({ code: 'match-decided' });
    if (isOver(match, round - 1, rules)) return refused({ code: 'announced-late', round });
    const why = substitutionRefusal(match, round, side, members);
    if (why) return refused(why);
  }
  const rest = match.lineUps.filter((one) => !(one.round === round && one.side === side));
  return done({ ...match, lineUps: [...rest, { round, side, members }] });
}

/** Enters, corrects or (null) takes away the result of a board. */
export function enterBoard(
  match: TeamMatch,
  rules: TeamRules,
  scoring: Scoring,
  round: number,
  board: number,
  result: Result | null,
): MatchChanged {
  if (!isOpen(match)) return refused({ code: 'line-up-missing' });
  if (round < 1 || round > rules.rounds || board < 1 || board > rules.boards) return refused({ code: 'no-such-pairing' });
  const known = match.games.some((game) => game.round === round && game.board === board);
  if (!known && isDecided(match, rules)) return refused({ code: 'match-decided' });
  const fault = result && faultOf(result, scoring);
  if (fault) return refused({ code: 'result', fault });
  const rest = match.games.filter((game) => !(game.round === round && game.board === board));
  return done({ ...match, games: result === null ? rest : [...rest, { round, board, result }] });
}

/** Which team has the first stroke in a round: by the book in the first round, from then on in turn; 2017 leaves it to the regulations (23.1). */
export function teamStroke(rulebook: Rulebook, round: number): { readonly by: Side; readonly inBook: boolean } {
  const guests = rulebook === '2008';
  const odd = round % 2 === 1;
  return { by: odd === guests ? 'second' : 'first', inBook: round === 1 && (rulebook === '2010' || rulebook === '2008') };
}
