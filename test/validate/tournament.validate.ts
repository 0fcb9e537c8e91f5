/** How long a round takes to pair, in small and very large fields, to docs/tournament-validation.md. Run with `npx vitest run --project validate tournament`. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addPlayer, create, setResult, startRound } from '../../src/tournament/change.ts';
import { meetings } from '../../src/tournament/pairing.ts';
import { standings } from '../../src/tournament/standings.ts';
import { PRESETS, type Tournament } from '../../src/tournament/types.ts';
import { must } from '../tournament/support.ts';

interface Line {
  readonly players: number;
  readonly rounds: number;
  readonly slowest: number;
  readonly median: number;
  readonly standing: number;
  readonly repeats: number;
}

/** The better placed of two wins more often than not: scores spread as in a hall. Whole-number arithmetic, the same in every run. */
function played(t: Tournament): Tournament {
  const round = t.rounds.length;
  return (t.rounds.at(-1)?.pairings ?? []).reduce((now, { first, second }, i) => {
    if (second === null) return now;
    const pick = (first * 7919 + second * 104_729 + round * 1_299_709) % 10;
    const better = first < second;
    const firstWins = pick < 7 ? better : !better;
    return must(
      setResult(
        now,
        round,
        i + 1,
        firstWins ? { kind: 'played', first: 3, second: pick % 3 } : { kind: 'played', first: pick % 3, second: 3 },
      ),
    );
  }, t);
}

function run(players: number, rounds: number): Line {
  let t = create('Hall', 20_140_118, PRESETS.backgammon);
  for (let i = 1; i <= players; i++) t = must(addPlayer(t, `Player ${i}`));
  const times: number[] = [];
  let repeats = 0;
  for (let round = 1; round <= rounds; round++) {
    const met = meetings(t.rounds);
    const start = performance.now();
    t = must(startRound(t));
    times.push(performance.now() - start);
    repeats += (t.rounds.at(-1)?.pairings ?? []).filter(({ first, second }) => second !== null && met(first, second) > 0).length;
    t = played(t);
  }
  const start = performance.now();
  standings(t);
  const standing = performance.now() - start;
  const sorted = times.toSorted((a, b) => a - b);
  return { players, rounds, slowest: sorted.at(-1) ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, standing, repeats };
}

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

test('tournaments from 8 players to 1,001', () => {
  const lines = [run(8, 7), run(9, 5), run(64, 11), run(301, 13), run(1000, 20), run(1001, 20)];
  const text = `# Pairing, as measured

Written by \`npx vitest run --project validate tournament\`. ${cpus()[0]?.model.trim() ?? ''}, Node ${process.version}, one thread. Results are made up: the lower
starting number wins seven times in ten. A round is paired from the whole history, the standing before it included.

| players | rounds | slowest round, ms | median, ms | standing at the end, ms | meetings repeated |
| ---: | ---: | ---: | ---: | ---: | ---: |
${lines.map((l) => `| ${l.players} | ${l.rounds} | ${ms(l.slowest)} | ${ms(l.median)} | ${ms(l.standing)} | ${l.repeats} |`).join('\n')}
`;
  writeFileSync(join(import.meta.dirname, '../../docs/tournament-validation.md'), text);
  expect(lines.every((l) => l.repeats === 0)).toBe(true);
});
