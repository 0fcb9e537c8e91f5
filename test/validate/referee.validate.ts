/**
 * A million random rulings: random positions, reports (as the physics makes them and as a hand could write them: landed, broken, on edge, fallen
 * later), incidents, states and readings, singles and doubles, four editions. Each is sound in itself; the same table with the colours exchanged,
 * turned half round, and in singles mirrored, gets the same ruling. Writes docs/referee-validation.md.
 * Run with `npx vitest run --project validate test/validate/referee.validate.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from '../../src/referee/judge.ts';
import type { EditionId, RefereeCase, Ruling } from '../../src/referee/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { essence, exchanged, halfTurn, mirrored, soundness, swapColors, turnSeats } from '../referee/laws.ts';
import { arbCase } from '../referee/random-cases.ts';
import { TIES_LEFT_OPEN } from '../referee/ties.ts';

const CASES = 70_000;
const CHUNK = 1000;

interface Counts {
  rulings: number;
  cases: number;
  doubles: number;
  strokes: number;
  punishable: number;
  decided: number;
  placements: number;
  readings: Set<string>;
  rules: Set<string>;
}

const fresh = (): Counts => ({
  rulings: 0,
  cases: 0,
  doubles: 0,
  strokes: 0,
  punishable: 0,
  decided: 0,
  placements: 0,
  readings: new Set(),
  rules: new Set(),
});

function count(counts: Counts, c: RefereeCase, ruling: Ruling): void {
  counts.cases++;
  if (c.format === 'doubles') counts.doubles++;
  if (ruling.stroke !== null) counts.strokes++;
  if (ruling.stroke === 'punishable') counts.punishable++;
  if (ruling.set !== null || ruling.game !== null) counts.decided++;
  counts.placements += ruling.placements.length;
  for (const note of ruling.notes) if (note.reading !== null) counts.readings.add(note.reading);
  for (const finding of ruling.findings) counts.rules.add(finding.rule);
}

function ruled(counts: Counts, c: RefereeCase): Ruling {
  counts.rulings++;
  const ruling = judge(c);
  soundness(c, ruling);
  return ruling;
}

function check(counts: Counts, c: RefereeCase): void {
  const ruling = ruled(counts, c);
  count(counts, c, ruling);
  expect(essence(ruled(counts, swapColors(c)))).toEqual(exchanged(ruling));
  expect(essence(ruled(counts, halfTurn(c)))).toEqual(turnSeats(essence(ruling)));
  if (c.format === 'singles') expect(essence(ruled(counts, mirrored(c)))).toEqual(essence(ruling));
}

function run(edition: EditionId): Counts {
  const counts = fresh();
  for (let chunk = 0; chunk * CHUNK < CASES; chunk++) {
    for (const c of fc.sample(arbCase(edition), { numRuns: CHUNK, seed: 7_000 + chunk })) {
      try {
        check(counts, c);
      } catch (error) {
        throw new Error(`${edition}, chunk ${chunk}: ${JSON.stringify(c)}`, { cause: error });
      }
    }
  }
  return counts;
}

const number = (n: number): string => n.toLocaleString('en');

function page(all: readonly (readonly [EditionId, Counts])[], seconds: number): string {
  const total = all.reduce((sum, [, counts]) => sum + counts.rulings, 0);
  const rows = all.map(([edition, c]) => {
    const cells = [c.rulings, c.cases, c.doubles, c.strokes, c.punishable, c.decided, c.placements, c.rules.size, c.readings.size];
    return `| ${edition} | ${cells.map(number).join(' | ')} |`;
  });
  return [
    '# A million random rulings',
    '',
    'Written by `npm run validate` (test/validate/referee.validate.ts). Cases are made at random from fixed seeds: any position of up to 8 discs a side (16 in',
    'doubles), reports as the physics makes them and as a hand could write them (landed, broken, on edge, fallen later, over the board, several at once), up to',
    'three incidents of the catalogue, any state, any readings. Each is ruled on as it is, with the colours exchanged, turned half round, and in singles mirrored.',
    '',
    `${number(total)} rulings in ${number(Math.round(seconds))} seconds with all their checks: none threw, none took unbounded time, each was sound (no disc lost,`,
    'twice or on top of another by a placement, all in order; a punishable stroke costs the right and one disc; a decided set or game has no turn, no debts, no placements; debts are never',
    'negative), and those that belong together agreed.',
    '',
    '| edition | rulings | cases | of them doubles | strokes | punishable | set or game decided | discs placed | rules found | readings asked |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    '## Where a symmetry does not hold, because the text says so or leaves it open',
    '',
    ...TIES_LEFT_OPEN.map(({ what, articles }) => `- ${what} (${articles.join(', ')}).`),
    '',
    'These touch only the place of a disc, so places are compared elsewhere: test/validate/placement.validate.ts holds the placement against an independent search.',
    '',
  ].join('\n');
}

test('a million random rulings are sound and symmetric', () => {
  const start = performance.now();
  const all = EDITION_IDS.map((edition) => [edition, run(edition)] as const);
  const rulings = all.reduce((sum, [, counts]) => sum + counts.rulings, 0);
  expect(rulings).toBeGreaterThanOrEqual(1_000_000);
  const text = page(all, (performance.now() - start) / 1000);
  writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'referee-validation.md'), text);
});
