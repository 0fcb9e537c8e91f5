import { expect, type Page, test } from '@playwright/test';
import { axe, widthOf } from './support/watch.ts';

/** The point that the tests decide, and what somebody does that it is about. */
const POINT = 'offence-while-waiting';

async function decide(page: Page, id = POINT, option = 'every-offence'): Promise<void> {
  await page.goto('/en/readings/');
  await page.getByRole('link', { name: 'House rules' }).click();
  await page.getByLabel('Name').fill('Hafen Club');
  await page.getByRole('button', { name: 'Begin' }).click();
  const point = page.locator(`[data-reading="${id}"]`);
  await point.locator('summary').click();
  await point.locator(`input[value="${option}"]`).check();
  await page.getByRole('button', { name: 'Use on this device' }).click();
  await expect(page.locator('[data-saved="true"]')).toBeVisible();
}

/** Opens the list of cases that the decision turns. */
async function showTurned(page: Page): Promise<void> {
  await page.locator('.turned summary').click();
  await expect(page.locator('[data-case]').first()).toBeVisible();
}

/** Reports that the waiting player talks; what the 2017 edition says to it. */
async function talkRuled(page: Page): Promise<string> {
  const form = page.locator('form.report');
  await form.getByLabel('Incidents only, no stroke').check();
  await form.getByRole('button', { name: 'Add an incident' }).click();
  await form.getByLabel('Incident 1: Search the list').fill('talk');
  for (const select of await form.locator('fieldset select').all()) {
    const black = select.locator('option', { hasText: 'Black' });
    if ((await black.count()) > 0) await select.selectOption({ label: await black.first().innerText() });
  }
  await form.locator('button[type=submit]').click();
  return page.locator('.headlines [data-edition="2017"] button > span').last().innerText();
}

test('decided once, house rules are used and named by table, training, score sheet and “What happened?”', async ({ page }) => {
  await test.step('decided on a phone, in the dark: their page has no accessibility fault with a point open', async () => {
    const desktop = page.viewportSize();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await decide(page);
    await showTurned(page);
    expect(await axe(page)).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(390);
    await page.emulateMedia({ colorScheme: null });
    if (desktop) await page.setViewportSize(desktop);
  });
  const named = page.getByRole('link', { name: 'House rules: Hafen Club' });

  await page.goto('/en/table/#report');
  await expect(named).toBeVisible();
  const decided = await talkRuled(page);
  await page.evaluate(() => localStorage.removeItem('novuss.house-rules'));
  await page.goto('/en/table/?plain#report');
  expect(await talkRuled(page), 'what the referee rules by himself').not.toBe(decided);
  await expect(named).toHaveCount(0);
  await page.goto('/en/readings/house/');
  await page.getByRole('button', { name: /Hafen Club/ }).click();
  await page.getByRole('button', { name: 'Use on this device' }).click();

  await page.goto('/en/quiz/');
  await expect(named).toBeVisible();

  await page.goto('/en/scoresheet/');
  await page.locator('.workspace form button.go').click();
  await expect(page.locator('.game .what')).toContainText('House rules: Hafen Club');

  await page.goto('/en/happened/hand/');
  await expect(named).toBeVisible();
});

test('“What happened?” says what follows by the house rules, before what the book says', async ({ page }) => {
  await decide(page, 'hand-in-pocket-own-turn', 'allowed');
  await page.goto('/en/happened/pocket/#hand-in-pocket');
  const leaf = page.locator('#hand-in-pocket');
  const own = leaf.locator('.by-readings');
  await expect(own.locator('.by-house')).toHaveText('House rules: Hafen Club');
  // the book: the set is lost, always; by the house rules it depends on what the player asks for
  await expect(leaf.locator('ul.answers > .in-2017 .cost').first()).toContainText('Set lost');
  await expect(own.locator('.ask')).not.toHaveCount(0);
  for (const answer of await own.locator('summary').all()) await answer.click();
  await expect(own.locator('.cost')).toContainText(['Allowed', 'Set lost']);
  // decided as the referee takes it, nothing is said beside the book
  await page.goto('/en/happened/cue/');
  await expect(page.getByRole('link', { name: 'House rules: Hafen Club' })).toBeVisible();
  await expect(page.locator('.by-readings')).toHaveCount(0);
});

test('the link of a set shows it to whoever opens it, and nothing is used before it is wished', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await decide(page);
  await showTurned(page);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.locator('.said')).toContainText('The link is copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newPage();
  await other.goto(link.replace('/en/', '/et/'));
  await expect(other.locator('.offered')).toContainText('Hafen Club');
  await expect(other.locator('[data-case]')).not.toHaveCount(0);
  await other.getByRole('button', { name: 'Jäta sellesse seadmesse' }).click();
  await expect(other.locator('[data-saved="true"]')).toBeVisible();
  await other.goto('/et/quiz/');
  await expect(other.locator('.way.first')).toBeVisible();
  await expect(other.getByText('Hafen Club')).toHaveCount(0);
  await other.close();
});
