import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportAkn } from '../../src/corpus/exports/akn.ts';
import { exportProvisions } from '../../src/corpus/exports/shapes.ts';
import { figureOf, figureReferences, formatFigure, putFigures } from '../../src/corpus/figures.ts';
import { lintCorpus, withLines } from '../../src/corpus/lint/index.ts';
import { saysNumber } from '../../src/corpus/lint/number-words.ts';
import { type Corpus, LANGS, type Provision } from '../../src/corpus/model.ts';
import { parseCorpus } from '../../src/corpus/parse.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { readingsOf } from '../../src/files/review.ts';
import type { EditionId } from '../../src/referee/types.ts';

const content = readContentFiles(join(import.meta.dirname, '../../content'));

/** The corpus with one value of one parameter changed. */
function withValue(group: string, id: string, edition: EditionId, value: number): Corpus {
  const path = `novuss/parameters/${group}.json`;
  const parameters = JSON.parse(content.get(path) ?? '');
  const { values } = parameters[id];
  values[edition] = { article: '1', ...values[edition], value };
  const { corpus, problems } = parseCorpus(new Map([...content, [path, JSON.stringify(parameters)]]));
  expect(problems).toEqual([]);
  return corpus;
}

const wordingIn = (provision: Provision, edition: EditionId, lang: (typeof LANGS)[number]): string => {
  const entry = provision.editions[edition];
  return entry.absent ? '' : (provision.texts[lang]?.wordings[entry.wording] ?? '');
};

describe('a reference', () => {
  test.each([
    ['{{strokeTime}}', { id: 'strokeTime', part: 'value', ofBasis: false }],
    ['{{discMass.max}}', { id: 'discMass', part: 'max', ofBasis: false }],
    ['{{strikerHole.max@basis}}', { id: 'strikerHole', part: 'max', ofBasis: true }],
    ['{{stroke time}}', 'stroke time'],
    ['{{discMass.most}}', 'discMass.most'],
  ])('%s', (text, reference) => {
    expect(figureReferences(text)).toEqual([reference]);
  });

  test('without a number it stays as it was written', () => {
    expect(putFigures('{{a}}, {{b.max}}, {{ }}', ({ id }) => (id === 'a' ? '1' : undefined))).toBe('1, {{b.max}}, {{ }}');
  });
});

test.each([
  ['44.5 ± 0.5', { value: 44.5, tolerance: { plus: 0.5, minus: 0.5 } }, { value: 44.5, min: 44, max: 45, plus: 0.5, minus: 0.5 }],
  ['4.7 to 5.4', { value: 5.05, min: 4.7, max: 5.4 }, { value: 5.05, min: 4.7, max: 5.4 }],
  ['at most 22', { value: 22, max: 22 }, { value: 22, max: 22 }],
  ['40 inches', { value: 1016 }, { value: 1016, inches: 40 }],
  ['free', { value: null }, {}],
] as const)('the parts of %s', (_, stated, parts) => {
  for (const [part, figure] of Object.entries(parts)) expect(figureOf({ ...stated, article: '1' }, part as 'value')).toBe(figure);
  expect(figureOf({ ...stated, article: '1' }, 'value')).toBe('value' in parts ? parts.value : undefined);
});

test.each([
  ['de', '44,5'],
  ['ru', '44,5'],
  ['et', '44,5'],
  ['en', '44.5'],
] as const)('44.5 in %s', (lang, text) => {
  expect(formatFigure(44.5, lang)).toBe(text);
  expect(formatFigure(1000, lang)).toBe('1000');
});

test.each([
  ['de', 3, 'nach der dritten Verwarnung', true],
  ['de', 8, 'alle acht Steine', true],
  ['de', 8, 'darauf achten', false],
  ['ru', 2, 'дважды', true],
  ['ru', 5, 'белое пятно', false],
  ['et', 8, 'kõik kaheksa seibi', true],
  ['et', 2, 'kõik kaheksa seibi', false],
  ['et', 2, 'kahe minuti jooksul', true],
  ['en', 3, 'the third', true],
  ['en', 8, 'weight', false],
  ['en', 30, 'within 30 seconds', true],
  ['en', 3, 'within 30 seconds', false],
  ['de', 0.5, 'auf 0,5 mm', true],
  ['de', 5, 'auf 0,5 mm', false],
] as const)('%s: is %d in “%s”?', (lang, number, text, says) => {
  expect(saysNumber(lang, number, text)).toBe(says);
});

describe('a stroke time of 20 s in 2017 alone', () => {
  let corpus: Corpus;
  beforeAll(() => {
    corpus = withValue('times', 'strokeTime', '2017', 20);
  });
  const saying = () =>
    corpus.provisions.filter(({ parameters, editions }) => parameters.includes('strokeTime') && !editions['2017'].absent);

  test('stands in each 2017 text that says it, and 30 in none', () => {
    expect(saying().length).toBeGreaterThan(4);
    for (const provision of saying())
      for (const lang of LANGS) {
        expect(wordingIn(provision, '2017', lang), `${lang} ${provision.id}`).toContain('20');
        expect(wordingIn(provision, '2017', lang), `${lang} ${provision.id}`).not.toContain('30');
      }
  });

  test('leaves the texts of the other editions as they are, in wordings of their own', () => {
    const before = parseCorpus(content).corpus;
    for (const provision of corpus.provisions)
      for (const lang of LANGS)
        for (const edition of ['2008', '2010', 'club'] as const) {
          const old = before.provisions.find(({ id }) => id === provision.id) as Provision;
          expect(wordingIn(provision, edition, lang)).toBe(wordingIn(old, edition, lang));
        }
    const entries = corpus.provisions.find(({ id }) => id === 'delay-loses-turn')?.editions;
    expect([entries?.['2010'], entries?.['2017']]).toMatchObject([{ wording: 'b' }, { wording: 'a-2017', change: { kind: 'amended' } }]);
  });

  test('leaves the wordings as they are that a review reads', () => {
    const { chapter = '', texts } = corpus.provisions.find(({ id }) => id === 'delay-loses-turn') ?? {};
    const by = { pass: 1, reader: 'somebody', date: '2026-11-22' };
    const readings = readingsOf(corpus, { lang: 'en', path: `${chapter}/delay-loses-turn` }, by);
    expect(readings?.map(({ wording }) => wording)).toEqual(Object.keys(texts?.en?.authored.wordings ?? {}));
  });

  test('is in the exports', () => {
    const exported = exportProvisions(corpus).find(({ id }) => id === 'delay-loses-turn');
    expect(exported?.texts.en?.wordings['a-2017']).toMatch(/20.seconds/);
    expect(exported?.texts.en?.wordings['a']).toMatch(/30.seconds/);
    const edition = corpus.editions.find(({ id }) => id === '2017');
    const akn = edition && exportAkn(corpus, edition, 'en', '2026-01-01');
    expect(akn).toMatch(/20.seconds/);
    expect(akn).not.toMatch(/30.seconds|\{\{/);
  });

  test('asks nothing of the linter: every text follows', () => {
    expect(lintCorpus(corpus)).toEqual([]);
  });
});

test('a number that texts say in words is asked for in each of them', () => {
  const problems = withLines(lintCorpus(withValue('counts', 'warningsToLoss', '2017', 4)), content);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['number-unsaid', 'title-number']));
  for (const lang of LANGS)
    expect(problems.map(({ file, line, path, detail }) => `${file}:${line} ${path}: ${detail}`)).toContain(
      `novuss/texts/${lang}/loss-of-game/third-warning.yaml:8 wordings.c: warningsToLoss is 4 in edition 2017: expected {{warningsToLoss}}, 4, or the word for it`,
    );
});
