import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { CASE, GHOST, ghostOf, openTablePage } from '../support/table-page.ts';
import { widthOf } from '../support/watch.ts';

type Finger = { x: number; y: number };
async function fingers(page: Page): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Finger[]) => Promise<void>> {
  const touch: CDPSession = await page.context().newCDPSession(page);
  return async (type, points) => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((p, id) => ({ ...p, id })) });
  };
}

test('fingers: two look nearer, taps choose several', async ({ page }) => {
  await test.step('two fingers look nearer, one then moves what is seen, and the page stays where it is', async () => {
    const tablePage = await openTablePage(page, 'et');
    await tablePage.bring(CASE);
    await tablePage.show();
    const send = await fingers(page);
    const scrolled = await page.evaluate(() => scrollY);
    const middle = await tablePage.at(100, -100);
    const spread = (d: number) => [
      { x: middle.x - d, y: middle.y },
      { x: middle.x + d, y: middle.y },
    ];
    await send('touchStart', [spread(30)[0] as Finger]);
    await send('touchStart', spread(30));
    for (const d of [40, 55, 70, 90]) await send('touchMove', spread(d));
    await send('touchEnd', []);
    const near = await tablePage.board.getAttribute('viewBox');
    expect(Number(near?.split(' ')[2])).toBeLessThan(700);
    const [x, y] = [middle.x + 20, middle.y + 20];
    await send('touchStart', [{ x, y }]);
    for (let i = 1; i <= 5; i++) await send('touchMove', [{ x: x - i * 10, y: y - i * 10 }]);
    await send('touchEnd', []);
    expect(await tablePage.board.getAttribute('viewBox')).not.toBe(near);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await tablePage.place('red3')).toEqual({ x: 250, y: 100 });
  });
  await test.step('several are tapped together and moved with one thumb', async () => {
    const tablePage = await openTablePage(page, 'de');
    await tablePage.bring(CASE);
    await page.getByRole('button', { name: 'Mehrere wählen' }).click();
    await tablePage.show();
    for (const [x, y] of [
      [0, 300],
      [250, 100],
    ] as const) {
      const p = await tablePage.at(x, y);
      await page.touchscreen.tap(p.x, p.y);
    }
    await expect(tablePage.board.locator('.body.selected')).toHaveCount(2);
  });
});

test('fingers: a disc carried from the tray, the ghost taken by who comes only near it, the page scrolled on the bare table', async ({
  page,
}) => {
  await test.step('a disc is carried from the tray by a finger; the stroke is at the thumb', async () => {
    const tablePage = await openTablePage(page, 'ru');
    await page.getByRole('button', { name: 'Пусто' }).click();
    const stack = page.locator('[data-tray] [data-color=black]');
    await stack.evaluate((el) => el.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const box = await stack.boundingBox();
    const bottom = await tablePage.at(0, -300);
    if (!box) throw new Error('the tray is there');
    const start = { x: box.x + 20, y: box.y + 20 };
    const end = { x: bottom.x, y: Math.max(5, bottom.y) };
    const send = await fingers(page);
    await send('touchStart', [start]);
    for (let i = 1; i <= 8; i++)
      await send('touchMove', [{ x: start.x + ((end.x - start.x) * i) / 8, y: start.y + ((end.y - start.y) * i) / 8 }]);
    await send('touchEnd', []);
    await expect(tablePage.body('black1')).toBeAttached();
    const shoot = await page.locator('.shoot').boundingBox();
    expect((shoot?.y ?? 9e9) + (shoot?.height ?? 0)).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) + 1);
  });
  const tablePage = await openTablePage(page, 'de');
  await test.step('the ghost is taken by a finger that comes only near it; the disc behind it stays where it is', async () => {
    await tablePage.bring(GHOST);
    await tablePage.show();
    const send = await fingers(page);
    const [x, y] = await ghostOf(page);
    const from = await tablePage.at(x - 14, y - 22);
    const to = await tablePage.at(x - 34, y - 16);
    await send('touchStart', [from]);
    for (let i = 1; i <= 5; i++)
      await send('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 5, y: from.y + ((to.y - from.y) * i) / 5 }]);
    await send('touchEnd', []);
    await expect.poll(async () => Number(await page.locator('.strokebar input[type=number]').first().inputValue())).toBeGreaterThan(91);
    await expect(page.locator('.strokebar input[type=range]')).toHaveValue(String(GHOST.stroke.speed));
    expect(await tablePage.place('black1')).toEqual({ x: 20, y: -250 });
    expect((await ghostOf(page))[0]).toBeLessThan(x);
  });
  await test.step('a finger on the bare table scrolls the page', async () => {
    await tablePage.bring(CASE);
    await page.evaluate(() => scrollTo(0, 0));
    const send = await fingers(page);
    const from = await tablePage.at(120, 20);
    await send('touchStart', [from]);
    for (let i = 1; i <= 8; i++) await send('touchMove', [{ x: from.x, y: from.y - i * 25 }]);
    await send('touchEnd', []);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  });
});

test('with a thumb alone: a stroke shown and walked, a place proved, another book drawn, a stroke reported, the smallest change, a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tablePage = await openTablePage(page);
  const cards = page.locator('.ruling-card');
  await expect(cards).toHaveCount(2);
  const club = page.getByRole('button', { name: /^Club rules/ });
  await club.tap();
  await expect(club).toHaveAttribute('aria-pressed', 'true');
  await tablePage.bring(CASE);
  const tap = (name: string | RegExp) => page.getByRole('button', { name }).first().tap();
  await tap('Shoot');
  await tap('To the event before');
  await expect(page.locator('[aria-live]').last()).toHaveText(/\w/);
  await tap('To the next event');
  await tap('Why there?');
  await expect(tablePage.board.locator('[data-proof]')).toBeAttached();
  await tap('Back to before');
  await page.locator('[data-panel=change] summary').tap();
  await tap('Find the smallest change');
  await expect(page.locator('[data-change=angle]')).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-change=angle] button').tap();
  await expect(page.locator('.strokebar input[type=number]').first()).not.toHaveValue('90');
  await tap('Undo');
  await page.locator('[data-panel=report] summary').tap();
  const form = page.locator('.report');
  await form.getByRole('button', { name: 'Red 1' }).tap();
  await form.getByRole('button', { name: 'Have it ruled on' }).tap();
  await expect(page.locator('.rulings')).toContainText('red 1 first');
  await tap('Copy link');
  await expect.poll(() => page.url()).toContain('#c=');
});

test('scrolled through from the first touch nothing jumps, and nowhere is room that nothing fills', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const lang of ['de', 'ru', 'et', 'en']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}/table/`);
    await expect(page.locator('svg.live')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.table-tools')).toBeAttached();
    const held = await page.locator('.setup').evaluate((el) => el.getBoundingClientRect().height);
    const scroll = (top: number) => page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);
    // the map comes before its place is in sight
    await scroll(20);
    await scroll(200);
    await expect(page.locator('.ruling-map')).toBeAttached();
    await expect(page.locator('.map-place')).not.toBeInViewport();
    for (let y = 0; y < 5; y++) await scroll(400);
    await expect(page.locator('.table-tools')).toBeVisible();
    await expect(page.locator('.ruling-map')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
    const spare = await page
      .locator('.setup')
      .evaluate((el) => el.getBoundingClientRect().bottom - (el.lastElementChild?.getBoundingClientRect().bottom ?? 0));
    expect(spare).toBeLessThan(4);
    expect(await page.locator('.setup').evaluate((el) => el.getBoundingClientRect().height)).toBeCloseTo(held, 0);
  }
});

test('the tools stand in rows as wide as the table, no word runs out of its button, and all of the stroke bar is in sight', async ({
  page,
}) => {
  for (const lang of ['de', 'ru', 'et', 'en']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/${lang}/table/`);
    await expect(page.locator('svg.live')).toBeVisible();
    await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
    await expect(page.locator('.table-tools')).toBeVisible();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const found = await page.evaluate(() => {
        const box = (el: Element) => el.getBoundingClientRect();
        const setup = box(document.querySelector('.setup') as Element);
        const rows = [...document.querySelectorAll('.viewbar .words, .table-tools .acts')].map((group) => {
          const cells = [...group.querySelectorAll('button')];
          const tops = [...new Set(cells.map((cell) => Math.round(box(cell).top)))];
          return {
            name: group.className,
            lines: tops.map((top) => Math.max(...cells.filter((c) => Math.round(box(c).top) === top).map((c) => box(c).right))),
          };
        });
        const ragged = rows.flatMap(({ name, lines }) =>
          lines.filter((right) => Math.abs(right - setup.right) > 1).map((right) => `${name}: ${right}`),
        );
        const tooLong = [...document.querySelectorAll('.table-tools button')]
          .filter((el) => el.scrollWidth > el.clientWidth)
          .map((el) => el.textContent);
        const cutOff = [...document.querySelectorAll('.strokebar *')].filter((el) => box(el).right > innerWidth).map((el) => el.className);
        return { rows: rows.map(({ lines }) => lines.length), ragged, tooLong, cutOff };
      });
      expect(found, `${lang}, ${width} px`).toEqual({ rows: [1, 1, 2], ragged: [], tooLong: [], cutOff: [] });
    }
  }
});

test('nothing of the live-table is wider than a 320 px screen, everything opened', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const lang of ['de', 'ru', 'et', 'en']) {
    const tablePage = await openTablePage(page, lang, { map: true });
    await tablePage.bring(CASE);
    await page.locator('.shoot').first().click();
    await page.locator('.referee-steps .link').first().click();
    for (const panel of ['report', 'change']) await page.locator(`[data-panel=${panel}] summary`).click();
    await page.locator('.report .adding button').first().click();
    expect(await widthOf(page), lang).toBeLessThanOrEqual(320);
  }
});
