import { expect, test } from 'vitest';
import { held, withinSentence } from '../../src/ui/edition-name.ts';

test('within a sentence an edition begins small, but for German nouns', () => {
  expect(withinSentence('Издание 2017', 'ru')).toBe('издание\u00a02017');
  expect(withinSentence('Väljaanne 2017', 'et')).toBe('väljaanne\u00a02017');
  expect(withinSentence('Club rules', 'en')).toBe('club\u00a0rules');
  expect(withinSentence('2017 edition', 'en')).toBe('2017\u00a0edition');
  expect(withinSentence('Ausgabe 2017', 'de')).toBe('Ausgabe\u00a02017');
});

test('a name is not parted at a line end', () => {
  expect(held('Ausgabe 2010')).toBe('Ausgabe\u00a02010');
});
