/** While a hand drags, the ruling on the page is the one for what lies there in that very frame, and what it rests on follows when the hand stays. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { NOMINAL } from '../../src/geometry/parameters.ts';
import { SINGLES } from '../../src/geometry/row.ts';
import type { RulingWords } from '../../src/i18n/explain.ts';
import type { BodyId, Disc, Point, Stroke } from '../../src/physics/types.ts';
import { judge } from '../../src/referee/judge.ts';
import { classify } from '../../src/referee/zones.ts';
import { play } from '../../src/widgets/table/play/play.ts';
import { type Card, cardsOf, decidedOn, type Line } from '../../src/widgets/table/ruling/cards.ts';
import { CASE, openBench } from './support/bench.ts';

const EDITIONS = ['2017', '2010', '2008', 'club'] as const;
const strings = (area: string) => JSON.parse(readFileSync(join(import.meta.dirname, `../../content/ui/${area}/en.json`), 'utf8'));
const words = { lang: 'en', names: strings('names'), ruling: strings('ruling') } as RulingWords;

interface Sample {
  readonly bodies: readonly (readonly [string, number, number])[];
  readonly cards: readonly Headed[];
}
interface Headed {
  readonly editions: readonly string[];
  readonly headline: string;
}

/** Writes down, in the frame of each move and before it is painted, what lies where and what the rulings say. */
const record = (page: Page) =>
  page.evaluate(() => {
    const samples: Sample[] = [];
    Object.assign(globalThis, { samples });
    const texts = (el: Element, what: string) => [...el.querySelectorAll(what)].map((line) => line.textContent ?? '');
    addEventListener('pointermove', () =>
      requestAnimationFrame(() => {
        const bodies = [...document.querySelectorAll('svg.live [data-body]')].map((el) => {
          const [, x = '', y = ''] = /translate\((\S+) (\S+)\)/.exec(el.getAttribute('transform') ?? '') ?? [];
          return [el.getAttribute('data-body') ?? '', Number(x), -Number(y)] as const;
        });
        const cards = [...document.querySelectorAll('.rulings .says:not(.gone)')].map((el) => ({
          editions: [...el.querySelectorAll('.who .m')].map((mark) => /m-(\w+)/.exec(mark.className)?.[1] ?? ''),
          headline: texts(el, '.ruled')[0] ?? '',
        }));
        samples.push({ bodies, cards });
      }),
    );
  });
const recorded = (page: Page) => page.evaluate(() => (globalThis as unknown as { samples: Sample[] }).samples);

/** What the engine says to the same table. */
function ruled(sample: Sample, stroke: Stroke): { readonly cards: readonly Card[]; readonly decided: readonly (readonly Line[])[] } {
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
  const cards = cardsOf(
    EDITIONS.map((edition) => judge({ ...given, edition })),
    { ...given, shades },
    words,
  );
  return { cards, decided: decidedOn(cards, { ...given, shades }, words) };
}
const textOf = (words: readonly { readonly text: string }[]) => words.map(({ text }) => text).join('');
const headed = (cards: readonly Card[]): readonly Headed[] =>
  cards.map(({ editions, headline }) => ({ editions, headline: textOf(headline) }));
/** Of each card seen: how it is kept apart from the page, and how much of what stands in it has no room there, px. */
const held = (page: Page) =>
  page
    .locator('.rulings .says:not(.gone) > div')
    .evaluateAll((cards) =>
      cards.map((card) => ({ contain: getComputedStyle(card).contain, without: card.scrollHeight - card.clientHeight })),
    );
/** What the page says below the headlines now. */
const decided = (page: Page) =>
  page
    .locator('.rulings .says:not(.gone)')
    .evaluateAll((cards) =>
      cards.map((card) => [...card.querySelectorAll('dl dd:last-of-type .told')].map((line) => line.textContent ?? '')),
    );

test('a disc being dragged into and out of the way: the ruling of every edition is right in every frame, and what is decided when the hand stays', async ({
  page,
}) => {
  const bench = await openBench(page);
  await bench.bring(CASE);
  await expect(page.locator('.rulings')).toBeVisible();
  const [from, to] = [await bench.at(20, -250), await bench.at(180, -230)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await record(page);
  for (let i = 1; i <= 16; i++) await page.mouse.move(from.x + ((to.x - from.x) * i) / 16, from.y + ((to.y - from.y) * i) / 16);
  const samples = await recorded(page);
  expect(samples.length).toBeGreaterThanOrEqual(16);
  for (const sample of samples) expect(sample.cards).toEqual(headed(ruled(sample, CASE.stroke).cards));
  const last = ruled(samples.at(-1) as Sample, CASE.stroke);
  // the hand stays, and holds the disc still
  await expect.poll(() => decided(page)).toEqual(last.decided.map((lines) => lines.map((line) => textOf(line.words))));
  expect(await held(page)).toEqual(last.cards.map(() => ({ contain: 'size layout style', without: 0 })));
  await page.mouse.up();
  await expect.poll(() => held(page)).toEqual(last.cards.map(() => ({ contain: 'none', without: 0 })));
  // the drag was worth it: the disc stood in the way, and then no more
  expect(new Set(samples.map(({ cards }) => cards.map(({ headline }) => headline).join())).size).toBeGreaterThan(1);
});

test('several moves within a frame are ruled on once, at the last place; a hand let go at once is not forgotten', async ({ page }) => {
  const bench = await openBench(page);
  await bench.bring(CASE);
  const [a, b] = [await bench.at(250, 100), await bench.at(310, 160)];
  const drawn = await bench.board.evaluate(
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
  const place = await bench.place('red3');
  expect(Math.hypot(place.x - 310, place.y - 160)).toBeLessThan(6);
});
