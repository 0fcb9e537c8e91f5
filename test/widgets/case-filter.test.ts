/** The filter of the case book. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const notLoaded = vi.hoisted(() => vi.fn());
vi.mock('../../src/client/not-loaded.ts', () => ({ notLoaded }));

const FACTS = ['a', 'b'].map((id) => ({ id, difficulty: 1, editions: ['2017'], sources: [] }));

beforeEach(() => {
  vi.resetModules();
  document.documentElement.lang = 'de';
  document.body.innerHTML =
    '<form data-case-filter="/facts.json"><input name="q" /><output data-found="{{n}}" data-none="0"></output></form><section data-topic><h2>Stöße</h2><ul class="case-list"><li><a href="/de/cases/a/">Groß</a></li><li><a href="/de/cases/b/">Klein</a></li></ul></section>';
});
afterEach(() => {
  history.replaceState(null, '', '/');
  document.documentElement.lang = 'en';
  vi.unstubAllGlobals();
});

async function found(query: string): Promise<readonly string[]> {
  const { filterBy } = await import('../../src/client/figure/case-filter.ts');
  (document.querySelector('input') as HTMLInputElement).value = query;
  await filterBy(document.querySelector('form') as HTMLFormElement);
  return [...document.querySelectorAll<HTMLElement>('li')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent ?? '');
}

test('a word is found however it is written', async () => {
  vi.stubGlobal('fetch', async () => Response.json(FACTS));
  for (const [query, all] of [
    ['GROSS', ['Groß']],
    ['stoesse', ['Groß', 'Klein']],
    ['Stöße', ['Groß', 'Klein']],
    ['', ['Groß', 'Klein']],
  ] as const)
    expect(await found(query), query).toEqual(all);
});

test('an answer that is an error is said to have failed', async () => {
  vi.stubGlobal('fetch', async () => Response.json([], { status: 404 }));
  await found('gross');
  expect(notLoaded).toHaveBeenCalled();
});
