import { expect, test } from '@playwright/test';
import { widthOf } from '../support/watch.ts';

test('a tap shows a stroke, the button takes it; nothing is wider than the screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ru/table/');
  await page.locator('.map-place').scrollIntoViewIfNeeded();
  const map = page.locator('.ruling-map');
  await expect(map.locator('.status[data-took]')).toBeVisible({ timeout: 90_000 });
  const field = map.locator('.field');
  await field.scrollIntoViewIfNeeded();
  const box = await field.boundingBox();
  if (!box) throw new Error('the map is not on the screen');
  const where = map.locator('.where');
  const before = await where.innerText();
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height * 0.4);
  await expect(where).not.toHaveText(before);
  await expect(map.getByRole('button', { name: 'К столу', exact: true })).toHaveCount(0);
  await map.getByRole('button', { name: 'Перенести на стол' }).tap();
  await map.getByRole('button', { name: 'К столу', exact: true }).tap();
  await expect(page.locator('svg.live [data-body=striker]')).toBeInViewport();
  expect(await widthOf(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
