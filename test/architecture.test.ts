import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS } from '../layers.mjs';
import { COMPILE_SOURCES } from '../src/files/compiled.ts';

const root = join(import.meta.dirname, '..', 'src');
/** Also files and workers by their place beside the module; a URL beside something else (a page) is none. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*(?=[^,]+,\s*import\.meta\.url))['"](\.[^'"]+)['"]/g;

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
      return to === from || LAYERS[from]?.includes(to) ? [] : [`${relative(root, file)} imports ${relative(root, target)}`];
    });
  });
  expect(wrong).toEqual([]);
});

test('the list of layers is the list of folders', () => {
  const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(folders.filter((folder) => !(folder in LAYERS))).toEqual([]);
});

/** What a module is made of at run time, itself included: files that it imports other than for their types. */
function runs(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*;$/gm, '');
  for (const [, path = ''] of text.matchAll(IMPORT)) runs(join(file, '..', path), seen);
  return seen;
}

test('what compiles the rulebook imports nothing that is compiled, so that it runs on a fresh clone', () => {
  const needed = [join(root, 'corpus/compile/index.ts'), join(root, 'files/compiled.ts'), join(root, 'cli/commands/compile.ts')];
  const files = new Set(needed.flatMap((file) => [...runs(file)]));
  expect([...files].filter((file) => layerOf(file) === 'compiled')).toEqual([]);
});

test('a change of anything that compiles the rulebook compiles it anew', () => {
  const inSources = (file: string) =>
    [...COMPILE_SOURCES, 'content/languages.json'].some((path) => file.startsWith(join(root, '..', path)));
  expect([...runs(join(root, 'corpus/compile/index.ts'))].filter((file) => !inSources(file))).toEqual([]);
});
