/** Names that only this project would understand: none stands in the code. The domain's own terms are in docs/rulebook.md and content/glossary. */
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** A word, and the term that the field uses for it. */
const PRIVATE: ReadonlyMap<string, string> = new Map([
  ['told', 'narrated, described, reported'],
  ['telling', 'narration'],
  ['tell', 'describe, explain'],
  ['tale', 'outline'],
  ['shelf', 'index, store'],
  ['hall', 'device, window'],
  ['crew', 'workers'],
  ['hire', 'start'],
  ['dress', 'style'],
  ['laid', 'placed'],
  ['grows', 'expands'],
  ['rehearse', 'warm up'],
  ['lacking', 'missing, load error'],
  ['kept', 'stored, memoised'],
  ['desk', 'workspace'],
  ['door', 'entry page'],
  ['bench', 'context (a benchmark lives in test/bench)'],
]);

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);

/** The script of a file, with the lines before it left blank so that line numbers hold. */
function scriptOf(path: string, text: string): string {
  const script = path.endsWith('.astro') ? /^---\n([\s\S]*?)\n---/ : /<script[^>]*>([\s\S]*?)<\/script>/;
  if (!/\.(astro|svelte)$/.test(path)) return text;
  const found = script.exec(text);
  if (found?.[1] === undefined) return '';
  const start = found.index + found[0].indexOf(found[1]);
  return text.slice(0, start).replace(/[^\n]/g, '') + found[1];
}

/** Names that a file declares and that hold a private word, each with its line. */
function privateNames(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, scriptOf(path, text), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isIdentifier(node) ? node.text : '';
    const word = wordsOf(name).find((one) => PRIVATE.has(one));
    if (word !== undefined) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push(`${path}:${line + 1}: ${name} (${PRIVATE.get(word)})`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('no name holds a word that only this project would understand', () => {
  const paths = globSync(['src/**/*.{ts,svelte,astro}', 'scripts/**/*.{ts,mjs}', 'test/**/*.ts'], {
    exclude: ['test/bench/**', '**/node_modules/**'],
  });
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.flatMap((path) => privateNames(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ['src/a.ts', 'const x = 1;\nfunction tellAll() {}', ['src/a.ts:2: tellAll (describe, explain)']],
  [
    'src/a.svelte',
    '<p>told</p>\n<script lang="ts">\nlet toldOf = 1;\n</script>',
    ['src/a.svelte:3: toldOf (narrated, described, reported)'],
  ],
  ['src/a.astro', '---\nconst shelves = 1, shelf = 2;\n---\n<p>shelf</p>', ['src/a.astro:2: shelf (index, store)']],
  ['src/a.ts', '/** told */ const install = "told"; // laid', []],
])('%s: %j', (path, text, expected) => {
  expect(privateNames(path, text)).toEqual(expected);
});
