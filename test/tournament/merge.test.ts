/** Two files of one competition put together: nothing is lost, what differs is named, and what comes out is a sound file. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPlayer, create, setResult, startRound } from '../../src/tournament/change.ts';
import { competitionOf, newCompetition } from '../../src/tournament/competition.ts';
import { draw, enter, enterResult, gamesOf, renameEntrant, takeOut } from '../../src/tournament/event/change.ts';
import { enterBoardResult, handInLineUp } from '../../src/tournament/event/team-event.ts';
import { type Competition, type DrawnEvent, isOpenGame, type Venue } from '../../src/tournament/event/types.ts';
import { type Choice, type Collision, isSameCompetition, merge } from '../../src/tournament/merge.ts';
import { readCompetition } from '../../src/tournament/read.ts';
import { callGame } from '../../src/tournament/schedule.ts';
import { readTrf } from '../../src/tournament/trf/read.ts';
import type { Tournament } from '../../src/tournament/types.ts';
import { writeTournament } from '../../src/tournament/write.ts';
import { entered, knockOut, must, robin, settings, step, steps, teamEvents, teamStep, teamsDrawn, wins, won } from './event/support.ts';

const of = (event: DrawnEvent): Competition => ({
  ...newCompetition('Cup', '2010', { sides: 'singles', seed: 1, scoring: { kind: 'sets', sets: 5, playAll: false }, format: 'swiss' }),
  events: [{ ...event, id: 1 }],
});
const eventOf = (competition: Competition): DrawnEvent => competition.events[0] as DrawnEvent;
const said = ({ what, about, mine, theirs }: Collision): unknown => [what, about.join(' – '), mine, theirs];
const keysOf = (competition: Competition): readonly string[] =>
  eventOf(competition)
    .results.map(({ key }) => key)
    .toSorted();

test('results entered in two places are all there, whichever file takes in the other', () => {
  const begun = robin(6);
  const open = gamesOf(begun).filter(isOpenGame);
  const put = (from: number, to: number): Competition =>
    of(open.slice(from, to).reduce<DrawnEvent>((now, { key }) => must(enterResult(now, key, won('first'))), begun));
  const [a, b] = [put(0, 7), put(5, 15)];
  const both = merge(a, b);
  expect([both.collisions, both.left, both.taken]).toEqual([[], [], 8]);
  expect(keysOf(both.competition)).toEqual(keysOf(put(0, 15)));
  expect(keysOf(merge(b, a).competition)).toEqual(keysOf(both.competition));
});

test('two results for one game are named with both; what is chosen counts, and what followed from the other is listed', () => {
  const semi = wins(wins(knockOut(4), 'A1.1', 1), 'A1.2', 2);
  const mine = of(wins(semi, 'A2.1', 1));
  const theirs = of(wins(must(enterResult(semi, 'A1.2', won('second', 2))), 'A2.1', 3));
  const both = merge(mine, theirs);
  expect(both.collisions.map(said)).toEqual([
    ['result', 'A2 – A3', won('first'), won('second', 2)],
    ['result', 'A1 – A2 – A1 – A3', won('first'), won('second')],
  ]);
  expect(both.competition).toEqual(mine);
  const choices = new Map<string, Choice>(both.collisions.map(({ id }) => [id, 'theirs']));
  expect(merge(mine, theirs, choices).competition).toEqual(theirs);
  // theirs for the semifinal, mine for the final: A2 is not in it any more
  const mixed = merge(mine, theirs, new Map([[both.collisions[0]?.id ?? '', 'theirs']]));
  expect(mixed.left).toEqual([{ event: '', about: ['A1', 'A2'], result: won('first') }]);
});

test('players with one number and two names are two players; one who was renamed is named', () => {
  const begun = entered(3, { format: 'round-robin' });
  const [a, b] = [of(must(enter(begun, 'Ozola'))), of(must(enter(begun, 'Kask', 'Tartu')))];
  const both = merge(a, b);
  expect(both.collisions).toEqual([]);
  expect(eventOf(both.competition).entrants.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 A1', '2 A2', '3 A3', '4 Ozola', '5 Kask']);
  const renamed = merge(a, of(must(renameEntrant(eventOf(a), 4, 'Ozoliņa'))));
  expect(renamed.collisions.map(said)).toEqual([['name', 'Ozola', 'Ozola', 'Ozoliņa']]);
});

test('who came late in one place plays; who left in one is named', () => {
  const begun = robin(4);
  const late = must(enter(begun, 'Late'));
  const out = must(takeOut(begun, 2, 'withdrawn'));
  const both = merge(of(out), of(late));
  expect(both.collisions.map(said)).toEqual([['out', 'A2', 'withdrawn', '']]);
  expect(eventOf(both.competition).draw).toEqual([1, 2, 3, 4, 5]);
});

test('two draws cannot be put together: one is chosen, the results of the other are listed', () => {
  const begun = entered(4, { format: 'round-robin' });
  const put = (turn: number) => {
    const drawn = must(draw(begun, turn));
    return must(enterResult(drawn, gamesOf(drawn)[turn]?.key ?? '', won('first')));
  };
  const both = merge(of(put(0)), of(put(1)));
  expect(both.collisions.map(({ what }) => what)).toEqual(['draw']);
  expect(both.left.length).toBe(1);
});

test('a Swiss event: results of a round from two places, and a round that only one has paired', () => {
  const must2 = (changed: { readonly ok: boolean }): Tournament => (changed as unknown as { tournament: Tournament }).tournament;
  let t = create('Cup', 5, { kind: 'sets', sets: 3, playAll: false });
  for (const name of ['A', 'B', 'C', 'D']) t = must2(addPlayer(t, name));
  t = must2(startRound(t));
  const [one, two] = [0, 1].map((table) => must2(setResult(t, 1, table + 1, { kind: 'played', first: 2, second: 0 }))) as [
    Tournament,
    Tournament,
  ];
  const both = merge(competitionOf(one), competitionOf(two));
  const rounds = (competition: Competition) => (competition.events[0] as { rounds: Tournament['rounds'] }).rounds;
  expect(rounds(both.competition)[0]?.pairings.every(({ result }) => result !== null)).toBe(true);
  const next = must2(startRound({ ...t, rounds: rounds(both.competition) }));
  expect(rounds(merge(competitionOf(one), competitionOf(next)).competition)).toEqual(next.rounds);
});

test('somebody who came late and stands in another bye in the two files is not drawn twice: one draw is chosen', () => {
  const begun = knockOut(6);
  const [byes, drawn] = [begun.draw?.flatMap((id, i) => (id === null ? [i] : [])) ?? [], begun.draw ?? []];
  const [mine, theirs] = byes.map((bye) => {
    const late = must(enter(begun, 'Late'));
    return of({ ...late, draw: drawn.map((id, i) => (i === bye ? 7 : id)) } as DrawnEvent);
  });
  if (!mine || !theirs) throw new Error('no byes');
  const both = merge(mine, theirs);
  expect(both.collisions.map(({ what }) => what)).toEqual(['draw']);
  expect(readCompetition(JSON.parse(writeTournament(both.competition))).ok).toBe(true);
});

test('matches of teams: what only one file has is taken, a match that both went on with differently is named', () => {
  const begun = teamsDrawn(4, { format: 'round-robin' });
  const [one, two] = gamesOf(begun);
  if (!one || !two) throw new Error('no games');
  const sealed = (event: DrawnEvent, { key, first, second }: typeof one, shift: number): DrawnEvent =>
    (['first', 'second'] as const).reduce((now, side) => {
      const match = [first, second] as readonly number[];
      const team = match[side === 'first' ? 0 : 1] as number;
      return must(handInLineUp(now, '2010', key, 1, side, [3 * team - 2 + shift, 3 * team - 1 + shift]));
    }, event);
  const played = (event: DrawnEvent, { key }: typeof one, first: number): DrawnEvent =>
    must(enterBoardResult(event, key, 1, 1, { kind: 'played', first, second: 3 - first }));
  const mine = of(played(sealed(begun, one, 0), one, 3));
  const apart = merge(mine, of(played(sealed(begun, two, 1), two, 0)));
  expect([apart.collisions, apart.taken, eventOf(apart.competition).matches?.length]).toEqual([[], 1, 2]);
  const other = of(played(sealed(begun, one, 1), one, 0));
  const both = merge(mine, other);
  expect(both.collisions.map(({ what }) => what)).toEqual(['match']);
  expect(both.competition).toEqual(mine);
  expect(merge(mine, other, new Map([[both.collisions[0]?.id ?? '', 'theirs']])).competition).toEqual(other);
});

test('matches of a draw that is not chosen, and those that have no game any more, are listed', () => {
  const begun = teamsDrawn(4, { format: 'knock-out', seeded: 0 });
  const handed = (event: DrawnEvent): DrawnEvent => {
    const { key, first } = gamesOf(event)[0] ?? {};
    const team = first as number;
    return must(handInLineUp(event, '2010', key ?? '', 1, 'first', [3 * team - 2, 3 * team - 1]));
  };
  const theirs = handed(must(draw(begun, 1)));
  const [lost] = theirs.matches ?? [];
  const names = [lost?.first, lost?.second].map((id) => `A${id}`);
  const both = merge(of(handed(begun)), of(theirs));
  expect(both.collisions.map(({ what }) => what)).toEqual(['draw']);
  expect(both.left).toEqual([{ event: '', about: names, result: null }]);
  // a final that was begun here, while the other file has another finalist
  const forfeit = (event: DrawnEvent, key: string, winner: 'first' | 'second'): DrawnEvent =>
    must(enterResult(event, key, { kind: 'forfeit', winner }));
  const semi = forfeit(forfeit(begun, 'A1.1', 'first'), 'A1.2', 'first');
  const final = gamesOf(semi).find(({ key }) => key === 'A2.1');
  const team = final?.first as number;
  const mine = must(handInLineUp(semi, '2010', 'A2.1', 1, 'first', [3 * team - 2, 3 * team - 1]));
  const other = forfeit(forfeit(begun, 'A1.1', 'second'), 'A1.2', 'first');
  const { collisions } = merge(of(mine), of(other));
  const { left } = merge(of(mine), of(other), new Map([[collisions[0]?.id ?? '', 'theirs']]));
  expect(left).toEqual([{ event: '', about: [final?.first, final?.second].map((id) => `A${id}`), result: null }]);
});

test('events that only the other file has get new numbers, and with them the stages and calls that name them', () => {
  const mine: Competition = { ...of(robin(4)), events: [robin(4), { ...robin(3, { seed: 5 }), id: 2 }] };
  const theirs: Competition = {
    ...of(robin(4)),
    events: [
      { ...must(enter(robin(3), 'Kask')), id: 1 },
      { ...robin(3, { seed: 6 }), id: 2 },
      { ...entered(2, { seed: 7 }), id: 3, from: { event: 2, best: 2 } },
    ],
    calls: [
      { event: 1, key: '1:1-4', table: 1, at: 0, persons: ['A1', 'Kask'] },
      { event: 2, key: '1:2-3', table: 2, at: 0, persons: ['A2', 'A3'] },
    ],
  };
  const { competition } = merge(mine, theirs);
  expect(competition.events.map(({ id, seed, from }) => [id, seed, from?.event])).toEqual([
    [1, 1, undefined],
    [2, 5, undefined],
    [3, 6, undefined],
    [4, 7, 3],
  ]);
  // the other file's fourth player is the fifth here
  expect(eventOf(competition).entrants.map(({ name }) => name)).toEqual(['A1', 'A2', 'A3', 'A4', 'Kask']);
  expect(competition.calls?.map(({ event, key }) => [event, key])).toEqual([
    [1, '1:1-5'],
    [3, '1:2-3'],
  ]);
  expect(readCompetition(JSON.parse(writeTournament(competition))).ok).toBe(true);
});

test('events beyond the most that there may be are left out by name, not counted as taken', () => {
  const many = (from: number, to: number): Competition['events'] =>
    Array.from({ length: to - from }, (_, i) => ({ ...robin(3, { seed: 10 + from + i }), id: 2 + from + i, name: `E${from + i}` }));
  const mine: Competition = { ...of(robin(3)), events: [{ ...robin(3), id: 1 }, ...many(0, 18)] };
  const theirs: Competition = { ...of(robin(3)), events: [{ ...robin(3), id: 1 }, ...many(18, 20)] };
  const { competition, taken, left } = merge(mine, theirs);
  expect(competition.events.slice(18).map(({ name }) => name)).toEqual(['E17', 'E18']);
  expect([taken, left]).toEqual([1, [{ event: 'E19', about: [], result: null }]]);
});

test('two files that each called a game to table 1, or one player to two tables: the calls here stand', () => {
  const venue: Venue = { tables: 3, begins: '10:00', setMinutes: 5, rest: 5, referees: false };
  const begun: Competition = { ...of(robin(6)), venue };
  const call = (now: Competition, key: string, table: number): Competition => {
    const called = callGame(now, { event: 1, key, table, at: 0 });
    if (!called.ok) throw new Error(called.why.code);
    return called.competition;
  };
  const mine = call(begun, '1:1-2', 1);
  const calls = (theirs: Competition): unknown => merge(mine, theirs).competition.calls?.map(({ key, table }) => [key, table]);
  expect(calls(call(begun, '1:3-4', 1))).toEqual([['1:1-2', 1]]);
  expect(calls(call(begun, '1:1-3', 2))).toEqual([['1:1-2', 1]]);
  expect(calls(call(begun, '1:3-4', 2))).toEqual([
    ['1:1-2', 1],
    ['1:3-4', 2],
  ]);
  // a game that is over has its table no more
  const over = call(begun, '1:3-4', 1);
  const played = { ...over, events: [{ ...must(enterResult(eventOf(over), '1:3-4', won('first'))), id: 1 }] };
  expect(calls(played)).toEqual([
    ['1:1-2', 1],
    ['1:3-4', 1],
  ]);
});

describe('a stage that both files have', () => {
  const stage = (before: DrawnEvent, ids: readonly number[]): Competition => ({
    ...of(before),
    events: [
      { ...before, id: 1 },
      { ...entered(0, { seed: 7 }), id: 2, from: { event: 1, best: 2 }, entrants: before.entrants.filter(({ id }) => ids.includes(id)) },
    ],
  });
  const named = ({ events }: Competition): readonly (readonly string[])[] =>
    events.map((event) => (event as DrawnEvent).entrants.map(({ id, name }) => `${id} ${name}`));

  test('who plays in it has the new number of the event before', () => {
    const mine = stage(must(enter(robin(4), 'Ozols')), [1, 2]);
    const theirs = stage(must(enter(robin(4), 'Kask')), [1, 5]);
    expect(named(merge(mine, theirs).competition)).toEqual([
      ['1 A1', '2 A2', '3 A3', '4 A4', '5 Ozols', '6 Kask'],
      ['1 A1', '2 A2', '6 Kask'],
    ]);
    // the other way about, and where both have followed
    expect(named(merge(theirs, mine).competition)[1]).toEqual(['1 A1', '5 Kask', '2 A2']);
    const both = merge(stage(must(enter(robin(4), 'Ozols')), [1, 5]), theirs);
    expect([both.collisions, named(both.competition)[1]]).toEqual([[], ['1 A1', '5 Ozols', '6 Kask']]);
  });

  test('nobody is in it twice, though the event before takes one who was renamed there for two', () => {
    const begun = stage(must(enter(robin(3), 'Козлов')), [1, 4]);
    const { events } = begun;
    const mine = { ...begun, events: [must(renameEntrant(eventOf(begun), 4, 'Kozlov')), ...events.slice(1)] };
    const late = must(enter(eventOf(begun), 'Kozlov'));
    for (const theirs of [begun, stage(late, [1, 4]), stage(late, [1, 4, 5])]) {
      const { competition } = merge(mine, theirs);
      expect(named(competition)[1]?.slice(0, 2)).toEqual(['1 A1', '4 Козлов']);
      expect(readCompetition(JSON.parse(writeTournament(competition)))).toMatchObject({ ok: true });
    }
  });
});

test('two files of another program are two competitions, though neither has lots; one and the same is one', () => {
  const foreign = (name: string): Competition => {
    const read = readTrf(`012 ${name}\n001    1      Berzins\n001    2      Kask`);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return competitionOf(read.value);
  };
  expect(isSameCompetition(foreign('Open A'), foreign('Cup B'))).toBe(false);
  expect(isSameCompetition(foreign('Open A'), foreign('Open A'))).toBe(true);
});

describe('laws', () => {
  test('events of teams: a file with itself is itself, with any other of the same draw a sound one', () => {
    const walk = fc.array(fc.nat(100_000), { maxLength: 60 });
    fc.assert(
      fc.property(teamEvents, walk, walk, fc.boolean(), (base, one, two, all) => {
        const [a, b] = [of(one.reduce(teamStep, base)), of(two.reduce(teamStep, base))];
        expect(merge(a, a)).toEqual({ competition: a, collisions: [], taken: 0, left: [] });
        const first = merge(a, b);
        const choices = new Map<string, Choice>(first.collisions.map(({ id }, i) => [id, all || i % 2 === 0 ? 'theirs' : 'mine']));
        for (const { competition } of [first, merge(a, b, choices)])
          expect(readCompetition(JSON.parse(writeTournament(competition)))).toEqual({ ok: true, value: competition });
      }),
      { numRuns: 60 },
    );
  });

  const walked = (format: 'round-robin' | 'knock-out' | 'groups') =>
    fc.record({ n: fc.integer({ min: 6, max: 12 }), given: settings(format), before: steps, one: steps, two: steps });
  test.each(['round-robin', 'knock-out', 'groups'] as const)(
    '%s: a file with itself is itself, with a later one the later, with any other a sound one',
    (format) => {
      fc.assert(
        fc.property(walked(format), fc.boolean(), ({ n, given, before, one, two }, all) => {
          const base = before.reduce((now, at, i) => step(now, at, i), must(draw(entered(n, { ...given, groups: 2 }))));
          const [a, b] = [one, two].map((walk, w) => of(walk.reduce((now, at, i) => step(now, at, 100 * w + i + 500), base))) as [
            Competition,
            Competition,
          ];
          expect(merge(a, a)).toEqual({ competition: a, collisions: [], taken: 0, left: [] });
          const first = merge(a, b);
          const choices = new Map<string, Choice>(first.collisions.map(({ id }, i) => [id, all || i % 2 === 0 ? 'theirs' : 'mine']));
          for (const { competition } of [first, merge(a, b, choices)]) {
            expect(isSameCompetition(a, competition)).toBe(true);
            expect(readCompetition(JSON.parse(writeTournament(competition)))).toEqual({ ok: true, value: competition });
          }
          // nobody is lost, and each result of either is there, chosen against or listed
          const names = new Set(eventOf(first.competition).entrants.map(({ name }) => name));
          const missing = new Set([...first.left.flatMap(({ about }) => about), ...first.collisions.map(({ theirs }) => theirs)]);
          for (const { name } of [...eventOf(a).entrants, ...eventOf(b).entrants]) expect(names.has(name) || missing.has(name)).toBe(true);
        }),
        { numRuns: 40 },
      );
    },
  );
});
