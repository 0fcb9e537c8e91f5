/**
 * What a reader has stored for offline. Files lie under the hash of their content, so that languages share what they have in common, an update
 * fetches only what changed, and the old pack works until the new one is whole: what a page shows is decided by the list, which is
 * replaced last. `public/sw.js` answers from here. Several sites may stand on one host: each sees only what lies under its own folder.
 */
import { type Pack, type PackFile, typeOf, unpack, type Versions } from './pack.ts';

/** How far it is, in bytes over the net. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}
/** Why it did not work: the network is away, a file is not what the list says (the site is just being renewed), or the device is full. */
export type Failure = 'network' | 'changing' | 'full';
export class KeepError extends Error {
  readonly why: Failure;
  constructor(why: Failure, what: string) {
    super(`${what}: ${why}`);
    this.why = why;
  }
}

const LISTS = 'novuss-lists';
const FILES = 'novuss-files';
/** So many at once: enough to fill the line, few enough for a small host. */
const AT_ONCE = 8;
/** What has come of a pack is written down every so many bytes. */
const PART = 400_000;

export interface Site {
  /** The site's folder on its host, ending with a slash. */
  readonly base: string;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

const folder = (base: string) => `${base}offline/kept/`;
const fileKey = (base: string, hash: string) => folder(base) + hash;
const listKey = (base: string, lang: string) => `${base}offline/${lang}.json`;
/** Where what has come of a pack lies until it is whole. */
const partKey = (base: string, { lang, version }: Pack) => `${folder(base)}${lang}.${version}.part`;

const pathOf = (request: Request): string => new URL(request.url).pathname;
/** What a cache holds of this site. */
const own = async (site: Site, cache: Cache): Promise<readonly Request[]> =>
  (await cache.keys()).filter((request) => pathOf(request).startsWith(`${site.base}offline/`));

/** Asks the network, never what is stored. */
async function ask(site: Site, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const response = await site.fetch(site.base + path, { cache: 'no-store', headers }).catch(() => {
    throw new KeepError('network', path);
  });
  if (!response.ok) throw new KeepError(response.status === 404 ? 'changing' : 'network', path);
  return response;
}
async function json<T>(site: Site, path: string): Promise<T> {
  const response = await ask(site, path);
  return (await response.json().catch(() => {
    throw new KeepError('network', path);
  })) as T;
}

/** The newest versions there are. Throws `KeepError` without network. */
export const newest = (site: Site): Promise<Versions> => json(site, 'offline/versions.json');

const sound = (pack: Partial<Pack> | null | undefined): pack is Pack =>
  typeof pack?.lang === 'string' && Array.isArray(pack.files) && pack.files.every((file) => Array.isArray(file) && file.length >= 3);

/** A list that is damaged is dropped: what it named is offered anew. */
async function lists(site: Site): Promise<readonly Pack[]> {
  const cache = await site.caches.open(LISTS);
  const packs = await Promise.all(
    (await own(site, cache)).map(async (request) => {
      const list = await cache.match(request);
      const pack: Partial<Pack> | null = await list?.json().catch(() => null);
      if (sound(pack)) return [pack];
      await cache.delete(request);
      return [];
    }),
  );
  return packs.flat();
}

/** A language that is stored. */
export interface StoredPack extends Pack {
  /** So many of its contents are not there any more: browsers clear what was not used for long. */
  readonly lost: number;
}
/** The packs that are stored. */
export async function storedPacks(site: Site): Promise<readonly StoredPack[]> {
  const packs = await lists(site);
  const have = await hashesIn(site, await site.caches.open(FILES));
  return packs.map((pack) => ({ ...pack, lost: missing(pack.files, have).length }));
}

/** Which of the wanted files are not there yet, each content once. */
export function missing(wanted: readonly PackFile[], have: ReadonlySet<string>): readonly PackFile[] {
  const seen = new Set(have);
  return wanted.filter(([, hash]) => {
    if (seen.has(hash)) return false;
    seen.add(hash);
    return true;
  });
}
const transferOf = (files: readonly PackFile[]): number => files.reduce((sum, [, , , transfer]) => sum + transfer, 0);

async function hashOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 20);
}

/** Keeps a content under its hash; throws where it is not what the list says. */
async function put(site: Site, cache: Cache, [path, hash]: PackFile, content: Uint8Array<ArrayBuffer>): Promise<void> {
  if ((await hashOf(content)) !== hash) throw new KeepError('changing', path);
  await cache.put(fileKey(site.base, hash), new Response(content, { headers: { 'content-type': typeOf(path) } })).catch(() => {
    throw new KeepError('full', path);
  });
}

/** As it is stored: what comes gzipped is unpacked, so that a pack finds what files have in common. */
async function unzipped(content: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(content, 0, Math.min(2, content.byteLength));
  if (first !== 0x1f || second !== 0x8b) return content;
  return new Response(new Blob([content]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Fetches one file and keeps it. */
async function keepFile(site: Site, cache: Cache, file: PackFile): Promise<void> {
  const response = await ask(site, file[0]);
  const content = await response.arrayBuffer().catch(() => {
    throw new KeepError('network', file[0]);
  });
  await put(site, cache, file, new Uint8Array(await unzipped(content)));
}

const hashesIn = async (site: Site, cache: Cache): Promise<Set<string>> =>
  new Set((await own(site, cache)).map((request) => pathOf(request).slice(folder(site.base).length)));

/** Does the work for each, some at a time; the first that fails stops the rest, and what was on its way then is still done. */
async function forEach<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    worker().catch((error: unknown) => {
      queue.length = 0;
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(workers)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

type Came = (bytes: number) => void;

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** The one file of a language. What came before an attempt broke off is not fetched again. */
async function fetchPack(site: Site, cache: Cache, pack: Pack, came: Came): Promise<Uint8Array> {
  const key = partKey(site.base, pack);
  const path = `offline/${pack.lang}.pack`;
  const before = new Uint8Array((await (await cache.match(key))?.arrayBuffer()) ?? new ArrayBuffer(0));
  if (before.length >= pack.transfer) {
    came(before.length);
    return before;
  }
  const response = await ask(site, path, before.length > 0 ? { range: `bytes=${before.length}-` } : {});
  let pieces: Uint8Array[] = response.status === 206 ? [before] : [];
  if (response.status === 206) came(before.length);
  const store = async (): Promise<void> => {
    pieces = [joined(pieces)];
    await cache.put(key, new Response(pieces[0] as Uint8Array<ArrayBuffer>)).catch(() => {
      throw new KeepError('full', path);
    });
  };
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  let unstored = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(async () => {
      await store();
      throw new KeepError('network', path);
    });
    if (done) return joined(pieces);
    pieces.push(value);
    came(value.length);
    unstored += value.length;
    if (unstored < PART) continue;
    await store();
    unstored = 0;
  }
}

/** Fetches a language as its one file and keeps what is in it. */
async function keepPack(site: Site, cache: Cache, pack: Pack, came: Came): Promise<void> {
  const key = partKey(site.base, pack);
  const have = await hashesIn(site, cache);
  const file = await fetchPack(site, cache, pack, came);
  let contents: ReturnType<typeof unpack>['contents'];
  try {
    ({ contents } = unpack(file));
  } catch {
    await cache.delete(key);
    throw new KeepError('changing', `offline/${pack.lang}.pack`);
  }
  await forEach(contents, async ([one, content]) => {
    if (!have.has(one[1])) await put(site, cache, one, content as Uint8Array<ArrayBuffer>);
  });
  if (missing(pack.files, await hashesIn(site, cache)).length > 0) {
    await cache.delete(key);
    throw new KeepError('changing', `offline/${pack.lang}.pack`);
  }
}

/**
 * Keeps languages in their newest version, all or none, each as its one file or, where that is less, by what changed. What is already there is
 * not fetched again, also not after an attempt that broke off, and until everything is there nothing changes for who reads. Throws `KeepError`.
 */
export async function keep(site: Site, langs: readonly string[], report: (progress: Progress) => void): Promise<void> {
  const packs = await Promise.all(langs.map((lang) => json<Pack>(site, `offline/${lang}.json`)));
  const cache = await site.caches.open(FILES);
  let have = await hashesIn(site, cache);
  const single: PackFile[] = [];
  const whole: Pack[] = [];
  for (const pack of packs) {
    const absent = missing(pack.files, have);
    if (transferOf(absent) < pack.transfer) single.push(...absent);
    else whole.push(pack);
  }
  const files = missing(single, have);
  const all = transferOf(files) + whole.reduce((sum, { transfer }) => sum + transfer, 0);
  let done = 0;
  const came: Came = (bytes) => {
    done += bytes;
    report({ done: Math.min(done, all), all });
  };
  came(0);
  await forEach(files, async (file) => {
    await keepFile(site, cache, file);
    came(file[3]);
  });
  for (const pack of whole) await keepPack(site, cache, pack, came);
  have = await hashesIn(site, cache);
  const absent = packs.flatMap((pack) => missing(pack.files, have));
  if (absent[0]) throw new KeepError('full', absent[0][0]);
  const lists = await site.caches.open(LISTS);
  for (const pack of packs) await lists.put(listKey(site.base, pack.lang), Response.json(pack));
  await sweep(site);
}

/** Removes a language; what another stored language also needs stays. */
export async function remove(site: Site, lang: string): Promise<void> {
  const lists = await site.caches.open(LISTS);
  await lists.delete(listKey(site.base, lang));
  await sweep(site);
}

/** Deletes files that no list names any more. */
async function sweep(site: Site): Promise<void> {
  const needed = new Set((await lists(site)).flatMap(({ files }) => files.map(([, hash]) => fileKey(site.base, hash))));
  const cache = await site.caches.open(FILES);
  for (const request of await own(site, cache)) if (!needed.has(pathOf(request))) await cache.delete(request);
}

/** The stored languages that the site has in another version, or that are not whole any more. */
export const outdated = (packs: readonly StoredPack[], versions: Versions): readonly StoredPack[] =>
  packs.filter(({ lang, version, lost }) => versions[lang] !== undefined && (versions[lang].version !== version || lost > 0));
