/*
 * Answers from what the reader has kept for offline (see src/client/offline/store.ts, which fetches and keeps it);
 * everything else goes to the network as if this were not here. A classic script without imports, so that it is one small file.
 */
const BASE = new URL(self.registration.scope).pathname;
const LISTS = 'novuss-lists';
const FILES = 'novuss-files';

/** Path within the site → hash of what is kept for it; `whole` where every list could be read. */
let kept;
const load = async () => {
  const found = { paths: new Map(), whole: true };
  try {
    const cache = await caches.open(LISTS);
    for (const request of await cache.keys()) {
      // another site on this host has its own lists in the same cache
      if (!new URL(request.url).pathname.startsWith(`${BASE}offline/`)) continue;
      try {
        const list = await (await cache.match(request)).json();
        for (const [path, hash] of list.files) found.paths.set(path, hash);
      } catch {
        found.whole = false;
      }
    }
  } catch {
    found.whole = false;
  }
  return found;
};

const file = async (hash) => {
  try {
    return hash === undefined ? undefined : await (await caches.open(FILES)).match(`${BASE}offline/kept/${hash}`);
  } catch {
    return undefined;
  }
};
/** A path as the lists have it; as it stands where its percent signs mean nothing. */
const named = (path) => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

async function answer(request, url) {
  kept ??= load();
  const { paths, whole } = await kept;
  const path = named(url.pathname.slice(BASE.length));
  const hash = paths.get(path);
  // where a list is damaged the rest may be old or incomplete: the network counts first
  const own = whole && (await file(hash));
  if (own) return own;
  if (hash === undefined && paths.has(`${path}/`)) return Response.redirect(`${url.pathname}/${url.search}`, 301);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await file(hash);
    if (kept) return kept;
    const own = `${path.split('/')[0]}/offline/`;
    const any = paths.has(own) ? own : [...paths.keys()].find((one) => /^[a-z]{2}\/offline\/$/.test(one));
    const here = request.mode === 'navigate' && any && (await file(paths.get(any)));
    if (here) return here;
    throw error;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', () => {
  kept = undefined;
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // "no-store" is how the pages ask the network itself: for packs and for news of them
  if (request.method !== 'GET' || request.cache === 'no-store' || url.origin !== self.location.origin || !url.pathname.startsWith(BASE)) return;
  event.respondWith(answer(request, url));
});
