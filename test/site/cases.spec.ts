import { expect, test } from '@playwright/test';
import { pagesOf } from './support/pdf.ts';
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
  // By topic: a chapter's name finds all its cases.
  await page.goto('/en/cases/');
  await page.getByLabel('Article or word').fill('Loss of the game');
  await expect.poll(() => page.locator('section[data-topic]:visible').count()).toBe(1);
  const own = page.locator('section[data-topic="loss-of-game"] .case-list li');
  await expect(shown).toHaveCount(await own.count());
});

test('a case says what was seen, what applies and what follows, and can be decided by oneself', async ({ page }) => {
  await test.step('a case says what was seen, what applies and what follows, with articles and its neighbours', async () => {
    await page.goto('/de/cases/opponent-met-first-directly/');
    const ruling = page.locator('.ruling').first();
    await expect(ruling).toContainText('Gesehen');
    await expect(ruling.locator('a[href*="/de/rules/2017/"]').first()).toBeAttached();
    await page.locator('a[rel=next]').click();
    await expect(page).toHaveURL(/\/de\/cases\/(?!opponent-met-first)/);
  });
  await test.step('a case can be decided by oneself: its link opens it as a question', async () => {
    await page.goto('/en/cases/opponent-met-first-directly/');
    await page.getByRole('link', { name: 'Decide for yourself' }).click();
    await expect(page.locator('.question .title')).toContainText('How do you rule?');
    await expect(page.locator('.question .choices label')).not.toHaveCount(0);
  });
});

test('where the books part a case stands with each decision; on paper and on a phone nothing stands on its table', async ({ page }) => {
  await test.step('on a phone what is said about a case stands below its table, not on it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/de/cases/opponent-met-first-directly/');
    const bottoms = await page
      .locator('.one-case .case > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
    const [, table, ...below] = bottoms;
    expect((table?.bottom ?? 0) - (table?.top ?? 0)).toBeGreaterThan(300);
    for (const part of below) expect(part.top).toBeGreaterThanOrEqual(table?.bottom ?? 0);
  });
  await test.step('where the books part, a case stands with each decision; on paper without bars and buttons', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/en/cases/third-warning-given/');
    const rulings = page.locator('.one-case .ruling');
    await expect(rulings).toHaveCount(3);
    expect(new Set(await rulings.allInnerTexts()).size).toBe(3);
    await page.goto('/en/cases/opponent-met-first-directly/');
    const [table, card] = [await page.locator('.one-case svg.tbl').boundingBox(), await page.locator('.one-case .card').boundingBox()];
    // The decision begins beside the table, not under it.
    expect(card?.y).toBeLessThan((table?.y ?? 0) + 120);
    expect(card?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
    await page.emulateMedia({ media: 'print' });
    for (const stored of ['.one-case h1', '.one-case svg.tbl', '.one-case .ruling', '.wheres'])
      await expect(page.locator(stored).first()).toBeVisible();
    for (const gone of ['.case-nav', '.play-bar', '.embed-it', '.bar', '.head nav']) await expect(page.locator(gone).first()).toBeHidden();
    const pdf = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
    expect(pagesOf(pdf)).toBeLessThanOrEqual(2);
    await page.goto('/en/cases/');
    await expect(page.locator('.case-filter')).toBeHidden();
    await expect(page.locator('.case-list li').first()).toBeVisible();
  });
});

test('axe finds nothing on the case book', async ({ page }) => {
  // in light; each in dark: quality.spec.ts
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of ['/ru/cases/', '/et/cases/tie-side-of-the-stroke/', '/en/cases/topic/doubles/']) {
    await page.goto(path);
    expect.soft(await axe(page), path).toEqual([]);
  }
});
