import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import type { Edition } from '../../src/corpus/model.ts';
import { chapterOf, codeIn } from '../../src/widgets/table/share/links.ts';

const folder = join(import.meta.dirname, '../../content/novuss/editions');

test.each(readdirSync(folder))('every article of %s is looked for in the chapter it stands in', (file) => {
  const { chapters } = load(readFileSync(join(folder, file), 'utf8')) as Pick<Edition, 'chapters'>;
  const stand = chapters.flatMap((chapter) => chapter.articles.map((article) => [article, chapter.id] as const));
  expect(stand.length).toBeGreaterThan(50);
  expect(stand.filter(([article, chapter]) => chapterOf(article) !== chapter)).toEqual([]);
});

test('the code of an address', () => {
  expect(codeIn('#p=AbC_-1')).toEqual({ kind: 'p', code: 'AbC_-1' });
  expect(codeIn('#c=AbC')).toEqual({ kind: 'c', code: 'AbC' });
  expect(codeIn('#p=')).toEqual({ kind: 'p', code: '' });
  expect(codeIn('#17.1.4')).toBeNull();
  expect(codeIn('')).toBeNull();
});
