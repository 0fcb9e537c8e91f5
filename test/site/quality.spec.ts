import { expect, test } from '@playwright/test';
import { LANGUAGES } from './support/dist.ts';
import { axe, complaints, widthOf } from './support/watch.ts';

/** One page of each kind. */
const KINDS = [
  '',
  'rules/2017/',
  'rules/2017/17/',
  'rules/2010/13/',
  'rules/2008/12/',
  'rules/club/5/',
  'provision/striker-pocketed/',
  'provision/penalty-placement/',
  'table/',
  'compare/',
  'glossary/',
  'equipment/',
  'about/',
  'tournament/',
  'scoresheet/',
] as const;

for (const [index, kind] of KINDS.entries()) {
  for (const [turn, lang] of LANGUAGES.entries()) {
    // every kind in every language; light and dark take turns, so that each kind is seen in both
    const colorScheme = (index + turn) % 2 === 0 ? 'light' : 'dark';
    test(`/${lang}/${kind} (${colorScheme}): axe finds nothing, the console is silent`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const said = complaints(page);
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await page.goto(`/${lang}/${kind}`, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing wider than the screen').toBe(true);
      expect(await axe(page)).toEqual([]);
      expect([...said, ...failed]).toEqual([]);
      await context.close();
    });
  }
}

test('nothing is wider than a 320 px screen', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const wide: string[] = [];
  for (const lang of LANGUAGES) {
    for (const kind of KINDS) {
      await page.goto(`/${lang}/${kind}`);
      const width = await widthOf(page);
      if (width > 320) wide.push(`/${lang}/${kind}: ${width} px`);
    }
  }
  expect(wide).toEqual([]);
  await context.close();
});
