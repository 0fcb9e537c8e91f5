/** What is said where a part of the page does not come, and what helps. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { STRINGS } from '../../src/compiled/ui/load-error.all.ts';
import { STRINGS as RELEASE } from '../../src/compiled/ui/release.all.ts';
import LoadError from '../../src/widgets/lazy/LoadError.svelte';
import { LatestLoader } from '../../src/widgets/lazy/latest-loader.ts';
import { reachable } from '../../src/widgets/lazy/lazy.ts';
import { today } from '../../src/widgets/lazy/load-error.ts';

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

test('of what is asked anew meanwhile only the last answer counts, or its failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const loader = new LatestLoader();
  const taken: string[] = [];
  const ask = () => {
    const answer = Promise.withResolvers<string>();
    return {
      ...answer,
      done: loader.latest(
        () => answer.promise,
        (said) => void taken.push(said),
      ),
    };
  };
  const [first, second] = [ask(), ask()];
  second.resolve('second');
  await second.done;
  first.resolve('first');
  await first.done;
  expect(taken).toEqual(['second']);
  const [third, fourth] = [ask(), ask()];
  third.reject(new Error('gone'));
  await third.done;
  expect(loader.failed).toBe(false);
  fourth.reject(new Error('gone'));
  await fourth.done;
  expect(loader.failed).toBe(true);
});

/** A page of a release: its scripts, and links that the bundler added later and that say nothing of the release. */
const PAGE =
  '<script type="text/plain" src="/novuss/_assets/page.A1.js"></script><astro-island component-url="/novuss/_assets/Tournament.B2.js"></astro-island><link rel="modulepreload" href="/novuss/_assets/Later.C3.js">';
const THERE = ['page.A1.js', 'Tournament.B2.js'];
const NO_NETWORK = async (): Promise<Response> => Promise.reject(new TypeError('no network'));
const en = { ...STRINGS.en, ...RELEASE.en };
/** A host whose site has these parts today. */
const host = (...parts: readonly string[]) =>
  vi.fn(async (address: string) => Response.json(address.endsWith('/en.json') ? RELEASE.en : parts));

test.each([
  ['the site is as it was', PAGE, host(...THERE, 'Other.D4.js'), false],
  ['a script has another name now', PAGE, host('page.A9.js', 'Tournament.B2.js'), true],
  ['a live part has another name now', PAGE, host('page.A1.js', 'Tournament.B9.js'), true],
  ['no network', PAGE, NO_NETWORK, undefined],
  ['a network that answers with its own sign-in page', PAGE, async () => new Response('<!doctype html>Wi-Fi'), undefined],
  ['a host without the list', PAGE, async () => new Response('404', { status: 404 }), undefined],
] as const)('%s', async (_, html, fetch, newer) => {
  document.body.innerHTML = html;
  vi.stubGlobal('fetch', fetch);
  expect((await today('en'))?.newer).toBe(newer);
});
test('the site’s own folder is asked', async () => {
  document.body.innerHTML = PAGE;
  const fetch = host();
  vi.stubGlobal('fetch', fetch);
  await today('en');
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/novuss/parts.json', '/novuss/data/release/en.json']);
});

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
    buttons: () => [...target.querySelectorAll<HTMLElement>('button:not([hidden])')].map(({ textContent }) => textContent),
    press: (label: string) => [...target.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  };
}

test.each([
  ['no network', NO_NETWORK, `${en.failed} ${en.network} ${en.nothingLost}`, [en.retry]],
  ['after a deploy: a new version, never “no network”', host('page.A9.js'), en.newer, [en.reload]],
  ['only this part', host(...THERE), `${en.failed} ${en.nothingLost}`, [en.retry, en.reload]],
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
  vi.stubGlobal('fetch', host(...THERE));
  const again = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === en.retry);
  again?.focus();
  box.press(en.retry);
  await vi.waitFor(() => expect(box.buttons()).toEqual([en.retry, en.reload]));
  // who works with keys goes on from where they were
  expect(document.activeElement).toBe(again);
  expect(retry).toHaveBeenCalledTimes(1);
  box.press(en.reload);
  expect(reload).toHaveBeenCalledTimes(1);
  await unmount(box.made);
});
