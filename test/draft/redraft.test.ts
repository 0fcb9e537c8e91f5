/**
 * The editions that there are, drafted again: what 2010 says otherwise than 2008, and 2017 than 2010, written as a draft's file in the vocabulary of
 * drafts and read from it, gives back that edition's rulings on the scenarios and on a sample of the perft.
 */
import { describe, expect, test } from 'vitest';
import type { CompiledDraft } from '../../src/draft/basis.ts';
import { refereeCase } from '../../src/notation/run/case.ts';
import { runCheckPlacement } from '../../src/notation/run/check-placement.ts';
import { runClassify } from '../../src/notation/run/classify.ts';
import { runPlace } from '../../src/notation/run/place.ts';
import { simulatedStroke } from '../../src/notation/run/played.ts';
import { SAMPLE } from '../../src/perft/suites.ts';
import type { EditionRules } from '../../src/referee/edition.ts';
import { judge } from '../../src/referee/judge.ts';
import { tableUnder } from '../../src/referee/sizes.ts';
import { basisOf, PERFT, partings, REDRAFTS, redrafted } from './redrafted.ts';
import { CASES, compiled } from './support.ts';

describe.each(REDRAFTS)('from %s, %s', (from, to) => {
  const draft: CompiledDraft = compiled(redrafted(from, to));
  const { rules } = draft;
  const edition: EditionRules = basisOf(to).rules;

  test('has the same rules, incidents, policies, placements and numbers', () => {
    const { id: _, readings, ...rest } = rules;
    const { id: __, readings: theirs, ...book } = edition;
    expect(rest).toEqual(book);
    expect(Object.keys(readings).sort()).toEqual(Object.keys(theirs).sort());
    for (const [id, reading] of Object.entries(theirs)) expect(readings[id], id).toEqual(reading);
  });

  test('rules on every scenario alike', () => {
    for (const { id, ...asked } of CASES) {
      const answer = (book: EditionRules): unknown => {
        if (asked.command === 'place') return runPlace({ ...asked.input, edition: to }, book);
        if (asked.command === 'classify') return runClassify({ ...asked.input, edition: to }, book);
        if (asked.command === 'check-placement') return runCheckPlacement({ ...asked.input, edition: to }, book);
        const played = simulatedStroke(asked.input, tableUnder(book, asked.input.readings));
        return played.ok ? judge(refereeCase(asked.input, to, played.value), book) : played.error;
      };
      expect(answer(rules), id).toEqual(answer(edition));
    }
  });

  test.each(PERFT)('rules on %s of the perft alike', (of, make) => {
    expect(partings({ draft, edition: to, seed: SAMPLE.seed, count: SAMPLE[of], make })).toEqual([]);
  });

  test('and is no copy of its basis', () => {
    const parted = CASES.filter(
      (one) =>
        one.command === 'judge' &&
        one.input.stroke === undefined &&
        JSON.stringify(judge(refereeCase(one.input, to), rules)) !== JSON.stringify(judge(refereeCase(one.input, to), basisOf(from).rules)),
    );
    expect(parted.length).toBeGreaterThan(10);
  });
});
