import { expect, type Page, test } from '@playwright/test';
import { keepGerman, scriptErrors, switchedSite } from '../support/switched-site.ts';

test.describe.configure({ mode: 'serial' });

const NAMES = ['Anna Ozola', 'Bruno Keller', 'Carla Weber', 'Dmitri Petrov', 'Eva Tamm'];

async function tournament(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/de/tournament/`);
  const form = page.locator('.workspace form').first();
  await form.locator('input').first().fill('Turnier im Keller');
  await form.locator('input[value=match]').check();
  await form.locator('button.go').click();
  await page.locator('.panel details summary').click();
  await page.locator('.panel textarea').fill(NAMES.join('\n'));
  await page.locator('.panel details form button').click();
  await expect(page.locator('.players li')).toHaveCount(NAMES.length);
  for (const round of [1, 2]) {
    await page.getByRole('tab', { name: 'Runden' }).click();
    await page.locator('.panel .acts .go').click();
    await expect(page.locator('.turns button')).toHaveCount(round);
    const fields = page.locator('.tables select');
    await expect(fields).toHaveCount(2);
    for (const i of [0, 1]) await fields.nth(i).selectOption({ index: 1 + i });
  }
  await page.getByRole('tab', { name: 'Rangliste' }).click();
  await expect(page.locator('.scroll tbody tr')).toHaveCount(NAMES.length);
  const points = await page.locator('.scroll .points').allTextContents();
  expect(
    points.map(Number).reduce((sum, n) => sum + n, 0),
    'two tables and a bye in each of two rounds',
  ).toBe(6);
}

async function scoreSheet(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/de/scoresheet/`);
  const form = page.locator('.workspace form');
  for (const [i, name] of ['Ozola', 'Kask'].entries()) await form.locator('.name input').nth(i).fill(name);
  await form.locator('button.go').click();
  await page.getByRole('button', { name: 'Strafstein', exact: true }).click();
  await page.getByRole('button', { name: /Die Schlagscheibe fällt in eine Tasche/ }).click();
  await expect(page.locator('.party.red .debt')).toContainText('1');
  await page.locator('.clocks button').first().click();
  await expect(page.locator('.time')).toHaveText(/0:(30|29)/);
}

test('without network a tournament is run and a score sheet kept; both are there again after a reload and a new tab', async ({
  browser,
}) => {
  const { start, stop } = switchedSite();
  const origin = await start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await keepGerman(page, origin);
  await stop();
  await context.setOffline(true);
  const said = scriptErrors(page);

  await tournament(page, origin);
  const table = await page.locator('.scroll tbody').innerText();
  await expect(page.locator('[data-saved="true"]')).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Rangliste' }).click();
  await expect(page.locator('.scroll tbody tr')).toHaveCount(NAMES.length);
  expect(await page.locator('.scroll tbody').innerText()).toBe(table);
  // a sentence of the sheet leads to its page, which is kept too
  await page.locator('.how a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Konstanz');

  await scoreSheet(page, origin);
  await expect(page.locator('[data-saved="true"]')).toBeVisible();
  await page.close();
  const again = await context.newPage();
  const saidAgain = scriptErrors(again);
  await again.goto(`${origin}/de/scoresheet/`);
  await expect(again.locator('.party.red .debt')).toContainText('1');
  await expect(again.locator('.time')).toHaveText(/0:[012]\d/);
  await again.getByRole('button', { name: 'Satz zu Ende' }).click();
  await again
    .getByRole('button', { name: /^Ozola: Alle Steine versenkt/ })
    .first()
    .click();
  await expect(again.locator('.sheet-table tbody tr')).toHaveCount(1);
  await expect(again.locator('[data-saved="true"]')).toBeVisible();
  await again.reload();
  await expect(again.locator('.sheet-table tbody tr')).toHaveCount(1);
  expect([...said, ...saidAgain]).toEqual([]);
  await context.close();
});
