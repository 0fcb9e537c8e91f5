/** What a provision is called: over all editions, and over the rule of one that would say something else under that title. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { exportAkn } from '../../src/corpus/exports/akn.ts';
import { exportProvisions } from '../../src/corpus/exports/shapes.ts';
import type { Provision } from '../../src/corpus/model.ts';
import { parseCorpus } from '../../src/corpus/parse.ts';
import { ownTitle, titleIn } from '../../src/corpus/title.ts';

/** Its only provision is in 2008 (wording a) and in 2010 (wording b, with a title of its own), and in no other edition. */
const sound = load(readFileSync(join(import.meta.dirname, 'sound/corpus.yaml'), 'utf8')) as Readonly<Record<string, string>>;
const { corpus } = parseCorpus(new Map(Object.entries(sound)));
const [pocketed] = corpus.provisions as readonly [Provision];

describe('the title', () => {
  test.each([
    ['over all editions', 'en', undefined, 'In the pocket'],
    ['over an edition that it fits', 'en', '2008', 'In the pocket'],
    ['over one that has its own', 'en', '2010', 'In the far pocket'],
    ['the same in another language', 'de', '2010', 'In der fernen Tasche'],
    ['over one that has no such rule', 'en', 'club', 'In the pocket'],
  ] as const)('%s', (_, lang, edition, title) => {
    expect(titleIn(pocketed, lang, edition)).toBe(title);
  });

  test('is the id where the language has no text yet', () => {
    expect(titleIn({ ...pocketed, texts: {} }, 'en', '2010')).toBe('striker-pocketed');
  });

  test('of its own has only the edition that needs one', () => {
    const own = (edition: '2008' | '2010' | '2017' | 'club') => ownTitle(pocketed, 'en', edition);
    expect([own('2008'), own('2010'), own('2017'), own('club')]).toEqual([undefined, 'In the far pocket', undefined, undefined]);
  });
});

describe('exported', () => {
  test('as data, by wording', () => {
    const [text] = exportProvisions(corpus).map(({ texts }) => texts.en);
    expect(text).toMatchObject({ title: 'In the pocket', titles: { b: 'In the far pocket' } });
  });

  test.each([
    ['2008', 'In the pocket'],
    ['2010', 'In the far pocket'],
  ] as const)('as the heading of the rule in Akoma Ntoso, %s', (edition, title) => {
    const book = corpus.editions.find(({ id }) => id === edition);
    const headings = [...(book ? exportAkn(corpus, book, 'en', '2026-11-28') : '').matchAll(/<paragraph [^>]*><heading>([^<]*)/g)].map(
      ([, heading]) => heading,
    );
    expect(headings).toEqual([title]);
  });
});
