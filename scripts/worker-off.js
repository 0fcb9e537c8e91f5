/* Takes the worker for offline away again: built in the place of public/sw.js with `OFFLINE=off` (docs/publishing.md). Work of the tools is not touched. */
const own = `${new URL(self.registration.scope).pathname}offline/`;
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of ['novuss-lists', 'novuss-files']) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) if (new URL(request.url).pathname.startsWith(own)) await cache.delete(request);
      }
      await self.registration.unregister();
    })(),
  ),
);
