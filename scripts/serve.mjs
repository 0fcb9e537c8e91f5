/** Serves dist/ as a static host would. Used by `npm start` and by the browser tests. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { headersFor, rules } from './hosting.ts';
import { dist } from './lib.mjs';

/**
 * Starts the server; resolves to it and the port it got. Without a wanted port it takes 4321 or the next free one.
 * @param {number | undefined} wanted
 */
export async function serve(wanted) {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('dist/ holds no site: run "npm run build" first');
  const base = (process.env.BASE_PATH ?? '/').replace(/\/$/, '');
  const headers = rules(dist);
  const files = sirv(dist, {
    etag: true,
    onNoMatch: (_request, response) => notFound(dist, response),
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersFor(path, headers))) response.setHeader(name, value);
    },
  });
  const pack = compression();
  const server = createServer((request, response) => {
    if (base) {
      if (!request.url?.startsWith(`${base}/`)) return notFound(dist, response);
      request.url = request.url.slice(base.length);
    }
    pack(request, response, () => files(request, response));
  });
  const first = wanted ?? 4321;
  for (let port = first; ; port++) {
    const error = await listen(server, port);
    if (!error) return { server, port: server.address().port };
    if (error.code !== 'EADDRINUSE' || wanted !== undefined || port > first + 100) throw error;
  }
}

function listen(server, port) {
  return new Promise((resolve) => {
    const failed = (error) => resolve(error);
    server.once('error', failed);
    server.listen(port, () => {
      server.off('error', failed);
      resolve(undefined);
    });
  });
}

function notFound(dist, response) {
  response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
  const page = join(dist, '404.html');
  if (existsSync(page)) createReadStream(page).pipe(response);
  else response.end('404');
}

if (process.argv[1]?.endsWith('serve.mjs')) {
  const { port } = await serve(process.env.PORT ? Number(process.env.PORT) : undefined);
  console.log(`http://localhost:${port}/`);
}
