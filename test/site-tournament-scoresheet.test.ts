import { expect, test } from 'vitest';
import { sheetArticles } from '../src/site/sheet/sheet-articles.ts';
import { sheetBook } from '../src/site/sheet/sheet-book.ts';
import { TIE_BREAKS } from '../src/tournament/standings.ts';
import { LANGS } from '../src/ui/langs.ts';

test.each(LANGS)('%s: every tie-break has what the sheet says, where it says it, and a link', (lang) => {
  const articles = sheetArticles(lang);
  for (const key of ['system', 'first', 'pairing', ...TIE_BREAKS] as const) {
    expect(articles[key].text.length).toBeGreaterThan(10);
    expect(articles[key].label.length).toBeGreaterThan(2);
    expect(articles[key].href).toMatch(new RegExp(`^/${lang}/backgammon/#d-p`));
  }
});

test.each(LANGS)('%s: the score sheet finds its rules in every book that has them', (lang) => {
  const book = sheetBook(lang);
  for (const edition of ['2017', '2010', '2008', 'club'] as const) {
    for (const format of ['singles', 'doubles'] as const) {
      const { begin, set, end } = book[edition].rules[format];
      expect([begin.length, set.length, end.length].every((n) => n > 0)).toBe(true);
      for (const rule of [...begin, ...set, ...end])
        expect([rule.id, rule.articles.length > 0, /\[\[|\]\(|term:/.test(rule.text)]).toEqual([rule.id, true, false]);
    }
  }
  expect(book['2017'].rules.singles.begin.some(({ id }) => id === 'choice-of-side')).toBe(true);
  expect(book.club.rules.doubles.begin.some(({ id }) => id === 'doubles-who-begins')).toBe(false);
});
