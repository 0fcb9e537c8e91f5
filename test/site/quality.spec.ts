import { expect, test } from '@playwright/test';
import { KINDS } from '../audit/kinds.ts';
import { LANGUAGES } from '../support/dist.ts';
import { axe, complaints, widthOf } from './support/watch.ts';

/** Books and places that no kind of page stands for. */
const MORE = ['rules/2008/12/', 'rules/club/5/', 'provision/penalty-placement/'] as const;
/** A page of each kind in one language, light or dark, so that all take turns; `npm run audit` looks at each in all four and in both lights. */
const SAMPLE = [...KINDS, ...MORE].map((kind, index) => ({
  path: `/${LANGUAGES[index % LANGUAGES.length]}/${kind}`,
  colorScheme: Math.floor(index / LANGUAGES.length) % 2 === 0 ? ('light' as const) : ('dark' as const),
}));

for (const lang of LANGUAGES) {
  test(`${lang}: axe finds nothing on any kind of page, light or dark, the console is silent`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    for (const { path, colorScheme } of SAMPLE.filter((one) => one.path.startsWith(`/${lang}/`))) {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme });
      const said = complaints(page);
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await page.goto(path, { waitUntil: 'networkidle' });
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path}: no wider than the screen`)
        .toBe(true);
      expect.soft(await axe(page), path).toEqual([]);
      expect.soft([...said, ...failed], path).toEqual([]);
      await page.close();
    }
    await context.close();
  });
}

test('nothing is wider than a 320 px screen', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const wide: string[] = [];
  for (const lang of LANGUAGES) {
    for (const kind of [...KINDS, ...MORE]) {
      await page.goto(`/${lang}/${kind}`);
      const width = await widthOf(page);
      if (width > 320) wide.push(`/${lang}/${kind}: ${width} px`);
    }
  }
  expect(wide).toEqual([]);
  await context.close();
});

test('numbers in the margin keep clear of the text', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
  const page = await context.newPage();
  for (const lang of LANGUAGES) {
    for (const path of ['rules/2017/annex-1/', 'rules/2008/12/', 'backgammon/']) {
      await page.goto(`/${lang}/${path}`);
      const over = await page
        .locator('.art .n a, .bg-art .n a')
        .evaluateAll((numbers) =>
          numbers
            .filter(
              (number) =>
                number.getBoundingClientRect().right > (number.closest('.n')?.nextElementSibling?.getBoundingClientRect().left ?? 0),
            )
            .map((number) => number.textContent),
        );
      expect(over, `/${lang}/${path}`).toEqual([]);
    }
  }
  await context.close();
});
