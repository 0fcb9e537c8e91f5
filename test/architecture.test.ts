import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Every arrow that is allowed, layer → layers it may import. `pages`, `components` and `layouts` may use all but the command line. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  physics: [],
  referee: ['physics'],
  notation: ['physics', 'referee'],
  corpus: ['physics', 'referee', 'notation', 'backgammon', 'tournament'],
  outcomes: ['physics', 'referee'],
  divergence: ['physics', 'referee', 'notation', 'corpus', 'outcomes'],
  quiz: ['physics', 'referee', 'notation', 'corpus', 'backgammon', 'tournament'],
  backgammon: [],
  tournament: [],
  i18n: ['physics', 'referee', 'notation', 'corpus', 'quiz', 'backgammon', 'tournament', 'outcomes', 'divergence'],
  files: ['physics', 'referee', 'notation', 'corpus', 'quiz', 'divergence', 'backgammon', 'tournament'],
  widgets: ['physics', 'referee', 'notation', 'corpus', 'quiz', 'backgammon', 'tournament', 'outcomes', 'divergence', 'i18n'],
  cli: ['physics', 'referee', 'notation', 'corpus', 'quiz', 'backgammon', 'tournament', 'outcomes', 'divergence', 'i18n', 'files'],
  styles: [],
  components: [
    'physics',
    'referee',
    'notation',
    'corpus',
    'quiz',
    'backgammon',
    'tournament',
    'outcomes',
    'divergence',
    'i18n',
    'files',
    'widgets',
    'styles',
  ],
  layouts: [
    'components',
    'physics',
    'referee',
    'notation',
    'corpus',
    'quiz',
    'outcomes',
    'backgammon',
    'tournament',
    'divergence',
    'i18n',
    'files',
    'widgets',
    'styles',
  ],
  pages: [
    'components',
    'layouts',
    'physics',
    'referee',
    'notation',
    'corpus',
    'quiz',
    'backgammon',
    'tournament',
    'divergence',
    'i18n',
    'files',
    'widgets',
    'styles',
  ],
};

const root = join(import.meta.dirname, '..', 'src');
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)['"](\.[^'"]+)['"]/g;

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte|astro|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const layerOf = (path: string) => relative(root, path).split(/[\\/]/)[0] ?? '';

test('imports go from a layer only to the layers below it', () => {
  const wrong = sources(root).flatMap((file) => {
    const from = layerOf(file);
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(IMPORT)].flatMap((match) => {
      const target = join(file, '..', match[1] ?? '');
      if (relative(root, target).startsWith('..')) return [];
      const to = layerOf(target);
      return to === from || ALLOWED[from]?.includes(to) ? [] : [`${relative(root, file)} imports ${relative(root, target)}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('the list of layers is the list of folders', () => {
  const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(folders.filter((folder) => !(folder in ALLOWED))).toEqual([]);
});
