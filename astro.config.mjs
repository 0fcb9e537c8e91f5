import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';

/** Where the site will stand: `SITE_URL` (canonical links, sitemap) and `BASE_PATH` (a folder of the host). */
const site = process.env.SITE_URL || 'https://novuss.example';
const base = process.env.BASE_PATH || '/';

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  integrations: [svelte()],
  build: { inlineStylesheets: 'never', assets: '_assets', concurrency: 2 },
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
  vite: { build: { assetsInlineLimit: 0, modulePreload: false } },
});
