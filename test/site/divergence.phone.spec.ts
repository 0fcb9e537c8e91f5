import { expect, test } from '@playwright/test';
import { widthOf } from './support/watch.ts';

test('on a phone the cases stand one under the other and play at a tap', async ({ page }) => {
  await page.goto('/et/compare/parts/2008/2017/');
  expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  // by its name: once it is live it has no button any more
  const id = await page.locator('.parting:has([data-live])').first().getAttribute('id');
  const first = page.locator(`[id="${id}"]`);
  await first.locator('[data-live]').scrollIntoViewIfNeeded();
  await first.locator('[data-live]').tap();
  await expect(first.locator('svg.live')).toBeVisible({ timeout: 30_000 });
  expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
