import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../src/corpus/model.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { parseCase, parseCheckPlacement, parseClassify, parsePlace } from '../../src/notation/parse.ts';
import { runCheckPlacement } from '../../src/notation/run/check-placement.ts';
import { runClassify } from '../../src/notation/run/classify.ts';
import { runJudge } from '../../src/notation/run/judge.ts';
import { runPlace } from '../../src/notation/run/place.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { subsetDifferences } from '../support/expect-subset.ts';

const { corpus } = loadCorpus();

function answer(scenario: Scenario, edition: EditionId): unknown {
  const document = { ...scenario.input, edition };
  switch (scenario.command) {
    case 'judge': {
      const parsed = parseCase(document);
      if (!parsed.ok) return parsed;
      const ruled = runJudge(parsed.value);
      return ruled.ok ? ruled.value : ruled;
    }
    case 'place': {
      const parsed = parsePlace(document);
      return parsed.ok ? runPlace(parsed.value) : parsed;
    }
    case 'classify': {
      const parsed = parseClassify(document);
      return parsed.ok ? runClassify(parsed.value) : parsed;
    }
    case 'check-placement': {
      const parsed = parseCheckPlacement(document);
      return parsed.ok ? runCheckPlacement(parsed.value) : parsed;
    }
  }
}

/** `classify` may expect shades by disc alone. */
function wanted(scenario: Scenario, expected: object): unknown {
  if (scenario.command !== 'classify' || 'discs' in expected) return expected;
  return { discs: Object.fromEntries(Object.entries(expected).map(([id, shade]) => [id, typeof shade === 'string' ? { shade } : shade])) };
}

describe('every scenario comes out as it says', () => {
  const rows = corpus.scenarios.flatMap((scenario) =>
    Object.entries(scenario.expect).map(([edition, expected]) => [scenario.id, edition as EditionId, scenario, expected] as const),
  );
  test.each(rows)('%s, %s', (_id, edition, scenario, expected) => {
    expect(subsetDifferences(answer(scenario, edition), wanted(scenario, expected))).toEqual([]);
  });
});
