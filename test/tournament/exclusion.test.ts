/** Two losses for lateness (14.3) or for conduct (14.2) that were not suffered in one event. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPlayer, setResult, startRound } from '../../src/tournament/change.ts';
import {
  addEvent,
  consequencesIn,
  decideExclusion,
  type EventSettings,
  inDrawn,
  inSwiss,
  newCompetition,
} from '../../src/tournament/competition.ts';
import { draw, enter, enterResult, gamesOf, renameEntrant, takeOut } from '../../src/tournament/event/change.ts';
import { addStage } from '../../src/tournament/event/stages.ts';
import { addMember, enterBoardResult, handInLineUp, memberOut } from '../../src/tournament/event/team-event.ts';
import { type Competition, type DrawnEvent, isOpenGame, type SwissEvent } from '../../src/tournament/event/types.ts';
import { withExclusions, withoutExclusions } from '../../src/tournament/exclusion.ts';
import { merge } from '../../src/tournament/merge.ts';
import { lostOut, presentIn } from '../../src/tournament/pairing.ts';
import { readCompetition } from '../../src/tournament/read.ts';
import type { LossReason, Result, Side } from '../../src/tournament/types.ts';
import { writeTournament } from '../../src/tournament/write.ts';
import { step, steps } from './event/support.ts';

const SETS = { kind: 'sets', sets: 3, playAll: false } as const;
const base = { sides: 'singles', seed: 1, scoring: SETS, format: 'round-robin' } as const satisfies EventSettings;
type Done = { readonly ok: true; readonly competition: Competition } | { readonly ok: false; readonly why: unknown };
function must(done: Done): Competition {
  if (!done.ok) throw new Error(JSON.stringify(done.why));
  return done.competition;
}
const lost = (loser: Side, why: LossReason = 'late'): Result => ({ kind: 'forfeit', winner: loser === 'first' ? 'second' : 'first', why });

/** Adds the names to an event and draws it. */
const filled = (competition: Competition, id: number, names: readonly string[]): Competition =>
  must(
    inDrawn(
      names.reduce((now, name) => must(inDrawn(now, id, (event) => enter(event, name))), competition),
      id,
      (event) => draw(event),
    ),
  );
/** `name` comes late, or offends, in the first open game of the event. */
function loses(competition: Competition, id: number, name: string, why: LossReason = 'late'): Competition {
  const event = drawnIn(competition, id);
  const own = event.entrants.find((one) => one.name === name)?.id;
  const game = gamesOf(event).find((one) => isOpenGame(one) && (one.first === own || one.second === own));
  if (!game) throw new Error(`${name} has no game in event ${id}`);
  return must(inDrawn(competition, id, (now) => enterResult(now, game.key, lost(game.first === own ? 'first' : 'second', why))));
}
function drawnIn(competition: Competition, id: number): DrawnEvent {
  const event = competition.events.find((one) => one.id === id);
  if (!event || event.format === 'swiss') throw new Error(`no drawn event ${id}`);
  return event;
}
const outOf = (competition: Competition, id: number): readonly string[] =>
  drawnIn(competition, id).entrants.flatMap(({ name, out }) => (out ? [`${name}: ${out}`] : []));

const NAMES = ['Ozola', 'Kask', 'Petrov', 'Weber', 'Tamm'];
const singles = filled(newCompetition('Cup', '2010', base), 1, NAMES);
/** Singles, and doubles in which Ozola plays with Kask. */
const both = filled(must(addEvent(singles, { ...base, sides: 'pairs' })), 2, ['Ozola / Kask', 'Petrov / Weber', 'Tamm / Liepa']);

describe('one loss in the singles, one in the doubles', () => {
  const late = loses(loses(both, 1, 'Kask'), 2, 'Ozola / Kask');

  test('the events count apart, unless the regulations say otherwise', () => {
    expect([outOf(late, 1), outOf(late, 2)]).toEqual([[], []]);
    const whole = must(decideExclusion(late, 'competition'));
    expect([outOf(whole, 1), outOf(whole, 2)]).toEqual([['Kask: late'], ['Ozola / Kask: late']]);
    expect([outOf(must(decideExclusion(whole, 'event')), 1), whole.exclusion]).toEqual([[], 'competition']);
  });

  test('a loss for lateness and one for conduct are not two', () => {
    const mixed = must(decideExclusion(loses(loses(both, 1, 'Kask'), 2, 'Ozola / Kask', 'conduct'), 'competition'));
    expect([outOf(mixed, 1), outOf(mixed, 2)]).toEqual([[], []]);
  });

  test('who follows from it is said beforehand; a correction leads back in', () => {
    const once = must(decideExclusion(loses(both, 1, 'Kask'), 'competition'));
    const twice = loses(once, 2, 'Ozola / Kask');
    const key = drawnIn(twice, 2).results[0]?.key ?? '';
    const follows = consequencesIn(once, twice, { event: 2, key });
    // four games of Kask in the singles: one lost already, three that nobody plays now; as none of them was played none counts
    expect(follows.map(({ event, follows: games }) => [event.id, games.map(({ what }) => what)])).toEqual([
      [1, ['struck', 'struck', 'struck', 'struck']],
      [2, ['struck']],
    ]);
    const corrected = must(inDrawn(twice, 2, (event) => enterResult(event, key, { kind: 'played', first: 2, second: 0 })));
    expect([outOf(corrected, 1), outOf(corrected, 2)]).toEqual([[], []]);
  });

  test('who has withdrawn has withdrawn', () => {
    const left = must(
      inDrawn(late, 1, (event) => takeOut(event, event.entrants.find(({ name }) => name === 'Kask')?.id ?? 0, 'withdrawn')),
    );
    expect(outOf(must(decideExclusion(left, 'competition')), 1)).toEqual(['Kask: withdrawn']);
  });

  test('two files of which one has the second loss: put together, no collision', () => {
    const once = must(decideExclusion(loses(both, 1, 'Kask'), 'competition'));
    const twice = loses(once, 2, 'Ozola / Kask');
    for (const [mine, theirs] of [
      [once, twice],
      [twice, once],
    ] as const) {
      const { competition, collisions } = merge(mine, theirs);
      expect([collisions, outOf(competition, 1), outOf(competition, 2)]).toEqual([[], ['Kask: late'], ['Ozola / Kask: late']]);
    }
  });

  test('files hold what was entered; who is out is worked out of it', () => {
    const whole = must(decideExclusion(late, 'competition'));
    const file = writeTournament(whole);
    expect(file).not.toContain('"out"');
    const read = readCompetition(JSON.parse(file));
    expect(read.ok && read.value).toEqual(whole);
  });
});

test('a stage and the event before it are one: a loss in each leads out of the stage, not of the table it came from', () => {
  let league = newCompetition('Cup', '2010', { ...base, format: 'swiss' });
  for (const name of NAMES.slice(0, 4)) league = must(inSwiss(league, 1, (now) => addPlayer(now, name)));
  league = must(inSwiss(league, 1, startRound));
  const first = (league.events[0] as SwissEvent).rounds[0]?.pairings[0]?.first as number;
  const name = (league.events[0] as SwissEvent).players.find(({ id }) => id === first)?.name as string;
  for (const table of [1, 2]) league = must(inSwiss(league, 1, (now) => setResult(now, 1, table, lost('first'))));
  const stage = must(addStage(league, 1, 4, { ...base, format: 'knock-out', placement: 8 }));
  const drawn = must(inDrawn(stage, 2, (event) => draw(event)));
  const out = loses(drawn, 2, name);
  expect(outOf(out, 2)).toEqual([`${name}: late`]);
  expect((out.events[0] as SwissEvent).players.map((player) => player.out)).toEqual([undefined, undefined, undefined, undefined]);
  expect((must(decideExclusion(out, 'competition')).events[0] as SwissEvent).players.some((player) => player.out)).toBe(false);
  const renamed = must(
    inDrawn(drawn, 2, (event) => renameEntrant(event, event.entrants.find((one) => one.name === name)?.id ?? 0, 'Another')),
  );
  expect(outOf(loses(renamed, 2, 'Another'), 2)).toEqual(['Another: late']);
  // the game for third place is not played
  expect(gamesOf(drawnIn(out, 2)).filter(isOpenGame).length).toBe(1);
});

test('games for places: two losses lead out of a tree too', () => {
  const event = { ...base, format: 'knock-out', defeats: 1, placement: 8, seeded: 8 } as const;
  let cup = filled(newCompetition('Cup', '2010', event), 1, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  const win = (key: string) => must(inDrawn(cup, 1, (now) => enterResult(now, key, { kind: 'played', first: 2, second: 0 })));
  cup = loses(cup, 1, 'A');
  for (const key of ['A1.2', 'A1.3', 'A1.4']) cup = win(key);
  expect(outOf(cup, 1)).toEqual([]);
  cup = loses(cup, 1, 'A');
  expect(outOf(cup, 1)).toEqual(['A: late']);
  const left = gamesOf(drawnIn(cup, 1)).filter(({ first, second, walkover }) => walkover !== null && [first, second].includes(1));
  expect(left.length).toBeLessThanOrEqual(1);
});

test('a Swiss event pairs nobody who is out by losses elsewhere', () => {
  const given = { ...base, format: 'swiss' } as const;
  let whole = must(decideExclusion(must(addEvent(singles, given)), 'competition'));
  for (const name of NAMES.slice(0, 4)) whole = must(inSwiss(whole, 2, (now) => addPlayer(now, name)));
  whole = must(inSwiss(loses(whole, 1, 'Kask'), 2, startRound));
  const swiss = (of: Competition) => of.events[1] as SwissEvent;
  const kask = swiss(whole).players.find(({ name }) => name === 'Kask')?.id ?? 0;
  const table = (swiss(whole).rounds[0]?.pairings.findIndex(({ first, second }) => first === kask || second === kask) ?? 0) + 1;
  const side = swiss(whole).rounds[0]?.pairings[table - 1]?.first === kask ? 'first' : 'second';
  const out = must(inSwiss(whole, 2, (now) => setResult(now, 1, table, lost(side))));
  expect(lostOut(swiss(out), kask)).toBe('late');
  expect(presentIn({ ...swiss(out), format: 'novuss-tournament', version: 1 } as never).map(({ name }) => name)).not.toContain('Kask');
  expect(outOf(out, 1)).toEqual(['Kask: late']);
});

test('a member of a team who was late in the singles and at a board is named in no line-up any more', () => {
  const team = { boards: 1, rounds: 2, doubles: 0, doublesPoints: 1, substitutes: true, playAll: true };
  let whole = must(addEvent(loses(singles, 1, 'Kask'), { ...base, sides: 'teams', team }));
  for (const name of ['Tallinn', 'Rīga']) whole = must(inDrawn(whole, 2, (event) => enter(event, name)));
  for (const [at, name] of [
    [1, 'Kask'],
    [1, 'Saar'],
    [2, 'Liepa'],
  ] as const)
    whole = must(inDrawn(whole, 2, (event) => addMember(event, at, name)));
  whole = must(inDrawn(whole, 2, (event) => draw(event)));
  const { key, first } = gamesOf(drawnIn(whole, 2))[0] as { key: string; first: number };
  for (const side of ['first', 'second'] as const) {
    const tallinn = (side === 'first') === (first === 1);
    whole = must(inDrawn(whole, 2, (event) => handInLineUp(event, '2010', key, 1, side, [tallinn ? 1 : 3])));
  }
  whole = must(inDrawn(whole, 2, (event) => enterBoardResult(event, key, 1, 1, lost(first === 1 ? 'first' : 'second'))));
  expect(memberOut(drawnIn(whole, 2), 1)).toBeNull();
  whole = must(decideExclusion(whole, 'competition'));
  expect(memberOut(drawnIn(whole, 2), 1)).toBe('late');
  expect(inDrawn(whole, 2, (event) => handInLineUp(event, '2010', key, 2, first === 1 ? 'first' : 'second', [1]))).toMatchObject({
    ok: false,
    why: { code: 'member-out' },
  });
});

test('a file with games that follow from somebody’s being out of another event is read again', () => {
  const tree = { ...base, format: 'knock-out', defeats: 1, seeded: 4 } as const;
  let whole = filled(must(addEvent(must(decideExclusion(singles, 'competition')), tree)), 2, ['Kask', 'Ozola', 'Petrov', 'Weber']);
  whole = loses(loses(whole, 1, 'Kask'), 1, 'Kask');
  expect(outOf(whole, 2)).toEqual(['Kask: late']);
  for (const key of ['A1.2', 'A2.1'])
    whole = must(inDrawn(whole, 2, (event) => enterResult(event, key, { kind: 'played', first: 2, second: 0 })));
  const read = readCompetition(JSON.parse(writeTournament(whole)));
  expect(read).toEqual({ ok: true, value: whole });
  expect(merge(whole, read.ok ? read.value : whole)).toMatchObject({ competition: whole, collisions: [], left: [] });
  // Kask comes back: who played the final in the place of Kask is asked for
  const key = drawnIn(whole, 1).results[0]?.key ?? '';
  const back = must(inDrawn(whole, 1, (event) => enterResult(event, key, null)));
  expect(drawnIn(back, 2).results.map((one) => one.key)).toEqual(['A1.2']);
  expect(consequencesIn(whole, back, { event: 1, key }).find(({ event }) => event.id === 2)?.follows).toContainEqual({
    key: 'A2.1',
    what: 'lost',
  });
});

test('law: whatever is entered and corrected, who is out follows from what stands, and files keep it', () => {
  const name = fc.constantFrom('round-robin' as const, 'knock-out' as const);
  fc.assert(
    fc.property(name, name, fc.nat(1000), fc.boolean(), steps, (one, other, seed, reach, walk) => {
      let now = filled(newCompetition('Cup', '2010', { ...base, format: one, seed, defeats: 2 }), 1, NAMES);
      now = filled(must(addEvent(now, { ...base, format: other, seed, defeats: 2 })), 2, NAMES.toReversed());
      now = must(decideExclusion(now, reach ? 'competition' : 'event'));
      for (const [i, at] of walk.entries())
        now = must(
          inDrawn(now, (at.pick % 2) + 1, (event) => {
            const games = gamesOf(event).filter(isOpenGame);
            const game = games[at.pick % Math.max(1, games.length)];
            const forced = at.pick % 3 === 0 && game ? enterResult(event, game.key, lost(at.pick % 2 === 0 ? 'first' : 'second')) : null;
            return forced?.ok ? forced : { ok: true, event: step(event, at, i) };
          }),
        );
      expect(withExclusions(withoutExclusions(now))).toEqual(now);
      const read = readCompetition(JSON.parse(writeTournament(now)));
      expect(read.ok && read.value).toEqual(now);
    }),
    { numRuns: 80 },
  );
});
