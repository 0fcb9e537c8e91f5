/** What readers and referees do most, in one browser after the other (docs/browsers.md). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import stored from '../physics/fingerprint/fingerprint.json' with { type: 'json' };
import { bundled } from '../validate/physics/engines.ts';
import type { Installed, Started } from './browsers.ts';
import { type EnginePage, type Point, pageOf, patient } from './page.ts';

/** In the page: how light the paper is, 0 black, 255 white. */
const PAPER = `(() => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data[1];
})()`;

/** In the page: what a question of the training has to be answered in. */
const FIELDS = `[...document.querySelectorAll('.choices')].map((one) => one.querySelector('input')).concat(...document.querySelectorAll('.place input'))`;

/** Where a place of the table is on the screen, the table whole and seen from south. */
const at = (page: EnginePage, x: number, y: number): Promise<Point> =>
  page.evaluate(`(() => {
    const board = document.querySelector('svg[role=application]');
    const { x, y } = new DOMPoint(${x}, ${-y}).matrixTransform(board.getScreenCTM());
    return { x, y };
  })()`) as Promise<Point>;

/** The journeys in one browser; skipped by name where the machine does not have it. */
export function journeys({ name, missing, start }: Installed): void {
  if (missing !== undefined) {
    test.skip(`${name}: ${missing}`, () => undefined);
    return;
  }
  describe(name, () => {
    let page: EnginePage;
    let site: Awaited<ReturnType<typeof serve>>;
    let browser: Started;
    const stop = (): void => {
      site.server.close();
      site.server.closeAllConnections();
    };
    beforeAll(async () => {
      site = await serve(0);
      browser = await start();
      page = pageOf(browser.driver, `http://localhost:${site.port}`);
      console.log(`${name} ${browser.driver.version}`);
    });
    afterAll(async () => {
      await browser.end();
      stop();
    });

    test('a chapter: its text, dark as the system is, light when that is chosen', async () => {
      await page.open('/de/rules/2017/17/');
      await page.shows('h1', '17');
      await page.shows('[id="17.1.4"]', 'Tasche');
      expect(await page.evaluate(PAPER)).toBeLessThan(80);
      await page.click('[data-theme-toggle]');
      await expect.poll(() => page.evaluate(PAPER), patient).toBeGreaterThan(220);
    });

    test('a case in a chapter is played and comes to its ruling', async () => {
      await page.open('/de/provision/striker-pocketed/');
      await page.click('[data-live]');
      await page.shows('novuss-table svg.live [data-body]');
      await page.shows('[data-figure] .verdict', 'Strafstein');
    });

    test('the table: a disc is put elsewhere with the mouse, a stroke is played, each book rules, the picture is saved', async () => {
      await page.open('/en/table/');
      await page.shows('svg[role=application] [data-body]');
      await page.drag(await at(page, 15, 485), await at(page, 200, 100));
      const place = `[...document.querySelectorAll('svg[role=application] [data-body]')].some((one) => {
        const [x, y] = (one.getAttribute('transform') ?? '').match(/-?[\\d.]+/g).map(Number);
        return Math.hypot(x - 200, -y - 100) < 3;
      })`;
      await expect.poll(() => page.evaluate(place), patient).toBe(true);
      await page.click(['button', 'Shoot']);
      await page.shows('.rulings', 'Seen');
      for (const edition of ['2017', '2010', '2008', 'club']) await page.shows(`.rulings .e-${edition}`);
      await page.click(['button', 'PNG']);
      if (browser.saved) await expect.poll(() => browser.saved?.('novuss.png')?.subarray(1, 4).toString(), patient).toBe('PNG');
    });

    test('the finder: what happened leads to what each book says', async () => {
      await page.open('/en/happened/cue/');
      await page.click(['.mine label', '2008']);
      await page.click(['summary', 'The cue’s tip over the far zone’s line while aiming']);
      await page.shows('#cue-over-far-line .in-2008', 'No rule for it');
    });

    test('the look-up box answers what was typed, with the article', async () => {
      await page.open('/en/');
      await page.click('[role=combobox]');
      await page.type('my puck went in the hole');
      await page.shows('[role=option]', '17.1.4');
      await page.shows('[role=option]', '1 penalty disc');
    });

    test('the search finds the full text', async () => {
      await page.open('/en/search/?q=plywood');
      await page.shows('[data-results] a[href*="playing-surface-finish"]');
      await page.shows('[data-results] mark', 'plywood');
    });

    test('training: a question of the daily ten is answered by keys alone and explained, the answer kept', async () => {
      await page.open('/en/quiz/');
      await page.click('.way.first .go');
      await page.shows('.where', 'Question 1 of 10');
      await page.shows('.acts .go');
      // a question asks for a choice or for several, or for a place in numbers
      const fields = Number(await page.evaluate(`${FIELDS}.length`));
      const places = (await page.evaluate(`!!document.querySelector('.place input')`)) ? ['12.5', '-485'] : [];
      for (let nth = 0; nth < fields; nth++) {
        await page.evaluate(`${FIELDS}[${nth}].focus()`);
        await page.type(places[nth] ?? ' ');
      }
      await page.evaluate(`document.querySelector('.acts .go').focus()`);
      await page.type('\n');
      await page.shows('.result');
      await page.shows('.why');
      await page.open('/en/quiz/');
      await page.click('.known > details summary');
      await page.shows('.known > details tbody td:nth-of-type(1)', '1');
    });

    test('a score sheet: what was entered is there after a reload', async () => {
      await page.open('/en/scoresheet/');
      for (const [nth, player] of ['Ozola', 'Kask'].entries()) {
        await page.shows('.workspace form .name input');
        await page.evaluate(`document.querySelectorAll('.workspace form .name input')[${nth}].focus()`);
        await page.type(player);
      }
      await page.click('.workspace form button.go');
      await page.shows('.score', 'Ozola');
      await page.click(['button', 'Penalty disc']);
      await page.click(['button', 'The striker falls into a pocket']);
      await page.shows('.party.red .debt', 'Owes 1 disc');
      await page.shows('[data-saved="true"]');
      await page.open('/en/scoresheet/');
      await page.shows('.party.red', 'Ozola');
      await page.shows('.party.red .debt', 'Owes 1 disc');
    });

    test('a tournament: its players and its first round are there after a reload and in the file that is saved', async () => {
      await page.open('/en/tournament/');
      await page.click('.workspace form input');
      await page.type('Winter Cup');
      await page.click('.workspace form button.go');
      await page.click('.panel details summary');
      await page.click('.panel textarea');
      await page.type('Ozola, Keller, Weber, Petrov'.replaceAll(', ', '\n'));
      await page.click('.panel details form button');
      await page.shows('.players li', 'Petrov');
      await page.click(['[role=tab]', 'Round']);
      await page.click('.panel .acts .go');
      await page.shows('.tables li', 'Ozola');
      await page.shows('[data-saved="true"]');
      await page.open('/en/tournament/');
      await page.shows('.workspace', 'Winter Cup');
      await page.click(['[role=tab]', 'Round']);
      await page.shows('.tables li', 'Petrov');
      await page.click(['[role=tab]', 'Files']);
      await page.click(['button', 'Save as JSON']);
      if (browser.saved) await expect.poll(() => String(browser.saved?.('*.json')), patient).toContain('"Petrov"');
    });

    test('2,000 strokes come out to the bit as in every other engine', async () => {
      const print = await page.evaluate(`(() => { ${await bundled()}; return F.fingerprint(2000); })()`);
      expect(print).toBe(stored['2000']);
    });

    // last: the server goes
    test('kept for offline: without the network pages, tables and the look-up work', async (context) => {
      await page.open('/de/offline/');
      if (!(await page.evaluate(`'serviceWorker' in navigator`))) context.skip('this browser has no service workers here');
      await page.click(['button', 'Deutsch offline behalten']);
      await page.shows('main', 'Deutsch ist behalten');
      stop();
      await page.open('/de/rules/2010/13/');
      await page.shows('h1', '13');
      await page.open('/de/table/');
      await page.shows('svg[role=application] [data-body]');
      await page.click('[role=combobox]');
      await page.type('Schlagscheibe in Tasche');
      await page.shows('[role=option]', '17.1.4');
    });
  });
}
