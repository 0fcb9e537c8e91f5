/** The search for cases that two books rule differently, as an island: asked, reported on as it goes, stopped, begun anew. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { load as loadDivergenceStrings } from '../../src/compiled/ui/divergence.ts';
import { LANGS } from '../../src/corpus/model.ts';
import { searchFrom } from '../../src/divergence/search.ts';
import { fill } from '../../src/narrate/sentence.ts';
import { EDITION_PAIRS, type EditionPair } from '../../src/referee/edition-order.ts';
import { loadTableStrings } from '../../src/ui/table-strings.ts';
import Search from '../../src/widgets/divergence/Search.svelte';
import type { Progress } from '../../src/widgets/divergence/worker.ts';
import { FakeWorker, fakeWorkers, lastWorker } from '../support/fake-worker.ts';

vi.setConfig({ testTimeout: 60_000 });

vi.mock('../../src/widgets/lazy/link-worker.ts', () => import('../support/fake-worker.ts'));
const last = () => lastWorker<readonly [number, readonly EditionPair[]], Progress>();
/** What the last worker would find in a short search, said to the page. */
function work(): Progress {
  const { asked, report } = last();
  if (!asked) throw new Error('nothing was asked');
  const search = searchFrom(...asked);
  search.run({ played: 20, reported: 160, incidents: 160 });
  const progress = { tried: search.tried, played: search.played, found: search.result() };
  report(progress);
  return progress;
}
let gallery: { readonly ok: boolean; readonly json: () => Promise<object> };
const fetched = vi.fn(async () => gallery);

beforeEach(() => {
  gallery = { ok: true, json: async () => ({}) };
  fetched.mockClear();
  fakeWorkers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(lang: (typeof LANGS)[number] = 'en') {
  const [{ search: s }, table] = await Promise.all([loadDivergenceStrings[lang](), loadTableStrings[lang]()]);
  const { container, unmount } = render(Search, { lang, base: '/site/', seed: 77 });
  await waitFor(() => expect(screen.getByRole('button', { name: s.start })).toBeTruthy());
  const start = async () => {
    const before = FakeWorker.all.length;
    await fireEvent.click(screen.getByRole('button', { name: s.start }));
    await waitFor(() => expect(FakeWorker.all.length).toBe(before + 1));
    await waitFor(() => expect(screen.getByRole('button', { name: s.stop })).toBeTruthy());
  };
  const finds = () => [...container.querySelectorAll('.found-case')] as HTMLElement[];
  return { container, unmount, s, table, start, finds };
}

describe.each(LANGS)('in %s', (lang) => {
  test('what is found is told with both books, their rulings and articles, and opens on the table', async () => {
    const { container, s, table, start, finds } = await open(lang);
    await start();
    expect(last().asked).toEqual([77, [EDITION_PAIRS[0]]]);
    const { tried, found } = work();
    expect(found.length).toBeGreaterThan(0);
    await waitFor(() => expect(finds().length).toBe(found.length));
    expect(container.querySelector('.progress')?.textContent).toBe(fill(s.progress, { n: tried, k: found.length }, lang));
    for (const find of finds()) {
      const sides = [...find.querySelectorAll('.side')].map((side) => side.textContent);
      expect(sides).toHaveLength(2);
      expect(sides[0]).not.toBe(sides[1]);
      expect(find.textContent).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(find.querySelector('.text')?.textContent, 'a sentence begins after a space').not.toMatch(/\.\p{Lu}/u);
      for (const id of ['2010', '2017'] as const)
        expect(within(find).getAllByRole('img', { name: table.edition[id] }).length).toBeGreaterThan(0);
      expect(find.querySelector('a[href*="/table/#"]')?.getAttribute('href')).toMatch(new RegExp(`^/site/${lang}/table/#[a-z]=`));
    }
  });
});

test('the chosen pair and the seed are what is searched; fields are held until it is stopped', async () => {
  const { s, start } = await open();
  const books = screen.getByLabelText(s.pair) as HTMLSelectElement;
  const seed = screen.getByLabelText(s.seed) as HTMLInputElement;
  expect(books.options).toHaveLength(EDITION_PAIRS.length);
  await fireEvent.change(books, { target: { value: '3' } });
  await fireEvent.input(seed, { target: { value: '12.7' } });
  await start();
  expect(last().asked).toEqual([12, [EDITION_PAIRS[3]]]);
  expect(fetched).toHaveBeenCalledWith('/site/data/live/parts-club-2017.json');
  expect(books.disabled && seed.disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: s.stop }));
  expect(last().ended).toBe(true);
  expect(books.disabled || seed.disabled).toBe(false);
});

test('what the gallery shows already is not shown again, and where nothing is new it is said', async () => {
  const { container, s, start, finds } = await open();
  await start();
  const { found } = work();
  await fireEvent.click(screen.getByRole('button', { name: s.stop }));
  const [first, ...rest] = found;
  if (!first) throw new Error('this seed finds something');
  gallery = { ok: true, json: async () => ({ [first.id]: {} }) };
  await start();
  // a new search begins with nothing reported
  expect(container.querySelector('.progress')?.textContent).toBe('');
  work();
  await waitFor(() => expect(finds().length).toBe(rest.length));
  await fireEvent.click(screen.getByRole('button', { name: s.stop }));
  gallery = { ok: true, json: async () => Object.fromEntries(found.map(({ id }) => [id, {}])) };
  await start();
  work();
  await waitFor(() => expect(screen.getByText(s.none)).toBeTruthy());
});

test.each(['is not there', 'cannot be reached'])('where the gallery %s everything found is new', async (how) => {
  gallery = { ok: false, json: async () => ({}) };
  if (how === 'cannot be reached') fetched.mockRejectedValueOnce(new TypeError('offline'));
  const { start, finds } = await open();
  await start();
  const { found } = work();
  await waitFor(() => expect(finds().length).toBe(found.length));
});

test('pressing twice starts one worker; leaving the page ends it', async () => {
  const { s, unmount } = await open();
  const button = screen.getByRole('button', { name: s.start });
  await Promise.all([fireEvent.click(button), fireEvent.click(button)]);
  await waitFor(() => expect(FakeWorker.all.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(FakeWorker.all).toHaveLength(1);
  unmount();
  expect(last().ended).toBe(true);
});

test('a seed that is none becomes one; the search does not refuse', async () => {
  const { s, start } = await open();
  for (const [given, seed] of [
    ['-5', 0],
    ['', 0],
    ['9999999999', 2 ** 31 - 1],
  ] as const) {
    await fireEvent.input(screen.getByLabelText(s.seed), { target: { value: given } });
    await start();
    expect(last().asked?.[0]).toBe(seed);
    await fireEvent.click(screen.getByRole('button', { name: s.stop }));
  }
});
