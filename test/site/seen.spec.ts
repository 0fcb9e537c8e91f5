/** What a look at the pages found and what mended it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { DIST, pages } from './support/dist.ts';

test('no sentence ends in two full stops, as where Russian writes a year', () => {
  const twice = pages()
    .filter(({ html }) => /г\.\.(?!\.)/.test(html.replace(/<script[\s\S]*?<\/script>/g, '')))
    .map(({ path }) => path);
  expect(twice).toEqual([]);
});

test('search shows what a rule says, not how it is cited', async ({ page }) => {
  await page.goto('/de/search/?q=Schlagscheibe%20Tasche');
  const first = page.locator('main li', { has: page.locator('mark') }).first();
  await expect(first).toBeVisible();
  await expect(page.locator('main')).not.toContainText('https://');
  await expect(page.locator('main')).not.toContainText('Zitat kopieren');
});

test('in a guide no line ends between a bracket and the article it holds', () => {
  const css = [...readFileSync(join(DIST, 'de/guide/ten-minutes/index.html'), 'utf8').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    .map(([, href = '']) => readFileSync(join(DIST, href), 'utf8'))
    .join('');
  const rule = /\.cited\{[^}]*\}/.exec(css)?.[0] ?? '';
  expect(rule).toContain('nowrap');
  expect(rule).not.toContain('inline-flex');
});
