/**
 * Which game is played when and at which table: estimates from the number of tables and the length of games, rests kept, nobody at two tables
 * at once. All events of a competition share the tables, and somebody who is entered in several is known by the name. A game that takes longer
 * than thought keeps its table; what was to follow there goes to the next table that is free. Times are ms since 1970.
 */
import type { CompetitionChanged, CompetitionRefusal } from './competition.ts';
import { gamesOf } from './event/change.ts';
import type { TreeGame } from './event/knock-out.ts';
import { isOpen } from './event/team.ts';
import {
  type Call,
  type Competition,
  type CompetitionEvent,
  type DrawnEvent,
  type Game,
  isOpenGame,
  type SwissEvent,
  swissKey,
  type TeamMatch,
  type TeamRules,
  type Venue,
} from './event/types.ts';
import { memoized } from './memoized.ts';
import { presentIn } from './pairing.ts';
import { personsIn } from './plain-name.ts';
import type { Scoring } from './types.ts';

const MINUTE = 60_000;
/** Who has been called has so long to come to the table (2017 2.2, 2010 3.2, 2008 3). */
export const CALL_MS = 2 * MINUTE;

/** A game that is still to be played; a match of teams is one. */
export interface VenueGame {
  readonly event: number;
  readonly key: string;
  readonly round: number;
  /** Names of the two sides; empty while a game before it decides. */
  readonly first: string;
  readonly second: string;
  /** Everybody who plays in it, as far as known. */
  readonly persons: readonly string[];
  /** Games that must be over before, as `event/key`. */
  readonly after: readonly string[];
  /** Minutes that one game takes. */
  readonly minutes: number;
  /** Games of a team match that are left, as many as can be played side by side in each part, one part after the other; otherwise one. */
  readonly parts: readonly number[];
  /** So many tables it may have, if they are free. */
  readonly tables: number;
  /** Part of it is played. */
  readonly begun: boolean;
}

/** A game with its estimated time. */
export interface Slot {
  readonly game: VenueGame;
  /** From 1. */
  readonly table: number;
  /** Further tables of a team match. */
  readonly more: readonly number[];
  readonly start: number;
  readonly end: number;
  /** Who referees it; null where nobody is free, or nobody is to be named. */
  readonly referee: string | null;
  /** As called; null for one that is only planned. */
  readonly call: Call | null;
}

export const gameId = ({ event, key }: { readonly event: number; readonly key: string }): string => `${event}/${key}`;

const minutesOf = (scoring: Scoring, { setMinutes }: Venue): number =>
  setMinutes * (scoring.kind === 'sets' ? scoring.sets : Math.max(1, 2 * scoring.target - 1));

/** The items by their key, each list in the order given. */
function listsOf<K, T>(items: readonly T[], keyOf: (item: T) => K): ReadonlyMap<K, readonly T[]> {
  const lists = new Map<K, T[]>();
  for (const item of items) {
    const list = lists.get(keyOf(item));
    if (list) list.push(item);
    else lists.set(keyOf(item), [item]);
  }
  return lists;
}

const ONE = { parts: [1], tables: 1, begun: false } as const;

/** Minutes for what is left of a game on so many tables: boards of a team match go side by side as far as there are tables. */
const minutesOn = ({ parts, minutes }: Pick<VenueGame, 'parts' | 'minutes'>, tables: number): number =>
  minutes * parts.reduce((sum, games) => sum + Math.ceil(games / tables), 0);

/** What is left of a team match, round by round, the singles of each before its doubles: the same players play both. */
function partsLeft({ boards, rounds, doubles }: TeamRules, match: TeamMatch | undefined): readonly number[] {
  const played = (round: number, isDoubles: boolean): number =>
    (match?.games ?? []).filter((game) => game.round === round && game.board > boards === isDoubles).length;
  return Array.from({ length: rounds }, (_, r) => [boards - played(r + 1, false), doubles - played(r + 1, true)])
    .flat()
    .filter((games) => games > 0);
}

/** Who plays in a match of two teams: those in the line-ups, before these are open everybody. */
function teamPersons(event: DrawnEvent, match: TeamMatch | undefined, ids: readonly number[]): readonly string[] {
  const playing = match && isOpen(match) ? new Set(match.lineUps.flatMap(({ members }) => members)) : null;
  return event.entrants
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ name, members = [] }) => [
      name,
      ...members.flatMap((member) => (playing === null || playing.has(member.id) ? [member.name] : [])),
    ]);
}

/** Games from which the sides of a tree's game come and that are not decided yet. */
const sourcesOf = (game: TreeGame, byKey: ReadonlyMap<string, TreeGame>): readonly string[] =>
  game.playedFor.flatMap((source) => (source.from !== 'place' && byKey.get(source.of)?.winner === undefined ? [source.of] : []));

function drawnGames(event: DrawnEvent, venue: Venue): readonly VenueGame[] {
  const names = new Map(event.entrants.map(({ id, name }) => [id, name]));
  const games = gamesOf(event);
  const tree = new Map(games.flatMap((game) => ('from' in game ? [[game.key, game as TreeGame] as const] : [])));
  const openGroups = games.filter((game) => 'group' in game && game.group !== null && isOpenGame(game)).map(({ key }) => key);
  const minutes = minutesOf(event.scoring, venue);
  const isLeft = ({ first, second, result, walkover, struck }: Game): boolean =>
    result === null && walkover === null && !struck && first !== null && second !== null;
  const inRound = listsOf(games.filter(isLeft), ({ round }) => round);
  const matches = new Map((event.matches ?? []).map((match) => [match.key, match]));
  return games.filter(isLeft).map((game): VenueGame => {
    const { first, second, key, round } = game;
    const ids = [first, second].flatMap((id) => (typeof id === 'number' ? [id] : []));
    const fromTree = 'from' in game ? sourcesOf(game as TreeGame, tree) : [];
    // whoever comes out of a group is known once the group is played
    const waits = ids.length < 2 && 'from' in game ? openGroups : [];
    const match = matches.get(key);
    const parts = event.team ? partsLeft(event.team, match) : ONE.parts;
    return {
      event: event.id,
      key,
      round,
      first: typeof first === 'number' ? (names.get(first) ?? '') : '',
      second: typeof second === 'number' ? (names.get(second) ?? '') : '',
      persons: event.team ? teamPersons(event, match, ids) : ids.flatMap((id) => personsIn(names.get(id) ?? '', event.sides)),
      after: [...fromTree, ...waits].map((one) => gameId({ event: event.id, key: one })),
      minutes,
      parts,
      // the matches of a round share the tables
      tables: Math.max(1, Math.min(Math.floor(venue.tables / (inRound.get(round)?.length ?? 1)), ...parts.slice(0, 1))),
      begun: (match?.games.length ?? 0) > 0,
    };
  });
}

function swissGames(event: Extract<CompetitionEvent, { format: 'swiss' }>, venue: Venue): readonly VenueGame[] {
  const names = new Map(event.players.map(({ id, name }) => [id, name]));
  const minutes = minutesOf(event.scoring, venue);
  const paired = event.rounds.flatMap(({ pairings }, r) =>
    pairings.flatMap((pairing, p): readonly VenueGame[] => {
      if (pairing.second === null || pairing.result !== null) return [];
      const [first = '', second = ''] = [pairing.first, pairing.second].map((id) => names.get(id) ?? '');
      const persons = [first, second].flatMap((name) => personsIn(name, event.sides));
      return [{ event: event.id, key: swissKey(r + 1, p + 1), round: r + 1, first, second, persons, after: [], minutes, ...ONE }];
    }),
  );
  // of a round that is not paired only the number of games is known; it waits for all of the round before
  const games = Math.floor(presentIn(event).length / 2);
  const later: VenueGame[] = [];
  let after = paired.map(gameId);
  for (let round = event.rounds.length + 1; round <= (event.planned ?? 0); round++) {
    const open = Array.from({ length: games }, (_, p): VenueGame => {
      return { event: event.id, key: swissKey(round, p + 1), round, first: '', second: '', persons: [], after, minutes, ...ONE };
    });
    later.push(...open);
    after = open.map(gameId);
  }
  return [...paired, ...later];
}

/** How many rounds a Swiss event is to have: as decided, otherwise so many that one without a defeat is left. */
export const plannedRounds = ({ planned, players, rounds }: SwissEvent): number =>
  planned ?? Math.max(rounds.length, Math.ceil(Math.log2(Math.max(2, players.length))));

/** A round of a Swiss event that is not paired yet. */
export interface RoundAhead {
  readonly event: number;
  readonly round: number;
  readonly games: number;
  readonly start: number;
  readonly end: number;
}

/** Rounds that are not paired yet with their estimated times, one line each. */
export function roundsAhead({ events }: Competition, slots: readonly Slot[]): readonly RoundAhead[] {
  const paired = new Map(events.flatMap((event) => (event.format === 'swiss' ? [[event.id, event.rounds.length] as const] : [])));
  const ahead = slots.filter(({ game }) => game.round > (paired.get(game.event) ?? Number.POSITIVE_INFINITY));
  return [...listsOf(ahead, ({ game }) => `${game.event}/${game.round}`).values()].flatMap((list): readonly RoundAhead[] => {
    const game = list[0]?.game;
    const [start, end] = [Math.min(...list.map((slot) => slot.start)), Math.max(...list.map((slot) => slot.end))];
    return game ? [{ event: game.event, round: game.round, games: list.length, start, end }] : [];
  });
}

/** What is still to be played in all events, in the order in which it is called: by rounds, within a round by events. */
export function venueGames({ events }: Competition, venue: Venue): readonly VenueGame[] {
  return events
    .flatMap((event) => (event.format === 'swiss' ? swissGames(event, venue) : drawnGames(event, venue)))
    .map((game, i) => ({ game, i }))
    .toSorted((a, b) => a.game.round - b.game.round || a.i - b.i)
    .map(({ game }) => game);
}

/** A game that is called and not over. */
export interface Running {
  readonly game: VenueGame;
  readonly call: Call;
}

/** Calls whose games are still open. */
export function runningCalls(competition: Competition, venue: Venue, games = venueGames(competition, venue)): readonly Running[] {
  const open = new Map(games.map((game) => [gameId(game), game]));
  return (competition.calls ?? []).flatMap((call) => {
    const game = open.get(gameId(call));
    return game ? [{ game, call }] : [];
  });
}

/** The first time after `now`; infinite where there is none. */
function nextAfter(now: number, lists: readonly Iterable<number>[]): number {
  let next = Number.POSITIVE_INFINITY;
  for (const list of lists) for (const time of list) if (time > now && time < next) next = time;
  return next;
}

type Planned = Omit<Slot, 'referee'>;

/** Every table of a game. */
export const tablesOf = ({ table, more = [] }: Pick<Call, 'table' | 'more'>): readonly number[] => [table, ...more];

/** Puts games on tables: whenever a table is free, the first game in the order whose players are all there and have rested. */
function planned(
  games: readonly VenueGame[],
  venue: Venue,
  begun: readonly Planned[],
  resting: ReadonlyMap<string, number>,
  from: number,
): readonly Planned[] {
  const rest = venue.rest * MINUTE;
  const tables = Array.from({ length: venue.tables }, () => from);
  const free = new Map(resting);
  const over = new Map<string, number>();
  const take = (slot: Planned): void => {
    for (const table of tablesOf(slot)) tables[table - 1] = Math.max(tables[table - 1] ?? from, slot.end);
    over.set(gameId(slot.game), slot.end + rest);
    for (const person of slot.game.persons) free.set(person, Math.max(free.get(person) ?? 0, slot.end + rest));
  };
  for (const slot of begun) take(slot);
  const known = new Set([...games.map(gameId), ...over.keys()]);
  let waiting = games.filter((game) => !over.has(gameId(game)));
  const slots: Planned[] = [...begun];
  for (let now = from; waiting.length > 0; ) {
    const left: VenueGame[] = [];
    const blocked = new Set<string>();
    // the games of a round wait for the same list
    const isOver = memoized((ids: VenueGame['after']) =>
      ids.every((id) => !known.has(id) || (over.get(id) ?? Number.POSITIVE_INFINITY) <= now),
    );
    for (const [i, game] of waiting.entries()) {
      const [table, ...others] = tables.flatMap((until, t) => (until <= now ? [t + 1] : []));
      if (table === undefined) {
        left.push(...waiting.slice(i));
        break;
      }
      const ready = game.persons.every((person) => !blocked.has(person) && (free.get(person) ?? 0) <= now) && isOver(game.after);
      if (!ready) {
        left.push(game);
        // each plays the own games in their order
        for (const person of game.persons) blocked.add(person);
        continue;
      }
      const more = others.slice(0, game.tables - 1);
      const slot: Planned = { game, table, more, start: now, end: now + minutesOn(game, more.length + 1) * MINUTE, call: null };
      take(slot);
      slots.push(slot);
    }
    waiting = left;
    const next = nextAfter(now, tables.every((until) => until > now) ? [tables] : [tables, free.values(), over.values()]);
    if (!Number.isFinite(next)) break;
    now = next;
  }
  return slots;
}

const overlaps = (a: { readonly start: number; readonly end: number }, b: { readonly start: number; readonly end: number }): boolean =>
  a.start < b.end && b.start < a.end;

/** Names who is free for the next games: whoever has refereed least often, then in the order of entry. */
function withReferees(slots: readonly Planned[], competition: Competition, venue: Venue): readonly Slot[] {
  const plays = new Map<string, Planned[]>();
  for (const slot of slots)
    for (const person of slot.game.persons) {
      const own = plays.get(person);
      if (own) own.push(slot);
      else plays.set(person, [slot]);
    }
  const people = new Set(
    competition.events.flatMap((event) =>
      event.format === 'swiss'
        ? event.players.flatMap(({ name, left, out }) => (left === undefined && out === undefined ? personsIn(name, event.sides) : []))
        : event.entrants.flatMap(({ name, out }) => (out === undefined && event.sides !== 'teams' ? personsIn(name, event.sides) : [])),
    ),
  );
  const turns = new Map<string, number>();
  for (const { referee } of competition.calls ?? []) if (referee) turns.set(referee, (turns.get(referee) ?? 0) + 1);
  const duties = new Map<string, Planned[]>();
  const named = slots.filter(({ call }) => call?.referee);
  for (const slot of named) duties.set(slot.call?.referee as string, [...(duties.get(slot.call?.referee as string) ?? []), slot]);
  let left = venue.referees ? venue.tables * 3 : 0;
  return slots.map((slot): Slot => {
    if (slot.call) return { ...slot, referee: slot.call.referee ?? null };
    if (left-- <= 0) return { ...slot, referee: null };
    const busy = (person: string): boolean =>
      [...(plays.get(person) ?? []), ...(duties.get(person) ?? [])].some((other) => overlaps(other, slot));
    const best = [...people].filter((person) => !busy(person)).toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0))[0];
    if (best === undefined) return { ...slot, referee: null };
    turns.set(best, (turns.get(best) ?? 0) + 1);
    duties.set(best, [...(duties.get(best) ?? []), slot]);
    return { ...slot, referee: best };
  });
}

/**
 * All games still to be played with their estimated times, called ones first, then by time. `begins` is when the competition starts, `now` the
 * time; what is called keeps its table until it has a result.
 */
export function schedule(competition: Competition, venue: Venue, begins: number, now: number): readonly Slot[] {
  const games = venueGames(competition, venue);
  const running = runningCalls(competition, venue, games);
  const from = Math.max(begins, now);
  const begun = running.map(({ game, call }): Planned => {
    const [table = 1, ...more] = tablesOf(call);
    const left = minutesOn(game, more.length + 1) * MINUTE;
    return { game, table, more, start: call.at, end: Math.max(now, (game.begun ? now : call.at) + left), call };
  });
  // whose game has just ended rests; when it ended is not known to the minute
  const open = new Set(games.map(gameId));
  const resting = new Map<string, number>();
  for (const call of competition.calls ?? []) {
    const event = competition.events.find(({ id }) => id === call.event);
    if (!event || open.has(gameId(call))) continue;
    const parts = event.format !== 'swiss' && event.team ? partsLeft(event.team, undefined) : ONE.parts;
    const lasts = minutesOn({ parts, minutes: minutesOf(event.scoring, venue) }, tablesOf(call).length);
    const until = Math.min(now, call.at + lasts * MINUTE) + venue.rest * MINUTE;
    for (const person of call.persons) resting.set(person, Math.max(resting.get(person) ?? 0, until));
  }
  const slots = planned(games, venue, begun, resting, from).toSorted(
    (a, b) => Number(b.call !== null) - Number(a.call !== null) || a.start - b.start || a.table - b.table,
  );
  return withReferees(slots, competition, venue);
}

const refused = (why: CompetitionRefusal): CompetitionChanged => ({ ok: false, why });

/** Tables and times of the competition, and how many rounds each of its Swiss events is to have. */
export const setVenue = (competition: Competition, venue: Venue, planned: ReadonlyMap<number, number> = new Map()): CompetitionChanged => ({
  ok: true,
  competition: {
    ...competition,
    venue,
    events: competition.events.map((event) => {
      const rounds = planned.get(event.id);
      return event.format === 'swiss' && rounds !== undefined ? { ...event, planned: rounds } : event;
    }),
  },
});

/** Calls a game to a table, or one that is called to another table. Nobody is called to two tables, no table has two games. */
export function callGame(competition: Competition, given: Omit<Call, 'persons'>): CompetitionChanged {
  const { venue, calls = [] } = competition;
  const game = venue && venueGames(competition, venue).find((one) => gameId(one) === gameId(given));
  const wanted = tablesOf(given);
  const there = wanted.every((table, i) => table >= 1 && table <= (venue?.tables ?? 0) && wanted.indexOf(table) === i);
  if (!there || !game || game.first === '' || game.second === '') return refused({ code: 'no-such-pairing' });
  const others = runningCalls(competition, venue).filter((one) => gameId(one.game) !== gameId(given));
  const taken = new Set(others.flatMap(({ call }) => tablesOf(call)));
  const busyTable = wanted.find((table) => taken.has(table));
  if (busyTable !== undefined) return refused({ code: 'table-busy', most: busyTable });
  const busy = game.persons.find((person) => others.some((one) => one.game.persons.includes(person)));
  if (busy !== undefined) return refused({ code: 'at-other-table', name: busy });
  const rest = calls.filter((call) => gameId(call) !== gameId(given));
  return { ok: true, competition: { ...competition, calls: [...rest, { ...given, persons: game.persons }] } };
}

/** Takes a call back. */
export const takeBackCall = (competition: Competition, of: { readonly event: number; readonly key: string }): CompetitionChanged => ({
  ok: true,
  competition: { ...competition, calls: (competition.calls ?? []).filter((call) => gameId(call) !== gameId(of)) },
});
