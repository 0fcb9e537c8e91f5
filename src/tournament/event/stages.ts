/**
 * Stages: the best of one event go on in another, a knock-out or a round robin (Swiss, then knock-out of the best eight; a league, then a
 * final). Who goes on is entered there with the number from the table before; a correction there is followed at a word, after what it changes
 * has been shown. The books leave combinations to the regulations (2017 23.1, 2010 22.1, 2008 22.1).
 */
import { addEvent, type CompetitionChanged, type EventSettings, hasOpenGame } from '../competition.ts';
import { lotOf } from '../lot.ts';
import { lostOut } from '../pairing.ts';
import { draw, type EventChanged, pruned } from './change.ts';
import { placesOf } from './places.ts';
import { outBy } from './round-robin.ts';
import type { Competition, CompetitionEvent, DrawnEvent, Entrant, KnockOutEvent } from './types.ts';

function entrantsIn(event: CompetitionEvent): readonly Entrant[] {
  if (event.format !== 'swiss') return event.entrants.filter((entrant) => outBy(event, entrant) === null);
  return event.players.flatMap(({ id, name, club, left }): readonly Entrant[] =>
    left === undefined && lostOut(event, id) === null ? [{ id, name, ...(club === undefined ? {} : { club }) }] : [],
  );
}

/** The first `best` of an event's table as it stands, without those who have left; whom nothing parts by lot. */
export function bestOf(competition: Competition, event: CompetitionEvent, best: number): readonly Entrant[] {
  const there = new Map(entrantsIn(event).map((entrant) => [entrant.id, entrant]));
  return placesOf(competition, event)
    .map(({ id, place }) => ({ id, place: place ?? Number.POSITIVE_INFINITY, lot: lotOf(event.seed, 'standing', id) }))
    .toSorted((a, b) => (a.place === b.place ? a.lot - b.lot : a.place - b.place))
    .flatMap(({ id }) => there.get(id) ?? [])
    .slice(0, best);
}

/** Adds an event in which the best of another one play, seeded in the order of its table. */
export function addStage(competition: Competition, from: number, best: number, settings: EventSettings): CompetitionChanged {
  const before = competition.events.find(({ id }) => id === from);
  if (!before) return { ok: false, why: { code: 'no-such-pairing' } };
  if (hasOpenGame({ events: [before] })) return { ok: false, why: { code: 'stage-open' } };
  const entrants = bestOf(competition, before, best);
  if (entrants.length < 2) return { ok: false, why: { code: 'too-few-players' } };
  return addEvent(competition, { ...settings, seeded: entrants.length }, (event) =>
    event.format === 'swiss' ? event : { ...event, from: { event: from, best }, entrants },
  );
}

/** Who comes into a stage and who goes, if it follows the table before it as that stands now; null where nothing has changed. */
export interface StageChange {
  readonly comes: readonly Entrant[];
  readonly goes: readonly Entrant[];
  /** All that play then, in the order of the table. */
  readonly entrants: readonly Entrant[];
}

/** What the table before a stage says otherwise than when its players were entered. While games are open there, nothing. */
export function stageChange(competition: Competition, event: DrawnEvent): StageChange | null {
  const before = event.from && competition.events.find(({ id }) => id === event.from?.event);
  if (!event.from || !before || hasOpenGame({ events: [before] })) return null;
  const entrants = bestOf(competition, before, event.from.best);
  const had = event.entrants.map(({ id }) => id);
  const has = entrants.map(({ id }) => id);
  // the order of the table is that of the seeds; in a calendar numbers are drawn
  const seeded = event.format !== 'round-robin';
  const alike = has.length === had.length && (seeded ? has.every((id, i) => had[i] === id) : has.every((id) => had.includes(id)));
  if (alike) return null;
  return {
    comes: entrants.filter(({ id }) => !had.includes(id)),
    goes: event.entrants.filter(({ id }) => !has.includes(id)),
    entrants,
  };
}

/** The stage with these entrants; a tree as a fresh draw would have it, in calendars newcomers on the numbers of those who go. Results of games that are gone go. */
export function withStage(event: DrawnEvent, entrants: readonly Entrant[]): EventChanged {
  const before = new Map(event.entrants.map((entrant) => [entrant.id, entrant]));
  const now = entrants.map((entrant): Entrant => {
    const { out, members } = before.get(entrant.id) ?? {};
    return { ...entrant, ...(out ? { out } : {}), ...(members ? { members } : {}) };
  });
  const next = { ...event, entrants: now };
  if (next.draw === null) return { ok: true, event: next };
  if (next.format === 'knock-out') {
    const drawn = draw({ ...next, results: [], matches: [], draw: null, seeded: now.length } as KnockOutEvent);
    return drawn.ok ? { ok: true, event: pruned({ ...next, seeded: now.length, draw: drawn.event.draw } as DrawnEvent) } : drawn;
  }
  const newcomers = now.filter(({ id }) => !before.has(id)).map(({ id }) => id);
  const there = new Set(now.map(({ id }) => id));
  const replaced = (ids: readonly number[]): readonly number[] =>
    ids.flatMap((id) => {
      const one = there.has(id) ? id : newcomers.shift();
      return one === undefined ? [] : [one];
    });
  const calendar =
    next.format === 'round-robin'
      ? { draw: [...replaced(next.draw), ...newcomers.splice(0)] }
      : { draw: next.draw.map((group) => replaced(group)) };
  return { ok: true, event: pruned({ ...next, ...calendar } as DrawnEvent) };
}
