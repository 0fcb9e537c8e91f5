import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** `core` needs no browser and no Astro; `widgets` mounts Svelte components in a DOM; `validate` holds the long runs whose results stand in docs/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          include: [
            'test/{physics,referee,notation,corpus,outcomes,divergence,quiz,i18n,cli,backgammon,tournament,find}/**/*.test.ts',
            'test/*.test.ts',
          ],
        },
      },
      {
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: { name: 'widgets', environment: 'happy-dom', include: ['test/widgets/**/*.test.ts'] },
      },
      {
        test: { name: 'validate', environment: 'node', include: ['test/validate/**/*.validate.ts'], testTimeout: 3_600_000 },
      },
    ],
  },
});
