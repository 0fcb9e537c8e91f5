/** The page in a browser's hands: what a person does and sees. Whatever is asked for is waited for. */
import { expect } from 'vitest';
import type { Driver, InputSource } from './webdriver.ts';

/** The element to act on: the first one shown that fits the selector and, where given, has this in its text or its name for a screen reader. */
export type Target = string | readonly [selector: string, text: string];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface EnginePage {
  open(path: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** Presses the mouse on an element as soon as nothing covers it. */
  click(target: Target): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus; a line break is the Enter key. */
  type(text: string): Promise<void>;
  /** Waits until an element is shown whose text has this in it. */
  shows(selector: string, text?: string): Promise<void>;
}

/** How long something is waited for, ms: a machine may be busy with something else. */
export const patient = { timeout: 60_000, interval: 100 };

/** In the page: the element of a target. */
const element = (target: Target): string => {
  const [selector, text] = typeof target === 'string' ? [target, ''] : target;
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) =>
    one.checkVisibility() && (one.textContent + ' ' + (one.getAttribute('aria-label') ?? '')).includes(${JSON.stringify(text)}))`;
};

/** In the page: the middle of an element, once it has been brought into sight, lies still from one frame to the next and nothing covers it. */
const middle = (target: Target): string => `(async () => {
  const found = ${element(target)};
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => new Promise((done) => requestAnimationFrame(() => {
    const { x, y, width, height } = found.getBoundingClientRect();
    done({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
  }));
  const [before, at] = [await place(), await place()];
  const top = document.elementFromPoint(at.x, at.y);
  const free = top && (found.contains(top) || found.control === top || found.labels?.[0]?.contains(top));
  return free && before.x === at.x && before.y === at.y ? at : null;
})()`;

const mouse = (...actions: InputSource['actions'][number][]): readonly InputSource[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];
const to = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 });
const ENTER = '\uE007';
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

export function pageOf(driver: Driver, origin: string): EnginePage {
  const found = async <T>(expression: string, what: string): Promise<T> => {
    let value: unknown = null;
    await expect.poll(async () => (value = await driver.evaluate(expression)), { ...patient, message: what }).toBeTruthy();
    return value as T;
  };
  return {
    open: (path) => driver.open(new URL(path, origin).href),
    evaluate: (expression) => driver.evaluate(expression),
    click: async (target) => driver.perform(mouse(to(await found<Point>(middle(target), String(target))), DOWN, UP)),
    drag: (from, end) => driver.perform(mouse(to(from), DOWN, to({ x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }), to(end), UP)),
    type: (text) =>
      driver.perform([
        {
          type: 'key',
          id: 'keys',
          actions: [...text.replaceAll('\n', ENTER)].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
        },
      ]),
    shows: async (selector, text = '') => void (await found(`!!${element([selector, text])}`, `${selector} ${text}`)),
  };
}
