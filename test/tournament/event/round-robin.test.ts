/** Round robin: the calendar around late entries and withdrawals, the table and what parts those who are level. */
import { describe, expect, test } from 'vitest';
import { draw, drawAgain, enter, enterResult, gamesOf, takeOut, turnSides } from '../../../src/tournament/event/change.ts';
import { firstStroke } from '../../../src/tournament/event/first-stroke.ts';
import { annulled, drawNumbers, outBy, robinTable } from '../../../src/tournament/event/round-robin.ts';
import { type DrawnEvent, type Game, isOpenGame, type RobinEvent } from '../../../src/tournament/event/types.ts';
import type { Result } from '../../../src/tournament/types.ts';
import { entered, knockOut, must, robin } from './support.ts';

/** `1-2 3:1` entered for the first turn. */
function play(event: DrawnEvent, ...lines: readonly string[]): RobinEvent {
  return lines.reduce((now, line) => {
    const [pair = '', score = ''] = line.split(' ');
    const [a = 0, b = 0] = pair.split('-').map(Number);
    const [x = 0, y = 0] = score.split(':').map(Number);
    const game = gamesOf(now).find((one) => one.key === `1:${Math.min(a, b)}-${Math.max(a, b)}`);
    const [first, second] = game?.first === a ? [x, y] : [y, x];
    return must(enterResult(now, game?.key ?? '', { kind: 'played', first, second }));
  }, event) as RobinEvent;
}
const late = (event: DrawnEvent, loser: number, other: number): DrawnEvent => {
  const game = gamesOf(event).find((one) => one.key === `1:${Math.min(loser, other)}-${Math.max(loser, other)}`);
  const result: Result = { kind: 'forfeit', winner: game?.first === loser ? 'second' : 'first', why: 'late' };
  return must(enterResult(event, game?.key ?? '', result));
};
const table = (event: DrawnEvent): readonly string[] =>
  robinTable(event as RobinEvent).map(({ entrant, place, halves, decidedBy }) =>
    `${place} A${entrant.id} ${halves / 2} ${decidedBy ?? ''}`.trim(),
  );

describe('the table', () => {
  test('points first, then who beat whom', () => {
    const now = play(robin(4), '1-2 3:0', '1-3 1:3', '1-4 3:2', '2-3 3:0', '2-4 3:0', '3-4 0:3');
    // 1 and 2 have two points; 1 has beaten 2. 3 and 4 have one; 4 has beaten 3
    expect(table(now)).toEqual(['1 A1 2', '2 A2 2 direct', '3 A4 1 points', '4 A3 1 direct']);
  });

  test('three in a ring: the difference of sets; then sets won; then Sonneborn-Berger', () => {
    const ring = play(robin(3), '1-2 3:0', '2-3 3:1', '1-3 2:3');
    expect(table(ring)).toEqual(['1 A1 1', '2 A3 1 difference', '3 A2 1 won']);
    const level = play(robin(3), '1-2 3:1', '2-3 3:1', '1-3 1:3');
    expect(table(level)).toEqual(['1 A1 1', '1 A2 1', '1 A3 1']);
  });

  test('the regulations may leave a tie-break out', () => {
    const now = play(robin(4, { ties: ['difference'] }), '1-2 3:2', '1-3 1:3', '1-4 3:2', '2-3 3:0', '2-4 3:0', '3-4 0:3');
    expect(table(now)[0]).toBe('1 A2 2');
  });
});

describe('leaving and coming late', () => {
  test('out with half of the games or fewer: none counts, for nobody', () => {
    const five = play(robin(5), '1-2 3:0', '1-3 3:0', '2-3 3:0');
    const now = must(takeOut(five, 1, 'withdrawn')) as RobinEvent;
    expect([...annulled(now)]).toEqual([1]);
    expect(table(now).at(-1)).toBe('5 A1 0');
    expect(table(now)[0]).toBe('1 A2 1');
    expect(
      gamesOf(now)
        .filter(isOpenGame)
        .every(({ first, second }) => first !== 1 && second !== 1),
    ).toBe(true);
  });

  test('out with more than half: what was played stands, the rest is lost without sets', () => {
    const five = play(robin(5), '1-2 3:0', '1-3 3:0', '1-4 3:0');
    const now = must(takeOut(five, 1, 'withdrawn')) as RobinEvent;
    expect([...annulled(now)]).toEqual([]);
    const row = (id: number) => robinTable(now).find(({ entrant }) => entrant.id === id);
    expect(row(1)).toMatchObject({ halves: 6, won: 9, lost: 0, games: 4 });
    expect(row(5)).toMatchObject({ halves: 2, won: 0, lost: 0 });
  });

  test('two losses for lateness lead out of the competition (14.3), one does not; a correction leads back in', () => {
    const once = late(robin(5), 1, 2);
    const out = (event: DrawnEvent) => event.entrants.filter(({ id }) => id === 1).map((entrant) => outBy(event as RobinEvent, entrant));
    expect(out(once)).toEqual([null]);
    const twice = late(once, 1, 3);
    expect(out(twice)).toEqual(['late']);
    expect([...annulled(twice as RobinEvent)]).toEqual([1]);
    const back = play(twice, '1-3 3:2');
    expect(out(back)).toEqual([null]);
    expect(gamesOf(back).filter(isOpenGame).length).toBe(8);
  });

  test('a late entry: with an odd number the free one is taken and the calendar stays; what was played stays in any case', () => {
    const five = play(robin(5), '2-5 3:0', '3-4 3:0');
    const calendar = (event: DrawnEvent) => gamesOf(event).map(({ round, key }) => `${round} ${key}`);
    const six = must(enter(five, 'Late'));
    expect(calendar(six).filter((line) => !line.includes('-6'))).toEqual(calendar(five));
    const seven = must(enter(six, 'Later'));
    expect(seven.results).toEqual(five.results);
    expect(gamesOf(seven).length).toBe(21);
  });
});

test('drawn again it is another draw each time, from the draws of the seed; of two players there may be none', () => {
  const first = must(drawAgain(entered(5, { format: 'round-robin' })));
  expect(first.draw).toEqual(drawNumbers(first as RobinEvent));
  const draws = Array.from({ length: 6 }).reduce<readonly DrawnEvent[]>(
    (all) => [...all, must(drawAgain(all.at(-1) as DrawnEvent))],
    [first],
  );
  expect(draws.map(({ draw }) => draw)).toEqual(draws.map((_, turn) => drawNumbers(first as RobinEvent, turn)));
  expect(new Set(draws.map(({ draw }) => String(draw))).size).toBe(7);
  // after an exchange by hand it is none of them
  const nine = must(drawAgain(entered(9, { format: 'round-robin' })));
  expect(must(drawAgain({ ...nine, draw: nine.draw?.toReversed() } as DrawnEvent))).toEqual(nine);
  const seeded = knockOut(2);
  expect(must(drawAgain(seeded))).toEqual(seeded);
});

test('drawn again and again every draw comes before the first comes back, though the seed has some of them several times', () => {
  const event = entered(4, { format: 'knock-out', seed: 50 });
  const ofSeed = new Set(Array.from({ length: 99 }, (_, turn) => JSON.stringify(must(draw(event, turn)).draw)));
  const draws = Array.from({ length: ofSeed.size }).reduce<readonly DrawnEvent[]>(
    (all) => [...all, must(drawAgain(all.at(-1) as DrawnEvent))],
    [must(drawAgain(event))],
  );
  expect(ofSeed.size).toBeGreaterThan(20);
  expect(draws.map((one) => JSON.stringify(one.draw))).toEqual([...ofSeed, [...ofSeed][0]]);
});

test('the first of the pair has the first stroke; named the other way about by hand, the other', () => {
  const now = play(robin(4), '2-3 3:1');
  const game = { ...gamesOf(now).find(({ key }) => key === '1:2-3') } as Game;
  expect([game.first, firstStroke(now, game, '2010')]).toEqual([2, { by: 'first', rule: 'calendar', inBook: true }]);
  expect(firstStroke(now, game, '2017').inBook).toBe(false);
  const turned = must(turnSides(now, '1:2-3'));
  expect(gamesOf(turned).find(({ key }) => key === '1:2-3')).toMatchObject({ first: 3, second: 2, result: { first: 1, second: 3 } });
  expect(table(turned)).toEqual(table(now));
});
