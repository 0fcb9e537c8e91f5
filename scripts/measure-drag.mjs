/**
 * How long from a hand's move to the ruling on it, on a processor four times slower than this one: drags a disc over the built site's table
 * with real pointer events and measures, move by move, the time from the event to the frame that shows the new ruling. Writes
 * docs/drag-to-ruling.json. Build first.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as executable } from './chromium.mjs';
import { root } from './lib.mjs';
import { serve } from './serve.mjs';

const MOVES = 120;
const THROTTLE = 4;
const FRAME = 1000 / 60;

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const quantile = (list, q) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))];
const rounded = (ms) => Math.round(ms * 10) / 10;

/** In the page: the work of each move (event to the end of its microtasks, styles and layout), and when the frame after it was painted. */
function watch() {
  globalThis.samples = [];
  document.addEventListener(
    'pointermove',
    () => {
      const began = performance.now();
      const verdict = () => document.querySelector('.verdicts')?.textContent ?? '';
      // after the microtasks in which the ruling is made and written
      setTimeout(() => {
        document.body.getBoundingClientRect();
        const work = performance.now() - began;
        const length = verdict().length;
        requestAnimationFrame(() => setTimeout(() => globalThis.samples.push({ work, shown: performance.now() - began, length })));
      });
    },
    true,
  );
}

/** Processor time of the page's thread so far, ms: what other programs do meanwhile does not count. */
async function cpu(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => 1000 * (metrics.find((m) => m.name === name)?.value ?? 0);
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration'), task: of('TaskDuration') };
}

async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= MOVES; i++) {
    const t = i / MOVES;
    await page.mouse.move(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t + Math.sin(t * 9) * 20);
    await page.waitForTimeout(FRAME);
  }
  await page.mouse.up();
}

async function place(page, x, y) {
  return page.locator('svg.live').evaluate(
    (svg, [px, py]) => {
      const p = new DOMPoint(px, -py).matrixTransform(svg.getScreenCTM());
      return { x: p.x, y: p.y };
    },
    [x, y],
  );
}

const { server, port } = await serve();
const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });
try {
  const results = {};
  for (const [name, what] of Object.entries({
    disc: [
      [15, 485],
      [200, 60],
    ],
    aim: [
      [0, -270],
      [240, -200],
    ],
  })) {
    const context = await browser.newContext({ viewport: { width: 412, height: 839 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/de/table/`);
    await page.locator('.frame').hover();
    await page.locator('.verdicts').waitFor();
    await page.locator('.frame').evaluate((el) => el.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.evaluate(watch);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await cpu(cdp);
    await drag(page, await place(page, ...what[0]), await place(page, ...what[1]));
    await page.waitForTimeout(500);
    const after = await cpu(cdp);
    const samples = (await page.evaluate(() => globalThis.samples)).slice(3);
    const work = samples.map((s) => s.work);
    results[name] = {
      moves: samples.length,
      cpuMsPerMove: {
        script: rounded((after.script - before.script) / MOVES),
        styleAndLayout: rounded((after.layout - before.layout) / MOVES),
        all: rounded((after.task - before.task) / MOVES),
      },
      workMedianMs: rounded(median(work)),
      workP95Ms: rounded(quantile(work, 0.95)),
      withinFrame: Math.round((work.filter((ms) => ms <= FRAME).length / work.length) * 1000) / 1000,
      shownMedianMs: rounded(median(samples.map((s) => s.shown))),
    };
    await context.close();
  }
  const report = {
    what: 'from a pointer move to the ruling on it, Chromium, processor throttled',
    throttle: THROTTLE,
    frameMs: rounded(FRAME),
    ...results,
  };
  writeFileSync(join(root, 'docs', 'drag-to-ruling.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(JSON.stringify(report, null, 2));
} finally {
  await browser.close();
  server.close();
}
