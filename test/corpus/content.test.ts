import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LINTERS } from '../../src/corpus/lint/index.ts';
import { CORPUS_RELEASE } from '../../src/corpus/release.ts';
import { loadChangelog } from '../../src/files/changelog.ts';
import { loadCorpus, loadSheet } from '../../src/files/corpus.ts';
import { runsOf, unpacked } from '../support/runs.ts';

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'test/fixtures/sources');
const { corpus, problems } = loadCorpus();
const sheet = loadSheet();
const line = ({ file, path, code, detail }: { file: string; path: string; code: string; detail: string }) =>
  `${file} ${path}: ${code}: ${detail}`;

describe('the content is sound', () => {
  test('every file has its shape', () => expect(problems.map(line)).toEqual([]));
  test.each(LINTERS.map((linter) => [linter.name, linter] as const))('%s', (_name, linter) => {
    expect(linter.check(corpus).map(line)).toEqual([]);
  });
});

test('release-behind-the-changelog: what is printed and exported has the day of the newest change', () => {
  expect(CORPUS_RELEASE).toBe(loadChangelog()[0]?.date);
});

describe('the backgammon sheet is sound', () => {
  test('every file has its shape', () => expect(sheet.problems.map(line)).toEqual([]));
  test.each(LINTERS.map((linter) => [linter.name, linter] as const))('%s', (_name, linter) => {
    expect(linter.check(sheet.corpus).map(line)).toEqual([]);
  });
  test('no provision bears the name of a provision of novuss', () => {
    const names = new Set(corpus.provisions.map(({ id }) => id));
    expect(sheet.corpus.provisions.filter(({ id }) => names.has(id))).toEqual([]);
  });
});

describe('the articles are those of the sources', () => {
  const articles = JSON.parse(readFileSync(join(sources, 'articles.json'), 'utf8')) as Readonly<Record<string, readonly string[]>>;
  test('backgammon: summary, rules, letters, paragraphs and sentences of section D', () => {
    const own = sheet.corpus.editions[0]?.chapters.flatMap((chapter) => chapter.articles) ?? [];
    expect(new Set(own).size, 'no article twice').toBe(own.length);
    expect(own).toEqual(articles['backgammon']);
  });
  test.each(corpus.editions.filter(({ id }) => id in articles).map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
    const own = edition.chapters.flatMap((chapter) => chapter.articles);
    expect(new Set(own).size, 'no article twice').toBe(own.length);
    expect([...own].sort()).toEqual([...(articles[id] ?? [])].sort());
  });
  test('every rulebook has its list', () => expect(Object.keys(articles).sort()).toEqual(['2008', '2010', '2017', 'backgammon', 'club']));
});

test('no sentence of a source stands in the content', () => {
  const known = unpacked(readFileSync(join(sources, 'runs.bin')));
  expect(known.size).toBeGreaterThan(20_000);
  const content = join(root, 'content');
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ya?ml|mdx?|json)$/.test(path));
  const repeated = files.flatMap((path) =>
    runsOf(readFileSync(join(content, path), 'utf8'))
      .filter(({ hash }) => known.has(hash))
      .map(({ words }) => `${path}: ${words}`),
  );
  expect(repeated).toEqual([]);
});
