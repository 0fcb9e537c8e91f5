/** Everything that can happen to a tournament: each a function from one state to the next, or the reason why not. */
import { exchanging } from './event/change.ts';
import { nextRound, presentIn } from './pairing.ts';
import { plainName } from './plain-name.ts';
import { faultOf, mirrored, type ResultFault } from './scoring.ts';
import { DATE, MAX_PLAYERS, MAX_ROUNDS, type Pairing, type Player, type Result, type Scoring, type Tournament } from './types.ts';

export type Refusal =
  | { readonly code: 'no-name' }
  | { readonly code: 'name-taken'; readonly name: string }
  | { readonly code: 'too-many-players'; readonly most: number }
  | { readonly code: 'too-many-rounds'; readonly most: number }
  | { readonly code: 'too-few-players' }
  | { readonly code: 'round-open'; readonly round: number; readonly table: number }
  | { readonly code: 'no-such-player' }
  | { readonly code: 'no-such-pairing' }
  | { readonly code: 'has-played' }
  | { readonly code: 'result'; readonly fault: ResultFault };

/** The next state, or why there is none. */
export type Changed = { readonly ok: true; readonly tournament: Tournament } | { readonly ok: false; readonly why: Refusal };

const done = (tournament: Tournament): Changed => ({ ok: true, tournament });
const refused = (why: Refusal): Changed => ({ ok: false, why });

/** A new tournament; `seed` is taken into 0 to 2^32 - 1, a date that a file cannot hold (a year of five digits) is left out. */
export const create = (
  name: string,
  seed: number,
  scoring: Scoring,
  { date, place }: Partial<Pick<Tournament, 'date' | 'place'>> = {},
): Tournament => ({
  format: 'novuss-tournament',
  version: 1,
  name: plainName(name),
  ...(date !== undefined && DATE.test(date) ? { date } : {}),
  ...(place === undefined ? {} : { place: plainName(place) }),
  seed: seed >>> 0,
  scoring,
  players: [],
  rounds: [],
});

/** The first round that has not been paired. */
export const upcoming = (tournament: Tournament): number => tournament.rounds.length + 1;

/** Enters a player; after the first round has been paired the player begins with the next one and has nothing from those before. */
export function addPlayer(tournament: Tournament, given: string, club?: string): Changed {
  const name = plainName(given);
  if (name === '') return refused({ code: 'no-name' });
  if (tournament.players.some((player) => player.name === name)) return refused({ code: 'name-taken', name });
  if (tournament.players.length >= MAX_PLAYERS) return refused({ code: 'too-many-players', most: MAX_PLAYERS });
  const id = Math.max(0, ...tournament.players.map((player) => player.id)) + 1;
  const player: Player = { id, name, ...(club && plainName(club) !== '' ? { club: plainName(club) } : {}), joined: upcoming(tournament) };
  return done({ ...tournament, players: [...tournament.players, player] });
}

const isKnown = (tournament: Tournament, id: number): boolean => tournament.players.some((player) => player.id === id);

const withPlayer = (tournament: Tournament, id: number, change: (player: Player) => Player): Changed =>
  isKnown(tournament, id)
    ? done({ ...tournament, players: tournament.players.map((player) => (player.id === id ? change(player) : player)) })
    : refused({ code: 'no-such-player' });

/** Another name. */
export function rename(tournament: Tournament, id: number, given: string): Changed {
  const name = plainName(given);
  if (name === '') return refused({ code: 'no-name' });
  if (tournament.players.some((player) => player.name === name && player.id !== id)) return refused({ code: 'name-taken', name });
  return withPlayer(tournament, id, (player) => ({ ...player, name }));
}

/** The player is paired no more, from the next round on; what was played stands. */
export const withdraw = (tournament: Tournament, id: number): Changed =>
  withPlayer(tournament, id, (player) => ({ ...player, left: upcoming(tournament) }));

/** Who had left is paired again. */
export const comeBack = (tournament: Tournament, id: number): Changed => withPlayer(tournament, id, ({ left: _, ...player }) => player);

/** Takes off a player who has been in no pairing. */
export function removePlayer(tournament: Tournament, id: number): Changed {
  if (!isKnown(tournament, id)) return refused({ code: 'no-such-player' });
  const paired = tournament.rounds.some((round) => round.pairings.some(({ first, second }) => first === id || second === id));
  if (paired) return refused({ code: 'has-played' });
  return done({ ...tournament, players: tournament.players.filter((player) => player.id !== id) });
}

const isOpen = ({ second, result }: Pairing): boolean => second !== null && result === null;

/** The first pairing without a result, counted from 1; null where there is none. */
export function openPairing(tournament: Pick<Tournament, 'rounds'>): { readonly round: number; readonly table: number } | null {
  for (const [r, { pairings }] of tournament.rounds.entries()) {
    const table = pairings.findIndex(isOpen);
    if (table >= 0) return { round: r + 1, table: table + 1 };
  }
  return null;
}

/** Pairs the next round. */
export function startRound(tournament: Tournament): Changed {
  const open = openPairing(tournament);
  if (open !== null) return refused({ code: 'round-open', ...open });
  if (tournament.rounds.length >= MAX_ROUNDS) return refused({ code: 'too-many-rounds', most: MAX_ROUNDS });
  if (presentIn(tournament).length < 2) return refused({ code: 'too-few-players' });
  return done({ ...tournament, rounds: [...tournament.rounds, nextRound(tournament)] });
}

/** Takes back the last round with its results. */
export const dropRound = (tournament: Tournament): Changed => done({ ...tournament, rounds: tournament.rounds.slice(0, -1) });

/**
 * Two change places in a round, because others have played than were paired. What was entered stays with the table; two of one table are named
 * the other way about.
 */
export function exchangePlayers(tournament: Tournament, round: number, a: number, b: number): Changed {
  const pairings = tournament.rounds[round - 1]?.pairings;
  if (pairings === undefined || a === b) return refused({ code: 'no-such-pairing' });
  const there = new Set(pairings.flatMap(({ first, second }) => [first, second]));
  if (!there.has(a) || !there.has(b)) return refused({ code: 'no-such-player' });
  const other = exchanging(a, b);
  const exchanged = pairings.map(({ first, second, result }): Pairing => {
    const turned = [a, b].includes(first) && second !== null && [a, b].includes(second);
    return { first: other(first), second: other(second), result: turned && result ? mirrored(result) : result };
  });
  return done({ ...tournament, rounds: tournament.rounds.with(round - 1, { pairings: exchanged }) });
}

/** Enters, corrects or (null) takes away a result; rounds paired since stay as they are, the standing is reckoned anew. */
export function setResult(tournament: Tournament, round: number, table: number, result: Result | null): Changed {
  const pairings = tournament.rounds[round - 1]?.pairings;
  const pairing = pairings?.[table - 1];
  if (pairings === undefined || pairing === undefined || pairing.second === null) return refused({ code: 'no-such-pairing' });
  const fault = result && faultOf(result, tournament.scoring);
  if (fault) return refused({ code: 'result', fault });
  const entered = pairings.with(table - 1, { ...pairing, result });
  return done({ ...tournament, rounds: tournament.rounds.with(round - 1, { pairings: entered }) });
}
