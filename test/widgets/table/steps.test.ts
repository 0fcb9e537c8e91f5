import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt, momentsOf, neighbour } from '../../../src/cases/moments.ts';
import { SINGLES, startPosition } from '../../../src/geometry/row.ts';
import { simulate } from '../../../src/physics/index.ts';
import { judge } from '../../../src/referee/index.ts';
import { EDITION_IDS } from '../../../src/referee/types.ts';
import { afterSteps, stepsOf } from '../../../src/widgets/table/ruling/steps.ts';

const by = (p: { readonly discs: readonly { readonly id: string; readonly x: number; readonly y: number }[] }) =>
  Object.fromEntries(p.discs.map(({ id, x, y }) => [id, [x, y]]));

test('the referee’s steps lead from where the stroke left everything to the ruling’s position, in every edition', () => {
  let steps = 0;
  fc.assert(
    fc.property(
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: 20, max: 160 }),
      fc.integer({ min: 5, max: 60 }),
      fc.constantFrom(...EDITION_IDS),
      (x, angle, tenths, edition) => {
        const before = { discs: startPosition().discs.filter((_, i) => i % 3 > 0), striker: { x, y: -430 } };
        const report = simulate({ before, shooter: 'south', stroke: { angle, speed: tenths / 10 } });
        const ruling = judge({ edition, format: 'singles', colors: SINGLES, shooter: 'south', before, report });
        if (!ruling.position) return;
        const todo = stepsOf(ruling, before);
        steps += todo.length;
        const end = afterSteps(report.after, todo, todo.length);
        if (ruling.set === null && ruling.game === null) expect(by(end)).toEqual(by(ruling.position));
      },
    ),
    { numRuns: 200, seed: 7 },
  );
  expect(steps).toBeGreaterThan(20);
});

test('what happens at once is one moment, and one walks from moment to moment', () => {
  const moments = momentsOf([
    { t: 0.1, type: 'board', disc: 'striker', board: 'north' },
    { t: 0.2, type: 'contact', a: 'striker', b: 'red1' },
    { t: 0.2 + 1e-10, type: 'contact', a: 'striker', b: 'red2' },
    { t: 0.5, type: 'pocketed', disc: 'red1', pocket: 'ne' },
  ]);
  expect(moments.map((m) => m.events.length)).toEqual([1, 2, 1]);
  expect(neighbour(moments, 0, 1)?.t).toBe(0.1);
  expect(neighbour(moments, 0.2, 1)?.t).toBe(0.5);
  expect(neighbour(moments, 0.2, -1)?.t).toBe(0.1);
  expect(neighbour(moments, 0.5, 1)).toBeUndefined();
  expect([0, 0.2, 9].map((t) => momentAt(moments, t))).toEqual([-1, 1, 2]);
});
