import { expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { chapterOf, codeIn } from '../../src/widgets/table/links.ts';

test('every article of every edition is looked for in the chapter it stands in', () => {
  const { corpus } = loadCorpus();
  for (const edition of corpus.editions) {
    for (const chapter of edition.chapters) {
      for (const article of chapter.articles)
        expect(`${edition.id} ${article}: ${chapterOf(article)}`).toBe(`${edition.id} ${article}: ${chapter.id}`);
    }
  }
});

test('the code of an address', () => {
  expect(codeIn('#p=AbC_-1')).toBe('AbC_-1');
  expect(codeIn('#p=')).toBe('');
  expect(codeIn('#17.1.4')).toBeNull();
  expect(codeIn('')).toBeNull();
});
