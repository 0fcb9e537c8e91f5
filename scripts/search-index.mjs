import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The search index over the pages, made in a thread of its own while they are rendered (`search-thread.mjs`), in the order in which Astro asks for them. */
export function searchIndex() {
  let base = '/';
  let thread;
  /** Settles when all pages asked for so far have gone to the thread. */
  let sent = Promise.resolve();
  /** How many pages the index has, once it is written. */
  let count;
  async function send(page, before) {
    const [found] = await Promise.all([page, before]);
    if (found) thread.postMessage({ page: found });
  }
  return {
    name: 'search-index',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((own) => ({
          ...own,
          setup: async () => {
            thread = new Worker(new URL('./search-thread.mjs', import.meta.url));
            await own.setup();
          },
          render: async (request, options) => {
            const page = Promise.withResolvers();
            sent = send(page.promise, sent);
            // what went wrong with a page is told where it was asked for
            sent.catch(() => {});
            try {
              const rendered = await own.render(request, options);
              const response = rendered.response ?? rendered;
              if (!response.headers.get('Content-Type')?.startsWith('text/html')) {
                page.resolve(undefined);
                return rendered;
              }
              const body = new Uint8Array(await response.arrayBuffer());
              page.resolve({ url: `/${new URL(request.url).pathname.slice(base.length)}`, body });
              return { ...rendered, response: new Response(body, response) };
            } catch (error) {
              page.reject(error);
              throw error;
            }
          },
        })),
      'astro:build:generated': async ({ dir }) => {
        await sent;
        // an error there is an error here
        count = once(thread, 'message');
        thread.postMessage({ folder: join(fileURLToPath(dir), 'pagefind') });
      },
      'astro:build:done': async ({ logger }) => {
        logger.info(`Search index: ${await count} pages`);
        await thread.terminate();
      },
    },
  };
}
