import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../../src/corpus/compile/index.ts';
import { COMPILED_FOLDERS } from '../../src/files/compiled.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { runCli } from '../support/run-cli.ts';

const CONTENT = join(import.meta.dirname, '../../content');
let content: string;
beforeAll(() => {
  content = mkdtempSync(join(tmpdir(), 'novuss-edition-'));
  mkdirSync(join(content, 'novuss'));
  for (const part of [...COMPILED_FOLDERS, 'languages.json']) cpSync(join(CONTENT, part), join(content, part), { recursive: true });
});
afterAll(() => rmSync(content, { recursive: true, force: true }));

const add = (...args: readonly string[]) => runCli(['add-edition', ...args, content]);

describe('add-edition refuses', () => {
  test.each([
    ['no basis', ['2026'], /takes an id and the edition it amends/],
    ['an unknown basis', ['2026', '--basis', '2018'], /no edition 2018\. Expected one of 2008, 2010, 2017, club/],
    ['an edition that is there', ['2010', '--basis', '2008'], /an edition 2010 already/],
    ['a name without a year or a date', ['draft', '--basis', '2017'], /From when does draft hold\?/],
    ['a date that is none', ['draft', '--basis', '2017', '--in-force', 'soon'], /expected a date like 2026-01-01; found "soon"/],
    [
      'a day that no month has',
      ['2026', '--basis', '2017', '--in-force', '2026-02-31'],
      /expected a date like 2026-01-01; found "2026-02-31"/,
    ],
    ['a path for a name', ['../2026', '--basis', '2017'], /takes an id/],
    ['an option it does not know', ['2026', '--base', '2017'], /takes an id/],
  ])('%s', async (_what, args, says) => {
    const { exit, stderr, stdout } = await add(...args);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });
});

describe('a new edition', () => {
  test('is one file that amends nothing and follows its basis', async () => {
    expect(await add('2026', '--basis', '2017')).toMatchObject({ exit: 0, stderr: '' });
    const file = join(content, 'novuss/editions/2026.yaml');
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(load(text)).toMatchObject({
      id: '2026',
      mark: '26',
      basis: '2017',
      inForce: '2026-01-01',
      amends: {},
      title: { en: 'Novuss Rules of Play 2026' },
    });
  });
  test('lacks only its source, which the compile names by line', () => {
    const problems = compile(filesOf()).problems;
    const line = (filesOf().get('novuss/editions/2026.yaml') ?? '').split('\n').findIndex((text) => text.startsWith('source:')) + 1;
    expect(problems).toEqual([expect.objectContaining({ file: 'novuss/editions/2026.yaml', line, path: 'source' })]);
  });
  test('rules as its basis does once that is there', () => {
    const files = new Map(filesOf());
    files.set('novuss/editions/2026.yaml', (files.get('novuss/editions/2026.yaml') ?? '').replace('source: ""', 'source: here'));
    const { compiled, problems } = compile(files);
    expect(problems).toEqual([]);
    const [basis, own] = ['2017', '2026'].map((id) => compiled.rulebooks.find((book) => book.id === id));
    expect({ ...own, id: '2017' }).toEqual(basis);
    expect(compiled.parameters['2026']).toEqual(compiled.parameters['2017']);
  });
});

const filesOf = () => readContentFiles(content, ['novuss', 'ui', '.']);
