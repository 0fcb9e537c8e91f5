/** Drawing sheets: a size that is pointed at, reached by keyboard or tapped tells its tolerance, article and the other editions, and nothing moves. */
import { expect, type Page, test } from '@playwright/test';
import { axeInBothLights, complaints, widthOf } from './support/watch.ts';

const size = (page: Page) => page.getByRole('img', { name: /^Spielfläche, Seitenlänge/ });
const depth = (page: Page) => page.getByRole('img', { name: /^Linie der Randzone/ });

test('without JavaScript: pointing and the keyboard show what is known of a size; the rest of the page stays where it is', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/de/equipment/');
  const below = page.getByRole('heading', { name: 'Spielstein und Schlagscheibe' });
  const place = async () => ((await below.boundingBox())?.y ?? 0) - ((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0);
  const before = await place();
  await expect(page.locator('#m-surfaceSize')).toBeVisible();
  await expect(page.locator('#m-surfaceSize')).toContainText('zulässig 999–1001\u00a0mm');
  await depth(page).locator('text').hover();
  await expect(page.locator('#m-edgeZoneDepth')).toBeVisible();
  await expect(page.locator('#m-edgeZoneDepth').getByRole('link')).toHaveAttribute('href', /\/de\/rules\/2017\/annex-1\//);
  await page.mouse.move(0, 0);
  await page.getByRole('img', { name: /^Durchmesser des Kreises/ }).focus();
  await expect(page.locator('#m-circleDiameter')).toBeVisible();
  await expect(page.locator('#m-edgeZoneDepth')).toBeHidden();
  expect(await place()).toBeCloseTo(before, 1);
  await context.close();
});

test('on a phone: a tap shows it, its links can be followed, nothing is wider than the screen', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/de/equipment/2010/');
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
  await depth(page).locator('text').tap();
  const said = page.locator('#m-edgeZoneDepth');
  await expect(said).toBeVisible();
  await expect(said).toContainText('nicht angegeben');
  await said.getByRole('link', { name: 'Art.\u00a024.2' }).tap();
  await expect(page).toHaveURL(/\/de\/rules\/2010\/24\//);
  await context.close();
});

test('another edition’s sheet says what that edition says; axe finds nothing; on paper the drawings are to scale', async ({ page }) => {
  await test.step('the bar leads to the sheet of another edition, which says what it says', async () => {
    await page.goto('/de/equipment/');
    await page
      .getByRole('navigation', { name: 'Regelbücher' })
      .getByRole('link', { name: /Vereinsregeln/ })
      .click();
    await expect(page).toHaveURL(/\/de\/equipment\/club\/$/);
    await expect(size(page)).toHaveAccessibleName(/^Spielfläche, Seitenlänge: 1016\u00a0mm/);
    await expect(size(page)).toContainText('1016');
    await expect(depth(page)).toContainText('(130)');
  });
  await test.step('a sheet on which nearly everything is borrowed: axe finds nothing', async () => {
    const said = complaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/et/equipment/club/');
    expect.soft(await axeInBothLights(page)).toEqual([]);
    expect(said).toEqual([]);
  });
  await test.step('on paper the drawings are to scale: the striker is as wide as the striker', async () => {
    await page.goto('/de/equipment/');
    await page.emulateMedia({ media: 'print' });
    const scale = await page
      .locator('.v-pieces svg')
      .evaluate((svg: SVGSVGElement) => (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width) * (25.4 / 96));
    expect(scale).toBeCloseTo(1, 2);
    const plan = await page
      .locator('.v-plan svg')
      .evaluate((svg: SVGSVGElement) => (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width) * (25.4 / 96));
    expect(plan).toBeCloseTo(0.1, 3);
  });
});
