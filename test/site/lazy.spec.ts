/** Parts of pages that are fetched late: where one does not come the reader is told in the page's language, and once the network is back it comes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Language } from '../support/dist.ts';
import { answer, beginAs, setExam, words as trainingWords } from './support/quiz.ts';
import { scriptErrors } from './support/switched-site.ts';
import { axe } from './support/watch.ts';

type Words = Readonly<Record<'failed' | 'network' | 'newer' | 'nothingLost' | 'retry' | 'reload', string>>;
const read = (path: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../../content/ui', path), 'utf8'));
const words = (lang: Language): Words => ({ ...read(`load-error/${lang}.json`), ...read(`release/${lang}.json`) });
/** What is said where the network is there and only a part is not. */
const note = (lang: Language): string => `${words(lang).failed} ${words(lang).nothingLost}`;

/** Cuts off everything whose address fits, or brings it back. */
async function cut(page: Page, what: RegExp): Promise<() => Promise<void>> {
  await page.route(what, (route) => route.abort());
  return () => page.unroute(what);
}
const REMEMBERED =
  'this browser remembers until the page is left which script it could not import: trying again asks nothing (docs/browsers.md)';
let known: boolean | undefined;
/** Whether the browser keeps a failed import in the module map, as the HTML standard has it, and so cannot try again within the page. */
async function remembers(page: Page): Promise<boolean> {
  if (known === undefined) {
    await page.goto('/en/about/');
    const mend = await cut(page, /second-import\.js/);
    const imported = () => page.evaluate(`import('/second-import.js').then(() => true, () => false)`);
    await imported();
    await mend();
    await page.route(/second-import\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {};' }));
    known = !(await imported());
    await page.unroute(/second-import\.js/);
  }
  return known;
}
/** Skips a test that goes on within the page where the browser cannot. */
async function needsSecondImport(page: Page): Promise<void> {
  test.skip(await remembers(page), REMEMBERED);
}
/** Tries again, as far as this browser can: where it remembers, that is said to fail and the page is loaded anew. */
async function mended(page: Page, box: Locator, lang: Language): Promise<void> {
  const again = (await remembers(page)) ? words(lang).reload : words(lang).retry;
  await box.getByRole('button', { name: again }).click();
}
/** What stands there is said in the language, leads on to the page for offline, and can be told again without the network. */
async function failureSaid(within: Locator, lang: Language): Promise<Locator> {
  const box = within.locator('.load-error');
  await expect(box.first()).toContainText(note(lang));
  const again = box.first().getByRole('button', { name: words(lang).retry });
  await again.click();
  await expect(box.first()).toContainText(note(lang));
  await expect(again).toHaveAttribute('aria-busy', 'false');
  return again;
}
/** What is said takes its colours from the place where it stands: axe finds nothing wherever it stands now. */
async function wellSaid(page: Page): Promise<void> {
  expect(await axe(page, { within: '.load-error' })).toEqual([]);
}

test('training: the view of a question does not come, then it does', async ({ page }) => {
  await needsSecondImport(page);
  const said = scriptErrors(page);
  const mend = await cut(page, /QuestionView/);
  await page.goto('/ru/quiz/');
  await page.locator('.way.first .go').click();
  const again = await failureSaid(page.locator('.training'), 'ru');
  await wellSaid(page);
  const keep = page.locator('.load-error a');
  expect(await keep.getAttribute('href')).toBe('/ru/offline/');
  await mend();
  await again.click();
  await expect(page.locator('.load-error')).toHaveCount(0);
  // the first of the ten is still the first
  await expect(page.locator('.where')).toContainText('1');
  await answer(page);
  await expect(page.locator('.result')).toBeVisible();
  expect(said).toEqual([]);
});

test('an exam whose questions cannot be shown begins when they can; its name is nothingLost', async ({ page }) => {
  await needsSecondImport(page);
  const said = scriptErrors(page);
  const mend = await cut(page, /QuestionView/);
  await setExam(page, 'en');
  await beginAs(page, 'Anna');
  const again = await failureSaid(page.locator('.exam'), 'en');
  await wellSaid(page);
  await expect(page.locator('.ready input[type=text]')).toHaveValue('Anna');
  await mend();
  await again.click();
  await expect(page.locator('.top')).toContainText('1');
  await answer(page);
  await expect(page.locator('.top')).toContainText('2');
  expect(said).toEqual([]);
});

test('training without its book, its cases or the rules’ texts', async ({ page }) => {
  const said = scriptErrors(page);
  let mend = await cut(page, /data\/quiz\/book\.json/);
  await page.goto('/de/quiz/');
  let again = await failureSaid(page.locator('.training'), 'de');
  await mend();
  await again.click();
  await expect(page.locator('.way.first')).toBeVisible();
  mend = await cut(page, /data\/quiz\/(cases|texts)/);
  await page
    .locator('.way')
    .filter({ hasText: trainingWords('de').ui.casesText })
    .locator('.go')
    .click();
  again = await failureSaid(page.locator('.training'), 'de');
  await page.unroute(/data\/quiz\/(cases|texts)/);
  mend = await cut(page, /data\/quiz\/texts/);
  await again.click();
  await answer(page);
  again = await failureSaid(page.locator('.why'), 'de');
  await wellSaid(page);
  await mend();
  await again.click();
  await expect(page.locator('.why .wording')).toBeVisible();
  expect(said).toEqual([]);
});

test('the table: referee, panels and map, one after another', async ({ page }) => {
  await needsSecondImport(page);
  const said = scriptErrors(page);
  let mend = await cut(page, /\/_assets\/(RulingPanel|Report|Changes|RulingMap)\./);
  await page.goto('/ru/table/');
  const table = page.locator('.live-table');
  await expect(table.locator('svg.live').first()).toBeVisible();
  await table.locator('.frame').hover();
  let again = await failureSaid(table.locator('.stroke'), 'ru');
  await wellSaid(page);
  await expect(page.locator('[data-tray]')).toBeVisible();
  await page.unroute(/\/_assets\/(RulingPanel|Report|Changes|RulingMap)\./);
  mend = await cut(page, /\/_assets\/(Report|Changes|RulingMap)\./);
  await again.click();
  await expect(table.locator('.stroke .load-error')).toHaveCount(0);
  await page.locator('[data-panel=report] summary').click();
  again = await failureSaid(page.locator('[data-panel=report]'), 'ru');
  await page.locator('.map button').first().click();
  const map = await failureSaid(page.locator('.map'), 'ru');
  await wellSaid(page);
  await mend();
  await again.click();
  await expect(page.locator('form.report')).toBeVisible();
  await map.click();
  await expect(page.locator('.ruling-map')).toBeVisible();
  expect(said).toEqual([]);
});

test('the map is painted where its worker does not come', async ({ page }) => {
  await page.route(/\/_assets\/worker[.-]/, (route) => route.abort());
  await page.goto('/en/table/');
  await expect(page.locator('svg.live').first()).toBeVisible();
  await page.locator('.map button').first().click();
  await expect(page.locator('.ruling-map [data-first]')).toBeVisible({ timeout: 100_000 });
});

const WORDS_OF = [
  { what: 'the tournament', path: 'tournament/', chunk: /\/_assets\/et\.[^/]*\.js/, place: '.room', there: '.workspace form' },
  { what: 'the score sheet', path: 'scoresheet/', chunk: /\/_assets\/et\.[^/]*\.js/, place: '.room', there: '.workspace form' },
  { what: 'the amendment bench', path: 'draft/', chunk: /\/_assets\/et\.[^/]*\.js/, place: '.room', there: '.workspace form' },
  {
    what: 'the backgammon board',
    path: 'backgammon/',
    chunk: /\/_assets\/et\.[^/]*\.js/,
    place: '.bg-workspace',
    there: '.bg-workspace button:not([disabled])',
  },
] as const;
test('tournament, score sheet, amendment bench and backgammon board without their words', async ({ page }) => {
  await remembers(page);
  for (const { what, path, chunk, place, there } of WORDS_OF) {
    const said = scriptErrors(page);
    const mend = await cut(page, chunk);
    await page.goto(`/et/${path}`);
    await failureSaid(page.locator(place).first(), 'et');
    // rooms are all alike
    if (place !== '.room' || path === 'tournament/') await wellSaid(page);
    await mend();
    await mended(page, page.locator('.load-error').first(), 'et');
    await expect(page.locator(there).first()).toBeVisible();
    await expect(page.locator('.load-error')).toHaveCount(0);
    expect(said, what).toEqual([]);
  }
});

for (const chunk of [/\/_assets\/et\.[^/]*\.js/, /\/_assets\/mount\./])
  test(`the table without ${chunk.source.includes('mount') ? 'its program' : 'its words'}: its drawing stays, then it comes`, async ({
    page,
  }) => {
    await remembers(page);
    const said = scriptErrors(page);
    const mend = await cut(page, chunk);
    await page.goto('/et/table/');
    const box = page.locator('novuss-table .load-error');
    await expect(box).toContainText(note('et'));
    await expect(page.locator('novuss-table [role=img]')).toBeVisible();
    await mend();
    await mended(page, box, 'et');
    await expect(page.locator('novuss-table svg.live')).toBeVisible();
    await expect(box).toHaveCount(0);
    expect(said).toEqual([]);
  });

test('a score sheet’s game comes when it can, with what was entered', async ({ page }) => {
  await needsSecondImport(page);
  const said = scriptErrors(page);
  const mend = await cut(page, /\/_assets\/Game\./);
  await page.goto('/en/scoresheet/');
  const form = page.locator('.workspace form');
  for (const [i, name] of ['Ozola', 'Kask'].entries()) await form.locator('.name input').nth(i).fill(name);
  await form.locator('button.go').click();
  const again = await failureSaid(page.locator('.workspace'), 'en');
  await wellSaid(page);
  await mend();
  await again.click();
  await expect(page.locator('.party.red')).toContainText('Ozola');
  expect(said).toEqual([]);
});

test('the search for divergences, and its worker', async ({ page }) => {
  await needsSecondImport(page);
  const said = scriptErrors(page);
  let mend = await cut(page, /\/_assets\/Found\./);
  await page.goto('/de/compare/parts/#search');
  const box = page.locator('.search.ui');
  await box.locator('.go').click();
  let again = await failureSaid(box, 'de');
  await wellSaid(page);
  await mend();
  mend = await cut(page, /\/_assets\/worker[.-]/);
  await again.click();
  again = await failureSaid(box, 'de');
  await mend();
  await again.click();
  await expect(box.locator('.progress')).not.toHaveText('');
  expect(said).toEqual([]);
});

test('a live part that does not come at all says so in place of “loading”', async ({ page }) => {
  const mend = await cut(page, /\/_assets\/(Quiz|ScoreSheet)\./);
  for (const [path, there] of [
    ['quiz/', '.way.first'],
    ['scoresheet/', '.workspace form'],
  ] as const) {
    await page.goto(`/de/${path}`);
    await expect(page.getByRole('alert')).toContainText(note('de'));
    const again = page.getByRole('button', { name: words('de').reload });
    await expect(again).toBeVisible();
    await expect(page.locator('astro-island [role=status]')).toHaveCount(0);
    if (path === 'scoresheet/') await mend();
    else continue;
    await again.click();
    await expect(page.locator(there).first()).toBeVisible();
  }
});

test('after a deploy an open page says that there is a new version, not that there is no network, and what was saved is there', async ({
  page,
}) => {
  await page.goto('/en/scoresheet/');
  const form = page.locator('.workspace form');
  for (const [i, name] of ['Ozola', 'Kask'].entries()) await form.locator('.name input').nth(i).fill(name);
  await form.locator('button.go').click();
  await expect(page.locator('[data-saved=true]')).toBeVisible();
  // the page as it was before the site was published anew: its part is gone, and the site names others
  await page.route(/\/_assets\/Game\./, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(/\/parts\.json/, (route) => route.fulfill({ json: ['ScoreSheet.other.js'] }));
  await page.reload();
  const box = page.locator('.load-error');
  await expect(box).toContainText(words('en').newer);
  await expect(box).not.toContainText(words('en').network);
  await expect(box.getByRole('button')).toHaveText([words('en').reload]);
  expect(await axe(page, { within: '.load-error' })).toEqual([]);
  await page.unrouteAll();
  await box.getByRole('button').click();
  await expect(page.locator('.party.red')).toContainText('Ozola');
});

test('a figure’s table: told where it cannot be fetched, there once it can, also where its button’s script did not come before', async ({
  page,
}) => {
  await needsSecondImport(page);
  const said = scriptErrors(page);
  const buttons = await cut(page, /\/_assets\/buttons\./);
  const mend = await cut(page, /\/_assets\/mount\./);
  await page.goto('/en/provision/own-dark-discs-ways/');
  const live = page.locator('[data-live]').first();
  await live.click();
  await buttons();
  await live.click();
  await expect(page.getByRole('alert')).toContainText(note('en'));
  expect(await axe(page, { within: '[role=alert]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toBeHidden();
  await mend();
  await live.click();
  await expect(page.locator('.live-table svg.live').first()).toBeVisible();
  expect(said).toEqual([]);
});

test('a figure’s table waits for its styles: without them its drawing stays and that is said, then it comes', async ({ page }) => {
  const said = scriptErrors(page);
  const mend = await cut(page, /\/_assets\/table\.[^/]*\.css/);
  await page.goto('/ru/provision/own-dark-discs-ways/');
  await page.locator('[data-mine]').first().click();
  await expect(page.getByRole('alert')).toContainText(note('ru'));
  await expect(page.locator('.live-table')).toHaveCount(0);
  await expect(page.locator('[data-figure] svg.tbl').first()).toBeVisible();
  await mend();
  await page.getByRole('button', { name: words('ru').retry }).click();
  await expect(page.locator('svg.live').first()).toHaveCSS('position', 'absolute');
  expect(said).toEqual([]);
});

test('the look-up and the search without their data, their texts, their script', async ({ page }) => {
  await needsSecondImport(page);
  const said = scriptErrors(page);
  let mend = await cut(page, /data\/lookup|\/pagefind\/|\/_assets\/search\.(?!astro)/);
  await page.goto('/de/search/?q=Schlagscheibe');
  await expect(page.getByRole('alert')).toContainText(note('de'));
  await page.unroute(/data\/lookup|\/pagefind\/|\/_assets\/search\.(?!astro)/);
  mend = await cut(page, /data\/lookup|\/pagefind\//);
  await page.locator('[data-search] input').press('Enter');
  const line = page.locator('[data-results] .load-error');
  await expect(line).toContainText(note('de'));
  await page.unroute(/data\/lookup|\/pagefind\//);
  mend = await cut(page, /\/pagefind\//);
  await line.getByRole('button', { name: words('de').retry }).click();
  // the rules are found without the texts, and it is said that those were not searched
  await expect(page.locator('[data-results] a').first()).toBeVisible();
  await expect(line).toContainText(note('de'));
  await mend();
  await line.getByRole('button', { name: words('de').retry }).click();
  await expect(page.locator('[data-results] mark').first()).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(said).toEqual([]);
});

test('the look-up box of every page', async ({ page }) => {
  const said = scriptErrors(page);
  const mend = await cut(page, /data\/lookup/);
  await page.goto('/et/about/');
  const box = page.locator('[data-find] input').first();
  await box.click();
  await box.pressSequentially('löögi');
  await expect(page.locator('.hits .load-error')).toContainText(note('et'));
  expect(await axe(page, { within: '[data-find]' })).toEqual([]);
  await mend();
  await page
    .locator('.hits .load-error')
    .getByRole('button', { name: words('et').retry })
    .click();
  await expect(page.locator('.hits [role=option]').first()).toBeVisible();
  // retried-list-closes: the focus went with the button, and the list closed a moment after it had come
  await expect(box).toBeFocused();
  expect(said).toEqual([]);
});

test('the case book’s filter', async ({ page }) => {
  const said = scriptErrors(page);
  const mend = await cut(page, /\/data\/.*\.json$/);
  await page.goto('/en/cases/');
  const box = page.locator('[data-case-filter] input').first();
  await box.fill('pocket');
  await expect(page.getByRole('alert')).toContainText(`${words('en').failed} ${words('en').network} ${words('en').nothingLost}`);
  await mend();
  await box.fill('pockets');
  await expect(page.locator('[data-case-filter] output')).not.toHaveText('');
  expect(said).toEqual([]);
});

test('the home page’s table: its drawing stays, and tried again it comes', async ({ page }) => {
  await remembers(page);
  const said = scriptErrors(page);
  const mend = await cut(page, /\/_assets\/mount\./);
  await page.goto('/en/');
  const table = page.locator('novuss-table');
  await table.scrollIntoViewIfNeeded();
  // nothing is fetched for nobody
  await page.mouse.move(1, 1);
  const retry = table.getByRole('button', { name: words('en').retry });
  await expect(retry).toBeVisible();
  await expect(table.locator('svg.tbl')).toBeVisible();
  await mend();
  await mended(page, table, 'en');
  await table.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await expect(table.locator('svg.live')).toBeVisible();
  expect(said).toEqual([]);
});
