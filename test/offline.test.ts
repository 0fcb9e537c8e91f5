import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { belongs, packs } from '../scripts/build-offline.ts';
import { keepFormerParts, ownParts } from '../scripts/former-parts.mjs';
import { type Pack, type PackFile, unpack } from '../src/client/offline/pack.ts';
import { keep, missing, outdated, remove, type Site, storedPacks } from '../src/client/offline/store.ts';
import { DECLINED, visited } from '../src/client/offline/visits.ts';

describe('what a language’s pack holds', () => {
  test.each([
    ['de/rules/2017/17/index.html', true],
    ['ru/rules/2017/17/index.html', false],
    ['figures/de/2017/17/index.html', true],
    ['figures/et/2017/17/index.html', false],
    ['data/lookup/de.json', true],
    ['data/lookup/ru.json', false],
    ['data/novuss/akn/2017.de.xml', false],
    ['data/novuss/provisions.json', false],
    ['data/quiz/cases.json', true],
    ['pagefind/fragment/de_1a2b.pf_fragment', true],
    ['pagefind/fragment/et_1a2b.pf_fragment', false],
    ['pagefind/pagefind.ru_99.pf_meta', false],
    ['pagefind/wasm.de.pagefind', true],
    ['pagefind/wasm.unknown.pagefind', false],
    ['pagefind/pagefind.js', true],
    ['_assets/ru.BiyWX4ya.js', true],
    ['de/embed/index.html', true],
    ['de/embed/striker-stays-whole/index.html', false],
    ['de/embed/rule/striker-pocketed/index.html', false],
    ['de/embedding/index.html', true],
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
    const german = () => packs(dist, '2026-01-01').find(({ pack }) => pack.lang === 'de')?.pack;
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

test('a pack holds what it lists, each content once, the search index unpacked', () => {
  const dist = mkdtempSync(join(tmpdir(), 'pack-'));
  for (const [path, content] of Object.entries({
    'de/index.html': 'Tisch',
    'de/zwei/index.html': 'Tisch',
    'pagefind/a.pf_meta': gzipSync('Wort'),
  })) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  }
  const [{ pack, file } = { pack: undefined, file: new Uint8Array() }] = packs(dist);
  const { files, contents } = unpack(file);
  expect(files).toEqual(pack?.files);
  expect(files.map(([path]) => path)).toEqual(['de/', 'de/zwei/', 'pagefind/a.pf_meta']);
  expect([...contents.values()].map((content) => new TextDecoder().decode(content))).toEqual(['Tisch', 'Wort']);
  expect(pack?.transfer).toBe(file.length);
  for (const length of [0, 3, file.length - 5]) expect(() => unpack(file.subarray(0, length))).toThrow();
});

test('parts of the build before stay for one release', () => {
  const builds = ['one', 'two', 'three'].map((name) => {
    const dist = mkdtempSync(join(tmpdir(), 'parts-'));
    mkdirSync(join(dist, '_assets'));
    for (const part of [`page.${name}.js`, 'same.js']) writeFileSync(join(dist, '_assets', part), name);
    return dist;
  }) as [string, string, string];
  keepFormerParts(builds[0], join(builds[0], 'nothing'));
  keepFormerParts(builds[1], builds[0]);
  keepFormerParts(builds[2], builds[1]);
  const there = (part: string) => builds.map((dist) => existsSync(join(dist, '_assets', part)));
  expect(there('page.one.js')).toEqual([true, true, false]);
  expect(there('page.two.js')).toEqual([false, true, true]);
  expect(ownParts(builds[2])).toEqual(['page.three.js', 'same.js']);
  expect(readFileSync(join(builds[2], '_assets/same.js'), 'utf8')).toBe('three');
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
async function packOf(lang: string, files: Readonly<Record<string, string>>): Promise<{ pack: Pack; file: Uint8Array<ArrayBuffer> }> {
  const listed = await Promise.all(
    Object.entries(files).map(async ([path, text]): Promise<PackFile> => [path, await hash(text), text.length, text.length]),
  );
  const list = Buffer.from(JSON.stringify(listed));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(list.length);
  const file = new Uint8Array(zstdCompressSync(Buffer.concat([length, list, Buffer.from([...new Set(Object.values(files))].join(''))])));
  return {
    file,
    pack: { lang, version: await hash(JSON.stringify(listed)), date: '2026-01-01', bytes: 0, transfer: file.length, files: listed },
  };
}
/** A site that can be renewed, that tells what was asked of it, and whose line may break off after some bytes. */
function fakeSite(base = '/novuss/', caches = fakeCaches()) {
  const served = new Map<string, string | Uint8Array<ArrayBuffer>>();
  const asked: string[] = [];
  const line = { breaksAfter: Number.POSITIVE_INFINITY };
  const site: Site = {
    base,
    caches,
    fetch: async (input, init) => {
      const path = String(input).slice(base.length);
      const from = Number(/^bytes=(\d+)-$/.exec(new Headers(init?.headers).get('range') ?? '')?.[1] ?? 0);
      asked.push(from > 0 ? `${path} from ${from}` : path);
      const content = served.get(path);
      if (content === undefined) return new Response('', { status: 404 });
      if (typeof content === 'string') return new Response(content, { headers: { 'content-type': 'text/html' } });
      const rest = content.subarray(from);
      const { breaksAfter } = line;
      const body = new ReadableStream({
        start: (out) => {
          out.enqueue(rest.subarray(0, breaksAfter));
          if (breaksAfter < rest.length) setTimeout(() => out.error(new TypeError('the line broke')), 0);
          else out.close();
        },
      });
      return new Response(body, { status: from > 0 ? 206 : 200 });
    },
  };
  const publish = async (lang: string, files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) served.set(path, text);
    const { pack, file } = await packOf(lang, files);
    served.set(`offline/${lang}.json`, JSON.stringify(pack));
    served.set(`offline/${lang}.pack`, file);
    return pack;
  };
  return { site, served, asked, publish, line };
}
/** Much text that nothing makes short. */
const long = (seed: string): string =>
  Array.from({ length: 400 }, (_, i) =>
    createHash('sha256')
      .update(seed + i)
      .digest('hex'),
  ).join('');
const silent = () => {};

const WHOLE = { 'de/': long('Eins'), 'de/zwei/': long('Eins'), 'sprite.svg': long('Bild') };
const heldBy = async (site: Site) =>
  (await (await site.caches.open('novuss-files')).keys()).map((request) => request.url.split('/').at(-1));

describe('keeping', () => {
  test('fetches one file and reports the bytes that were promised, to the last', async () => {
    const { site, asked, publish } = fakeSite();
    const { transfer, files } = await publish('de', WHOLE);
    const seen: [number, number][] = [];
    await keep(site, ['de'], ({ done, all }) => seen.push([done, all]));
    expect(asked).toEqual(['offline/de.json', 'offline/de.pack']);
    expect([seen[0], seen.at(-1)]).toEqual([
      [0, transfer],
      [transfer, transfer],
    ]);
    expect((await storedPacks(site)).map(({ lang, lost }) => [lang, lost])).toEqual([['de', 0]]);
    const cache = await site.caches.open('novuss-files');
    const stored = await cache.match(`/novuss/offline/kept/${files[0]?.[1]}`);
    expect([await stored?.text(), stored?.headers.get('content-type')]).toEqual([WHOLE['de/'], 'text/html;charset=utf-8']);
    expect((await heldBy(site)).length).toBe(2);
  });

  test('a line that breaks off: what has come is not fetched again', async () => {
    const { site, asked, publish, line } = fakeSite();
    const { transfer } = await publish('de', WHOLE);
    line.breaksAfter = 10_000;
    await expect(keep(site, ['de'], silent)).rejects.toMatchObject({ why: 'network' });
    await expect(keep(site, ['de'], silent)).rejects.toMatchObject({ why: 'network' });
    expect(await storedPacks(site)).toEqual([]);
    line.breaksAfter = Number.POSITIVE_INFINITY;
    const seen: number[] = [];
    await keep(site, ['de'], ({ done }) => seen.push(done));
    expect(asked.filter((path) => path.startsWith('offline/de.pack'))).toEqual([
      'offline/de.pack',
      'offline/de.pack from 10000',
      'offline/de.pack from 20000',
    ]);
    expect(seen.slice(0, 2)).toEqual([0, 20_000]);
    expect(seen.at(-1)).toBe(transfer);
    expect((await storedPacks(site)).map(({ lang, lost }) => [lang, lost])).toEqual([['de', 0]]);
    // nothing of the attempts stays
    expect((await heldBy(site)).length).toBe(2);
  });

  test('an update fetches only what changed and sweeps what nobody needs', async () => {
    const { site, asked, publish } = fakeSite();
    const old = await publish('de', WHOLE);
    await keep(site, ['de'], silent);
    asked.length = 0;
    const fresh = await publish('de', { ...WHOLE, 'de/': 'Eins neu' });
    expect(outdated(await storedPacks(site), { de: { ...fresh, files: 3 } }).map(({ lang }) => lang)).toEqual(['de']);
    await keep(site, ['de'], silent);
    expect(asked).toEqual(['offline/de.json', 'de/']);
    const held = await heldBy(site);
    expect(new Set(held)).toEqual(new Set(fresh.files.map(([, one]) => one)));
    expect(held).toContain(old.files[1]?.[1]);
    expect(outdated(await storedPacks(site), { de: { ...fresh, files: 3 } })).toEqual([]);
  });

  test('an update that changes nearly everything fetches the one file', async () => {
    const { site, asked, publish } = fakeSite();
    await publish('de', WHOLE);
    await keep(site, ['de'], silent);
    asked.length = 0;
    const text = 'The same on every page. '.repeat(1000);
    await publish('de', { 'de/': `${text}1`, 'de/zwei/': `${text}2` });
    await keep(site, ['de'], silent);
    expect(asked).toEqual(['offline/de.json', 'offline/de.pack']);
  });

  test('what comes gzipped is kept unpacked', async () => {
    const { site, served, publish } = fakeSite();
    await publish('de', WHOLE);
    await keep(site, ['de'], silent);
    const fresh = await publish('de', { ...WHOLE, 'pagefind/a.pf_meta': 'Wort' });
    served.set('pagefind/a.pf_meta', new Uint8Array(gzipSync('Wort')));
    await keep(site, ['de'], silent);
    const cache = await site.caches.open('novuss-files');
    expect(await (await cache.match(`/novuss/offline/kept/${fresh.files[3]?.[1]}`))?.text()).toBe('Wort');
  });

  test('one that breaks off leaves the old pack as it was, and the next goes on where it broke', async () => {
    const { site, served, asked, publish } = fakeSite();
    const old = await publish('de', WHOLE);
    await keep(site, ['de'], silent);
    await publish('de', { ...WHOLE, 'de/': 'Eins neu', 'de/drei/': 'Drei' });
    served.delete('de/drei/');
    await expect(keep(site, ['de'], silent)).rejects.toMatchObject({ why: 'changing' });
    expect((await storedPacks(site))[0]?.version).toBe(old.version);
    expect(await heldBy(site)).toContain(old.files[0]?.[1]);
    served.set('de/drei/', 'Drei');
    asked.length = 0;
    await keep(site, ['de'], silent);
    expect(asked).toEqual(['offline/de.json', 'de/drei/']);
  });

  test('files or a pack that are not what the list says are not kept, and the next attempt begins anew', async () => {
    const { site, served, publish } = fakeSite();
    await publish('de', WHOLE);
    const { file } = await packOf('de', { 'de/': 'etwas anderes' });
    const sound = served.get('offline/de.pack') as Uint8Array<ArrayBuffer>;
    for (const wrong of [file, sound.slice(0, 500), new Uint8Array(7)]) {
      served.set('offline/de.pack', wrong);
      await expect(keep(site, ['de'], silent)).rejects.toMatchObject({ why: 'changing', message: 'offline/de.pack: changing' });
      expect(await storedPacks(site)).toEqual([]);
    }
    served.set('offline/de.pack', sound);
    await keep(site, ['de'], silent);
    served.set('de/', 'etwas anderes');
    await publish('de', { ...WHOLE, 'de/': 'Eins neu' });
    served.set('de/', 'etwas anderes');
    await expect(keep(site, ['de'], silent)).rejects.toMatchObject({ why: 'changing', message: 'de/: changing' });
  });

  test('files that the browser has cleared are no longer called kept, and an update fetches them again', async () => {
    const { site, publish } = fakeSite();
    const pack = await publish('de', WHOLE);
    await keep(site, ['de'], silent);
    const cache = await site.caches.open('novuss-files');
    await cache.delete(`/novuss/offline/kept/${pack.files[0]?.[1]}`);
    const packs = await storedPacks(site);
    expect(packs.map(({ lost }) => lost)).toEqual([1]);
    expect(outdated(packs, { de: { ...pack, files: 3 } })).toHaveLength(1);
    await keep(site, ['de'], silent);
    expect((await storedPacks(site)).map(({ lost }) => lost)).toEqual([0]);
  });

  test('two sites on one host do not see each other', async () => {
    const caches = fakeCaches();
    const [one, two] = [fakeSite('/', caches), fakeSite('/novuss/', caches)];
    await one.publish('de', { 'de/': long('one') });
    await two.publish('de', { 'de/': long('two') });
    await keep(one.site, ['de'], silent);
    expect(await storedPacks(two.site)).toEqual([]);
    await keep(two.site, ['de'], silent);
    await remove(two.site, 'de');
    expect((await storedPacks(one.site)).map(({ lost }) => lost)).toEqual([0]);
    expect((await heldBy(one.site)).length).toBe(1);
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
      ['a', 'x', 1, 1],
      ['b', 'x', 1, 1],
      ['c', 'y', 2, 2],
    ];
    expect(missing(files, new Set(['y']))).toEqual([['a', 'x', 1, 1]]);
  });
});

describe('a damaged list', () => {
  /** The worker as a browser runs it: what it answers to an address, with the network there or away. */
  async function worker(lists: Readonly<Record<string, string>>, network: boolean) {
    const caches = fakeCaches();
    const stored = await caches.open('novuss-lists');
    for (const [lang, text] of Object.entries(lists)) await stored.put(`/offline/${lang}.json`, new Response(text));
    // another site on the same host
    await stored.put('/other/offline/de.json', new Response('{"files":[["et/","aa",4]]}'));
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
    expect(await (await worker({ de: sound }, true))('/et/'), 'not of this site').toBe('fresh');
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

test('the worker that takes offline away deletes what this site kept, leaves what another did, and goes', async () => {
  const caches = fakeCaches();
  for (const name of ['novuss-lists', 'novuss-files'])
    for (const path of ['/offline/de.json', '/other/offline/de.json']) await (await caches.open(name)).put(path, new Response('x'));
  const done: string[] = [];
  const heard = new Map<string, (event: unknown) => void>();
  const self = {
    registration: { scope: 'http://site/', unregister: async () => done.push('gone') },
    addEventListener: (name: string, act: (event: unknown) => void) => heard.set(name, act),
  };
  runInNewContext(readFileSync(join(import.meta.dirname, '../scripts/worker-off.js'), 'utf8'), { self, caches, URL });
  let work: Promise<void> | undefined;
  heard.get('activate')?.({ waitUntil: (given: Promise<void>) => (work = given) });
  await work;
  for (const name of ['novuss-lists', 'novuss-files'])
    expect((await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/other/offline/de.json']);
  expect([done, heard.has('fetch')]).toEqual([['gone'], false]);
});

test.each([
  ['the third visit, the sixth', null, [false, true, false, false, true]],
  ['once declined, never', DECLINED, [false, false, false, false, false]],
])('keeping for offline is offered at %s', (_, before, offered) => {
  let stored = before;
  const seen = offered.map(() => {
    const now = visited(stored);
    stored = now.stored;
    return now.offer;
  });
  expect(seen).toEqual(offered);
});
