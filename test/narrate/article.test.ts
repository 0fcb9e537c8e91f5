import { describe, expect, test } from 'vitest';
import { articleCitation, articleLabel, articleLang, marginLabel, narrowLabel } from '../../src/narrate/article.ts';

describe('article numbers as a language says them', () => {
  test.each([
    ['17.1.4', 'de', '17.1.4'],
    ['17.1.u (2nd)', 'ru', '17.1.u (2-е)'],
    ['13 ¶3.5 (no. 31.5)', 'de', '13 ¶3.5 (Nr. 31.5)'],
    ['12 ¶14 (note to no. 18)', 'et', '12 ¶14 (märkus nr 18 juurde)'],
    ['13.7 прим.', 'de', '13.7 Anm.'],
    ['13.7 Anm.', 'en', '13.7 note'],
    ['20.4 note 1', 'ru', '20.4 прим. 1'],
    ['7 ¶1 s2(3)', 'de', '7 ¶1 S. 2(3)'],
    ['Annex 1 row 8', 'ru', 'Приложение 1, строка 8'],
    ['intro', 'et', 'Sissejuhatus'],
    ['21 §31 ¶ (team line-up)', 'ru', '21 §31 ¶ (состав команды)'],
  ] as const)('%s in %s', (article, lang, label) => {
    expect(articleLabel(article, lang)).toBe(label.replaceAll(' ', '\u00a0'));
  });

  test('cited with the language’s word, named parts without', () => {
    expect(articleCitation('17.1', 'ru')).toBe('ст.\u00a017.1');
    expect(articleCitation('17.1', 'et')).toBe('art\u00a017.1');
    expect(articleCitation('Annex 1 row 2', 'de')).toBe('Anhang\u00a01,\u00a0Zeile\u00a02');
  });

  test('Russian letters are marked as Russian on other pages only', () => {
    expect(articleLang('17.1.г', 'de')).toBe('ru');
    expect(articleLang('17.1.г', 'ru')).toBeUndefined();
    expect(articleLang('13.7 прим.', 'de')).toBeUndefined();
  });
});

test('in a narrow column a number breaks before a bracket or a word, never within', () => {
  expect(narrowLabel('12 ¶13 (no. 18)', 'ru')).toBe('12\u00a0¶13 (№\u00a018)');
  expect(narrowLabel('9 ¶4 s1', 'ru')).toBe('9\u00a0¶4 предл.\u00a01');
  expect(marginLabel('9 ¶4 s1', 'ru')).toBe('9\u00a0¶4 предл.\u00a01');
  expect(marginLabel('Annex 1 row 3', 'ru')).toBe('строка\u00a03');
  expect(narrowLabel('17.1.4', 'de')).toBe('17.1.4');
});
