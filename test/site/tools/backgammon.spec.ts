import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../support/dist.ts';
import { axe, complaints, widthOf } from '../support/watch.ts';

const place = (page: Page, name: number | 'bar' | 'off') => page.locator(`[data-place="${name}"]`);
/** The centre of a place's checkers: a third of its height from the edge of the board. */
async function spot(page: Page, name: number | 'bar' | 'off'): Promise<{ x: number; y: number }> {
  const box = await place(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not drawn`);
  const top = typeof name === 'number' && name > 12;
  return { x: box.x + box.width / 2, y: top ? box.y + box.height / 4 : box.y + (box.height * 3) / 4 };
}
async function alive(page: Page, lang: string): Promise<void> {
  await page.goto(`/${lang}/backgammon/`);
  await page.locator('.bg-board.live').waitFor();
}
async function useDice(page: Page, a: number, b: number): Promise<void> {
  const selects = page.locator('.bg-side select');
  await selects.nth(1).selectOption(String(a));
  await selects.nth(2).selectOption(String(b));
  await page.locator('.bg-side .row button').first().click();
}
const notice = (page: Page) => page.locator('.bg-workspace .notice');

test('what stands below the board stays where it is when the board comes alive', async ({ page }) => {
  /** Where the rules begin in windows of several sizes, px from the head of the page. */
  const begins = async () => {
    const at: Record<string, number> = {};
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [320, 640],
      [820, 1180],
      [1024, 1366],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      at[`${width} px`] = await page.locator('.bg-contents').evaluate((el) => Math.round(el.getBoundingClientRect().top + scrollY));
    }
    return at;
  };
  // held back, not refused: that it did not come would be said on the page
  await page.route('**/Backgammon.*.js', () => undefined);
  await page.goto('/de/backgammon/');
  const still = await begins();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alive(page, 'de');
  await page.locator('.bg-side .panel').first().waitFor();
  expect(await begins()).toEqual(still);
});

/** Which pages axe looks at, each in one language; test/site/quality.spec.ts looks at the sheet and one of its rules by day, and measures the sheet. */
const LOOKED_AT: readonly string[] = ['ru/backgammon/', 'en/backgammon/both-numbers/', 'et/backgammon/valid-roll/'];
test('axe finds nothing, the console is silent, no sideways scroll at 320 px, in any language', async ({ browser }) => {
  for (const [turn, lang] of LANGUAGES.entries()) {
    const colorScheme = turn % 2 === 0 ? 'light' : 'dark';
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    const said = complaints(page);
    const sound = async (path: string) => {
      if (LOOKED_AT.includes(path)) expect.soft(await axe(page), path).toEqual([]);
      expect.soft(said, path).toEqual([]);
    };
    await alive(page, lang);
    await sound(`${lang}/backgammon/`);
    for (const path of [`${lang}/backgammon/both-numbers/`, `${lang}/backgammon/valid-roll/`]) {
      await page.goto(`/${path}`);
      expect.soft(await widthOf(page), path).toBeLessThanOrEqual(320);
      await sound(path);
    }
    await context.close();
  }
});

test('by keys alone and by mouse: plays, a position set up, a link that brings it back, a damaged one that says so', async ({
  page,
  context,
}) => {
  await test.step('the keyboard alone: a checker is taken and put down, let go, and the turn is taken back', async () => {
    await alive(page, 'en');
    await useDice(page, 3, 1);
    await place(page, 24).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(place(page, 23)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(place(page, 24)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(place(page, 24)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Enter');
    for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
    await expect(place(page, 20)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(place(page, 20)).toHaveAttribute('aria-label', 'Point 20: 1 black checker');
    await page.getByRole('button', { name: 'Take back' }).press('Enter');
    await expect(place(page, 24)).toHaveAttribute('aria-label', /2 black checkers/);
    await place(page, 24).focus();
    await page.keyboard.press('b');
    await expect(place(page, 'bar')).toBeFocused();
  });
  await test.step('a position set up by hand, its plays listed and shown', async () => {
    await alive(page, 'en');
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('button', { name: 'Clear the board' }).click();
    const tap = async (name: number | 'bar') => {
      const { x, y } = await spot(page, name);
      await page.mouse.click(x, y);
    };
    await tap(6);
    await tap(3);
    await page.getByLabel('Add white').check();
    await tap(24);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await useDice(page, 4, 1);
    await page.getByText('legal plays').click();
    await expect(page.locator('.plays button')).not.toHaveCount(0);
    const { x, y } = await spot(page, 3);
    await page.mouse.click(x, y);
    const off = await spot(page, 'off');
    await page.mouse.click(off.x, off.y);
    await expect(notice(page)).toContainText('while one of yours is still further back, on point 6');
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', '/en/backgammon/#16-p2');
  });
  await test.step('a link brings the board back; a damaged one says so', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await alive(page, 'en');
    await useDice(page, 6, 4);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page).toHaveURL(/#b=/);
    const url = page.url();
    await page.goto('about:blank');
    await page.goto(url);
    await expect(page.locator('.bg-workspace .state b')).toContainText('Black to play 6–4');
    await page.goto('about:blank');
    await page.goto(`${url.slice(0, -4)}`);
    await expect(page.getByRole('alert')).toContainText('incomplete');
  });
});

test('a finger taps a checker and its place; without JavaScript the board is a picture and every rule is there', async ({ browser }) => {
  await test.step('a finger: a checker is tapped and its place tapped', async () => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 393, height: 851 } });
    const page = await context.newPage();
    await alive(page, 'de');
    await useDice(page, 6, 5);
    await page.locator('.bg-board.live').scrollIntoViewIfNeeded();
    const from = await spot(page, 24);
    await page.touchscreen.tap(from.x, from.y);
    await expect(place(page, 24)).toHaveAttribute('aria-pressed', 'true');
    const to = await spot(page, 13);
    await page.touchscreen.tap(to.x, to.y);
    await expect(place(page, 13)).toHaveAttribute('aria-label', /^Punkt 13: 6 schwarze Steine/);
    await context.close();
  });
  await test.step('without JavaScript the board is a picture and every rule is there', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/et/backgammon/');
    await expect(page.locator('svg.bg-board')).toBeVisible();
    for (const anchor of ['summary-1', '1', '9', '10b', '16-p2', '22', 'd-p3-s5'])
      await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
    await context.close();
  });
});

// on a first button the ink was the paper's own colour as soon as a pointer or a finger was on it
test('strong-button-under-the-pointer: what is under the pointer can be read', async ({ page }) => {
  await alive(page, 'de');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const button of await page.locator('.bg-workspace button:visible').all()) {
      await button.hover();
      await button.evaluate((element) => {
        document.querySelector('[data-under]')?.removeAttribute('data-under');
        element.setAttribute('data-under', '');
      });
      expect(await axe(page, { within: '[data-under]', rules: ['color-contrast'] }), colorScheme).toEqual([]);
    }
  }
});
