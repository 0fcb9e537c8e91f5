/** While a pointer drags, each edition's headline is the one for what lies there in that very frame; the cards follow when the pointer rests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { play } from '../../../src/cases/course.ts';
import { NOMINAL } from '../../../src/geometry/parameters.ts';
import { SINGLES } from '../../../src/geometry/row.ts';
import { headlineOf, type RulingWords } from '../../../src/narrate/explain.ts';
import type { BodyId, Disc, Point, Stroke } from '../../../src/physics/types.ts';
import { judge } from '../../../src/referee/judge.ts';
import { classify } from '../../../src/referee/zones.ts';
import { cardsOf } from '../../../src/widgets/table/ruling/cards.ts';
import { CASE, openTablePage } from '../support/table-page.ts';

const EDITIONS = ['2017', '2010', '2008', 'club'] as const;
const strings = (area: string) => JSON.parse(readFileSync(join(import.meta.dirname, `../../../content/ui/${area}/en.json`), 'utf8'));
const words = { lang: 'en', names: strings('names'), ruling: strings('ruling') } as RulingWords;

interface Sample {
  readonly bodies: readonly (readonly [string, number, number])[];
  /** Edition and headline, row by row. */
  readonly headlines: readonly (readonly [string, string])[];
  /** Where the list of headlines begins and ends on the screen, px. */
  readonly box: readonly [number, number];
}

/** Writes down, in the frame of each move and before it is painted, what lies where and what the headlines say. */
const record = (page: Page) =>
  page.evaluate(() => {
    const samples: Sample[] = [];
    Object.assign(globalThis, { samples });
    addEventListener('pointermove', () =>
      requestAnimationFrame(() => {
        const bodies = [...document.querySelectorAll('svg.live [data-body]')].map((el) => {
          const [, x = '', y = ''] = /translate\((\S+) (\S+)\)/.exec(el.getAttribute('transform') ?? '') ?? [];
          return [el.getAttribute('data-body') ?? '', Number(x), -Number(y)] as const;
        });
        const headlines = [...document.querySelectorAll<HTMLElement>('.headlines li')].map(
          (row) => [row.dataset['edition'] ?? '', row.querySelector('button > span:last-child')?.textContent ?? ''] as const,
        );
        const { top, bottom } = document.querySelector('.headlines')?.getBoundingClientRect() ?? new DOMRect();
        samples.push({ bodies, headlines, box: [top, bottom] });
      }),
    );
  });
const recorded = (page: Page) => page.evaluate(() => (globalThis as unknown as { samples: Sample[] }).samples);

/** What the engine says to the same table. */
function ruled(sample: Sample, stroke: Stroke) {
  const at = (id: string): Point => {
    const [, x = 0, y = 0] = sample.bodies.find(([body]) => body === id) ?? [];
    return { x, y };
  };
  const discs = sample.bodies.flatMap(([id, x, y]): Disc[] =>
    id === 'striker' ? [] : [{ id: id as Disc['id'], color: id.startsWith('red') ? 'red' : 'black', x, y }],
  );
  const before = { discs, striker: at('striker') };
  const { report } = play({ before, shooter: 'south', stroke });
  const given = { format: 'singles', colors: SINGLES, shooter: 'south', before, report, state: {}, readings: {} } as const;
  const zones = classify(NOMINAL, before, SINGLES, 'singles', 'south');
  const shades = Object.fromEntries(Object.entries(zones).map(([id, { shade }]) => [id as BodyId, shade]));
  const rulings = EDITIONS.map((edition) => judge({ ...given, edition }));
  return {
    headlines: rulings.map((ruling) => [ruling.edition, headlineOf({ ...given, ruling }, words).headline]),
    decided: cardsOf(rulings, () => ({ ...given, shades }), words).map(({ decided }) =>
      decided.map((line) => line.words.map(({ text }) => text).join('')),
    ),
  };
}
/** What the cards decide now. */
const decided = (page: Page) =>
  page
    .locator('.rulings:not(.stale) .ruling-card')
    .evaluateAll((cards) =>
      cards.map((card) => [...card.querySelectorAll('.decided li > span:first-child')].map((line) => line.textContent ?? '')),
    );

test('a disc being dragged into and out of the way: every edition’s headline is right in every frame and stays in its place, the cards are right when the pointer rests', async ({
  page,
}) => {
  const tablePage = await openTablePage(page);
  await tablePage.bring(CASE);
  await expect(page.locator('.rulings')).toBeVisible();
  const [from, to] = [await tablePage.at(20, -250), await tablePage.at(180, -230)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await record(page);
  for (let i = 1; i <= 16; i++) await page.mouse.move(from.x + ((to.x - from.x) * i) / 16, from.y + ((to.y - from.y) * i) / 16);
  const samples = await recorded(page);
  expect(samples.length).toBeGreaterThanOrEqual(16);
  for (const sample of samples) expect(sample.headlines).toEqual(ruled(sample, CASE.stroke).headlines);
  expect(new Set(samples.map(({ box }) => box.join())).size).toBe(1);
  // the pointer rests, and holds the disc still
  await expect.poll(() => decided(page)).toEqual(ruled(samples.at(-1) as Sample, CASE.stroke).decided);
  await page.mouse.up();
  await expect.poll(() => decided(page)).toEqual(ruled(samples.at(-1) as Sample, CASE.stroke).decided);
  // the drag was worth it: the disc stood in the way, and then no more
  expect(new Set(samples.map(({ headlines }) => headlines.join())).size).toBeGreaterThan(1);
});

test('several moves within a frame are ruled on once, at the last place; a pointer lifted at once is not forgotten', async ({ page }) => {
  const tablePage = await openTablePage(page);
  await tablePage.bring(CASE);
  const [a, b] = [await tablePage.at(250, 100), await tablePage.at(310, 160)];
  const drawn = await tablePage.board.evaluate(
    (svg, [from, to]) => {
      const send = (type: string, at: { x: number; y: number }) =>
        svg.dispatchEvent(
          new PointerEvent(type, { clientX: at.x, clientY: at.y, pointerType: 'mouse', pointerId: 1, button: 0, bubbles: true }),
        );
      svg.setPointerCapture = () => undefined;
      let changes = 0;
      const body = svg.querySelector('[data-body=red3]') as Element;
      const observer = new MutationObserver((records) => {
        changes += records.length;
      });
      send('pointerdown', from);
      observer.observe(body, { attributeFilter: ['transform'] });
      for (let i = 1; i <= 10; i++) send('pointermove', { x: from.x + ((to.x - from.x) * i) / 10, y: from.y + ((to.y - from.y) * i) / 10 });
      send('pointerup', to);
      return new Promise<number>((resolve) => setTimeout(() => resolve(changes), 200));
    },
    [a, b] as const,
  );
  expect(drawn).toBe(1);
  const place = await tablePage.place('red3');
  expect(Math.hypot(place.x - 310, place.y - 160)).toBeLessThan(6);
});
