/** Who may import whom: physics ← referee ← notation ← corpus ← quiz ← widgets ← components, pages. */
const layers = {
  physics: ['physics'],
  referee: ['referee', 'physics'],
  notation: ['notation', 'referee', 'physics'],
  corpus: ['corpus', 'notation', 'referee', 'physics', 'backgammon', 'tournament'],
  outcomes: ['outcomes', 'referee', 'physics'],
  divergence: ['divergence', 'outcomes', 'corpus', 'notation', 'referee', 'physics'],
  quiz: ['quiz', 'corpus', 'notation', 'referee', 'physics', 'backgammon', 'tournament'],
  backgammon: ['backgammon'],
  tournament: ['tournament'],
  i18n: ['i18n', 'quiz', 'outcomes', 'divergence', 'corpus', 'notation', 'referee', 'physics', 'backgammon', 'tournament'],
  files: ['files', 'quiz', 'divergence', 'corpus', 'notation', 'referee', 'physics', 'backgammon', 'tournament'],
  widgets: ['widgets', 'i18n', 'outcomes', 'divergence', 'quiz', 'corpus', 'notation', 'referee', 'physics', 'backgammon', 'tournament'],
  cli: ['cli', 'files', 'i18n', 'outcomes', 'divergence', 'quiz', 'corpus', 'notation', 'referee', 'physics', 'backgammon', 'tournament'],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^src' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.entries(layers).map(([from, allowed]) => ({
      name: `${from}-looks-only-down`,
      severity: 'error',
      from: { path: `^src/${from}/` },
      to: { path: '^src/', pathNot: `^src/(${allowed.join('|')})/` },
    })),
    {
      name: 'core-knows-no-machine',
      severity: 'error',
      from: { path: '^src/(physics|referee|notation|corpus|outcomes|divergence|quiz|backgammon|tournament)/' },
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
