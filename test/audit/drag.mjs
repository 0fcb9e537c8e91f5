/**
 * How many moves of a drag have every edition's headline on the page within one frame, on a processor four times slower than this one: a disc
 * and the aim are dragged on the built site's table page, on a phone's screen by touch. `node test/audit/drag.mjs` prints one line of JSON.
 * Measured is the time from the pointer's event to the headlines laid out in the page's own thread.
 */
import { chromium } from '@playwright/test';
import { chromium as executable } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

const MOVES = 100;
const THROTTLE = 4;
const FRAME = 1000 / 60;
/** From where to where on the table, mm: a disc of the start position, and the aim's handle. */
const DRAGS = {
  disc: [
    [15, 485],
    [200, 60],
  ],
  aim: [
    [0, -270],
    [240, -200],
  ],
};
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** In the page: notes for each move the time until its frame's callbacks have run and the page is laid out. */
function watch() {
  globalThis.times = [];
  let began = 0;
  addEventListener('pointermove', () => (began = performance.now()), true);
  // after the table's own listener, so that this callback of the frame comes after the table's
  addEventListener('pointermove', () =>
    requestAnimationFrame(() => {
      document.querySelector('.headlines').getBoundingClientRect();
      globalThis.times.push(performance.now() - began);
    }),
  );
}

async function measure(browser, port, way) {
  const context = await browser.newContext({ viewport: { width: 412, height: 839 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.goto(`http://localhost:${port}/de/table/`);
  const board = page.locator('svg.live');
  await board.waitFor();
  await page.locator('.live-table').dispatchEvent('pointerenter');
  await page.locator('.headlines').waitFor();
  await page.locator('.frame').evaluate((el) => el.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await wait(1000);
  await page.evaluate(watch);
  const [from, to] = await board.evaluate(
    (svg, places) => places.map(([x, y]) => new DOMPoint(x, -y).matrixTransform(svg.getScreenCTM())).map(({ x, y }) => ({ x, y })),
    way,
  );
  const touch = (type, touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let i = 1; i <= MOVES; i++) {
    const t = i / MOVES;
    await wait(2 * FRAME);
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t + Math.sin(t * 9) * 20 }]);
  }
  await touch('touchEnd', []);
  const times = (await page.evaluate(() => globalThis.times)).toSorted((a, b) => a - b);
  await context.close();
  const at = (share) => Math.round(times[Math.floor((times.length - 1) * share)] * 10) / 10;
  return { moves: times.length, withinFrame: times.filter((ms) => ms <= FRAME).length, medianMs: at(0.5), p95Ms: at(0.95) };
}

const { server, port } = await serve();
const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const results = {};
  for (const [name, way] of Object.entries(DRAGS)) results[name] = await measure(browser, port, way);
  console.log(JSON.stringify({ throttle: THROTTLE, ...results }));
} finally {
  await browser.close();
  server.close();
}
