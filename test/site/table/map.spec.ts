import { expect, type Page, test } from '@playwright/test';
import { asOnAPhone } from '../support/table-page.ts';
import { axeInBothLights } from '../support/watch.ts';

/** Scrolls to the map and waits until it is painted whole: in full where asked for, else with the strokes of a phone. */
async function open(page: Page, lang = 'en', { full = false } = {}) {
  if (!full) await asOnAPhone(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/${lang}/table/`);
  await page.locator('.map-place').scrollIntoViewIfNeeded();
  const map = page.locator('.ruling-map');
  await expect(map).toBeVisible();
  await painted(page);
  return { map, field: map.locator('.field'), where: map.locator('.where') };
}
const painted = (page: Page) => expect(page.locator('.ruling-map .status[data-took]')).toBeVisible({ timeout: 50_000 });

test('with keys alone: arrows walk, Enter takes, and all of it is said', async ({ page }) => {
  const { map, field, where } = await open(page, 'de');
  expect(await axeInBothLights(page, { within: '.ruling-map' })).toEqual([]);
  await field.focus();
  const before = await where.innerText();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(where).not.toHaveText(before);
  await expect(map.locator('[aria-live]')).toContainText('Mitte');
  await page.keyboard.press('Enter');
  await expect(map.locator('[aria-live]')).toContainText('Dieser Stoß liegt jetzt auf dem Tisch.');
  const label = await page.locator('svg.live [data-body=striker]').getAttribute('aria-label');
  expect(label).toContain('Schlagscheibe');
});

test('when anything changes the map begins anew; in a human hand the outcomes are chances', async ({ page }) => {
  await test.step('when anything changes the map begins anew and is painted again', async () => {
    const { map } = await open(page);
    const speed = map.getByLabel('Strength').first();
    await speed.focus();
    await page.keyboard.press('ArrowRight');
    await expect(map.locator('.status[data-took]')).toHaveCount(0);
    await painted(page);
    await map.getByRole('button', { name: /2008/ }).click();
    await expect(map.getByText(/of the strokes come out differently/)).toBeVisible();
  });
  await test.step('in a human hand the outcomes are chances, and the stroke looked at is tried often', async () => {
    const map = page.locator('.ruling-map');
    await map.getByText('human').click();
    await expect(map.getByText(/Each stroke is tried 16 times/)).toBeVisible();
    await expect(map.locator('.chances .list')).toContainText('%', { timeout: 60_000 });
  });
});

test('with a mouse a stroke is shown and taken; its outcomes as a table, the best strokes as a list', async ({ page }) => {
  await test.step('for who cannot see it: the shares of all outcomes as a table, the best strokes as a list', async () => {
    const { map, where } = await open(page, 'en', { full: true });
    expect(await axeInBothLights(page, { within: '.ruling-map' })).toEqual([]);
    await expect(map.locator('.status')).toContainText('40960');
    await map.getByText('The map in figures').click();
    await expect(map.locator('tbody tr')).toHaveCount(7);
    const best = map.locator('.best button').first();
    await best.click();
    expect(await best.innerText()).toContain(await where.innerText());
  });
  await test.step('with a mouse: what is under it is shown with its ruling, a click takes it to the table', async () => {
    const map = page.locator('.ruling-map');
    const [field, where] = [map.locator('.field'), map.locator('.where')];
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error('the map is not on the screen');
    await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.3);
    await expect(where).toHaveText(/^\d+ mm left/);
    await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.6);
    await expect(where).toHaveText(/^\d+ mm right/);
    await expect(map.locator('.preview li').first()).toContainText(/\w/);
    await page.mouse.down();
    await page.mouse.up();
    const taken = await where.innerText();
    await map.getByRole('button', { name: 'To the table', exact: true }).click();
    const mm = Number(/^(\d+) mm right/.exec(taken)?.[1]);
    const striker = page.locator('svg.live [data-body=striker]');
    await expect(striker).toHaveAttribute('aria-label', new RegExp(`x (${mm - 1}|${mm})\\b`));
  });
});
