/** What is written can be read back: 5,000 random documents of every kind, old versions included. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KINDS } from '../support/inverse.ts';

const RUNS = 5_000;

test.each(KINDS)(`$kind: ${RUNS} go out and come back`, ({ trip }) => {
  fc.assert(
    fc.property(trip, ({ went, came }) => {
      expect(came).toEqual(went);
    }),
    { numRuns: RUNS, seed: 20_261_123 },
  );
});
