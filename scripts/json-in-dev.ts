/**
 * For `npm run dev`: the development server hands out JSON as JavaScript, but leaves `with { type: 'json' }` in the import, on which the
 * browser refuses it. The attribute goes; the site as it is built is not touched.
 */
import type { Plugin } from 'vite';

const ATTRIBUTE = /,\s*\{\s*with:\s*\{\s*type:\s*(['"])json\1\s*,?\s*\}\s*,?\s*\}|\bwith\s*\{\s*type:\s*(['"])json\2\s*\}/g;

export const jsonInDev = (): Plugin => ({
  name: 'novuss:json-in-dev',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\.(ts|svelte|astro)(\?|$)/, code: 'json' },
    handler: (code) => ({ code: code.replaceAll(ATTRIBUTE, ''), map: null }),
  },
});
