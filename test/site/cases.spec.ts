import { expect, test } from '@playwright/test';
import { axe } from './support/watch.ts';

test('the case book is filtered by an article’s number, an edition and a difficulty, and the choice can be sent', async ({ page }) => {
  await page.goto('/en/cases/');
  const shown = page.locator('.case-list li:visible');
  const all = await shown.count();
  expect(all).toBeGreaterThanOrEqual(150);
  await page.getByLabel('Article or word').fill('17.3');
  await expect.poll(() => shown.count()).toBeLessThan(30);
  await expect(shown.filter({ hasText: 'The middle line is free' })).toHaveCount(1);
  await page.getByLabel('Difficulty').selectOption({ label: 'on the line' });
  await expect(shown.filter({ hasText: 'The middle line is free' })).toHaveCount(0);
  const few = await shown.count();
  expect(few).toBeGreaterThan(0);
  await page.goto(page.url());
  await expect(shown).toHaveCount(few);
});

test('a case says what was seen, what applies and what follows, with articles and its neighbours', async ({ page }) => {
  await page.goto('/de/cases/opponent-met-first-directly/');
  const ruling = page.locator('.ruling').first();
  await expect(ruling).toContainText('Gesehen');
  await expect(ruling.locator('a[href*="/de/rules/2017/"]').first()).toBeAttached();
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/\/de\/cases\/(?!opponent-met-first)/);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on the case book (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/ru/cases/', '/et/cases/tie-side-of-the-stroke/', '/en/cases/topic/doubles/']) {
      await page.goto(path);
      expect(await axe(page), path).toEqual([]);
    }
  });
