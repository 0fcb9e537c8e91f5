/** Tables and times: nobody at two tables at once, rests kept, what waits for another game waits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPlayer, dropRound, startRound, withdraw } from '../../src/tournament/change.ts';
import { addEvent, inDrawn, inSwiss, newCompetition, removeEvent } from '../../src/tournament/competition.ts';
import { draw, drawAgain, enter, enterResult, gamesOf, undraw } from '../../src/tournament/event/change.ts';
import { enterBoardResult, handInLineUp, matchOf } from '../../src/tournament/event/team-event.ts';
import { type Competition, type DrawnEvent, swissKey, type Venue } from '../../src/tournament/event/types.ts';
import { readCompetition } from '../../src/tournament/read.ts';
import {
  callGame,
  gameId,
  roundsAhead,
  type Slot,
  schedule,
  setVenue,
  tablesOf,
  takeBackCall,
  venueGames,
} from '../../src/tournament/schedule.ts';
import { writeTournament } from '../../src/tournament/write.ts';
import { entered, must, robin, settings, step, steps, teamEvents, teamsDrawn } from './event/support.ts';

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

  describe('goes with its game', () => {
    const next = robin(4, three);
    const two = must2(callGame(of(VENUE, robin(4, three), next), { event: 2, key: '1:1-4', table: 1, at: 0 }));

    test('an event that is taken off', () => {
      const again = must2(addEvent(must2(removeEvent(two, 2)), { sides: 'singles', seed: 9, format: 'round-robin', ...three }));
      expect([again.events[1]?.id, again.calls]).toEqual([2, []]);
    });
    test('a draw that is taken back, or made again', () => {
      expect(must2(inDrawn(two, 2, undraw)).calls).toEqual([]);
      const tree = of(VENUE, must(draw(entered(4, { ...three, format: 'knock-out' }))));
      const called = must2(callGame(tree, { event: 1, key: 'A1.1', table: 1, at: 0 }));
      const pairs = (competition: Competition) =>
        gamesOf(competition.events[0] as DrawnEvent).map((game) => [game.first, game.second].toSorted());
      const drawn = must2(inDrawn(called, 1, drawAgain));
      expect(pairs(drawn)).not.toEqual(pairs(called));
      expect(drawn.calls).toEqual([]);
    });
    test('a round that is taken back', () => {
      const swiss = ['Ozola', 'Kask'].reduce(
        (now, name) => must2(inSwiss(now, 1, (one) => addPlayer(one, name))),
        newCompetition('Cup', '2010', { ...three, sides: 'singles', seed: 1, format: 'swiss' }),
      );
      const begun = must2(inSwiss(must2(setVenue(swiss, VENUE)), 1, startRound));
      const called = must2(callGame(begun, { event: 1, key: swissKey(1, 1), table: 1, at: 0 }));
      const round = must2(inSwiss(called, 1, dropRound));
      expect(round.calls).toEqual([]);
      expect(must2(inSwiss(round, 1, startRound)).calls).toEqual([]);
    });
    test('not one that only has a result, or others beside it', () => {
      const played = must2(inDrawn(two, 2, (event) => enterResult(event, '1:1-4', { kind: 'played', first: 2, second: 0 })));
      expect(must2(inDrawn(played, 2, (event) => enter(event, 'Late'))).calls).toEqual(two.calls);
    });
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
    fc.property(
      venue,
      fc.integer({ min: 6, max: 12 }),
      some,
      some,
      teamEvents,
      steps,
      fc.nat(100),
      (place, n, one, two, teams, walk, now) => {
        const [a, b] = [one, two].map((given) =>
          walk.reduce((event, at, i) => step(event, at, i), must(draw(entered(n, { ...given, groups: 2 })))),
        );
        let competition = of(place, a as DrawnEvent, b as DrawnEvent, teams);
        // what stands first is called, as far as there are tables
        for (const slot of schedule(competition, place, 0, 0).slice(0, place.tables)) {
          const { event, key } = slot.game;
          const called = callGame(competition, {
            event,
            key,
            table: slot.table,
            more: slot.more,
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
        for (const list of by((slot) => tablesOf(slot).map(String)))
          for (let i = 1; i < list.length; i++) expect(list[i]?.start).toBeGreaterThanOrEqual(list[i - 1]?.end ?? 0);
        for (const list of by(({ game }) => game.persons))
          for (let i = 1; i < list.length; i++)
            if (list[i]?.call === null) expect(list[i]?.start).toBeGreaterThanOrEqual((list[i - 1]?.end ?? 0) + place.rest * MINUTE);
        for (const list of by(({ game, referee }) => [...game.persons, ...(referee ? [referee] : [])]))
          for (let i = 1; i < list.length; i++) expect(list[i]?.start).toBeGreaterThanOrEqual(list[i - 1]?.end ?? 0);
        const ends = new Map(slots.map((slot) => [gameId(slot.game), slot.end]));
        for (const { game, start } of slots) for (const before of game.after) expect(start).toBeGreaterThanOrEqual(ends.get(before) ?? 0);
        for (const table of slots.flatMap(tablesOf)) expect(table).toBeLessThanOrEqual(place.tables);
      },
    ),
    { numRuns: 60 },
  );
});

describe('a team match is its games', () => {
  const rules = { boards: 3, rounds: 2, doubles: 1, doublesPoints: 1, substitutes: true, playAll: true };
  const teams = (n: number): DrawnEvent => teamsDrawn(n, { ...three, format: 'round-robin', sides: 'teams', team: rules });
  const shown = ({ game, table, more, start, end }: Slot): string =>
    `${start / MINUTE}-${end / MINUTE} on ${[table, ...more].join(' ')}: ${game.first} ${game.second}`;
  // a round: three singles, then a doubles of the same players; a game takes up to 15 minutes
  test.each([
    [1, 2, ['0-120 on 1: A1 A2']],
    [2, 2, ['0-90 on 1 2: A1 A2']],
    [3, 2, ['0-60 on 1 2 3: A1 A2']],
    [9, 2, ['0-60 on 1 2 3: A1 A2']],
    [4, 4, ['0-90 on 1 2: A1 A4', '0-90 on 3 4: A2 A3']],
    [1, 4, ['0-120 on 1: A1 A4', '120-240 on 1: A2 A3']],
  ])('on %i tables, with %i teams', (tables, n, lines) => {
    const venue = { ...VENUE, tables, rest: 0 };
    const event = { ...teams(n), draw: Array.from({ length: n }, (_, i) => i + 1) } as DrawnEvent;
    expect(schedule(of(venue, event), venue, 0, 0).slice(0, lines.length).map(shown)).toEqual(lines);
  });

  test('what is played of it shortens it; its tables are taken while it lasts', () => {
    let event = teams(2);
    const { key } = venueGames(of(VENUE, event), VENUE)[0] as { key: string };
    for (const side of ['first', 'second'] as const) {
      const team = matchOf(event, key)?.[side] ?? 0;
      event = must(
        handInLineUp(
          event,
          '2010',
          key,
          1,
          side,
          [1, 2, 3].map((i) => (team - 1) * 3 + i),
        ),
      );
    }
    const venue = { ...VENUE, tables: 3 };
    const called = must2(callGame(of(venue, event), { event: 1, key, table: 1, more: [3], at: 0 }));
    const at = (now: DrawnEvent, minute: number) => schedule({ ...called, events: [now] }, venue, 0, minute * MINUTE)[0];
    expect(at(event, 0)).toMatchObject({ table: 1, more: [3], end: 90 * MINUTE });
    const two = [1, 2].reduce((now, board) => must(enterBoardResult(now, key, 1, board, { kind: 'played', first: 2, second: 0 })), event);
    // one singles and the doubles of the first round, then the second round
    expect(at(two, 20)?.end).toBe((20 + 15 + 15 + 30 + 15) * MINUTE);
    const both = { ...called, events: [event, { ...robin(4, three), id: 2 }] };
    expect(callGame(both, { event: 2, key: '1:3-4', table: 3, at: 0 })).toEqual({ ok: false, why: { code: 'table-busy', most: 3 } });
    expect(callGame(both, { event: 2, key: '1:3-4', table: 2, at: 0 }).ok).toBe(true);
    for (const more of [[1], [4], [0]])
      expect(callGame(of(venue, event), { event: 1, key, table: 1, more, at: 0 })).toEqual({ ok: false, why: { code: 'no-such-pairing' } });
  });

  test('who has just played a match rests after all of it', () => {
    const event = teams(4);
    const venue = { ...VENUE, tables: 4, rest: 5 };
    const round = venueGames(of(venue, event), venue).slice(0, 2);
    const called = round.reduce(
      (now, { key }, i) => must2(callGame(now, { event: 1, key, table: 1 + 2 * i, more: [2 + 2 * i], at: 0 })),
      of(venue, event),
    );
    const over = round.reduce((now, { key }) => must(enterResult(now, key, { kind: 'forfeit', winner: 'first' })), event);
    // a match on two tables takes an hour and a half; then five minutes
    const begins = (minute: number) => (schedule({ ...called, events: [over] }, venue, 0, minute * MINUTE)[0]?.start ?? 0) / MINUTE;
    expect([70, 90, 100].map(begins)).toEqual([75, 95, 100]);
  });

  test('who plays for a team is not called elsewhere', () => {
    const persons = venueGames(of(VENUE, teams(2)), VENUE)[0]?.persons;
    expect(persons).toEqual(['A1', 'P1.1', 'P1.2', 'P1.3', 'A2', 'P2.1', 'P2.2', 'P2.3']);
  });
});

describe('rounds of a Swiss event that are not paired', () => {
  const venue = { ...VENUE, tables: 2 };
  const swiss = (n: number): Competition =>
    Array.from({ length: n }, (_, i) => `A${i + 1}`).reduce(
      (now, name) => must2(inSwiss(now, 1, (one) => addPlayer(one, name))),
      newCompetition('Cup', '2010', { ...three, sides: 'singles', seed: 1, format: 'swiss' }),
    );
  const ahead = (competition: Competition): readonly string[] =>
    roundsAhead(competition, schedule(competition, venue, 0, 0)).map(
      ({ round, games, start, end }) => `${round}: ${games} games ${start / MINUTE}-${end / MINUTE}`,
    );

  test('nothing is known of them until it is said how many there are; each waits for the one before', () => {
    const nine = must2(setVenue(swiss(9), venue));
    expect(ahead(nine)).toEqual([]);
    const planned = must2(setVenue(nine, venue, new Map([[1, 3]])));
    // four games at two tables are two times a quarter of an hour, then a rest
    expect(ahead(planned)).toEqual(['1: 4 games 0-30', '2: 4 games 35-65', '3: 4 games 70-100']);
    const begun = must2(inSwiss(planned, 1, startRound));
    expect(ahead(begun)).toEqual(['2: 4 games 35-65', '3: 4 games 70-100']);
    const read = readCompetition(JSON.parse(writeTournament(begun)));
    expect(read.ok && ahead(read.value)).toEqual(ahead(begun));
  });

  test('who has left plays no more; none of them can be called', () => {
    const planned = must2(setVenue(must2(inSwiss(swiss(9), 1, (one) => withdraw(one, 2))), venue, new Map([[1, 1]])));
    expect(ahead(planned)).toEqual(['1: 4 games 0-30']);
    const fewer = must2(inSwiss(planned, 1, (one) => withdraw(one, 3)));
    expect(ahead(fewer)).toEqual(['1: 3 games 0-30']);
    expect(callGame(planned, { event: 1, key: swissKey(1, 1), table: 1, at: 0 })).toEqual({ ok: false, why: { code: 'no-such-pairing' } });
  });
});
