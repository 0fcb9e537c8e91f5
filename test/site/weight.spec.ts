import { expect, type Page, test } from '@playwright/test';
import { sizeOf } from '../audit/weights.ts';
import { DIST } from '../support/dist.ts';

/**
 * Script of a page with a table in view, gzipped: 75 kB by design.md 7, which the table page has grown beyond with the controls that stand at its board; physics
 * and referee come with the first case that is played. `untouched`: home, before its reader has done anything.
 */
const MOST = { untouched: 8_500, table: 79_500, figure: 75_000, played: 150_000 };

/** Adds up the script that a page fetches, gzipped, and how far its parts jump without anybody's doing. */
async function watch(page: Page): Promise<{ readonly script: () => number; readonly shift: () => Promise<number> }> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.add(pathname);
  });
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[])
        if (!entry.hadRecentInput) state.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return {
    script: () => [...fetched].reduce((sum, path) => sum + sizeOf(DIST, path), 0),
    shift: () => page.evaluate(() => (window as unknown as { shift: number }).shift),
  };
}

test('the table page in view: at most 79.5 kB of script; more comes when it is touched, and nothing jumps', async ({ browser }) => {
  for (const [width, height] of [
    [412, 839],
    [820, 1180],
    [1440, 900],
    [1024, 1366],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { script, shift } = await watch(page);
    await page.goto('/ru/table/');
    await expect(page.locator('svg.live')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(script(), `${width} px`).toBeGreaterThan(40_000);
    expect(script(), `${width} px`).toBeLessThanOrEqual(MOST.table);
    await page.locator('.frame').hover();
    await expect(page.locator('.ruling-panel')).toBeVisible();
    await expect(page.locator('.table-tools')).toBeAttached();
    expect(script(), `${width} px`).toBeGreaterThan(MOST.table);
    expect(await shift(), `${width} px`).toBeLessThan(0.01);
    await context.close();
  }
});

test('home: the table’s program comes when the reader does anything, and what stands below it stays where it is', async ({ browser }) => {
  for (const [lang, width] of [
    ['de', 390],
    ['ru', 360],
    ['et', 820],
    ['en', 1440],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { script } = await watch(page);
    await page.goto(`/${lang}/`, { waitUntil: 'networkidle' });
    expect(script(), `${lang} at ${width} px, untouched`).toBeLessThanOrEqual(MOST.untouched);
    await page.locator('novuss-table').scrollIntoViewIfNeeded();
    const below = async () => (await page.locator('.books').first().boundingBox())?.y;
    const before = await below();
    await page.mouse.move(1, 1);
    await expect(page.locator('novuss-table svg.live')).toBeVisible();
    expect(await below(), `${lang} at ${width} px`).toBeCloseTo(before ?? Number.NaN, 0);
    expect(script(), `${lang} at ${width} px`).toBeLessThanOrEqual(MOST.figure);
    await context.close();
  }
});

test('the map waits until it is in sight and the reader has done something, or asks for it', async ({ browser }) => {
  await test.step('on a tall screen the tools stand round the table; the map waits until it is in sight and the reader has done something', async () => {
    const context = await browser.newContext({ viewport: { width: 1024, height: 1366 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { script } = await watch(page);
    await page.goto('/de/table/', { waitUntil: 'networkidle' });
    await expect(page.locator('.table-tools')).toBeVisible();
    expect(script()).toBeLessThanOrEqual(MOST.table);
    await page.keyboard.press('Tab');
    await expect(page.locator('.ruling-map')).toHaveCount(0);
    await page.locator('.map-place').scrollIntoViewIfNeeded();
    await expect(page.locator('.ruling-map')).toBeVisible();
    await context.close();
  });
  await test.step('where the map’s place is in sight at once, it waits for the reader’s first act, or to be asked for', async () => {
    const context = await browser.newContext({ viewport: { width: 999, height: 3000 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { script } = await watch(page);
    await page.goto('/de/table/', { waitUntil: 'networkidle' });
    await expect(page.locator('.map-place')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Regelkarte zeigen' })).toBeVisible();
    expect(script()).toBeLessThanOrEqual(MOST.table);
    await page.getByRole('button', { name: 'Regelkarte zeigen' }).focus();
    await expect(page.locator('.ruling-map')).toBeVisible();
    await context.close();
  });
});

/** A stroke, and an incident that only the referee knows what to do with. */
for (const id of ['own-dark-directly', 'argued-with-referee-warned']) {
  test(`a provision’s figure made live: at most 75 kB of script, its ruling beside it until it is touched: ${id}`, async ({ page }) => {
    const { script } = await watch(page);
    await page.goto(`/ru/provision/${id}/`);
    const figure = page.locator('[data-figure]', { has: page.locator('[data-mine]') }).first();
    await figure.locator('[data-mine]').press('Enter');
    const live = page.locator('.live-table svg.live').first();
    await expect(live).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(script()).toBeLessThanOrEqual(MOST.figure);
    const home = page.locator('[data-figure]', { has: page.locator('.live-table') }).first();
    await expect(home.locator('.card')).toBeVisible();
    await live.click({ position: { x: 4, y: 4 } });
    await expect(home.locator('.ruling-panel')).toBeVisible();
    await expect(home.locator('.card')).toHaveCount(0);
  });
}

test('a case played in a page’s figure: at most 150 kB of script', async ({ page }) => {
  const { script } = await watch(page);
  await page.goto('/ru/provision/own-dark-directly/');
  await page.locator('[data-live]').first().press('Enter');
  await expect(page.locator('[data-bar][data-ended]')).toHaveCount(1, { timeout: 20_000 });
  expect(script()).toBeGreaterThan(MOST.table);
  expect(script()).toBeLessThanOrEqual(MOST.played);
});
