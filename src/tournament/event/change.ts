/** What can happen to a drawn event: each a function from one state to the next, or the reason why not. Results that a change leaves without a game go. */
import { memoized } from '../memoized.ts';
import { plainName } from '../plain-name.ts';
import { faultOf, mirrored, type ResultFault, winnerOf } from '../scoring.ts';
import type { Result, Scoring } from '../types.ts';
import { drawGroups, finalBegun, groupsGames } from './groups.ts';
import { drawPlaces, knockOutGames } from './knock-out.ts';
import { drawNumbers, robinGames } from './round-robin.ts';
import type { TeamRefusal } from './team.ts';
import {
  type DrawnEvent,
  type Entrant,
  type Game,
  type GroupsEvent,
  isMeeting,
  isOpenGame,
  type KnockOutEvent,
  MAX_ENTRANTS,
  MAX_ROBIN,
  type RobinTie,
  type TeamMatch,
} from './types.ts';

export type EventRefusal =
  | { readonly code: 'no-name' }
  | { readonly code: 'name-taken'; readonly name: string }
  | { readonly code: 'too-many-players'; readonly most: number }
  | { readonly code: 'too-few-players' }
  | { readonly code: 'no-such-player' }
  | { readonly code: 'no-such-pairing' }
  | { readonly code: 'is-drawn' }
  | { readonly code: 'has-results' }
  | { readonly code: 'no-place-left' }
  | { readonly code: 'too-few-for-groups'; readonly most: number }
  | { readonly code: 'final-begun' }
  /** Who plays follows from the table of another event. */
  | { readonly code: 'from-table' }
  | { readonly code: 'no-winner' }
  /** The result of a team match follows from its games; only a forfeit is entered for the whole. */
  | { readonly code: 'by-boards' }
  /** Stands in a line-up: can't be taken off. */
  | { readonly code: 'has-lined-up' }
  | { readonly code: 'member-taken'; readonly name: string }
  | { readonly code: 'result'; readonly fault: ResultFault }
  | TeamRefusal;

export type EventChanged<E extends DrawnEvent = DrawnEvent> =
  | { readonly ok: true; readonly event: E }
  | { readonly ok: false; readonly why: EventRefusal };

const done = <E extends DrawnEvent>(event: E): EventChanged<E> => ({ ok: true, event });
const refused = (why: EventRefusal): { readonly ok: false; readonly why: EventRefusal } => ({ ok: false, why });

/** All games of an event, in the order of the rounds; none before the draw. Events do not change, so these are worked out once. */
export const gamesOf: (event: DrawnEvent) => readonly Game[] = memoized((event) =>
  event.format === 'round-robin' ? robinGames(event) : event.format === 'groups' ? groupsGames(event) : knockOutGames(event),
);

const isBetween = ({ first, second }: Pick<Game, 'first' | 'second'>, match: TeamMatch): boolean =>
  (first === match.first && second === match.second) || (first === match.second && second === match.first);

/** Without the results and team matches of games that are not (or no longer) there between those two. */
export function pruned<E extends DrawnEvent>(event: E): E {
  const games = new Map(gamesOf(event).map((game) => [game.key, game]));
  const results = event.results.filter(({ key }) => (games.get(key)?.result ?? null) !== null);
  const { matches = [] } = event;
  const there = matches.filter((match) => isBetween(games.get(match.key) ?? { first: null, second: null }, match));
  if (results.length === event.results.length && there.length === matches.length) return event;
  return pruned({ ...event, results, ...(event.matches ? { matches: there } : {}) });
}

/** Whether anything has been played or handed in since the draw. */
export const hasBegun = ({ results, matches = [] }: DrawnEvent): boolean => results.length + matches.length > 0;

const withEntrants = <E extends DrawnEvent>(event: E, entrants: readonly Entrant[]): E => ({ ...event, entrants });

function lateToCalendar(event: Extract<DrawnEvent, { format: 'round-robin' }>, id: number): DrawnEvent {
  return { ...event, draw: [...(event.draw ?? []), id] };
}

/** Into the smallest group, of several the first. */
function lateToGroup(event: GroupsEvent, id: number): GroupsEvent {
  const draw = event.draw ?? [];
  const least = Math.min(...draw.map(({ length }) => length));
  const at = draw.findIndex(({ length }) => length === least);
  return { ...event, draw: draw.map((group, g) => (g === at ? [...group, id] : group)) };
}

/** Into the lowest bye that costs no result; null where there is none. */
function lateToTree(event: KnockOutEvent, id: number): KnockOutEvent | null {
  const draw = event.draw ?? [];
  const byes = draw.flatMap((place, i) => (place === null ? [i] : [])).toReversed();
  for (const bye of byes) {
    const tried = { ...event, draw: draw.with(bye, id) };
    const left = pruned(tried);
    if (left.results.length === event.results.length && left.matches?.length === event.matches?.length) return tried;
  }
  return null;
}

/**
 * Enters a player, pair or team. After the draw: into a round robin with the next number (the calendar is made anew around what has been
 * played), into the smallest group unless the final has begun, into a knock-out in the place of a bye from which nothing has followed.
 */
export function enter(event: DrawnEvent, given: string, club?: string): EventChanged {
  if (event.from) return refused({ code: 'from-table' });
  const name = plainName(given);
  if (name === '') return refused({ code: 'no-name' });
  if (event.entrants.some((entrant) => entrant.name === name)) return refused({ code: 'name-taken', name });
  const most = event.format === 'round-robin' ? MAX_ROBIN : MAX_ENTRANTS;
  if (event.entrants.length >= most) return refused({ code: 'too-many-players', most });
  const id = Math.max(0, ...event.entrants.map((entrant) => entrant.id)) + 1;
  const entrant: Entrant = { id, name, ...(club && plainName(club) !== '' ? { club: plainName(club) } : {}) };
  const next = withEntrants(event, [...event.entrants, entrant]);
  if (next.draw === null) return done(next);
  if (next.format === 'round-robin') return done(lateToCalendar(next, id));
  if (next.format === 'groups') {
    const grown = lateToGroup(next, id);
    return finalBegun(event as GroupsEvent)
      ? refused({ code: 'final-begun' })
      : grown.draw?.some(({ length }) => length > MAX_ROBIN)
        ? refused({ code: 'too-many-players', most: event.entrants.length })
        : done(grown);
  }
  const placed = lateToTree(next, id);
  return placed ? done(placed) : refused({ code: 'no-place-left' });
}

function withEntrant(event: DrawnEvent, id: number, change: (entrant: Entrant) => Entrant): EventChanged {
  if (!event.entrants.some((entrant) => entrant.id === id)) return refused({ code: 'no-such-player' });
  return done(
    pruned(
      withEntrants(
        event,
        event.entrants.map((entrant) => (entrant.id === id ? change(entrant) : entrant)),
      ),
    ),
  );
}

/** Another name. */
export function renameEntrant(event: DrawnEvent, id: number, given: string): EventChanged {
  const name = plainName(given);
  if (name === '') return refused({ code: 'no-name' });
  if (event.entrants.some((entrant) => entrant.name === name && entrant.id !== id)) return refused({ code: 'name-taken', name });
  return withEntrant(event, id, (entrant) => ({ ...entrant, name }));
}

/** Plays on no more: games not played are lost (in a round robin after half of them or fewer none counts); what was played is kept. */
export const takeOut = (event: DrawnEvent, id: number, out: 'withdrawn' | 'excluded'): EventChanged =>
  withEntrant(event, id, (entrant) => ({ ...entrant, out }));

/** Plays on; results that followed from the absence go. */
export const takeBack = (event: DrawnEvent, id: number): EventChanged => withEntrant(event, id, ({ out: _, ...entrant }) => entrant);

/** Takes off somebody who has not been drawn. */
export function removeEntrant(event: DrawnEvent, id: number): EventChanged {
  if (!event.entrants.some((entrant) => entrant.id === id)) return refused({ code: 'no-such-player' });
  if (event.draw !== null) return refused({ code: 'is-drawn' });
  return done(
    withEntrants(
      event,
      event.entrants.filter((entrant) => entrant.id !== id),
    ),
  );
}

/** Draws the calendar or the tree; `turn` tells a draw made again from the one before. Only before the first result. */
export function draw(event: DrawnEvent, turn = 0): EventChanged {
  if (hasBegun(event)) return refused({ code: 'has-results' });
  const there = event.entrants.filter(({ out }) => out === undefined).length;
  if (there < 2) return refused({ code: 'too-few-players' });
  if (event.format === 'round-robin') return done({ ...event, draw: drawNumbers(event, turn) });
  if (event.format === 'knock-out') return done({ ...event, draw: drawPlaces(event, turn) });
  const least = event.groups * Math.max(2, event.qualifiers);
  if (there < least) return refused({ code: 'too-few-for-groups', most: least });
  if (there > event.groups * MAX_ROBIN) return refused({ code: 'too-many-players', most: event.groups * MAX_ROBIN });
  return done({ ...event, draw: drawGroups(event, turn) });
}

/** So many draws of a seed are looked through for the one that is there. */
const TURNS = 99;

/** Draws, or draws again: of the draws of the seed the next one after that which is there, so that it is another wherever there is another. */
export function drawAgain(event: DrawnEvent): EventChanged {
  const there = JSON.stringify(event.draw);
  const passed = new Set<string>();
  for (let turn = 0; event.draw !== null && turn < TURNS; turn++) {
    const next = draw(event, turn);
    if (!next.ok) return next;
    const text = JSON.stringify(next.event.draw);
    // one that has come before would lead round in a circle, past those after it
    if (passed.has(there) && !passed.has(text)) return next;
    passed.add(text);
  }
  return draw(event);
}

/** Takes the draw back; only before the first result. */
export const undraw = (event: DrawnEvent): EventChanged =>
  hasBegun(event) ? refused({ code: 'has-results' }) : done({ ...event, draw: null });

/** Other tie-breaks, or another order of them: tables follow, and with them who goes on into a final. */
export const setTies = (event: DrawnEvent, ties: readonly RobinTie[]): EventChanged =>
  event.format === 'knock-out' ? done(event) : done(pruned({ ...event, ties: [...new Set(ties)] }));

/** Who stands where somebody stood, once two have changed places. */
export const exchanging =
  (a: number, b: number) =>
  <P extends number | null>(id: P): P | number =>
    id === a ? b : id === b ? a : id;

/**
 * Two change places in the draw, because others have played than were to: their numbers in a calendar (what was played stays), their groups, or
 * their places in the first round of a tree. Results of games that are gone go.
 */
export function exchangeInDraw(event: DrawnEvent, a: number, b: number): EventChanged {
  const places = (event.draw ?? []).flat();
  if (a === b || !places.includes(a) || !places.includes(b)) return refused({ code: 'no-such-player' });
  const other = exchanging(a, b);
  if (event.format === 'groups') return done(pruned({ ...event, draw: event.draw?.map((group) => group.map(other)) ?? null }));
  if (event.format === 'round-robin') return done(pruned({ ...event, draw: event.draw?.map(other) ?? null }));
  return done(pruned({ ...event, draw: event.draw?.map(other) ?? null }));
}

/** With an even number of sets a level game of a knock-out goes one set further. */
function decidedByFurtherSet(result: Result, scoring: Scoring): boolean {
  if (result.kind !== 'played' || scoring.kind !== 'sets' || scoring.sets % 2 === 1 || result.drawn) return false;
  return Math.min(result.first, result.second) === scoring.sets / 2 && Math.max(result.first, result.second) === scoring.sets / 2 + 1;
}

/** Whether a game needs a winner: those of a knock-out do. */
export const needsWinner = ({ format }: Pick<DrawnEvent, 'format'>, key: string): boolean =>
  format === 'knock-out' || (format === 'groups' && !isMeeting(key));

/** Why a result cannot stand in this game of the event, or null. */
export function resultRefusal(event: Pick<DrawnEvent, 'format' | 'scoring' | 'team'>, result: Result, key: string): EventRefusal | null {
  if (event.team) return result.kind === 'forfeit' ? null : { code: 'by-boards' };
  const further = needsWinner(event, key) && decidedByFurtherSet(result, event.scoring);
  const fault = further ? null : faultOf(result, event.scoring);
  if (fault) return { code: 'result', fault };
  return needsWinner(event, key) && winnerOf(result) === null && result.kind !== 'forfeit' ? { code: 'no-winner' } : null;
}

/** All results without drawn sets that a game of the event can have, clear wins of the first side first. */
export function resultsFor(
  event: Pick<DrawnEvent, 'format' | 'scoring' | 'team'>,
  listed: readonly Result[],
  key: string,
): readonly Result[] {
  const { scoring } = event;
  const half = scoring.kind === 'sets' && scoring.sets % 2 === 0 ? scoring.sets / 2 : null;
  const further: readonly Result[] =
    needsWinner(event, key) && half !== null
      ? [
          { kind: 'played', first: half + 1, second: half },
          { kind: 'played', first: half, second: half + 1 },
        ]
      : [];
  const all = [...listed, ...further.filter((one) => !listed.some((other) => JSON.stringify(one) === JSON.stringify(other)))];
  return all.filter((result) => resultRefusal(event, result, key) === null);
}

/** Enters, corrects or (null) takes away a result. Games that thereby get other players lose theirs. */
export function enterResult(event: DrawnEvent, key: string, result: Result | null): EventChanged {
  const game = gamesOf(event).find((one) => one.key === key);
  if (!game || typeof game.first !== 'number' || typeof game.second !== 'number') return refused({ code: 'no-such-pairing' });
  const why = result && resultRefusal(event, result, key);
  if (why) return refused(why);
  if (event.team && result === null && !event.results.some((entered) => entered.key === key)) return refused({ code: 'by-boards' });
  const { first, second } = game;
  const rest = event.results.filter((entered) => entered.key !== key);
  return done(pruned({ ...event, results: result === null ? rest : [...rest, { key, first, second, result }] }));
}

/** The two were named the other way about when they played: changes who is first, and with it the first stroke. */
export function turnSides(event: DrawnEvent, key: string): EventChanged {
  const turned = event.results.find((entered) => entered.key === key);
  if (!turned) return refused({ code: 'no-such-pairing' });
  return done({
    ...event,
    results: event.results.map((entered) =>
      entered === turned ? { ...entered, first: entered.second, second: entered.first, result: mirrored(entered.result) } : entered,
    ),
  });
}

/** What a change does to games besides the one it is about. */
export interface Consequence {
  readonly key: string;
  /**
   * `lost`: its result goes. `struck`: counts no more. `players`: other players. `walkover`: decided without play. `opened`: to be played after
   * all. `moved`: in another round. `gone`: not there any more.
   */
  readonly what: 'lost' | 'struck' | 'players' | 'walkover' | 'opened' | 'moved' | 'gone';
}

function becameOf(game: Game, next: Game | undefined): Consequence['what'] | null {
  if (game.result !== null && !next?.result) return 'lost';
  if (typeof game.first !== 'number' || typeof game.second !== 'number') return null;
  if (!next) return 'gone';
  const stays = (id: number): boolean => next.first === id || next.second === id;
  if (!stays(game.first) || !stays(game.second)) return 'players';
  if (!game.struck && next.struck) return 'struck';
  if (isOpenGame(game) && !isOpenGame(next) && next.result === null) return 'walkover';
  if (!isOpenGame(game) && game.result === null && isOpenGame(next)) return 'opened';
  return isOpenGame(game) && game.round !== next.round ? 'moved' : null;
}

/** What follows from a change for games that already had two players, apart from `about`, the game that was changed. */
export function consequences(before: DrawnEvent, after: DrawnEvent, about?: string): readonly Consequence[] {
  // before the first result a draw may be made again: nothing is lost by it
  if (!hasBegun(before) && JSON.stringify(before.draw) !== JSON.stringify(after.draw)) return [];
  const now = new Map(gamesOf(after).map((game) => [game.key, game]));
  return gamesOf(before).flatMap((game): readonly Consequence[] => {
    const what = game.key === about ? null : becameOf(game, now.get(game.key));
    return what ? [{ key: game.key, what }] : [];
  });
}
