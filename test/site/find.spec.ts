import { expect, type Page, test } from '@playwright/test';
import { PLACES } from '../../src/corpus/happenings.ts';
import { LANGUAGES } from '../support/dist.ts';
import { axe, axeInTurn, widthOf } from './support/watch.ts';

const box = (page: Page) => page.getByRole('combobox').first();

test('by keys alone: slash, words, arrow, Enter; Escape; a number goes to the article of the book being read', async ({ page }) => {
  await test.step('by keys alone: slash, words, arrow, Enter', async () => {
    await page.goto('/en/rules/2017/12/');
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('striker in pocket');
    const options = page.getByRole('option');
    await expect(options.first()).toContainText('The striker falls into a pocket');
    await expect(options.first()).toContainText('1 penalty disc');
    await expect(options.first()).toContainText('17.1.4');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '?');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/provision/striker-pocketed/');
  });
  await test.step('Escape puts the suggestions away, the words stay', async () => {
    await page.goto('/de/');
    await box(page).fill('Strafstein');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(box(page)).toHaveValue('Strafstein');
  });
  await test.step('a number goes to the article of the book being read', async () => {
    await page.goto('/ru/rules/2010/13/');
    await box(page).fill('п. 17.1.г');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box(page).press('Enter');
    await page.waitForURL('**/ru/rules/2010/17/#17.1.g');
  });
});

test('the backgammon sheet is a group of its own, and its numbers lead to its rules', async ({ page }) => {
  await page.goto('/de/rules/2017/12/');
  await box(page).fill('Pasch');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group')).toHaveCount(0);
  await box(page).fill('Backgammon Pasch');
  const group = page.getByRole('group', { name: 'Backgammon: Turnierregeln Konstanz 2014' });
  await expect(group.getByRole('option').first()).toContainText('Pasch');
  await expect(group.getByRole('option').filter({ hasText: 'Regel 11' }).first()).toBeVisible();
  expect(await axe(page, { within: '[data-find]' })).toEqual([]);
  await box(page).fill('12');
  await expect(page.getByRole('option').first()).toContainText('12');
  await expect(group).toHaveCount(0);
  await box(page).fill('Konstanz 12');
  await expect(group.getByRole('option').first()).toContainText('Beide Zahlen, sonst die größere');
  await box(page).press('Enter');
  await page.waitForURL('**/de/backgammon/#12');
  // on the sheet's pages its bare numbers count
  await box(page).fill('15');
  await expect(group.getByRole('option').first()).toContainText('Regel 15');
  await box(page).press('Enter');
  await page.waitForURL('**/de/backgammon/#15');
  await page.goto('/ru/search/?q=12');
  await expect(page.locator('[data-results] h2').filter({ hasText: 'Бэкгаммон' })).toBeVisible();
});

test('without network the look-up goes on', async ({ page, context }) => {
  await page.goto('/et/');
  await box(page).fill('ketas');
  await expect(page.getByRole('option').first()).toBeVisible();
  await context.setOffline(true);
  await box(page).fill('kaks korda löödud');
  await expect(page.getByRole('option').first()).toContainText('Topeltlöök');
});

test('what is found can be read out, and on the search page too; a term’s first line is its definition', async ({ page }) => {
  const QUERIES = { de: 'Scheibe springt raus', ru: 'шайба в лузе', et: 'ketas augus', en: 'striker in pocket' };
  const TERMS = { de: 'Schuld', ru: 'долг', et: 'võlg', en: 'debt' };
  for (const [turn, lang] of LANGUAGES.entries()) {
    const query = QUERIES[lang];
    await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'light' : 'dark' });
    await page.goto(`/${lang}/`);
    await box(page).fill(TERMS[lang]);
    await expect(page.locator('.hit.answer[href*="/glossary/#debt"] .line')).toContainText(/\p{L}+ .*\.$/u);
    expect.soft(await axeInTurn(page, 0, turn, { within: '[data-find]' }), lang).toEqual([]);
    await box(page).fill(query);
    await expect(page.getByRole('option').first()).toBeVisible();
    // a rule further down says what it is about
    await expect(page.locator('.hit[href*="/provision/"]:not(.answer) .line').first()).toContainText(/\p{L}+ .*\p{L}/u);
    expect.soft(await axeInTurn(page, 1, turn, { within: '[data-find]' }), lang).toEqual([]);
    await page.goto(`/${lang}/search/?q=${encodeURIComponent(query)}`);
    await expect(page.locator('[data-results] h2').last()).toBeVisible();
    await expect(page.locator('[data-results] .hit .line').first()).toContainText(/\p{L}+ .*\p{L}/u);
    await expect(page.getByRole('status').first()).toHaveText(/\d/);
    expect.soft(await axeInTurn(page, 2, turn), lang).toEqual([]);
  }
});

/** Words that stand in a rule's text, not in its title, in another form than the one looked for. */
const FULL_TEXT = [
  ['en', 'plywood', 'playing-surface-finish'],
  ['de', 'lackierter', 'playing-surface-finish'],
  ['ru', 'лузе', 'striker-pocketed'],
  ['et', 'auk', 'striker-pocketed'],
] as const;
test('the full text: other forms of a word, hits below the rules, what a rule says and not how it is cited, no words run together', async ({
  page,
}) => {
  await test.step('the full text has words in other forms than the one looked for', async () => {
    for (const [lang, word, id] of FULL_TEXT) {
      await page.goto(`/${lang}/about/`);
      const found = await page.evaluate(async (query) => {
        const index = (await import(/* @vite-ignore */ `${location.origin}/pagefind/pagefind.js`)) as {
          search: (words: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
        };
        const { results } = await index.search(query);
        return Promise.all(results.map(async (hit) => (await hit.data()).url));
      }, word);
      expect.soft(found, `${lang} ${word}`).toContain(`/${lang}/provision/${id}/`);
    }
  });
  await test.step('the search page shows the full text’s hits below the rules', async () => {
    await page.goto('/en/search/?q=plywood');
    await expect(page.locator('[data-results] a[href*="playing-surface-finish"]').first()).toBeVisible();
    await expect(page.locator('[data-results] mark').first()).toBeVisible();
    await page.goto('/en/search/?q=xyzzyq');
    await expect(page.locator('[data-results]')).toContainText('Nothing found for “xyzzyq”');
  });
  await test.step('search shows what a rule says, not how it is cited', async () => {
    await page.goto('/de/search/?q=Schlagscheibe%20Tasche');
    const first = page.locator('main li', { has: page.locator('mark') }).first();
    await expect(first).toBeVisible();
    await expect(page.locator('main')).not.toContainText('https://');
    await expect(page.locator('main')).not.toContainText('Zitat kopieren');
  });
  await test.step('the full text’s lines run no marks, terms and sentences into one another', async () => {
    await page.goto('/de/search/?q=Scheibe+in+Tasche');
    const lines = page.locator('main mark').locator('xpath=ancestor::p[1]');
    await expect(lines.first()).toBeVisible();
    // a small letter and a capital, or a figure and a word, in one
    expect((await lines.allTextContents()).join(' ')).not.toMatch(/[a-zäöüß][A-ZÄÖÜ]|\d{4}08|\d[A-Z][a-z]/);
  });
});

test('what happened: the reader’s book first, what it depends on asked next, and without scripts', async ({ page, browser }) => {
  await test.step('what happened: the reader’s book comes first and is remembered', async () => {
    await page.goto('/en/happened/cue/');
    await page.getByRole('heading', { name: 'While aiming' }).waitFor();
    await page.locator('.mine label', { has: page.locator('[value="2008"]') }).click();
    await page.getByText('The cue’s tip over the far zone’s line while aiming').click();
    const mine = page.locator('#cue-over-far-line .in-2008');
    await expect(mine).toContainText('No rule for it');
    const weight = (selector: string) =>
      page.locator(`#cue-over-far-line ${selector}`).evaluate((item) => getComputedStyle(item).fontWeight);
    expect(Number(await weight('.in-2008'))).toBeGreaterThan(Number(await weight('.in-2017')));
    await page.goto('/en/happened/time/');
    await expect(page.locator('.mine [value="2008"]')).toBeChecked();
  });
  await test.step('what happened: where it depends on something, that is asked next, and each answer names its articles', async () => {
    await page.goto('/en/happened/hand/');
    const leaf = page.locator('#discs-displaced');
    await page.locator('details', { has: leaf }).first().locator('summary').first().click();
    const mine = leaf.locator('.in-2017');
    await expect(mine).toContainText('How many discs moved?');
    await mine.getByText('2 or more discs moved or the only disc on the table moved').click();
    await expect(mine).toContainText('Set lost');
    await expect(mine.getByRole('link', { name: '16.1.5' }).first()).toBeVisible();
    await mine.getByText('one disc, moved or only touched').click();
    await mine.getByText('in one’s own turn').click();
    await expect(mine).toContainText('1 penalty disc');
  });
  await test.step('what happened: from a sign to the rule without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    await page.goto('/de/happened/');
    await page.getByRole('link', { name: /Die Schlagscheibe/ }).click();
    await page.getByText('Die Schlagscheibe fällt in eine Tasche').first().click();
    const leaf = page.locator('#striker-pocketed');
    await expect(leaf).toContainText('1 Strafstein');
    await expect(leaf.getByRole('link', { name: '17.1.4' })).toBeVisible();
    await leaf.locator('.to').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/de\/provision\/striker-pocketed\/$/);
    await context.close();
  });
});

/** Looked at in dark: the way in, and one place for all, for each has the same colours on the same grounds. */
const IN_DARK: readonly string[] = ['', 'pocket/'];

for (const [turn, lang] of LANGUAGES.entries()) {
  test(`${lang}: what happened, every place: axe finds nothing, nothing wider than a small screen`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 320, height: 640 },
      colorScheme: turn % 2 === 0 ? 'light' : 'dark',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const [i, path] of ['', ...PLACES.map((place) => `${place}/`)].entries()) {
      await page.goto(`/${lang}/happened/${path}`);
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.open = true;
      });
      expect(await widthOf(page), path).toBeLessThanOrEqual(320);
      if (turn % 2 === 0 || IN_DARK.includes(path)) expect(await axeInTurn(page, i, turn), path).toEqual([]);
    }
    await context.close();
  });
}

test('a question is answered in the box: what happens, by which article, with the text; what is not known is said to be', async ({
  page,
}) => {
  await page.goto('/en/');
  const box = page.getByRole('combobox').last();
  await box.fill('my puck went in the hole');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('1 penalty disc');
  await expect(first).toContainText('17.1.4');
  // each edition by its own number
  await expect(first).toContainText('17.1.г');
  await expect(first).toContainText('5.6 •15');
  await expect(first).not.toContainText('Other rulebooks');
  // a rule's page has styles for cases, which are not for what the box says
  await page.goto('/en/provision/asking-the-referee/');
  await box.fill('three warnings');
  await expect(first.locator('.rule-costs').first()).toHaveCSS('display', 'block');
  // where they say something else, they stand apart
  await box.fill('shake hands before the game');
  await expect(first).toContainText('Other rulebooks');
  await box.fill('xyzzy');
  await expect(page.getByRole('option', { name: 'Step by step: what happened?' })).toBeVisible();
  await page.getByRole('option', { name: 'Not what you asked?' }).click();
  await expect(page.locator('[data-report]')).toHaveValue(/^Asked: xyzzy$/m);
});

test('backgammon answers where it is named, not otherwise', async ({ page }) => {
  await page.goto('/en/');
  const box = page.getByRole('combobox').last();
  await box.fill('who starts second set');
  await expect(page.getByRole('option').first()).toContainText('first stroke');
  await expect(page.getByRole('group')).toHaveCount(0);
  await box.fill('backgammon who starts');
  await expect(page.getByRole('group')).toBeVisible();
});

test('the colours can follow the system again after a choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/en/');
  const button = page.locator('[data-theme-toggle]');
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const label = () => button.getAttribute('aria-label');
  expect([await label(), await shown()]).toEqual(['Colours: as the system', 'light dark']);
  await button.click();
  expect([await label(), await shown()]).toEqual(['Colours: light', 'light']);
  await button.click();
  expect([await label(), await shown()]).toEqual(['Colours: dark', 'dark']);
  await button.click();
  await page.reload();
  expect([await label(), await shown()]).toEqual(['Colours: as the system', 'light dark']);
});
