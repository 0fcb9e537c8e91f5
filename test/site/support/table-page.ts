/** The table page in a browser's hands. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface TablePage {
  readonly page: Page;
  readonly board: Locator;
  /** Where a place of the table is on the screen, the table whole and seen from south. */
  at(x: number, y: number): Promise<{ x: number; y: number }>;
  /** Brings the whole table onto the screen. */
  show(): Promise<void>;
  drag(from: readonly [number, number], to: readonly [number, number]): Promise<void>;
  body(id: string): Locator;
  /** A body's place on the table, as the drawing has it. */
  place(id: string): Promise<{ x: number; y: number }>;
  /** Puts a case on the table by the form that takes JSON. */
  bring(document: object): Promise<void>;
}

/** Three discs a side is what most strokes need; black 1 is in the way, so straight ahead costs a penalty disc. */
export const POSITION = {
  discs: [
    { id: 'red1', color: 'red', x: 0, y: 300 },
    { id: 'red2', color: 'red', x: -250, y: 200 },
    { id: 'red3', color: 'red', x: 250, y: 100 },
    { id: 'black1', color: 'black', x: 20, y: -250 },
    { id: 'black2', color: 'black', x: -300, y: -300 },
  ],
  striker: { x: 20, y: -440 },
};
export const CASE = {
  editions: ['2017', '2010', '2008', 'club'],
  colors: { red: ['south'], black: ['north'] },
  shooter: 'south',
  before: POSITION,
  stroke: { angle: 90, speed: 3 },
};
/** So hard that the aim's handle lies well beyond the ghost, under a finger too. */
export const GHOST = { ...CASE, stroke: { angle: 90, speed: 6 } };
/** Where the ghost is on the table. */
export async function ghostOf(page: Page): Promise<readonly [number, number]> {
  const ghost = page.locator('svg.live circle.ghost.direct');
  return [Number(await ghost.getAttribute('cx')), -Number(await ghost.getAttribute('cy'))];
}

/** A map is painted with a quarter of its strokes, as where only fingers point: all 40,960 take two cores half a minute. */
export const asOnAPhone = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const real = window.matchMedia;
    window.matchMedia = (query) => (query === '(pointer: coarse)' ? ({ matches: true } as MediaQueryList) : real.call(window, query));
  });

/** From its next page on the map never comes into sight: below the tools it would be painted on all cores, anew with each change. */
export const withoutMap = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (place) {
      if (!place.matches('.map-place')) observe.call(this, place);
    };
  });

/** Opens the table page, without its map unless that is what is looked at. */
export async function openTablePage(page: Page, lang = 'en', { map = false } = {}): Promise<TablePage> {
  if (!map) await withoutMap(page);
  await page.goto(`/${lang}/table/`);
  return tablePageOn(page);
}

/** The table page that is open already. */
export async function tablePageOn(page: Page): Promise<TablePage> {
  const board = page.locator('svg.live').first();
  await expect(board).toBeVisible({ timeout: 25_000 });
  // what stands round the table comes when somebody comes near
  await page.locator('.frame').hover();
  await expect(page.locator('[data-tray]')).toBeVisible({ timeout: 25_000 });
  const at = (x: number, y: number) =>
    board.evaluate(
      (svg, [px, py]) => {
        const p = new DOMPoint(px, -(py ?? 0)).matrixTransform((svg as SVGSVGElement).getScreenCTM() ?? undefined);
        return { x: p.x, y: p.y };
      },
      [x, y],
    );
  const body = (id: string) => board.locator(`[data-body="${id}"]`);
  const show = () => board.evaluate((svg) => svg.scrollIntoView({ block: 'end', behavior: 'instant' }));
  return {
    show,
    page,
    board,
    at,
    body,
    async drag(from, to) {
      await show();
      const [a, b] = [await at(...from), await at(...to)];
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
      await page.mouse.move(b.x, b.y, { steps: 3 });
      await page.mouse.up();
    },
    async place(id) {
      const transform = (await body(id).getAttribute('transform')) ?? '';
      const [x = Number.NaN, y = Number.NaN] = (/translate\((\S+) (\S+)\)/.exec(transform)?.slice(1) ?? []).map(Number);
      return { x, y: -y };
    },
    async bring(document) {
      await page.locator('.setup .acts button[aria-expanded]').click();
      await page.locator('.import textarea').fill(JSON.stringify(document));
      await page.locator('.import button[type=submit]').click();
      await expect(page.locator('.import')).toHaveCount(0);
      await show();
    },
  };
}
