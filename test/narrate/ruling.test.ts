/** Every code the referee can say has a sentence in every language, and the sentences read as they should. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { load as loadNamesStrings } from '../../src/compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../src/compiled/ui/ruling.ts';
import { LANGS, type Lang } from '../../src/corpus/model.ts';
import { type Explained, type Explanation, explain } from '../../src/narrate/explain.ts';
import { bodies } from '../../src/narrate/names.ts';
import { RULING_WORDS } from '../../src/narrate/ruling-words.ts';
import { fill, type Name, type Values } from '../../src/narrate/sentence.ts';
import { INCIDENT_TYPES, RULE_CODES } from '../../src/referee/codes.ts';
import { judge } from '../../src/referee/index.ts';
import { type CaseEventType, EFFECTS, type PlacementStep, type Ruling } from '../../src/referee/types.ts';
import { loadTableStrings } from '../../src/ui/table-strings.ts';
import { caseOf, type ShortCase } from '../support/case.ts';

const strings = RULING_WORDS;

/** These unions have no list of their own; the types below fail where one here is not whole. */
const EVENT_TYPES = [
  'contact',
  'board',
  'zone-return',
  'pocketed',
  'off-table',
  'landed',
  'on-edge',
  'fell-later',
  'broken',
] as const satisfies readonly CaseEventType[];
const STEPS = [
  'middle',
  'nearest',
  'symmetric',
  'fewer-own',
  'fewer-all',
  'stroke-side',
  'positive-side',
  'centre',
  'board-side',
  'other-crossing',
  'clockwise',
  'between',
  'diagonal',
  'overhang',
  'striker-place',
  'own-place',
  'larger-part',
  'harder-part',
  'nearest-free',
] as const satisfies readonly PlacementStep[];
type Whole<Union, Listed> = [Exclude<Union, Listed>] extends [never] ? true : never;
const whole: readonly [Whole<CaseEventType, (typeof EVENT_TYPES)[number]>, Whole<PlacementStep, (typeof STEPS)[number]>] = [true, true];

const leaves = (value: unknown, path = ''): (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));

describe.each(LANGS)('%s', (lang) => {
  const { ruling, names } = strings[lang];
  const s = { ...names, ...ruling };

  test('has a sentence for every code, and none for codes that are no more', () => {
    expect(whole).toEqual([true, true]);
    expect(Object.keys(s.rule).sort()).toEqual([...RULE_CODES].sort());
    expect(Object.keys(s.incident).sort()).toEqual([...INCIDENT_TYPES].sort());
    expect(Object.keys(s.effect).sort()).toEqual([...EFFECTS].sort());
    expect(Object.keys(s.event).sort()).toEqual([...EVENT_TYPES].sort());
    expect(Object.keys(s.step).sort()).toEqual([...STEPS].sort());
    for (const [path, text] of leaves(s)) expect(text.trim(), path).not.toBe('');
  });

  const one = (ids: Parameters<typeof bodies>[0]): Name => bodies(ids, names);
  const values = (discs: Name): Values => ({
    ...{ discs, boards: { forms: s.board.left, plural: false }, board: { forms: s.board.far, plural: false } },
    ...{ corner: { forms: s.corner['far-left'], plural: false }, pocket: { forms: s.pocket['near-right'], plural: false } },
    ...{ player: { forms: s.player.red, plural: false }, other: { forms: s.player.black, plural: false } },
    ...{
      on: one(['striker']),
      a: one(['striker']),
      b: one(['red2']),
      place: 'x',
      option: 'y',
      name: 'z',
      shade: s.shade.dark,
      side: s.side.left,
    },
    ...{ n: 2, fewer: 1, more: 3, distance: 30, minutes: 5, moved: 2, count: 2, occurrence: 2, mm: '0.2', ms: '4', article: '17.1' },
  });
  const templates = leaves({ ...s, disc: 0, discs: 0, and: '' }).filter(([path]) => !/^(disc|discs)\b/.test(path));

  test.each(['red2', 'red2,red5', 'red2,black1', 'striker'])('every template is filled whole for %s', (ids) => {
    for (const [path, template] of templates) {
      const text = fill(template, values(one(ids.split(',') as Parameters<typeof bodies>[0])), lang);
      expect(text, path).not.toMatch(/[{}[\]|#]/);
    }
  });
  test('optional parts vanish without their values', () => {
    for (const [path, template] of leaves(s.rule)) {
      const text = fill(template, {}, lang);
      expect(text, path).not.toMatch(/[{}[\]]/);
      expect(text, path).toMatch(/\S$/);
    }
  });
  test('holds letters of its own language only', async () => {
    const words = [...leaves(s), ...leaves(await loadTableStrings[lang]())];
    for (const [path, text] of words) {
      const said = text.replace(/\{[^}|:?#]*/g, '').replace(/\b(x|y|Ctrl [AZ]|Alt|Shift|Page Up|Page Down|Delete|Enter)\b/g, '');
      if (lang === 'ru') expect(said, path).not.toMatch(/[A-Za-z]/);
      else expect(said, path).not.toMatch(/[А-Яа-яЁё]/);
      if (lang !== 'de') expect(said, path).not.toMatch(/ß/);
    }
  });
});

test.each(LANGS)('%s: browsers load the same words', async (lang) => {
  expect(await loadRulingStrings[lang]()).toEqual(strings[lang].ruling);
  expect(await loadNamesStrings[lang]()).toEqual(strings[lang].names);
});

test('names take the case and number the sentence asks for', () => {
  expect(bodies(['red5'], strings.ru.names).forms.acc).toBe('красную пешку\u00a05');
  expect(bodies(['red3', 'red5'], strings.ru.names).forms.gen).toBe('красных пешек\u00a03 и\u00a05');
  expect(bodies(['black1', 'red3'], strings.de.names).forms.nom).toBe('Rot\u00a03 und Schwarz\u00a01');
  expect(bodies(['red3', 'red4', 'black1'], strings.et.names).forms.part).toBe('punaseid seibe\u00a03 ja\u00a04 ja musta seibi\u00a01');
  expect(bodies(['red1', 'red2', 'red3', 'red4', 'red7', 'black1'], strings.en.names).forms.nom).toBe(
    'red\u00a01–4 and\u00a07 and black\u00a01',
  );
  expect(bodies(['red1', 'red2', 'red3'], strings.en.names).forms.nom).toBe('red\u00a01,\u00a02 and\u00a03');
});

test('counted nouns follow each language’s plurals', () => {
  const many = (n: number, lang: Lang) => fill(strings[lang].ruling.headline.penalty, { n }, lang);
  expect([1, 2, 5, 21].map((n) => many(n, 'ru'))).toEqual(['Штрафная пешка', '2 штрафные пешки', '5 штрафных пешек', '21 штрафная пешка']);
  expect([1, 2].map((n) => many(n, 'et'))).toEqual(['Trahviseib', '2 trahviseibi']);
  expect([1, 3].map((n) => many(n, 'de'))).toEqual(['Strafstein', '3 Strafsteine']);
});

/** Rulings as the referee gave them for the contract's examples and a few more; what is tested here are the words alone. */
interface Recorded {
  readonly name: string;
  readonly input: Omit<Explained, 'ruling'>;
  readonly rulings: readonly Ruling[];
}
const recorded = JSON.parse(readFileSync(join(import.meta.dirname, 'rulings.json'), 'utf8')) as readonly Recorded[];

const page = (e: Explanation): string =>
  [
    `${e.sign} · ${e.headline}`,
    ...e.seen.map((text) => `  seen     ${text}`),
    ...e.applies.map((a) => `  applies  ${a.text} [${a.articles.join(', ')}]${a.aside ? ' (aside)' : ''}${a.close ? ` ${a.close}` : ''}`),
    ...e.decided.map((d) => `  decided  ${d.text} [${d.articles.join(', ')}]`),
    ...e.notes.map((d) => `  note     ${d.text} [${d.articles.join(', ')}]`),
  ].join('\n');

describe.each(recorded)('$name', ({ name, input, rulings }) => {
  test.each(LANGS)('in %s', async (lang) => {
    const lines = rulings.map((ruling) => `${ruling.edition}: ${page(explain({ ...input, ruling }, strings[lang]))}`);
    const file = name.replace(/[^a-z]+/gi, '-').toLowerCase();
    await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot(`__snapshots__/${file}.${lang}.txt`);
  });
});

describe('how near it was', () => {
  const lines = (short: ShortCase, spread = 1) => {
    const given = caseOf(short, '2017');
    const events = given.report?.events.map((event, i, all) => ({ ...event, t: (all[0]?.t ?? 0) + i * spread })) ?? [];
    const asked = { ...given, report: { events, after: given.report?.after ?? given.before ?? { discs: [] } } };
    const { colors, shooter, before, report } = asked;
    const of = explain(
      { ruling: judge(asked), colors, report, ...(shooter ? { shooter } : {}), ...(before ? { before } : {}) },
      RULING_WORDS.en,
    );
    return of.applies[0] && { rule: of.applies[0].rule, close: of.applies[0].close, margin: of.applies[0].margin };
  };
  // the hole (radius 4) clears the line (half a millimetre) of the zone at y = -370 where the middle lies beyond -374.5
  test.each([
    [-374.7, { close: 'A close call: 0.2 mm decided.', margin: null }],
    [-386.5, { close: null, margin: 'To the line: 12 mm.' }],
    [-470, { close: null, margin: null }],
  ])('a dark disc at y = %d, struck directly', (y, near) => {
    expect(lines({ discs: `r1 200,${y} r2 0,300 b1 0,200`, happened: 's-r1', striker: '-100,-440' })).toEqual({
      rule: 'own-dark-directly',
      ...near,
    });
  });
  test.each([
    [0.004, { close: 'A close call: 4 ms decided.', margin: null }],
    [0.06, { close: null, margin: 'The next contact came 60 ms later.' }],
    [0.4, { close: null, margin: null }],
  ])('the opponent’s disc first, one’s own %d s later', (spread, near) => {
    expect(lines({ discs: 'r1 0,300 b1 0,200', happened: 's-b1 s-r1' }, spread)).toEqual({ rule: 'opponent-first', ...near });
  });
});
