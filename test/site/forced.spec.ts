/** Forced colours take shadows and shades away and show borders that were see-through: what is taken, current or pressed is shown all the same. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openTablePage } from './support/table-page.ts';

const style = (of: Locator, name: 'borderBottomColor' | 'backgroundColor' | 'outlineStyle' | 'textDecorationLine') =>
  of.first().evaluate((one, key) => getComputedStyle(one)[key as 'outlineStyle'], name);

/** Looks at a page in forced colours, light and then dark; resolves to what was seen in each. */
async function inForcedColours<T>(page: Page, look: () => Promise<T>): Promise<readonly T[]> {
  const seen: T[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    seen.push(await test.step(colorScheme, look));
  }
  return seen;
}

/** That each of two looks at a ground saw another colour. */
function expectOther(before: readonly string[], after: readonly string[]): void {
  for (const [i, ground] of before.entries()) expect(after[i]).not.toBe(ground);
}

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));

test('where one is and what differs can be seen on pages to read', async ({ page }) => {
  /** Words that differ are read: forced, their text would be black on what remains of its ground, in the dark too. */
  const expectMarked = async (path: string): Promise<void> => {
    const mark = page.locator('mark').first();
    expect(await mark.evaluate((one) => getComputedStyle(one).forcedColorAdjust), path).toBe('none');
  };
  await test.step('the edition, the page and the two books one is at; words that differ keep the colour of the page', async () => {
    await page.goto('/de/rules/2017/17/');
    await inForcedColours(page, async () => {
      const paper = await style(page.locator('body'), 'backgroundColor');
      expect(await style(page.locator('.ed[aria-current]'), 'borderBottomColor')).not.toBe(paper);
      expect(await style(page.locator('.ed:not([aria-current])'), 'borderBottomColor')).toBe(paper);
    });
    await page.goto('/de/compare/2010/2017/');
    await inForcedColours(page, async () => {
      expect(await style(page.locator('.pairs [aria-current]'), 'outlineStyle')).toBe('solid');
      await expectMarked('/de/compare/2010/2017/');
    });
    await page.goto('/de/compare/');
    await inForcedColours(page, async () => {
      expect(await style(page.locator('.pages [aria-current]'), 'textDecorationLine')).toBe('underline');
      expect(await style(page.locator('.pages a:not([aria-current])'), 'textDecorationLine')).toBe('none');
    });
    for (const path of ['/de/provision/own-dark-discs-ways/', '/de/equipment/']) {
      await page.goto(path);
      await inForcedColours(page, () => expectMarked(path));
    }
  });
  await test.step('the book of one’s own where one looks up what happened', async () => {
    await page.goto('/de/happened/striker/');
    await inForcedColours(page, async () => {
      expect(await style(page.locator('.mine label:has(:checked)'), 'outlineStyle')).toBe('solid');
    });
  });
  await test.step('the hit that Enter would take', async () => {
    await page.goto('/en/rules/2017/12/');
    await page.getByRole('combobox').first().fill('striker in pocket');
    const hits = page.getByRole('option');
    await expect(hits.nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
    await inForcedColours(page, async () => {
      expect(await style(hits, 'outlineStyle')).toBe('solid');
      expect(await style(hits.nth(1), 'outlineStyle')).toBe('none');
    });
  });
});

test('what differs, is pressed, taken or picked can be seen at the table, in training and at a tournament', async ({ page }) => {
  const { board, body } = await openTablePage(page, 'de', { map: true });
  await test.step('at the table red, black and striker differ by shape', async () => {
    await expect(body('red1')).toBeVisible();
    const rings = await board.evaluate((svg) =>
      [...svg.querySelectorAll('defs .ring')].map((ring) => ring.getAttribute('stroke-dasharray')),
    );
    expect(new Set(rings).size).toBeGreaterThan(1);
  });
  await test.step('at the table the button that is pressed, and who strokes', async () => {
    const button = page.locator('.live-table button.word[aria-pressed]').first();
    const ground = await inForcedColours(page, () => style(button, 'backgroundColor'));
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expectOther(ground, await inForcedColours(page, () => style(button, 'backgroundColor')));
    await inForcedColours(page, async () => {
      expect(await style(page.locator('.who label:has(:checked)'), 'outlineStyle')).toBe('solid');
      expect(await style(page.locator('.who label:not(:has(:checked))'), 'outlineStyle')).toBe('none');
    });
  });
  await test.step('what the ruling map is painted for', async () => {
    await page.locator('.map-place').scrollIntoViewIfNeeded();
    const chips = page.locator('.ruling-map .chips').first();
    await expect(chips).toBeVisible();
    await inForcedColours(page, async () => {
      expect(await style(chips.locator('label:has(:checked)'), 'outlineStyle')).toBe('solid');
      expect(await style(chips.locator('label:not(:has(:checked))'), 'outlineStyle')).toBe('none');
    });
  });
  await test.step('under a figure the key that is pressed', async () => {
    await page.goto('/en/provision/striker-pocketed/');
    const slow = page.locator('[data-slow]').first();
    const ground = await inForcedColours(page, () => style(slow, 'backgroundColor'));
    await slow.click();
    await expect(slow).toHaveAttribute('aria-pressed', 'true');
    expectOther(ground, await inForcedColours(page, () => style(slow, 'backgroundColor')));
  });
  await test.step('in training the book one is asked about, and the answer that is picked', async () => {
    await page.goto('/en/quiz/');
    await expect(page.locator('.books label:has(:checked)')).toBeVisible();
    await inForcedColours(page, async () => {
      expect(await style(page.locator('.books label:has(:checked)'), 'outlineStyle')).toBe('solid');
      expect(await style(page.locator('.books label:not(:has(:checked))'), 'outlineStyle')).toBe('none');
    });
    // from the case book: every kind of it has answers to choose from
    await page.goto('/en/cases/opponent-met-first-directly/');
    await page.getByRole('link', { name: 'Decide for yourself' }).click();
    const choices = page.locator('.choices label');
    await expect(choices.nth(1)).toBeVisible();
    await choices.nth(1).click();
    const letters = choices.locator('.letter');
    await inForcedColours(page, async () => {
      expect(await style(letters.nth(1), 'backgroundColor')).not.toBe(await style(letters.nth(0), 'backgroundColor'));
    });
  });
  await test.step('the sheet of a tournament that lies on top', async () => {
    await page.goto('/ru/tournament/');
    const form = page.locator('.workspace form').first();
    await form.locator('input').first().fill('Кубок');
    await form.locator('button.go').click();
    const taken = page.locator('[role=tab][aria-selected=true]');
    await expect(taken).toBeVisible();
    await inForcedColours(page, async () => {
      const paper = await style(page.locator('body'), 'backgroundColor');
      expect(await style(taken, 'borderBottomColor')).not.toBe(paper);
      expect(await style(page.locator('[role=tab][aria-selected=false]'), 'borderBottomColor')).toBe(paper);
    });
  });
});
