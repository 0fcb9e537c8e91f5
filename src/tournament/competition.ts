/** A competition as a whole: its events, and the tournament that a Swiss event is. */
import { type Changed, openPairing } from './change.ts';
import { type Consequence, consequences, type EventChanged, type EventRefusal, gamesOf } from './event/change.ts';
import { strokeOf } from './event/first-stroke.ts';
import {
  type Call,
  type Competition,
  type CompetitionEvent,
  type DrawnEvent,
  type ExclusionReach,
  type Format,
  type GroupsEvent,
  isOpenGame,
  type KnockOutEvent,
  MAX_EVENTS,
  ROBIN_TIES,
  type RobinEvent,
  type Rulebook,
  type SideKind,
  type SwissEvent,
  swissKey,
  type TeamRules,
} from './event/types.ts';
import { withExclusions } from './exclusion.ts';
import { memoized } from './memoized.ts';
import { plainName } from './plain-name.ts';
import { DATE, type Scoring, type Tournament } from './types.ts';

/** What an event begins with. */
export interface EventSettings {
  readonly name?: string;
  readonly sides: SideKind;
  readonly seed: number;
  readonly scoring: Scoring;
  readonly format: Format;
  readonly turns?: RobinEvent['turns'];
  readonly ties?: RobinEvent['ties'];
  readonly defeats?: KnockOutEvent['defeats'];
  readonly third?: boolean;
  readonly placement?: KnockOutEvent['placement'];
  readonly stroke?: KnockOutEvent['stroke'];
  readonly seeded?: number;
  /** Teams, not in a Swiss event: how a match is played. */
  readonly team?: TeamRules;
  readonly groups?: number;
  readonly spread?: GroupsEvent['spread'];
  readonly qualifiers?: number;
  readonly final?: GroupsEvent['final'];
}

function newEvent(id: number, rulebook: Rulebook, settings: EventSettings): CompetitionEvent {
  const { name = '', sides, seed, scoring, format } = settings;
  const head = { id, name: plainName(name), sides, seed: seed >>> 0, scoring };
  if (format === 'swiss') return { ...head, format, players: [], rounds: [] };
  const teams = sides === 'teams' && settings.team ? { team: settings.team, matches: [] } : {};
  const drawn = { ...head, entrants: [], results: [], draw: null, ...teams };
  const { turns = 1, ties = ROBIN_TIES } = settings;
  if (format === 'round-robin') return { ...drawn, format, turns, ties };
  const { defeats = 1, third = false, placement, stroke = strokeOf(rulebook), seeded = 0 } = settings;
  const tree = { defeats, third: third && defeats === 1, ...(placement && defeats === 1 ? { placement } : {}), stroke, seeded };
  if (format === 'knock-out') return { ...drawn, format, ...tree };
  const { groups = 2, spread = 'serpentine', qualifiers = 2, final = 'knock-out' } = settings;
  return { ...drawn, format, groups, spread, qualifiers, turns, ties, final, ...tree };
}

/** A competition with its first event; a date that a file cannot hold is left out. */
export const newCompetition = (
  name: string,
  rulebook: Rulebook,
  first: EventSettings,
  { date, place }: Partial<Pick<Competition, 'date' | 'place'>> = {},
): Competition => ({
  format: 'novuss-tournament',
  version: 2,
  name: plainName(name),
  ...(date !== undefined && DATE.test(date) ? { date } : {}),
  ...(place === undefined ? {} : { place: plainName(place) }),
  rulebook,
  events: [newEvent(1, rulebook, first)],
});

export type CompetitionRefusal =
  | { readonly code: 'too-many-events'; readonly most: number }
  | { readonly code: 'table-busy'; readonly most: number }
  | { readonly code: 'at-other-table'; readonly name: string }
  /** Nobody goes on from an event that has games left to play. */
  | { readonly code: 'stage-open' }
  /** What was to be put in its place was made of an earlier state. */
  | { readonly code: 'changed-meanwhile' }
  | EventRefusal
  | Extract<Changed, { ok: false }>['why'];
export type CompetitionChanged =
  | { readonly ok: true; readonly competition: Competition }
  | { readonly ok: false; readonly why: CompetitionRefusal };

/** The two of each game by its key, in either order. */
const pairsIn = memoized((event: CompetitionEvent): ReadonlyMap<string, string> => {
  const games =
    event.format === 'swiss'
      ? event.rounds.flatMap(({ pairings }, r) => pairings.map((pairing, p) => ({ ...pairing, key: swissKey(r + 1, p + 1) })))
      : gamesOf(event);
  return new Map(games.map(({ key, first, second }) => [key, [first, second].toSorted().join()]));
});

/** Those of some calls whose games are still there with the same two. A game that went with its event, round or draw, or has others now, is called no more. */
export function callsStillDue(
  calls: readonly Call[],
  before: readonly CompetitionEvent[],
  after: readonly CompetitionEvent[],
): readonly Call[] {
  return calls.filter(({ event, key }) => {
    const [one, other] = [before, after].map((events) => events.find(({ id }) => id === event));
    return one && other && (one === other || pairsIn(one).get(key) === pairsIn(other).get(key));
  });
}

/** `before`: the events as they were. */
function done(changed: Competition, before = changed.events): CompetitionChanged {
  const competition = withExclusions(changed);
  const { calls, events } = competition;
  return { ok: true, competition: calls ? { ...competition, calls: callsStillDue(calls, before, events) } : competition };
}

/** Adds an event; `change` does something to it before. */
export function addEvent(
  competition: Competition,
  settings: EventSettings,
  change = (event: CompetitionEvent): CompetitionEvent => event,
): CompetitionChanged {
  if (competition.events.length >= MAX_EVENTS) return { ok: false, why: { code: 'too-many-events', most: MAX_EVENTS } };
  const id = Math.max(0, ...competition.events.map((event) => event.id)) + 1;
  const event = change(newEvent(id, competition.rulebook, settings));
  return done({ ...competition, events: [...competition.events, event] }, competition.events);
}

/** Takes an event off, but not the last one. Who came from it into another stays there. */
export function removeEvent(competition: Competition, id: number): CompetitionChanged {
  if (competition.events.length < 2) return { ok: true, competition };
  const events = competition.events.flatMap((event): readonly CompetitionEvent[] => {
    if (event.id === id) return [];
    const { from, ...own } = event;
    return [from?.event === id ? (own as CompetitionEvent) : event];
  });
  return done({ ...competition, events }, competition.events);
}

/** Decides what the rulebook leaves open, under the name of a set of house rules; an empty name and no readings take it back. */
export function decideReadings(competition: Competition, name: string, readings: Readonly<Record<string, string>>): CompetitionChanged {
  const { readings: _, houseRules: __, ...rest } = competition;
  const given = plainName(name);
  const decided = Object.keys(readings).length > 0 ? { readings } : {};
  return { ok: true, competition: { ...rest, ...decided, ...(given === '' ? {} : { houseRules: given }) } };
}

/** Decides how far two losses lead out where several events are held together. */
export function decideExclusion({ exclusion: _, ...competition }: Competition, reach: ExclusionReach): CompetitionChanged {
  return done({ ...competition, ...(reach === 'event' ? {} : { exclusion: reach }) });
}

const withEvent = (competition: Competition, next: CompetitionEvent): CompetitionChanged => {
  const { events } = competition;
  return done({ ...competition, events: events.map((event) => (event.id === next.id ? next : event)) }, events);
};

/** A Swiss event as the tournament that is paired, ranked and written as TRF. */
export const tournamentOf = (competition: Competition, event: SwissEvent): Tournament => ({
  format: 'novuss-tournament',
  version: 1,
  name: [competition.name, event.name].filter(Boolean).join(', '),
  ...(competition.date === undefined ? {} : { date: competition.date }),
  ...(competition.place === undefined ? {} : { place: competition.place }),
  seed: event.seed,
  scoring: event.scoring,
  players: event.players,
  rounds: event.rounds,
});

/** A tournament of version 1, or one read from TRF, as a competition of one Swiss event. */
export const competitionOf = ({ name, date, place, seed, scoring, players, rounds }: Tournament): Competition => ({
  format: 'novuss-tournament',
  version: 2,
  name,
  ...(date === undefined ? {} : { date }),
  ...(place === undefined ? {} : { place }),
  rulebook: scoring.kind === 'match' ? 'konstanz-2014' : '2017',
  events: [{ id: 1, name: '', sides: 'singles', seed, scoring, format: 'swiss', players, rounds }],
});

/** Does something to a Swiss event. */
export function inSwiss(competition: Competition, id: number, change: (tournament: Tournament) => Changed): CompetitionChanged {
  const event = competition.events.find((one) => one.id === id);
  if (event?.format !== 'swiss') return { ok: false, why: { code: 'no-such-pairing' } };
  const changed = change(tournamentOf(competition, event));
  if (!changed.ok) return changed;
  const { players, rounds } = changed.tournament;
  return withEvent(competition, { ...event, players, rounds });
}

/** Does something to a drawn event. */
export function inDrawn(competition: Competition, id: number, change: (event: DrawnEvent) => EventChanged): CompetitionChanged {
  const event = competition.events.find((one) => one.id === id);
  if (!event || event.format === 'swiss') return { ok: false, why: { code: 'no-such-pairing' } };
  const changed = change(event);
  return changed.ok ? withEvent(competition, changed.event) : changed;
}

/** The games of a drawn event, as it was before, that lose by a change. */
export interface EventConsequences {
  readonly event: DrawnEvent;
  readonly follows: readonly Consequence[];
}

/** What a change does to games besides the one it is about, in all drawn events. That a game is to be played after all is no loss. */
export const consequencesIn = (
  before: Competition,
  after: Competition,
  about?: { readonly event: number; readonly key: string },
): readonly EventConsequences[] =>
  before.events.flatMap((event): readonly EventConsequences[] => {
    const next = after.events.find(({ id }) => id === event.id);
    if (event.format === 'swiss' || !next || next === event || next.format === 'swiss') return [];
    const key = about?.event === event.id ? about.key : undefined;
    const follows = consequences(event, next, key).filter(({ what }) => what !== 'opened');
    return follows.length > 0 ? [{ event, follows }] : [];
  });

/** Results entered, over all events; of a match of teams those of its games. */
export const resultsIn = ({ events }: Pick<Competition, 'events'>): number =>
  events.flatMap((event): readonly unknown[] =>
    event.format === 'swiss'
      ? event.rounds.flatMap(({ pairings }) => pairings.filter(({ result }) => result !== null))
      : [...event.results, ...(event.matches ?? []).flatMap(({ games }) => games)],
  ).length;

/** Whether a game is to be played now, in any event. */
export const hasOpenGame = ({ events }: Pick<Competition, 'events'>): boolean =>
  events.some((event) => (event.format === 'swiss' ? openPairing(event) !== null : gamesOf(event).some(isOpenGame)));

/** Whether an event is played: there are results, and nothing is left to play. Of a Swiss event: of the rounds paired so far. */
export const isPlayedOut = (event: CompetitionEvent): boolean =>
  !hasOpenGame({ events: [event] }) &&
  (event.format === 'swiss'
    ? event.rounds.some(({ pairings }) => pairings.some(({ result }) => result !== null))
    : gamesOf(event).some(({ result }) => result !== null));

/** So many are entered in an event. */
export const entriesOf = (event: CompetitionEvent): number => (event.format === 'swiss' ? event.players.length : event.entrants.length);
