import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { lintCorpus, withLines } from '../../src/corpus/lint/index.ts';
import { stringProblems } from '../../src/corpus/lint/strings.ts';
import { styleProblems } from '../../src/corpus/lint/style.ts';
import type { ContentProblem } from '../../src/corpus/model.ts';
import { parseCorpus } from '../../src/corpus/parse.ts';

const sound = load(readFileSync(join(import.meta.dirname, 'sound/corpus.yaml'), 'utf8')) as Readonly<Record<string, string>>;
const folder = join(import.meta.dirname, 'broken');

/** One fault each, in a file named after its code (and after what it is, where a code has several): `files` adds (or, with null, takes away) files of the sound corpus, `change` replaces a text in one. */
interface Broken {
  readonly says: string;
  /** Where it is in the file. */
  readonly line?: number;
  readonly files?: Readonly<Record<string, string | null>>;
  readonly change?: Readonly<Record<string, readonly [string, string]>>;
}

/** `shape.negative` is a fault with the code `shape`. */
const codeOf = (name: string): string => name.split('.')[0] ?? '';

function filesOf(broken: Broken): ReadonlyMap<string, string> {
  const files = new Map(Object.entries(sound));
  for (const [path, text] of Object.entries(broken.files ?? {})) {
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  for (const [path, [from, to]] of Object.entries(broken.change ?? {})) {
    const text = files.get(path) ?? '';
    expect(text, `${path} holds what the fixture changes`).toContain(from);
    files.set(path, text.replace(from, to));
  }
  return files;
}

function problemsOf(files: ReadonlyMap<string, string>): readonly ContentProblem[] {
  const { corpus, problems } = parseCorpus(files);
  return withLines([...problems, ...lintCorpus(corpus), ...styleProblems(files), ...stringProblems(files)], files);
}

test('a sound corpus has no problem', () => {
  expect(problemsOf(new Map(Object.entries(sound)))).toEqual([]);
});

describe('each fault is named', () => {
  test.each(readdirSync(folder).map((file) => basename(file, '.yaml')))('%s', (name) => {
    const code = codeOf(name);
    const broken = load(readFileSync(join(folder, `${name}.yaml`), 'utf8')) as Broken;
    const found = problemsOf(filesOf(broken)).filter((problem) => problem.code === code);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ file, path, detail }) => `${file} ${path}: ${detail}`).join('\n')).toContain(broken.says);
    if (broken.line !== undefined) expect(found.map(({ line }) => line)).toContain(broken.line);
  });
});

test('the strings of a language with a region are checked too', () => {
  const files = new Map([
    ['ui/find/en.json', '{"a": "b"}'],
    ['ui/find/pt-BR.json', '{}'],
  ]);
  expect(stringProblems(files, ['en', 'pt-BR'])).toMatchObject([{ file: 'ui/find/pt-BR.json', code: 'string-missing' }]);
});

test('each code that a linter or the parser can give has its broken fixture', () => {
  const sources = [
    'parse.ts',
    'link.ts',
    'reviews.ts',
    'compile/source.ts',
    'compile/records.ts',
    ...readdirSync(join(import.meta.dirname, '../../src/corpus/lint')).map((file) => `lint/${file}`),
  ];
  const text = sources.map((file) => readFileSync(join(import.meta.dirname, '../../src/corpus', file), 'utf8')).join('\n');
  const codes = [...text.matchAll(/(?:code: |problem\(\s*|issue\.path, |\], )'([a-z-]+)'/g)].map((match) => match[1] ?? '');
  codes.push(
    'amends-nothing',
    'titles-differ',
    'wordings-differ',
    'effects-differ',
    'parameter-unknown',
    'parameter-unstated',
    'basis-none',
  );
  const fixtures = new Set(readdirSync(folder).map((file) => codeOf(basename(file, '.yaml'))));
  expect([...new Set(codes)].sort()).toEqual([...fixtures].sort());
});
