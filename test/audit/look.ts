/** What a real browser finds on a page: accessibility, width, shifts of layout, complaints, violations of the page's policy, script fetched. */
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { axeInBothLights, complaints, widthOf } from '../site/support/watch.ts';

export interface Finding {
  readonly path: string;
  /** In light and in dark. */
  readonly axe: readonly string[];
  /** Wider than a screen of 320 px by so much; 0 where it fits. */
  readonly tooWide: number;
  readonly shift: number;
  readonly said: readonly string[];
  readonly violations: readonly string[];
  /** Bytes of script that came over the net by itself, with a table where the page has one in view. */
  readonly script: number;
}

/** Counts from before the first paint; read after the page is at rest. */
const WATCH = `
window.__shift = 0; window.__violations = [];
new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.__shift += e.value; }).observe({ type: 'layout-shift', buffered: true });
document.addEventListener('securitypolicyviolation', (e) => window.__violations.push(e.violatedDirective + ' ' + e.blockedURI));
`;

/** Bytes of script that come over the net, gzipped as `weights.ts` counts them; the sum is complete once it is asked for. */
function scriptsOf(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Looks at one page on a narrow phone, and with axe in both lights. */
export async function look(browser: Browser, origin: string, path: string): Promise<Finding> {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  const said = complaints(page);
  const script = scriptsOf(page);
  await page.addInitScript(WATCH);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  const width = await widthOf(page);
  const { shift, violations } = await page.evaluate(() => {
    const state = window as unknown as { __shift: number; __violations: string[] };
    return { shift: state.__shift, violations: state.__violations };
  });
  const fetched = await script();
  const found = await axeInBothLights(page);
  await context.close();
  return { path, axe: found, tooWide: Math.max(0, width - 320), shift, said, violations, script: fetched };
}

/** Bytes of script of a reading page once its reader has made a figure live. */
export async function scriptWithTable(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const script = scriptsOf(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  // somebody is there, though not at the table: home fetches none for nobody
  await page.mouse.move(1, 1);
  // by key: a pointer over it would be the touch that asks for the rest
  const mine = page.locator('[data-mine]').first();
  if ((await mine.count()) > 0) await mine.press('Enter');
  await page.locator('.live-table').first().waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = await script();
  await page.close();
  return bytes;
}
