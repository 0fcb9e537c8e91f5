/** The best of one event go on in another, and follow what is corrected there. */
import { describe, expect, test } from 'vitest';
import { addPlayer, create, setResult, startRound, withdraw } from '../../../src/tournament/change.ts';
import { type addEvent, competitionOf, inDrawn, inSwiss, newCompetition, removeEvent } from '../../../src/tournament/competition.ts';
import { draw, enter, enterResult, gamesOf, setTies, takeOut } from '../../../src/tournament/event/change.ts';
import { addStage, bestOf, stageChange, withStage } from '../../../src/tournament/event/stages.ts';
import type { Competition, DrawnEvent, SwissEvent } from '../../../src/tournament/event/types.ts';
import { lotOf } from '../../../src/tournament/lot.ts';
import { lostOut, presentIn } from '../../../src/tournament/pairing.ts';
import { readCompetition } from '../../../src/tournament/read.ts';

import { knockOut, must, playedOut, robin, wins } from './support.ts';

const sets = { kind: 'sets', sets: 3, playAll: false } as const;
const single = { sides: 'singles', seed: 5, scoring: sets } as const;
type Done = ReturnType<typeof addEvent>;
const ok = (changed: Done): Competition => {
  if (!changed.ok) throw new Error(JSON.stringify(changed.why));
  return changed.competition;
};
const why = (changed: Done): string => (changed.ok ? 'done' : changed.why.code);

/** Six players, three rounds of Swiss in which the lower number always wins. */
function swiss(): Competition {
  let now = newCompetition('Cup', '2010', { ...single, format: 'swiss' });
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) now = ok(inSwiss(now, 1, (t) => addPlayer(t, name)));
  for (let round = 1; round <= 3; round++) {
    now = ok(inSwiss(now, 1, startRound));
    const { pairings } = (now.events[0] as SwissEvent).rounds[round - 1] ?? { pairings: [] };
    for (const [i, { first, second }] of pairings.entries())
      now = ok(
        inSwiss(now, 1, (t) =>
          setResult(
            t,
            round,
            i + 1,
            first < (second ?? 0) ? { kind: 'played', first: 2, second: 0 } : { kind: 'played', first: 0, second: 2 },
          ),
        ),
      );
  }
  return now;
}
const stage = (competition: Competition): DrawnEvent => competition.events[1] as DrawnEvent;
const ids = (list: readonly { readonly id: number }[]): readonly number[] => list.map(({ id }) => id);

describe('Swiss, then knock-out of the best four', () => {
  const begun = ok(addStage(swiss(), 1, 4, { ...single, format: 'knock-out' }));
  const drawn = ok(inDrawn(begun, 2, (event) => draw(event)));
  test('they are entered in the order of the table, keep their numbers and are seeded by it', () => {
    expect(ids(stage(begun).entrants)).toEqual(ids(bestOf(begun, begun.events[0] as SwissEvent, 4)));
    expect(stage(begun)).toMatchObject({ from: { event: 1, best: 4 }, seeded: 4 });
    const [one = 0, two = 0, three = 0, four = 0] = ids(stage(begun).entrants);
    expect(stage(drawn).draw).toEqual([one, four, two, three]);
    expect(one).toBe(1);
  });
  test('nobody else is entered; nobody goes on before all is played, nor fewer than two', () => {
    expect(why(inDrawn(begun, 2, (event) => enter(event, 'Late')))).toBe('from-table');
    const open = ok(inSwiss(swiss(), 1, (t) => setResult(t, 3, 1, null)));
    expect(why(addStage(open, 1, 4, { ...single, format: 'knock-out' }))).toBe('stage-open');
    expect(why(addStage(newCompetition('Cup', '2010', { ...single, format: 'swiss' }), 1, 4, { ...single, format: 'knock-out' }))).toBe(
      'too-few-players',
    );
    expect(why(addStage(begun, 9, 4, { ...single, format: 'knock-out' }))).toBe('no-such-pairing');
  });
  test('a correction that changes the best is named, and following it is as a fresh stage would be', () => {
    expect(stageChange(drawn, stage(drawn))).toBeNull();
    const played = ok(inDrawn(drawn, 2, (event) => enterResult(event, 'A1.1', { kind: 'played', first: 2, second: 1 })));
    const gone = ok(inSwiss(played, 1, (t) => withdraw(t, 1)));
    const change = stageChange(gone, stage(gone));
    expect([ids(change?.comes ?? []).length, ids(change?.goes ?? [])]).toEqual([1, [1]]);
    const followed = ok(inDrawn(gone, 2, (event) => withStage(event, change?.entrants ?? [])));
    expect(stageChange(followed, stage(followed))).toBeNull();
    const fresh = ok(addStage({ ...gone, events: gone.events.slice(0, 1) }, 1, 4, { ...single, format: 'knock-out' }));
    expect(stage(followed).draw).toEqual(stage(ok(inDrawn(fresh, 2, (event) => draw(event)))).draw);
    // the game of who is gone is gone too
    expect(stage(followed).results).toEqual([]);
  });
  test('while a result is missing in the table before nothing is followed; without that event the stage stands alone', () => {
    const open = ok(inSwiss(drawn, 1, (t) => setResult(t, 3, 1, null)));
    expect(stageChange(open, stage(open))).toBeNull();
    const alone = ok(removeEvent(drawn, 1));
    expect(alone.events[0]).not.toHaveProperty('from');
  });
  test('a file holds it; a stage of an event that is not there, or stands after it, is refused', () => {
    const read = (value: unknown) => readCompetition(JSON.parse(JSON.stringify(value)));
    expect(read(drawn)).toEqual({ ok: true, value: drawn });
    const turned = read({ ...drawn, events: drawn.events.toReversed() });
    expect(turned.ok ? [] : turned.problems).toEqual([{ code: 'no-such-event', path: ['events', 0, 'from', 'event'], holds: '1' }]);
  });
});

test('round robin, then a final of the best three: newcomers take the numbers of those who go, other games stay', () => {
  const league = playedOut(robin(6), (i) => i * 7 + 3);
  const before: Competition = { ...newCompetition('Cup', '2010', { ...single, format: 'swiss' }), events: [{ ...league, id: 1 }] };
  let now = ok(addStage(before, 1, 3, { ...single, scoring: { kind: 'sets', sets: 5, playAll: false }, format: 'round-robin' }));
  now = ok(inDrawn(now, 2, (event) => draw(event)));
  const [a = 0, b = 0, c = 0] = stage(now).draw as readonly number[];
  const key = gamesOf(stage(now)).find(({ first, second }) => [first, second].includes(a) && [first, second].includes(b))?.key ?? '';
  now = ok(inDrawn(now, 2, (event) => ({ ok: true, event: wins(event, key, a) })));
  const other =
    before.events[0]?.format === 'round-robin' ? before.events[0].entrants.find(({ id }) => ![a, b, c].includes(id)) : undefined;
  if (!other) throw new Error('nobody else');
  const next = must(withStage(stage(now), [...stage(now).entrants.filter(({ id }) => id !== c), other]));
  expect(next.draw).toEqual([a, b, other.id]);
  expect(next.results.map((one) => one.key)).toEqual([key]);
  // b goes: the game between a and b has no place any more
  const later = must(
    withStage(
      next,
      next.entrants.filter(({ id }) => id !== b),
    ),
  );
  expect([later.draw, later.results]).toEqual([[a, other.id], []]);
});

test('other tie-breaks: the table follows', () => {
  // three level on points: 1 beat 2, 2 beat 3, 3 beat 1; sets part them
  let now: DrawnEvent = robin(3, { ties: ['direct'] });
  for (const [one, two, low] of [
    [1, 2, 2],
    [2, 3, 1],
    [3, 1, 0],
  ] as const) {
    const game = gamesOf(now).find(({ first, second }) => [first, second].includes(one) && [first, second].includes(two));
    if (!game) throw new Error('no game');
    const result = game.first === one ? { first: 3, second: low } : { first: low, second: 3 };
    now = must(enterResult(now, game.key, { kind: 'played', ...result }));
  }
  const changed = must(setTies(now, ['difference', 'difference', 'won']));
  expect(changed).toMatchObject({ ties: ['difference', 'won'] });
});

test('Swiss of novuss: two losses for lateness lead out (14.3), two for conduct too (14.2); one of each does not', () => {
  const late = (winner: 'first' | 'second', reason: 'late' | 'conduct') => ({ kind: 'forfeit', winner, why: reason }) as const;
  const base = ['A', 'B', 'C', 'D'].reduce(
    (t, name) => {
      const added = addPlayer(t, name);
      return added.ok ? added.tournament : t;
    },
    create('Cup', 1, sets),
  );
  const rounds = (first: ReturnType<typeof late>, second: ReturnType<typeof late>) => ({
    ...base,
    rounds: [first, second].map((result) => ({
      pairings: [
        { first: 1, second: 2, result },
        { first: 3, second: 4, result: null },
      ],
    })),
  });
  expect(lostOut(rounds(late('second', 'late'), late('second', 'late')), 1)).toBe('late');
  expect(lostOut(rounds(late('second', 'conduct'), late('second', 'conduct')), 1)).toBe('conduct');
  expect(lostOut(rounds(late('second', 'late'), late('second', 'conduct')), 1)).toBeNull();
  expect(lostOut(rounds(late('second', 'late'), late('first', 'late')), 1)).toBeNull();
  expect(presentIn(rounds(late('second', 'late'), late('second', 'late'))).map(({ id }) => id)).toEqual([2, 3, 4]);
  const gone = competitionOf(rounds(late('second', 'late'), late('second', 'late')));
  expect(ids(bestOf(gone, gone.events[0] as SwissEvent, 4)).toSorted()).toEqual([2, 3, 4]);
});

describe('who goes on', () => {
  const cup = (event: DrawnEvent): Competition => ({ ...newCompetition('Cup', '2010', { ...single, format: 'swiss' }), events: [event] });
  test('not who was excluded, however high', () => {
    const league = playedOut(robin(5), (i) => i * 7 + 3);
    const [first] = bestOf(cup(league), league, 5);
    const without = must(takeOut(league, first?.id ?? 0, 'excluded'));
    expect(ids(bestOf(cup(without), without, 5))).not.toContain(first?.id);
    expect(bestOf(cup(without), without, 5).length).toBe(4);
  });
  test('of those who share a place by lot', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const event = { ...wins(wins(wins(knockOut(4), 'A1.1', 1), 'A1.2', 2), 'A2.1', 1), seed };
      const byLot = [3, 4].toSorted((a, b) => lotOf(seed, 'standing', a) - lotOf(seed, 'standing', b));
      expect(ids(bestOf(cup(event), event, 4))).toEqual([1, 2, ...byLot]);
    }
  });
  test('another order of the same is another seeding; who had left the stage has left it still', () => {
    const begun = ok(addStage(swiss(), 1, 4, { ...single, format: 'knock-out' }));
    const turned = { ...stage(begun), entrants: stage(begun).entrants.toReversed() };
    const change = stageChange(begun, turned);
    expect([change?.comes, change?.goes]).toEqual([[], []]);
    const out = must(takeOut(turned, 1, 'withdrawn'));
    expect(must(withStage(out, change?.entrants ?? [])).entrants[0]).toMatchObject({ id: 1, out: 'withdrawn' });
  });
});
