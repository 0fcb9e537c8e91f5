/** The cases of the corpus that are strokes. What each edition rules on them is compared in test/corpus/scenarios.test.ts. */
import { expect, test } from 'vitest';
import { isStroke, played, strokeCases } from '../../src/cases/list.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { eventsText } from '../../src/notation/text/events.ts';

/** One case of so many is tried with an unsteady hand; `npm run validate` tries all. */
const SAMPLE = 8;
const TRIES = 20;

const strokes = strokeCases(loadCorpus().corpus).filter(({ input }) => isStroke(input));

test.each(strokes.map((scenario) => [scenario.id, eventsText(scenario.shows ?? [], scenario.input.shooter ?? 'south'), scenario] as const))(
  'the stroke of %s shows %s',
  (_id, _shows, scenario) => {
    expect(played(scenario, 1).astray, 'search anew: npm run novuss -- cases solve ID --write').toEqual([]);
  },
);

test('an unsteady hand leaves the rules found as they are in four of five cases', () => {
  const sample = strokes.filter((_, i) => i % SAMPLE === 0);
  const steady = sample.filter((scenario) => played(scenario, TRIES).margin >= 80);
  expect(steady.length / sample.length).toBeGreaterThan(0.7);
});
