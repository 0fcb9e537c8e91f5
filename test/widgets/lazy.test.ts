/** What is said where a part of the page does not come, and what helps. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { STRINGS } from '../../src/compiled/ui/load-error.all.ts';
import { causeOf } from '../../src/widgets/lazy/cause.ts';
import LoadError from '../../src/widgets/lazy/LoadError.svelte';
import { reachable } from '../../src/widgets/lazy/lazy.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

test.each([
  ['comes', async () => ({ ok: true }), true],
  ['is not there', async () => ({ ok: false }), false],
  ['cannot be fetched', async () => Promise.reject(new TypeError('no network')), false],
])('a script that %s', async (_, fetch, there) => {
  vi.stubGlobal('fetch', fetch);
  const asked = reachable('/part.js').then(
    () => true,
    () => false,
  );
  expect(await asked).toBe(there);
});

/** A page of a release: its scripts, and links that the bundler added later and that say nothing of the release. */
const PAGE =
  '<script type="text/plain" src="/novuss/_assets/page.A1.js"></script><astro-island component-url="/novuss/_assets/Tournament.B2.js"></astro-island><link rel="modulepreload" href="/novuss/_assets/Later.C3.js">';
const THERE = ['page.A1.js', 'Tournament.B2.js'];
const NO_NETWORK = async (): Promise<Response> => Promise.reject(new TypeError('no network'));
const list = (...parts: readonly string[]) => vi.fn(async (_: URL | string) => Response.json(parts));

test.each([
  ['the site is as it was', PAGE, list(...THERE, 'Other.D4.js'), 'part'],
  ['a script has another name now', PAGE, list('page.A9.js', 'Tournament.B2.js'), 'release'],
  ['a live part has another name now', PAGE, list('page.A1.js', 'Tournament.B9.js'), 'release'],
  ['no network', PAGE, NO_NETWORK, 'network'],
  ['a network that answers with its own sign-in page', PAGE, async () => new Response('<!doctype html>Wi-Fi'), 'network'],
  ['a host without the list', PAGE, async () => new Response('404', { status: 404 }), 'network'],
] as const)('%s', async (_, html, fetch, cause) => {
  document.body.innerHTML = html;
  vi.stubGlobal('fetch', fetch);
  expect(await causeOf()).toBe(cause);
  if (cause === 'release') expect(String(vi.mocked(fetch as ReturnType<typeof list>).mock.calls[0]?.[0])).toMatch(/\/novuss\/parts\.json$/);
});

const en = STRINGS.en;
/** Shows the message, and says which sentences and buttons are there. */
async function shown(retry: () => Promise<unknown> = async () => undefined) {
  const target = document.createElement('div');
  document.body.append(target);
  const made = mount(LoadError, { target, props: { lang: 'en', retry } });
  flushSync();
  await vi.waitFor(() => expect(target.querySelector('.load-error p')).not.toBeNull());
  return {
    made,
    text: () => target.querySelector('.load-error p')?.textContent,
    buttons: () => [...target.querySelectorAll('button')].map(({ textContent }) => textContent),
    press: (label: string) => [...target.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  };
}

test.each([
  ['no network', NO_NETWORK, `${en.failed} ${en.network} ${en.kept}`, [en.retry]],
  ['after a deploy: a new version, never “no network”', list('page.A9.js'), `${en.newer} ${en.saved}`, [en.reload]],
  ['only this part', list(...THERE), `${en.failed} ${en.saved}`, [en.retry, en.reload]],
] as const)('%s: what is said and offered', async (_, fetch, text, buttons) => {
  document.body.innerHTML = PAGE;
  vi.stubGlobal('fetch', fetch);
  const box = await shown();
  expect([box.text(), box.buttons()]).toEqual([text, buttons]);
  await unmount(box.made);
});

test('a browser that remembers the failed import: the second try fails though the network is back, then loading the page anew is offered', async () => {
  document.body.innerHTML = PAGE;
  vi.stubGlobal('fetch', NO_NETWORK);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const retry = vi.fn(async () => undefined);
  const box = await shown(retry);
  expect(box.buttons()).toEqual([en.retry]);
  vi.stubGlobal('fetch', list(...THERE));
  box.press(en.retry);
  await vi.waitFor(() => expect(box.buttons()).toEqual([en.retry, en.reload]));
  expect(retry).toHaveBeenCalledTimes(1);
  box.press(en.reload);
  expect(reload).toHaveBeenCalledTimes(1);
  await unmount(box.made);
});
