import { expect, test } from '@playwright/test';

test('a disc is moved by a finger, and the page does not scroll with it', async ({ page }) => {
  await page.goto('/et/table/');
  const board = page.locator('svg[role=application]').first();
  await expect(board).toBeVisible();
  await board.scrollIntoViewIfNeeded();
  const [from, to] = await board.evaluate((svg) => {
    const matrix = (svg as SVGSVGElement).getScreenCTM() ?? undefined;
    const place = (x: number, y: number) => {
      const point = new DOMPoint(x, -y).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    };
    return [place(15, 485), place(150, 150)] as const;
  });
  const scrolled = await page.evaluate(() => scrollY);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let i = 1; i <= 6; i++) await send('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 }]);
  await send('touchEnd', []);
  await expect(board.getByRole('button', { name: /150.*150|14[5-9]|15[0-5]/ }).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});
