/** The rulebook under `npm run dev`: a changed file of content/ is compiled, whatever was made from it is forgotten, and the pages load anew. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { ContentError, ensureCompiled } from '../src/files/compiled.ts';
import { projectRoot } from '../src/files/root.ts';

/** Editors write a file in several steps; so many ms without a further one end a change. */
const SETTLED = 50;

/** The modules that read content when they are loaded; what imports them is loaded anew with them. */
const READERS = readdirSync(join(projectRoot(), 'src', 'files')).map((name) => normalizePath(join(projectRoot(), 'src', 'files', name)));

async function reload(server: ViteDevServer): Promise<void> {
  let compiled: boolean;
  try {
    compiled = await ensureCompiled();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    server.config.logger.error(error.message);
    server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
    return;
  }
  for (const { moduleGraph } of Object.values(server.environments)) {
    if (compiled) moduleGraph.invalidateAll();
    else for (const file of READERS) for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module);
  }
  server.ws.send({ type: 'full-reload' });
}

/** The Vite plugin. */
export function compiledContent(): Plugin {
  return {
    name: 'novuss:compiled-content',
    configureServer(server) {
      const content = join(projectRoot(), 'content');
      let waiting: NodeJS.Timeout | undefined;
      /** Settles when the pages can be shown as content now is. */
      let ready: Promise<unknown> = Promise.resolve();
      let next: PromiseWithResolvers<void> | undefined;
      server.watcher.add(content);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(content + sep)) return;
        if (!next) {
          next = Promise.withResolvers();
          ready = Promise.all([ready, next.promise]);
        }
        const change = next;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          next = undefined;
          void reload(server).finally(change.resolve);
        }, SETTLED);
      });
      // Vite reloads pages of itself when a file changes; what is asked for then waits, or it would come as it was before
      server.middlewares.use((_request, _response, go) => void ready.then(() => go()));
    },
  };
}
