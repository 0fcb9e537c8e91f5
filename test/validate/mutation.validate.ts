/**
 * Who watches the referee's tests: faults are put into src/referee, one at a time. At least 85 % must be noticed and each other explained
 * (test/validate/mutation/survivors.yaml). Writes docs/referee-mutation.md.
 * Run with `npx vitest run --project validate test/validate/mutation.validate.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageOf, scoreOf, survivorsOf } from './mutation/page.ts';
import { mutateReferee } from './mutation/stryker.ts';
import { compared, explanations } from './mutation/survivors.ts';

const LEAST = 85;
const HOURS = 4 * 3_600_000;

test(
  'at least 85 % of the faults in the referee are noticed, and every other is explained',
  () => {
    const files = mutateReferee();
    const explained = explanations();
    writeFileSync(join(import.meta.dirname, '..', '..', 'docs', 'referee-mutation.md'), pageOf(files, explained));
    expect(scoreOf(files)).toBeGreaterThanOrEqual(LEAST);
    expect(compared(survivorsOf(files), explained)).toEqual({ unexplained: [], stale: [] });
  },
  HOURS,
);
