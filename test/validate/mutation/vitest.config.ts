import { defineConfig } from 'vitest/config';

/** Longer than Stryker waits, ms: a fault that makes a test hang is Stryker's to stop. */
const NEVER = 600_000;

/** The tests of what no ruling reaches (test/validate/mutation/stryker.ts). */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    testTimeout: NEVER,
    include: (process.env.NOVUSS_MUTATION_TESTS ?? '').split(','),
  },
});
