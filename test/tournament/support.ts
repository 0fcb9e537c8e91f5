import fc from 'fast-check';
import { addPlayer, type Changed, create, setResult, startRound, withdraw } from '../../src/tournament/change.ts';
import { PRESETS, type Result, type Scoring, type Tournament } from '../../src/tournament/types.ts';

/** The state after a change that must be possible. */
export function must(changed: Changed): Tournament {
  if (!changed.ok) throw new Error(`refused: ${JSON.stringify(changed.why)}`);
  return changed.tournament;
}

export const entered = (names: readonly string[], seed = 1, scoring: Scoring = PRESETS.backgammon): Tournament =>
  names.reduce((t, name) => must(addPlayer(t, name)), create('Test', seed, scoring));

export const numbered = (n: number, seed = 1, scoring: Scoring = PRESETS.backgammon): Tournament =>
  entered(
    Array.from({ length: n }, (_, i) => `P${i + 1}`),
    seed,
    scoring,
  );

/** A result that the scoring allows, picked by a whole number. */
export function someResult(scoring: Scoring, pick: number): Result {
  const list: Result[] = [
    { kind: 'forfeit', winner: 'first' },
    { kind: 'forfeit', winner: 'second' },
    { kind: 'forfeit', winner: null },
  ];
  if (scoring.kind === 'match') {
    for (let low = 0; low < scoring.target; low++) for (const high of [scoring.target, scoring.target + 1]) played(list, high, low);
  } else {
    const need = Math.floor(scoring.sets / 2) + 1;
    for (let low = 0; low <= scoring.sets - need; low++) {
      if (scoring.playAll) played(list, scoring.sets - low, low);
      else played(list, need, low);
    }
    if (scoring.sets % 2 === 0) list.push({ kind: 'played', first: scoring.sets / 2, second: scoring.sets / 2 });
  }
  return list[pick % list.length] as Result;
}

function played(list: Result[], high: number, low: number): void {
  list.push({ kind: 'played', first: high, second: low }, { kind: 'played', first: low, second: high });
}

export const scorings: fc.Arbitrary<Scoring> = fc.oneof(
  fc.record({ kind: fc.constant('match' as const), target: fc.integer({ min: 1, max: 7 }) }),
  fc.record({ kind: fc.constant('sets' as const), sets: fc.integer({ min: 1, max: 9 }), playAll: fc.boolean() }),
);

/** Enters a result for every open pairing of the last round. */
export function played1(t: Tournament, pick: (i: number) => number): Tournament {
  const round = t.rounds.length;
  return (t.rounds.at(-1)?.pairings ?? []).reduce(
    (now, pairing, i) => (pairing.second === null ? now : must(setResult(now, round, i + 1, someResult(now.scoring, pick(i))))),
    t,
  );
}

/** Tournaments in the middle of things: late entries, withdrawals, the last round perhaps open. */
export const tournaments: fc.Arbitrary<Tournament> = fc
  .record({
    n: fc.integer({ min: 2, max: 11 }),
    seed: fc.nat(0xffffffff),
    scoring: scorings,
    steps: fc.array(fc.record({ late: fc.boolean(), leaves: fc.option(fc.nat(30)), pick: fc.nat(10_000), open: fc.boolean() }), {
      maxLength: 6,
    }),
    place: fc.option(fc.constantFrom('Konstanz', 'Rīga', 'Таллин'), { nil: undefined }),
  })
  .map(({ n, seed, scoring, steps, place }) => {
    let t: Tournament = { ...numbered(n, seed, scoring), ...(place === undefined ? {} : { place, date: '2014-01-18' }) };
    for (const [i, step] of steps.entries()) {
      if (step.late)
        t = must(addPlayer(t, `Late ${i} Õunapuu-Žukauskaitė von und zu Hinterland`, step.pick % 2 ? 'Tartu Novuss' : undefined));
      const gone = step.leaves === null ? undefined : t.players[step.leaves % t.players.length];
      if (gone && gone.left === undefined && t.players.filter((p) => p.left === undefined).length > 3) t = must(withdraw(t, gone.id));
      const next = startRound(t);
      if (!next.ok) break;
      t = next.tournament;
      if (!(step.open && i === steps.length - 1)) t = played1(t, (k) => step.pick * (k + 3) + k);
    }
    return t;
  });
