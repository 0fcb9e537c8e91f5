import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

function sources(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte|astro|css|mdx)$/.test(entry.name) ? [path] : [];
  });
}

/** Ways to name an address that begins at the host's root, past the folder the site may stand in. */
const ROOTED = [
  /\b(?:href|src|action|poster)=["']\/(?!\/)/,
  /\b(?:href|src|action)=\{["'`]\/(?!\/)/,
  /\b(?:fetch|import|register|Worker|open|assign|replace)\(\s*["'`]\/(?![/\s\\[(^*.])[\w]/,
  /\burl\(["']?\/(?!\/)/,
];

test('no page, component or widget names an address past the site’s folder (BASE_PATH)', () => {
  const wrong = ['components', 'layouts', 'pages', 'widgets', 'styles'].flatMap((folder) =>
    sources(join(src, folder)).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, i) => (ROOTED.some((pattern) => pattern.test(line)) ? [`${relative(src, file)}:${i + 1}: ${line.trim()}`] : [])),
    ),
  );
  expect(wrong).toEqual([]);
});

test('the patterns find what they are for', () => {
  for (const line of [
    '<a href="/de/">',
    "fetch('/data/x.json')",
    '<img src={`/table.svg`}>',
    'background: url(/x.png)',
    'new Worker("/w.js")',
  ])
    expect([line, ROOTED.some((pattern) => pattern.test(line))]).toEqual([line, true]);
  for (const line of ["<a href={url('x')}>", "x.replace('/a', '')".replace('/a', ' /'), 'https://x.org/'])
    expect([line, ROOTED.some((pattern) => pattern.test(line))]).toEqual([line, false]);
});
