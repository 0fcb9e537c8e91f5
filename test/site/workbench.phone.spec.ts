import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { CASE, openBench } from './support/bench.ts';
import { widthOf } from './support/watch.ts';

type Finger = { x: number; y: number };
async function fingers(page: Page): Promise<(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Finger[]) => Promise<void>> {
  const touch: CDPSession = await page.context().newCDPSession(page);
  return async (type, points) => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((p, id) => ({ ...p, id })) });
  };
}

test('two fingers look nearer, one then moves what is seen, and the page stays where it is', async ({ page }) => {
  const bench = await openBench(page, 'et');
  await bench.bring(CASE);
  await bench.show();
  const send = await fingers(page);
  const scrolled = await page.evaluate(() => scrollY);
  const middle = await bench.at(100, -100);
  const spread = (d: number) => [
    { x: middle.x - d, y: middle.y },
    { x: middle.x + d, y: middle.y },
  ];
  await send('touchStart', [spread(30)[0] as Finger]);
  await send('touchStart', spread(30));
  for (const d of [40, 55, 70, 90]) await send('touchMove', spread(d));
  await send('touchEnd', []);
  const near = await bench.board.getAttribute('viewBox');
  expect(Number(near?.split(' ')[2])).toBeLessThan(700);
  const [x, y] = [middle.x + 20, middle.y + 20];
  await send('touchStart', [{ x, y }]);
  for (let i = 1; i <= 5; i++) await send('touchMove', [{ x: x - i * 10, y: y - i * 10 }]);
  await send('touchEnd', []);
  expect(await bench.board.getAttribute('viewBox')).not.toBe(near);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await bench.place('red3')).toEqual({ x: 250, y: 100 });
});

test('a finger on the bare table scrolls the page', async ({ page }) => {
  const bench = await openBench(page);
  await bench.bring(CASE);
  await page.evaluate(() => scrollTo(0, 0));
  const send = await fingers(page);
  const from = await bench.at(120, 20);
  await send('touchStart', [from]);
  for (let i = 1; i <= 8; i++) await send('touchMove', [{ x: from.x, y: from.y - i * 25 }]);
  await send('touchEnd', []);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
});

test('several are tapped together and moved with one thumb', async ({ page }) => {
  const bench = await openBench(page, 'de');
  await bench.bring(CASE);
  await page.getByRole('button', { name: 'Mehrere wählen' }).click();
  await bench.show();
  for (const [x, y] of [
    [0, 300],
    [250, 100],
  ] as const) {
    const p = await bench.at(x, y);
    await page.touchscreen.tap(p.x, p.y);
  }
  await expect(bench.board.locator('.body.selected')).toHaveCount(2);
});

test('a disc is carried from the tray by a finger; the stroke is at the thumb', async ({ page }) => {
  const bench = await openBench(page, 'ru');
  await page.getByRole('button', { name: 'Пусто' }).click();
  const stack = page.locator('[data-tray] [data-color=black]');
  await stack.evaluate((el) => el.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const box = await stack.boundingBox();
  const bottom = await bench.at(0, -300);
  if (!box) throw new Error('the tray is there');
  const start = { x: box.x + 20, y: box.y + 20 };
  const end = { x: bottom.x, y: Math.max(5, bottom.y) };
  const send = await fingers(page);
  await send('touchStart', [start]);
  for (let i = 1; i <= 8; i++)
    await send('touchMove', [{ x: start.x + ((end.x - start.x) * i) / 8, y: start.y + ((end.y - start.y) * i) / 8 }]);
  await send('touchEnd', []);
  await expect(bench.body('black1')).toBeAttached();
  const shoot = await page.locator('.shoot').boundingBox();
  expect((shoot?.y ?? 9e9) + (shoot?.height ?? 0)).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) + 1);
});

test('nothing of the workbench is wider than a 320 px screen, everything opened', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const lang of ['de', 'ru', 'et', 'en']) {
    const bench = await openBench(page, lang);
    await bench.bring(CASE);
    await page.locator('.shoot').first().click();
    await page.locator('.steps .link').first().click();
    for (const panel of ['report', 'change']) await page.locator(`[data-panel=${panel}] summary`).click();
    await page.locator('.report .adding button').first().click();
    expect(await widthOf(page), lang).toBeLessThanOrEqual(320);
  }
});
