/** Forced colours take shadows and shades away and show borders that were see-through: what is taken, current or pressed is told all the same. */
import { expect, type Locator, test } from '@playwright/test';

const style = (of: Locator, name: 'borderBottomColor' | 'backgroundColor' | 'outlineStyle' | 'textDecorationLine') =>
  of.first().evaluate((one, key) => getComputedStyle(one)[key as 'outlineStyle'], name);

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    });

    test('the edition, the page and the two books one is at', async ({ page }) => {
      await page.goto('/de/rules/2017/17/');
      const paper = await style(page.locator('body'), 'backgroundColor');
      expect(await style(page.locator('.ed[aria-current]'), 'borderBottomColor')).not.toBe(paper);
      expect(await style(page.locator('.ed:not([aria-current])'), 'borderBottomColor')).toBe(paper);
      await page.goto('/de/compare/2010/2017/');
      expect(await style(page.locator('.pairs [aria-current]'), 'outlineStyle')).toBe('solid');
      await page.goto('/de/compare/');
      expect(await style(page.locator('.pages [aria-current]'), 'textDecorationLine')).toBe('underline');
      expect(await style(page.locator('.pages a:not([aria-current])'), 'textDecorationLine')).toBe('none');
    });

    test('words that differ are read: their text keeps the colour of the page', async ({ page }) => {
      for (const path of ['/de/provision/own-dark-discs-ways/', '/de/equipment/', '/de/compare/2010/2017/']) {
        await page.goto(path);
        // forced, it would be black on what remains of its ground, in the dark too
        expect(
          await page
            .locator('mark')
            .first()
            .evaluate((one) => getComputedStyle(one).forcedColorAdjust),
          path,
        ).toBe('none');
      }
    });

    test('the book of one’s own where one looks up what happened', async ({ page }) => {
      await page.goto('/de/happened/striker/');
      expect(await style(page.locator('.mine label:has(:checked)'), 'outlineStyle')).toBe('solid');
    });
  });
