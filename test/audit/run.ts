/**
 * `npm run audit`: builds the site, measures it against design.md 7 and writes docs/audit.md. Weights over every page; axe, width, shifts,
 * console and policy over one page of each kind in four languages; Lighthouse where it is installed (`cd test/audit && npm ci
 * --ignore-scripts`); what is kept for offline; the site under a folder of a host. `--skip=build,lighthouse,look,folder` leaves parts out,
 * `--only=REGEXP` takes fewer kinds. Ends with 1 where a figure isn't held.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromium as find } from '../../scripts/chromium.mjs';
import { env } from '../../scripts/lib.mjs';
import { serve } from '../../scripts/serve.mjs';
import { DIST, LANGUAGES, pages } from '../support/dist.ts';
import { KINDS } from './kinds.ts';
import { launched, lighthouseThere, type Scores, scores } from './lighthouse.ts';
import { type Finding, look, scriptWithTable } from './look.ts';
import { holds, LIMITS, type Measured, report } from './report.ts';
import { subPath } from './sub-path.ts';
import { hasLiveTable, isReadingPage, weigh } from './weights.ts';

const root = join(import.meta.dirname, '../..');
const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const skipped = new Set((option('skip') ?? '').split(','));
const only = new RegExp(option('only') ?? '');
const kinds = KINDS.filter((kind) => only.test(kind));

/** Seconds of a whole build, or undefined where it was left out. */
function build(): number | undefined {
  if (skipped.has('build')) return undefined;
  const started = performance.now();
  const { status } = spawnSync('node', ['scripts/build.mjs'], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  return (performance.now() - started) / 1000;
}

function kindOf(path: string): string {
  const [, , first = '', second, third] = path.split('/');
  if (first === 'rules') return third === '' ? 'edition' : path.endsWith('/print/') ? 'whole edition' : 'chapter';
  return second ? `${first}, one` : first || 'home';
}

/** Does `act` for each, two at a time, in order. */
async function twoAtATime<T, R>(list: readonly T[], act: (one: T) => Promise<R>): Promise<readonly R[]> {
  const found: R[] = [];
  let next = 0;
  const work = async () => {
    while (next < list.length) {
      const i = next++;
      found[i] = await act(list[i] as T);
      process.stdout.write('.');
    }
  };
  await Promise.all([work(), work()]);
  process.stdout.write('\n');
  return found;
}

async function looked(browser: Browser, origin: string): Promise<readonly Finding[]> {
  if (skipped.has('look')) return [];
  return twoAtATime(
    kinds.flatMap((kind) => LANGUAGES.map((lang) => `/${lang}/${kind}`)),
    (path) => look(browser, origin, path),
  );
}

/** Every kind in German; every sixth in each of the other languages. */
async function marked(origin: string): Promise<readonly Scores[] | undefined> {
  if (skipped.has('lighthouse') || !lighthouseThere()) return undefined;
  const others = LANGUAGES.filter((lang) => lang !== 'de').flatMap((lang, i) =>
    kinds.filter((_, at) => at % 6 === i).map((kind) => `/${lang}/${kind}`),
  );
  const own = await launched(find());
  const marks: Scores[] = [];
  for (const path of [...kinds.map((kind) => `/de/${kind}`), ...others]) {
    marks.push(await scores(origin, path, own.port, LIMITS.speed));
    process.stdout.write('.');
  }
  own.kill();
  process.stdout.write('\n');
  return marks;
}

/** What each language's list holds, and which of its pages it lacks; frames for other sites stay outside. */
function offline(): Measured['packs'] {
  return LANGUAGES.map((lang) => {
    type Pack = { readonly files: readonly (readonly [string, string, number])[]; readonly bytes: number; readonly transfer: number };
    const { files, bytes, transfer } = JSON.parse(readFileSync(join(DIST, `offline/${lang}.json`), 'utf8')) as Pack;
    const stored = new Set(files.map(([path]) => `/${path}`));
    const own = built.filter(({ path }) => path.startsWith(`/${lang}/`) && !/\/embed\/./.test(path));
    return { lang, files: files.length, bytes, transfer, missing: own.filter(({ path }) => !stored.has(path)).map(({ path }) => path) };
  });
}

const seconds = build();
const built = pages().filter(({ path }) => /^\/[a-z]{2}\//.test(path));
const absent = kinds.filter((kind) => !existsSync(join(DIST, 'de', kind, 'index.html')));
if (absent.length > 0) throw new Error(`test/audit/kinds.ts names pages that the site doesn't have: ${absent.join(', ')}`);
const { server, port } = await serve(0);
const origin = `http://localhost:${port}`;
// speed first, while nothing else runs
const marks = await marked(origin).catch((error: unknown) => {
  console.error('Lighthouse could not run, its figures are left open:', error);
  return undefined;
});
const browser = await chromium.launch({ executablePath: find(), args: ['--no-sandbox'] });
const withTable = [
  { path: '/ru/table/', script: (await look(browser, origin, '/ru/table/')).script },
  { path: '/ru/', script: await scriptWithTable(browser, `${origin}/ru/`) },
  { path: '/ru/provision/striker-pocketed/', script: await scriptWithTable(browser, `${origin}/ru/provision/striker-pocketed/`) },
];
const findings = await looked(browser, origin);
server.close();
const walked = skipped.has('folder') ? undefined : await subPath(browser);
await browser.close();
const weights = built
  .filter(({ path }) => !path.includes('/embed/'))
  .map((page) => ({ ...weigh(DIST, page), kind: kindOf(page.path), reading: isReadingPage(page.path), live: hasLiveTable(page.html) }));
const measured: Measured = { seconds, weights, findings, withTable, marks, packs: offline(), walked };
writeFileSync(join(root, 'docs', 'audit.md'), report(measured));
for (const { path, axe, tooWide, shift, said, violations } of findings)
  if (axe.length + said.length + violations.length > 0 || tooWide > 0 || shift >= LIMITS.shift)
    console.log(path, axe, tooWide, shift.toFixed(3), said, violations);
for (const one of marks ?? []) if (one.failed.length > 0 || one.performance < LIMITS.speed || one.shift >= LIMITS.shift) console.log(one);
for (const one of walked?.wrong ?? []) console.log(one);
for (const { what, found, held } of holds(measured))
  console.log(`${held === undefined ? '–' : held ? 'held' : 'NOT HELD'}  ${what}: ${found}`);
process.exit(holds(measured).some(({ held }) => held === false) ? 1 : 0);
