/** The look-up box by touch, in what a phone's keyboard leaves of the screen. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../support/dist.ts';

const SEEN = { width: 390, height: 430 };
test.use({ viewport: SEEN });

const box = (page: Page) => page.getByRole('combobox').last();
const options = (page: Page) => page.getByRole('option');

/** Types as a keyboard does, after a tap on the box. */
async function ask(page: Page, question: string): Promise<void> {
  await box(page).tap();
  await box(page).fill('');
  await page.keyboard.type(question);
}

/** Box and list stand in what is seen, the list with room for more than a line. */
async function fits(page: Page): Promise<void> {
  const [field, list] = [await box(page).boundingBox(), await page.getByRole('listbox').boundingBox()];
  expect(field?.y).toBeGreaterThanOrEqual(0);
  expect(list?.height).toBeGreaterThan(100);
  expect((list?.y ?? 0) + (list?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(SEEN.height);
}

const QUESTIONS = {
  de: ['Schlagscheibe in die Tasche gefallen', /Schlagscheibe fällt in eine Tasche/],
  ru: ['шайба упала в лузу', /Шайба в лузе|Шайба упала|луз/],
  et: ['ketas kukkus auku', /auku|augus/],
  en: ['my puck went in the hole', /striker falls into a pocket/],
} as const;

/** What the text to send says of a question that nothing answers. */
const ASKED = { de: /^Gefragt: xyzzyq$/m, ru: /^Что спросили: xyzzyq$/m, et: /^Küsitud: xyzzyq$/m, en: /^Asked: xyzzyq$/m } as const;

for (const lang of LANGUAGES) {
  test(`${lang}: a question by touch is answered above the keyboard, from home and from a page; what is no question is never answered with nothing`, async ({
    page,
  }) => {
    const [question, answer] = QUESTIONS[lang];
    const answered = async () => {
      await ask(page, question);
      await expect(options(page).first()).toContainText(answer);
      await expect(page.locator('.hit.answer')).toBeVisible();
      await fits(page);
    };
    await test.step('a question from a page is answered, and its rule opened', async () => {
      await page.goto(`/${lang}/rules/2017/17/`);
      await answered();
      await options(page).first().tap();
      await page.waitForURL(`**/${lang}/provision/striker-pocketed/`);
    });
    await test.step('a question from home is answered', async () => {
      await page.goto(`/${lang}/`);
      await answered();
    });
    await test.step('what is no question is never answered with nothing', async () => {
      // the same in every language, without a browser: test/find/lookups.test.ts
      const odd = lang === 'de' ? ['q', '?', '   \u0007\u0000!', '漢字', 'w'.repeat(10_000)] : [];
      for (const query of [...odd, 'xyzzyq']) {
        await box(page).tap();
        // what was found before goes
        await box(page).fill('');
        await expect(page.getByRole('listbox')).toBeHidden();
        await box(page).fill(query);
        await expect(options(page).filter({ visible: true }).first(), query.slice(0, 20)).toBeVisible();
        await expect(page.locator(`.hits [href*="/${lang}/happened/"]`), query.slice(0, 20)).toHaveCount(1);
        await fits(page);
      }
      // one tap from the list to a text that says what was asked and what came
      await page.locator('.hits [href*="/report/"]').tap();
      await expect(page.locator('[data-report]')).toHaveValue(ASKED[lang]);
    });
  });
}
