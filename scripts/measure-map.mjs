/**
 * How long a ruling map of 10,000 strokes takes in a browser, from the first message to a worker to the last stroke painted, with all four editions
 * ruling each stroke. After a build: `node scripts/measure-map.mjs`. Prints Markdown; docs/ruling-map.md keeps what was printed.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import sirv from 'sirv';

const RUNS = 7;
const serve = sirv('dist', { dev: true });
const server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end())).listen(0);
await once(server, 'listening');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(`http://localhost:${server.address().port}/en/table/`);
await page.locator('.map-place').scrollIntoViewIfNeeded();
const status = page.locator('.ruling-map .status');
const speed = page.locator('.ruling-map').getByLabel('Strength').first();

const taken = [];
for (let run = 0; run < RUNS; run += 1) {
  await page.locator('.ruling-map .status[data-took]').waitFor({ timeout: 300_000 });
  taken.push({ first: Number(await status.getAttribute('data-first')), all: Number(await status.getAttribute('data-took')) });
  // another strength, the whole map anew
  await speed.focus();
  await page.keyboard.press(run % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
  await page.locator('.ruling-map .status:not([data-took])').waitFor();
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const seconds = (ms) => (ms / 1000).toFixed(2);
console.log(
  `${cpus()[0]?.model.trim()}, ${availableParallelism()} threads, load ${loadavg()[0]?.toFixed(1)}; Chromium ${browser.version()}; start position, 3 m/s; ${RUNS} maps.\n`,
);
console.log('| strokes | median, s | fastest, s | slowest, s |\n| ---: | ---: | ---: | ---: |');
for (const [name, key] of [
  ['10,000', 'first'],
  ['40,960', 'all'],
]) {
  const values = taken.map((one) => one[key]);
  console.log(`| ${name} | ${seconds(median(values))} | ${seconds(Math.min(...values))} | ${seconds(Math.max(...values))} |`);
}
await browser.close();
server.close();
