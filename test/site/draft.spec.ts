import { type Browser, expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../support/dist.ts';
import { axeInTurns, widthOf } from './support/watch.ts';

const TITLE = 'A striker in a pocket costs the turn only';

/** The paper's languages, with what is said of the first motion's provision. */
const PAPERS = [
  ['English', 'The striker falls into a pocket'],
  ['Deutsch', 'Die Schlagscheibe fällt in eine Tasche'],
  ['Русский', 'Шайба упала в лузу'],
  ['Eesti', 'Löögiketas kukub auku'],
] as const;

/** Begins a draft on 2017's book. */
async function begin(page: Page, title = TITLE): Promise<void> {
  await page.goto('/en/draft/');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Moved by').fill('Hafen Club');
  await page.getByLabel('Amends').selectOption({ label: '2017 edition' });
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Chooses a part of a change by search in the reader's language. */
async function add(page: Page, kind: string, asked: string, id: string): Promise<void> {
  await page.locator(`[data-add="${kind}"]`).last().click();
  await page.locator('.picker input').fill(asked);
  await page.locator(`[data-pick="${id}"]`).click();
}
const worked = (page: Page, said: string): Promise<void> =>
  expect(page.locator('.does[data-done="true"]')).toContainText(said, { timeout: 60_000 });
const sheet = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

/** The first motion of test/draft/motions, written by hand. */
async function strikerInPocket(page: Page): Promise<void> {
  await begin(page);
  await page.getByLabel('Reason').fill('The disc that comes out is a second punishment for one mistake.');
  await add(page, 'rule', 'striker pocket', 'striker-pocketed');
  await page.locator('[data-rule="striker-pocketed"] input[value="penalty-disc"]').uncheck();
  await page.locator('[data-text="striker-pocketed"]').click();
  await page
    .locator('[data-provision="striker-pocketed"] textarea')
    .fill('If the striker falls into a pocket, the player loses only the right to play.');
  await page.getByLabel('In one line').fill('No penalty disc any more.');
}

/** Opens what the clipboard holds in another browser, in another language. */
async function openElsewhere(browser: Browser, page: Page, lang: string): Promise<Page> {
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await (await browser.newContext()).newPage();
  await other.goto(link.replace('/en/', `/${lang}/`));
  return other;
}

test('a striker in a pocket costs the turn only: written, tried, passed on, opened elsewhere', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await strikerInPocket(page);
  // test/draft/motions.test.ts has the ten
  await worked(page, '10 cases end otherwise');
  await expect(page.locator('[data-provision] ins')).toHaveText(['only ']);

  await sheet(page, 'What it does');
  const last = page.locator('[data-case="own-last-disc-and-striker"]');
  await expect(last.locator('.headline')).toHaveText(['Penalty disc, Black to play', 'Red wins the set']);
  await last.getByRole('button', { name: 'Play the stroke' }).click();
  await expect(last.locator('.live-table')).toBeVisible();
  // 17.1.14: what is of its kind still costs a disc
  await expect(page.locator('[data-kind="striker-broken"]')).toContainText('17.1.14');

  await page.getByLabel('Sets of each strength').fill('4');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('[data-strength="beginner"]')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('[data-made]').first()).toBeVisible();

  await sheet(page, 'Paper');
  const paper = page.locator('.paper');
  await expect(paper.locator('figure')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toContainText('The disc that comes out is a second punishment');
  await expect(page.getByRole('tab').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  for (const [language, title] of PAPERS) {
    await page.getByRole('button', { name: language, exact: true }).click();
    await expect(paper.locator('.item h3').first()).toHaveText(`17.1.4 ${title}`);
    await expect(paper.locator('footer svg')).toBeVisible();
    const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length, language).toBeGreaterThan(0);
    expect(pages.length, language).toBeLessThanOrEqual(4);
  }

  await sheet(page, 'The book');
  await expect(page.locator('[data-row="striker-pocketed"] ins')).toHaveText(['only ']);

  await sheet(page, 'Pass on');
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.locator('.said')).toContainText('The link is copied');
  const other = await openElsewhere(browser, page, 'de');
  await expect(other.locator('.notice')).toContainText(TITLE);
  await expect(other.locator('.does')).toContainText('10 Fälle gehen anders aus', { timeout: 60_000 });
  await other.getByRole('button', { name: 'Auf diesem Gerät behalten' }).click();
  await expect(other.locator('[data-saved="true"]')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
  await other.goBack();
  await expect(other.getByRole('button', { name: `„${TITLE}“ öffnen` })).toBeVisible();
  await other.context().close();
});

test('what does not fit is said at its place, and the draft is kept with it', async ({ page }) => {
  await begin(page, 'A shallow zone');
  await page.getByLabel('Reason').fill('To try it.');
  await add(page, 'parameter', 'edge zone', 'edgeZoneDepth');
  const depth = page.locator('[data-number="edgeZoneDepth"]').getByLabel('Value');
  await depth.fill('20');
  await expect(page.locator('[data-fault="changes[0].amends.parameters.edgeZoneDepth"]')).toContainText('at least 28 mm');
  await depth.fill('twenty');
  await expect(page.locator('.part [data-fault]')).toContainText('amends.parameters.edgeZoneDepth');
  await expect(page.locator('[data-saved="true"]')).toBeVisible();
  await page.reload();
  await expect(depth).toHaveValue('twenty');
  await depth.fill('100');
  await worked(page, '7 cases end otherwise');
});

test('drafts of a meeting stand side by side, with the same cases under each, and two become one', async ({ page, browser }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/draft/');
  await page
    .locator('input[type=file]')
    .setInputFiles(['striker-in-pocket', 'without-debts'].map((name) => `test/draft/motions/${name}.yaml`));
  await page.getByRole('button', { name: 'All drafts' }).click();
  for (const box of await page.locator('input.vote').all()) await box.check();
  await page.getByRole('button', { name: 'Put to the vote' }).click();
  // both turn it, each in its own way
  const both = page.locator('[data-case="row-opposite-untouched"] .turns');
  await expect(both).toHaveCount(2, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Copy the link of this meeting' }).click();
  await expect(page.locator('.said')).toContainText('The link is copied');
  const other = await openElsewhere(browser, page, 'ru');
  await expect(other.locator('[data-draft]')).toHaveCount(2);
  await expect(other.locator('[data-case="row-opposite-untouched"] .turns')).toHaveCount(2, { timeout: 60_000 });
  await other.context().close();
  await page.getByRole('button', { name: 'Make one draft of both' }).click();
  await worked(page, '15 cases end otherwise');
});

test('a file comes in and goes out in the form of the command line', async ({ page }) => {
  await page.goto('/en/draft/');
  await page.locator('input[type=file]').setInputFiles('test/draft/motions/handshake-2010.yaml');
  await worked(page, 'One case ends otherwise');
  await sheet(page, 'Pass on');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saved).suggestedFilename()).toBe('handshake-2010.yaml');
});

test('axe finds nothing on any sheet of a draft, nothing is wider than a phone, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [turn, lang] of LANGUAGES.entries()) {
    await test.step(lang, async () => {
      await page.emulateMedia({ colorScheme: turn % 2 === 0 ? 'light' : 'dark' });
      await page.goto(`/${lang}/draft/`);
      // kept on the device by the first language
      if (turn === 0) await page.locator('input[type=file]').setInputFiles('test/draft/motions/third-warning-set.yaml');
      else await page.locator('.list .open').click();
      await expect(page.locator('.does[data-done="true"]')).toBeVisible({ timeout: 60_000 });
      await expect(page.locator('[data-saved="true"]')).toBeVisible();
      const look = axeInTurns(page, turn);
      for (const [i, tab] of (await page.getByRole('tab').all()).entries()) {
        await tab.click();
        expect(await look(), lang).toEqual([]);
        expect([lang, i, await widthOf(page)]).toEqual([lang, i, 390]);
      }
    });
  }
});
