/**
 * `npm run audit`: measures the built site against design.md 7 and writes docs/audit.md. Over every page: weights. Over one page of each kind
 * in four languages: axe in both lights, width, shifts, console, policy. Packs for offline; with `--build` the time of a build; with
 * `--lighthouse` the scores on a phone (install it first: `cd test/audit && npm ci --ignore-scripts`). `--only=REGEXP` takes fewer kinds.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as find } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { DIST, LANGUAGES, pages } from '../site/support/dist.ts';
import { KINDS } from './kinds.ts';
import { lighthouseThere, type Scores, scores } from './lighthouse.ts';
import { type Finding, look } from './look.ts';
import { isReadingPage, type Weight, weigh } from './weights.ts';

const root = join(import.meta.dirname, '../..');
const asked = (name: string) => process.argv.some((argument) => argument === `--${name}`);
const only = new RegExp(process.argv.find((argument) => argument.startsWith('--only='))?.slice(7) ?? '');
const DEBUG_PORT = 9333;

/** Seconds of a whole build, or undefined where none was asked for. */
function build(): number | undefined {
  if (!asked('build')) return undefined;
  const started = Date.now();
  const { status } = spawnSync('node', ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
  return (Date.now() - started) / 1000;
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

function kindOf(path: string): string {
  const [, , ...rest] = path.split('/');
  const [first = '', second] = rest;
  if (first === 'rules') return rest[2] === 'print' ? 'whole edition' : rest[2] ? 'chapter' : 'edition';
  if (['provision', 'guide', 'readings', 'compare', 'card'].includes(first)) return second ? `${first}, one` : first;
  return first || 'home';
}

function weights(): string {
  const all = pages()
    .filter(({ path }) => /^\/[a-z]{2}\//.test(path) && !path.includes('/embed/'))
    .map((page) => weigh(DIST, page));
  const kinds = [...Map.groupBy(all, ({ path }) => kindOf(path))].sort();
  const heaviest = (list: readonly Weight[]) => list.reduce((a, b) => (b.html + b.css > a.html + a.css ? b : a));
  const rows = kinds.map(([kind, list]) => {
    const most = heaviest(list);
    const script = Math.max(...list.map((one) => one.script));
    return [kind, String(list.length), most.path, kb(most.html), kb(most.css), kb(most.html + most.css), kb(script)];
  });
  const over = all.filter(({ path, html, css, script }) => isReadingPage(path) && (html + css > 15_000 || script > 2_000));
  return `${all.length} pages; ${over.length} reading pages above 15 kB or 2 kB of script${over.length > 0 ? `: ${over.map(({ path }) => path).join(', ')}` : ''}.\n\n${table(['kind', 'pages', 'the heaviest', 'HTML kB', 'CSS kB', 'together', 'script kB'], rows)}`;
}

async function browse(origin: string): Promise<{ readonly findings: readonly Finding[]; readonly marks: readonly Scores[] }> {
  const browser = await chromium.launch({ executablePath: find(), args: ['--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`] });
  const paths = KINDS.filter((kind) => only.test(kind)).flatMap((kind) => LANGUAGES.map((lang) => `/${lang}/${kind}`));
  const findings: Finding[] = [];
  for (const path of paths) {
    findings.push(await look(browser, origin, path));
    process.stdout.write('.');
  }
  const marks: Scores[] = [];
  if (asked('lighthouse') && lighthouseThere()) for (const path of paths) marks.push(await scores(origin, path, DEBUG_PORT));
  await browser.close();
  process.stdout.write('\n');
  return { findings, marks };
}

function browserPart(findings: readonly Finding[]): string {
  const rows = findings.map(({ path, axe, tooWide, shift, said, violations, script }) => [
    path,
    axe.join('; ') || '0',
    String(tooWide),
    shift.toFixed(3),
    said.join('; ').slice(0, 120) || '0',
    String(violations.length),
    kb(script),
  ]);
  return table(['page', 'axe, light and dark', 'px above 320', 'layout shift', 'console', 'policy violations', 'script kB'], rows);
}

function offlinePart(): string {
  type Versions = Record<string, { readonly files: number; readonly bytes: number; readonly transfer: number }>;
  const versions = JSON.parse(readFileSync(join(DIST, 'offline/versions.json'), 'utf8')) as Versions;
  const rows = Object.entries(versions).map(([lang, { files, bytes, transfer }]) => [
    lang,
    String(files),
    (transfer / 1e6).toFixed(1),
    (bytes / 1e6).toFixed(1),
  ]);
  return table(['language', 'files', 'MB to fetch', 'MB on the device'], rows);
}

const seconds = build();
const { server, port } = await serve(0);
const { findings, marks } = await browse(`http://localhost:${port}`);
server.close();
const lighthousePart =
  marks.length > 0
    ? table(
        ['page', 'performance', 'accessibility', 'best practices', 'SEO'],
        marks.map((one) => [one.path, String(one.performance), String(one.accessibility), String(one['best-practices']), String(one.seo)]),
      )
    : 'Not run this time (`npm run audit -- --lighthouse`).';
const bad = findings.filter(
  (one) => one.axe.length > 0 || one.tooWide > 0 || one.shift > 0.1 || one.said.length > 0 || one.violations.length > 0,
);
const text = `# The audit of the site

Written by \`npm run audit\` over the built site. Sizes are gzipped; a reading page may have 15 kB of HTML and CSS and 2 kB of script by itself.

## Build

${seconds === undefined ? 'Not timed this time (`npm run audit -- --build`).' : `${seconds.toFixed(0)} s for all pages, search, offline lists and the embed script.`}

## Weights, over every page

${weights()}

## In a browser, one page of each kind in four languages

On a phone of 320 px; axe in light and dark. ${findings.length} pages, ${bad.length} with something to mend.

${browserPart(findings)}

## Kept for offline

${offlinePart()}

## Lighthouse, phone

${lighthousePart}
`;
writeFileSync(join(root, 'docs', 'audit.md'), text);
console.log(`docs/audit.md: ${findings.length} pages looked at, ${bad.length} with something to mend`);
for (const { path, axe, tooWide, shift, said, violations } of bad) console.log(path, axe, tooWide, shift.toFixed(3), said, violations);
process.exit(0);
