/** The small scripts of the pages, as a reader uses them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const press = vi.fn();
const warm = vi.fn();
const unfold = vi.fn();
vi.mock('../../src/client/buttons.ts', () => ({ press, warm, seek: vi.fn() }));
vi.mock('../../src/client/figure/figures.ts', () => ({ unfold, beside: vi.fn() }));

/** Opens a page with this content and runs what every page runs. */
async function open(html: string): Promise<void> {
  document.documentElement.lang = 'en';
  document.body.innerHTML = html;
  await import('../../src/client/page.ts');
}
const element = <E extends HTMLElement>(selector: string): E => document.querySelector(selector) as E;
const put = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { value, configurable: true, writable: true });
const clipboard = (writeText?: (text: string) => Promise<void>): void => put(navigator, 'clipboard', writeText && { writeText });

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  clipboard();
});

const RULE = '<p><span data-cite>Art. 17.1.4</span> <button data-copy data-done="Copied"><i>2017</i>Copy</button></p>';

test('a strip clicked with Ctrl or ⌘ is an ordinary link', async () => {
  await open('<div data-figures><a class="strip" href="#x">strip</a></div>');
  for (const key of ['ctrlKey', 'metaKey']) {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
    element('.strip').dispatchEvent(click);
    expect(click.defaultPrevented, key).toBe(false);
  }
  element('.strip').click();
  await vi.dynamicImportSettled();
  expect(unfold).toHaveBeenCalledTimes(1);
});

test('a table that brings its own program is not made ready by the page', async () => {
  await open('<novuss-table data-script="embed.js"></novuss-table><novuss-table id="own"></novuss-table>');
  const over = (selector: string) => element(selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
  over('[data-script]');
  await vi.dynamicImportSettled();
  expect(warm).not.toHaveBeenCalled();
  over('#own');
  await vi.dynamicImportSettled();
  expect(warm).toHaveBeenCalled();
});

test('a citation copied twice says so, and the button is what it was', async () => {
  vi.useFakeTimers();
  clipboard(async () => {});
  document.body.innerHTML = RULE;
  const { use } = await import('../../src/client/tools.ts');
  const button = element<HTMLButtonElement>('button');
  use(button);
  await vi.advanceTimersByTimeAsync(1000);
  use(button);
  await vi.advanceTimersByTimeAsync(0);
  expect(button.textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(2000);
  expect(button.innerHTML).toBe('<i>2017</i>Copy');
});

test('where nothing can be copied the citation is selected', async () => {
  document.body.innerHTML = RULE;
  const { use } = await import('../../src/client/tools.ts');
  for (const writeText of [undefined, () => Promise.reject(new Error('not allowed'))]) {
    clipboard(writeText);
    getSelection()?.removeAllRanges();
    await use(element<HTMLButtonElement>('button'));
    await vi.waitFor(() => expect(String(getSelection())).toBe('Art. 17.1.4'));
  }
});

test('the search page says no longer what it found once the box is empty', async () => {
  document.body.innerHTML = '<form data-search><input value=""></form><p></p><div data-results>17</div><p data-count>Found: 17</p>';
  const { look } = await import('../../src/client/look-up/search.ts');
  look();
  expect(element('[data-results]').textContent).toBe('');
  expect(element('[data-count]').textContent).toBe('');
});

test('the name of house rules stands on the page as it was given', async () => {
  vi.doMock('../../src/widgets/house-rules/in-use.ts', () => ({
    rulesInUse: async () => ({ name: 'A $& B', edition: '2017', readings: {} }),
  }));
  document.body.innerHTML = '<p data-house data-named="House rules “{{name}}”" hidden><a href="/"></a></p>';
  await import('../../src/client/house-marks.ts');
  await vi.waitFor(() => expect(element('[data-house] a').textContent).toBe('House rules “A $& B”'));
});

type Packed = ReturnType<typeof packOf>;
const packOf = (lang: string) => ({ lang, version: 'a', date: '2026-11-22', bytes: 5, transfer: 3, files: [], lost: 0 });

/** The page of what is kept for offline in a language, over a store that keeps these packs. */
async function offlinePage(lang: 'de' | 'ru', packs: Packed[]) {
  const { STRINGS } = await import('../../src/compiled/ui/offline.all.ts');
  const keep = vi.fn(async (_site: unknown, langs: readonly string[]) => {
    packs.splice(0, packs.length, ...new Map([...packs, ...langs.map(packOf)].map((one) => [one.lang, one])).values());
  });
  vi.doMock('../../src/client/offline/store.ts', () => ({
    keep,
    storedPacks: async () => [...packs],
    newest: async () => ({ [lang]: packOf(lang), en: packOf('en') }),
    outdated: () => packs.filter(() => packs.length > 1),
    remove: vi.fn(),
  }));
  vi.doMock('../../src/client/offline/here.ts', () => ({
    able: () => true,
    words: async () => STRINGS[lang],
    settle: async () => {},
    megabytes: String,
    said: String,
    site: {},
  }));
  document.documentElement.lang = lang;
  document.body.innerHTML = `<section data-pack="${lang}"></section><section data-others></section>`;
  await import('../../src/client/offline/page.ts');
  return { strings: STRINGS[lang], keep };
}

test('keeping a further language for offline is no update, keeping a newer version is one', async () => {
  const { strings, keep } = await offlinePage('de', [packOf('en')]);
  const press = async (label: string): Promise<string | null> => {
    const button = await vi.waitUntil(() =>
      [...document.querySelectorAll<HTMLElement>('[data-pack] button')].find(({ textContent }) => textContent === label),
    );
    const times = keep.mock.calls.length;
    button.click();
    await vi.waitUntil(() => keep.mock.calls.length > times && document.querySelector('[data-pack] button'));
    return document.querySelector('[data-pack] [role=status]')?.textContent ?? null;
  };
  expect(await press('Deutsch offline behalten')).toBe(null);
  expect(await press(strings.update)).toBe(strings.updated);
});

test('a language that is kept: one full stop after the Russian year, and nothing about what there is to fetch', async () => {
  await offlinePage('ru', [packOf('ru')]);
  const card = await vi.waitUntil(() => document.querySelector('[data-pack] b')?.closest('[data-pack]'));
  expect(card.querySelector('b')?.textContent).toMatch(/22\u00a0ноября\u00a02026\u00a0г\.$/);
  expect(card.querySelector('b')?.textContent).not.toMatch(/\.\.$/);
  expect(card.querySelector('.soft')?.textContent).toBe('Файлов: 0; на устройстве 5 МБ');
});
