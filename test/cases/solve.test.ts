/** The search for strokes: what it finds is played again and shows what was wanted, under every edition. */
import { describe, expect, test } from 'vitest';
import { written } from '../../src/cases/aim.ts';
import { isStroke } from '../../src/cases/list.ts';
import { ruledBy, steadyTries, TRIES, unsteady } from '../../src/cases/margin.ts';
import { gapBetween, shownBy } from '../../src/cases/shown.ts';
import { type Reported, type Solved, solve } from '../../src/cases/solve.ts';
import { rulingOutcome } from '../../src/corpus/expectation.ts';
import { playedCase } from '../../src/notation/run/played.ts';
import { parseText } from '../../src/notation/text/parse.ts';
import type { CaseBase } from '../../src/notation/types.ts';
import { Random } from '../../src/random/random.ts';
import { judge } from '../../src/referee/judge.ts';
import { EDITION_IDS, type EditionId } from '../../src/referee/types.ts';

const SMALL = { guesses: 1500, enough: 16, steps: 24 };

const caseOf = (text: string): CaseBase => {
  const parsed = parseText('case', text, { edition: '2017' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { edition: _, editions: __, ...input } = parsed.value;
  return input;
};

/** The report with what the editions rule on it. */
const reported = (id: string, input: CaseBase, editions: readonly EditionId[] = EDITION_IDS): Reported => ({
  id,
  input,
  expect: Object.fromEntries(editions.map((edition) => [edition, rulingOutcome(judge(playedCase(input, edition)))])),
});

function holds({ input, expect: expected }: Reported, solved: Solved): void {
  const ruled = ruledBy(solved.input, Object.keys(expected) as EditionId[]);
  for (const { edition, ruling, report } of ruled ?? []) {
    expect(rulingOutcome(ruling)).toEqual(expected[edition]);
    expect(gapBetween(shownBy(input.report?.events ?? []), shownBy(report?.events ?? [])).missing).toBe(0);
  }
  expect(ruled).toHaveLength(Object.keys(expected).length);
}

describe('a stroke is found that shows', () => {
  const OPEN = 'r1 0,300 r2 -250,200 r3 250,100 b1 20,-250 b2 -300,-300 b3 200,250 s 0,-440';
  const DARK = 'r1 0,60 r2 -100,-420 b1 20,-250 b2 -300,-300 b3 200,250 s 0,-440';
  /** What is shown, and the least margin. */
  const ROWS: readonly (readonly [string, string, number])[] = [
    ['a disc pocketed directly', `${OPEN}; events s-r3 r3>ne; after s 60,200`, 80],
    ['the opponent’s disc met first', `${OPEN}; events s-b1; after b1 60,-150 s 0,100`, 90],
    ['a stroke off the far board', `${DARK}; events s|north s-b3; after b3 150,120 s 260,-60`, 60],
    ['a stroke off a side board and the far one', `${OPEN}; events s|east s|north s-r1; after s 60,200`, 20],
    ['a chain of two discs', 'r1 0,-250 r2 -250,100 b1 0,-170 s 0,-440; events s-r1 r1-b1; after r1 10,-190 b1 0,40 s -20,-290', 80],
    ['a black disc over the west board', `${OPEN}; events s-b1 b1^west; after s 60,100`, 40],
    ['a striker that stops short', `${OPEN}; events; after s 100,-200`, 95],
    ['two discs at the same moment', 'r1 -20,180 r2 -250,200 b1 20,180 s 0,-440; events s-b1=r1; after r1 -90,300 b1 90,300 s 0,120', 0],
    ['a stroke of the north player', 'b1 0,-300 s 0,440; shooter north; events s-b1 b1>sw; after s -60,-200', 80],
    ['a cue that touches twice', `${OPEN}; events s-r3 r3>ne; after s 240,180; incident double-hit red`, 80],
  ];
  test.each(ROWS)('%s', (name, text, least) => {
    const wanted = reported(name, caseOf(text));
    const solved = solve(wanted, [], SMALL);
    if (solved === null) throw new Error('none was found');
    holds(wanted, solved);
    expect(isStroke(solved.input)).toBe(true);
    expect(solved.margin).toBeGreaterThanOrEqual(least);
    expect(solved.margin).toBe(steadyTries(solved.input, EDITION_IDS, TRIES));
  });
});

test('the same case has the same stroke every time', () => {
  const wanted = reported('again', caseOf('r1 0,200 b1 -250,200 s 0,-440; events s-r1 r1>nw; after s 60,200'));
  expect(solve(wanted, [], SMALL)).toEqual(solve(wanted, [], SMALL));
});

test('the stroke of another case is taken where it does, and not where it does not', () => {
  const position = 'r1 0,200 r2 -250,-100 b1 250,200 s 0,-440';
  const one = solve(reported('one', caseOf(`${position}; events s-r1 r1>nw; after s 60,200`)), [], SMALL);
  if (one === null) throw new Error('none was found');
  const alike = reported('alike', caseOf(`${position}; events s-r1 r1>nw; after s 60,200; state turn=5 first=red`));
  expect(solve(alike, [one.input], SMALL)?.input.stroke).toEqual(one.input.stroke);
  const other = reported('other', caseOf(`${position}; events s-r1; after r1 40,350 s 60,200`));
  const solved = solve(other, [one.input], SMALL);
  expect(solved?.input.stroke).not.toEqual(one.input.stroke);
});

test('what cannot be is not found, and what the physics does not know is refused', () => {
  const untouched = caseOf('r1 0,300 b1 250,0 s 0,-440; events r1>ne; after s 0,0');
  expect(solve(reported('untouched', untouched), [], { ...SMALL, guesses: 100 })).toBeNull();
  const breaks = reported('breaks', caseOf('r1 0,300 s 0,-440; events s-r1 r1!off-table; after s 0,0'));
  expect(() => solve(breaks)).toThrow('the physics cannot show this (breaks)');
});

test('law: whatever a stroke shows, a stroke is found that shows it, under the rulings it had', () => {
  const random = new Random(5);
  let found = 0;
  let asked = 0;
  while (asked < 12) {
    const place = (): string => `${random.int(-380, 380)},${random.int(-300, 380)}`;
    const text = `r1 ${place()} r2 ${place()} b1 ${place()} b2 ${place()} s ${random.int(-300, 300)},-440; stroke ${random.int(50, 130)} ${random.int(8, 30) / 10}`;
    const parsed = parseText('case', text, { edition: '2017' });
    if (!parsed.ok) continue;
    const { edition: _, editions: __, ...input } = parsed.value;
    const { report } = playedCase(input, '2017');
    if (!report || report.events.length === 0 || report.events.length > 4) continue;
    const { stroke: ___, ...rest } = input;
    const wanted = reported(`law ${asked}`, { ...rest, report }, ['2010', '2017']);
    asked += 1;
    const solved = solve(wanted, [], SMALL);
    if (solved === null) continue;
    found += 1;
    holds(wanted, solved);
  }
  expect(found).toBeGreaterThanOrEqual(10);
});

test('an unsteady hand errs by 0.3 degrees and 3 per cent, to both sides, and the same way every time', () => {
  const tries = Array.from({ length: 1000 }, (_, i) => unsteady({ angle: 90, speed: 2 }, i));
  const deviation = (values: readonly number[], from: number): number =>
    Math.sqrt(values.reduce((sum, v) => sum + (v - from) ** 2, 0) / values.length);
  expect(
    deviation(
      tries.map(({ angle }) => angle),
      90,
    ),
  ).toBeCloseTo(0.3, 1);
  expect(
    deviation(
      tries.map(({ speed }) => speed),
      2,
    ),
  ).toBeCloseTo(0.06, 2);
  expect(tries.filter(({ angle }) => angle > 90).length).toBeGreaterThan(400);
  expect(unsteady({ angle: 90, speed: 2 }, 7)).toEqual(tries[7]);
});

test('a direction is written in tenths of a degree from 0 to under 360', () => {
  const angles = [359.97, -0.04, 359.94, 360, -45.3, 725.26].map((angle) => written({ angle, speed: 1 }).angle);
  expect(angles).toEqual([0, 0, 359.9, 0, 314.7, 5.3]);
});
