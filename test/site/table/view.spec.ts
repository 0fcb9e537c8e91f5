import { expect, test } from '@playwright/test';

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1366, 768],
  [1920, 1080],
] as const;

test('the whole board is in view while one aims, with the stroke and what is needed beside it', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
  await page.goto('/de/table/');
  await page.locator('svg.live').first().waitFor();
  for (const [i, [width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('[data-state-line]').hover();
    await expect(page.locator('[data-verdict]')).toBeVisible();
    // the aim is turned by its handle's keys, which brings the focus onto the board
    const handle = page.getByRole('slider', { name: 'Richtung und Stärke' });
    await handle.blur();
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.strokebar input[type=number]').first()).toHaveValue(String(91 + i));
    const found = await page.evaluate(() => {
      const box = (selector: string) => {
        const { left, top, right, bottom } = (document.querySelector(selector) as Element).getBoundingClientRect();
        return { left, top, right, bottom };
      };
      const inView = ({ left, top, right, bottom }: ReturnType<typeof box>) =>
        left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      const parts = [...document.querySelectorAll('.strokebar > *')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ width }) => width > 2);
      const covered = parts.flatMap((a, i) =>
        parts.slice(i + 1).filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      );
      return {
        board: inView(box('.live-board')),
        stroke: inView(box('.shoot')),
        needed: inView(box('.quick')),
        line: inView(box('[data-state-line]')),
        covered: covered.length,
        wide: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect.soft(found, `${width} × ${height}`).toEqual({ board: true, stroke: true, needed: true, line: true, covered: 0, wide: 0 });
  }
  await context.close();
});

test('cases and frames show no board larger than what the window leaves', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of ['/en/provision/own-dark-directly/', '/en/embed/own-disc-in-circle-struck-directly/', '/en/embed/']) {
    await page.goto(path);
    const board = page.locator('novuss-table').first();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await board.scrollIntoViewIfNeeded();
      const box = await board.locator('svg').first().boundingBox();
      expect.soft(box?.height ?? 9e9, `${path} at ${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  }
  await context.close();
});

test('“?” says what one can do; a disc is dragged off and back, takes the other colour, the aim turns by a tenth', async ({ page }) => {
  await page.goto('/en/table/');
  await page.locator('svg.live').first().waitFor();
  await page.locator('.frame').hover();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'What you can do at the table' });
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();
  await expect(help).toBeHidden();
  const red = page.locator('[data-body=red1]');
  await red.focus();
  await page.keyboard.press('Delete');
  await page.locator('[data-body=black1]').focus();
  await page.keyboard.press('c');
  await expect(red).toBeVisible();
  await expect(page.locator('[data-body=black1]')).toHaveCount(0);
  await page.getByRole('button', { name: 'A tenth of a degree to the left' }).click();
  await expect(page.locator('.strokebar input[type=number]').first()).toHaveValue('90.1');
});

test('the state of the game is said at the table, kept in the link, and minded by the rulings: opening-stroke-plays-on', async ({
  page,
}) => {
  await page.goto('/en/table/');
  await page.locator('.frame').hover();
  await expect(page.locator('[data-state-line]')).toContainText('turn 1 of the set', { ignoreCase: true });
  await page.locator('[data-panel=state] summary').click();
  const turn = page.getByLabel(/^Which turn of the set/);
  await expect(turn).toHaveValue('1');
  await turn.fill('5');
  await turn.press('Tab');
  await expect(page.locator('[data-state-line]')).toContainText('turn 5 of the set', { ignoreCase: true });
});
