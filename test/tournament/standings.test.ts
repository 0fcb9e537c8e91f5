import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setResult, startRound } from '../../src/tournament/change.ts';
import { faultOf } from '../../src/tournament/scoring.ts';
import { standings } from '../../src/tournament/standings.ts';
import type { Pairing, Result, Round, Scoring, Tournament } from '../../src/tournament/types.ts';
import { entered, must, numbered, tournaments } from './support.ts';

const played = (first: number, second: number, drawn?: number): Result => ({ kind: 'played', first, second, ...(drawn ? { drawn } : {}) });
const pairing = (first: number, second: number | null, result: Result | null): Pairing => ({ first, second, result });
const withRounds = (n: number, rounds: readonly Round[], scoring?: Scoring): Tournament => ({ ...numbered(n, 1, scoring), rounds });
const order = (t: Tournament) => standings(t).map((row) => row.player.id);

describe('the standing', () => {
  test('matches won go first, whatever the games', () => {
    const t = withRounds(4, [
      { pairings: [pairing(1, 2, played(3, 2)), pairing(3, 4, played(4, 0))] },
      { pairings: [pairing(1, 3, played(3, 2)), pairing(2, 4, played(0, 3))] },
    ]);
    const rows = standings(t);
    expect(rows.map((row) => [row.player.id, row.halves, row.difference])).toEqual([
      [1, 4, 2],
      [3, 2, 3],
      [4, 2, -1],
      [2, 0, -4],
    ]);
    expect(rows.map((row) => row.decidedBy)).toEqual([null, 'points', 'difference', 'points']);
  });

  test('then the difference, then Buchholz: the points of all opponents', () => {
    const t = withRounds(6, [
      { pairings: [pairing(1, 2, played(3, 0)), pairing(3, 4, played(3, 0)), pairing(5, 6, played(3, 0))] },
      { pairings: [pairing(2, 5, played(3, 1)), pairing(6, 3, played(3, 1)), pairing(4, 1, played(3, 1))] },
    ]);
    const rows = new Map(standings(t).map((row) => [row.player.id, row]));
    expect(rows.get(1)?.buchholz).toBe((rows.get(2)?.halves ?? 0) + (rows.get(4)?.halves ?? 0));
    fc.assert(
      fc.property(tournaments, (any) => {
        const list = standings(any);
        for (const [i, row] of list.entries()) {
          const above = list[i - 1];
          if (!above) continue;
          const keys = (r: typeof row) => [-r.halves, -r.difference, -r.buchholz];
          const a = keys(above);
          const b = keys(row);
          const differs = a.findIndex((value, k) => value !== b[k]);
          if (differs >= 0) expect(a[differs]).toBeLessThan(b[differs] as number);
        }
        expect(list.map((row) => row.place)).toEqual(list.map((_, i) => i + 1));
        expect(list.length).toBe(any.players.length);
      }),
    );
  });

  test('then the direct encounter, where two are level in everything else', () => {
    // 1 and 2 have beaten and lost by the same figures and met the same opponents
    const t = withRounds(4, [
      { pairings: [pairing(2, 1, played(3, 0)), pairing(3, 4, played(3, 0))] },
      { pairings: [pairing(1, 3, played(3, 0)), pairing(4, 2, played(3, 0))] },
      { pairings: [pairing(1, 4, played(3, 0)), pairing(2, 3, played(3, 0))] },
    ]);
    const rows = standings(t);
    expect(rows.slice(0, 2).map((row) => [row.player.id, row.halves, row.difference, row.buchholz])).toEqual([
      [2, 4, 3, 8],
      [1, 4, 3, 8],
    ]);
    expect(rows[1]?.decidedBy).toBe('direct');
  });

  test('those still level among several are named as parted by the encounter where their own decided', () => {
    // 1, 2 and 3 have seven half points each; among themselves 1 has six, 2 and 3 have three each, of which 2 took three from 3
    const scoring: Scoring = { kind: 'sets', sets: 6, playAll: false };
    const games: readonly (readonly [number, number, number, number])[] = [
      [1, 2, 4, 2],
      [1, 2, 4, 2],
      [1, 3, 4, 2],
      [3, 1, 4, 2],
      [2, 3, 4, 2],
      [2, 3, 3, 3],
      [1, 4, 3, 3],
      [4, 1, 4, 2],
      [2, 4, 4, 2],
      [2, 4, 4, 2],
      [3, 4, 4, 2],
      [3, 4, 4, 2],
    ];
    const rounds = games.map(([first, second, won, lost]) => ({ pairings: [pairing(first, second, played(won, lost))] }));
    const rows = standings(withRounds(4, rounds, scoring));
    expect(rows.slice(0, 3).map((row) => [row.player.id, row.halves, row.difference, row.direct, row.decidedBy])).toEqual([
      [1, 7, 2, 6, null],
      [2, 7, 2, 3, 'direct'],
      [3, 7, 2, 3, 'direct'],
    ]);
  });

  test('then the lot, drawn from the seed and named as such', () => {
    const rows = standings(numbered(6, 12));
    expect(rows.slice(1).every((row) => row.decidedBy === 'lot')).toBe(true);
    expect(order(numbered(6, 12))).toEqual(order(numbered(6, 12)));
    const orders = new Set(Array.from({ length: 12 }, (_, seed) => order(numbered(6, seed)).join()));
    expect(orders.size).toBeGreaterThan(6);
  });

  test('three in a circle who all beat one another are parted by lot, not by a comparison that decides nothing', () => {
    const t = withRounds(3, [
      { pairings: [pairing(1, 2, played(3, 0)), pairing(3, null, null)] },
      { pairings: [pairing(2, 3, played(3, 0)), pairing(1, null, null)] },
      { pairings: [pairing(3, 1, played(3, 0)), pairing(2, null, null)] },
    ]);
    expect(standings(t).map((row) => row.decidedBy)).toEqual([null, 'lot', 'lot']);
    expect(standings(t).every((row) => row.direct === null)).toBe(true);
  });

  test('a bye is a match won without games, and nobody whose points count', () => {
    const t = withRounds(3, [{ pairings: [pairing(1, 2, played(3, 1)), pairing(3, null, null)] }]);
    const row = standings(t).find(({ player }) => player.id === 3);
    expect([row?.halves, row?.won, row?.lost, row?.buchholz, row?.byes]).toEqual([2, 0, 0, 0, 1]);
  });

  test('who did not come loses without games; the points of who was not met do not count', () => {
    const t = withRounds(2, [{ pairings: [pairing(1, 2, { kind: 'forfeit', winner: 'second' })] }]);
    const rows = standings(t);
    expect(rows.map((row) => [row.player.id, row.halves, row.difference, row.buchholz])).toEqual([
      [2, 2, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  test('in novuss a game may be drawn where the number of sets is even', () => {
    const scoring: Scoring = { kind: 'sets', sets: 6, playAll: false };
    const t = withRounds(2, [{ pairings: [pairing(1, 2, played(3, 3))] }], scoring);
    expect(standings(t).map((row) => row.halves)).toEqual([1, 1]);
  });

  test('a correction is reckoned anew and changes no pairing', () => {
    let t = must(startRound(numbered(4, 5)));
    t = must(setResult(t, 1, 1, played(3, 0)));
    t = must(setResult(t, 1, 2, played(3, 1)));
    t = must(startRound(t));
    const corrected = must(setResult(t, 1, 1, played(1, 3)));
    expect(corrected.rounds[1]).toEqual(t.rounds[1]);
    expect(order(corrected)).not.toEqual(order(t));
  });

  test('as it was after an earlier round, late entries not yet in it', () => {
    fc.assert(
      fc.property(tournaments, (t) => {
        for (let round = 1; round < t.rounds.length; round++) {
          const then = { ...t, rounds: t.rounds.slice(0, round), players: t.players.filter((p) => p.joined <= round) };
          expect(standings(t, round)).toEqual(standings(then));
        }
      }),
    );
  });
});

describe('results that can be', () => {
  const match: Scoring = { kind: 'match', target: 3 };
  const seven: Scoring = { kind: 'sets', sets: 7, playAll: false };
  const six: Scoring = { kind: 'sets', sets: 6, playAll: false };
  test.each([
    [match, played(3, 2), null],
    [match, played(4, 2), null],
    [match, played(2, 2), 'undecided'],
    [match, played(3, 3), 'both-won'],
    [match, played(5, 0), 'too-many'],
    [match, played(1.5, 3), 'not-whole'],
    [match, { kind: 'outcome', winner: null } as const, 'no-draw'],
    [seven, played(4, 3), null],
    [seven, played(4, 0), null],
    [seven, played(5, 2), 'too-many'],
    [seven, played(3, 3), 'undecided'],
    [seven, played(3, 3, 1), null],
    [seven, played(4, 4), 'too-many-sets'],
    [{ ...seven, playAll: true }, played(5, 2), null],
    [{ ...seven, playAll: true }, played(4, 1), 'undecided'],
    [six, played(3, 3), null],
    [six, played(4, 1), null],
    [match, { kind: 'forfeit', winner: null } as const, null],
  ] as const)('%o: %o is %s', (scoring, result, code) => {
    expect(faultOf(result, scoring)?.code ?? null).toBe(code);
  });
});

test('names stay apart', () => {
  expect(() => entered(['Ann', ' Ann '])).toThrow('name-taken');
  expect(() => entered(['  '])).toThrow('no-name');
});
