/** The table as an element for other sites: dist/embed/novuss-table.js, one classic script with its styles and words inside. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { root } from './lib.mjs';

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [svelte({ configFile: false, emitCss: false, compilerOptions: { css: 'injected' } })],
  resolve: { conditions: ['browser'] },
  build: {
    outDir: join(root, 'dist', 'embed'),
    emptyOutDir: false,
    lib: {
      entry: join(root, 'src/components/embed/element.ts'),
      formats: ['iife'],
      name: 'novussTable',
      fileName: () => 'novuss-table.js',
    },
  },
});

// a page of another site may be in any encoding, and a classic script is read in its page's
const file = join(root, 'dist', 'embed', 'novuss-table.js');
const ascii = readFileSync(file, 'utf8').replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
writeFileSync(file, ascii);
