import { expect, test } from '@playwright/test';
import { KINDS } from '../audit/kinds.ts';
import { LANGUAGES } from '../support/dist.ts';
import { axe, complaints, widthOf } from './support/watch.ts';

/** Books and places that no kind of page stands for. */
const MORE = ['rules/2008/12/', 'rules/club/5/', 'provision/penalty-placement/'] as const;
/** Smaller pages with every part of a large one: axe takes its time for each element. */
const SMALLER: Readonly<Record<string, string>> = {
  'cases/topic/strokes/': 'cases/topic/doubles/',
  'compare/2010/2017/': `compare/2010/2017/?q=${encodeURIComponent('положение')}`,
};
/** A page of each kind in one language, light or dark, so that all take turns; `npm run audit` looks at each in all four and in both lights. */
const SAMPLE = [...KINDS, ...MORE].map((kind, index) => ({
  path: `/${LANGUAGES[index % LANGUAGES.length]}/${SMALLER[kind] ?? kind}`,
  colorScheme: Math.floor(index / LANGUAGES.length) % 2 === 0 ? ('light' as const) : ('dark' as const),
}));

/** What opens for each, the next already while the last is looked at: what a page fetches by itself takes time to come to rest. */
async function* ahead<T, Opened>(all: readonly T[], open: (one: T) => Promise<Opened>): AsyncGenerator<Opened> {
  let coming: Promise<Opened> | undefined;
  for (const one of all) {
    const last = coming;
    coming = open(one);
    // what fails is said where it is waited for
    coming.catch(() => undefined);
    if (last) yield await last;
  }
  if (coming) yield await coming;
}

for (const lang of LANGUAGES) {
  test(`${lang}: axe finds nothing on any kind of page, light or dark, the console is silent, nothing is wider than a 320 px screen`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const open = async ({ path, colorScheme }: (typeof SAMPLE)[number]) => {
      const page = await context.newPage();
      await page.emulateMedia({ colorScheme });
      const said = complaints(page);
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await page.goto(path, { waitUntil: 'networkidle' });
      return { path, page, said, failed };
    };
    const own = SAMPLE.filter((one) => one.path.startsWith(`/${lang}/`));
    for await (const { path, page, said, failed } of ahead(own, open)) {
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path}: no wider than the screen`)
        .toBe(true);
      const kinds = (rows: string) =>
        page.locator(rows).evaluateAll((all) => [...new Set(all.map((row) => (row as HTMLElement).dataset.kind))].toSorted());
      if (path.includes('?')) expect.soft(await kinds('[data-row]:not([hidden])'), path).toEqual(await kinds('[data-row]'));
      expect.soft(await axe(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await widthOf(page), path).toBeLessThanOrEqual(320);
      expect.soft([...said, ...failed], path).toEqual([]);
      await page.close();
    }
    await context.close();
  });
}

test('nothing is wider than a 320 px screen in the languages in which axe does not look at it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const wide: string[] = [];
  for (const lang of LANGUAGES) {
    for (const path of [...KINDS, ...MORE].map((kind) => `/${lang}/${kind}`)) {
      if (SAMPLE.some((one) => one.path === path)) continue;
      await page.goto(path);
      const width = await widthOf(page);
      if (width > 320) wide.push(`${path}: ${width} px`);
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

test('letters twice as large on a phone: no part of a page is wider than the window', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const lang of ['de', 'ru'])
    for (const path of ['', 'rules/2017/17/', 'provision/striker-pocketed/', 'table/', 'quiz/', 'scoresheet/']) {
      await page.goto(`/${lang}/${path}`);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // what a page clips is as lost as what is scrolled to; the editions, wide tables and columns side by side scroll by themselves
      const wide = await page.evaluate(() => {
        const scrolls = (element: Element | null): boolean =>
          element !== null &&
          element.tagName !== 'MAIN' &&
          (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.getBoundingClientRect().width > 0)
          .filter((element) => !scrolls(element.parentElement))
          .map(({ tagName, className }) => `${tagName}.${className}`);
      });
      expect(wide, `${lang}/${path}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  await context.close();
});
