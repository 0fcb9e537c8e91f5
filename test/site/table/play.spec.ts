import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { Opening } from '../../../src/widgets/table/setup.ts';
import { DIST } from '../../support/dist.ts';

/** One frame of what the table shows: where all bodies are, and the striker's place. */
type Frame = { readonly bodies: string; readonly striker: readonly [number, number] | null };
interface Watched {
  frames: Frame[];
  shift: number;
}

/** Notes from each press of a bar what the table of that figure shows frame by frame, and every shift of the page from then on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Watched = { frames: [], shift: 0 };
    Object.assign(window, { seen });
    document.addEventListener(
      'click',
      (event) => {
        const figure = (event.target as Element).closest('[data-live]')?.closest('[data-figure]');
        if (!figure) return;
        seen.frames = [];
        seen.shift = 0;
        const begun = performance.now();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as { value: number; startTime: number }[])
            if (entry.startTime >= begun) seen.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: false });
        const look = () => {
          const bodies = [...figure.querySelectorAll('svg.live [data-body]')].map((one) => one.getAttribute('transform'));
          const striker = /translate\((\S+) (\S+)\)/.exec(figure.querySelector('[data-body=striker]')?.getAttribute('transform') ?? '');
          if (bodies.length > 0)
            seen.frames.push({
              bodies: bodies.join(),
              striker: striker && [Number(striker[1]), -Number(striker[2])],
            });
          if (seen.frames.length < 60) requestAnimationFrame(look);
        };
        look();
      },
      { capture: true },
    );
  });
}
const seenOn = (page: Page): Promise<Watched> => page.evaluate(() => (window as unknown as { seen: Watched }).seen);
const openingsOf = (id: string): Readonly<Record<string, Opening>> =>
  JSON.parse(readFileSync(join(DIST, 'data/live', `${id}.json`), 'utf8'));

/** Whether anything moves in the course of it; an incident alone only has its ruling. */
function moves({ stroke, report, position }: Opening): boolean {
  if (stroke) return true;
  const places = (discs: Opening['position']) =>
    JSON.stringify([discs.discs.map(({ id, x, y }) => [id, x, y]), discs.striker?.x, discs.striker?.y]);
  return report !== undefined && report !== null && places(report.after) !== places(position);
}

/** The page's own ruling under the book by which the case is shown. */
async function verdictOf(figure: Locator): Promise<string> {
  const edition = await figure.locator('[data-bar]').getAttribute('data-edition');
  return (await figure.locator(`.card .ruling:has(.marks .e-${edition}) .verdict`).innerText()).trim();
}

/**
 * Presses play on a page's first case: it moves as the case says, nothing round it does, and it comes to the page's own ruling. Resolves to
 * whether anything had to move.
 */
async function playFirst(page: Page, lang: string, id: string): Promise<boolean> {
  const where = `${lang}/${id}`;
  await page.goto(`/${lang}/provision/${id}/`, { waitUntil: 'domcontentloaded' });
  const figure = page.locator('[data-figure]:has([data-live])').first();
  const opening = openingsOf(id)[(await figure.getAttribute('id')) ?? ''] as Opening;
  const button = figure.locator('[data-live]');
  await button.focus();
  await button.click();
  await expect(button, where).not.toHaveAttribute('data-state', 'play');
  if (moves(opening)) {
    await expect
      .poll(() => page.evaluate(() => new Set((window as unknown as { seen: Watched }).seen.frames.map(({ bodies }) => bodies)).size), {
        message: where,
        intervals: [50],
      })
      .toBeGreaterThan(3);
    const { frames } = await seenOn(page);
    const way = frames.filter((frame) => frame.striker).map((frame) => frame.striker as readonly [number, number]);
    const [from, to] = [opening.position.striker, way.find(([x, y]) => Math.hypot(x - (way[0]?.[0] ?? 0), y - (way[0]?.[1] ?? 0)) > 5)];
    if (opening.stroke && from && to) {
      const angle = (Math.atan2(to[1] - from.y, to[0] - from.x) * 180) / Math.PI;
      const off = Math.abs(((angle - opening.stroke.angle + 540) % 360) - 180);
      // a body near the striker may have turned it in the first frame already
      expect.soft(Math.hypot(to[0] - from.x, to[1] - from.y) > 60 ? 0 : off, `${where}: the stroke’s own direction`).toBeLessThan(1);
    }
  }
  expect.soft(await button.evaluate((one) => one === document.activeElement), `${where}: the focus stays`).toBe(true);
  const course = figure.locator('[data-seek]');
  if (await course.count()) await course.fill('1');
  await expect(figure.locator('[data-bar]'), `${where}: shown to its end`).toHaveAttribute('data-ended', '', { timeout: 20_000 });
  const verdict = await verdictOf(figure);
  await expect(figure.locator('[data-line]'), `${where}: the ruling of the case`).toContainText(verdict);
  expect.soft((await seenOn(page)).shift, `${where}: nothing moves round it`).toBe(0);
  return moves(opening);
}

const provisions = readdirSync(join(DIST, 'en/provision')).filter((id) => {
  const page = join(DIST, 'en/provision', id, 'index.html');
  return readFileSync(page, 'utf8').includes('data-live');
});

async function playAll(
  browser: Browser,
  pages: readonly (readonly [lang: string, id: string])[],
  viewport: { width: number; height: number },
): Promise<void> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await watch(page);
  const moved: boolean[] = [];
  for (const [lang, id] of pages) moved.push(await playFirst(page, lang, id));
  expect(moved).toContain(true);
  await context.close();
}

// of every case, course and ruling are held by test/widgets/table/every-case.test.ts
test('a sample of the rules: play shows its case as it is, in its place, to its ruling', async ({ browser }) => {
  expect(provisions.length).toBeGreaterThan(100);
  const sample = provisions.filter((_, i) => i % 5 === 0).map((id) => ['en', id] as const);
  await playAll(browser, sample, { width: 1366, height: 768 });
});

test('a sample in the other languages, on a phone', async ({ browser }) => {
  const sample = provisions.filter((_, i) => i % 20 === 0).map((id, i) => [(['de', 'ru', 'et'] as const)[i % 3] ?? 'de', id] as const);
  await playAll(browser, sample, { width: 390, height: 844 });
});

test('also the second case of a page plays; steps, slow, again, and then the table is the reader’s', async ({ page }) => {
  await page.goto('/en/provision/own-dark-directly/');
  for (const i of [0, 1]) {
    const figure = page.locator('[data-figure]:has(novuss-table)').nth(i);
    const verdict = await verdictOf(figure);
    const button = figure.locator('[data-live]');
    const before = await figure.locator('svg.tbl use').count();
    expect(before).toBeGreaterThan(2);
    await figure.locator('[data-step="1"]').click();
    await expect(figure.locator('[data-line]')).toContainText('striker');
    await figure.locator('[data-slow]').click();
    await expect(figure.locator('[data-slow]')).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'pause');
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'play');
    await figure.locator('[data-seek]').fill('1');
    await expect(figure.locator('[data-line]')).toContainText(verdict);
    await expect(button).toHaveAttribute('data-state', 'again');
    const opening = openingsOf('own-dark-directly')[(await figure.getAttribute('id')) ?? ''] as Opening;
    await figure.locator('[data-mine]').click();
    await expect(figure.locator('[data-bar]')).toHaveCount(0);
    await expect(figure.locator('svg.live [data-body]').first()).toBeFocused();
    // the field shows tenths
    if (opening.stroke)
      await expect(figure.locator('.strokebar input[type=number]').first()).toHaveValue(String(Math.round(opening.stroke.angle * 10) / 10));
    await expect(figure.locator('.ruling-panel')).toContainText(verdict);
  }
});

test('without motion it goes step by step, and the end is the same', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/de/provision/striker-pocketed/');
  const figure = page.locator('[data-figure]:has([data-live])').first();
  await figure.locator('[data-live]').click();
  const lines = new Set<string>();
  const line = figure.locator('[data-line]');
  await expect
    .poll(
      async () => {
        lines.add(await line.innerText());
        return figure.locator('[data-live]').getAttribute('data-state');
      },
      { timeout: 30_000, intervals: [150] },
    )
    .toBe('again');
  expect(lines.size).toBeGreaterThan(2);
  expect(await line.innerText()).toContain(await verdictOf(figure));
  await context.close();
});
