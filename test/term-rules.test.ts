import { describe, expect, test } from 'vitest';
import { corpus, EDITION_BAR, edition } from '../src/site/book.ts';
import { articlesOfTerm } from '../src/site/term-rules.ts';

describe('the articles under a term of the glossary', () => {
  const terms = corpus.glossary.de.map(({ id }) => id);
  const order = (id: string) => edition(id as '2017').chapters.flatMap(({ articles }) => articles);

  test('stand book by book, in the order in which each book has them, none twice', () => {
    let several = 0;
    for (const term of terms) {
      const cited = articlesOfTerm(term);
      const places = cited.map((one) => EDITION_BAR.indexOf(one.edition) * 10_000 + order(one.edition).indexOf(one.article));
      expect(places, term).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      if (places.length > 1) several++;
    }
    expect(several).toBeGreaterThan(20);
  });
  test('the annex comes after the last article of its book, another book after that', () => {
    const board = articlesOfTerm('board').map(({ edition: id, article }) => `${id} ${article}`);
    expect(board).toEqual(['2017 12.26', '2017 19.1.6', '2017 Annex 1 row 5', 'club intro']);
  });
  test('a term without a rule of its own has none', () => {
    expect(articlesOfTerm('no such term')).toEqual([]);
  });
});
