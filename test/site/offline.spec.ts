import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DIST } from '../support/dist.ts';
import { keepGerman, scriptErrors, switchedSite } from './support/switched-site.ts';

type Entry = [path: string, hash: string, bytes: number, transfer: number];

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

test('kept for offline, updated by what changed only, then without network: pages, search, figures, table, a tournament, a score sheet; and removed', async ({
  browser,
}) => {
  const { start, stop, renewed, asked } = switchedSite();
  const origin = await start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await keepGerman(page, origin);

  const pack = JSON.parse(readFileSync(join(DIST, 'offline/de.json'), 'utf8')) as { version: string; files: Entry[] };
  await test.step('an update fetches only what changed, and the old pack works until the new one is whole', async () => {
    // the site is renewed: one page says something else, but at first it cannot be fetched
    const versions = JSON.parse(readFileSync(join(DIST, 'offline/versions.json'), 'utf8')) as Record<string, { version: string }>;
    const changed = readFileSync(join(DIST, 'de/about/index.html'), 'utf8').replace(/<h1>[^<]*<\/h1>/, '<h1>Neue Fassung</h1>');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(changed));
    const hash = Buffer.from(digest).toString('hex').slice(0, 20);
    const files = pack.files.map((file): Entry => (file[0] === 'de/about/' ? ['de/about/', hash, changed.length, changed.length] : file));
    renewed.set('/offline/de.json', JSON.stringify({ ...pack, version: 'newer', files }));
    renewed.set('/offline/versions.json', JSON.stringify({ ...versions, de: { ...versions['de'], version: 'newer' } }));

    await page.goto(`${origin}/de/rules/2017/`);
    const notice = page.locator('.news');
    await expect(notice).toContainText('neuere Fassung');
    await notice.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(notice).toContainText('erneuert');
    await page.goto(`${origin}/de/about/`);
    await expect(page.getByRole('heading', { level: 1 }), 'the old pack still works').not.toHaveText('Neue Fassung');

    renewed.set('/de/about/', changed);
    await page.goto(`${origin}/de/offline/`);
    asked.length = 0;
    await page.getByRole('button', { name: 'Aktualisieren' }).click();
    await expect(page.getByText(/^Aktualisiert/)).toBeVisible();
    expect(asked.filter((path) => !path.startsWith('/offline/') && path !== '/sw.js')).toEqual(['/de/about/']);
  });

  await stop();
  await context.setOffline(true);
  const said = scriptErrors(page);

  await test.step('with the server gone every file of the list answers', async () => {
    await page.goto(`${origin}/de/about/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Fassung');
    // an update has changed none of their paths
    const paths = pack.files.map(([path]) => path);
    expect(paths.filter((path) => path.startsWith('de/') && path.endsWith('/')).length).toBeGreaterThan(380);
    const wrong = await page.evaluate(async (all) => {
      const got = async (path: string) => {
        const response = await fetch(`/${path}`).catch(() => undefined);
        await response?.arrayBuffer();
        return response?.status;
      };
      const statuses = await Promise.all(all.map(async (path) => [path, await got(path)] as const));
      return statuses.filter(([, status]) => status !== 200).map(([path, status]) => `${path}: ${status}`);
    }, paths);
    expect(wrong).toEqual([]);
  });

  await test.step('every kind of page, the search, the figures and the table work', async () => {
    await page.goto(`${origin}/de/rules/2017/17/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('17');
    // without its last slash an address leads to the page too
    await page.goto(`${origin}/de/glossary`);
    expect(new URL(page.url()).pathname).toBe('/de/glossary/');

    await page.goto(`${origin}/de/search/?q=Schlagscheibe`);
    await expect(page.locator('[data-results] a').first()).toBeVisible();
    await expect(page.locator('[data-results]')).toContainText('Im Text');

    await page.goto(`${origin}/de/provision/striker-pocketed/`);
    await page.locator('[data-live]').first().click();
    await expect(page.locator('novuss-table .live-table').first()).toBeVisible();

    await page.goto(`${origin}/de/table/`);
    await page.getByRole('button', { name: 'Stoßen' }).click();
    await expect(page.locator('.rulings')).toContainText('Folge', { timeout: 20_000 });

    await page.goto(`${origin}/en/glossary/`);
    await expect(page.getByText('Ohne Netz sind nur behaltene Seiten zu lesen.'), 'what is not kept is said to be so').toBeVisible();
  });

  await test.step('a tournament is run, and is there again after a reload', async () => {
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
  });

  await test.step('a score sheet is kept, and the tab closed', async () => {
    await scoreSheet(page, origin);
    await expect(page.locator('[data-saved="true"]')).toBeVisible();
    await page.close();
  });
  const again = await context.newPage();
  const saidAgain = scriptErrors(again);
  await test.step('in a new tab, and after its reload, the game goes on', async () => {
    await again.goto(`${origin}/de/scoresheet/`);
    await expect(again.locator('.party.red .debt')).toContainText('1');
    await expect(again.locator('.time')).toHaveText(/0:[012]\d/);
    await again.getByRole('button', { name: 'Satz zu Ende' }).click();
    await again
      .getByRole('button', { name: /^Kask: Alle Steine versenkt/ })
      .first()
      .click();
    await expect(again.locator('.sheet-table tbody tr')).toHaveCount(1);
    await expect(again.locator('[data-saved="true"]')).toBeVisible();
    await again.reload();
    await expect(again.locator('.sheet-table tbody tr')).toHaveCount(1);
  });
  expect([...said, ...saidAgain]).toEqual([]);

  await test.step('what was kept can be taken away again', async () => {
    await again.goto(`${origin}/de/offline/`);
    await again.getByRole('button', { name: 'Entfernen' }).click();
    await expect(again.getByText('Deutsch ist vom Gerät entfernt.')).toBeVisible();
    expect(await again.evaluate(async () => (await (await caches.open('novuss-files')).keys()).length)).toBe(0);
  });
  await context.close();
});
