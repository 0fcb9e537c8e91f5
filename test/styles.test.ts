import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cover, stylesIn } from '../scripts/styles.ts';

const list = (...files: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;

/** A built site of these files in `_assets`. */
function site(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'styles-'));
  mkdirSync(join(dist, '_assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, '_assets', name), text);
  return dist;
}

/** An island of a board and a shell; the map comes later, with a board of its own. */
const FILES = {
  'page.css': 'body{margin:0}',
  'Shell.css': '.a.svelte-shell{x:1}.b.svelte-board{x:1}',
  'Board.css': '.b.svelte-board{x:1}',
  'Map.css': '.m.svelte-map{x:1}',
  'MapAndKey.css': '.m.svelte-map{x:1}.k.svelte-key{x:1}',
  'kind.old.css': '.m.svelte-map{x:1}.k.svelte-key{x:1}.a.svelte-shell{x:1}',
  'Board.js': 'export const b=`<b class="svelte-board">`;',
  'Shell.js': `${list('_assets/Map.js', '_assets/lost.css', '_assets/print.css')}import{b}from"./Board.js";const a='svelte-shell';go(()=>import("./Map.js"),__vite__mapDeps([0,1,2]));go(()=>import("./words.js").then(e=>e.n),__vite__mapDeps([0]));`,
  'print.css': '@page{}',
  'Map.js': "import{b}from\"./Board.js\";const m='svelte-map',k='svelte-key';",
  'words.js': 'export const n=1;',
};
const GIVEN = ['_assets/page.css', '_assets/Map.css', '_assets/Shell.css', '_assets/Board.css', '_assets/MapAndKey.css'];

test('of the sheets that have what is wanted, the fewest', () => {
  const sheets = new Map(
    Object.entries({ a: ['1', '2'], b: ['2'], c: ['2', '3'], d: ['3', '4', '5'] }).map(([file, marks]) => [file, new Set(marks)]),
  );
  expect(cover(new Set(['1', '2', '3']), sheets)).toEqual(['a', 'c']);
  expect(cover(new Set(['9']), sheets)).toEqual([]);
  expect(cover(new Set(), sheets)).toEqual([]);
});

test('a page keeps its own styles and those that its island begins with, in their order', () => {
  const styles = stylesIn(site(FILES));
  expect(styles.first('<astro-island></astro-island>', ['_assets/Shell.js'], GIVEN)).toEqual(['_assets/page.css', '_assets/Shell.css']);
  expect(styles.isOfPart('_assets/Shell.css')).toBe(true);
  expect(styles.isOfPart('_assets/page.css')).toBe(false);
});

test('what the page itself has drawn is dressed from the beginning', () => {
  const html = '<i class="m svelte-map"></i>';
  expect(stylesIn(site(FILES)).first(html, ['_assets/Shell.js'], GIVEN)).toContain('_assets/Map.css');
});

test('a part is fetched with the styles that it needs and its island has not, and with plain ones that are there', () => {
  const [[file, script] = ['', ''], ...others] = stylesIn(site(FILES)).scripts();
  expect(file).toBe('_assets/Shell.js');
  expect(script).toBe(
    'import{b}from"./Board.js";const a=\'svelte-shell\';go(()=>import("./Map.js"),["_assets/print.css","_assets/MapAndKey.css"]);go(()=>import("./words.js").then(e=>e.n));',
  );
  expect(others).toEqual([]);
});

test('a list used in a way that is not known ends the build', () => {
  const dist = site({ 'a.js': `${list('_assets/b.js')}other(__vite__mapDeps([0]))` });
  expect(() => stylesIn(dist).scripts()).toThrow('_assets/a.js: a part is fetched in a way');
});

test('a script whose styles are nowhere ends the build', () => {
  const styles = stylesIn(site({ 'a.js': 'const a=`<b class="svelte-lost">`;', 'b.css': '.b.svelte-b{x:1}' }));
  expect(() => styles.first('', ['_assets/a.js'], [])).toThrow('_assets/a.js: no style sheet has svelte-lost');
});
