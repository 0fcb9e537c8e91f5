import { expect, test } from 'vitest';
import { play } from '../../src/cases/course.ts';
import { SINGLES, startPosition } from '../../src/geometry/row.ts';
import { simulate } from '../../src/physics/index.ts';
import type { Shot } from '../../src/physics/types.ts';
import { judge } from '../../src/referee/index.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { alike, differing } from '../../src/widgets/table/ruling/compare.ts';

const shot: Shot = { before: { ...startPosition(), striker: { x: 10, y: -440 } }, shooter: 'south', stroke: { angle: 91, speed: 4 } };

test('words that differ are marked, the others are not', () => {
  const words = differing('Black has the right to play now.', 'Red has the right to play on.');
  expect(words.filter((w) => w.differs).map((w) => w.text.trim())).toEqual(['Black', 'now.']);
  expect(words.map((w) => w.text).join('')).toBe('Black has the right to play now.');
  expect(differing('the same', 'the same')).toEqual([{ text: 'the same', differs: false }]);
  expect(differing('one two three four', 'one four')).toEqual([
    { text: 'one ', differs: false },
    { text: 'two three ', differs: true },
    { text: 'four', differs: false },
  ]);
});

test('every edition is in exactly one group', () => {
  const report = simulate(shot);
  const rulings = EDITION_IDS.map((edition) =>
    judge({ edition, format: 'singles', colors: SINGLES, shooter: 'south', before: shot.before, report }),
  );
  const groups = alike(rulings);
  expect(groups.flatMap((g) => g.editions).sort()).toEqual([...EDITION_IDS].sort());
  for (const g of groups)
    for (const r of g.rulings)
      expect([r.turn, r.penaltyDiscs, r.set]).toEqual([g.rulings[0]?.turn, g.rulings[0]?.penaltyDiscs, g.rulings[0]?.set]);
});

test('a stroke is shown as it was judged: ways begin where bodies lay and end where they rest', () => {
  const played = play(shot);
  expect(played.report).toEqual(simulate(shot));
  const ways = played.ways(played.report.duration);
  expect(ways[0]?.id).toBe('striker');
  expect(ways[0]?.points[0]).toEqual(shot.before.striker);
  for (const way of ways) {
    const rest = way.id === 'striker' ? played.report.after.striker : played.report.after.discs.find((d) => d.id === way.id);
    const end = way.points.at(-1);
    if (rest && end) expect(Math.hypot(rest.x - end.x, rest.y - end.y)).toBeLessThan(1);
  }
  const early = played.ways(0.05);
  expect(early.map((w) => w.id)).toEqual(['striker']);
});
