/** Forced colours take shadows and shades away and show borders that were see-through: what is taken, current or pressed is shown all the same. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openTablePage } from './support/table-page.ts';

const style = (of: Locator, name: 'borderBottomColor' | 'backgroundColor' | 'outlineStyle' | 'textDecorationLine') =>
  of.first().evaluate((one, key) => getComputedStyle(one)[key as 'outlineStyle'], name);

/** Runs the steps in forced colours, light and then dark. */
async function inForcedColours(page: Page, steps: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    await test.step(colorScheme, steps);
  }
}

test('where one is and what differs can be seen on pages to read', async ({ page }) => {
  await test.step('the edition, the page and the two books one is at', async () => {
    await inForcedColours(page, async () => {
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
  });
  await test.step('words that differ are read: their text keeps the colour of the page', async () => {
    await inForcedColours(page, async () => {
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
  });
  await test.step('the book of one’s own where one looks up what happened', async () => {
    await inForcedColours(page, async () => {
      await page.goto('/de/happened/striker/');
      expect(await style(page.locator('.mine label:has(:checked)'), 'outlineStyle')).toBe('solid');
    });
  });
  await test.step('the hit that Enter would take', async () => {
    await inForcedColours(page, async () => {
      await page.goto('/en/rules/2017/12/');
      await page.getByRole('combobox').first().fill('striker in pocket');
      const hits = page.getByRole('option');
      await expect(hits.nth(1)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
      expect(await style(hits, 'outlineStyle')).toBe('solid');
      expect(await style(hits.nth(1), 'outlineStyle')).toBe('none');
    });
  });
});

test('what is pressed, taken or picked can be seen at the table, in training and at a tournament', async ({ page }) => {
  await test.step('at the table the button that is pressed, and who strokes', async () => {
    await inForcedColours(page, async () => {
      const { page: table } = await openTablePage(page, 'de');
      const button = table.locator('.live-table button.word[aria-pressed]').first();
      const ground = await style(button, 'backgroundColor');
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      expect(await style(button, 'backgroundColor')).not.toBe(ground);
      expect(await style(table.locator('.who label:has(:checked)'), 'outlineStyle')).toBe('solid');
      expect(await style(table.locator('.who label:not(:has(:checked))'), 'outlineStyle')).toBe('none');
    });
  });
  await test.step('under a figure the key that is pressed', async () => {
    await inForcedColours(page, async () => {
      await page.goto('/en/provision/striker-pocketed/');
      const slow = page.locator('[data-slow]').first();
      const ground = await style(slow, 'backgroundColor');
      await slow.click();
      await expect(slow).toHaveAttribute('aria-pressed', 'true');
      expect(await style(slow, 'backgroundColor')).not.toBe(ground);
    });
  });
  await test.step('what the ruling map is painted for', async () => {
    await inForcedColours(page, async () => {
      await page.goto('/et/table/');
      await page.locator('.map-place').scrollIntoViewIfNeeded();
      const chips = page.locator('.ruling-map .chips').first();
      await expect(chips).toBeVisible();
      expect(await style(chips.locator('label:has(:checked)'), 'outlineStyle')).toBe('solid');
      expect(await style(chips.locator('label:not(:has(:checked))'), 'outlineStyle')).toBe('none');
    });
  });
  await test.step('in training the book one is asked about, and the answer that is picked', async () => {
    await inForcedColours(page, async () => {
      await page.goto('/en/quiz/');
      await expect(page.locator('.books label:has(:checked)')).toBeVisible();
      expect(await style(page.locator('.books label:has(:checked)'), 'outlineStyle')).toBe('solid');
      expect(await style(page.locator('.books label:not(:has(:checked))'), 'outlineStyle')).toBe('none');
      // from the case book: every kind of it has answers to choose from
      await page.goto('/en/cases/opponent-met-first-directly/');
      await page.getByRole('link', { name: 'Decide for yourself' }).click();
      const choices = page.locator('.choices label');
      await expect(choices.nth(1)).toBeVisible();
      await choices.nth(1).click();
      const letters = choices.locator('.letter');
      expect(await style(letters.nth(1), 'backgroundColor')).not.toBe(await style(letters.nth(0), 'backgroundColor'));
    });
  });
  await test.step('the sheet of a tournament that lies on top', async () => {
    await inForcedColours(page, async () => {
      await page.goto('/ru/tournament/');
      const form = page.locator('.workspace form').first();
      await form.locator('input').first().fill('Кубок');
      await form.locator('button.go').click();
      const taken = page.locator('[role=tab][aria-selected=true]');
      await expect(taken).toBeVisible();
      const paper = await style(page.locator('body'), 'backgroundColor');
      expect(await style(taken, 'borderBottomColor')).not.toBe(paper);
      expect(await style(page.locator('[role=tab][aria-selected=false]'), 'borderBottomColor')).toBe(paper);
    });
  });
});
