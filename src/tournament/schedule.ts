/**
 * Which game is played when and at which table: estimates from the number of tables and the length of games, rests kept, nobody at two tables
 * at once. All events of a competition share the tables, and somebody who is entered in several is known by the name. A game that takes longer
 * than thought keeps its table; what was to follow there goes to the next table that is free. Times are ms since 1970.
 */
import type { CompetitionChanged, CompetitionRefusal } from './competition.ts';
import { gamesOf } from './event/change.ts';
import { finalOf, groupsGames } from './event/groups.ts';
import type { TreeGame } from './event/knock-out.ts';
import type { Source } from './event/tree.ts';
import type { Call, Competition, CompetitionEvent, DrawnEvent, Venue } from './event/types.ts';
import type { Scoring } from './types.ts';

const MINUTE = 60_000;
/** Who has been called has so long to come to the table (2017 2.2, 2010 3.2, 2008 3). */
export const CALL_MS = 2 * MINUTE;

/** A game that is still to be played. */
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
  readonly minutes: number;
}

/** A game with its estimated time. */
export interface Slot {
  readonly game: VenueGame;
  /** From 1. */
  readonly table: number;
  readonly start: number;
  readonly end: number;
  /** Who referees it; null where nobody is free, or nobody is to be named. */
  readonly referee: string | null;
  /** As called; null for one that is only planned. */
  readonly call: Call | null;
}

export const gameId = ({ event, key }: { readonly event: number; readonly key: string }): string => `${event}/${key}`;

/** Who sits at the table for an entry: both of a pair. */
const personsIn = (name: string, sides: CompetitionEvent['sides']): readonly string[] =>
  sides === 'pairs'
    ? name
        .split('/')
        .map((one) => one.trim())
        .filter(Boolean)
    : [name];

const minutesOf = (scoring: Scoring, { setMinutes }: Venue): number =>
  setMinutes * (scoring.kind === 'sets' ? scoring.sets : Math.max(1, 2 * scoring.target - 1));

/** Games from which the sides of a tree's game come, through those that nobody plays. */
function sourcesOf(game: TreeGame, byKey: ReadonlyMap<string, TreeGame>): readonly string[] {
  const through = (source: Source): readonly string[] => {
    const before = source.from === 'place' ? undefined : byKey.get(source.of);
    if (!before) return [];
    return before.winner === undefined && before.first !== null && before.second !== null ? [before.key] : before.from.flatMap(through);
  };
  return game.from.flatMap(through);
}

function drawnGames(event: DrawnEvent, venue: Venue): readonly VenueGame[] {
  const names = new Map(event.entrants.map(({ id, name }) => [id, name]));
  const games = gamesOf(event);
  const tree = new Map(games.flatMap((game) => ('from' in game ? [[game.key, game as TreeGame] as const] : [])));
  const inGroups = event.format === 'groups' && finalOf(event) !== null ? groupsGames(event).filter(({ group }) => group !== null) : [];
  const openGroups = inGroups.flatMap(({ key, result, walkover, struck }) =>
    result === null && walkover === null && !struck ? [key] : [],
  );
  const minutes = minutesOf(event.scoring, venue);
  return games.flatMap((game): readonly VenueGame[] => {
    const { first, second, result, walkover, struck, key, round } = game;
    if (result !== null || walkover !== null || struck || first === null || second === null) return [];
    const ids = [first, second].flatMap((id) => (typeof id === 'number' ? [id] : []));
    const fromTree = 'from' in game ? sourcesOf(game as TreeGame, tree) : [];
    // whoever comes out of a group is known once the group is played
    const waits = ids.length < 2 && 'from' in game && openGroups.length > 0 ? openGroups : [];
    return [
      {
        event: event.id,
        key,
        round,
        first: typeof first === 'number' ? (names.get(first) ?? '') : '',
        second: typeof second === 'number' ? (names.get(second) ?? '') : '',
        persons: ids.flatMap((id) => personsIn(names.get(id) ?? '', event.sides)),
        after: [...fromTree, ...waits].map((one) => gameId({ event: event.id, key: one })),
        minutes,
      },
    ];
  });
}

/** The key of a Swiss pairing: its round and its table there. */
export const swissKey = (round: number, table: number): string => `S${round}.${table}`;

function swissGames(event: Extract<CompetitionEvent, { format: 'swiss' }>, venue: Venue): readonly VenueGame[] {
  const names = new Map(event.players.map(({ id, name }) => [id, name]));
  const minutes = minutesOf(event.scoring, venue);
  return event.rounds.flatMap(({ pairings }, r) =>
    pairings.flatMap((pairing, p): readonly VenueGame[] => {
      if (pairing.second === null || pairing.result !== null) return [];
      const [first = '', second = ''] = [pairing.first, pairing.second].map((id) => names.get(id) ?? '');
      const persons = [first, second].flatMap((name) => personsIn(name, event.sides));
      return [{ event: event.id, key: swissKey(r + 1, p + 1), round: r + 1, first, second, persons, after: [], minutes }];
    }),
  );
}

/** What is still to be played in all events, in the order in which it is called: by rounds, within a round by events. */
export function venueGames({ events }: Competition, venue: Venue): readonly VenueGame[] {
  return events
    .flatMap((event) => (event.format === 'swiss' ? swissGames(event, venue) : drawnGames(event, venue)))
    .map((game, i) => ({ game, i }))
    .toSorted((a, b) => a.game.round - b.game.round || a.i - b.i)
    .map(({ game }) => game);
}

interface Running {
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
    tables[slot.table - 1] = Math.max(tables[slot.table - 1] ?? from, slot.end);
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
    for (const [i, game] of waiting.entries()) {
      const table = tables.findIndex((until) => until <= now);
      if (table < 0) {
        left.push(...waiting.slice(i));
        break;
      }
      const ready =
        game.persons.every((person) => !blocked.has(person) && (free.get(person) ?? 0) <= now) &&
        game.after.every((id) => !known.has(id) || (over.get(id) ?? Number.POSITIVE_INFINITY) <= now);
      if (!ready) {
        left.push(game);
        // each plays the own games in their order
        for (const person of game.persons) blocked.add(person);
        continue;
      }
      const slot: Planned = { game, table: table + 1, start: now, end: now + game.minutes * MINUTE, call: null };
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
        ? event.players.flatMap(({ name, left }) => (left === undefined ? personsIn(name, event.sides) : []))
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
    return { game, table: call.table, start: call.at, end: Math.max(now, call.at + game.minutes * MINUTE), call };
  });
  // whose game has just ended rests; when it ended is not known to the minute
  const open = new Set(games.map(gameId));
  const resting = new Map<string, number>();
  for (const call of competition.calls ?? []) {
    const event = competition.events.find(({ id }) => id === call.event);
    if (!event || open.has(gameId(call))) continue;
    const until = Math.min(now, call.at + minutesOf(event.scoring, venue) * MINUTE) + venue.rest * MINUTE;
    for (const person of call.persons) resting.set(person, Math.max(resting.get(person) ?? 0, until));
  }
  const slots = planned(games, venue, begun, resting, from).toSorted(
    (a, b) => Number(b.call !== null) - Number(a.call !== null) || a.start - b.start || a.table - b.table,
  );
  return withReferees(slots, competition, venue);
}

const refused = (why: CompetitionRefusal): CompetitionChanged => ({ ok: false, why });

/** Tables and times of the competition. */
export const setVenue = (competition: Competition, venue: Venue): CompetitionChanged => ({
  ok: true,
  competition: { ...competition, venue },
});

/** Calls a game to a table, or one that is called to another table. Nobody is called to two tables, no table has two games. */
export function callGame(competition: Competition, given: Omit<Call, 'persons'>): CompetitionChanged {
  const { venue, calls = [] } = competition;
  const game = venue && venueGames(competition, venue).find((one) => gameId(one) === gameId(given));
  if (!venue || !game || game.first === '' || game.second === '' || given.table < 1 || given.table > venue.tables)
    return refused({ code: 'no-such-pairing' });
  const others = runningCalls(competition, venue).filter((one) => gameId(one.game) !== gameId(given));
  if (others.some(({ call }) => call.table === given.table)) return refused({ code: 'table-busy', most: given.table });
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
