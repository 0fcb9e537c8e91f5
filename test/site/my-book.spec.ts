import { expect, test } from '@playwright/test';

test('the book one has chosen is minded by home, table, cases, score sheet and training', async ({ page }) => {
  await page.goto('/en/happened/striker/');
  await page.locator('.mine input[value="2008"]').check({ force: true });
  await page.goto('/en/');
  await expect(page.locator('.common[data-book="2008"]')).toBeVisible();
  await expect(page.locator('.common:visible')).toHaveCount(1);
  await page.goto('/en/table/');
  await page.locator('.frame').hover();
  await expect(page.locator('.headlines [data-edition="2008"] button')).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/en/provision/own-dark-directly/');
  const figure = page.locator('[data-figure]', { has: page.locator('[data-live]') }).first();
  await figure.locator('[data-live]').press('Enter');
  await expect(figure.locator('novuss-table .live-table')).toBeVisible();
  await expect(figure.locator('novuss-table'), 'the case is played on that book’s table').toHaveAttribute('edition', '2008');
  await page.goto('/en/scoresheet/');
  await expect(page.locator('.workspace form select').first()).toHaveValue('2008');
  await page.goto('/en/quiz/');
  await expect(page.locator('.way.first')).toBeVisible();
  await expect(page.locator('input[name=edition]:checked')).toHaveValue('2008');
});

test('a report is reached from “What happened?”, without a stroke, its incident found by a word', async ({ page }) => {
  await page.goto('/en/happened/');
  await page.getByRole('link', { name: /Report it on the table/ }).click();
  const form = page.locator('form.report');
  await expect(form).toBeVisible();
  await form.getByLabel('Incidents only, no stroke').check();
  await form.getByRole('button', { name: 'Add an incident' }).click();
  const what = form.getByLabel('Incident 1: What');
  await expect(what.locator('optgroup').first().locator('option').first()).toHaveAttribute('value', 'double-hit');
  await form.getByLabel('Incident 1: Search the list').fill('arguing');
  await expect(what).toHaveValue('argued-with-referee');
  await form.locator('button[type=submit]').click();
  await expect(page.locator('.headlines')).toContainText('Warning');
});
