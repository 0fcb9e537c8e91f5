import { expect, test } from 'vitest';
import { LANGS } from '../../src/corpus/model.ts';
import { loadMapStrings } from '../../src/i18n/map-strings.ts';

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );
const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

test.each(LANGS)('the ruling map in %s has every key of English and no other, with the same values to fill in', async (lang) => {
  const english = new Map(flat((await loadMapStrings.en()) as unknown as Tree));
  const own = flat((await loadMapStrings[lang]()) as unknown as Tree);
  expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
  for (const [key, text] of own) expect([key, names(text)]).toEqual([key, names(english.get(key) ?? '')]);
});
