/** The cases of the corpus that rule on a stroke: how many are real strokes, and how steady. Run with `npx vitest run --project validate`. */
import { expect, test } from 'vitest';
import { unshownIn } from '../../src/cases/declared.ts';
import { isStroke, played, strokeCases } from '../../src/cases/list.ts';
import { loadCorpus } from '../../src/files/corpus.ts';

const cases = strokeCases(loadCorpus().corpus);
const strokes = cases.filter(({ input }) => isStroke(input));

test('of the cases that the physics can show 98 in 100 are real strokes', () => {
  const reports = cases.filter(({ input }) => input.report && unshownIn(input.report.events) === null);
  expect(strokes.length / (strokes.length + reports.length)).toBeGreaterThanOrEqual(0.98);
});

test('in four of five of them the rules found stay in 80 of 100 tries', () => {
  const margins = strokes.map((scenario) => played(scenario).margin);
  expect(margins.filter((margin) => margin >= 80).length / strokes.length).toBeGreaterThanOrEqual(0.8);
});
