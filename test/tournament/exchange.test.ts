/** Others have played than were paired: two change places, in a round of a Swiss event or in a draw. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPlayer, create, exchangePlayers, setResult, startRound } from '../../src/tournament/change.ts';
import { consequences, draw, exchangeInDraw, gamesOf } from '../../src/tournament/event/change.ts';
import type { GroupsEvent } from '../../src/tournament/event/types.ts';
import { readTournament } from '../../src/tournament/read.ts';
import type { Tournament } from '../../src/tournament/types.ts';
import { entered, knockOut, must, robin, settings, step, steps, wins } from './event/support.ts';

type Done = ReturnType<typeof exchangePlayers>;
function mustSwiss(changed: Done): Tournament {
  if (!changed.ok) throw new Error(JSON.stringify(changed.why));
  return changed.tournament;
}

describe('in a Swiss round', () => {
  const begun = mustSwiss(
    startRound(
      [1, 2, 3, 4, 5].reduce((now, i) => mustSwiss(addPlayer(now, `P${i}`)), create('Cup', 3, { kind: 'sets', sets: 3, playAll: false })),
    ),
  );
  const [first, second, free] = begun.rounds[0]?.pairings ?? [];
  const [a, b, c, d, e] = [first?.first, first?.second, second?.first, second?.second, free?.first] as [
    number,
    number,
    number,
    number,
    number,
  ];
  const entered = mustSwiss(setResult(begun, 1, 1, { kind: 'played', first: 2, second: 1 }));
  const round = (of: Tournament) =>
    of.rounds[0]?.pairings.map(({ first: one, second: two, result }) => [
      one,
      two,
      result?.kind === 'played' ? `${result.first}:${result.second}` : null,
    ]);

  test.each([
    [
      'two of two tables: the result stays with its table',
      [b, d],
      [
        [a, d, '2:1'],
        [c, b, null],
        [e, null, null],
      ],
    ],
    [
      'two of one table: named the other way about',
      [a, b],
      [
        [b, a, '1:2'],
        [c, d, null],
        [e, null, null],
      ],
    ],
    [
      'one with the one who is free',
      [b, e],
      [
        [a, e, '2:1'],
        [c, d, null],
        [b, null, null],
      ],
    ],
  ])('%s', (_, [one, other], after) => {
    const changed = mustSwiss(exchangePlayers(entered, 1, one as number, other as number));
    expect(round(changed)).toEqual(after);
    expect(readTournament(JSON.parse(JSON.stringify(changed))).ok).toBe(true);
    expect(mustSwiss(exchangePlayers(changed, 1, one as number, other as number))).toEqual(entered);
  });

  test('somebody who is not in the round, one alone, a round that is not there: refused', () => {
    expect(exchangePlayers(entered, 1, a, 99)).toEqual({ ok: false, why: { code: 'no-such-player' } });
    expect(exchangePlayers(entered, 1, a, a)).toEqual({ ok: false, why: { code: 'no-such-pairing' } });
    expect(exchangePlayers(entered, 2, a, b)).toEqual({ ok: false, why: { code: 'no-such-pairing' } });
  });
});

describe('in a draw', () => {
  test('a tree: who meets whom in the first round; a result between others goes, and is named', () => {
    const event = wins(knockOut(4), 'A1.1', 1);
    const changed = must(exchangeInDraw(event, 4, 3));
    expect(
      gamesOf(changed)
        .slice(0, 2)
        .map(({ first, second }) => [first, second]),
    ).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(changed.results).toEqual([]);
    expect(consequences(event, changed)).toContainEqual({ key: 'A1.1', what: 'lost' });
    // places of games without a result cost nothing
    expect(must(exchangeInDraw(event, 2, 3)).results.length).toBe(1);
  });

  test('a calendar: numbers; what has been played stays', () => {
    const event = wins(robin(4), '1:1-4', 1);
    const changed = must(exchangeInDraw(event, 1, 2));
    expect(changed.draw).toEqual([2, 1, 3, 4]);
    expect(changed.results).toEqual(event.results);
    expect(gamesOf(changed).find(({ key }) => key === '1:1-4')).toMatchObject({ first: 1, second: 4, result: { kind: 'played' } });
  });

  test('groups: from one to another', () => {
    const event = must(draw(entered(6, { format: 'groups', groups: 2, seeded: 6 }))) as GroupsEvent;
    const [[x = 0] = [], [y = 0] = []] = event.draw ?? [];
    const changed = must(exchangeInDraw(event, x, y)) as GroupsEvent;
    expect([changed.draw?.[0]?.[0], changed.draw?.[1]?.[0]]).toEqual([y, x]);
  });

  test('before the draw, or with somebody who is not in it: refused', () => {
    expect(exchangeInDraw(entered(4), 1, 2)).toEqual({ ok: false, why: { code: 'no-such-player' } });
    expect(exchangeInDraw(knockOut(4), 1, 9)).toEqual({ ok: false, why: { code: 'no-such-player' } });
  });

  test('law: everybody stands in the draw as often as before; only results of games that are gone go', () => {
    const some = fc.constantFrom('round-robin' as const, 'knock-out' as const, 'groups' as const).chain(settings);
    fc.assert(
      fc.property(some, fc.integer({ min: 6, max: 11 }), steps, fc.nat(100), fc.nat(100), (given, n, walk, one, other) => {
        const event = walk.reduce((now, at, i) => step(now, at, i), must(draw(entered(n, { ...given, groups: 2 }))));
        const ids = (event.draw ?? []).flat().filter((id) => id !== null);
        const [a, b] = [ids[one % ids.length], ids[other % ids.length]] as [number, number];
        fc.pre(a !== b);
        const changed = must(exchangeInDraw(event, a, b));
        expect((changed.draw ?? []).flat().toSorted()).toEqual((event.draw ?? []).flat().toSorted());
        const games = gamesOf(changed);
        for (const { key, first, second } of changed.results)
          expect(games.find((game) => game.key === key)).toMatchObject({ first, second });
        for (const result of changed.results) expect(event.results).toContainEqual(result);
        if (event.format === 'round-robin') expect(changed.results).toEqual(event.results);
      }),
      { numRuns: 60 },
    );
  });
});
