import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { fold } from '../../src/components/site/client/index-words.ts';
import { agreement, match, numberIn } from '../../src/components/site/client/match.ts';
import { lookup } from '../../src/components/site/lookup.ts';
import { CONCEPTS, HAPPENINGS } from '../../src/corpus/happenings.ts';
import { FIND_STRINGS } from '../../src/i18n/find-strings.ts';
import { LANGS, type Lang } from '../../src/i18n/langs.ts';
import { RULE_CODES } from '../../src/referee/codes.ts';

type Kind = 'numbers' | 'words' | 'happenings';
type List = Readonly<Record<Lang, Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>>>>;
const read = (name: string): List => parse(readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8')) as List;

interface Outcome {
  readonly lang: Lang;
  readonly query: string;
  /** 1 = first; Infinity where it isn't found. */
  readonly rank: number;
  readonly found: readonly string[];
}

function outcomes(list: List): readonly Outcome[] {
  return LANGS.flatMap((lang) => {
    const data = lookup(lang);
    return Object.values(list[lang]).flatMap((group) =>
      Object.entries(group).map(([query, wanted]) => {
        const found = match(query, data).hits.map((hit) => hit.rule.i);
        const at = found.findIndex((id) => wanted.includes(id));
        return { lang, query, rank: at < 0 ? Number.POSITIVE_INFINITY : at + 1, found: found.slice(0, 4) };
      }),
    );
  });
}
const told = ({ lang, query, rank, found }: Outcome): string => `${lang} ${query}: ${rank} (${found.join(', ')})`;

describe('sixty look-ups: fifteen a language, numbers, inflected words, happenings', () => {
  const all = outcomes(read('lookups'));
  test('there are sixty, fifteen a language', () => {
    expect(LANGS.map((lang) => all.filter((one) => one.lang === lang).length)).toEqual([15, 15, 15, 15]);
  });
  test('at least 55 have their rule first', () => {
    expect(
      all
        .filter(({ rank }) => rank !== 1)
        .map(told)
        .slice(5),
    ).toEqual([]);
  });
  test('all have it among the first three', () => {
    expect(all.filter(({ rank }) => rank > 3).map(told)).toEqual([]);
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
    const rest = all.filter(({ rank }) => rank > 1).map(told);
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
    const data = lookup('en');
    expect(match('12.10', data, '2008').hits[0]?.at?.edition).not.toBe('2008');
    expect(match('12.10', data, '2010').hits[0]?.at?.edition).toBe('2010');
    expect(match('12.10', data, '2017').hits[0]?.at?.edition).toBe('2017');
  });
  test('every article of every book is found by its own name', () => {
    const data = lookup('en');
    const lost = data.rules.flatMap((rule) =>
      Object.entries(rule.a).flatMap(([edition, articles]) => {
        const names = articles.map(([, , name]) => name).filter((name) => /\d/.test(name));
        return names
          .filter((name) => !match(name, data, edition).hits.some((hit) => hit.rule === rule))
          .map((name) => `${edition} ${name}`);
      }),
    );
    expect(lost).toEqual([]);
  });
});

describe('words', () => {
  test.each([
    ['kii', 'kiiga', 0.75],
    ['schlagscheibe', 'schlagscheiben', 0.75],
    ['пешкой', 'пешками', 0.6],
    ['scheibe', 'schlagscheibe', 0.5],
    ['auk', 'kaks', 0],
  ])('%s and %s agree by %f', (a, b, score) => {
    expect(agreement(a, b)).toBe(score);
  });
  test('German umlauts may be typed as two letters', () => {
    expect(fold('zurueck', 'de')).toBe(fold('zurück', 'de'));
    expect(fold('ё Ё ž õ', 'ru')).toBe('е е z o');
  });
});

test('every notion has words in every language, and every code notions', () => {
  for (const lang of LANGS)
    for (const concept of CONCEPTS) expect(FIND_STRINGS[lang].concepts[concept].length, `${lang} ${concept}`).toBeGreaterThan(1);
  for (const code of RULE_CODES) expect(HAPPENINGS[code].concepts.length, code).toBeGreaterThan(0);
});
