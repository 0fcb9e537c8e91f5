/** The offer to keep the site for offline, as a page shows it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STRINGS } from '../../src/compiled/ui/offline.all.ts';

const VERSIONS = { en: { version: 'a', date: '2026-01-01', bytes: 9_000_000, transfer: 2_410_000, files: 2209 } };
const networked = vi.fn(async () => Response.json(VERSIONS));
const HOUR = 3_600_000;
/** When the pages are opened, hours since 1970. */
const MORNING = 500_000;

interface Visit {
  readonly path?: string;
  readonly fetch?: () => Promise<Response>;
  readonly able?: boolean;
}
/** Opens a page, which runs its script. */
async function open(hour: number, { path = '/en/tournament/', fetch = networked, able = true }: Visit = {}): Promise<void> {
  vi.resetModules();
  vi.spyOn(Date, 'now').mockReturnValue(hour * HOUR);
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<p class="notice">Black won the opening roll.</p>';
  history.replaceState(null, '', path);
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('caches', able ? {} : undefined);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  // its style sheet is not there to be fetched
  vi.spyOn(document.head, 'append').mockImplementation((link) => void (link as HTMLLinkElement).onload?.(new Event('load')));
  const offers = vi.spyOn(await import('../../src/client/figure/wanted.ts'), 'offer');
  await import('../../src/client/page.ts');
  // imported only when another visit begins
  await vi.dynamicImportSettled();
  await Promise.all(offers.mock.results.map(({ value }) => value));
}
const notice = () => document.querySelector('.news');
const press = (label: string): void =>
  [...(notice()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === label)?.click();
/** Opens pages at these hours; says at which keeping was offered. */
async function offered(hours: readonly number[], visit?: Visit): Promise<readonly number[]> {
  const at: number[] = [];
  for (const hour of hours) {
    await open(MORNING + hour, visit);
    if (notice()) at.push(hour);
  }
  return at;
}
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test.each([
  ['three pages of one visit', [0, 0.2, 0.4], []],
  ['the third day, its first page only', [0, 24, 48, 48.1], [48]],
  ['in a hall: morning, noon, evening', [0, 4, 8], [8]],
  ['neither taken nor declined: again at the sixth', [0, 24, 48, 72, 96, 120], [48, 120]],
])('%s', async (_, hours, expected) => {
  expect(await offered(hours)).toEqual(expected);
});

test('says how much there is to fetch, leads to the page where it is kept, and can be declined for good', async () => {
  expect(await offered([0, 24, 48], { path: '/novuss/en/table/' })).toEqual([48]);
  expect(notice()?.textContent).toContain('2.4 MB');
  expect(document.querySelector('p.notice'), 'what a widget says stays').not.toBeNull();
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  press(STRINGS.en.title);
  expect(assign).toHaveBeenCalledWith('/novuss/en/offline/');
  expect(await offered([72, 96, 120])).toEqual([120]);
  press(STRINGS.en.decline);
  expect(notice()).toBeNull();
  expect(await offered([144, 168, 192, 216, 240, 264])).toEqual([]);
});

test.each<[string, Visit]>([
  ['on the page where it is kept', { path: '/en/offline/' }],
  ['without network', { fetch: async () => Promise.reject(new TypeError('no network')) }],
  ['where nothing can be kept', { able: false }],
])('%s nothing is offered', async (_, visit) => {
  expect(await offered([0, 24, 48], visit)).toEqual([]);
});
