import { expect, type Locator, type Page, test } from '@playwright/test';

async function open(page: Page, lang = 'en', hash = ''): Promise<Locator> {
  await page.goto(`/${lang}/table/${hash}`);
  const board = page.locator('svg[role=application]').first();
  await expect(board).toBeVisible();
  return board;
}

/** Where a point of the table stands on the screen. */
async function at(board: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  return board.evaluate(
    (svg, [px, py]) => {
      const matrix = (svg as SVGSVGElement).getScreenCTM();
      const point = new DOMPoint(px, -(py ?? 0)).matrixTransform(matrix ?? undefined);
      return { x: point.x, y: point.y };
    },
    [x, y],
  );
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('discs are moved by pointer and keys, and a shared table opens as it was', async ({ page, context }) => {
  const board = await open(page);
  await test.step('a disc that is dropped on another lies beside it, and a screen reader is told', async () => {
    await drag(page, await at(board, 15, 485), await at(board, 50, 480));
    await expect(page.locator('[aria-live]').first()).not.toHaveText('');
  });
  await test.step('a disc is moved by keys', async () => {
    const first = board.getByRole('button').first();
    await first.focus();
    const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press('Shift+ArrowDown');
    const after = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(after).not.toBe(before);
  });
  await test.step('a disc is dragged, and what the stroke would cost is told anew', async () => {
    await page.getByRole('button', { name: 'Singles' }).click();
    await board.evaluate((svg) => svg.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const disc = board.locator('[role=button]').filter({ hasNotText: 'striker' });
    await expect(disc.first()).toBeVisible();
    await drag(page, await at(board, 15, 485), await at(board, 200, 100));
    await expect(board.getByRole('button', { name: /200.*100|100.*200/ })).toBeVisible();
  });
  await test.step('a shared table opens as it was', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: /link/i }).first().click();
    await expect(page.locator('.acts + .hint')).toHaveText(/\w/);
    await expect.poll(() => page.url()).toContain('#p=');
    const url = page.url();
    await page.goto('/en/about/');
    await page.goto(url);
    await expect(page.locator('svg[role=application]').getByRole('button', { name: /200.*100|100.*200/ })).toBeVisible();
  });
});

test('a stroke is played, scrubbed, and ruled on under all four editions with their own articles', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'de');
  await page.getByRole('button', { name: 'Stoßen' }).click();
  const course = page.locator('input[type=range][aria-valuetext]').last();
  await expect(course).toBeVisible();
  const rulings = page.locator('.rulings');
  await expect(rulings).toContainText('Gesehen');
  await expect(rulings.locator('a[href*="/de/rules/2017/"]').first()).toBeAttached();
  for (const mark of ['17', '10', '08', 'C']) await expect(rulings.getByText(mark, { exact: true }).first()).toBeVisible();
});

test('a share link that was cut or altered says so and offers an empty table', async ({ page }) => {
  for (const hash of ['#p=1', '#p=AAAAAAAAAAAAAAAAAAAAAAAA']) {
    await page.goto('about:blank');
    const board = await open(page, 'ru', hash);
    await expect(page.locator('.problem')).toBeVisible();
    await expect(page.locator('.problem')).toContainText(/[а-яё]{4}/i);
    await expect(board.getByRole('button')).toHaveCount(0);
  }
});
