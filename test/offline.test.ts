import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { belongs, packs } from '../scripts/build-offline.ts';
import { keep, missing, outdated, type Pack, type PackFile, remove, type Site, storedPacks } from '../src/client/offline/store.ts';

describe('what a language’s pack holds', () => {
  test.each([
    ['de/rules/2017/17/index.html', true],
    ['ru/rules/2017/17/index.html', false],
    ['figures/de/2017/17/index.html', true],
    ['figures/et/2017/17/index.html', false],
    ['data/lookup/de.json', true],
    ['data/lookup/ru.json', false],
    ['data/novuss/akn/2017.de.xml', true],
    ['data/novuss/akn/2017.en.xml', false],
    ['data/novuss/provisions.json', true],
    ['pagefind/fragment/de_1a2b.pf_fragment', true],
    ['pagefind/fragment/et_1a2b.pf_fragment', false],
    ['pagefind/pagefind.ru_99.pf_meta', false],
    ['pagefind/wasm.de.pagefind', true],
    ['pagefind/wasm.unknown.pagefind', false],
    ['pagefind/pagefind.js', true],
    ['_assets/ru.BiyWX4ya.js', true],
    ['de/embed/index.html', true],
    ['de/embed/striker-stays-whole/index.html', false],
    ['share/striker-pocketed.png', false],
    ['index.html', true],
    ['sw.js', false],
  ])('%s in German: %s', (path, held) => {
    expect(belongs(path, 'de')).toBe(held);
  });

  test('a version is its content: the same files make the same one, a changed file another, other languages’ files none', () => {
    const dist = mkdtempSync(join(tmpdir(), 'pack-'));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), text);
    };
    write('de/index.html', 'Tisch');
    write('ru/index.html', 'стол');
    write('sprite.svg', '<svg/>');
    const german = () => packs(dist, '2026-01-01').find(({ lang }) => lang === 'de');
    const before = german();
    expect(before?.files.map(([path]) => path)).toEqual(['de/', 'sprite.svg']);
    expect(before?.bytes).toBe(11);
    expect(german()?.version).toBe(before?.version);
    write('ru/index.html', 'другой стол');
    expect(german()?.version).toBe(before?.version);
    write('de/index.html', 'Anderer Tisch');
    expect(german()?.version).not.toBe(before?.version);
  });
});

/** Caches as the browser has them, as far as they are used. */
function fakeCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const url = (request: RequestInfo | URL) => new URL(typeof request === 'string' ? request : (request as Request).url, 'http://site').href;
  return {
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        match: async (request: RequestInfo) => entries.get(url(request))?.clone(),
        put: async (request: RequestInfo, response: Response) => void entries.set(url(request), response),
        delete: async (request: RequestInfo) => entries.delete(url(request)),
        keys: async () => [...entries.keys()].map((key) => new Request(key)),
      } as unknown as Cache;
    },
  } as CacheStorage;
}
const hash = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    .toString('hex')
    .slice(0, 20);
async function packOf(lang: string, files: Readonly<Record<string, string>>): Promise<Pack> {
  const listed = await Promise.all(
    Object.entries(files).map(async ([path, text]): Promise<PackFile> => [path, await hash(text), text.length]),
  );
  return { lang, version: await hash(JSON.stringify(listed)), date: '2026-01-01', bytes: 0, transfer: 0, files: listed };
}
/** A site that can be renewed, and that tells what was asked of it. */
function fakeSite() {
  const served = new Map<string, string>();
  const asked: string[] = [];
  const site: Site = {
    base: '/novuss/',
    caches: fakeCaches(),
    fetch: async (input) => {
      const path = String(input).slice('/novuss/'.length);
      asked.push(path);
      const text = served.get(path);
      return text === undefined ? new Response('', { status: 404 }) : new Response(text, { headers: { 'content-type': 'text/html' } });
    },
  };
  const publish = async (lang: string, files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) served.set(path, text);
    const pack = await packOf(lang, files);
    served.set(`offline/${lang}.json`, JSON.stringify(pack));
    return pack;
  };
  return { site, served, asked, publish };
}
const silent = () => {};

describe('keeping', () => {
  test('fetches every file once, also what two addresses share, and reports bytes to the last', async () => {
    const { site, asked, publish } = fakeSite();
    await publish('de', { 'de/': 'Eins', 'de/zwei/': 'Eins', 'sprite.svg': 'Bild' });
    const seen: number[] = [];
    await keep(site, ['de'], ({ done, all }) => seen.push(done / all));
    expect(asked.filter((path) => path !== 'offline/de.json').length).toBe(2);
    expect([seen[0], seen.at(-1)]).toEqual([0, 1]);
    expect((await storedPacks(site)).map(({ lang }) => lang)).toEqual(['de']);
  });

  test('an update fetches only what changed and sweeps what nobody needs', async () => {
    const { site, asked, publish } = fakeSite();
    const old = await publish('de', { 'de/': 'Eins', 'de/zwei/': 'Zwei' });
    await keep(site, ['de'], silent);
    asked.length = 0;
    const fresh = await publish('de', { 'de/': 'Eins neu', 'de/zwei/': 'Zwei' });
    expect(outdated(await storedPacks(site), { de: { ...fresh, files: 2 } }).map(({ lang }) => lang)).toEqual(['de']);
    await keep(site, ['de'], silent);
    expect(asked).toEqual(['offline/de.json', 'de/']);
    const files = await site.caches.open('novuss-files');
    const held = (await files.keys()).map((request) => request.url.split('/').at(-1));
    expect(new Set(held)).toEqual(new Set(fresh.files.map(([, one]) => one)));
    expect(held).not.toContain(old.files[0]?.[1]);
    expect(outdated(await storedPacks(site), { de: { ...fresh, files: 2 } })).toEqual([]);
  });

  test('one that breaks off leaves the old pack as it was, and the next goes on where it broke', async () => {
    const { site, served, asked, publish } = fakeSite();
    const old = await publish('de', { 'de/': 'Eins' });
    await keep(site, ['de'], silent);
    await publish('de', { 'de/': 'Eins neu', 'de/drei/': 'Drei' });
    served.delete('de/drei/');
    await expect(keep(site, ['de'], silent)).rejects.toMatchObject({ why: 'changing' });
    expect((await storedPacks(site))[0]?.version).toBe(old.version);
    const files = await site.caches.open('novuss-files');
    expect(await files.match(`/novuss/offline/kept/${old.files[0]?.[1]}`)).toBeDefined();
    served.set('de/drei/', 'Drei');
    asked.length = 0;
    await keep(site, ['de'], silent);
    expect(asked).toEqual(['offline/de.json', 'de/drei/']);
  });

  test('a file that is not what the list says is not kept', async () => {
    const { site, served, publish } = fakeSite();
    await publish('de', { 'de/': 'Eins' });
    served.set('de/', 'etwas anderes');
    await expect(keep(site, ['de'], silent)).rejects.toMatchObject({ why: 'changing', message: 'de/: changing' });
    expect(await storedPacks(site)).toEqual([]);
  });

  test('without network it says so', async () => {
    const { site } = fakeSite();
    const offline: Site = { ...site, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    await expect(keep(offline, ['de'], silent)).rejects.toMatchObject({ why: 'network' });
  });

  test('removing a language leaves what another needs', async () => {
    const { site, publish } = fakeSite();
    await publish('de', { 'de/': 'Eins', 'sprite.svg': 'Bild' });
    await publish('en', { 'en/': 'One', 'sprite.svg': 'Bild' });
    await keep(site, ['de', 'en'], silent);
    await remove(site, 'de');
    expect((await storedPacks(site)).map(({ lang }) => lang)).toEqual(['en']);
    const files = await site.caches.open('novuss-files');
    expect((await files.keys()).length).toBe(2);
  });

  test('what is missing is counted by content, not by address', () => {
    const files: readonly PackFile[] = [
      ['a', 'x', 1],
      ['b', 'x', 1],
      ['c', 'y', 2],
    ];
    expect(missing(files, new Set(['y']))).toEqual([['a', 'x', 1]]);
  });
});

describe('a damaged list', () => {
  /** The worker as a browser runs it: what it answers to an address, with the network there or away. */
  async function worker(lists: Readonly<Record<string, string>>, network: boolean) {
    const caches = fakeCaches();
    const stored = await caches.open('novuss-lists');
    for (const [lang, text] of Object.entries(lists)) await stored.put(`/offline/${lang}.json`, new Response(text));
    const files = await caches.open('novuss-files');
    await files.put('/offline/kept/aa', new Response('kept'));
    const heard = new Map<string, (event: unknown) => void>();
    const self = {
      registration: { scope: 'http://site/' },
      location: { origin: 'http://site' },
      addEventListener: (name: string, act: (event: unknown) => void) => heard.set(name, act),
    };
    const fetched = async () => {
      if (!network) throw new TypeError('away');
      return new Response('fresh');
    };
    runInNewContext(readFileSync(join(import.meta.dirname, '../public/sw.js'), 'utf8'), {
      self,
      caches,
      fetch: fetched,
      URL,
      Response,
      Map,
    });
    return async (path: string): Promise<string> => {
      let answer: Promise<Response> | undefined;
      const request = { url: `http://site${path}`, method: 'GET', cache: 'default', mode: 'navigate' };
      heard.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
      return (await (answer as unknown as Promise<Response>)).text();
    };
  }
  const sound = JSON.stringify({
    files: [
      ['de/', 'aa', 4],
      ['de/offline/', 'aa', 4],
    ],
  });
  test('sound lists: what is kept is answered, with the network and without it', async () => {
    for (const network of [true, false]) expect(await (await worker({ de: sound }, network))('/de/')).toBe('kept');
  });
  test.each(['{', 'null', '{}', '{"files":[7]}', ''])(
    '%s makes no page unreachable: the network counts first, then what is kept',
    async (text) => {
      expect(await (await worker({ de: sound, ru: text }, true))('/de/')).toBe('fresh');
      expect(await (await worker({ ru: text }, true))('/ru/')).toBe('fresh');
      expect(await (await worker({ de: sound, ru: text }, false))('/de/')).toBe('kept');
      expect(await (await worker({ de: sound }, true))('/de/%')).toBe('fresh');
    },
  );
  test('is dropped by the page, the others stay', async () => {
    const { site, publish } = fakeSite();
    await publish('de', { 'de/': 'Eins' });
    await keep(site, ['de'], silent);
    const lists = await site.caches.open('novuss-lists');
    await lists.put('/novuss/offline/ru.json', new Response('{'));
    expect((await storedPacks(site)).map(({ lang }) => lang)).toEqual(['de']);
    expect((await lists.keys()).length).toBe(1);
  });
});
