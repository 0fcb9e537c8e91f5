import { CORE, LAYERS } from './layers.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^src' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.entries(LAYERS).map(([from, allowed]) => ({
      name: `${from}-looks-only-down`,
      severity: 'error',
      from: { path: `^src/${from}/` },
      to: { path: '^src/', pathNot: `^src/(${[from, ...allowed].join('|')})/` },
    })),
    {
      name: 'core-knows-no-machine',
      severity: 'error',
      from: { path: `^src/(${CORE.join('|')})/` },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.mjs', '.js', '.json', '.svelte', '.astro'] },
  },
};
