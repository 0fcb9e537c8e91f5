import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LINTERS } from '../../src/corpus/lint/index.ts';
import { loadCorpus } from '../../src/files/corpus.ts';

const root = join(import.meta.dirname, '../..');
const shared = join(root, '..', 'shared');
const { corpus, problems } = loadCorpus();
const line = ({ file, path, code, detail }: { file: string; path: string; code: string; detail: string }) =>
  `${file} ${path}: ${code}: ${detail}`;

describe('the content is sound', () => {
  test('every file has its shape', () => expect(problems.map(line)).toEqual([]));
  test.each(LINTERS.map((linter) => [linter.name, linter] as const))('%s', (_name, linter) => {
    expect(linter.check(corpus).map(line)).toEqual([]);
  });
});

describe('the lists of articles are those of the sources', () => {
  const file = join(shared, 'sources', 'articles.md');
  const lists = existsSync(file) ? readLists(readFileSync(file, 'utf8')) : undefined;
  test.skipIf(!lists).each(corpus.editions.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
    const own = edition.chapters.flatMap((chapter) => chapter.articles);
    expect(new Set(own).size, 'no article twice').toBe(own.length);
    expect([...own].sort()).toEqual([...(lists?.[id] ?? [])].sort());
  });
});

/** Leaves, parents and unnumbered units of each edition, in the names that the project uses. */
function readLists(text: string): Readonly<Record<string, readonly string[]>> {
  const sections = text.split(/^### /m).slice(1);
  const idOf = (section: string) => (section.startsWith('en') ? 'club' : section.slice(0, 4));
  return Object.fromEntries(sections.map((section) => [idOf(section), articlesIn(section)] as const));
}

const LISTS = /^(Leaves|Parents|Unnumbered|Unnumbered units|Current numbers|Older numbers|Bullets|Annex 1 rows): (.+)$/gm;

function articlesIn(section: string): readonly string[] {
  return [...section.matchAll(LISTS)].flatMap(([, kind = '', list = '']) => {
    const names = splitNames(kind === 'Parents' ? (list.split(/\.\s(?=Printed)/)[0] ?? list) : list);
    return kind === 'Annex 1 rows' ? names.map((name) => `Annex 1 row ${name}`) : names;
  });
}

/** Names are parted by commas; brackets mark what was inferred, notes on misprints are left out. */
function splitNames(list: string): readonly string[] {
  return list
    .split(/,\s*/)
    .map((name) =>
      name
        .replace(/[[\]]/g, '')
        .replace(/\s*\(printed[^)]*\)/, '')
        .trim()
        .replace(/(?<!Anm|прим)\.$/, ''),
    )
    .filter((name) => name !== '');
}

test.skipIf(!existsSync(join(shared, 'tools', 'verbatim.mjs')))('no sentence of a source stands in the content', () => {
  const { stdout, status } = spawnSync(process.execPath, [join(shared, 'tools', 'verbatim.mjs'), 'content'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.split('\n').slice(0, 20).join('\n')).toContain('no run of');
  expect(status).toBe(0);
});
