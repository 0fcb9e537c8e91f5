/**
 * Every scenario, under every edition that it is about: exactly what it expects comes out, nothing besides. `novuss lint` says what the referee rules
 * where a scenario is new or a rule has changed.
 */
import { describe, expect, test } from 'vitest';
import { expectationText, outcomeOf } from '../../src/corpus/expectation.ts';
import { lintCorpus } from '../../src/corpus/lint/index.ts';
import type { Scenario } from '../../src/corpus/model.ts';
import { parseCorpus } from '../../src/corpus/parse.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import type { EditionId } from '../../src/referee/types.ts';

const { corpus } = loadCorpus();

describe('every scenario comes out as it says', () => {
  const rows = corpus.scenarios.flatMap((scenario) =>
    Object.entries(scenario.expect).map(([edition, expected]) => [scenario.id, edition as EditionId, scenario, expected] as const),
  );
  test.each(rows)('%s, %s', (_id, edition, scenario, expected) => {
    expect(outcomeOf(scenario, edition)).toEqual(expected);
  });
});

const CASE = 'r1 0,300 b1 20,-250 s 0,-440; events s-b1 s>nw; after b1 60,-150';
const FILE = 'novuss/scenarios/penalty-disc/striker-pocketed.yaml';
const written = (fields: Readonly<Record<string, string>>): string => {
  const all = { case: 'failed', input: CASE, expect: '{ "2017": { stroke: correct, turn: passes } }', ...fields };
  return [
    'provision: striker-pocketed',
    'scenarios:',
    '  - id: one',
    ...Object.entries(all).map(([key, value]) => `    ${key}: ${value}`),
  ].join('\n');
};
const problems = (fields: Readonly<Record<string, string>>) =>
  parseCorpus(new Map([[FILE, written(fields)]])).problems.map(({ line, path, detail }) => `${line} ${path}: ${detail}`);

describe('a scenario file', () => {
  test('says what happens in the notation, and one expectation for several editions', () => {
    const expected = '{ 2008 2010: { stroke: punishable, restored: b1, placements: "r4 0,485 penalty, b3 0,0 off-table" }, 2017: {} }';
    const read = parseCorpus(new Map([[FILE, written({ expect: expected })]]));
    expect(read.problems).toEqual([]);
    const [one] = read.corpus.scenarios as readonly Scenario[];
    const ruled = {
      stroke: 'punishable',
      restored: ['black1'],
      placements: [
        { disc: 'red4', x: 0, y: 485, reason: 'penalty' },
        { disc: 'black3', x: 0, y: 0, reason: 'off-table' },
      ],
    };
    expect(one).toMatchObject({
      command: 'judge',
      input: { before: { striker: { x: 0, y: -440 } }, report: { events: [{ a: 'striker', b: 'black1' }, {}] } },
    });
    expect(one?.expect).toEqual({ '2008': ruled, '2010': ruled, '2017': {} });
    expect(one?.input).not.toHaveProperty('edition');
  });
  test('that is a stroke says what it shows', () => {
    const stroke = { input: 'r1 0,300 s 0,-440; stroke 90 3', expect: '{ 2017: {} }' };
    const shown = (shows: string) => {
      const read = parseCorpus(new Map([[FILE, written({ ...stroke, shows })]]));
      return [read.problems, (read.corpus.scenarios as readonly Scenario[])[0]?.shows];
    };
    expect(shown('s-r1 r1>ne')).toEqual([
      [],
      [
        { t: 0.1, type: 'contact', a: 'striker', b: 'red1' },
        { t: 0.2, type: 'pocketed', disc: 'red1', pocket: 'ne' },
      ],
    ]);
    expect(shown('nothing')).toEqual([[], []]);
  });
  const WRONG: readonly (readonly [string, Readonly<Record<string, string>>, RegExp])[] = [
    [
      'a word that cannot be read',
      { input: 'r1 0,300 s 0,-440; events s-q' },
      /^5 scenarios\[0\]\.input: line 1 of the text, column 27: notation "s-q" \(s-r1, /,
    ],
    [
      'a position that cannot be',
      { input: 'r1 0,300 r2 0,310 s 0,-440; stroke 90 3' },
      /^5 .*input: line 1 of the text, column 10: before\.discs\[1\] overlap /,
    ],
    ['JSON', { input: '{ shooter: south }' }, /^5 .*input: expected a text in the notation/],
    ['an edition in the text', { input: 'r1 0,300 s 0,-440; stroke 90 3; edition 2010' }, /^5 .*input: names an edition/],
    ['an edition that is none', { expect: '{ 2017 2018: {} }' }, /^6 .*expect\.2017 2018: "2018" is no edition/],
    ['an edition twice', { expect: '{ 2017: {}, 2010 2017: {} }' }, /^6 .*: 2017 has an expectation already/],
    ['nothing expected', { expect: '{}' }, /^6 .*expect: expected what comes out under at least one edition/],
    ['a rule that is none', { expect: '{ 2017: { finds: [sneezing] } }' }, /^6 .*expect\.2017\.finds\[0\]: Invalid option/],
    ['a field that is none', { expect: '{ 2017: { cites: 17.1.4 } }' }, /^6 .*expect\.2017: Unrecognized key: "cites"/],
    [
      'a placement without a reason',
      { expect: '{ 2017: { placements: "r4 0,485" } }' },
      /^6 .*placements: expected something like 'r4 0,485 penalty/,
    ],
    [
      'a stroke that shows nothing in particular',
      { input: 'r1 0,300 s 0,-440; stroke 90 3' },
      /^3 .*shows: expected the events that the stroke shows/,
    ],
    ['a report that shows', { shows: 's-b1' }, /^\d+ .*shows: only a stroke shows events/],
    [
      'an event that cannot be read',
      { input: 'r1 0,300 s 0,-440; stroke 90 3', shows: 's-q' },
      /^\d+ .*shows: line 1 of the text, column 1: notation "s-q"/,
    ],
    ['a zero, which is left out', { expect: '{ 2017: { penaltyDiscs: { red: 0 } } }' }, /^6 .*penaltyDiscs\.red: Too small/],
  ];
  test.each(WRONG)('with %s is refused by file, line and what was expected', (_, fields, message) => {
    expect(problems(fields)[0]).toMatch(message);
  });
});

test('what is not expected is a fault, and the linter says what the referee rules', () => {
  const scenario = corpus.scenarios.find(({ id }) => id === 'punishable-stroke-sends-black-over');
  if (scenario?.command !== 'judge') throw new Error('this scenario is a case');
  const { restored, ...less } = scenario.expect['2017'] ?? {};
  expect(restored).toEqual(['black1']);
  const changed = { ...corpus, scenarios: [{ ...scenario, expect: { '2017': less } }] };
  const found = lintCorpus(changed).filter(({ linter }) => linter === 'outcomes');
  expect(found).toMatchObject([{ code: 'outcome', path: 'scenarios.punishable-stroke-sends-black-over' }]);
  expect(found[0]?.detail).toContain(expectationText(outcomeOf(scenario, '2017')));
});
