/** What a real browser finds on a page: accessibility, width, shifts of layout, complaints, violations of the page's policy, script fetched. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from '@playwright/test';

export interface Finding {
  readonly path: string;
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

async function axe(browser: Browser, url: string, colorScheme: 'light' | 'dark'): Promise<readonly string[]> {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  await context.close();
  return violations.map(({ id, nodes }) => `${colorScheme}: ${id} (${nodes.length})`);
}

/** Looks at one page on a narrow phone, and with axe in both lights. */
export async function look(browser: Browser, origin: string, path: string): Promise<Finding> {
  const url = `${origin}${path}`;
  const found = [...(await axe(browser, url, 'light')), ...(await axe(browser, url, 'dark'))];
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
  const page = await context.newPage();
  const said: string[] = [];
  let script = 0;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') script += (await request.sizes().catch(() => undefined))?.responseBodySize ?? 0;
  });
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: 'networkidle' });
  const seen = await page.evaluate(() => {
    const state = window as unknown as { __shift: number; __violations: string[] };
    return { width: document.documentElement.scrollWidth, shift: state.__shift, violations: state.__violations };
  });
  await context.close();
  return { path, axe: found, tooWide: Math.max(0, seen.width - 320), shift: seen.shift, said, violations: seen.violations, script };
}
