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
      expect(await style(page.locator('.pages [aria-current]'), 'textDecorationLine')).toBe('underline');
      expect(await style(page.locator('.pages a:not([aria-current])'), 'textDecorationLine')).toBe('none');
      expect(await style(page.locator('.pairs [aria-current]'), 'outlineStyle')).toBe('solid');
    });

    test('words that differ are read: their text is the colour of the text around them', async ({ page }) => {
      for (const path of ['/de/provision/own-dark-discs-ways/', '/de/equipment/', '/de/compare/2010/2017/']) {
        await page.goto(path);
        const [mark, around] = await page
          .locator('mark')
          .first()
          .evaluate((one) => [getComputedStyle(one).color, getComputedStyle(one.parentElement ?? one).color]);
        expect(mark, path).toBe(around);
      }
    });

    test('the book of one’s own where one looks up what happened', async ({ page }) => {
      await page.goto('/de/happened/striker/');
      expect(await style(page.locator('.mine label:has(:checked)'), 'outlineStyle')).toBe('solid');
    });

    test('the hit that the arrow keys are at', async ({ page }) => {
      await page.goto('/en/search/');
      await page.locator('main input').first().fill('striker pocket');
      await page.locator('main .hit').first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(await style(page.locator('.hit[aria-selected="true"]'), 'outlineStyle')).toBe('solid');
    });

    test('a button that stays pressed at the table, a sheet of the tournament', async ({ page }) => {
      await page.goto('/en/table/');
      await page.locator('.workbench').first().dispatchEvent('pointerenter');
      const numbers = page.getByRole('button', { name: 'Numbers', exact: true });
      await numbers.click();
      await expect(numbers).toHaveAttribute('aria-pressed', /true|false/);
      const [on, off] = [page.locator('.workbench button[aria-pressed="true"]'), page.locator('.workbench button[aria-pressed="false"]')];
      await expect(on.first()).toBeVisible();
      expect(await style(on, 'backgroundColor')).not.toBe(await style(off, 'backgroundColor'));
      await page.goto('/ru/tournament/');
      await page.locator('main button').first().click();
      const tabs = page.getByRole('tab');
      await expect(tabs.first()).toBeVisible();
      const paper = await style(page.locator('body'), 'backgroundColor');
      expect(await style(page.locator('[role=tab][aria-selected="true"]'), 'borderBottomColor')).not.toBe(paper);
      expect(await style(page.locator('[role=tab][aria-selected="false"]'), 'borderBottomColor')).toBe(paper);
    });
  });
