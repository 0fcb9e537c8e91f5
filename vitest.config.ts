import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configDefaults, defineConfig } from 'vitest/config';
import { ensureCompiled } from './src/files/compiled.ts';

await ensureCompiled();

/** How long a test may take, ms, before it is taken to hang: far beyond what any needs on a machine that is busy with something else. */
const HANGS = 300_000;

/** `core` needs no browser and no Astro; `widgets` mounts Svelte components in a DOM; `built` reads the pages of dist/; `engines` opens them in Firefox and WebKit; `validate` holds the long runs whose results stand in docs/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          setupFiles: ['test/support/seed.ts'],
          environment: 'node',
          // pure code keeps nothing between tests: read once for all files, it takes half the time
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          // every test that is not another project's, so that no new folder is forgotten
          include: ['test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'test/widgets/**', 'test/built/**', 'test/engines/**'],
        },
      },
      {
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'widgets',
          setupFiles: ['test/support/seed.ts'],
          environment: 'happy-dom',
          testTimeout: HANGS,
          hookTimeout: HANGS,
          include: ['test/widgets/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'built',
          setupFiles: ['test/support/seed.ts'],
          environment: 'node',
          // the pages are read once for all files
          isolate: false,
          testTimeout: HANGS,
          hookTimeout: HANGS,
          include: ['test/built/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          testTimeout: HANGS,
          hookTimeout: HANGS,
          include: ['test/engines/*.test.ts'],
        },
      },
      {
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'validate-widgets',
          environment: 'happy-dom',
          env: { FAULT_RUNS: '1000' },
          testTimeout: 3_600_000,
          include: ['test/widgets/store/faults.test.ts'],
        },
      },
      {
        test: { name: 'validate', environment: 'node', include: ['test/validate/**/*.validate.ts'], testTimeout: 3_600_000 },
      },
    ],
  },
});
