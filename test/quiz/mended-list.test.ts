/** The list of what was mended in docs/training.md: every file and every test that it names is there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const [, list = ''] = /^## Mended[^\n]*\n([\s\S]*?)\n## /m.exec(readFileSync(join(ROOT, 'docs/training.md'), 'utf8')) ?? [];
const rows = list.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|what was wrong)/.test(line));

test('the list has a row for every line', () => {
  expect(rows.length).toBeGreaterThan(25);
});

test.each(rows)('%s', (row) => {
  const [, , held = ''] = row.split('|');
  const named = held
    .split('`')
    .flatMap((part, i, parts) => (i % 2 === 1 && part.startsWith('test/') ? [[part, parts[i + 1] ?? ''] as const] : []));
  expect(named.length).toBeGreaterThan(0);
  for (const [path, after] of named) {
    expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
    const text = readFileSync(join(ROOT, path), 'utf8');
    for (const [, name = ''] of after.matchAll(/\*([^*]+)\*/g)) expect([name, text.includes(name)]).toEqual([name, true]);
  }
});
