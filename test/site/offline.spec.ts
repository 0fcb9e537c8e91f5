import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { DIST } from '../support/dist.ts';
import { keepGerman, scriptErrors, switchedSite } from './support/switched-site.ts';

test.describe.configure({ mode: 'serial' });

test('kept for offline: with the server gone every kind of page, the search, the figures and the table work', async ({ browser }) => {
  const { start, stop } = switchedSite();
  const origin = await start();
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  await keepGerman(page, origin);
  await stop();
  await context.setOffline(true);
  const pack = JSON.parse(readFileSync(join(DIST, 'offline/de.json'), 'utf8')) as { readonly files: readonly (readonly [string])[] };
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
  expect(wrong, 'every file of the list answers').toEqual([]);
  const said = scriptErrors(page);

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
  expect(said).toEqual([]);
  await context.close();
});

test('an update fetches only what changed, and the old pack works until the new one is whole', async ({ browser }) => {
  const { start, stop, renewed, asked } = switchedSite();
  const origin = await start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await keepGerman(page, origin);

  // the site is renewed: one page says something else, but at first it cannot be fetched
  type File = [path: string, hash: string, bytes: number, transfer: number];
  const pack = JSON.parse(readFileSync(join(DIST, 'offline/de.json'), 'utf8')) as { version: string; files: File[] };
  const versions = JSON.parse(readFileSync(join(DIST, 'offline/versions.json'), 'utf8')) as Record<string, { version: string }>;
  const changed = readFileSync(join(DIST, 'de/about/index.html'), 'utf8').replace(/<h1>[^<]*<\/h1>/, '<h1>Neue Fassung</h1>');
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(changed));
  const hash = Buffer.from(digest).toString('hex').slice(0, 20);
  const files = pack.files.map((file): File => (file[0] === 'de/about/' ? ['de/about/', hash, changed.length, changed.length] : file));
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
  await stop();
  await context.setOffline(true);
  await page.goto(`${origin}/de/about/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neue Fassung');

  // and what was kept can be taken away again
  await page.goto(`${origin}/de/offline/`);
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await expect(page.getByText('Deutsch ist vom Gerät entfernt.')).toBeVisible();
  expect(await page.evaluate(async () => (await (await caches.open('novuss-files')).keys()).length)).toBe(0);
  await context.close();
});
