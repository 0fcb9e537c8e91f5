/** The pages, feeds and files of the built site, read from disk: what can be told without a browser. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { anchorFor } from '../../src/corpus/anchor.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { runJudge } from '../../src/notation/run/judge.ts';
import { EDITION_IDS, type EditionId } from '../../src/referee/types.ts';
import { type BuiltPage, DIST, LANGUAGES, ownTexts, pages, parsed } from '../support/dist.ts';

const { corpus } = loadCorpus();
const all = pages();
const byPath = new Map(all.map((page) => [page.path, page]));

test('every chapter, provision and page of the map is there in four languages', () => {
  const wanted = LANGUAGES.flatMap((lang) => [
    `/${lang}/`,
    ...['table', 'quiz', 'exam', 'tournament', 'scoresheet', 'compare', 'glossary', 'equipment', 'about'].map(
      (name) => `/${lang}/${name}/`,
    ),
    ...corpus.editions.flatMap(({ id, chapters }) => [
      `/${lang}/rules/${id}/`,
      ...chapters.map((chapter) => `/${lang}/rules/${id}/${chapter.id}/`),
    ]),
    ...corpus.provisions.map(({ id }) => `/${lang}/provision/${id}/`),
  ]);
  expect(wanted.filter((path) => !byPath.has(path))).toEqual([]);
});

test('what the full-text search reads of a page ends with the base forms of its terms, under their label', () => {
  const folder = join(DIST, 'pagefind/fragment');
  const read = readdirSync(folder).map((name) => gunzipSync(readFileSync(join(folder, name))).toString());
  for (const label of ['Begriffe: ', 'Термины: ', 'Mõisted: ', 'Terms: '])
    expect(read.filter((text) => text.includes(label))).not.toEqual([]);
  expect(read.filter((text) => text.includes('undefined: '))).toEqual([]);
});

test('the sitemap names every page that may be found by search, but for the search itself, and nothing else', () => {
  const named = [...readFileSync(join(DIST, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    new URL(address).pathname.replace(/^.*?(?=\/[a-z]{2}\/)/, ''),
  );
  const found = all
    .filter(({ path, html }) => /^\/[a-z]{2}\//.test(path) && !path.endsWith('/search/') && !html.includes('content="noindex"'))
    .map(({ path }) => path);
  expect(named.toSorted()).toEqual(found.toSorted());
});

test('each article has its anchor, in ASCII and unique, on its chapter’s page', () => {
  const missing = LANGUAGES.flatMap((lang) =>
    corpus.editions.flatMap(({ id, chapters }) =>
      chapters.flatMap((chapter) => {
        const path = `/${lang}/rules/${id}/${chapter.id}/`;
        const ids = [...(byPath.get(path)?.html ?? '').matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '');
        const twice = ids.filter((name, i) => ids.indexOf(name) !== i);
        const absent = chapter.articles.map(anchorFor).filter((anchor) => !ids.includes(anchor));
        return [...absent.map((anchor) => `${path}#${anchor} is missing`), ...twice.map((anchor) => `${path}#${anchor} stands twice`)];
      }),
    ),
  );
  expect(missing).toEqual([]);
});

test('no link is dead, no anchor missing', () => {
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (path: string) => {
    const known = ids.get(path);
    if (known) return known;
    const found = new Set([...(byPath.get(path)?.html ?? '').matchAll(/\s(?:id|name)="([^"]+)"/g)].map((match) => match[1] ?? ''));
    ids.set(path, found);
    return found;
  };
  const dead = all.flatMap((page) =>
    [...page.html.matchAll(/\s(?:href|src)="([^"]*)"/g)].flatMap((match) =>
      deadLink(page, (match[1] ?? '').replaceAll('&amp;', '&'), idsOf),
    ),
  );
  expect([...new Set(dead)].slice(0, 30)).toEqual([]);
});

function deadLink(page: BuiltPage, href: string, idsOf: (path: string) => ReadonlySet<string>): readonly string[] {
  if (/^(mailto:|data:|https?:)/.test(href)) return [];
  const url = new URL(href, `http://site${page.path}`);
  const path = decodeURIComponent(url.pathname);
  const target = byPath.has(path) ? path : existsSync(join(DIST, path)) ? undefined : null;
  if (target === null) return [`${page.path}: ${href}`];
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (target === undefined || anchor === '' || /^[pbcq]=/.test(anchor) || idsOf(target).has(anchor)) return [];
  return [`${page.path}: ${href} (no such anchor)`];
}

/** Words that give a language away; none of them is a word of another of the four. */
const GIVEAWAYS: Readonly<Record<string, RegExp>> = {
  de: /(?<![\p{L}-])(?:und|oder|nicht|wird|wenn|eine[rnms]?|der|dem|des|ist|auf|Stein|Spieler|Schlagscheibe)(?![\p{L}-])/u,
  et: /(?<![\p{L}-])(?:ning|kui|mis|seib|löögi|mängija|pole|ei ole|või)(?![\p{L}-])/u,
  en: /(?<![\p{L}-])(?:the|and|of|with|player|which|stroke|disc|this)(?![\p{L}-])/u,
  ru: /[а-яё]{3,}/iu,
};
/** What stands in Latin letters in any Russian text: names, units, sources. */
const LATIN_ALLOWED =
  /^(?:novuss|koroona|JavaScript|Safari|novuss-sport|org|mm|CSV|JSON|XML|SVG|Akoma|Ntoso|CC|BY|MIT|Latvijas|FINSO|GitHub|Annex|row|Anm|note|Note|Starting|chapeau|intro|team|line|up|Deutsch|Eesti|English|GNU|Backgammon|bar|off)$/i;

/** Addresses and names of files are the same in every language. */
const ADDRESS = /https?:\/\/\S+|[\w-]+\.(?:json|csv|xlsx|xml)/g;

test('no text in another language than the page’s, unless marked', () => {
  const foreign = all.flatMap((page) => {
    if (page.path === '/' || page.path === '/404.html') return [];
    const { lang, texts } = ownTexts(page);
    const others = Object.entries(GIVEAWAYS).filter(([other]) => other !== lang);
    return texts.flatMap((text) => {
      const hit = others.find(([, pattern]) => pattern.test(text));
      if (hit) return [`${page.path} (${hit[0]} in ${lang}): ${text.slice(0, 80)}`];
      if (lang !== 'ru') return [];
      const latin = (text.replace(ADDRESS, '').match(/[a-z]{4,}/gi) ?? []).filter((word) => !LATIN_ALLOWED.test(word));
      return latin.length > 0 ? [`${page.path} (Latin letters): ${latin.join(' ')} in: ${text.slice(0, 80)}`] : [];
    });
  });
  expect([...new Set(foreign)].slice(0, 40)).toEqual([]);
});

test('every page has one heading, a title, a description, its own address and its siblings', () => {
  const wrong = all.flatMap((page) => {
    if (page.path === '/' || page.path === '/404.html') return [];
    const root = parsed(page);
    const problems = [
      root.querySelectorAll('h1').length === 1 ? '' : 'not one h1',
      root.querySelector('title')?.text ? '' : 'no title',
      root.querySelector('meta[name=description]')?.getAttribute('content') ? '' : 'no description',
      root.querySelector('link[rel=canonical]') ? '' : 'no canonical address',
      // a frame of another site is found by nobody but that site
      page.html.includes('content="noindex"') || root.querySelectorAll('link[rel=alternate][hreflang]').length >= 4
        ? ''
        : 'siblings in other languages missing',
    ];
    return problems.filter(Boolean).map((problem) => `${page.path}: ${problem}`);
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});

test('no style in markup, no request to another host', () => {
  const wrong = all.flatMap((page) => {
    const outside = [
      ...page.html.matchAll(/<(?:script|img|iframe|source)[^>]+src="(https?:[^"]+)"/g),
      ...page.html.matchAll(/<link[^>]+rel="(?:stylesheet|preload|icon)"[^>]+href="(https?:[^"]+)"/g),
    ];
    return [
      ...(/\sstyle="/.test(page.html) ? [`${page.path}: style attribute`] : []),
      ...(page.html.includes('http-equiv="content-security-policy"') ? [] : [`${page.path}: no content security policy`]),
      ...outside.map((match) => `${page.path}: ${match[1]}`),
    ];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});

test('the search page has one box to type in, every other page has one in its head', () => {
  const boxes = (path: string) =>
    parsed(byPath.get(path) ?? { path, html: '' })
      .querySelectorAll('input[type=search][name=q]')
      .map((box) => (box.closest('header') ? 'head' : 'page'));
  for (const lang of LANGUAGES) {
    expect(boxes(`/${lang}/search/`), lang).toEqual(['page']);
    expect(boxes(`/${lang}/about/`), lang).toEqual(['head']);
  }
});

test('the tools of a tournament hall, training and exam offer to keep the language', () => {
  for (const lang of LANGUAGES) {
    for (const name of ['table', 'tournament', 'scoresheet', 'quiz', 'exam']) {
      const path = `/${lang}/${name}/`;
      const offer = parsed(byPath.get(path) ?? { path, html: '' }).querySelector('.keep-offline a');
      expect(offer?.getAttribute('href'), path).toBe(`/${lang}/offline/`);
    }
  }
});

test('the two books of a case in which they part say different things', () => {
  for (const lang of LANGUAGES) {
    const path = `/${lang}/compare/parts/`;
    const root = parsed(byPath.get(path) ?? { path, html: '' });
    expect(root.querySelectorAll('.pair-parts'), path).toHaveLength(6);
    const cards = root.querySelectorAll('.parting .card');
    expect(cards.length, path).toBeGreaterThanOrEqual(6);
    for (const card of cards) {
      const said = card.querySelectorAll('.ruling').map((ruling) => ruling.textContent);
      expect(said, path).toHaveLength(2);
      expect(said[0], path).not.toBe(said[1]);
    }
  }
});

test('the data files are served as the design says', () => {
  const provisions = JSON.parse(readFileSync(join(DIST, 'data/novuss/provisions.json'), 'utf8')) as readonly { readonly id: string }[];
  expect(provisions.length).toBe(corpus.provisions.length);
  expect(readFileSync(join(DIST, 'data/novuss/concordance.csv'), 'utf8').split('\n')[0]).toBe(
    'id,2008,2010,2017,club,change_2008_2010,change_2010_2017',
  );
  for (const file of ['parameters.json', 'scenarios.json', 'akn/2017.de.xml', 'akn/club.et.xml'])
    expect(existsSync(join(DIST, 'data/novuss', file)), file).toBe(true);
});

describe('the rulings on a case’s page', () => {
  const cases = corpus.scenarios.flatMap((scenario) => {
    const page = byPath.get(`/en/cases/${scenario.id}/`);
    return page && scenario.command === 'judge' ? [{ scenario, page }] : [];
  });
  /** The articles under which an edition rules, worked out anew by the command of the case contract. */
  const ruledBy = (scenario: (typeof cases)[number]['scenario'], edition: EditionId): readonly string[] => {
    const answer = runJudge({ ...scenario.input, edition });
    return answer.ok && !('rulings' in answer.value) ? answer.value.findings.map(({ article }) => article) : [];
  };

  test('each book’s column cites that book’s articles only, those of its own ruling', () => {
    const wrong: string[] = [];
    let cited = 0;
    for (const { scenario, page } of cases) {
      for (const card of parsed(page).querySelectorAll('.card .ruling')) {
        const books = [...card.querySelectorAll(':scope > .marks > [class*="e-"]')].map(
          (mark) => /\be-(\S+)/.exec(mark.getAttribute('class') ?? '')?.[1] ?? '',
        );
        for (const link of card.querySelectorAll('.wheres a')) {
          const [, name = ''] = /\/en\/rules\/([^/]+)\//.exec(link.getAttribute('href') ?? '') ?? [];
          const edition = EDITION_IDS.find((id) => id === name);
          const anchor = (link.getAttribute('href') ?? '').split('#')[1];
          cited += 1;
          const at = `${page.path}: ${name} ${link.textContent}`;
          if (!books.includes(name)) wrong.push(`${at} is on the card of ${books.join(', ')}`);
          if (!edition || !ruledBy(scenario, edition).some((article) => anchorFor(article) === anchor))
            wrong.push(`${at} is no article of its ruling`);
        }
      }
    }
    expect(cited).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });

  test('each can be shown to both players, with its own outcome in every language', () => {
    const wrong: string[] = [];
    for (const { page } of cases)
      for (const card of parsed(page).querySelectorAll('.card .ruling')) {
        const button = card.querySelector('[data-show-both]');
        const { edition, shown } = JSON.parse(button?.getAttribute('data-show-both') ?? '{}');
        const title = card.querySelector('.verdict')?.textContent?.trim() ?? '';
        const said = LANGUAGES.map((lang) => shown?.[lang]?.outcome.join(', ') ?? '');
        if (new Set(said).size !== LANGUAGES.length || !EDITION_IDS.includes(edition)) wrong.push(`${page.path}: ${said.join(' / ')}`);
        if (shown?.en?.outcome.join(', ').toLowerCase() !== title.toLowerCase()) wrong.push(`${page.path}: ${title}`);
      }
    expect(wrong).toEqual([]);
  });
});
