import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DIST, LANGUAGES } from '../support/dist.ts';
import { axe, axeInBothLights, widthOf } from './support/watch.ts';

const shown = (page: Page) => page.locator('[data-row]:visible');

test('two books are filtered, and the address says so; a chapter alone; marks on differing words', async ({ page }) => {
  await test.step('two books are filtered by kind, chapter, consequence and word, and the address says so', async () => {
    await page.goto('/en/compare/2010/2017/');
    const all = await shown(page).count();
    await page.getByLabel('Kind of change').selectOption('only-to');
    await expect(page).toHaveURL(/kind=only-to/);
    const fresh = await shown(page).count();
    expect(fresh).toBeGreaterThan(10);
    expect(fresh).toBeLessThan(all);
    await page.getByLabel('Consequence').selectOption('warning');
    const warned = await shown(page).count();
    expect(warned).toBeGreaterThan(0);
    expect(warned).toBeLessThan(fresh);
    await expect(page.getByRole('status')).toHaveText(`Shown: ${warned} of ${all}`);
    await page.getByLabel('Word or number').fill('19.1.15');
    await expect(shown(page).first()).toContainText('19.1.15');
    const numbered = await shown(page).count();
    expect(numbered).toBeLessThan(warned);
    for (const row of await shown(page).all()) await expect(row).toContainText('19.1.15');
    await page.reload();
    await expect(shown(page)).toHaveCount(numbered);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(shown(page)).toHaveCount(all);
    await expect(page).toHaveURL(/\/en\/compare\/2010\/2017\/$/);
  });
  await test.step('the list above the texts is filtered too; where nothing fits, that is said', async () => {
    await page.goto('/et/compare/2010/2017/?kind=worded&q=trahviseib');
    await expect(page.locator('.typed')).toBeHidden();
    const first = await shown(page).first().boundingBox();
    expect(first?.y).toBeLessThan(1000);
    await page.goto('/et/compare/2010/2017/?q=zzzz');
    await expect(page.getByRole('status')).toHaveText('Midagi ei leitud.');
    await expect(page.locator('.typed, .pair-chapter').filter({ visible: true })).toHaveCount(0);
  });
  await test.step('a chapter alone leaves no empty headings', async () => {
    await page.goto('/de/compare/2008/2010/?chapter=2017-17');
    expect(await shown(page).count()).toBeGreaterThan(5);
    await expect(page.locator('[data-group]:visible')).toHaveCount(1);
  });
  await test.step('the marks on differing words go and come', async () => {
    await page.goto('/et/compare/2010/2017/');
    const mark = page.locator('.pair-row mark').first();
    const colour = () => mark.evaluate((element) => getComputedStyle(element).backgroundColor);
    const marked = await colour();
    await page.getByText('Ainult tekstid, märgistuseta').click();
    expect(await colour()).not.toBe(marked);
    await expect(page).toHaveURL(/plain=1/);
  });
});

test('without scripts everything is there and no dead control', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/ru/compare/2010/2017/');
  await expect(page.locator('[data-filter]')).toBeHidden();
  expect(await shown(page).count()).toBeGreaterThan(200);
  await page.goto('/ru/compare/');
  expect(await page.locator('.concordance [data-row]:visible').count()).toBe(await page.locator('[data-row]').count());
  await context.close();
});

test('all four books: the concordance by kind and as a file; a chapter’s bands by pointer and keys', async ({ page }) => {
  await test.step('all four books: the concordance by kind, and as a file', async () => {
    await page.goto('/de/compare/');
    await page.getByLabel('Art der Änderung').selectOption('dropped');
    const rows = await shown(page).count();
    const csv = readFileSync(join(DIST, 'data/novuss/concordance.csv'), 'utf8').trim().split('\n').slice(1);
    expect(rows).toBe(csv.filter((line) => /,dropped(,|$)/.test(line)).length);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Als Tabelle herunterladen' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('concordance.xlsx');
  });
  await test.step('pointing at a chapter brings out its bands, by keys too', async () => {
    await page.goto('/en/compare/');
    const node = page.locator('.flow a[data-node="2010-19"]');
    await node.scrollIntoViewIfNeeded();
    await node.focus();
    await expect(page.locator('.flow')).toHaveClass(/asked/);
    const ends = await page.locator('.flow .band.on').evaluateAll((bands) => bands.map((band) => (band as SVGElement).dataset.ends));
    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends) expect(end?.split(' ')).toContain('2010-19');
  });
});

test('a rule’s page: its citation is copied; a case on which the books part shows each ruling', async ({ page, context }) => {
  await test.step('a rule’s page: its citation is copied with book, article, language and day', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/de/provision/striker-pocketed/');
    await page.getByRole('button', { name: /17 Zitat kopieren/ }).click();
    await expect(page.getByText('Kopiert')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(
      /2017.*Art\.\s17\.1\.4.*Die Schlagscheibe fällt in eine Tasche.*auf Deutsch.*20\d\d.*\/de\/provision\/striker-pocketed\/as-of\/#20\d\d-\d\d-\d\d$/,
    );
  });
  await test.step('a rule’s page: a case on which the books part shows each ruling', async () => {
    await page.goto('/en/provision/moving-object-touched-penalty/');
    const parts = page.locator('.case.parts').first();
    await expect(parts.locator('.ruling').nth(1)).toBeVisible();
  });
});

test('axe finds nothing on comparison and rule on a small screen; nothing wider than it in any language', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  // comparisons in dark, and the width of the first: quality.spec.ts
  await page.goto('/ru/compare/');
  expect.soft(await axe(page), '/ru/compare/').toEqual([]);
  for (const lang of LANGUAGES) {
    const [ruled, parted] = [`/${lang}/compare/2010/2017/?kind=ruled`, `/${lang}/provision/moving-object-touched-penalty/`];
    await page.goto(ruled);
    expect.soft(await widthOf(page), ruled).toBeLessThanOrEqual(320);
    if (lang === 'de') expect.soft(await axe(page), ruled).toEqual([]);
    await page.goto(parted);
    expect.soft(await widthOf(page), parted).toBeLessThanOrEqual(320);
    if (lang === 'en') expect.soft(await axeInBothLights(page), parted).toEqual([]);
  }
  await context.close();
});

test('on a phone the changes at a glance show both steps of a chapter under its name, and number and name share a line', async ({
  page,
}) => {
  for (const lang of LANGUAGES) {
    await page.goto(`/${lang}/compare/`);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await page.locator('.matrix').evaluate((table) => {
        const box = (el: Element | null) => (el ?? table).getBoundingClientRect();
        const rows = [...table.querySelectorAll('tbody tr')];
        return {
          rows: rows.length,
          outOfSight: [...table.querySelectorAll('th, td')].filter((cell) => box(cell).right > innerWidth).length,
          besideName: rows.filter((row) => box(row.querySelector('td')).top < box(row.querySelector('th')).bottom - 1).length,
          numberAlone: rows.filter((row) => box(row.querySelector('th .m')).right > box(row.querySelector('th span:last-child')).left)
            .length,
        };
      });
      expect(found.rows, `${lang} ${width}`).toBeGreaterThan(20);
      expect(found, `${lang} ${width}`).toEqual({ rows: found.rows, outOfSight: 0, besideName: 0, numberAlone: 0 });
    }
  }
});

test('in a guide each wording stands beside its marks, an edition’s own title above it', async ({ page }) => {
  await page.goto('/ru/guide/over-the-board/');
  const wordings = page.locator('.wordings .wording');
  await expect(wordings.locator('.own').first()).toBeVisible();
  for (const wording of await wordings.all()) {
    const [marks, text] = [await wording.locator('.marks').boundingBox(), await wording.locator('.text').boundingBox()];
    expect(text?.x).toBeGreaterThanOrEqual((marks?.x ?? 0) + (marks?.width ?? 0));
    expect(text?.width).toBeGreaterThan(300);
  }
});
