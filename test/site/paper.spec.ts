import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../support/dist.ts';
import { pagesOf } from './support/pdf.ts';

test.setTimeout(120_000);

const print = (page: Page) => page.pdf({ preferCSSPageSize: true, format: 'A4' });

for (const lang of LANGUAGES) {
  test(`/${lang}/: the pocket card of each book fits one side of a sheet of A4`, async ({ page }) => {
    for (const edition of ['2017', '2010', '2008', 'club']) {
      await page.goto(`/${lang}/card/${edition}/`, { waitUntil: 'networkidle' });
      const pdf = await print(page);
      expect(pagesOf(pdf), edition).toBe(1);
    }
  });
}

test('the margins and the running foot are those of the book, whichever style sheet comes last', async ({ page }) => {
  await page.goto('/de/card/2017/', { waitUntil: 'networkidle' });
  // with the wide margins of other pages the card needs a second sheet
  expect(pagesOf(await print(page))).toBe(1);
  for (const path of ['print/de/2017.css', 'print/ru/2010-2017.css'])
    expect(await (await page.request.get(`/${path}`)).text()).toMatch(/margin:20mm[^;]*!important/);
});

test('every edition of a rule is on paper, none beyond its edge; neither is a difference of two books', async ({ page }) => {
  await page.setViewportSize({ width: 672, height: 960 });
  await page.emulateMedia({ media: 'print' });
  for (const [path, parts, least] of [
    ['/ru/provision/own-dark-discs-ways/', '.column', 3],
    ['/ru/compare/2010/2017/', '.typed tr:nth-child(-n + 9) > *', 40],
    ['/de/compare/', '.flow, .flow text', 60],
  ] as const) {
    await page.goto(path);
    const ends = await page.locator(parts).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThanOrEqual(least);
    expect(Math.max(...ends)).toBeLessThanOrEqual(672);
  }
});

test('on paper a case leaves its ruling room beside the table', async ({ page }) => {
  // a sheet of A4 with its margins is as wide as this to a style sheet; what is printed on it is narrower
  await page.setViewportSize({ width: 794, height: 1122 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/et/cases/striker-at-the-edge-of-its-zone/');
  const [table, card] = [await page.locator('.case > novuss-table').boundingBox(), await page.locator('.case > .card').boundingBox()];
  expect(table?.width).toBeLessThan(280);
  expect(card?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
});

test('a whole book is printed on as many pages as it needs, no table cut through, no address bar of the site on paper', async ({
  page,
}) => {
  await page.goto('/de/rules/2017/print/', { waitUntil: 'networkidle' });
  const pdf = await print(page);
  expect(pagesOf(pdf)).toBeGreaterThan(15);
  expect(pagesOf(pdf)).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.head')).toBeHidden();
  await expect(page.locator('.bar')).toBeHidden();
  await expect(page.locator('.trust')).toBeVisible();
});

test('the drawing sheet is two pages of drawings and two of sizes, whatever the language and the book', async ({ page }) => {
  for (const path of ['/de/equipment/', '/ru/equipment/2008/', '/et/equipment/2010/', '/en/equipment/club/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(pagesOf(await print(page)), path).toBe(4);
  }
});

test('what belongs together stays on one sheet: a term, a reading, the drawn overview, a chapter’s name and its first article', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, parts] of [
    ['/en/glossary/', '.entry'],
    ['/de/backgammon/', '.bg-terms > div, .reading'],
    ['/ru/provision/own-dark-discs-ways/', '.case, .reading'],
    ['/de/compare/', '.flow-scroll'],
    ['/de/rules/2010/print/', 'h2 + .whole-art, .whole-prov'],
  ] as const) {
    await page.goto(path);
    const stored = await page.locator(parts).evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
    expect(stored.length, path).toBeGreaterThan(0);
    expect(new Set(stored), path).toEqual(new Set(['avoid']));
  }
});

test('an article is printed with its cases, and says that it is unofficial', async ({ page }) => {
  await page.goto('/ru/provision/penalty-placement/', { waitUntil: 'networkidle' });
  expect(pagesOf(await print(page))).toBeLessThanOrEqual(6);
  const margins = await page.evaluate(() => document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText).join());
  expect(margins).toContain(await page.title());
  expect(margins).toContain('Неофициальное изложение');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.foot strong')).toBeVisible();
  await expect(page.locator('.foot nav')).toBeHidden();
});

test('a report of an error is filled in with where one was', async ({ page }) => {
  await page.goto('/de/rules/2017/17/#17.1.4');
  await page.locator('[data-report-here]').click();
  const text = page.locator('[data-report]');
  await expect(text).toHaveValue(/Seite: http.*\/de\/rules\/2017\/17\/#17\.1\.4\nAusgabe: 2017\nArtikel: 17\.1\.4\nSprache: Deutsch/);
  await text.fill('Der Text, ergänzt');
  await expect(page.locator('[data-mail]')).toHaveAttribute('href', /^mailto:\?subject=.*body=Der%20Text%2C%20erg%C3%A4nzt$/);
});

test('another site shows a case in a frame and a table as an element', async ({ page, baseURL }) => {
  const foreign = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><title>elsewhere</title>
<iframe src="${baseURL}/de/embed/striker-stays-whole/" width="420" height="640" title="case"></iframe>
<script src="${baseURL}/embed/novuss-table.js" defer></script>
<novuss-table lang="ru" edition="2010"></novuss-table><novuss-table lang="en" position="cut"></novuss-table></html>`);
  });
  const port = await new Promise<number>((resolve) => foreign.listen(0, () => resolve((foreign.address() as AddressInfo).port)));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`http://localhost:${port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.locator('[data-lines]'), 'in a frame nobody needs the lines').toBeHidden();
  await frame.locator('[data-live]').click();
  await expect(frame.locator('novuss-table .live-table')).toBeVisible();
  const table = page.locator('novuss-table').first();
  await expect(table.locator('.live-table')).toBeVisible();
  await expect(table.getByRole('button', { name: /Ударить|Удар/ }).first()).toBeVisible();
  await expect(page.locator('novuss-table').nth(1).getByRole('alert')).toBeVisible();
  expect(errors).toEqual([]);
  foreign.close();
});

test('the element at its first address: the script and the words of one language are all that comes, and its worker works', async ({
  page,
  baseURL,
}) => {
  const foreign = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><html lang="en"><title>elsewhere</title>
<script src="${baseURL}/embed/novuss-table.js" defer></script><novuss-table lang="en" edition="2017" map></novuss-table></html>`);
  });
  const port = await new Promise<number>((resolve) => foreign.listen(0, () => resolve((foreign.address() as AddressInfo).port)));
  const fetched: string[] = [];
  page.on('request', (request) => request.url().startsWith(String(baseURL)) && fetched.push(new URL(request.url()).pathname));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`http://localhost:${port}/`);
  const table = page.locator('novuss-table');
  await expect(table.locator('.live-table')).toBeVisible();
  await expect(table.locator('.setup, [data-panel]'), 'a figure has no tools').toHaveCount(0);
  await table.locator('.map-place').scrollIntoViewIfNeeded();
  await expect(table.locator('.ruling-map .status[data-took]'), 'painted by the worker inside').toBeVisible({ timeout: 60_000 });
  expect(page.workers().map((worker) => new URL(worker.url()).protocol)).toContain('blob:');
  expect([...new Set(fetched)], 'the script, also as its worker, and the words of one language').toEqual([
    '/embed/novuss-table.js',
    '/embed/v1/en.js',
  ]);
  expect(errors).toEqual([]);
  foreign.close();
});

test('opened by itself a frame’s page gives the lines to embed it', async ({ page }) => {
  await page.goto('/en/embed/striker-stays-whole/');
  await expect(page.locator('[data-frame-line]')).toHaveValue(/^<iframe src="http.*\/en\/embed\/striker-stays-whole\/"/);
});
