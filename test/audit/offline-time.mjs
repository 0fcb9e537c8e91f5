/**
 * How long it takes until a language is kept for offline over a line of 4 Mbit/s with 40 ms of delay, from pressing the button until the page says so:
 * fetched, unpacked and written. Over the built site: `npm run build`, then `node test/audit/offline-time.mjs`; docs/publishing.md has figures.
 */
import { chromium } from '@playwright/test';
import { chromium as executable } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

const LINE = { offline: false, latency: 40, downloadThroughput: 4_000_000 / 8, uploadThroughput: 1_000_000 / 8 };

const { server, port } = await serve(0);
const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox'] });
try {
  for (const lang of ['de', 'ru', 'et', 'en']) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`http://localhost:${port}/${lang}/offline/`, { waitUntil: 'networkidle' });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', LINE);
    const begun = performance.now();
    await page.locator('.pack button.main').click();
    const since = () => ((performance.now() - begun) / 1000).toFixed(1);
    // it says that it unpacks once all has come
    await page.locator('.pack .soft', { hasText: '·' }).waitFor({ timeout: 120_000 });
    const fetched = since();
    await page.locator('.pack b', { hasText: /\d{4}/ }).waitFor({ timeout: 120_000 });
    console.log(`${lang}: fetched after ${fetched} s, there after ${since()} s`);
    await page.context().close();
  }
} finally {
  await browser.close();
  server.close();
}
