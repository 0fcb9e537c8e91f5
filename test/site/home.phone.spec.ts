/** The first minute on a phone: what novuss is and a way for everybody, without scrolling. */
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../support/dist.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('sentence, picture, box and ways in stand above the fold, the four editions in sight, in each language; with the phone on its side sentence, box and the way by steps', async ({
  page,
}) => {
  for (const lang of LANGUAGES) {
    await page.goto(`/${lang}/`);
    const above = [
      page.locator('.what p'),
      page.locator('.what .tbl'),
      page.getByRole('combobox').last(),
      page.locator(`.audiences a[href$="/${lang}/guide/ten-minutes/"]`),
      page.locator(`.audiences a[href$="/${lang}/quiz/"]`),
      page.locator(`.audiences a[href$="/${lang}/compare/"]`),
      ...(await page.locator('.eds .ed .m').all()),
    ];
    expect(above, lang).toHaveLength(10);
    const bar = await page.locator('.pick').boundingBox();
    for (const part of above) {
      await expect(part).toBeVisible();
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 9999 };
      expect(y + height, `${lang} ${part}`).toBeLessThanOrEqual(844);
      expect(x + width).toBeLessThanOrEqual(390);
      if (await part.evaluate((it) => it.closest('.eds') !== null)) expect(x + width).toBeLessThanOrEqual(bar?.x ?? 0);
    }
    await test.step(`home-box-below-the-fold: with the phone on its side, ${lang}`, async () => {
      await page.setViewportSize({ width: 844, height: 390 });
      for (const part of [page.locator('.what p'), page.getByRole('combobox').last(), page.locator('.steps a')])
        await expect(part, lang).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await page.locator('.menu').tap();
    for (const tool of ['scoresheet', 'tournament']) await expect(page.locator(`#pages a[href$="/${lang}/${tool}/"]`)).toBeVisible();
  }
});

test('a game and a tournament that are going on are offered, and nothing where none is', async ({ page }) => {
  await page.goto('/en/', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-open-games]')).toBeHidden();
  // asking did not make them
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).not.toContain('novuss-scoresheets');
  await page.evaluate(async () => {
    const put = (name: string, table: string, row: object) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath: 'id' });
        opening.onsuccess = () => {
          const work = opening.result.transaction(table, 'readwrite');
          work.objectStore(table).put(row);
          work.oncomplete = () => {
            opening.result.close();
            done();
          };
          work.onerror = () => failed(work.error);
        };
      });
    const head = {
      edition: '2017',
      format: 'singles',
      names: { first: ['Anna'], second: ['Boris'] },
      red: 'first',
      begins: 'first',
      south: 'first',
      sets: 3,
    };
    const sheet = { format: 'novuss-sheet', version: 1, head, acts: [], undone: [], clock: null };
    await put('novuss-scoresheets', 'sheets', { id: 'a', touched: Date.now(), sheet });
    const tournament = {
      format: 'novuss-tournament',
      version: 1,
      name: 'Spring Cup',
      seed: 1,
      scoring: { kind: 'sets', sets: 6, playAll: false },
      players: [],
      rounds: [],
    };
    await put('novuss-tournaments', 'tournaments', { id: 'b', touched: Date.now(), tournament, past: [], future: [] });
  });
  await page.reload();
  const game = page.getByRole('link', { name: 'Game under way: Anna – Boris' });
  await expect(game).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tournament under way: Spring Cup' })).toBeVisible();
  await game.tap();
  await page.waitForURL('**/en/scoresheet/');
  await expect(page.getByText('Anna').first()).toBeVisible();
});
