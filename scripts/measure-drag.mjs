/**
 * How long from a hand's move to the ruling on it, on a processor four times slower than this one: drags a disc, then the aim, over the built
 * site's table on a phone's screen with a finger's real touch events. Writes docs/drag-to-ruling.json. Build first.
 *
 * What counts. `ruled`: from the pointer's event to the headlines of all editions' rulings standing in the page, styles and layout worked out
 * (the lines below them follow in a task of their own, which is in `cpuMsPerMove`); the table rules once a frame, so this lies within the
 * frame the event came with. `frame`: from the event to the end of that frame on the page's own thread, painting and handing over to the
 * compositor too. Both are by the clock, so whatever else the machine does is in them: `load` says how many programs wanted a processor
 * meanwhile. `cpuMsPerMove` is the thread's own time, which they do not change so much; it also holds what the browser does for a finger
 * besides (hit tests, frames without a change). Every move of every run is counted. The table has been touched five seconds before, as by
 * somebody who sets up a position: its parts are fetched, and it has rehearsed (`rehearse.ts`).
 */
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as executable } from './chromium.mjs';
import { root } from './lib.mjs';
import { serve } from './serve.mjs';

const MOVES = 120;
/** Each drag so often, on a page of its own each time. */
const RUNS = 5;
const THROTTLE = 4;
const FRAME = 1000 / 60;
/** A finger as a screen tells it, and the time in which the page settles after it. */
const PACE = 2 * FRAME;
const WOKEN = 5000;
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

const quantile = (list, q) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))];
const rounded = (ms) => Math.round(ms * 10) / 10;
const share = (list) => Math.round((list.filter((ms) => ms <= FRAME).length / list.length) * 1000) / 1000;
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** In the page: of each move, how long until it is ruled on and laid out, and until its frame is done. */
function watch() {
  globalThis.samples = [];
  let began = 0;
  addEventListener('pointermove', () => (began = performance.now()), true);
  // after the table's own listener, so that this callback of the frame comes after the table's
  addEventListener('pointermove', () =>
    requestAnimationFrame(() => {
      document.body.getBoundingClientRect();
      const ruled = performance.now() - began;
      const cards = document.querySelectorAll('.rulings .says:not(.gone)').length;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        globalThis.samples.push({ ruled, cards, frame: performance.now() - began });
      };
      channel.port2.postMessage(null);
    }),
  );
}

/** Processor time of the page's thread so far, ms. */
async function cpu(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => 1000 * (metrics.find((m) => m.name === name)?.value ?? 0);
  return { script: of('ScriptDuration'), styleAndLayout: of('LayoutDuration') + of('RecalcStyleDuration'), all: of('TaskDuration') };
}

async function drag(cdp, from, to) {
  const touch = (type, touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  await wait(PACE);
  for (let i = 1; i <= MOVES; i++) {
    const t = i / MOVES;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t + Math.sin(t * 9) * 20 }]);
    await wait(PACE);
  }
  await touch('touchEnd', []);
}

const place = (page, [x, y]) =>
  page.locator('svg.live').evaluate(
    (svg, [px, py]) => {
      const p = new DOMPoint(px, -py).matrixTransform(svg.getScreenCTM());
      return { x: p.x, y: p.y };
    },
    [x, y],
  );

const told = (list) => ({ medianMs: rounded(quantile(list, 0.5)), p95Ms: rounded(quantile(list, 0.95)), withinFrame: share(list) });

/** All runs of a drag together, and each run by itself. */
function together(runs) {
  const of = (what) => runs.map(({ samples }) => samples.map((sample) => sample[what]));
  const ruled = of('ruled');
  return {
    moves: ruled.flat().length,
    ruled: told(ruled.flat()),
    runs: ruled.map(told),
    /** Moves in which editions part or agree again. */
    parting: told(
      runs.flatMap(({ samples }) => samples.filter(({ cards }, i) => i > 0 && cards !== samples[i - 1].cards).map((s) => s.ruled)),
    ),
    /** The first move of a visit. */
    firstMs: rounded(
      quantile(
        ruled.map(([first]) => first),
        0.5,
      ),
    ),
    frame: told(of('frame').flat()),
    cpuMsPerMove: Object.fromEntries(
      Object.keys(runs[0].cpu).map((key) => [key, rounded(runs.reduce((sum, run) => sum + run.cpu[key], 0) / ruled.flat().length)]),
    ),
  };
}

async function measure(browser, port, [from, to]) {
  const context = await browser.newContext({ viewport: { width: 412, height: 839 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.goto(`http://localhost:${port}/de/table/`);
  await page.locator('svg.live').waitFor();
  await page.locator('.workbench').dispatchEvent('pointerenter');
  await page.locator('.verdicts').waitFor();
  await page.locator('.frame').evaluate((el) => el.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await wait(WOKEN);
  await page.evaluate(watch);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await cpu(cdp);
  await drag(cdp, await place(page, from), await place(page, to));
  await wait(500);
  const after = await cpu(cdp);
  const samples = await page.evaluate(() => globalThis.samples);
  await context.close();
  return { samples, cpu: Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]])) };
}

const { server, port } = await serve();
const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const results = {};
  const began = loadavg()[0];
  for (const [name, way] of Object.entries(DRAGS)) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, port, way));
    results[name] = together(runs);
  }
  const report = {
    what: 'from a finger’s move to the ruling on it, Chromium, processor throttled',
    throttle: THROTTLE,
    frameMs: rounded(FRAME),
    load: [began, loadavg()[0]].map(rounded),
    ...results,
  };
  writeFileSync(join(root, 'docs', 'drag-to-ruling.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  server.close();
}
