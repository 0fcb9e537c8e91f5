/**
 * The layers, folder of `src` → folders whose files it may import besides its own. Held three times over: by dependency-cruiser.config.mjs,
 * by test/architecture.test.ts, which reads the imports for itself, and by the core's types, which know no DOM (tsconfig.core.json).
 */
const referee = ['compiled', 'geometry', 'physics', 'referee'];
/** The two other subjects, which lean on nothing. */
const standalone = ['backgammon', 'tournament'];
const corpus = [...referee, 'notation', ...standalone];
const core = ['random', ...corpus, 'experiments', 'scoresheet', 'corpus', 'cases', 'outcomes', 'divergence', 'quiz', 'draft'];
const live = [...core, 'ui', 'narrate', 'widgets', 'styles'];
const pages = [...live, 'files', 'client', 'site'];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const LAYERS = {
  // written from content/ by src/corpus/compile
  compiled: [],
  random: [],
  geometry: ['compiled'],
  physics: ['compiled', 'geometry'],
  /** Measuring with the physics, for the command line alone: sweeps of strokes, constants from filmed strokes. */
  experiments: ['random', 'compiled', 'geometry', 'physics'],
  referee: ['compiled', 'geometry', 'physics'],
  notation: referee,
  /** A game at the table as its referee enters it: entries, clock, file. */
  scoresheet: [...referee, 'notation'],
  backgammon: [],
  tournament: [],
  corpus,
  outcomes: ['random', ...referee],
  /** The strokes of the cases: found, and how steady they are. */
  cases: ['random', ...corpus, 'corpus'],
  divergence: ['random', ...referee, 'notation', 'corpus', 'outcomes'],
  /** Amendments that nobody has adopted: compiled, compared with what they amend, tried in play. */
  draft: ['random', ...corpus, 'corpus', 'outcomes', 'divergence', 'quiz'],
  quiz: ['random', ...corpus, 'corpus'],
  ui: core,
  /** Codes and figures into sentences, in every language. */
  narrate: [...core, 'ui'],
  files: [...corpus, 'corpus', 'quiz', 'divergence'],
  /** Whole rulings counted and hashed, to see what a change does; it hashes with Node's own means. */
  perft: ['random', ...corpus, 'corpus', 'quiz'],
  widgets: [...core, 'ui', 'narrate'],
  /** Of the widgets those parts that draw pictures as text. */
  cli: [...core, 'ui', 'narrate', 'widgets', 'files', 'perft'],
  styles: [],
  /** Small scripts of the pages, in the browser. */
  client: live,
  /** What pages show, worked out of the corpus at build time. */
  site: [...live, 'files', 'client'],
  components: pages,
  layouts: [...pages, 'components'],
  pages: [...pages, 'components', 'layouts'],
};
/** Layers without DOM, files, clock. */
export { core as CORE };
