/*
 * Answers from what the reader has kept for offline (see src/client/offline/store.ts, which fetches and keeps it);
 * everything else goes to the network as if this were not here. A classic script without imports, so that it is one small file.
 */
const BASE = new URL(self.registration.scope).pathname;
const LISTS = 'novuss-lists';
const FILES = 'novuss-files';

/** Path within the site → hash of what is kept for it. */
let kept;
const load = async () => {
  const cache = await caches.open(LISTS);
  const found = new Map();
  for (const request of await cache.keys()) {
    const list = await (await cache.match(request)).json();
    for (const [path, hash] of list.files) found.set(path, hash);
  }
  return found;
};

const file = async (hash) => (hash === undefined ? undefined : (await caches.open(FILES)).match(`${BASE}offline/kept/${hash}`));

async function answer(request, url) {
  kept ??= load();
  const paths = await kept;
  const path = decodeURI(url.pathname.slice(BASE.length));
  const hash = paths.get(path);
  const own = await file(hash);
  if (own) return own;
  if (hash === undefined && paths.has(`${path}/`)) return Response.redirect(`${url.pathname}/${url.search}`, 301);
  try {
    return await fetch(request);
  } catch (error) {
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
