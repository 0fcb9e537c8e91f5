import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { parseCase } from '../../src/notation/parse.ts';
import { asOnAPhone } from './support/table-page.ts';
import { axe } from './support/watch.ts';

/** A page of another origin that lets through nothing but the site's own scripts and frames. */
async function hosted(
  page: Page,
  site: string,
  body: string,
): Promise<{ readonly address: string; readonly refused: string[]; readonly server: Server }> {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  page.on('pageerror', (error) => refused.push(String(error)));
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(404).end();
      return;
    }
    const policy = `default-src 'none'; script-src ${site}; frame-src ${site}; style-src 'none'`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
    response.end(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>elsewhere</title>${body}</html>`,
    );
  });
  const port = await new Promise<number>((resolve) => server.listen(0, () => resolve((server.address() as AddressInfo).port)));
  return { address: `http://localhost:${port}/`, refused, server };
}

test('a case and a rule on a page of another origin, under a strict policy, at 320 to 1,920 px: nothing sideways, nothing cut', async ({
  page,
  baseURL,
}) => {
  const site = String(baseURL);
  const { address, refused, server } = await hosted(
    page,
    site,
    `<iframe src="${site}/ru/embed/striker-stays-whole/" width="100%" height="300" title="case"></iframe>
<iframe src="${site}/de/embed/rule/own-dark-directly/" width="100%" height="300" title="rule"></iframe><script src="${site}/embed/v1/frame.js" defer></script>`,
  );
  // made narrower the frames must grow; the narrowest is also opened
  for (const width of [1920, 1280, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const anew = width === 1920 || width === 320;
    if (anew) await page.goto(address);
    for (const title of ['case', 'rule']) {
      // out of sight a browser tells a frame of another origin no new sizes; when it is opened it says its height all the same
      if (!anew) await page.locator(`iframe[title=${title}]`).scrollIntoViewIfNeeded();
      const frame = page.frameLocator(`iframe[title=${title}]`);
      const card = frame.locator('.card').first();
      await expect(card).toBeVisible();
      await expect
        .poll(
          () =>
            frame
              .locator('html')
              .evaluate((root) => [root.scrollWidth <= root.clientWidth, root.scrollHeight <= innerHeight, innerHeight > 300]),
          { message: `${title} at ${width} px` },
        )
        .toEqual([true, true, true]);
      expect(await card.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight), `${title} at ${width} px: the ruling`).toBe(
        true,
      );
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  // made live the case is higher or lower, and the frame follows
  const frame = page.frameLocator('iframe[title=case]');
  await frame.locator('[data-mine]').click();
  await expect(frame.locator('.live-table svg.live')).toBeVisible();
  await expect.poll(() => frame.locator('html').evaluate((root) => root.scrollHeight <= innerHeight)).toBe(true);
  expect(refused).toEqual([]);
  server.close();
});

test('the table as an element under a strict policy: styled, narrow enough, and it tells the page what happens on it', async ({
  page,
  baseURL,
}) => {
  const site = String(baseURL);
  const { address, refused, server } = await hosted(
    page,
    site,
    `<novuss-table lang="et" edition="2010"></novuss-table><script src="${site}/embed/v1/novuss-table.js" defer></script>`,
  );
  await page.addInitScript(() => {
    const sent: { type: string; detail: unknown }[] = [];
    Object.assign(window, { sent });
    for (const type of ['position', 'stroke', 'ruling'])
      addEventListener(type, (event) => sent.push({ type, detail: (event as CustomEvent).detail }));
  });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(address);
  await expect(page.locator('novuss-table .live-table')).toHaveCSS('display', 'grid');
  await expect(page.locator('novuss-table').locator('svg.live')).toBeVisible();
  for (const width of [320, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('novuss-table .live-table')).toHaveCSS('display', 'grid');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('novuss-table .shoot').click();
  const sent = () => page.evaluate(() => (window as unknown as { sent: { type: string; detail: unknown }[] }).sent);
  await expect.poll(async () => (await sent()).map(({ type }) => type)).toEqual(['position', 'stroke', 'ruling']);
  const [position, stroke, ruling] = (await sent()).map(({ detail }) => detail) as [
    unknown,
    { case: unknown; report: { events: unknown[] } },
    { case: unknown; rulings: Record<string, { edition: string }> },
  ];
  for (const document of [position, stroke.case, ruling.case]) expect(parseCase(document).ok).toBe(true);
  expect(stroke.report.events.length).toBeGreaterThan(0);
  expect(Object.keys(ruling.rulings)).toContain('2010');
  expect(ruling.rulings['2010']?.edition).toBe('2010');
  // the keys of the table reach it inside the element's own tree
  const board = page.locator('novuss-table svg.live');
  const whole = String(await board.getAttribute('viewBox'));
  await board.locator('[data-body]').first().press('+');
  await expect(board).not.toHaveAttribute('viewBox', whole);
  expect(refused).toEqual([]);
  server.close();
});

test('an edition and a language that are not known are said, with those that are', async ({ page, baseURL }) => {
  const site = String(baseURL);
  const { address, server } = await hosted(
    page,
    site,
    `<novuss-table lang="fr" edition="1999"></novuss-table><script src="${site}/embed/v1/novuss-table.js" defer></script>`,
  );
  await page.goto(address);
  const alert = page.locator('novuss-table').getByRole('alert');
  await expect(alert).toContainText('There is no edition “1999” here. There are:');
  await expect(alert).toContainText('(2017)');
  await expect(alert).toContainText('The language “fr” is not here');
  await expect(page.locator('novuss-table [data-body]')).toHaveCount(17);
  server.close();
});

test('the page about embedding shows it all live, with what the table tells; opened by itself a frame’s page gives the lines', async ({
  page,
}) => {
  await page.goto('/et/embedding/', { waitUntil: 'networkidle' });
  const program = page.locator('script[src$="/novuss-table.js"]');
  await expect(program, 'the program of the table waits for the reader to come near').toHaveCount(0);
  await page.locator('[data-copy-lines]').first().dispatchEvent('click');
  await page.locator('.embedding novuss-table').dispatchEvent('pointerover');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => customElements.get('novuss-table') === undefined), 'the site’s own program is not fetched').toBe(true);
  for (const i of [0, 1]) {
    await page.locator('.embedding iframe').nth(i).scrollIntoViewIfNeeded();
    await expect(page.frameLocator('.embedding iframe').nth(i).getByRole('heading', { level: 1 })).toBeVisible();
  }
  const table = page.locator('.embedding novuss-table');
  await table.scrollIntoViewIfNeeded();
  await expect(table.locator('.live-table')).toBeVisible();
  await expect(program).toHaveCount(1);
  await expect(page.locator('[data-event=position]')).toBeVisible();
  await expect(page.locator('.embedding textarea').first()).toHaveValue(
    /<iframe src="http.*\/et\/embed\/striker-stays-whole\/"[^>]*>.*embed\/v1\/frame\.js/s,
  );
  expect(await axe(page, { without: 'iframe' })).toEqual([]);
  await page.goto('/en/embed/striker-stays-whole/');
  await expect(page.locator('[data-frame-line]')).toHaveValue(/^<iframe src="http.*\/en\/embed\/striker-stays-whole\/"/);
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
  await asOnAPhone(page);
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
