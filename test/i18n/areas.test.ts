import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPLETE_LANGS, type Lang } from '../../src/corpus/languages.ts';
import { fill, fillNamed } from '../../src/i18n/sentence.ts';
import { foreignQuotes } from '../support/quotes.ts';

type Tree = { readonly [key: string]: string | Tree };
const AREAS = ['tournament', 'scoresheet'].filter((area) => existsSync(join(import.meta.dirname, `../../content/ui/${area}`)));
const read = (area: string, lang: Lang): Tree =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/ui/${area}/${lang}.json`), 'utf8')) as Tree;
const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).toSorted();

describe.each(AREAS)('the words of %s', (area) => {
  const english = new Map(flat(read(area, 'en')));
  test.each(COMPLETE_LANGS)('%s has every key and no other, with the same placeholders', (lang) => {
    const own = flat(read(area, lang));
    expect(own.map(([key]) => key)).toEqual([...english.keys()]);
    for (const [key, text] of own) expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
  });
  test.each(COMPLETE_LANGS)('%s is written with its own quotation marks and letters', (lang) => {
    const wrong = foreignQuotes(lang);
    expect(flat(read(area, lang)).filter(([, text]) => wrong.test(text))).toEqual([]);
    if (lang !== 'ru') expect(flat(read(area, lang)).filter(([, text]) => /[а-яё]/i.test(text))).toEqual([]);
  });
  test.each(COMPLETE_LANGS)('%s counts with all forms of its language', (lang) => {
    const forms = lang === 'ru' ? 3 : new Intl.PluralRules(lang).resolvedOptions().pluralCategories.length;
    for (const [key, text] of flat(read(area, lang)))
      for (const [, options = ''] of text.matchAll(/\{\w+#([^}]*)\}/g)) expect([key, options.split('|').length]).toEqual([key, forms]);
  });
});

test('a name at the beginning of a sentence stays as it was given', () => {
  expect(fillNamed('{name} is in.', { name: 'van Dyk' }, 'en')).toBe('van Dyk is in.');
  expect(fill('{name} is in.', { name: 'van Dyk' }, 'en')).toBe('Van Dyk is in.');
});
