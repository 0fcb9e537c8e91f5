/** The page on which languages are stored, where the device or the network refuses. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STRINGS as LOAD_ERROR } from '../../src/compiled/ui/load-error.all.ts';
import { STRINGS } from '../../src/compiled/ui/offline.all.ts';

const PACK = { lang: 'en', version: 'a', date: '2026-01-01', bytes: 9_000_000, transfer: 2_000_000, files: [], lost: 0 };
const store = vi.hoisted(() => ({ storedPacks: vi.fn(), newest: vi.fn(), outdated: vi.fn(() => []), remove: vi.fn(), keep: vi.fn() }));
vi.mock('../../src/client/offline/store.ts', () => ({ ...store, KeepError: class extends Error {} }));
vi.mock('../../src/client/stylesheet.ts', () => ({ addStylesheet: async () => undefined }));

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  store.outdated.mockReturnValue([]);
  store.newest.mockResolvedValue({ en: PACK });
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<section data-pack="en"></section><section data-others hidden></section>';
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('caches', {});
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

const card = (): HTMLElement => document.querySelector('[data-pack]') as HTMLElement;
const button = (label: string): HTMLButtonElement | undefined =>
  [...card().querySelectorAll('button')].find(({ textContent }) => textContent === label);

test('what cannot be read is said in the page, and read again', async () => {
  store.storedPacks.mockRejectedValueOnce(new DOMException('refused', 'SecurityError')).mockResolvedValue([PACK]);
  await import('../../src/client/offline/page.ts');
  await vi.waitFor(() => expect(card().textContent).toContain(LOAD_ERROR.en.failed));
  button(LOAD_ERROR.en.retry)?.click();
  await vi.waitFor(() => expect(button(STRINGS.en.remove)).toBeTruthy());
  expect(card().textContent).not.toContain(LOAD_ERROR.en.failed);
});

test('a language that cannot be removed is said to be there still', async () => {
  store.storedPacks.mockResolvedValue([PACK]);
  store.remove.mockRejectedValue(new DOMException('refused', 'SecurityError'));
  await import('../../src/client/offline/page.ts');
  await vi.waitFor(() => expect(button(STRINGS.en.remove)).toBeTruthy());
  button(STRINGS.en.remove)?.click();
  await vi.waitFor(() =>
    expect(card().querySelector('[role=status]')?.textContent).toBe('English could not be removed. Please try again.'),
  );
  expect(button(STRINGS.en.remove)).toBeTruthy();
});
