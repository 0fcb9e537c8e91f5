import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

/**
 * Lays out what a page works out only when somebody comes near: until then its parts lie where nobody will ever see them. What sticks to the
 * window's edge is put where it belongs in the page: what it happens to cover could be scrolled free.
 */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const { contentVisibility, position } = getComputedStyle(part);
      if (contentVisibility === 'auto') part.style.contentVisibility = 'visible';
      if (position === 'sticky') Object.assign(part.style, { position: 'relative', inset: 'auto' });
    }
  });

/** A part of a page, by selector: within one element, or without another. */
interface Part {
  readonly within?: string;
  readonly without?: string;
}
/** The rules whose answer can change with the colours alone. */
const COLOURS: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Waits until colours that change have changed: links and buttons take 160 ms to it. Within closed details a change that began never ends. */
const faded = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          (one) =>
            one instanceof CSSTransition && one.playState === 'running' && (one.effect as KeyframeEffect | null)?.target?.checkVisibility(),
        )
        .map(({ finished }) => finished),
    ),
  );

/** What axe finds on a page as it stands, `rule: where; where`. */
export async function axe(page: Page, { within, without, rules }: Part & { rules?: readonly string[] } = {}): Promise<readonly string[]> {
  await unfold(page);
  await faded(page);
  // put into each document once
  const known = await page.evaluate(() => 'axe' in window);
  // our pages have no frames of other origins, for whose sake axe would open a second page each time; what passes need not be told;
  // targets of touch are looked at only where they are asked for
  const builder = new AxeBuilder(known ? { page, axeSource: ';' } : { page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules ? { runOnly: { type: 'rule', values: [...rules] } } : { rules: { 'target-size': { enabled: true } } }),
  });
  if (within) builder.include(within);
  if (without) builder.exclude(without);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ target }) => target.join(' '));
    return `${id}: ${where.slice(0, 3).join('; ')}`;
  });
}

/** The same in light, and then in dark with all that colours decide. */
export async function axeInBothLights(page: Page, part: Part = {}): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe(page, part);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe(page, { ...part, rules: COLOURS });
  return [...light.map((one) => `light: ${one}`), ...dark.map((one) => `dark: ${one}`)];
}

/**
 * Whether axe looks at a page or state, by number, in a language, by number, where languages are alternately light and dark: at each in one light
 * and in one dark language, so that all take turns. Templates are the same in all four; what else differs between them is measured in each.
 */
const takesTurn = (state: number, language: number): boolean => Math.floor(language / 2) % 2 === state % 2;

/**
 * What axe finds on a page or state in a language whose turn it is. In a light language (even number) it looks at everything,
 * in a dark one at what colours decide; nothing where it isn't its turn.
 */
export const axeInTurn = async (page: Page, state: number, language: number, part: Part = {}): Promise<readonly string[]> =>
  takesTurn(state, language) ? axe(page, language % 2 === 0 ? part : { ...part, rules: COLOURS }) : [];

/**
 * The same at one state after another of a page that has just been opened. Its first two are looked at whole, as each language has one of them,
 * those after them within `main`: outside of it nothing changes.
 */
export function axeInTurns(page: Page, language: number): () => Promise<readonly string[]> {
  let state = 0;
  return () => {
    const part = state < 2 ? {} : { within: 'main' };
    return axeInTurn(page, state++, language, part);
  };
}

/** Waits until nothing within an element moves or changes its size any longer: two frames in a row look alike. */
export const atRest = (of: Locator): Promise<void> =>
  of.evaluate(async (root) => {
    const places = () =>
      [...root.querySelectorAll('*')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
      });
    const frame = () => new Promise(requestAnimationFrame);
    for (let before = ''; ; ) {
      await frame();
      const now = places().join();
      if (now === before) return;
      before = now;
    }
  });

/** Errors and warnings of the console and of the page's scripts, as they come. To be asked for before the page is opened. */
export function complaints(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

/** How wide the page is with all its parts laid out, px: what goes beyond the window counts, also where the page cuts it off. */
export async function widthOf(page: Page): Promise<number> {
  await unfold(page);
  return page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.style.overflowX = 'visible';
    const width = document.documentElement.scrollWidth;
    if (main) main.style.overflowX = '';
    return width;
  });
}
