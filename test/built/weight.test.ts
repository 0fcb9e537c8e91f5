/** How heavy pages are, read from disk: design.md 7. */
import { expect, test } from 'vitest';
import { isReadingPage, weigh } from '../audit/weights.ts';
import { DIST, pages } from '../support/dist.ts';

/**
 * HTML and style sheets of a reading page, gzipped, and what script it runs before the reader acts. The figures are 18 kB and 5 kB; today pages are heavier, since
 * Astro links with it the styles of all that its scripts import lazily (withastro/astro#11404). Back to the figures when that is solved without rewriting output.
 */
const MOST = { page: 32_000, script: 9_000 };
const all = pages();
const reading = all.filter(({ path }) => isReadingPage(path));

test('no reading page is heavier than today’s 32 kB, none runs more than 9 kB of script by itself', () => {
  expect(reading.length).toBeGreaterThan(1400);
  const heavy = reading
    .map((page) => weigh(DIST, page))
    .filter(({ html, css, script }) => html + css > MOST.page || script > MOST.script)
    .map(({ path, html, css, script }) => `${path}: ${html} + ${css} B, script ${script} B`);
  expect(heavy).toEqual([]);
});

test('the weights are real: a page has its HTML, its styles and a script', () => {
  const page = all.find(({ path }) => path === '/de/rules/2017/17/');
  if (!page) throw new Error('/de/rules/2017/17/ is missing');
  const { html, css, script } = weigh(DIST, page);
  expect(Math.min(html, css)).toBeGreaterThan(2_000);
  expect(script).toBeGreaterThan(500);
});

test('a page with a live table holds the signs that its program shows', () => {
  const bare = all.filter(({ html }) => /component-url="[^"]*\/Table\./.test(html) && !html.includes('id="signs"')).map(({ path }) => path);
  expect(bare).toEqual([]);
});
