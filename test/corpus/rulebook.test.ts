/** Rule records, readings, policies and what editions amend: how they are put together, and how a fault in them is named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../src/compiled/rulebooks.ts';
import { compile } from '../../src/corpus/compile/index.ts';
import { amend, NOTHING, type RuleAmendment, type Rulebook } from '../../src/corpus/compile/rulebook.ts';
import { COMPILED_FOLDERS } from '../../src/files/compiled.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { EDITIONS } from '../../src/referee/editions.ts';
import { judge } from '../../src/referee/judge.ts';

const CONTENT = join(import.meta.dirname, '../../content');
const FILES = new Map([
  ...readContentFiles(CONTENT, COMPILED_FOLDERS),
  ['languages.json', readFileSync(join(CONTENT, 'languages.json'), 'utf8')],
]);

const STRIKER = { cites: ['striker-pocketed'], effects: ['turn-passes', 'penalty-disc'] } as const;
const BASIS: Rulebook = {
  rules: {
    'striker-pocketed': { cites: [...STRIKER.cites], effects: [...STRIKER.effects] },
    'foreign-striker': { lines: [{ cost: 'none', cites: ['a'] }] },
  },
  readings: { open: { cites: ['a'], default: 'one' }, closed: { cites: ['b'], default: 'two' } },
  policies: { misconduct: ['misconduct'], landed: { cites: 'a', fallback: 'nearest', fallbackReading: null } },
};
const NO_CHANGE: RuleAmendment = { rules: {}, readings: {}, policies: {} };

describe('an edition amends its basis', () => {
  test('what it does not name stays', () => {
    expect(amend(BASIS, NO_CHANGE)).toEqual(BASIS);
  });
  test('a rule that is changed keeps what is not stated anew', () => {
    const { rules } = amend(BASIS, { ...NO_CHANGE, rules: { 'striker-pocketed': { effects: ['turn-passes'] } } });
    expect(rules['striker-pocketed']).toEqual({ cites: ['striker-pocketed'], effects: ['turn-passes'] });
    expect(rules['foreign-striker']).toEqual(BASIS.rules['foreign-striker']);
  });
  test('a rule on which it is silent is gone, a reading that it settles too', () => {
    const { rules, readings } = amend(BASIS, { ...NO_CHANGE, rules: { 'foreign-striker': 'silent' }, readings: { closed: 'settled' } });
    expect([Object.keys(rules), Object.keys(readings)]).toEqual([['striker-pocketed'], ['open']]);
  });
  test('a policy changes value by value, a list as a whole', () => {
    const { policies } = amend(BASIS, {
      ...NO_CHANGE,
      policies: { misconduct: ['misconduct', 'talking'], landed: { fallback: 'beside' } },
    });
    expect(policies).toEqual({ misconduct: ['misconduct', 'talking'], landed: { cites: 'a', fallback: 'beside', fallbackReading: null } });
  });
  test('what comes in with it stands beside what there was', () => {
    const introduced = { rules: { talking: { lines: [{ cost: 'warning', cites: ['c'] }] } }, readings: {} } as const;
    expect(Object.keys(amend(BASIS, NO_CHANGE, introduced as never).rules)).toEqual(['striker-pocketed', 'foreign-striker', 'talking']);
  });
  test('amending twice with the same is amending once, and the basis is never touched', () => {
    const effects = fc.subarray(['turn-passes', 'penalty-disc', 'restore', 'warning'] as const);
    const change = fc.record({
      rules: fc.record({ 'striker-pocketed': fc.oneof(fc.constant('silent' as const), fc.record({ effects })) }),
      readings: fc.record({ open: fc.oneof(fc.constant('settled' as const), fc.record({ default: fc.constantFrom('one', 'two') })) }),
      policies: fc.constant({}),
    });
    const before = JSON.stringify(BASIS);
    fc.assert(
      fc.property(change, (amendment) => {
        const once = amend(BASIS, amendment);
        const silent = amendment.rules['striker-pocketed'] === 'silent' || amendment.readings.open === 'settled';
        if (!silent) expect(amend(once, amendment)).toEqual(once);
        expect(JSON.stringify(BASIS)).toBe(before);
      }),
    );
  });
  test('nothing comes of nothing', () => {
    expect(amend(NOTHING, NO_CHANGE)).toEqual(NOTHING);
  });
});

test('the referee rules by any rulebook that it is given', () => {
  const question = {
    edition: '2017',
    format: 'singles',
    colors: { red: ['south'], black: ['north'] },
    incidents: [{ type: 'talking', by: 'red' }],
  } as const;
  const milder = {
    ...EDITIONS['2017'],
    incidents: { ...EDITIONS['2017'].incidents, talking: [{ article: '19.1.12', cost: 'none' as const }] },
  };
  expect(judge(question).warnings.red).toBe(1);
  expect(judge(question, milder).warnings.red).toBe(0);
});

test('content as it stands compiles to what the referee works with', () => {
  const { compiled, problems } = compile(FILES);
  expect(problems).toEqual([]);
  expect(Object.fromEntries(compiled.rulebooks.map((book) => [book.id, book]))).toEqual(RULEBOOKS);
});

describe('a fault is named by file and line, with what was found and what was expected', () => {
  const WAY = 'novuss/rules/way.yaml';
  const CONDUCT = 'novuss/rules/conduct.yaml';
  const E2017 = 'novuss/editions/2017.yaml';
  const E2008 = 'novuss/editions/2008.yaml';
  const READING = 'novuss/readings/third-warning.yaml';
  const SAYS = 'novuss/finder/statements/way.yaml';
  const ACTS = 'novuss/finder/statements/incidents.yaml';
  const RIGHT = 'novuss/finder/right-strokes.yaml';
  const ASKED = 'novuss/finder/questions.yaml';
  test.each([
    [
      'an effect that is none',
      WAY,
      'effects: [turn-passes, penalty-disc]',
      'effects: [turn-passes, penalty]',
      /effects\[1\]: .*expected one of .*; found "penalty"/,
    ],
    [
      'a provision that is none',
      WAY,
      'cites: [opponent-disc-first]',
      'cites: [opponent-disc-frist]',
      /cites\[0\]: expected a provision; found opponent-disc-frist/,
    ],
    [
      'an article that no edition has',
      WAY,
      'own-dark-discs-ways#2',
      'own-dark-discs-ways#9',
      /cites\[0\]: expected one of the articles of own-dark-discs-ways; no edition has so many/,
    ],
    ['a code that is none', WAY, 'light-first:', 'lihgt-first:', /expected|Unrecognized|Invalid key/],
    [
      'a parameter that is none',
      CONDUCT,
      'longerThan: callToTable',
      'longerThan: callToTabel',
      /longerThan: expected a parameter of which edition 2008 states a number; found callToTabel/,
    ],
    [
      'a reading that is none',
      CONDUCT,
      'lateness-announced: excused',
      'lateness-announced: excuse',
      /reading: expected excused or lost; found lateness-announced: excuse/,
    ],
    [
      'an edition that has none of the provisions',
      E2017,
      'own-dark-touched: {',
      'own-dark-touched: { cites: [moving-object-touched-penalty],',
      /amends\.rules\.own-dark-touched\.cites: expected a provision that edition 2017 has, or "silent"; found moving-object-touched-penalty/,
    ],
    [
      'a change of nothing',
      E2017,
      'powder-piled: silent',
      'own-board-opponent-first: silent\n    far-board-missed: silent',
      /amends\.rules\.far-board-missed: expected a rule of 2010, or one that is introduced by 2017; found far-board-missed/,
    ],
    [
      'an option that is none',
      READING,
      'default: current-and-unplayed-sets',
      'default: nothing',
      /default: expected one of game, unplayed-sets, current-and-unplayed-sets; found nothing/,
    ],
    [
      'a kind of scenario that is none',
      WAY,
      'unshown: { failed:',
      'unshown: { broken:',
      /side-board-then-circle\.unshown: Unrecognized key: "broken"/,
    ],
    [
      'an answer of no article',
      SAYS,
      'way: correct',
      'way: right',
      /\[0\]\.says\.way: .*expected one of "correct"\|"punishable"; found "right"/,
    ],
    ['a stroke in no known way', SAYS, 'way: far-board', 'way: far-edge', /\[2\]\.stroke\.way: .*found "far-edge"/],
    [
      'an article of an edition that has none',
      SAYS,
      'cites: nothing-touched',
      'cites: punishable-stroke-term',
      /\[7\]\.cites: expected a provision that edition club has; found punishable-stroke-term/,
    ],
    [
      'a statement on minutes that no edition states',
      ACTS,
      'longerThan: callToTable',
      'longerThan: callToTabel',
      /\[6\]\.incident\.when: expected a parameter of which edition 2008 states a number; found callToTabel/,
    ],
    [
      'the end of a statement that was not made',
      ACTS,
      'repealed: ["2017"]\n  cites: third-warning',
      'repealed: ["2008"]\n  cites: third-warning',
      /\[3\]\.repealed: expected an edition that amends one with this statement; found 2008/,
    ],
    [
      'a right stroke that an edition lacks',
      RIGHT,
      '"2008":',
      '"2017":',
      /expected what 2010 or an edition that it amends calls a right stroke/,
    ],
    ['a question about nothing', ASKED, 'aspect: way', 'aspect: weather', /\[0\]\.aspect: .*found "weather"/],
    [
      'an answer that is missing',
      E2008,
      'turnWhileWaiting:',
      'turnWhileWating:',
      /amends\.policies: Unrecognized key: "turnWhileWating"; .*turnWhileWaiting/,
    ],
    [
      'a misspelt rule',
      E2017,
      'powder-piled: silent',
      'powder-pild: silent',
      /amends\.rules: Unrecognized key: "powder-pild"; expected a name as powder-piled/,
    ],
  ])('%s', (_what, file, from, to, says) => {
    const text = FILES.get(file) ?? '';
    expect(text).toContain(from);
    const line = text.slice(0, text.indexOf(from)).split('\n').length;
    const { problems } = compile(new Map([...FILES, [file, text.replace(from, to)]]));
    const said = problems
      .filter((problem) => problem.file === file)
      .map(({ path, detail, line: at }) => ({ at, said: `${path}: ${detail}` }));
    expect(said.map((one) => one.said).join('\n')).toMatch(says);
    const match = said.find((one) => says.test(one.said));
    expect(Math.abs((match?.at ?? -9) - line)).toBeLessThanOrEqual(1);
  });
});
