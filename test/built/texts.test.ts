/** What built pages say, read from disk. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { EDITION_NAMES } from '../../src/compiled/edition-names.ts';
import { PLACES } from '../../src/corpus/happenings.ts';
import { INCIDENT_TYPES, STROKE_RULES } from '../../src/referee/codes.ts';
import { DIST, LANGUAGES, pages, parsed } from '../support/dist.ts';

test('no sentence ends in two full stops, as where Russian writes a year', () => {
  const twice = pages()
    .filter(({ html }) => /г\.\.(?!\.)/.test(html.replace(/<script[\s\S]*?<\/script>/g, '')))
    .map(({ path }) => path);
  expect(twice).toEqual([]);
});

test('in a guide no line ends between a bracket and the article it holds', () => {
  const css = [...readFileSync(join(DIST, 'de/guide/ten-minutes/index.html'), 'utf8').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    .map(([, href = '']) => readFileSync(join(DIST, href), 'utf8'))
    .join('');
  const rule = /\.cited\{[^}]*\}/.exec(css)?.[0] ?? '';
  expect(rule).toContain('nowrap');
  expect(rule).not.toContain('inline-flex');
});

test('every case that is judged or placed has its decision under every edition that decides it', () => {
  const known: readonly { readonly id: string; readonly command: string; readonly editions: readonly string[] }[] = JSON.parse(
    readFileSync(join(DIST, 'data/quiz/cases.json'), 'utf8'),
  );
  const names: Readonly<Record<string, string>> = EDITION_NAMES.en;
  expect(known.length).toBeGreaterThanOrEqual(150);
  const decided = known.filter(({ command }) => command === 'judge' || command === 'place');
  expect(decided.length).toBeGreaterThan(150);
  const missing = decided.flatMap(({ id, editions }) => {
    const page = parse(readFileSync(join(DIST, `en/cases/${id}/index.html`), 'utf8'));
    const texts = page.querySelectorAll('.one-case .ruling .marks .sr').map((mark) => mark.text);
    const wanted = editions.map((edition) => names[edition] as string);
    return wanted.filter((name) => !texts.some((text) => text.includes(name))).map((name) => `${id}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('the drawing and its table say the same', () => {
  const page = pages().find(({ path }) => path === '/en/compare/');
  if (!page) throw new Error('/en/compare/ is missing');
  const root = parsed(page);
  const bands = root.querySelectorAll('.flow .band');
  const rows = root.querySelectorAll('.flow-table tbody tr');
  expect(bands.length).toBe(rows.length);
  for (const kind of ['stays', 'moves', 'comes', 'goes']) {
    const drawn = bands.filter((band) => band.classList.contains(`f-${kind}`)).length;
    expect(drawn, kind).toBeGreaterThan(0);
    expect(rows.filter((row) => row.classList.contains(`t-${kind}`)).length, kind).toBe(drawn);
  }
});

test('one number of rules ruled differently on every page that says it', () => {
  const page = (path: string) => parse(readFileSync(join(DIST, path, 'index.html'), 'utf8'));
  const said = (path: string, selector: string) => [
    path,
    [
      ...new Set(
        page(path)
          .querySelectorAll(selector)
          .map((one) => one.getAttribute('data-ruled')),
      ),
    ],
  ];
  const pair = page('en/compare/2010/2017');
  const first = pair.querySelector('#differences [data-ruled]')?.getAttribute('data-ruled') ?? '';
  expect(Number(first)).toBeGreaterThan(20);
  expect([
    said('en/compare/2010/2017', '#differences [data-ruled]'),
    said('en/compare/parts/2010/2017', '[data-ruled]'),
    said('en/compare/parts', '[href$="/compare/2010/2017/#differences"][data-ruled]'),
    said('en/compare', '.amended [data-ruled], .e-2017 [data-ruled]'),
  ]).toEqual(['en/compare/2010/2017', 'en/compare/parts/2010/2017', 'en/compare/parts', 'en/compare'].map((path) => [path, [first]]));
  expect(pair.querySelector('main')?.text).toContain(`ruled differently (${first})`);
  expect(pair.querySelectorAll('.typed tbody tr:not(.ground)').length).toBe(Number(first));
});

test('language and edition change and the place stays', () => {
  const links = (path: string) =>
    parse(readFileSync(join(DIST, path, 'index.html'), 'utf8'))
      .querySelectorAll('a')
      .map((link) => ({ lang: link.getAttribute('hreflang'), href: link.getAttribute('href') ?? '' }));
  const chapter = links('de/rules/2017/17');
  expect(chapter.find(({ lang }) => lang === 'ru')?.href).toContain('/ru/rules/2017/17/');
  expect(links('en/rules/2017/17').map(({ href }) => href)).toContainEqual(expect.stringContaining('/en/rules/2010/17/'));
  expect(links('en/provision/striker-pocketed').map(({ href }) => href)).toContainEqual(
    expect.stringMatching(/\/en\/rules\/2008\/17\/#17\.1\.g$/),
  );
});

test('what happened: every incident and every code of a stroke leads to a rule, in every language', () => {
  const all = new Map(pages().map((page) => [page.path, page]));
  const lost = LANGUAGES.flatMap((lang) => {
    const roots = PLACES.flatMap((place) => {
      const page = all.get(`/${lang}/happened/${place}/`);
      return page ? [parsed(page)] : [];
    });
    const linked = new Set(
      roots.flatMap((root) =>
        root.querySelectorAll('.leaf').flatMap((leaf) => (leaf.querySelector('.to a[href*="/provision/"]') ? [leaf.id] : [])),
      ),
    );
    return [...INCIDENT_TYPES, ...STROKE_RULES].filter((code) => !linked.has(code)).map((code) => `${lang} ${code}`);
  });
  expect(lost, DIST).toEqual([]);
});

describe('a title that an edition has for itself', () => {
  type Exported = {
    readonly id: string;
    readonly editions: Readonly<Record<string, { readonly wording?: string }>>;
    readonly texts: Readonly<Record<string, { readonly title: string; readonly titles?: Readonly<Record<string, string>> }>>;
  };
  const provisions: readonly Exported[] = JSON.parse(readFileSync(join(DIST, 'data/novuss/provisions.json'), 'utf8'));
  const page = (path: string) => parse(readFileSync(join(DIST, path, 'index.html'), 'utf8'));
  const own = ({ editions, texts }: Exported, lang: string, edition: string) => texts[lang]?.titles?.[editions[edition]?.wording ?? ''];
  const texts = (root: ReturnType<typeof page>, selector: string) => root.querySelectorAll(selector).map(({ text }) => text.trim());

  test.each(LANGUAGES)('stands over its rule in the whole book, and the one over all editions over the others, %s', (lang) => {
    for (const edition of ['2008', '2010', '2017', 'club']) {
      const links = page(`${lang}/rules/${edition}/print`).querySelectorAll('.whole-prov h3 a');
      const shown = new Map(links.map((link) => [link.getAttribute('href')?.split('/').at(-2) ?? '', link.text]));
      const stands = provisions.filter(({ id }) => shown.has(id));
      expect(stands.filter((one) => own(one, lang, edition) !== undefined).length, edition).toBeGreaterThan(5);
      expect(Object.fromEntries(stands.map(({ id }) => [id, shown.get(id)]))).toEqual(
        Object.fromEntries(stands.map((one) => [one.id, own(one, lang, edition) ?? one.texts[lang]?.title])),
      );
    }
  });

  test('stands over its text on the rule’s page', () => {
    const titled = provisions.filter(({ texts }) => texts['en']?.titles);
    expect(titled.length).toBeGreaterThan(10);
    for (const one of titled) {
      const wanted = Object.values(one.texts['en']?.titles ?? {});
      expect(texts(page(`en/provision/${one.id}`), '.column h3').toSorted(), one.id).toEqual(wanted.toSorted());
    }
  });

  test('stands over both texts beside each other where they differ, else once over the row', () => {
    const rows = page('en/compare/2010/2017').querySelectorAll('.pair-row');
    const named = (row: (typeof rows)[number]) => row.querySelector('h3 a')?.getAttribute('href')?.split('/').at(-2);
    const titled = provisions.flatMap((one) => {
      const row = rows.find((candidate) => named(candidate) === one.id);
      return row && (own(one, 'en', '2010') ?? own(one, 'en', '2017')) !== undefined ? [{ one, row }] : [];
    });
    expect(titled.length).toBeGreaterThan(10);
    for (const { one, row } of titled) {
      const [before, after] = [own(one, 'en', '2010'), own(one, 'en', '2017')];
      expect([texts(row, 'h3'), texts(row, 'h4')], one.id).toEqual(
        before === after ? [[after], []] : [[one.texts['en']?.title], [before, after].filter((title) => title !== undefined)],
      );
    }
  });
});
