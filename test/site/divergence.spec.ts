import { expect, test } from '@playwright/test';
import { axe, complaints } from './support/watch.ts';

test('a case is found by consequence and article and played through in its place', async ({ page }) => {
  await test.step('a case is found by its consequence and by its article, with mouse and keys', async () => {
    await page.goto('/en/compare/parts/2010/2017/');
    const cases = page.locator('.parting');
    const all = await cases.count();
    expect(all).toBeGreaterThan(20);
    const warnings = page.getByRole('checkbox', { name: /^warning/ });
    const shown = () => page.locator('.parting:visible').count();
    await warnings.focus();
    await page.keyboard.press('Space');
    expect(await shown()).toBeLessThan(all);
    await page.keyboard.press('Space');
    expect(await shown()).toBe(all);
    await page.getByLabel('Article').selectOption('2017/17.1.17');
    const of = await page.locator('.parting:visible').allTextContents();
    expect(of.length).toBeGreaterThan(0);
    expect(of.length).toBeLessThan(5);
    for (const text of of) expect(text).toContain('17.1.17');
    await page.getByLabel('Article').selectOption('');
    expect(await shown()).toBe(all);
  });
  await test.step('a case is played through in its place, and opens on the table with all that belongs to it', async () => {
    await page.goto('/en/compare/parts/club/2017/');
    // by its name: once it is live it has no button any more
    const id = await page.locator('.parting:has([data-live])').first().getAttribute('id');
    const first = page.locator(`[id="${id}"]`);
    const headline = ((await first.locator('.verdict').first().textContent()) ?? '').trim();
    const href = await first.getByRole('link', { name: 'Open on the table' }).getAttribute('href');
    await first.getByRole('button', { name: 'Play it through' }).click();
    await expect(first.locator('svg.live')).toBeVisible({ timeout: 20_000 });
    await page.goto(href ?? '');
    await page.locator('.live-table').hover();
    await expect(page.locator('.rulings')).toContainText(headline.trim(), { timeout: 20_000 });
  });
});

test('the search goes on on the reader’s device, tells its progress and stops', async ({ page }) => {
  await page.goto('/en/compare/parts/#search');
  const search = page.locator('.search');
  await search.scrollIntoViewIfNeeded();
  await search.getByLabel('Seed').fill('77');
  await search.getByLabel('Books').selectOption('3');
  await search.getByRole('button', { name: 'Search on' }).click();
  await expect(search.locator('.progress')).toContainText(/\d+ cases tried/, { timeout: 60_000 });
  await search.getByRole('button', { name: 'Stop' }).click();
  const stopped = await search.locator('.progress').innerText();
  await expect.poll(() => page.workers().length, 'nothing goes on in the background').toBe(0);
  expect(await search.locator('.progress').innerText()).toBe(stopped);
  await expect(search.getByRole('button', { name: 'Search on' })).toBeVisible();
});

test('axe finds nothing, the console is silent', async ({ page }) => {
  const said = complaints(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of ['/de/compare/parts/', '/ru/compare/parts/2008/2010/']) {
    await page.goto(path);
    expect.soft(await axe(page), path).toEqual([]);
    expect.soft(said, path).toEqual([]);
  }
});
