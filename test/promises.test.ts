/** Each line of docs/promises.md names a test, and that test is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Promised {
  readonly promise: string;
  /** Files of tests, each with words of the tests that are meant. */
  readonly held: readonly { readonly file: string; readonly words: readonly string[] }[];
}

/** The lines of the page's tables; what long runs came to is no promise. */
function promisesIn(page: string): readonly Promised[] {
  const [lines = ''] = page.split('\n## The long runs');
  const rows = lines.split('\n').flatMap((line) => {
    const cells = /^\| (.*) \| (.*) \|$/.exec(line);
    return cells && cells[2] !== 'held by' && cells[1] !== '---' ? [[cells[1] ?? '', cells[2] ?? ''] as const] : [];
  });
  return rows.map(([promise, cell]) => ({
    promise,
    held: [...cell.matchAll(/`([^`]+)`((?:,? “[^”]+”)*)/g)].map(([, file = '', words = '']) => ({
      file,
      words: [...words.matchAll(/“([^”]+)”/g)].map(([, text = '']) => text),
    })),
  }));
}

/** What a line lacks. */
function lacks({ promise, held }: Promised): readonly string[] {
  if (held.length === 0) return [`${promise}: no test`];
  return held.flatMap(({ file, words }) => {
    if (!/^test\/.*\.(test|spec|validate)\.ts$/.test(file) || !existsSync(join(root, file))) return [`${promise}: ${file} is no test`];
    if (words.length === 0) return [`${promise}: ${file}: which one?`];
    const text = readFileSync(join(root, file), 'utf8');
    return words.filter((one) => !text.includes(one)).map((one) => `${promise}: ${file} has no “${one}”`);
  });
}

test('no line is without a test', () => {
  const promises = promisesIn(readFileSync(join(root, 'docs/promises.md'), 'utf8'));
  expect(promises.length).toBeGreaterThan(20);
  expect(promises.flatMap(lacks)).toEqual([]);
});

test.each([
  ['| A. | by hand |', ['A.: no test']],
  ['| A. | `test/nowhere.test.ts` “x” |', ['A.: test/nowhere.test.ts is no test']],
  ['| A. | `docs/promises.md` “A” |', ['A.: docs/promises.md is no test']],
  ['| A. | `test/promises.test.ts` |', ['A.: test/promises.test.ts: which one?']],
  ['| A. | `test/names.test.ts` “of another world” |', ['A.: test/names.test.ts has no “of another world”']],
])('%s lacks something', (line, said) => {
  expect(promisesIn(line).flatMap(lacks)).toEqual(said);
});
