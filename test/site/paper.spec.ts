import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../support/dist.ts';
import { pagesOf } from './support/pdf.ts';

const print = (page: Page) => page.pdf({ preferCSSPageSize: true, format: 'A4' });
/** Opens a page and waits for its letters: without them lines break elsewhere. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

test('the pocket card of each book fits one side of a sheet of A4 in each language', async ({ page }) => {
  for (const lang of LANGUAGES) {
    for (const edition of ['2017', '2010', '2008', 'club']) {
      await open(page, `/${lang}/card/${edition}/`);
      expect(pagesOf(await print(page)), `${lang} ${edition}`).toBe(1);
    }
  }
});

test('margins are those of the book; what is wide is not cut; what belongs together stays on one sheet', async ({ page }) => {
  await test.step('the margins and the running foot are those of the book, whichever style sheet comes last', async () => {
    // with the wide margins of other pages a pocket card needs a second sheet
    for (const path of ['print/de/2017.css', 'print/ru/2010-2017.css'])
      expect(await (await page.request.get(`/${path}`)).text()).toMatch(/margin:20mm[^;]*!important/);
  });
  await test.step('the button prints once', async () => {
    await page.goto('/de/card/2017/');
    const printed = await page.evaluate(async () => {
      let times = 0;
      window.print = () => void times++;
      document.querySelector<HTMLElement>('[data-print]')?.click();
      while (times === 0) await new Promise((again) => setTimeout(again, 50));
      // a second print would come with the script that prints
      await new Promise((later) => setTimeout(later, 500));
      return times;
    });
    expect(printed).toBe(1);
  });
  await page.emulateMedia({ media: 'print' });
  await test.step('every edition of a rule is on paper, none beyond its edge; neither is a difference of two books; what belongs together stays on one sheet: a term, a reading, the drawn overview, a chapter’s name and its first article', async () => {
    await page.setViewportSize({ width: 672, height: 960 });
    for (const { path, wide, least, whole } of [
      { path: '/ru/provision/own-dark-discs-ways/', wide: '.column', least: 3, whole: '.case, .reading' },
      { path: '/ru/compare/2010/2017/', wide: '.typed tr:nth-child(-n + 9) > *', least: 40 },
      { path: '/de/compare/', wide: '.flow, .flow text', least: 60, whole: '.flow-scroll' },
      { path: '/en/glossary/', whole: '.entry' },
      { path: '/de/backgammon/', whole: '.bg-terms > div, .reading' },
      { path: '/de/rules/2010/print/', whole: 'h2 + .whole-art, .whole-prov' },
    ]) {
      await page.goto(path);
      if (wide) {
        const ends = await page.locator(wide).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
        expect(ends.length, path).toBeGreaterThanOrEqual(least ?? 1);
        expect(Math.max(...ends), path).toBeLessThanOrEqual(672);
      }
      if (whole) {
        const stored = await page.locator(whole).evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
        expect(stored.length, path).toBeGreaterThan(0);
        expect(new Set(stored), path).toEqual(new Set(['avoid']));
      }
    }
  });
  await test.step('on paper a case leaves its ruling room beside the table', async () => {
    // a sheet of A4 with its margins is as wide as this to a style sheet; what is printed on it is narrower
    await page.setViewportSize({ width: 794, height: 1122 });
    await page.goto('/et/cases/striker-at-the-edge-of-its-zone/');
    const [table, card] = [await page.locator('.case > novuss-table').boundingBox(), await page.locator('.case > .card').boundingBox()];
    expect(table?.width).toBeLessThan(280);
    expect(card?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
  });
});

test('books, drawing sheets and articles take as many pages as they need, without bars, and say that they are unofficial', async ({
  page,
}) => {
  await test.step('a whole book is printed on as many pages as it needs, no table cut through, no address bar of the site on paper', async () => {
    await open(page, '/de/rules/2017/print/');
    const pdf = await print(page);
    expect(pagesOf(pdf)).toBeGreaterThan(15);
    expect(pagesOf(pdf)).toBeLessThan(60);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.head')).toBeHidden();
    await expect(page.locator('.bar')).toBeHidden();
    await expect(page.locator('.trust')).toBeVisible();
  });
  await test.step('the drawing sheet is two pages of drawings and two of sizes, whatever the language and the book', async () => {
    for (const path of ['/de/equipment/', '/ru/equipment/2008/', '/et/equipment/2010/', '/en/equipment/club/']) {
      await open(page, path);
      expect(pagesOf(await print(page)), path).toBe(4);
    }
  });
  await test.step('an article is printed with its cases, and says that it is unofficial', async () => {
    await open(page, '/ru/provision/penalty-placement/');
    expect(pagesOf(await print(page))).toBeLessThanOrEqual(6);
    const margins = await page.evaluate(() => document.adoptedStyleSheets.map((sheet) => sheet.cssRules[0]?.cssText).join());
    expect(margins).toContain(await page.title());
    expect(margins).toContain('Неофициальное изложение');
    await page.emulateMedia({ media: 'print' });
    // case-drawing-over-next-heading: a drawing that was higher than its ruling lay over the case below
    const drawings = await page.locator('.case').evaluateAll((cases) =>
      cases.map((one) => {
        const drawing = one.querySelector('svg')?.getBoundingClientRect();
        return {
          title: one.querySelector('h3')?.textContent,
          over: Math.max(0, (drawing?.bottom ?? 0) - one.getBoundingClientRect().bottom),
        };
      }),
    );
    expect(drawings.length).toBeGreaterThan(3);
    expect(drawings.filter(({ over }) => over > 1)).toEqual([]);
    await expect(page.locator('.foot strong')).toBeVisible();
    await expect(page.locator('.foot nav')).toBeHidden();
  });
});

test('a report of an error is filled in with where one was', async ({ page }) => {
  await page.goto('/de/rules/2017/17/#17.1.4');
  await page.locator('[data-report-here]').click();
  const text = page.locator('[data-report]');
  await expect(text).toHaveValue(/Seite: http.*\/de\/rules\/2017\/17\/#17\.1\.4\nAusgabe: 2017\nArtikel: 17\.1\.4\nSprache: Deutsch/);
  await text.fill('Der Text, ergänzt');
  await expect(page.locator('[data-mail]')).toHaveAttribute('href', /^mailto:\?subject=.*body=Der%20Text%2C%20erg%C3%A4nzt$/);
});
