import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addPlayer, startRound, withdraw } from '../../src/tournament/change.ts';
import { enlarge } from '../../src/tournament/matching.ts';
import { lostOut, meetings, nextRound, pairUp } from '../../src/tournament/pairing.ts';
import { standings } from '../../src/tournament/standings.ts';
import type { Tournament } from '../../src/tournament/types.ts';
import { must, numbered, played1, tournaments } from './support.ts';

type Met = (a: number, b: number) => number;

/** Every way to pair an even list, in the order of the list. */
function* allPairings(order: readonly number[]): Generator<readonly (readonly [number, number])[]> {
  const [leader, ...rest] = order;
  if (leader === undefined) {
    yield [];
    return;
  }
  for (const other of rest) {
    for (const more of allPairings(rest.filter((id) => id !== other))) yield [[leader, other], ...more];
  }
}

const repeats = (pairs: readonly (readonly [number, number])[], met: Met): number => pairs.filter(([a, b]) => met(a, b) > 0).length;

const fewest = (order: readonly number[], met: Met): number => Math.min(...[...allPairings(order)].map((pairs) => repeats(pairs, met)));

/** Who has met whom, as a symmetric random table. */
const histories = fc
  .record({ half: fc.integer({ min: 1, max: 4 }), bits: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }) })
  .map(({ half, bits }) => {
    const order = Array.from({ length: half * 2 }, (_, i) => i + 1);
    const met: Met = (a, b) => (bits[Math.min(a, b) * 8 + Math.max(a, b) - 9] === true ? 1 : 0);
    return { order, met };
  });

describe('pairing from a standing', () => {
  test('nobody meets twice while it can be avoided: as few repeats as the best of all pairings', () => {
    fc.assert(
      fc.property(histories, ({ order, met }) => {
        expect(repeats(pairUp(order, met), met)).toBe(fewest(order, met));
      }),
      { numRuns: 400 },
    );
  });

  test('it is the first complete one in the order of the standing where nobody need meet again', () => {
    fc.assert(
      fc.property(histories, ({ order, met }) => {
        const first = [...allPairings(order)].find((pairs) => repeats(pairs, met) === 0);
        if (first !== undefined) expect(pairUp(order, met)).toEqual(first);
      }),
      { numRuns: 400 },
    );
  });

  test('the leader plays the best placed whom he has not met, and so on down', () => {
    const met: Met = (a, b) => (a + b === 3 || a + b === 7 ? 1 : 0);
    expect(pairUp([1, 2, 3, 4, 5, 6], met)).toEqual([
      [1, 3],
      [2, 4],
      [5, 6],
    ]);
  });

  test('where the last two have met, the latest choice is taken back', () => {
    // 1-2 and 3-4 are new, but then 5-6 would meet again
    const met: Met = (a, b) => (a + b === 11 ? 1 : 0);
    expect(pairUp([1, 2, 3, 4, 5, 6], met)).toEqual([
      [1, 2],
      [3, 5],
      [4, 6],
    ]);
  });
});

test('the largest matching is as large as the best of all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 7 }), fc.array(fc.boolean(), { minLength: 49, maxLength: 49 }), (n, bits) => {
      const edge = (a: number, b: number): boolean => a !== b && bits[Math.min(a, b) * 7 + Math.max(a, b)] === true;
      const best = (left: readonly number[]): number => {
        const [v, ...rest] = left;
        if (v === undefined) return 0;
        return Math.max(best(rest), ...rest.filter((w) => edge(v, w)).map((w) => 1 + best(rest.filter((x) => x !== w))));
      };
      const all = Array.from({ length: n }, (_, i) => i);
      expect(enlarge(n, edge, new Uint8Array(n).fill(1), new Int32Array(n).fill(-1))).toBe(best(all));
    }),
    { numRuns: 500 },
  );
});

describe('a round', () => {
  test('has everybody who is there exactly once', () => {
    fc.assert(
      fc.property(tournaments, (t) => {
        const next = startRound(t);
        if (!next.ok) return;
        const round = next.tournament.rounds.length;
        const paired = next.tournament.rounds
          .at(-1)
          ?.pairings.flatMap(({ first, second }) => (second === null ? [first] : [first, second]));
        expect(paired?.toSorted((a, b) => a - b)).toEqual(
          t.players.filter((p) => p.joined <= round && !((p.left ?? round + 1) <= round) && lostOut(t, p.id) === null).map((p) => p.id),
        );
      }),
    );
  });

  test('is the same for the same seed, whatever order the players are listed in, and another for another seed', () => {
    fc.assert(
      fc.property(tournaments, (t) => {
        expect(nextRound({ ...t, players: t.players.toReversed() })).toEqual(nextRound(t));
      }),
    );
    const first = JSON.stringify(nextRound(numbered(16, 7)));
    expect(JSON.stringify(nextRound(numbered(16, 7)))).toBe(first);
    expect(JSON.stringify(nextRound(numbered(16, 8)))).not.toBe(first);
  });

  test('repeats no meeting in small fields while any pairing, and any bye, avoids it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 7 }),
        fc.nat(0xffff),
        fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }),
        (n, seed, picks) => {
          let t: Tournament = numbered(n, seed);
          for (const pick of picks) {
            const met = meetings(t.rounds);
            const ids = t.players.map((p) => p.id);
            const fields = n % 2 === 0 ? [ids] : ids.map((id) => ids.filter((other) => other !== id));
            const best = Math.min(...fields.map((field) => fewest(field, met)));
            t = must(startRound(t));
            const pairs = (t.rounds.at(-1)?.pairings ?? []).flatMap(({ first, second }) =>
              second === null ? [] : [[first, second] as const],
            );
            expect(repeats(pairs, met)).toBe(best);
            t = played1(t, (i) => pick + i);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('gives the bye to the lowest placed who has had none', () => {
    let t = numbered(9, 3);
    const had: number[] = [];
    for (let round = 1; round <= 7; round++) {
      const order = standings(t).map((row) => row.player.id);
      t = must(startRound(t));
      const bye = t.rounds.at(-1)?.pairings.find(({ second }) => second === null)?.first as number;
      expect(had).not.toContain(bye);
      if (round > 1 && round < 5) expect(bye).toBe(order.filter((id) => !had.includes(id)).at(-1));
      had.push(bye);
      t = played1(t, (i) => i * 7 + 3);
    }
  });

  test('leaves out who has gone and takes in who has come', () => {
    let t = played1(must(startRound(numbered(8))), () => 3);
    t = must(withdraw(t, 4));
    t = must(addPlayer(t, 'Late'));
    t = must(startRound(t));
    const ids = t.rounds[1]?.pairings.flatMap(({ first, second }) => [first, second ?? 0]);
    expect(ids).not.toContain(4);
    expect(ids).toContain(9);
    expect(ids?.length).toBe(8);
  });
});
