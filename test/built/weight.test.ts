/** How heavy pages are, read from disk: design.md 7. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasLiveTable, isReadingPage, weigh } from '../audit/weights.ts';
import { DIST, pages } from '../support/dist.ts';

/**
 * HTML and style sheets of a reading page, gzipped, and what script it runs before the reader acts. Design.md's figure for the first is 18 kB, which a few long
 * provisions go beyond. Astro links with a page the styles of every component that its scripts import, lazily too (withastro/astro#11404):
 * what comes late has its styles in a sheet of its own.
 */
const MOST = { page: 21_500, script: 5_000 };
const all = pages();
const reading = all.filter(({ path }) => isReadingPage(path));

test('no reading page is heavier than 21.5 kB, none without a live table runs more than 5 kB of script by itself', () => {
  expect(reading.length).toBeGreaterThan(1400);
  const heavy = reading
    .map((page) => ({ ...weigh(DIST, page), live: hasLiveTable(page.html) }))
    .filter(({ html, css, script, live }) => html + css > MOST.page || (!live && script > MOST.script))
    .map(({ path, html, css, script }) => `${path}: ${html} + ${css} B, script ${script} B`);
  expect(heavy).toEqual([]);
  expect(reading.filter(({ html }) => hasLiveTable(html)).map(({ path }) => path)).toEqual(['/de/', '/en/', '/et/', '/ru/']);
});

test('the weights are real: a page has its HTML, its styles and a script', () => {
  const page = all.find(({ path }) => path === '/de/rules/2017/17/');
  if (!page) throw new Error('/de/rules/2017/17/ is missing');
  const { html, css, script } = weigh(DIST, page);
  expect(Math.min(html, css)).toBeGreaterThan(2_000);
  expect(script).toBeGreaterThan(500);
});

test('the table as an element for other sites: at most 150 kB with the words of any language', () => {
  const packed = (name: string): number => gzipSync(readFileSync(join(DIST, 'embed/v1', name))).length;
  const words = ['de', 'ru', 'et', 'en'].map((lang) => packed(`${lang}.js`));
  expect(Math.min(...words)).toBeGreaterThan(5_000);
  expect(packed('novuss-table.js')).toBeGreaterThan(100_000);
  expect(packed('novuss-table.js') + Math.max(...words)).toBeLessThanOrEqual(150_000);
});

test('a page with a live table holds the signs that its program shows', () => {
  const bare = all.filter(({ html }) => /component-url="[^"]*\/Table\./.test(html) && !html.includes('id="signs"')).map(({ path }) => path);
  expect(bare).toEqual([]);
});
