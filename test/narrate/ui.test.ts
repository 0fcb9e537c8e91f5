import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPLETE_LANGS, type Lang } from '../../src/corpus/languages.ts';
import { translator } from '../../src/site/translator.ts';
import { foreignQuotes } from '../support/quotes.ts';

type Tree = { readonly [key: string]: string | Tree };
const read = (lang: Lang): Tree => JSON.parse(readFileSync(join(import.meta.dirname, `../../content/ui/${lang}.json`), 'utf8')) as Tree;
const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );

const PLURAL = /_(one|few|many|other)$/;
const keys = (lang: Lang) => flat(read(lang)).map(([key]) => key);

describe('the words of the interface', () => {
  test.each(COMPLETE_LANGS)('%s has every plural form of its language', (lang) => {
    const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    const counted = new Set(
      keys(lang)
        .filter((key) => PLURAL.test(key))
        .map((key) => key.replace(PLURAL, '')),
    );
    for (const key of counted) for (const form of forms) expect(keys(lang)).toContain(`${key}_${form}`);
  });

  test.each(COMPLETE_LANGS)('%s is written with its own quotation marks', (lang) => {
    const wrong = foreignQuotes(lang);
    expect(flat(read(lang)).filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test('Russian counts as Russian does', () => {
    const t = translator('ru');
    expect([1, 2, 5, 11, 21, 22, 111].map((count) => t('count.rules', { count }))).toEqual([
      '1 правило',
      '2 правила',
      '5 правил',
      '11 правил',
      '21 правило',
      '22 правила',
      '111 правил',
    ]);
  });

  test('a key that is nowhere stops the build', () => {
    expect(() => translator('de')('nowhere' as 'site.name')).toThrow('nowhere');
  });
});
