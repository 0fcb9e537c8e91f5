import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LINTERS } from '../../src/corpus/lint/index.ts';
import { loadCorpus, loadSheet } from '../../src/files/corpus.ts';

const root = join(import.meta.dirname, '../..');
const shared = join(root, '..', 'shared');
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

describe('the articles of the sheet are those of the source', () => {
  const file = join(shared, 'sources', '002_ca495eac97e09b69.txt');
  test.skipIf(!existsSync(file))('summary, rules, letters, paragraphs and sentences of section D', () => {
    const own = sheet.corpus.editions[0]?.chapters.flatMap((chapter) => chapter.articles) ?? [];
    expect(new Set(own).size, 'no article twice').toBe(own.length);
    expect(own).toEqual(unitsOf(readFileSync(file, 'utf8')));
  });
});

/** The units of the source: `- 3)`, `Regel 9`, `b)`; a rule's second paragraph and its lost drawing; section D by paragraph and sentence. */
function unitsOf(source: string): readonly string[] {
  const [rules, form] = [source.indexOf('### A.'), source.indexOf('### D.')];
  const summary = [...source.slice(0, rules).matchAll(/^- (\d)\)/gm)].map(([, n]) => `Summary ${n}`);
  return [...summary, ...rulesOf(source.slice(rules, form)), ...formOf(source.slice(form))];
}

function rulesOf(text: string): readonly string[] {
  const TWO_PARTS = ['2', '16', '20'];
  return [...text.matchAll(/^(?:- )?Regel (\d+)|^\s*(?:- )?([a-c])\) /gm)].reduce<string[]>((units, [, rule, letter]) => {
    if (letter) units.push(`10${letter}`);
    else if (rule && TWO_PARTS.includes(rule)) units.push(`${rule} ¶1`, `${rule} ¶2`);
    else if (rule) units.push(rule);
    return units;
  }, []);
}

function formOf(text: string): readonly string[] {
  const paragraphs = text
    .split(/\n\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('#') && !one.startsWith('D.'));
  return paragraphs.flatMap((paragraph, p) => {
    const sentences = paragraph.replace(/(ggf|usw)\./g, '$1').split(/(?<=\.)\s+(?=[A-ZÄÖÜ])/);
    return sentences.length === 1 ? [`D ¶${p + 1}`] : sentences.map((_, s) => `D ¶${p + 1} s${s + 1}`);
  });
}

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
