import { describe, expect, test } from 'vitest';
import { COMPLETE_LANGS } from '../../src/corpus/languages.ts';
import { tellRate, tellState } from '../../src/i18n/divergence.ts';
import { loadDivergenceStrings } from '../../src/i18n/divergence-strings.ts';
import { loadMapStrings } from '../../src/i18n/map-strings.ts';
import { RULING_WORDS } from '../../src/i18n/ruling-words.ts';
import type { CaseState } from '../../src/referee/types.ts';
import { foreignQuotes } from '../support/quotes.ts';

type Tree = { readonly [key: string]: string | Tree };
const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );
const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort();

describe.each([
  ['the ruling map', loadMapStrings],
  ['where the editions part', loadDivergenceStrings],
] as const)('%s', (_, load) => {
  test.each(COMPLETE_LANGS)('in %s has every key of English and no other, with the same values to fill in', async (lang) => {
    const english = new Map(flat((await load.en()) as unknown as Tree));
    const own = flat((await load[lang]()) as unknown as Tree);
    expect(own.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of own) expect([key, names(text)]).toEqual([key, names(english.get(key) ?? '')]);
  });

  test.each(COMPLETE_LANGS)('in %s is written with its own quotation marks', async (lang) => {
    const wrong = foreignQuotes(lang);
    expect(flat((await load[lang]()) as unknown as Tree).filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});

const FULL: CaseState = {
  debts: { red: 1, black: 2 },
  warnings: { red: 1, black: 2 },
  turn: 2,
  first: 'red',
  cleared: ['red'],
  darkMisses: { red: 2, black: 3 },
  delays: { red: 1, black: 2 },
  losses: { red: { lateness: 1 }, black: { misconduct: 1 } },
  deciding: true,
};

test.each(COMPLETE_LANGS)('everything that can stand in the books is said in %s, nothing left to fill in', async (lang) => {
  const voice = { s: await loadDivergenceStrings[lang](), names: RULING_WORDS[lang].names, lang };
  const colors = { red: ['south'], black: ['north'] } as const;
  const said = tellState({ state: FULL, format: 'singles', colors }, voice);
  expect(said).toHaveLength(12);
  expect(said.join(' ')).not.toMatch(/[{}[\]]|undefined/);
  const doubles = tellState(
    { state: { debts: { north: 1 }, turn: 4 }, format: 'doubles', colors: { red: ['south', 'north'], black: ['west', 'east'] } },
    voice,
  );
  expect(doubles).toHaveLength(3);
  const subject = { format: 'singles', colors, shooter: 'south', state: {}, incidents: [], discs: [], striker: null } as const;
  const played = { ...subject, stroke: { angle: 90, speed: 3 } };
  const rates = [tellRate(12, played, 6000, voice), tellRate(0, played, 6000, voice), tellRate(0, subject, 6000, voice)];
  expect(new Set(rates).size).toBe(3);
  expect(rates.join(' ')).not.toMatch(/[{}[\]]|undefined|NaN/);
});
