/** Tables and times: nobody at two tables at once, rests kept, what waits for another game waits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newCompetition } from '../../src/tournament/competition.ts';
import { draw, enterResult } from '../../src/tournament/event/change.ts';
import type { Competition, DrawnEvent, Venue } from '../../src/tournament/event/types.ts';
import { callGame, gameId, type Slot, schedule, takeBackCall, venueGames } from '../../src/tournament/schedule.ts';
import { entered, must, robin, settings, step, steps } from './event/support.ts';

const MINUTE = 60_000;
const VENUE: Venue = { tables: 2, begins: '10:00', setMinutes: 5, rest: 5, referees: true };
const of = (venue: Venue, ...events: readonly DrawnEvent[]): Competition => ({
  ...newCompetition('Cup', '2010', { sides: 'singles', seed: 1, scoring: { kind: 'sets', sets: 3, playAll: false }, format: 'swiss' }),
  events: events.map((event, i) => ({ ...event, id: i + 1 })),
  venue,
});
const three = { scoring: { kind: 'sets', sets: 3, playAll: false } } as const;
const line = ({ game, table, start, end, referee }: Slot): string =>
  `${start / MINUTE}-${end / MINUTE} table ${table}: ${game.first || '?'} ${game.second || '?'}${referee ? ` (${referee})` : ''}`;
const must2 = (changed: ReturnType<typeof callGame>): Competition => {
  if (!changed.ok) throw new Error(JSON.stringify(changed.why));
  return changed.competition;
};

test('four players at two tables: who is free referees, and rests between the rounds', () => {
  expect(schedule(of(VENUE, robin(4, three)), VENUE, 0, 0).map(line)).toEqual([
    '0-15 table 1: A1 A4',
    '0-15 table 2: A2 A3',
    '20-35 table 1: A4 A3',
    '20-35 table 2: A1 A2',
    '40-55 table 1: A2 A4',
    '40-55 table 2: A3 A1',
  ]);
  const one = { ...VENUE, tables: 1, rest: 0 };
  expect(
    schedule(of(one, robin(4, three)), one, 0, 0)
      .slice(0, 3)
      .map(line),
  ).toEqual(['0-15 table 1: A1 A4 (A2)', '15-30 table 1: A2 A3 (A1)', '30-45 table 1: A4 A3 (A1)']);
});

test('a table that is late: what was to follow there goes to the other', () => {
  const begun = must2(callGame(of(VENUE, robin(6, three)), { event: 1, key: '1:1-6', table: 1, at: 0 }));
  const later = schedule(begun, VENUE, 0, 60 * MINUTE);
  expect(later[0]).toMatchObject({ table: 1, start: 0, end: 60 * MINUTE });
  const on = (table: number) => schedule(begun, VENUE, 0, 10 * MINUTE).filter((slot) => slot.table === table && slot.call === null);
  expect(on(2)[0]?.start).toBe(10 * MINUTE);
  expect(on(1)[0]?.start).toBe(15 * MINUTE);
});

test('a semifinal waits for the games it comes from, a final after groups for the groups', () => {
  const slots = schedule(of(VENUE, must(draw(entered(4, { ...three, format: 'knock-out', seeded: 4 })))), VENUE, 0, 0);
  expect(slots.map(line)).toEqual(['0-15 table 1: A1 A4', '0-15 table 2: A2 A3', '20-35 table 1: ? ? (A1)']);
});

describe('calls', () => {
  const event = robin(4, three);
  const called = must2(callGame(of(VENUE, event), { event: 1, key: '1:1-4', table: 1, at: 0 }));
  test.each([
    ['a table that has a game', { event: 1, key: '1:2-3', table: 1, at: 1 }, { code: 'table-busy', most: 1 }],
    ['a player who is at another table', { event: 1, key: '1:1-2', table: 2, at: 1 }, { code: 'at-other-table', name: 'A1' }],
    ['a table that is not there', { event: 1, key: '1:2-3', table: 3, at: 1 }, { code: 'no-such-pairing' }],
    ['a game that is not there', { event: 1, key: '2:2-3', table: 2, at: 1 }, { code: 'no-such-pairing' }],
  ] as const)('%s is refused', (_, call, why) => {
    expect(callGame(called, call)).toEqual({ ok: false, why });
  });

  test('a game goes to another table; a call is taken back', () => {
    const moved = must2(callGame(called, { event: 1, key: '1:1-4', table: 2, at: 0 }));
    expect(moved.calls).toEqual([{ event: 1, key: '1:1-4', table: 2, at: 0, persons: ['A1', 'A4'] }]);
    expect(must2(takeBackCall(moved, { event: 1, key: '1:1-4' })).calls).toEqual([]);
  });

  test('the same player in another event is one player', () => {
    const both = must2(callGame(of(VENUE, event, robin(4, three)), { event: 1, key: '1:1-4', table: 1, at: 0 }));
    expect(callGame(both, { event: 2, key: '1:1-2', table: 2, at: 0 })).toEqual({ ok: false, why: { code: 'at-other-table', name: 'A1' } });
  });

  test('whose game has just ended rests', () => {
    const done = {
      ...called,
      events: [must(enterResult(called.events[0] as DrawnEvent, '1:1-4', { kind: 'played', first: 2, second: 0 }))],
    };
    const next = schedule(done, VENUE, 0, 10 * MINUTE);
    const starts = (name: string) => Math.min(...next.filter(({ game }) => game.persons.includes(name)).map(({ start }) => start / MINUTE));
    expect([starts('A2'), starts('A3')]).toEqual([10, 10]);
    expect(Math.min(starts('A1'), starts('A4'))).toBeGreaterThanOrEqual(15);
  });
});

test('laws: one table one game, one person one place, rests, the order of a tree; every game has its time', () => {
  const venue = fc.record({
    tables: fc.integer({ min: 1, max: 6 }),
    begins: fc.constant('10:00'),
    setMinutes: fc.integer({ min: 1, max: 20 }),
    rest: fc.nat(20),
    referees: fc.boolean(),
  });
  const some = fc.constantFrom('round-robin' as const, 'knock-out' as const, 'groups' as const).chain((format) => settings(format));
  fc.assert(
    fc.property(venue, fc.integer({ min: 6, max: 12 }), some, some, steps, fc.nat(100), (place, n, one, two, walk, now) => {
      const [a, b] = [one, two].map((given) =>
        walk.reduce((event, at, i) => step(event, at, i), must(draw(entered(n, { ...given, groups: 2 })))),
      );
      let competition = of(place, a as DrawnEvent, b as DrawnEvent);
      // what stands first is called, as far as there are tables
      for (const slot of schedule(competition, place, 0, 0).slice(0, place.tables)) {
        const { event, key } = slot.game;
        const called = callGame(competition, {
          event,
          key,
          table: slot.table,
          at: slot.start,
          ...(slot.referee ? { referee: slot.referee } : {}),
        });
        if (called.ok) competition = called.competition;
      }
      const slots = schedule(competition, place, 0, now * MINUTE);
      const games = venueGames(competition, place);
      expect(slots.map(({ game }) => gameId(game)).toSorted()).toEqual(games.map(gameId).toSorted());
      const by = (key: (slot: Slot) => readonly string[]): readonly (readonly Slot[])[] => {
        const lists = new Map<string, Slot[]>();
        for (const slot of slots) for (const at of key(slot)) lists.set(at, [...(lists.get(at) ?? []), slot]);
        return [...lists.values()].map((list) => list.toSorted((x, y) => x.start - y.start));
      };
      for (const list of by(({ table }) => [String(table)]))
        for (let i = 1; i < list.length; i++) expect(list[i]?.start).toBeGreaterThanOrEqual(list[i - 1]?.end ?? 0);
      for (const list of by(({ game }) => game.persons))
        for (let i = 1; i < list.length; i++)
          if (list[i]?.call === null) expect(list[i]?.start).toBeGreaterThanOrEqual((list[i - 1]?.end ?? 0) + place.rest * MINUTE);
      for (const list of by(({ game, referee }) => [...game.persons, ...(referee ? [referee] : [])]))
        for (let i = 1; i < list.length; i++) expect(list[i]?.start).toBeGreaterThanOrEqual(list[i - 1]?.end ?? 0);
      const ends = new Map(slots.map((slot) => [gameId(slot.game), slot.end]));
      for (const { game, start } of slots) for (const before of game.after) expect(start).toBeGreaterThanOrEqual(ends.get(before) ?? 0);
      for (const { table } of slots) expect(table).toBeLessThanOrEqual(place.tables);
    }),
    { numRuns: 60 },
  );
});
