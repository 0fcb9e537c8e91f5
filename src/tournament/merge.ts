/**
 * Two files of one competition that was gone on with in two places, as one. Whatever only one has is taken; where both say something else the
 * collision is named, and whoever merges chooses. Nothing else is known of the past, so both count alike.
 */
import { callsStillDue } from './competition.ts';
import { enter, pruned } from './event/change.ts';
import { meetingKey } from './event/round-robin.ts';
import {
  type Call,
  type Competition,
  type CompetitionEvent,
  type DrawnEvent,
  type GameResult,
  MAX_EVENTS,
  type SwissEvent,
  type TeamMatch,
} from './event/types.ts';
import { peopleOf, withExclusions } from './exclusion.ts';
import { gameId, type Running, runningCalls, tablesOf } from './schedule.ts';
import { mirrored } from './scoring.ts';
import { LOSS_REASONS, type Pairing, type Result } from './types.ts';

export type Choice = 'mine' | 'theirs';

/** What two files say differently. */
export interface Collision {
  /** Names it from one merging to the next. */
  readonly id: string;
  /** Of which event; empty for the competition. */
  readonly event: string;
  /** `draw`, `rounds`, `match`, `team`: a whole that cannot be put together from both. */
  readonly what: 'head' | 'settings' | 'name' | 'out' | 'team' | 'draw' | 'rounds' | 'match' | 'result';
  /** The two of a game, or whom it is about. */
  readonly about: readonly string[];
  readonly mine: Result | string | null;
  readonly theirs: Result | string | null;
}

export interface Merged {
  readonly competition: Competition;
  readonly collisions: readonly Collision[];
  /** Results and names that came from the other file. */
  readonly taken: number;
  /** What has no game or place any more with these choices: results after another one in a tree, say, or events beyond the most there may be. */
  readonly left: readonly { readonly event: string; readonly about: readonly string[]; readonly result: Result | null }[];
}

type Choices = ReadonlyMap<string, Choice>;

/** Whatever the order of the fields: a file read has another one than a competition begun here. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder);
const isSameEvent = (a: CompetitionEvent, b: CompetitionEvent): boolean => a.id === b.id && a.seed === b.seed && a.format === b.format;

/** Whether two files are of one competition: an event with the same number and the same lots. A file of another program has none (seed 0); there the name tells. */
export const isSameCompetition = (a: Competition, b: Competition): boolean =>
  a.events.some((one) => (one.seed !== 0 || a.name === b.name) && b.events.some((other) => isSameEvent(one, other)));

interface Work {
  readonly event: string;
  readonly at: string;
  readonly choices: Choices;
  readonly collisions: Collision[];
  readonly left: Merged['left'][number][];
  taken: number;
}

/** Names a collision and gives what is chosen. */
function choose<T>(
  work: Work,
  what: Collision['what'],
  key: string,
  mine: T,
  theirs: T,
  said: Pick<Collision, 'about'> & Partial<Collision> = { about: [] },
): T {
  const id = `${work.at}/${what}/${key}`;
  work.collisions.push({ id, event: work.event, what, mine: null, theirs: null, ...said });
  return work.choices.get(id) === 'theirs' ? theirs : mine;
}

/** The number here of somebody in the other file. */
type Numbers = (id: number) => number;

interface Person {
  readonly id: number;
  readonly name: string;
  readonly club?: string;
}

/** Two ways to write one name: a word in common, or the same beginning. Otherwise two under one number were entered in two places. */
function isAlike(a: string, b: string): boolean {
  const words = (name: string): readonly string[] => name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words(a).some((word) => words(b).some((other) => word.length > 2 && other.slice(0, 4) === word.slice(0, 4)));
}

/** Who of the other file is who here; who is not here gets a number of their own, in a stage that of the event before it. */
function matched(mine: readonly Person[], theirs: readonly Person[], before?: Numbers): Numbers {
  const names = new Map(mine.map(({ id, name }) => [id, name]));
  const byName = new Map(mine.map(({ id, name }) => [name, id]));
  const theirNames = new Set(theirs.map(({ name }) => name));
  const known = new Map<number, number>();
  for (const { id, name } of theirs) {
    const named = byName.get(name);
    const here = names.get(id);
    const renamed = !before && here !== undefined && !theirNames.has(here) && isAlike(here, name);
    if (named !== undefined) known.set(id, named);
    else if (renamed) known.set(id, id);
  }
  const others = theirs.flatMap(({ id }) => (known.has(id) ? [] : [{ id, wanted: before?.(id) ?? id }]));
  // a number of the event before stands for the same person in both stages
  const taken = new Set(before ? known.values() : names.keys());
  let next = Math.max(0, ...names.keys(), ...theirs.map(({ id }) => id), ...others.map(({ wanted }) => wanted));
  for (const { id, wanted } of others) {
    const number = taken.has(wanted) ? ++next : wanted;
    known.set(id, number);
    taken.add(number);
  }
  return (id) => known.get(id) ?? id;
}

/** Out by losses in several events: worked out of them again once both are one. */
const isWorkedOut = ({ out }: { readonly out?: string }): boolean => LOSS_REASONS.some((why) => why === out);
const plain = ({ id, name }: Person): Person => ({ id, name });

function mergedPeople<P extends Person & { readonly out?: string; readonly left?: number; readonly members?: readonly Person[] }>(
  work: Work,
  mine: readonly P[],
  theirs: readonly P[],
): readonly P[] {
  const others = new Map(theirs.map((one) => [one.id, one]));
  const here = mine.map((one): P => {
    const other = others.get(one.id);
    if (!other) return one;
    let now = one;
    const about = [one.name];
    if (other.name !== one.name) {
      const name = choose(work, 'name', String(one.id), one.name, other.name, { about, mine: one.name, theirs: other.name });
      now = { ...now, name };
    }
    const leftOf = (who: P): string => (isWorkedOut(who) ? '' : (who.out ?? (who.left === undefined ? '' : 'withdrawn')));
    if (leftOf(one) !== leftOf(other)) {
      const from = choose(work, 'out', String(one.id), one, other, { about, mine: leftOf(one), theirs: leftOf(other) });
      const { out: _, left: __, ...there } = now;
      now = { ...there, ...(from.out ? { out: from.out } : {}), ...(from.left === undefined ? {} : { left: from.left }) } as P;
    }
    if (!same(one.members?.map(plain), other.members?.map(plain))) {
      const from = choose(work, 'team', String(one.id), one, other, { about });
      const { members: _, ...there } = now;
      now = { ...there, ...(from.members ? { members: from.members } : {}) } as P;
    }
    return now;
  });
  const ids = new Set(mine.map(({ id }) => id));
  const fresh = theirs.filter(({ id }) => !ids.has(id));
  work.taken += fresh.length;
  return [...here, ...fresh];
}

/** The key of a game between the same two under their other numbers. */
const mappedKey = (key: string, of: Numbers): string =>
  key.replace(/(\d):(\d+)-(\d+)$/, (_, turn, first, second) => meetingKey(Number(turn), of(Number(first)), of(Number(second))));

/** A list that both went on with from the same beginning, as one; null where they part. */
function joined(mine: readonly number[], theirs: readonly number[]): readonly number[] | null {
  const length = Math.min(mine.length, theirs.length);
  if (!same(mine.slice(0, length), theirs.slice(0, length))) {
    // each has somebody who came late: those of both, one after the other
    const common = mine.filter((id) => theirs.includes(id));
    const begins = (list: readonly number[]): boolean => same(list.slice(0, common.length), common);
    return begins(mine) && begins(theirs) ? [...mine, ...theirs.slice(common.length)] : null;
  }
  return mine.length > theirs.length ? mine : theirs;
}

type Draw = DrawnEvent['draw'];

const isOnce = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;

/** Two draws as one; undefined where they cannot be. */
function joinedDraw(format: DrawnEvent['format'], mine: Draw, theirs: Draw): Draw | undefined {
  if (mine === null || theirs === null) return mine ?? theirs;
  if (format === 'round-robin') return joined(mine as readonly number[], theirs as readonly number[]) ?? undefined;
  if (mine.length !== theirs.length) return undefined;
  if (format === 'groups') {
    const both = (mine as readonly (readonly number[])[]).map((group, g) =>
      joined(group, (theirs as readonly (readonly number[])[])[g] ?? []),
    );
    return both.every((group) => group !== null) && isOnce(both.flat()) ? both : undefined;
  }
  const places = (mine as readonly (number | null)[]).map((id, i) => id ?? (theirs as readonly (number | null)[])[i] ?? null);
  const agree = (theirs as readonly (number | null)[]).every((id, i) => id === null || places[i] === id);
  // somebody who came late may stand in another bye there
  return agree && isOnce(places.filter((id) => id !== null)) ? places : undefined;
}

function withMapped(event: CompetitionEvent, of: Numbers): CompetitionEvent {
  if (event.format === 'swiss') {
    const pairing = (one: Pairing): Pairing => ({ ...one, first: of(one.first), second: one.second === null ? null : of(one.second) });
    return {
      ...event,
      players: event.players.map((one) => ({ ...one, id: of(one.id) })),
      rounds: event.rounds.map(({ pairings }) => ({ pairings: pairings.map(pairing) })),
    };
  }
  const { draw } = event;
  const games = <G extends { readonly key: string; readonly first: number; readonly second: number }>(list: readonly G[]): readonly G[] =>
    list.map((one) => ({ ...one, key: mappedKey(one.key, of), first: of(one.first), second: of(one.second) }));
  const drawn = draw?.map((place) => (Array.isArray(place) ? place.map(of) : place === null ? null : of(place as number))) ?? null;
  return {
    ...event,
    entrants: event.entrants.map((one) => ({ ...one, id: of(one.id) })),
    draw: drawn,
    results: games(event.results),
    ...(event.matches ? { matches: games(event.matches) } : {}),
  } as DrawnEvent;
}

/** The other file with the numbers of this one: of events that are only there, of who plays, and wherever these are named. */
function renumbered(mine: Competition, theirs: Competition): Competition {
  let next = Math.max(...mine.events.map(({ id }) => id));
  const ids = new Map<number, number>();
  const people = new Map<number, Numbers>();
  const idOf = (event: number): number => ids.get(event) ?? event;
  const peopleIn = (event: number): Numbers => people.get(event) ?? ((id) => id);
  for (const event of theirs.events) {
    const here = mine.events.find((one) => isSameEvent(one, event));
    ids.set(event.id, here ? event.id : ++next);
    people.set(event.id, matched(here ? peopleOf(here) : [], peopleOf(event), people.get(event.from?.event ?? 0)));
  }
  const events = theirs.events.map((event): CompetitionEvent => {
    const from = event.from && { from: { ...event.from, event: idOf(event.from.event) } };
    return { ...withMapped(event, peopleIn(event.id)), id: idOf(event.id), ...from };
  });
  const calls = theirs.calls?.map((call) => ({ ...call, event: idOf(call.event), key: mappedKey(call.key, peopleIn(call.event)) }));
  return { ...theirs, events, ...(calls ? { calls } : {}) };
}

const turned = (one: GameResult, other: GameResult): Result => (one.first === other.second ? mirrored(other.result) : other.result);

/** By their keys: what only one has, what both have alike, and what is chosen where they differ. */
function union<T extends { readonly key: string }>(
  mine: readonly T[],
  theirs: readonly T[],
  work: Work,
  differ: (mine: T, theirs: T) => T | null,
): readonly T[] {
  const others = new Map(theirs.map((one) => [one.key, one]));
  const here = mine.map((one) => {
    const other = others.get(one.key);
    return other ? (differ(one, other) ?? one) : one;
  });
  const keys = new Set(mine.map(({ key }) => key));
  const fresh = theirs.filter(({ key }) => !keys.has(key));
  work.taken += fresh.length;
  return [...here, ...fresh];
}

function mergedDrawn(work: Work, mine: DrawnEvent, theirs: DrawnEvent): DrawnEvent {
  const names = new Map([...theirs.entrants, ...mine.entrants].map(({ id, name }) => [id, name]));
  const about = (one: { readonly first: number; readonly second: number }): readonly string[] =>
    [one.first, one.second].map((id) => names.get(id) ?? '');
  const leave = (list: readonly (GameResult | TeamMatch)[]): void => {
    for (const one of list) work.left.push({ event: work.event, about: about(one), result: 'result' in one ? one.result : null });
  };
  const settings = ({ entrants: _, draw: __, results: ___, matches: ____, ...rest }: DrawnEvent): object => rest;
  const rules = same(settings(mine), settings(theirs)) ? mine : choose(work, 'settings', '', mine, theirs);
  const entrants = mergedPeople(work, mine.entrants, theirs.entrants);
  const draw = joinedDraw(mine.format, mine.draw, theirs.draw);
  if (draw === undefined) {
    const from = choose(work, 'draw', '', mine, theirs);
    const other = from === mine ? theirs : mine;
    leave(other.results.filter((one) => !from.results.some((there) => same(there, one))));
    leave((other.matches ?? []).filter((one) => !from.matches?.some((there) => same(there, one))));
    const { draw: chosen, results, matches } = from;
    return { ...rules, entrants, draw: chosen, results, ...(matches ? { matches } : {}) } as DrawnEvent;
  }
  const results = union(mine.results, theirs.results, work, (one, other) => {
    const samePair = [one.first, one.second].toSorted().join() === [other.first, other.second].toSorted().join();
    if (samePair && same(one.result, turned(one, other))) return null;
    const said = { about: about(one), mine: one.result, theirs: turned(one, other) };
    return choose(work, 'result', one.key, one, other, samePair ? said : { ...said, about: [...about(one), ...about(other)] });
  });
  const matches = union<TeamMatch>(mine.matches ?? [], theirs.matches ?? [], work, (one, other) =>
    same(one, other) ? null : choose(work, 'match', one.key, one, other, { about: about(one) }),
  );
  const whole = { ...rules, entrants, draw, results, ...(mine.matches || theirs.matches ? { matches } : {}) } as DrawnEvent;
  // entered in one file while the other already had the draw
  const placed = new Set((draw ?? []).flat());
  const undrawn = draw === null ? [] : entrants.filter(({ id, out }) => !placed.has(id) && out === undefined);
  const drawnBefore = new Set(
    [...(mine.draw === null ? [] : mine.entrants), ...(theirs.draw === null ? [] : theirs.entrants)].map(({ id }) => id),
  );
  const late = undrawn.filter(({ id }) => !drawnBefore.has(id));
  const without = { ...whole, entrants: entrants.filter((one) => !late.includes(one)) } as DrawnEvent;
  const all = late.reduce((now, { name, club }) => {
    const entered = enter(now, name, club);
    if (!entered.ok) work.left.push({ event: work.event, about: [name], result: null });
    return entered.ok ? entered.event : now;
  }, without);
  const sound = pruned(all);
  leave(all.results.filter((one) => !sound.results.includes(one)));
  leave((all.matches ?? []).filter((one) => !sound.matches?.includes(one)));
  return sound;
}

function mergedSwiss(work: Work, mine: SwissEvent, theirs: SwissEvent): SwissEvent {
  const names = new Map([...theirs.players, ...mine.players].map(({ id, name }) => [id, name]));
  const settings = ({ players: _, rounds: __, ...rest }: SwissEvent): object => rest;
  const rules = same(settings(mine), settings(theirs)) ? mine : choose(work, 'settings', '', mine, theirs);
  const players = mergedPeople(work, mine.players, theirs.players);
  const pairs = (round: SwissEvent['rounds'][number] | undefined): unknown => round?.pairings.map(({ first, second }) => [first, second]);
  const both = Math.min(mine.rounds.length, theirs.rounds.length);
  const apart = mine.rounds.slice(0, both).some((round, r) => !same(pairs(round), pairs(theirs.rounds[r])));
  if (apart) return { ...rules, players, rounds: choose(work, 'rounds', '', mine, theirs).rounds };
  const longer = mine.rounds.length >= theirs.rounds.length ? mine.rounds : theirs.rounds;
  const rounds = longer.map((round, r) => ({
    pairings: round.pairings.map((pairing, p) => {
      const [one, other] = [mine.rounds[r]?.pairings[p], theirs.rounds[r]?.pairings[p]];
      if (!one || !other || same(one.result, other.result)) return pairing;
      if (one.result === null || other.result === null) {
        if (one.result === null) work.taken++;
        return { ...pairing, result: one.result ?? other.result };
      }
      const about = [pairing.first, pairing.second ?? 0].map((id) => names.get(id) ?? '');
      return choose(work, 'result', `${r + 1}.${p + 1}`, one, other, { about, mine: one.result, theirs: other.result });
    }),
  }));
  return { ...rules, players, rounds };
}

/** Calls of both: theirs only where no running call of mine has the table or somebody of the game. */
function joinedCalls(competition: Competition, mine: readonly Call[], theirs: readonly Call[]): readonly Call[] {
  const { venue } = competition;
  if (!venue) return [...mine, ...theirs];
  const running = (calls: readonly Call[]): readonly Running[] => runningCalls({ ...competition, calls }, venue);
  const here = running(mine);
  const tables = new Set(here.flatMap(({ call }) => tablesOf(call)));
  const persons = new Set(here.flatMap(({ game }) => game.persons));
  const clashing = running(theirs).filter(
    ({ call, game }) => tablesOf(call).some((table) => tables.has(table)) || game.persons.some((person) => persons.has(person)),
  );
  return [...mine, ...theirs.filter((call) => !clashing.some((one) => one.call === call))];
}

/** Both as one, with the given choices (otherwise what is here), and every collision there is. */
export function merge(mine: Competition, given: Competition, choices: Choices = new Map()): Merged {
  const theirs = renumbered(mine, given);
  const collisions: Collision[] = [];
  const left: Merged['left'][number][] = [];
  let taken = 0;
  const workOn = (event: CompetitionEvent | null): Work => ({
    event: event?.name ?? '',
    at: String(event?.id ?? ''),
    choices,
    collisions,
    left,
    taken: 0,
  });
  const head = ({ events: _, calls: __, ...rest }: Competition): Omit<Competition, 'events' | 'calls'> => rest;
  const heads = [head(mine), head(theirs)] as const;
  const rest = same(...heads) ? heads[0] : choose(workOn(null), 'head', '', ...heads, { about: [], mine: mine.name, theirs: theirs.name });
  const both = mine.events.map((event) => {
    const other = theirs.events.find((one) => isSameEvent(one, event));
    if (!other) return event;
    const work = workOn(event);
    const merged = event.format === 'swiss' ? mergedSwiss(work, event, other as SwissEvent) : mergedDrawn(work, event, other as DrawnEvent);
    taken += work.taken;
    return merged;
  });
  const fresh = theirs.events.filter((event) => !mine.events.some((one) => isSameEvent(one, event)));
  const room = Math.max(0, MAX_EVENTS - both.length);
  taken += Math.min(fresh.length, room);
  for (const { name } of fresh.slice(room)) left.push({ event: name, about: [], result: null });
  const events = [...both, ...fresh.slice(0, room)];
  const called = new Set((mine.calls ?? []).map(gameId));
  const others = (theirs.calls ?? []).filter((call) => !called.has(gameId(call)));
  const due = [callsStillDue(mine.calls ?? [], mine.events, events), callsStillDue(others, theirs.events, events)] as const;
  const competition = withExclusions({ ...rest, events });
  const calls = joinedCalls(competition, ...due);
  return { competition: mine.calls || calls.length > 0 ? { ...competition, calls } : competition, collisions, taken, left };
}

/** Whether the other file brings nothing: the competition stays as it is here. */
export const bringsNothing = ({ competition, collisions, left }: Merged, mine: Competition): boolean =>
  collisions.length === 0 && left.length === 0 && same(competition, mine);
