import { strFromU8, unzipSync } from 'fflate';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { exportAkn } from '../../src/corpus/exports/akn.ts';
import { exportAmendments, modificationsIn } from '../../src/corpus/exports/amendments.ts';
import { EXPORTED_JSON, type ExportedFiles, exportedFiles, exportedSheetFiles, SHEET_SCHEMAS } from '../../src/corpus/exports/files.ts';
import { type AnyCorpus, LANGS } from '../../src/corpus/model.ts';
import { exportedAmendments } from '../../src/corpus/schema/exported.ts';
import { loadCorpus, loadSheet } from '../../src/files/corpus.ts';

const { corpus } = loadCorpus();
const sheet = loadSheet().corpus;
const BASE = 'https://novuss.example/data/';
const files = exportedFiles(corpus, BASE);
const sheetFiles = exportedSheetFiles(sheet, BASE);
const textIn = (all: ExportedFiles, path: string): string => {
  const made = all.get(path)?.();
  if (typeof made !== 'string') throw new Error(`${path} is no text`);
  return made;
};
const jsonIn = (all: ExportedFiles, path: string) => JSON.parse(textIn(all, path));

test.each(Object.entries(EXPORTED_JSON))('%s.json has the shape that its schema says', (_name, { make, schema }) => {
  const text = JSON.stringify(make(corpus));
  const result = schema.safeParse(JSON.parse(text));
  expect(result.success ? [] : result.error.issues.slice(0, 5)).toEqual([]);
});

test.each(Object.entries(SHEET_SCHEMAS))('backgammon/%s.json has the shape that its schema says', (name, schema) => {
  const result = schema.safeParse(jsonIn(sheetFiles, `backgammon/${name}.json`));
  expect(result.success ? [] : result.error.issues.slice(0, 5)).toEqual([]);
  expect(jsonIn(sheetFiles, `schema/backgammon/${name}.json`)).toMatchObject({ title: `backgammon ${name}` });
});

test('the files of the sheet stand in no other file’s place', () => {
  expect([...sheetFiles.keys()].filter((path) => files.has(path))).toEqual([]);
});

test('each data file has its schema', () => {
  const names = [...files.keys()].flatMap((path) => /^novuss\/(\w+)\.(?:json|csv)$/.exec(path)?.[1] ?? []);
  expect(names.filter((name) => !files.has(`schema/${name}.json`))).toEqual([]);
});

test('the concordance names each provision once, with the articles of its editions', () => {
  const [head, ...rows] = textIn(files, 'novuss/concordance.csv').trimEnd().split('\n');
  expect(head).toBe('id,2008,2010,2017,club,change_2008_2010,change_2010_2017');
  expect(rows.map((row) => row.split(',')[0]).sort()).toEqual(corpus.provisions.map(({ id }) => id).sort());
  expect(rows).toContain('striker-pocketed,17.1.g,17.1.г,17.1.4,5.6 •15,unchanged,renumbered');
});

type JsonSchema = Readonly<Record<string, unknown>>;

/** The fields of a schema that do not say what they mean, but for those that an edition or a language names. */
function undescribed(schema: unknown, path = ''): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap((one) => undescribed(one, path));
  if (typeof schema !== 'object' || schema === null) return [];
  const names: readonly string[] = [...LANGS, ...corpus.editions.map(({ id }) => id), ...sheet.editions.map(({ id }) => id)];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== 'properties') return undescribed(value, path);
    return Object.entries(value as Readonly<Record<string, JsonSchema>>).flatMap(([name, field]) => [
      ...(field.description === undefined && !names.includes(name) ? [`${path}.${name}`] : []),
      ...undescribed(field, `${path}.${name}`),
    ]);
  });
}

test('each field of each schema says what it means', () => {
  const schemas = [files, sheetFiles].flatMap((all) =>
    [...all.keys()].filter((path) => path.startsWith('schema/')).map((path) => [path, jsonIn(all, path)] as const),
  );
  expect(schemas.flatMap(([path, schema]) => undescribed(schema).map((field) => `${path} ${field}`))).toEqual([]);
});

test('each schema says where it stands and what it describes', () => {
  const schemas = [files, sheetFiles].flatMap((all) =>
    [...all.keys()].filter((path) => path.startsWith('schema/')).map((path) => [path, jsonIn(all, path)] as const),
  );
  expect(schemas.length).toBeGreaterThan(15);
  for (const [path, { $id, title, description }] of schemas) {
    expect($id).toBe(`${BASE}${path}`);
    expect([path, typeof title, typeof description, String(description).length > 20]).toEqual([path, 'string', 'string', true]);
  }
});

describe('the concordance as a workbook', () => {
  const parts = unzipSync(files.get('novuss/concordance.xlsx')?.() as Uint8Array);
  const sheetOf = new new Window().DOMParser().parseFromString(
    strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array),
    'application/xml',
  );
  const [head = [], ...rows] = [...sheetOf.querySelectorAll('row')].map((row) => [...row.children].map((one) => one.textContent));

  test('has the columns of the file and the titles in each language', () => {
    expect(head.join()).toBe('id,title_de,title_ru,title_et,title_en,2008,2010,2017,club,change_2008_2010,change_2010_2017');
    const titles = LANGS.map((lang) => corpus.provisions.find(({ id }) => id === 'striker-pocketed')?.texts[lang]?.title);
    expect(rows.find(([id]) => id === 'striker-pocketed')).toEqual([
      'striker-pocketed',
      ...titles,
      ...['17.1.g', '17.1.г', '17.1.4', '5.6 •15', 'unchanged', 'renumbered'],
    ]);
  });
  test('every cell is a text: no article becomes a number or a date', () => {
    const cells = [...sheetOf.querySelectorAll('c')].filter((one) => one.children.length > 0);
    expect(cells.length).toBeGreaterThan(2000);
    expect(cells.filter((one) => one.getAttribute('t') !== 'inlineStr')).toEqual([]);
  });
  test('says what the file says', () => {
    const csv = textIn(files, 'novuss/concordance.csv').trimEnd().split('\n').slice(1);
    const plain = csv.filter((line) => !line.includes('"'));
    expect(plain).toEqual(rows.map(([id, ...more]) => [id, ...more.slice(LANGS.length)].join()).filter((line) => plain.includes(line)));
    expect(rows.map(([id]) => id)).toEqual(csv.map((line) => line.split(',')[0]));
  });
});

describe('what an edition amends', () => {
  const amendments = exportAmendments(corpus);
  test('is of the shape that its schema says', () => {
    const result = exportedAmendments.safeParse(jsonIn(files, 'novuss/amendments.json'));
    expect(result.success ? [] : result.error.issues.slice(0, 5)).toEqual([]);
  });
  test('is what the provisions say of themselves', () => {
    expect(amendments.map(({ edition, basis }) => [edition, basis])).toEqual([
      ['2010', '2008'],
      ['2017', '2010'],
    ]);
    for (const { edition, provisions } of amendments) {
      const changed = corpus.provisions.flatMap(({ id, editions }) => {
        const kind = editions[edition as '2017'].change?.kind;
        return kind === undefined || kind === 'unchanged' ? [] : [[id, kind]];
      });
      expect(provisions.map(({ provision, kind }) => [provision, kind])).toEqual(changed);
      // what is ruled differently says by what, and nothing else does
      expect(provisions.filter(({ kind }) => kind === 'amended').every(({ differs }) => differs !== undefined)).toBe(true);
      expect(provisions.filter(({ kind }) => kind === 'introduced').map(({ from }) => from.length)).not.toContain(1);
    }
  });
  test('names the numbers that change', () => {
    const of2017 = amendments.find(({ edition }) => edition === '2017')?.parameters.map(({ id }) => id);
    expect(of2017).toContain('cueLength');
    expect(of2017).not.toContain('pocketDiameter');
  });
});

/** What the published schema asks of the order of children, where we use them. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  akomaNtoso: ['act'],
  act: ['meta', 'preface', 'body'],
  meta: ['identification', 'analysis', 'references'],
  analysis: ['activeModifications'],
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
      if (!element && name === 'analysis') continue;
      expect(
        [...(element?.children ?? [])].map(({ tagName }) => tagName),
        name,
      ).toEqual(order.filter((child) => child !== 'analysis' || edition.basis !== undefined));
    }
    const mods = all.filter(({ tagName }) => tagName === 'textualMod');
    expect(mods.map((mod) => mod.getAttribute('eId'))).toEqual(
      modificationsIn(book, edition.id).map(({ provision }) => `amod_${provision}`),
    );
    for (const mod of mods) {
      expect(mod.getAttribute('type')).toMatch(/^(?:repeal|substitution|insertion|renumbering|split|join)$/);
      const children = [...mod.children].map(({ tagName }) => tagName);
      expect(children).toEqual(children.toSorted((a, b) => (a === b ? 0 : a === 'source' ? -1 : 1)));
      expect(new Set(children)).toEqual(new Set(['source', 'destination']));
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

    const paragraphs = all.filter(({ tagName }) => tagName === 'paragraph');
    const idIn = (paragraph: (typeof all)[number]) => paragraph.getAttribute('eId')?.split('__para_')[1];
    const homes = new Map(
      paragraphs.flatMap((one) => (one.hasAttribute('wId') ? [[idIn(one), one.parentElement?.getAttribute('eId')]] : [])),
    );
    for (const one of paragraphs.filter((paragraph) => !paragraph.hasAttribute('wId')))
      expect(one.querySelector('ref')?.getAttribute('href'), 'leads to the text').toBe(`#${homes.get(idIn(one))}`);
  });
});
