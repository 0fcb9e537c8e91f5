/** The offer to keep the site for offline, as a page shows it. */
import { beforeEach, expect, test, vi } from 'vitest';
import { STRINGS } from '../../src/compiled/ui/offline.all.ts';

const VERSIONS = { en: { version: 'a', date: '2026-01-01', bytes: 9_000_000, transfer: 2_410_000, files: 2209 } };
const networked = vi.fn(async () => Response.json(VERSIONS));

/** Opens a page and lets it offer. */
async function open(path: string, fetch: () => Promise<Response> = networked, able = true): Promise<void> {
  vi.resetModules();
  document.documentElement.lang = 'en';
  document.body.innerHTML = '';
  history.replaceState(null, '', path);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', able ? {} : undefined);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  // its style sheet is not there to be fetched
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => void (link as HTMLLinkElement).onload?.(new Event('load')));
  await (await import('../../src/client/offline/notice.ts')).offer();
  append.mockRestore();
}
const notice = () => document.querySelector('.notice');
const press = (label: string): void =>
  [...(notice()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label)?.click();
beforeEach(() => localStorage.clear());

test('says how much there is to fetch, leads to the page where it is kept, and can be declined for good', async () => {
  await open('/en/tournament/');
  expect(notice()?.textContent).toContain('2.4 MB');
  press(STRINGS.en.decline);
  expect(notice()).toBeNull();
  expect(localStorage.getItem('novuss.visits')).toBe('declined');
  await open('/novuss/en/table/');
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  press(STRINGS.en.title);
  expect(assign).toHaveBeenCalledWith('/novuss/en/offline/');
});

test.each([
  ['on the page where it is kept', '/en/offline/', networked, true],
  ['without network', '/en/', async () => Promise.reject(new TypeError('no network')), true],
  ['where nothing can be kept', '/en/', networked, false],
] as const)('%s nothing is offered', async (_, path, fetch, able) => {
  await open(path, fetch, able);
  expect(notice()).toBeNull();
});
