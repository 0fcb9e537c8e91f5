/** The rulebook under `npm run dev`: a changed file of content/ is compiled, whatever was made from it is forgotten, and the pages load anew. */
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError, ensureCompiled } from '../src/files/compiled.ts';
import { projectRoot } from '../src/files/root.ts';

/** Editors write a file in several steps; so many ms without a further one end a change. */
const SETTLED = 50;

async function reload(server: ViteDevServer): Promise<void> {
  try {
    await ensureCompiled();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    server.config.logger.error(error.message);
    server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
    return;
  }
  for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
  server.ws.send({ type: 'full-reload' });
}

/** The Vite plugin. */
export function compiledContent(): Plugin {
  return {
    name: 'novuss:compiled-content',
    configureServer(server) {
      const content = join(projectRoot(), 'content');
      let waiting: NodeJS.Timeout | undefined;
      server.watcher.add(content);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(content + sep)) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => void reload(server), SETTLED);
      });
    },
  };
}
