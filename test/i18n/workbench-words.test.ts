import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../../src/i18n/langs.ts';
import { tellProblem } from '../../src/i18n/problem-strings.ts';
import { problem } from '../../src/notation/problem.ts';
import { CATALOGUE } from '../../src/widgets/report/catalogue.ts';

type Tree = { readonly [key: string]: string | Tree };
const read = (area: string, lang: Lang): Tree =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/ui/${area}/${lang}.json`), 'utf8')) as Tree;
const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );

describe.each(['bench', 'report', 'change', 'problem', 'table'])('the words of %s', (area) => {
  const english = flat(read(area, 'en')).map(([key]) => key);
  test.each(LANGS)('%s has every key and no other, none empty, in its own letters', (lang) => {
    const words = flat(read(area, lang));
    expect(words.map(([key]) => key).sort()).toEqual([...english].sort());
    for (const [key, text] of words) {
      expect(text.trim(), key).not.toBe('');
      const said = text.replace(/\{[^}|:?#]*/g, '');
      if (lang !== 'ru') expect(said, key).not.toMatch(/[А-Яа-яЁё]/);
    }
  });
});

test('every field and every option of every incident has its words', () => {
  const { fields, options } = read('report', 'en') as { readonly fields: Tree; readonly options: Tree };
  for (const field of Object.values(CATALOGUE).flat()) {
    expect(fields[field.name], field.name).toBeTypeOf('string');
    if (field.kind === 'choice') for (const option of field.options) expect(options[option], option).toBeTypeOf('string');
  }
});

test('a problem is told whole, in each language', () => {
  for (const lang of LANGS) {
    const strings = read('problem', lang) as Parameters<typeof tellProblem>[1];
    const text = tellProblem(problem('discs[0].x', 'outside-table', 612, 'x', 485, 'a disc'), strings, lang);
    expect(text).toMatch(/612.*485/);
    expect(text).not.toMatch(/[{}[\]]/);
  }
});
