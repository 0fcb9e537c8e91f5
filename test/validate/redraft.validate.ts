/** The editions drafted again, on the whole perft: 2010 from 2008 and 2017 from 2010 in the vocabulary of drafts rule as the editions do. */
import { describe, expect, test } from 'vitest';
import { FULL } from '../../src/perft/suites.ts';
import { PERFT, partings, REDRAFTS, redrafted } from '../draft/redrafted.ts';
import { compiled } from '../draft/support.ts';

describe.each(REDRAFTS)('from %s, %s', (from, to) => {
  const draft = compiled(redrafted(from, to));
  test.each(PERFT)('rules on all %s of the perft alike', (of, make) => {
    expect(partings({ draft, edition: to, seed: FULL.seed, count: FULL[of], make })).toEqual([]);
  });
});
