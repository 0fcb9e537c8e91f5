import { describe, expect, test } from 'vitest';
import { articleIn, questionIn, reportOf } from '../src/client/report/report-text.ts';
import { compareArticles } from '../src/corpus/article-order.ts';
import { COMPLETE_LANGS, type Lang } from '../src/corpus/languages.ts';
import { loadChangelog } from '../src/files/changelog.ts';
import { corpus, edition, provision } from '../src/site/book.ts';
import { atom, changeEntries, changesOf, changesOfEdition, editionEntries, newestFirst } from '../src/site/compare/feed.ts';
import { cardDrawings, cardRules } from '../src/site/paper/card.ts';
import { pairHeads, runningHeads, unofficial } from '../src/site/paper/running.ts';
import { strings } from '../src/ui/strings-all.ts';

const EDITIONS = corpus.editions.map(({ id }) => id);

const NO_TEXT = Object.fromEntries(COMPLETE_LANGS.map((lang) => [lang, ''])) as Readonly<Record<Lang, string>>;

describe('the pocket card', () => {
  test('2017: what costs a penalty disc, a warning, a set stands under its heading with its article', () => {
    const where = new Map(
      cardRules('2017').flatMap(({ group, rules }) => rules.map(({ provision: p, article }) => [p.id, `${group} ${article}`])),
    );
    expect(where.get('striker-pocketed')).toBe('penalty 17.1.4');
    expect(where.get('third-warning')).toMatch(/^game 15\.3/);
    // one disc moved by hand costs a penalty disc, the set only from two
    expect(where.get('disc-touched')).toBe('penalty 17.1.10');
    expect(where.get('discs-moved-without-stroke')).toBe('set 16.1.5');
    expect([...where.values()].filter((one) => one.startsWith('warning')).length).toBeGreaterThan(15);
  });
  test.each(EDITIONS)('%s: no rule twice in a group, each group in the order of its articles, something to look at', (id) => {
    const groups = cardRules(id);
    for (const { rules } of groups) expect(new Set(rules.map((rule) => rule.provision.id)).size).toBe(rules.length);
    const all = groups.flatMap(({ rules }) => rules);
    const several = new Set(all.map((rule) => rule.provision.id).filter((one, i, ids) => ids.indexOf(one) !== i));
    // what stands in two groups says which of its cases each is about
    for (const rule of all) if (several.has(rule.provision.id)) expect([rule.provision.id, rule.partly]).toEqual([rule.provision.id, true]);
    for (const { rules } of groups)
      for (const [i, rule] of rules.slice(1).entries())
        expect(compareArticles(rules[i]?.article ?? '', rule.article)).toBeLessThanOrEqual(0);
    for (const { drawn } of cardDrawings(id)) expect(drawn.placements.length).toBeGreaterThan(0);
  });
  test('articles are ordered by number, not by letter', () => {
    expect(['17.1.10', '17.1.9', '5.6', '17.1', 'Annex 1 row 2'].toSorted(compareArticles)).toEqual([
      '5.6',
      '17.1',
      '17.1.9',
      '17.1.10',
      'Annex 1 row 2',
    ]);
    expect(['5.6 •11', '12 ¶10', '5.6 •2', '12 ¶9 s2', '12 ¶9 s1'].toSorted(compareArticles)).toEqual([
      '5.6 •2',
      '5.6 •11',
      '12 ¶9 s1',
      '12 ¶9 s2',
      '12 ¶10',
    ]);
  });
});

describe('margins of prints', () => {
  test.each(EDITIONS)('%s: every page says that it is unofficial and what prevails', (id) => {
    for (const lang of COMPLETE_LANGS) {
      const css = runningHeads(lang, id);
      expect(css).toContain(unofficial(lang, id));
      expect(unofficial(lang, id)).toContain(edition(id).issuer[lang]);
      expect(css.split('"').length % 2).toBe(1);
    }
  });
});

describe('a report of an error', () => {
  test.each([
    ['/de/rules/2017/17/#17.1.4', '2017', '17.1.4'],
    ['/novuss/ru/rules/2010/13/', '2010', '13'],
    ['/et/rules/club/', 'club', undefined],
    ['/et/rules/2008/print/', '2008', undefined],
    ['/en/glossary/#disc', undefined, undefined],
  ])('%s is about %s, %s', (address, book, number) => {
    expect(articleIn(address)).toEqual({ ...(book ? { book } : {}), ...(number ? { number } : {}) });
  });
  test('fills in what is empty and leaves the rest', () => {
    expect(reportOf('Seite: \nSprache: Deutsch\nWas steht da:', { Seite: 'https://x/de/', Sprache: 'anders' })).toBe(
      'Seite: https://x/de/\nSprache: Deutsch\nWas steht da:',
    );
  });
});

describe('changes', () => {
  test('each entry has its own id, a day, texts in four languages and rules that exist', () => {
    const entries = loadChangelog();
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { provisions } of entries) expect(provisions.filter((id) => !provision(id))).toEqual([]);
  });
  test('the feed is Atom, with text that cannot break it', () => {
    const feed = atom({
      lang: 'de',
      title: 'A & B',
      subtitle: 's',
      author: 'x',
      page: 'https://x/de/changes/',
      self: 'https://x/de/changes/feed.xml',
      entries: changeEntries(
        [{ id: 'one', date: '2026-11-21', provisions: [], texts: { ...NO_TEXT, de: '1 < 2' } }],
        'de',
        'https://x/de/changes/',
      ),
    });
    expect(feed).toContain('<title>A &amp; B</title>');
    expect(feed).toContain('<id>https://x/de/changes/#one</id><title>1 &lt; 2</title>');
    expect(feed).toContain('<updated>2026-11-21T00:00:00Z</updated>');
  });
});

describe('feeds of an edition and of a rule', () => {
  const entry = (id: string, date: string, provisions: readonly string[]) => ({ id, date, provisions: [...provisions], texts: NO_TEXT });
  const all = [
    entry('texts', '2026-11-22', []),
    entry('greeting', '2026-11-23', ['greeting']),
    entry('other', '2026-11-24', ['stroke-time']),
  ];
  const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

  test('a rule has what concerns it, and what concerns all', () => {
    expect(ids(changesOf(all, ['greeting']))).toEqual(['texts', 'greeting']);
    expect(ids(changesOf(all, ['penalty-debt']))).toEqual(['texts']);
  });
  test('an edition has what concerns the rules that it has', () => {
    const handshake = [entry('handshake', '2026-11-23', ['exclusion-handshake-refused'])];
    expect(ids(changesOfEdition(handshake, corpus, '2010'))).toEqual(['handshake']);
    // 2017 has no such rule
    expect(ids(changesOfEdition(handshake, corpus, '2017'))).toEqual([]);
  });
  test('a rule says which editions changed it, on the day they came into force', () => {
    const rule = provision('exclusion-handshake-refused');
    const entries = newestFirst(rule ? editionEntries(corpus, rule, 'en', 'https://x/en/provision/h/') : []);
    expect(entries.map(({ address, date }) => [address, date])).toEqual([
      ['https://x/en/provision/h/#in-2017', '2017-01-01'],
      ['https://x/en/provision/h/#in-2010', '2010-03-01'],
    ]);
    for (const { text } of entries) expect(text).not.toBe('');
  });
  test('what an edition leaves as it was is no news', () => {
    for (const rule of corpus.provisions) {
      const kinds = corpus.editions.flatMap(({ id, inForce }) =>
        inForce && rule.editions[id].change ? [rule.editions[id].change.kind] : [],
      );
      const news = kinds.filter((kind) => kind !== 'unchanged' && kind !== 'renumbered');
      expect(editionEntries(corpus, rule, 'de', 'https://x/'), rule.id).toHaveLength(news.length);
    }
  });
});

describe('running heads of comparisons', () => {
  test.each(COMPLETE_LANGS)('%s: both books and what prevails stand on every sheet', (lang) => {
    const sheet = pairHeads(lang, { from: 'club', to: '2010' });
    expect(sheet).toContain(edition('club').title[lang]);
    expect(sheet).toContain(edition('2010').title[lang]);
    expect(sheet).toContain(strings('paper', lang).unofficialAll);
    expect(sheet).toContain('"novuss 2010"');
    expect(pairHeads(lang, { from: '2008', to: '2017' })).toContain('"novuss 2008 – 2017"');
  });
});

test('a report of an unanswered question says what was asked and what was shown', () => {
  expect(questionIn('/en/search/?q=puck+in&shown=The+striker+falls')).toEqual({ asked: 'puck in', shown: 'The striker falls' });
  expect(questionIn('/en/search/?q=xyzzy&shown=')).toEqual({ asked: 'xyzzy', shown: '–' });
  expect(questionIn('/en/rules/2017/17/#17.1.4')).toBeUndefined();
  expect(reportOf('Page: \nAsked:\nShown:', { Page: 'here', Asked: 'puck in', Shown: '–' })).toBe('Page: here\nAsked: puck in\nShown: –');
});
