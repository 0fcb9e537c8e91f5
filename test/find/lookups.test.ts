import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { lookUp, lookUpAll, withoutName } from '../../src/client/look-up/look-up.ts';
import { match } from '../../src/client/look-up/match.ts';
import { numberIn } from '../../src/client/look-up/number.ts';
import { variants } from '../../src/client/look-up/variants.ts';
import { analyser } from '../../src/client/look-up/words.ts';
import { HAPPENINGS } from '../../src/compiled/happenings.ts';
import { CONCEPTS } from '../../src/corpus/happenings.ts';
import { RULE_CODES } from '../../src/referee/codes.ts';
import { lookup } from '../../src/site/look-up/entries.ts';
import { sheetLookup } from '../../src/site/look-up/sheet.ts';
import { fold } from '../../src/ui/fold.ts';
import { LANGS, type Lang } from '../../src/ui/langs.ts';

type Kind = 'numbers' | 'words' | 'happenings';
type List = Readonly<Record<Lang, Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>>>>;
const read = (name: string): List => load(readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8')) as List;

interface Outcome {
  readonly lang: Lang;
  readonly query: string;
  /** 1 = first; Infinity where it isn't found. */
  readonly rank: number;
  readonly found: readonly string[];
}

const DATA = Object.fromEntries(LANGS.map((lang) => [lang, lookup(lang)])) as Readonly<Record<Lang, ReturnType<typeof lookup>>>;

function outcomes(list: List): readonly Outcome[] {
  return LANGS.flatMap((lang) => {
    const data = DATA[lang];
    return Object.values(list[lang]).flatMap((group) =>
      Object.entries(group).map(([query, wanted]) => {
        // the lists name rules; a term or a page beside them is no wrong answer
        const found = match(query, data).hits.flatMap(({ entry }) => (entry.kind === 'rule' ? [entry.id] : []));
        const at = found.findIndex((id) => wanted.includes(id));
        return { lang, query, rank: at < 0 ? Number.POSITIVE_INFINITY : at + 1, found: found.slice(0, 4) };
      }),
    );
  });
}
const lineOf = ({ lang, query, rank, found }: Outcome): string => `${lang} ${query}: ${rank} (${found.join(', ')})`;

describe('sixty look-ups: fifteen a language, numbers, inflected words, happenings', () => {
  const all = outcomes(read('lookups'));
  test('there are sixty, fifteen a language', () => {
    expect(LANGS.map((lang) => all.filter((one) => one.lang === lang).length)).toEqual([15, 15, 15, 15]);
  });
  test('at least 58 have their rule first', () => {
    expect(
      all
        .filter(({ rank }) => rank !== 1)
        .map(lineOf)
        .slice(2),
    ).toEqual([]);
  });
  test('all have it among the first three', () => {
    expect(all.filter(({ rank }) => rank > 3).map(lineOf)).toEqual([]);
  });
});

/** What was measured, so that it doesn't get worse unseen; the lists are not what the look-up is tuned to. */
describe.each([
  ['seen', 'forty written after tuning, then learnt from', 30, 36],
  ['held-out', 'forty never tuned to: 27 first, 33 among the first three', 27, 33],
] as const)('%s: %s', (name, _, first, three) => {
  const all = outcomes(read(name));
  test('forty, ten a language', () => {
    expect(LANGS.map((lang) => all.filter((one) => one.lang === lang).length)).toEqual([10, 10, 10, 10]);
  });
  test(`${first} first, ${three} among the first three`, () => {
    const rest = all.filter(({ rank }) => rank > 1).map(lineOf);
    expect(all.filter(({ rank }) => rank === 1).length, rest.join('\n')).toBeGreaterThanOrEqual(first);
    expect(all.filter(({ rank }) => rank <= 3).length, rest.join('\n')).toBeGreaterThanOrEqual(three);
  });
});

describe('numbers as players write them', () => {
  test.each([
    ['17.1.4', '17.1.4'],
    ['17,1,4', '17.1.4'],
    ['17 1 4', '17.1.4'],
    ['17.1.г', '17.1.g'],
    ['17.1г', '17.1.g'],
    ['п. 17.1.г)', '17.1.g'],
    ['§17.1.l', '17.1.l'],
    ['Art. 5.6 •2', '5.6-b2'],
    ['ст. 18.1.ж', '18.1.zh'],
    ['nr 11', '11'],
    ['13 ¶3.5', '13-p3.5'],
  ])('%s is %s', (query, anchor) => {
    expect(numberIn(query)).toBe(anchor);
  });
  test.each(['Schlagscheibe', '3 Verwarnungen', 'две пешки', ''])('%s is none', (query) => {
    expect(numberIn(query)).toBeUndefined();
  });
  test('the book being read comes first', () => {
    const data = DATA.en;
    expect(match('12.10', data, '2008').hits[0]?.at?.edition).not.toBe('2008');
    expect(match('12.10', data, '2010').hits[0]?.at?.edition).toBe('2010');
    expect(match('12.10', data, '2017').hits[0]?.at?.edition).toBe('2017');
  });
  test('a number without dots is that number, with a letter it may lack them', () => {
    expect(
      match('12', DATA.en, '2017')
        .hits.map(({ at }) => at?.name)
        .filter((name) => name === '1.2'),
    ).toEqual([]);
    expect(match('12', DATA.en, '2017').hits[0]?.at?.name).toMatch(/^12/);
    expect(match('171l', DATA.en, '2008').hits[0]?.at?.name).toBe('17.1.l');
  });
  test('every article of every book is found by its own name', () => {
    const data = DATA.en;
    const lost = data.rules.flatMap((rule) =>
      Object.entries(rule.articles).flatMap(([edition, articles]) => {
        const names = articles.map(([, , name]) => name).filter((name) => /\d/.test(name));
        return names
          .filter((name) => !match(name, data, edition).hits.some((hit) => hit.entry === rule))
          .map((name) => `${edition} ${name}`);
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('words', () => {
  test('German umlauts may be typed as two letters', () => {
    expect(fold('zurueck', 'de')).toBe(fold('zurück', 'de'));
    expect(fold('ё Ё ž õ', 'ru')).toBe('е е z o');
  });
  test.each([
    ['en', 'striker', ['striker', '~strik', '#striker']],
    ['en', 'sank', ['sank', '#fall']],
    ['en', '30', ['=30']],
    ['en', 'seconds', ['second', '~secon', '=s']],
    ['de', 'zwei', ['zwei', '=2', '#both', '#several', '#twice']],
    ['de', 'der', []],
  ] as const)('%s %s stands for %j', (lang, word, tokens) => {
    const { notions } = DATA[lang].lexicon;
    const known = tokens.filter((token) => !token.startsWith('#') || token.slice(1) in notions);
    expect(analyser(DATA[lang].lexicon)(fold(word, lang))).toEqual(expect.arrayContaining(known));
  });
  test.each([
    ['ru', 'shaiba v luze', 'шаиба в лузе'],
    ['ru', 'ifq,f', 'шайба'],
    ['en', 'ыекшлук', 'striker'],
  ] as const)('%s: %s may be %s', (lang, typed, meant) => {
    expect(variants(typed, lang)).toContain(meant);
  });
  test.each(LANGS)('%s: ten thousand characters, control characters and any script are no error', (lang) => {
    for (const query of ['x'.repeat(10_000), 'пешка '.repeat(2_000), '\u0000\u001b[31m', '漢字 עברית', '%%% ((( ***', '🎱'])
      expect(() => lookUp(query, DATA[lang], { onSheet: false })).not.toThrow();
  });
});

test('every notion has words in every language, and every code notions', () => {
  for (const lang of LANGS)
    for (const concept of CONCEPTS) expect(DATA[lang].lexicon.notions[concept]?.length, `${lang} ${concept}`).toBeGreaterThan(1);
  for (const code of RULE_CODES) expect(HAPPENINGS[code].concepts.length, code).toBeGreaterThan(0);
});

describe('the backgammon sheet, a list of its own: eight a language, numbers with its name, words, happenings', () => {
  const SHEETS = Object.fromEntries(LANGS.map((lang) => [lang, sheetLookup(lang)])) as Readonly<
    Record<Lang, ReturnType<typeof sheetLookup>>
  >;
  const list = read('sheet');
  const all = LANGS.flatMap((lang) =>
    Object.values(list[lang]).flatMap((group) =>
      Object.entries(group).map(([query, wanted]) => {
        const group = lookUp(query, DATA[lang], { onSheet: true }, SHEETS[lang]).groups.find(({ book }) => book === 'sheet');
        const found = group?.hits.flatMap(({ entry }) => (entry.kind === 'rule' ? [entry.id] : [])) ?? [];
        const at = found.findIndex((id) => wanted.includes(id));
        return { lang, query, rank: at < 0 ? Number.POSITIVE_INFINITY : at + 1, found: found.slice(0, 4) };
      }),
    ),
  );
  test('there are eight a language', () => {
    expect(LANGS.map((lang) => all.filter((one) => one.lang === lang).length)).toEqual([8, 8, 8, 8]);
  });
  test('each rule stands first in the sheet’s group', () => {
    expect(all.filter(({ rank }) => rank !== 1).map(lineOf)).toEqual([]);
  });
  const booksOf = (query: string, lang: Lang, onSheet = false) =>
    lookUp(query, DATA[lang], { onSheet }, SHEETS[lang]).groups.map(
      ({ book, hits }) => `${book} ${hits.find(({ entry }) => entry.kind === 'rule')?.entry.id}`,
    );
  test.each([
    ['de', 'Pasch', 'doubles-four-moves'],
    ['en', 'bar', 'bar-comes-first'],
    ['ru', 'гаммон', 'gammon-counts-two'],
    ['et', 'täring', ''],
  ] as const)('%s %s: answered by the sheet on its pages or where it is named, and nowhere else', (lang, query, first) => {
    expect(booksOf(query, lang, true)[0]).toContain(`sheet ${first}`);
    expect(booksOf(`${query} backgammon`, lang)[0]).toContain(`sheet ${first}`);
    expect(booksOf(query, lang).join()).not.toContain('sheet');
  });
  test.each([
    ['de', 'Scheibe fällt in die Tasche', 'novuss striker-pocketed'],
    ['ru', 'шайба в лузе', 'novuss striker-pocketed'],
    ['et', '12', 'novuss'],
  ] as const)('%s %s: novuss comes first', (lang, query, first) => {
    expect(booksOf(query, lang)[0]).toContain(first);
  });
  test.each([
    ['de', 'wer fängt im zweiten Satz an', 'wie gewinnt man'],
    ['en', 'who starts second set', 'how to win'],
    ['ru', 'кто начинает второй сет', 'как выиграть'],
    ['et', 'kes alustab teist geimi', 'kuidas võita'],
  ] as const)('%s: what both games have is answered by novuss alone where backgammon is not named', (lang, ...queries) => {
    for (const query of queries) expect(booksOf(query, lang).map((book) => book.split(' ')[0])).toEqual(['novuss']);
  });
  test('a bare number is a novuss article; named, or on the sheet’s pages, it is the sheet’s rule', () => {
    expect(booksOf('12', 'de').join()).not.toContain('sheet');
    expect(booksOf('12', 'de', true)[0]).toBe('sheet both-numbers');
    for (const query of ['Konstanz 12', 'K 12', 'K12', 'Backgammon Regel 12']) expect(booksOf(query, 'de')).toEqual(['sheet both-numbers']);
    const all = lookUpAll('12', DATA.de, { onSheet: false }, SHEETS.de).groups;
    expect(all.map(({ book }) => book)).toEqual(['novuss', 'sheet']);
    expect(all[1]?.hits[0]?.entry.id).toBe('both-numbers');
  });
  test('a number of the sheet leads there at once', () => {
    const { go } = lookUp('Konstanz 10b', DATA.de, { onSheet: false }, SHEETS.de);
    expect([go?.book, go?.hit.at?.name]).toEqual(['sheet', '10b']);
    expect(lookUp('17.1.4', DATA.de, { onSheet: true }, SHEETS.de).go?.book).toBe('novuss');
    expect(lookUp('Pasch', DATA.de, { onSheet: true }, SHEETS.de).go).toBeUndefined();
  });
  test('its name alone leaves nothing to look for, but is understood', () => {
    expect(withoutName('Konstanzer Regeln', DATA.de)).toEqual({ rest: 'Regeln', named: true });
    expect(withoutName('Бэкгаммон', DATA.ru)).toEqual({ rest: '', named: true });
    expect(lookUp('Backgammon', DATA.en, { onSheet: false }, SHEETS.en).groups[0]).toMatchObject({ book: 'sheet' });
    expect(withoutName('Kreis', DATA.de)).toEqual({ rest: 'Kreis', named: false });
  });
  test.each(LANGS)('%s: every place of the sheet is found by its name', (lang) => {
    const sheet = SHEETS[lang];
    const lost = sheet.rules.flatMap((rule) =>
      Object.values(rule.articles)
        .flat()
        .map(([label]) => label)
        .filter((label) => !lookUp(label, DATA[lang], { onSheet: true }, sheet).groups[0]?.hits.some((hit) => hit.entry === rule)),
    );
    expect(lost).toEqual([]);
  });
});
