/**
 * The layers, folder of `src` → folders whose files it may import besides its own. Held three times over: by dependency-cruiser.config.mjs,
 * by test/architecture.test.ts, which reads the imports for itself, and by the core's types, which know no DOM (tsconfig.core.json).
 */
const referee = ['compiled', 'geometry', 'physics', 'referee'];
/** The two other subjects, which lean on nothing. */
const hall = ['backgammon', 'tournament'];
const corpus = [...referee, 'notation', ...hall];
const core = ['random', ...corpus, 'corpus', 'outcomes', 'divergence', 'quiz'];
const site = [...core, 'ui', 'i18n', 'files', 'widgets', 'styles'];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const LAYERS = {
  // written from content/ by src/corpus/compile
  compiled: [],
  random: [],
  geometry: ['compiled'],
  physics: ['compiled', 'geometry'],
  referee: ['compiled', 'geometry', 'physics'],
  notation: referee,
  backgammon: [],
  tournament: [],
  corpus,
  outcomes: referee,
  divergence: ['random', ...referee, 'notation', 'corpus', 'outcomes'],
  quiz: ['random', ...corpus, 'corpus'],
  ui: core,
  i18n: [...core, 'ui'],
  files: [...corpus, 'corpus', 'quiz', 'divergence'],
  /** Whole rulings counted and hashed, to see what a change does; it hashes with Node's own means. */
  perft: ['random', ...corpus, 'corpus', 'quiz'],
  widgets: [...core, 'ui', 'i18n'],
  cli: [...core, 'ui', 'i18n', 'files', 'perft'],
  styles: [],
  components: site,
  layouts: [...site, 'components'],
  pages: [...site, 'components', 'layouts'],
};
/** Layers without DOM, files, clock. */
export { core as CORE };
