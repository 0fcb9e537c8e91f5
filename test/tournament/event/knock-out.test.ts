/** Trees against published ones, and what trips trees up: byes, odd numbers, nobody coming, leaving in mid-round. */
import { describe, expect, test } from 'vitest';
import { consequences, draw, enter, enterResult, gamesOf, takeBack, takeOut } from '../../../src/tournament/event/change.ts';
import { firstStroke } from '../../../src/tournament/event/first-stroke.ts';
import { isOver, knockOutGames, knockOutPlaces } from '../../../src/tournament/event/knock-out.ts';
import { type Source, seedOrder, treeOf } from '../../../src/tournament/event/tree.ts';
import { type DrawnEvent, isOpenGame, type KnockOutEvent } from '../../../src/tournament/event/types.ts';
import { mirrored } from '../../../src/tournament/scoring.ts';
import { entered, knockOut, must, NEITHER, wins, won } from './support.ts';

const said = (source: Source): string =>
  source.from === 'place' ? `p${source.place}` : `${source.from === 'winner' ? 'W' : 'L'} ${source.of}`;
const printed = (places: number, defeats: 1 | 2): readonly string[] =>
  treeOf(places, defeats).map(({ key, first, second }) => `${key}: ${said(first)}, ${said(second)}`);
const open = (event: DrawnEvent): readonly string[] =>
  gamesOf(event)
    .filter(isOpenGame)
    .map(({ key, first, second }) => `${key} ${first}-${second}`);
const places = (event: DrawnEvent): readonly string[] =>
  knockOutPlaces(event as KnockOutEvent).map(({ entrant, place, shared }) => `${place}${shared > 1 ? `=${shared}` : ''} ${entrant.id}`);

describe('trees', () => {
  test('seeds stand as published: 1 and 2 meet in the final, 1 to 4 in the semifinals', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seedOrder(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });

  // the default trees of brackets-manager 1.11.1 (seed ordering inner_outer), which are those of the printed forms
  test('two defeats, eight places', () => {
    expect(printed(8, 2)).toEqual([
      'A1.1: p1, p2',
      'A1.2: p3, p4',
      'A1.3: p5, p6',
      'A1.4: p7, p8',
      'A2.1: W A1.1, W A1.2',
      'A2.2: W A1.3, W A1.4',
      'B1.1: L A1.1, L A1.2',
      'B1.2: L A1.3, L A1.4',
      'B2.1: L A2.2, W B1.1',
      'B2.2: L A2.1, W B1.2',
      'A3.1: W A2.1, W A2.2',
      'B3.1: W B2.1, W B2.2',
      'B4.1: L A3.1, W B3.1',
      'F1: W A3.1, W B4.1',
      'F2: W F1, L F1',
    ]);
  });

  test('two defeats, sixteen places: the second tree', () => {
    expect(printed(16, 2).filter((line) => line.startsWith('B'))).toEqual([
      'B1.1: L A1.1, L A1.2',
      'B1.2: L A1.3, L A1.4',
      'B1.3: L A1.5, L A1.6',
      'B1.4: L A1.7, L A1.8',
      'B2.1: L A2.2, W B1.1',
      'B2.2: L A2.1, W B1.2',
      'B2.3: L A2.4, W B1.3',
      'B2.4: L A2.3, W B1.4',
      'B3.1: W B2.1, W B2.2',
      'B3.2: W B2.3, W B2.4',
      'B4.1: L A3.2, W B3.1',
      'B4.2: L A3.1, W B3.2',
      'B5.1: W B4.1, W B4.2',
      'B6.1: L A4.1, W B5.1',
    ]);
    expect(printed(16, 2).length).toBe(31);
  });

  test('one defeat has one game fewer than places', () => {
    for (const n of [2, 4, 8, 64, 512]) expect(treeOf(n, 1).length).toBe(n - 1);
  });
});

describe('numbers that are no power of two', () => {
  test('eleven, two defeats: byes go to the best seeds and travel on through the second tree', () => {
    let now: DrawnEvent = knockOut(11, { defeats: 2 });
    expect(open(now)).toEqual(['A1.2 8-9', 'A1.6 7-10', 'A1.8 6-11', 'A2.2 4-5']);
    // three losers of the first round come down; where no opponent is, one goes a round further
    now = wins(wins(wins(now, 'A1.2', 8), 'A1.6', 7), 'A1.8', 6);
    const below = knockOutGames(now as KnockOutEvent).filter(({ key }) => /^B1/.test(key));
    expect(below.map(({ first, second, walkover }) => [first, second, walkover])).toEqual([
      [null, 9, 'second'],
      [null, null, null],
      [null, 10, 'second'],
      [null, 11, 'second'],
    ]);
    expect(open(now)).toEqual(['A2.1 1-8', 'A2.2 4-5', 'A2.3 2-7', 'A2.4 3-6']);
    now = ['A2.1 1', 'A2.2 4', 'A2.3 2', 'A2.4 3'].reduce(
      (event, line) => wins(event, line.split(' ')[0] as string, Number(line.split(' ')[1])),
      now,
    );
    expect(open(now)).toEqual(['B2.1 5-9', 'B2.3 6-10', 'B2.4 7-11', 'A3.1 1-4', 'A3.2 2-3']);
    // nobody comes up from the empty place: who lost to the first seed has a round free
    expect(knockOutGames(now as KnockOutEvent).find(({ key }) => key === 'B2.2')).toMatchObject({ first: 8, second: null, winner: 8 });
  });

  test('the better seed wins everything: the places are the seeds, twenty games for eleven without a second final', () => {
    let now: DrawnEvent = knockOut(11, { defeats: 2 });
    for (let game = gamesOf(now).find(isOpenGame); game; game = gamesOf(now).find(isOpenGame))
      now = wins(now, game.key, Math.min(game.first as number, game.second as number));
    expect(now.results.length).toBe(2 * 11 - 2);
    expect(places(now)).toEqual(['1 1', '2 2', '3 3', '4 4', '5=2 5', '5=2 6', '7=2 7', '7=2 8', '9=3 9', '9=3 10', '9=3 11']);
  });

  test('the second final is played only if the first gives a first defeat', () => {
    let now: DrawnEvent = wins(wins(knockOut(3, { defeats: 2 }), 'A1.2', 2), 'A2.1', 1);
    now = wins(now, 'B2.1', 3);
    expect(open(now)).toEqual(['F1 1-3']);
    expect(isOver(wins(now, 'F1', 1) as KnockOutEvent)).toBe(true);
    now = wins(now, 'F1', 3);
    expect(open(now)).toEqual(['F2 3-1']);
    expect(places(wins(now, 'F2', 1))).toEqual(['1 1', '2 3', '3 2']);
  });

  test('third place is played for where the regulations say so', () => {
    let now: DrawnEvent = wins(wins(knockOut(4, { third: true }), 'A1.1', 1), 'A1.2', 2);
    expect(open(now)).toEqual(['A2.1 1-2', 'T 4-3']);
    now = wins(wins(now, 'A2.1', 2), 'T', 4);
    expect(places(now)).toEqual(['1 2', '2 1', '3 4', '4 3']);
  });
});

describe('a side that is still open waits for a game that is shown', () => {
  const waits = (event: DrawnEvent): readonly string[] =>
    knockOutGames(event as KnockOutEvent)
      .filter(({ first, second }) => first !== null && second !== null)
      .map(({ key, first, second, playedFor }) => {
        const [a, b] = [first, second].map((id, i) => (id === undefined ? said(playedFor[i] as Source) : id));
        return `${key}: ${a}, ${b}`;
      });

  test('walkover-named: of six the losers of the games played come to the second tree, past its walkovers', () => {
    expect(waits(knockOut(6, { defeats: 2 }))).toEqual([
      'A1.2: 4, 5',
      'A1.4: 3, 6',
      'A2.1: 1, W A1.2',
      'A2.2: 2, W A1.4',
      'B2.1: L A2.2, L A1.2',
      'B2.2: L A2.1, L A1.4',
      'A3.1: W A2.1, W A2.2',
      'B3.1: W B2.1, W B2.2',
      'B4.1: L A3.1, W B3.1',
      'F1: W A3.1, W B4.1',
    ]);
  });

  test('an extra game decides who comes down, where both have lost the first', () => {
    const now = must(enterResult(knockOut(4, { defeats: 2 }), 'A1.1', NEITHER));
    expect(waits(now).find((line) => line.startsWith('B1.1'))).toBe('B1.1: W A1.1x, L A1.2');
  });

  test('nobody drops out of a walkover, also while it is open who has it', () => {
    const now = must(enterResult(knockOut(4, { defeats: 2 }), 'A1.1', NEITHER));
    expect(knockOutGames(now as KnockOutEvent).find(({ key }) => key === 'A2.1')).toMatchObject({ winner: undefined, loser: null });
  });

  test('for 3 to 32 players, and who stands there in the end is the one that was named', () => {
    for (let n = 3; n <= 32; n++) {
      for (const settings of [{ defeats: 1, third: true }, { defeats: 1, placement: 16 }, { defeats: 2 }] as const) {
        const begun = knockOut(n, settings);
        let now: DrawnEvent = begun;
        const check = (): void => {
          const games = new Map(knockOutGames(now as KnockOutEvent).map((game) => [game.key, game]));
          for (const { key, first, second, playedFor } of games.values()) {
            if (first === null || second === null) continue;
            for (const [i, id] of [first, second].entries()) {
              const source = playedFor[i] as Source;
              if (id !== undefined || key === 'F2') continue;
              const before = source.from === 'place' ? undefined : games.get(source.of);
              const shown = before !== undefined && before.first !== null && before.second !== null && before.winner === undefined;
              expect([n, settings, key, said(source), shown]).toEqual([n, settings, key, said(source), true]);
            }
          }
        };
        check();
        for (let i = 0, game = gamesOf(now).find(isOpenGame); game; i++, game = gamesOf(now).find(isOpenGame)) {
          now = must(enterResult(now, game.key, won((i * n) % 3 === 0 ? 'first' : 'second')));
          check();
        }
        const end = new Map(knockOutGames(now as KnockOutEvent).map((game) => [game.key, game]));
        for (const { key, playedFor } of knockOutGames(begun)) {
          for (const [i, source] of playedFor.entries()) {
            if (source.from === 'place' || end.get(key)?.first === null || end.get(key)?.second === null) continue;
            expect([n, key, end.get(source.of)?.[source.from]]).toEqual([n, key, i === 0 ? end.get(key)?.first : end.get(key)?.second]);
          }
        }
      }
    }
  });
});

describe('neither comes', () => {
  test('one defeat: both are out and the next has no opponent', () => {
    const now = must(enterResult(knockOut(4), 'A1.1', NEITHER));
    const final = knockOutGames(wins(now, 'A1.2', 2) as KnockOutEvent).at(-1);
    expect(final).toMatchObject({ first: null, second: 2, walkover: 'second', winner: 2 });
  });

  test('two defeats, in the first tree: each has one, so they play for the one place below', () => {
    let now: DrawnEvent = must(enterResult(knockOut(4, { defeats: 2 }), 'A1.1', NEITHER));
    expect(open(now)).toEqual(['A1.1x 1-4', 'A1.2 2-3']);
    now = wins(wins(now, 'A1.1x', 4), 'A1.2', 2);
    expect(knockOutPlaces(now as KnockOutEvent).find(({ entrant }) => entrant.id === 1)).toMatchObject({ defeats: 2, place: 4 });
    expect(open(now)).toEqual(['B1.1 4-3']);
    // nobody came up on the one side, so 2 is in the final
    expect(open(wins(now, 'B1.1', 3))).toEqual(['F1 2-3']);
  });

  test('two defeats, in the second tree: both are out', () => {
    let now: DrawnEvent = wins(wins(knockOut(4, { defeats: 2 }), 'A1.1', 1), 'A1.2', 2);
    now = wins(must(enterResult(now, 'B1.1', NEITHER)), 'A2.1', 1);
    expect(open(now)).toEqual(['F1 1-2']);
    expect(places(wins(now, 'F1', 1))).toEqual(['1 1', '2 2', '3=2 3', '3=2 4']);
  });

  test('in the first final: who had no defeat has one now and has won', () => {
    const now = wins(wins(wins(knockOut(3, { defeats: 2 }), 'A1.2', 2), 'A2.1', 1), 'B2.1', 2);
    expect(places(must(enterResult(now, 'F1', NEITHER)))).toEqual(['1 1', '2 2', '3 3']);
  });

  test('in the last game of all: nobody is first', () => {
    const now = must(enterResult(knockOut(2), 'A1.1', NEITHER));
    expect(places(now)).toEqual(['2=2 1', '2=2 2']);
  });
});

describe('leaving and coming late', () => {
  test('in mid-round: the open game goes to the other, what was played stands', () => {
    let now: DrawnEvent = wins(knockOut(4, { defeats: 2 }), 'A1.1', 4);
    const before = now;
    now = must(takeOut(now, 1, 'withdrawn'));
    expect(knockOutGames(now as KnockOutEvent).find(({ key }) => key === 'A1.1')?.winner).toBe(4);
    now = wins(now, 'A1.2', 2);
    // 1 has lost the next game as well, without playing
    expect(knockOutGames(now as KnockOutEvent).find(({ key }) => key === 'B1.1')).toMatchObject({
      first: 1,
      second: 3,
      walkover: 'second',
    });
    expect(consequences(wins(before, 'A1.2', 2), now).map(({ key, what }) => `${key} ${what}`)).toEqual(['B1.1 walkover']);
    expect(open(must(takeBack(now, 1)))).toEqual(['A2.1 4-2', 'B1.1 1-3']);
  });

  test('two who have left meet: nobody goes on', () => {
    const now = must(takeOut(must(takeOut(knockOut(4), 1, 'withdrawn')), 4, 'excluded'));
    expect(knockOutGames(now as KnockOutEvent)[0]).toMatchObject({ walkover: 'neither', winner: null });
  });

  test('a late entry takes a bye from which nothing has followed, the lowest first; then there is no place left', () => {
    let now: DrawnEvent = knockOut(6, { defeats: 2 });
    expect(open(now)).toEqual(['A1.2 4-5', 'A1.4 3-6']);
    now = must(enter(now, 'Late'));
    expect(open(now)).toEqual(['A1.2 4-5', 'A1.3 2-7', 'A1.4 3-6']);
    // the other bye has been played on from
    now = wins(wins(now, 'A1.2', 4), 'A2.1', 1);
    expect(enter(now, 'Later')).toEqual({ ok: false, why: { code: 'no-place-left' } });
  });

  test('a draw made again is refused once there are results', () => {
    expect(draw(wins(knockOut(4), 'A1.1', 1))).toEqual({ ok: false, why: { code: 'has-results' } });
  });
});

describe('results', () => {
  test('a correction takes what followed from the wrong one, and only that, and says so before', () => {
    const played = ['A1.1 1', 'A1.2 4', 'A1.3 2', 'A1.4 3', 'A2.1 1', 'A2.2 2', 'A3.1 1'].reduce(
      (event, line) => wins(event, line.split(' ')[0] as string, Number(line.split(' ')[1])),
      knockOut(8) as DrawnEvent,
    );
    const corrected = must(enterResult(played, 'A1.4', won('second')));
    expect(consequences(played, corrected, 'A1.4')).toEqual([
      { key: 'A2.2', what: 'lost' },
      { key: 'A3.1', what: 'lost' },
    ]);
    expect(corrected.results.map(({ key }) => key).toSorted()).toEqual(['A1.1', 'A1.2', 'A1.3', 'A1.4', 'A2.1']);
    // the score alone changes nothing further
    expect(consequences(played, must(enterResult(played, 'A1.4', won('first', 2))), 'A1.4')).toEqual([]);
  });

  test('a level game has no place here; with an even number of sets one more is played', () => {
    const now = knockOut(2, { scoring: { kind: 'sets', sets: 6, playAll: false } });
    expect(enterResult(now, 'A1.1', { kind: 'played', first: 3, second: 3 })).toEqual({ ok: false, why: { code: 'no-winner' } });
    expect(enterResult(now, 'A1.1', { kind: 'played', first: 4, second: 3 }).ok).toBe(true);
    expect(enterResult(now, 'A1.1', { kind: 'played', first: 5, second: 3 }).ok).toBe(false);
  });

  test('first strokes: in odd rounds the first, in even ones the second (2010 22.1 b); by sets; by lot', () => {
    const now = knockOut(8, { defeats: 2, stroke: 'rounds' });
    const by = (event: KnockOutEvent, key: string) =>
      firstStroke(event, { key, round: treeOf(8, 2).find((node) => node.key === key)?.round ?? 0 }, '2010');
    expect(['A1.1', 'A2.1', 'B1.1', 'B2.1', 'A3.1', 'B4.1', 'F1', 'F2'].map((key) => by(now, key).by)).toEqual([
      'first',
      'second',
      'second',
      'first',
      'second',
      'first',
      'second',
      'first',
    ]);
    expect(by(now, 'A1.1')).toMatchObject({ rule: 'rounds', inBook: true });
    expect(by({ ...now, stroke: 'sets' }, 'A2.1')).toEqual({ by: 'first', rule: 'sets', inBook: false });
    const drawn = Array.from(
      { length: 200 },
      (_, i) => firstStroke({ ...now, stroke: 'lot', seed: i }, { key: 'A1.1', round: 1 }, '2017').by,
    );
    expect(drawn.filter((side) => side === 'first').length).toBeGreaterThan(70);
    expect(drawn.filter((side) => side === 'first').length).toBeLessThan(130);
  });

  test('the draw: the seeded in their order, the others by lot that the seed decides', () => {
    const places = (seed: number) => (must(draw(entered(8, { seed, seeded: 2 }))) as KnockOutEvent).draw;
    expect([places(1)?.[0], places(1)?.[4]]).toEqual([1, 2]);
    expect(places(1)).toEqual(places(1));
    expect(new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(places(seed)))).size).toBeGreaterThan(3);
  });
});

// found by the laws of knock-out: A1.1 corrected turns the sides of the first final, whose forfeit stays that of the one who came
test('the first game corrected turns the sides of a final; its forfeit is still won by the one who won it', () => {
  const forfeit = (winner: 'first' | 'second') => ({ kind: 'forfeit', winner, why: 'late' }) as const;
  let now = knockOut(2, { defeats: 2 });
  now = must(enterResult(now, 'A1.1', forfeit('first'))) as KnockOutEvent;
  now = must(enterResult(now, 'F1', forfeit('first'))) as KnockOutEvent;
  now = must(enterResult(now, 'A1.1', forfeit('second'))) as KnockOutEvent;
  expect(knockOutGames(now).map(({ key, first, second, winner }) => [key, first, second, winner])).toEqual([
    ['A1.1', 1, 2, 2],
    ['F1', 1, 2, 1],
    ['F2', 1, 2, undefined],
  ]);
  // entered afresh, with the sides as the tree now has them: the same
  let fresh = must(enterResult(knockOut(2, { defeats: 2 }), 'A1.1', forfeit('second'))) as KnockOutEvent;
  expect(gamesOf(fresh).at(-1)).toMatchObject({ key: 'F1', first: 2, second: 1 });
  fresh = must(enterResult(fresh, 'F1', mirrored(forfeit('first')))) as KnockOutEvent;
  expect(knockOutGames(fresh).map(({ key, winner }) => [key, winner])).toEqual([
    ['A1.1', 2],
    ['F1', 1],
    ['F2', undefined],
  ]);
});
