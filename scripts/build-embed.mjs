/** The table as an element for other sites: dist/embed/novuss-table.js, one classic script with its styles and words inside. */
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
