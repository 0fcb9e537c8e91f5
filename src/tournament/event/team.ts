/**
 * Team matches (2017 22, 2010 and 2008 22.2 and 22.4, 23.2): line-ups by numbers, handed in at the same time; substitutes; boards; the score.
 * Whoever plays in the first round is the team's first choice for that number; everybody else of the team is a reserve.
 */
import { faultOf, type ResultFault, shareOf, winnerOf } from '../scoring.ts';
import type { LossReason, Result, Scoring, Side } from '../types.ts';
import { type GameResult, isMeeting, type Rulebook, type TeamMatch, type TeamRules } from './types.ts';

export type TeamRefusal =
  /** A line-up names one player a number. */
  | { readonly code: 'line-up-incomplete'; readonly boards: number }
  | { readonly code: 'line-up-twice'; readonly member: number }
  | { readonly code: 'not-in-team' }
  /** Has lost two games for lateness (14.3) or for conduct (14.2), and is out of the competition. */
  | { readonly code: 'member-out'; readonly member: number; readonly why: LossReason }
  /** Both line-ups lie open: nothing is exchanged any more. */
  | { readonly code: 'line-up-open' }
  /** A reserve replaces one number only in a match (22.4). */
  | { readonly code: 'reserve-number'; readonly member: number; readonly number: number }
  /** Who was replaced returns to the own number only (22.4). */
  | { readonly code: 'own-number'; readonly member: number; readonly number: number }
  /** The regulations know no substitutions (2008 22.4: only where they do). */
  | { readonly code: 'no-substitutes' }
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
  /** From 1; the doubles are counted on from the singles. */
  readonly board: number;
  readonly format: 'singles' | 'doubles';
  /** Of the line-ups: one number of either team, in doubles two. */
  readonly numbers: Readonly<Record<Side, readonly number[]>>;
  /** Members of the first team and of the second; null while the line-ups are not both in. */
  readonly first: readonly number[] | null;
  readonly second: readonly number[] | null;
  readonly result: Result | null;
}

/** Games of a round. */
export const gamesInRound = ({ boards, doubles }: TeamRules): number => boards + doubles;

const handedIn = (match: TeamMatch, round: number, side: Side): readonly number[] | null =>
  match.lineUps.find((one) => one.round === round && one.side === side)?.members ?? null;

/** The line-up of a round: as handed in, from the second round on otherwise that of the round before. */
export function lineUp(match: TeamMatch, round: number, side: Side): readonly number[] | null {
  const own = handedIn(match, round, side);
  return own ?? (round > 1 ? lineUp(match, round - 1, side) : null);
}

/** Whether the first line-ups lie open: not before both are in (2017 and 2010 22.4). */
export const isOpen = (match: TeamMatch): boolean => SIDES.every((side) => handedIn(match, 1, side) !== null);

/** The numbers of both teams at a board: from round to round the second team's move on by one. */
function numbersAt({ boards, doubles }: TeamRules, round: number, board: number): Board['numbers'] {
  if (board <= boards) return { first: [board], second: [((board + round - 2) % boards) + 1] };
  const pair = board - boards - 1;
  const other = (pair + round - 1) % doubles;
  return { first: [2 * pair + 1, 2 * pair + 2], second: [2 * other + 1, 2 * other + 2] };
}

/** All games of the match, round by round: the singles, in which over as many rounds as there are numbers each meets each, then the doubles. */
export function boardsOf(match: TeamMatch, rules: TeamRules): readonly Board[] {
  const open = isOpen(match);
  const results = new Map(match.games.map(({ round, board, result }) => [`${round}.${board}`, result]));
  return Array.from({ length: rules.rounds }, (_, r) => {
    const round = r + 1;
    const named = { first: lineUp(match, round, 'first'), second: lineUp(match, round, 'second') };
    return Array.from({ length: gamesInRound(rules) }, (_, b): Board => {
      const numbers = numbersAt(rules, round, b + 1);
      const playing = (side: Side): readonly number[] | null =>
        open ? numbers[side].flatMap((number) => named[side]?.[number - 1] ?? []) : null;
      return {
        round,
        board: b + 1,
        format: b < rules.boards ? 'singles' : 'doubles',
        numbers,
        first: playing('first'),
        second: playing('second'),
        result: results.get(`${round}.${b + 1}`) ?? null,
      };
    });
  }).flat();
}

const worth = ({ boards, doublesPoints }: TeamRules, board: number): number => (board > boards ? doublesPoints : 1);

/** Half points of both teams. */
export function scoreOf(match: TeamMatch, rules: TeamRules): Readonly<Record<Side, number>> {
  const sum = (side: Side): number =>
    match.games.reduce(
      (total, { board, result }) => total + worth(rules, board) * (shareOf({ first: 1, second: 2, result }, side)?.halves ?? 0),
      0,
    );
  return { first: sum('first'), second: sum('second') };
}

/** Whether the match is over: all games played, or one team has won and the regulations do not have all of them played (2010 and 2008 23.2). */
export function isDecided(match: TeamMatch, rules: TeamRules): boolean {
  if (match.games.length >= gamesInRound(rules) * rules.rounds) return true;
  const { first, second } = scoreOf(match, rules);
  // more than half of all points there are
  return !rules.playAll && Math.max(first, second) > (rules.boards + rules.doubles * rules.doublesPoints) * rules.rounds;
}

/** The match as a result between the teams: points of either, which may be halves; null while it is played. */
export function matchResult(match: TeamMatch, rules: TeamRules): Result | null {
  if (!isDecided(match, rules)) return null;
  const { first, second } = scoreOf(match, rules);
  return { kind: 'played', first: first / 2, second: second / 2 };
}

/** What a drawn event has of results: those entered, and what its team matches came to. A level match of a knock-out has none until it is said who goes on. */
export function resultsOf(event: {
  readonly results: readonly GameResult[];
  readonly team?: TeamRules;
  readonly matches?: readonly TeamMatch[];
}): readonly GameResult[] {
  const { team, matches = [], results } = event;
  if (!team || matches.length === 0) return results;
  const entered = new Set(results.map(({ key }) => key));
  const settled = matches.flatMap((match): readonly GameResult[] => {
    const result = entered.has(match.key) ? null : matchResult(match, team);
    if (result === null) return [];
    const { key, first, second, advances } = match;
    if (isMeeting(key) || winnerOf(result) !== null) return [{ key, first, second, result }];
    return advances ? [{ key, first, second, result: { kind: 'outcome', winner: advances } }] : [];
  });
  return settled.length === 0 ? results : [...results, ...settled];
}

const isOver = (match: TeamMatch, round: number, rules: TeamRules): boolean =>
  match.games.filter((game) => game.round === round).length >= gamesInRound(rules);

/** Why the line-ups of a side do not go together, or null: own numbers, one number for each reserve (22.4). */
export function substitutionRefusal(match: TeamMatch, { rounds }: TeamRules, side: Side): TeamRefusal | null {
  const first = lineUp(match, 1, side) ?? [];
  const numbers = new Map<number, number>();
  for (let round = 2; round <= rounds; round++) {
    for (const [i, member] of (lineUp(match, round, side) ?? []).entries()) {
      const own = first.indexOf(member);
      if (own >= 0 && own !== i) return { code: 'own-number', member, number: own + 1 };
      if (own >= 0) continue;
      const at = numbers.get(member) ?? i;
      if (at !== i) return { code: 'reserve-number', member, number: at + 1 };
      numbers.set(member, i);
    }
  }
  return null;
}

/** Which number each reserve of a side has stood in for. */
export function reserveNumbers(match: TeamMatch, side: Side): ReadonlyMap<number, number> {
  const first = lineUp(match, 1, side) ?? [];
  const announced = match.lineUps.filter((one) => one.side === side && one.round > 1);
  return new Map(
    announced.flatMap(({ members }) => members.flatMap((member, i) => (first.includes(member) ? [] : [[member, i + 1] as const]))),
  );
}

/** Why a line-up cannot be one, whoever stood in the others, or null. */
export function lineUpRefusal(members: readonly number[], { boards }: TeamRules, team: readonly number[]): TeamRefusal | null {
  if (members.length !== boards) return { code: 'line-up-incomplete', boards };
  if (!members.every((member) => team.includes(member))) return { code: 'not-in-team' };
  const twice = members.find((member, i) => members.indexOf(member) !== i);
  return twice === undefined ? null : { code: 'line-up-twice', member: twice };
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
  const fault = lineUpRefusal(members, rules, team);
  if (fault) return refused(fault);
  if (round < 1 || round > rules.rounds) return refused({ code: 'no-such-pairing' });
  if (round === 1 && isOpen(match)) return refused({ code: 'line-up-open' });
  const rest = match.lineUps.filter((one) => !(one.round === round && one.side === side));
  const next = { ...match, lineUps: [...rest, { round, side, members }] };
  if (round === 1) return done(next);
  if (!isOpen(match)) return refused({ code: 'line-up-missing' });
  if (isDecided(match, rules)) return refused({ code: 'match-decided' });
  if (!rules.substitutes) return refused({ code: 'no-substitutes' });
  if (isOver(match, round - 1, rules)) return refused({ code: 'announced-late', round });
  const why = substitutionRefusal(next, rules, side);
  return why ? refused(why) : done(next);
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
  if (round < 1 || round > rules.rounds || board < 1 || board > gamesInRound(rules)) return refused({ code: 'no-such-pairing' });
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
