import mdx from '@astrojs/mdx';
import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';
import { STYLES_FOR } from './scripts/browsers.ts';
import { compiledContent } from './scripts/compiled-content.ts';
import { jsonInDev } from './scripts/json-in-dev.ts';
import { searchIndex } from './scripts/search-index.mjs';
import { ensureCompiled } from './src/files/compiled.ts';

await ensureCompiled();

/** Where the site will stand: `SITE_URL` (canonical links, sitemap) and `BASE_PATH` (a folder of the host). */
const site = process.env.SITE_URL || 'https://novuss.example';
const base = process.env.BASE_PATH || '/';

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  // typed as each language sets it: nothing may make English quotes of German or Russian ones
  integrations: [svelte(), mdx({ smartypants: false }), searchIndex()],
  build: { inlineStylesheets: 'never', assets: '_assets', concurrency: 8 },
  devToolbar: { enabled: false },
  prefetch: false,
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
    },
  },
  vite: {
    plugins: [compiledContent(), jsonInDev()],
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      cssTarget: [...STYLES_FOR],
      // whatever shows a table needs all of the geometry: one file in place of eight
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'geometry', test: /src\/geometry\// }] } } },
    },
    // what is imported only when somebody needs it: found late it would make `npm run dev` drop the page's other parts
    optimizeDeps: { include: ['comlink', 'd3-scale', 'diff', 'fflate', 'idb', 'qr', 'qr/decode.js', 'ts-fsrs', 'zod', 'zod/mini'] },
  },
});
