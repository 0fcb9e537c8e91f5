/** A sample of what `npm run validate` does 5,000 times: what is written can be read back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KINDS } from './support/inverse.ts';

test.each(KINDS)('$kind: what goes out comes back', ({ trip }) => {
  fc.assert(
    fc.property(trip, ({ went, came }) => {
      expect(came).toEqual(went);
    }),
    { numRuns: 40, seed: 20_261_123 },
  );
});
