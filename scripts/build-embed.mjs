/**
 * The table as an element for other sites: one classic script with its styles, words and workers inside. Run by the build:
 * `node scripts/build-embed.mjs [FOLDER]` writes novuss-table.js into the folder, without one into dist/embed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { STYLES_FOR } from './browsers.ts';
import { dist, root } from './lib.mjs';

const folder = resolve(process.argv[2] ?? join(dist, 'embed'));

/** Workers go into the script as text: another site's page may not start one from the address of this site. */
const workersInside = {
  name: 'workers-inside',
  enforce: /** @type {const} */ ('pre'),
  transform: {
    filter: { code: /new Worker\(/ },
    handler(code) {
      const imports = [];
      const inside = code.replace(/new Worker\(new URL\(('[^']+'), import\.meta\.url\), \{ type: 'module' \}\)/g, (_all, file) => {
        imports.push(`import WorkerInside${imports.length} from ${file.slice(0, -1)}?worker&inline';`);
        return `new WorkerInside${imports.length - 1}()`;
      });
      return imports.length > 0 ? { code: `${imports.join('')}${inside}`, map: null } : undefined;
    },
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [workersInside, svelte({ configFile: false, emitCss: false, compilerOptions: { css: 'injected' } })],
  resolve: { conditions: ['browser'] },
  build: {
    outDir: folder,
    cssTarget: [...STYLES_FOR],
    emptyOutDir: false,
    lib: {
      entry: join(root, 'src/client/embed/element.ts'),
      formats: ['iife'],
      name: 'novussTable',
      fileName: () => 'novuss-table.js',
    },
  },
});

// a page of another site may be in any encoding, and a classic script is read in its page's
const file = join(folder, 'novuss-table.js');
const ascii = readFileSync(file, 'utf8').replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
writeFileSync(file, ascii);

const beside = readdirSync(folder).filter((name) => name !== 'novuss-table.js');
if (beside.length > 0) {
  console.error(`The element's script must be alone, and ${folder} also holds ${beside.join(', ')}`);
  process.exit(1);
}
