/**
 * What a reader has kept for offline. Files lie under the hash of their content, so that languages share what they have in common, an update
 * fetches only what changed, and the old pack works until the new one is whole: what a page shows is decided by the list, which is
 * replaced last. `public/sw.js` answers from here.
 */

/** A file of a pack: address within the site, hash, bytes. */
export type PackFile = readonly [path: string, hash: string, bytes: number];
/** The list of a language, as `scripts/build-offline.ts` writes it. */
export interface Pack {
  readonly lang: string;
  readonly version: string;
  readonly date: string;
  readonly bytes: number;
  readonly transfer: number;
  readonly files: readonly PackFile[];
}
/** `offline/versions.json` */
export type Versions = Readonly<Record<string, { version: string; date: string; bytes: number; transfer: number; files: number }>>;
/** How far it is, in bytes as they lie on the reader's machine. */
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

export interface Site {
  /** The site's folder on its host, ending with a slash. */
  readonly base: string;
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

const fileKey = (base: string, hash: string) => `${base}offline/kept/${hash}`;
const listKey = (base: string, lang: string) => `${base}offline/${lang}.json`;

/** Asks the network, never what is kept. */
async function ask(site: Site, path: string): Promise<Response> {
  const response = await site.fetch(site.base + path, { cache: 'no-store' }).catch(() => {
    throw new KeepError('network', path);
  });
  if (!response.ok) throw new KeepError(response.status === 404 ? 'changing' : 'network', path);
  return response;
}

/** The newest versions there are. Throws `KeepError` without network. */
export const newest = async (site: Site): Promise<Versions> => (await ask(site, 'offline/versions.json')).json() as Promise<Versions>;

/** The packs that are kept. A list that is damaged is dropped: what it named is offered anew. */
export async function storedPacks(site: Site): Promise<readonly Pack[]> {
  const cache = await site.caches.open(LISTS);
  const packs = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const list = await cache.match(request);
      const pack: Partial<Pack> | null = await list?.json().catch(() => null);
      if (Array.isArray(pack?.files)) return [pack as Pack];
      await cache.delete(request);
      return [];
    }),
  );
  return packs.flat();
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

async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 20);
}

/** Fetches one file and keeps it under its hash; throws where it is not what the list says. */
async function keepFile(site: Site, cache: Cache, [path, hash]: PackFile): Promise<void> {
  const response = await ask(site, path);
  const content = await response.arrayBuffer().catch(() => {
    throw new KeepError('network', path);
  });
  if ((await hashOf(content)) !== hash) throw new KeepError('changing', path);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  await cache.put(fileKey(site.base, hash), new Response(content, { headers: { 'content-type': type } })).catch(() => {
    throw new KeepError('full', path);
  });
}

const hashesIn = async (cache: Cache): Promise<Set<string>> =>
  new Set((await cache.keys()).map((request) => request.url.split('/').at(-1) ?? ''));

/**
 * Keeps languages in their newest version, all or none: what is already there is not fetched again, also not after an attempt that broke
 * off, and until everything is there nothing changes for who reads. Throws `KeepError`.
 */
export async function keep(site: Site, langs: readonly string[], report: (progress: Progress) => void): Promise<readonly Pack[]> {
  const packs = await Promise.all(langs.map(async (lang) => (await ask(site, `offline/${lang}.json`)).json() as Promise<Pack>));
  const cache = await site.caches.open(FILES);
  const wanted = packs.flatMap(({ files }) => files);
  const have = await hashesIn(cache);
  const queue = [...missing(wanted, have)];
  const all = missing(wanted, new Set()).reduce((sum, [, , bytes]) => sum + bytes, 0);
  let done = all - queue.reduce((sum, [, , bytes]) => sum + bytes, 0);
  report({ done, all });
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await keepFile(site, cache, file);
      done += file[2];
      report({ done, all });
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    work().catch((error: unknown) => {
      queue.length = 0;
      throw error;
    }),
  );
  // what is on its way when one fails is kept too
  const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === 'rejected');
  if (failed) throw failed.reason;
  const lists = await site.caches.open(LISTS);
  for (const pack of packs) await lists.put(listKey(site.base, pack.lang), Response.json(pack));
  await sweep(site);
  return packs;
}

/** Removes a language; what another kept language also needs stays. */
export async function remove(site: Site, lang: string): Promise<void> {
  const lists = await site.caches.open(LISTS);
  await lists.delete(listKey(site.base, lang));
  await sweep(site);
}

/** Deletes files that no list names any more. */
async function sweep(site: Site): Promise<void> {
  const needed = new Set((await storedPacks(site)).flatMap(({ files }) => files.map(([, hash]) => hash)));
  const cache = await site.caches.open(FILES);
  for (const request of await cache.keys()) {
    if (!needed.has(request.url.split('/').at(-1) ?? '')) await cache.delete(request);
  }
}

/** The kept languages that the site has in another version. */
export const outdated = (packs: readonly Pack[], versions: Versions): readonly Pack[] =>
  packs.filter(({ lang, version }) => versions[lang] !== undefined && versions[lang].version !== version);
