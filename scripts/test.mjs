/**
 * `npm test`: types, lint, unit and component tests, a build, browser tests. `npm run check` (--no-browser): all but the browser.
 * Every step counts; what failed is said again at the end; what this machine has not the means for is named and
 * counted as skipped, not as passed; the last line is the sum, `N passed, N failed`, which .ci/run looks for.
 */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from './chromium.mjs';
import { env, requireNode, root, run } from './lib.mjs';

await requireNode();
const browser = !process.argv.includes('--no-browser');
const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
let skipped = 0;
const failures = [];
/** What a reader of the last lines needs to know: which browser tests failed and why, which passed only at the second try. */
const notes = [];

/** A step without tests of its own counts as one. */
async function step(name, command, args) {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const code = await run(command, args);
  ended(name, code, started);
  return code;
}

function ended(name, code, started) {
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
  console.log(`── ${name}: ${code === 0 ? 'passed' : `failed (exit ${code})`}, ${((Date.now() - started) / 1000).toFixed(0)} s`);
}

/** A step that goes on beside others: its output is stored and printed when it is done. */
async function stepBeside([name, command, args]) {
  const started = Date.now();
  const file = join(reports, `${name}.log`);
  const said = openSync(file, 'w');
  const code = await run(command, args, { stdio: ['ignore', said, said] });
  closeSync(said);
  console.log(`\n── ${name}\n${readFileSync(file, 'utf8')}`);
  ended(name, code, started);
  return code;
}

/** Takes steps off the list until none is left. */
async function lane(steps) {
  for (let next = steps.shift(); next; next = steps.shift()) await stepBeside(next);
}

function count(name, good, bad) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(name);
}

/** The browser tests of a suite that did not pass at once, with what the first try said. */
function troubles({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const said = results.flatMap(({ errors }) => errors)[0]?.message ?? 'no message';
        return `${status === 'flaky' ? 'Passed only at the second try' : 'Failed'}: ${file}:${line} ${title}\n${indent(stripVTControlCharacters(said))}`;
      }),
  );
  return [...own, ...suites.flatMap(troubles)];
}
const indent = (text) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

// everything else is typed with it
await step('rulebook', 'node', ['src/cli/main.ts', 'compile']);
// the types that pages and components are checked with are written by Astro
await step('types that Astro writes', 'astro', ['sync']);
/** What only reads the sources: each keeps one processor busy, so two go on at a time, the longest first. */
const checks = [
  ['types of pages', 'astro', ['check', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.pages.json']],
  ['types of components', 'svelte-check', ['--threshold', 'warning', '--output', 'human']],
  ['types of tools and tests', 'tsc', ['-p', 'tsconfig.tools.json']],
  ['types of the core (no DOM)', 'tsc', ['-p', 'tsconfig.core.json']],
  ['notices of others', 'node', ['scripts/notices.mjs', '--check']],
  ['layers', 'depcruise', ['src', '--config', 'dependency-cruiser.config.mjs', '--output-type', 'err']],
  ['lint', 'biome', ['check', '.']],
  ['unused exports', 'knip', ['--no-progress', '--no-config-hints']],
];
await Promise.all([lane(checks), lane(checks)]);

/** The tests of some projects of vitest.config.ts, counted one by one; those that this machine has not the means for are named. */
async function vitest(name, ...projects) {
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const code = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    // by itself it leaves one of two processors to others
    '--maxWorkers=2',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = read(file);
  count(name, report?.numPassedTests ?? 0, report ? report.numFailedTests : 1);
  for (const { name: path, message, assertionResults } of report?.testResults ?? []) {
    const where = relative(root, path);
    if (message) notes.push(`Failed: ${where}\n${indent(message)}`);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'skipped' || status === 'pending') {
        skipped += 1;
        notes.push(`Not tested: ${where} ${fullName}`);
      }
      if (status === 'failed') notes.push(`Failed: ${where} ${fullName}\n${indent(failureMessages[0] ?? 'no message')}`);
    }
  }
  if (code !== 0 && report?.numFailedTests === 0) count(`${name}, files`, 0, Math.max(1, report.numFailedTestSuites));
}
// the unit tests don't look at dist/, so it is built beside them
const building = browser ? stepBeside(['build', 'node', ['scripts/build.mjs']]) : undefined;
await vitest('unit tests', 'core', 'widgets');

if (browser) {
  const built = await building;
  process.env.CHROMIUM_PATH = env.CHROMIUM_PATH = chromium();
  if (built === 0) {
    await vitest('tests of the built pages', 'built');
    const site = join(reports, 'site.json');
    env.PLAYWRIGHT_JSON_OUTPUT_NAME = site;
    const code = await run('playwright', ['test', '--config', 'test/site/playwright.config.ts', '--reporter=line,json']);
    const report = read(site);
    const stats = report?.stats;
    for (const suite of report?.suites ?? []) notes.push(...troubles(suite));
    count('browser tests', stats ? stats.expected + stats.flaky : 0, stats ? stats.unexpected : 1);
    if (code !== 0 && stats?.unexpected === 0) count('browser tests', 0, 1);
    await vitest('Firefox and WebKit', 'engines');
  }
}

for (const note of notes) console.log(`\n${note}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
