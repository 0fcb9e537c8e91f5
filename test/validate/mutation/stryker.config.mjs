/** Stryker over a part of the referee, in a copy of the repository (test/validate/mutation/stryker.ts). */
const here = './test/validate/mutation';
const { NOVUSS_MUTATION_PART: part, NOVUSS_MUTATION_RUNNER: testRunner } = process.env;

export default {
  plugins: [`${here}/node_modules/@stryker-mutator/vitest-runner/dist/src/index.js`, `${here}/rulings-runner.ts`],
  testRunner,
  // Stryker takes the tests that reach a fault from its own count, not from imports
  vitest: { configFile: `${here}/vitest.config.ts`, related: false },
  ignorePatterns: ['/*', '!/src', '!/content', '!/docs', '!/test', '!/package.json', '/test/validate/mutation/node_modules'],
  tempDirName: '.cache/mutation/copy',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `.cache/mutation/${part}.json` },
  // beside half as long again as without a fault
  timeoutMS: 15_000,
  allowConsoleColors: false,
};
