import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { exportAkn } from '../../src/corpus/akn.ts';
import { EXPORTED_JSON, exportedFiles, exportedSheetFiles, SHEET_SCHEMAS } from '../../src/corpus/exported-files.ts';
import { type AnyCorpus, LANGS } from '../../src/corpus/model.ts';
import { loadCorpus, loadSheet } from '../../src/files/corpus.ts';

const { corpus } = loadCorpus();
const sheet = loadSheet().corpus;
const files = exportedFiles(corpus);
const sheetFiles = exportedSheetFiles(sheet);

test.each(Object.entries(EXPORTED_JSON))('%s.json has the shape that its schema says', (_name, { make, schema }) => {
  const text = JSON.stringify(make(corpus));
  const result = schema.safeParse(JSON.parse(text));
  expect(result.success ? [] : result.error.issues.slice(0, 5)).toEqual([]);
});

test.each(Object.entries(SHEET_SCHEMAS))('backgammon/%s.json has the shape that its schema says', (name, schema) => {
  const result = schema.safeParse(JSON.parse(sheetFiles.get(`backgammon/${name}.json`)?.() ?? 'null'));
  expect(result.success ? [] : result.error.issues.slice(0, 5)).toEqual([]);
  expect(JSON.parse(sheetFiles.get(`schema/backgammon/${name}.json`)?.() ?? 'null')).toMatchObject({ title: `backgammon ${name}` });
});

test('the files of the sheet stand in no other file’s place', () => {
  expect([...sheetFiles.keys()].filter((path) => files.has(path))).toEqual([]);
});

test('each data file has its schema', () => {
  const names = [...files.keys()].flatMap((path) => /^novuss\/(\w+)\.(?:json|csv)$/.exec(path)?.[1] ?? []);
  expect(names.filter((name) => !files.has(`schema/${name}.json`))).toEqual([]);
});

test('the concordance names each provision once, with the articles of its editions', () => {
  const [head, ...rows] = (files.get('novuss/concordance.csv')?.() ?? '').trimEnd().split('\n');
  expect(head).toBe('id,2008,2010,2017,club,change_2008_2010,change_2010_2017');
  expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(corpus.provisions.map(({ id }) => id).sort());
  expect(rows).toContain('striker-pocketed,17.1.g,17.1.г,17.1.4,5.6 •15,unchanged,renumbered');
});

/** What the published schema asks of the order of children, where we use them. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  akomaNtoso: ['act'],
  act: ['meta', 'preface', 'body'],
  meta: ['identification', 'references'],
  identification: ['FRBRWork', 'FRBRExpression', 'FRBRManifestation'],
  FRBRWork: ['FRBRthis', 'FRBRuri', 'FRBRdate', 'FRBRauthor', 'FRBRcountry', 'FRBRnumber', 'FRBRname'],
  FRBRExpression: ['FRBRthis', 'FRBRuri', 'FRBRdate', 'FRBRauthor', 'FRBRauthoritative', 'FRBRlanguage', 'FRBRtranslation'],
  FRBRManifestation: ['FRBRthis', 'FRBRuri', 'FRBRdate', 'FRBRauthor', 'FRBRformat'],
};

describe('Akoma Ntoso', () => {
  const books: readonly AnyCorpus[] = [corpus, sheet];
  const rows = books.flatMap((book) => book.editions.flatMap((edition) => LANGS.map((lang) => [edition.id, lang, edition, book] as const)));
  test.each(rows)('%s, %s', (_id, lang, edition, book) => {
    const text = exportAkn(book, edition, lang, '2026-11-21');
    const document = new new Window().DOMParser().parseFromString(text, 'application/xml');
    const all = [...document.querySelectorAll('*')];
    for (const [name, order] of Object.entries(ORDER)) {
      const element = all.find(({ tagName }) => tagName === name);
      expect(
        [...(element?.children ?? [])].map(({ tagName }) => tagName),
        name,
      ).toEqual(order);
    }
    const articles = all.filter(({ tagName }) => tagName === 'article');
    const named = edition.chapters.flatMap((chapter) => chapter.articles);
    expect(articles.map((article) => article.children[0]?.textContent).filter((name) => name !== '')).toEqual(named);

    const eIds = all.flatMap((element) => element.getAttribute('eId') ?? []);
    expect(new Set(eIds).size, 'no eId twice').toBe(eIds.length);
    expect(eIds.filter((eId) => !/^[a-z][A-Za-z0-9_-]*$/.test(eId))).toEqual([]);
    const targets = all.flatMap((element) =>
      [element.getAttribute('href'), element.getAttribute('refersTo')].filter((href) => href?.startsWith('#')),
    );
    expect(targets.filter((href) => !eIds.includes(href?.slice(1) ?? ''))).toEqual([]);

    const wIds = all.flatMap((element) => element.getAttribute('wId') ?? []);
    const own = book.provisions.filter((provision) => provision.editions[edition.id]?.absent === false).map(({ id }) => `prov_${id}`);
    expect([...wIds].sort()).toEqual(own.sort());
  });
});
