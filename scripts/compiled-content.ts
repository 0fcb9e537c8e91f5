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

/** Words of the interface: their files are imported as they are, so that Vite itself forgets what was made from them. */
const INTERFACE = join(projectRoot(), 'content', 'ui') + sep;

async function reload(server: ViteDevServer, changed: ReadonlySet<string>): Promise<void> {
  let compiled: readonly string[];
  try {
    compiled = await ensureCompiled();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    server.config.logger.error(error.message);
    server.ws.send({ type: 'error', err: { message: error.message, stack: '' } });
    return;
  }
  const readers = [...changed].every((path) => path.startsWith(INTERFACE)) ? [] : READERS;
  for (const { moduleGraph } of Object.values(server.environments))
    for (const file of [...readers, ...compiled.map(normalizePath)])
      for (const module of moduleGraph.getModulesByFile(file) ?? []) moduleGraph.invalidateModule(module);
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
      let ready: Promise<void> = Promise.resolve();
      /** The change that is being written, and what was ready before it. */
      let next: (PromiseWithResolvers<void> & { readonly before: Promise<void> }) | undefined;
      const changed = new Set<string>();
      /** Answers being made. What they load while modules are forgotten would pass for new. */
      const answers = new Set<Promise<void>>();
      server.watcher.add(content);
      server.watcher.on('all', (_event, path) => {
        if (!path.startsWith(content + sep)) return;
        if (!next) {
          next = { ...Promise.withResolvers<void>(), before: ready };
          ready = next.promise;
        }
        const change = next;
        changed.add(path);
        clearTimeout(waiting);
        waiting = setTimeout(async () => {
          next = undefined;
          const paths = new Set(changed);
          changed.clear();
          await change.before;
          await Promise.all(answers);
          await reload(server, paths).finally(change.resolve);
        }, SETTLED);
      });
      // Vite reloads pages of itself when a file changes; what is asked for then waits, or it would come as it was before
      server.middlewares.use(async (_request, response, go) => {
        for (let last: unknown; last !== ready; await last) last = ready;
        const answer = new Promise<void>((done) => response.once('close', done)).finally(() => answers.delete(answer));
        answers.add(answer);
        go();
      });
    },
  };
}
