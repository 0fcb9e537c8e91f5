import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Places that are watched; `come` brings them into sight. */
let come: ((isIntersecting: boolean) => void)[] = [];
beforeEach(() => {
  come = [];
  vi.resetModules();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #watches = true;
      constructor(said: (entries: readonly { isIntersecting: boolean }[]) => void) {
        come.push((isIntersecting) => this.#watches && said([{ isIntersecting }]));
      }
      observe(): void {}
      disconnect(): void {
        this.#watches = false;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const place = () => document.createElement('div');

test.each([
  ['the reader acts, then the place comes into sight', ['act', 'sight']],
  ['the place comes into sight, then the reader acts', ['sight', 'act']],
] as const)('%s: called once', async (_, order) => {
  const { onceSeenByReader } = await import('../../../src/widgets/lazy/seen-by-reader.ts');
  const called = vi.fn();
  onceSeenByReader(place(), called);
  for (const what of [...order, ...order]) what === 'act' ? dispatchEvent(new Event('scroll')) : come[0]?.(true);
  expect(called).toHaveBeenCalledTimes(1);
});

test('a reader who has scrolled before the place was laid is there', async () => {
  const { onceSeenByReader } = await import('../../../src/widgets/lazy/seen-by-reader.ts');
  dispatchEvent(new Event('scroll'));
  const called = vi.fn();
  onceSeenByReader(place(), called);
  expect(called).not.toHaveBeenCalled();
  come[0]?.(true);
  expect(called).toHaveBeenCalledTimes(1);
});

test('nothing is fetched for nobody, nor for what has left the page', async () => {
  const { onceSeenByReader } = await import('../../../src/widgets/lazy/seen-by-reader.ts');
  const [seen, ended] = [vi.fn(), vi.fn()];
  onceSeenByReader(place(), seen);
  onceSeenByReader(place(), ended)();
  for (const one of come) one(true);
  expect(seen).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  expect(seen).toHaveBeenCalledTimes(1);
  expect(ended).not.toHaveBeenCalled();
});
