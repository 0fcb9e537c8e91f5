import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../src/cli/sentence.ts';
import { parseText } from '../../src/notation/text/parse.ts';
import { printCase, printCheckPlacement, printClassify, printLog, printPlace, printShot } from '../../src/notation/text/print.ts';
import { isNotation, readText, type TextKind } from '../../src/notation/text/read.ts';
import { answerTo } from '../../src/perft/answer.ts';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import type { CaseEvent } from '../../src/referee/types.ts';
import { arbCase, arbCheckPlacement, arbClassify, arbLog, arbPlace, arbShot } from '../support/arbitraries.ts';
import { INCIDENT_FIELDS } from '../support/incidents.ts';
import { spoken } from '../support/inverse.ts';

const document = (text: string, kind: TextKind = 'case') => {
  const read = readText(text, kind);
  return read.ok ? read.value.document : read.error;
};
const RUNS = { numRuns: 300 };

describe('what is printed is read back', () => {
  test('cases, in one line and in several', () => {
    fc.assert(
      fc.property(arbCase, fc.boolean(), (one, lines) => {
        const parsed = parseText('case', printCase(one, { lines }));
        expect(parsed.ok && spoken(parsed.value)).toEqual(spoken(one));
      }),
      RUNS,
    );
  });
  test('shots', () => {
    fc.assert(
      fc.property(arbShot, (shot) => {
        expect(document(printShot(shot), 'shot')).toEqual(shot);
      }),
      RUNS,
    );
  });
  test('positions to classify and strikers to judge', () => {
    fc.assert(
      fc.property(arbClassify, arbCheckPlacement, (one, two) => {
        expect(document(printClassify(one), 'classify')).toEqual(spoken(one));
        expect(document(printCheckPlacement(two), 'check-placement')).toEqual(spoken(two));
      }),
      RUNS,
    );
  });
  test('discs to place; one penalty is no list', () => {
    fc.assert(
      fc.property(arbPlace, (one) => {
        const penalty = Array.isArray(one.penalty) && one.penalty.length === 1 ? one.penalty[0] : one.penalty;
        expect(document(printPlace(one), 'place')).toEqual(spoken({ ...one, penalty }));
      }),
      RUNS,
    );
  });
  test('logs', () => {
    fc.assert(
      fc.property(arbLog, (one) => {
        expect(document(printLog(one), 'log')).toEqual(spoken(one));
      }),
      RUNS,
    );
  });
  test.each(INCIDENT_TYPES)('the incident %s with all its fields', (type) => {
    const incident = { type, by: 'red', seat: 'north', ...INCIDENT_FIELDS[type] } as const;
    const text = printCase({ colors: { red: ['north'], black: ['south'] }, incidents: [incident] });
    expect(document(text)).toMatchObject({ incidents: [spoken(incident)] });
  });
});

describe('a text says', () => {
  const at = (t: number, event: object) => [{ t, ...event }];
  const EVENTS: readonly (readonly [string, readonly object[]])[] = [
    ['s-r1', at(0.1, { type: 'contact', a: 'striker', b: 'red1' })],
    ['s-r1@0.35', at(0.35, { type: 'contact', a: 'striker', b: 'red1' })],
    [
      's-r1=b12',
      [
        { t: 0.1, type: 'contact', a: 'striker', b: 'red1' },
        { t: 0.1, type: 'contact', a: 'striker', b: 'black12' },
      ],
    ],
    ['r1-b1', at(0.1, { type: 'contact', a: 'red1', b: 'black1' })],
    ['s|north', at(0.1, { type: 'board', disc: 'striker', board: 'north' })],
    ['s<', at(0.1, { type: 'zone-return', disc: 'striker', seat: 'west' })],
    ['s<north', at(0.1, { type: 'zone-return', disc: 'striker', seat: 'north' })],
    ['r1>ne', at(0.1, { type: 'pocketed', disc: 'red1', pocket: 'ne' })],
    ['b1^west', at(0.1, { type: 'off-table', disc: 'black1', over: 'west' })],
    ['s^nw', at(0.1, { type: 'off-table', disc: 'striker', over: 'nw' })],
    ['b1~r1/90', at(0.1, { type: 'landed', disc: 'black1', on: 'red1', side: 90 })],
    ['b1_', at(0.1, { type: 'on-edge', disc: 'black1' })],
    ['r1?ne', at(0.1, { type: 'fell-later', disc: 'red1', pocket: 'ne', when: 'during-stroke' })],
    ['r1??ne', at(0.1, { type: 'fell-later', disc: 'red1', pocket: 'ne', when: 'before-next-stroke' })],
    ['r1!off-table', at(0.1, { type: 'broken', disc: 'red1', larger: 'off-table' })],
    ['s!pocketed', at(0.1, { type: 'broken', disc: 'striker', larger: 'pocketed' })],
    ['r1!table/10,20', at(0.1, { type: 'broken', disc: 'red1', larger: 'table', at: { x: 10, y: 20 } })],
    [
      'r1!equal/10,20/-3.5,40/1',
      at(0.1, {
        type: 'broken',
        disc: 'red1',
        larger: 'equal',
        at: [
          { x: 10, y: 20 },
          { x: -3.5, y: 40 },
        ],
        harder: 1,
      }),
    ],
    ['s-r1 s-r2 s-r3', [0.1, 0.2, 0.3].map((t, i) => ({ t, type: 'contact', a: 'striker', b: `red${i + 1}` }))],
  ];
  test.each(EVENTS)('%s', (text, events) => {
    const read = document(`shooter west; events ${text}`) as { report: { events: readonly CaseEvent[] } };
    expect(read.report.events).toEqual(events);
  });
  test('what is not named after the stroke lies where it lay, unless an event took it away', () => {
    expect(document('r1 0,300 r2 10,20 b1 5,6 s 0,-440; events s-r1 r1>ne b1^west; after r2 1,2 b1 490,0 s 3,4')).toMatchObject({
      report: {
        after: {
          discs: [
            { id: 'red2', color: 'red', x: 1, y: 2 },
            { id: 'black1', color: 'black', x: 490, y: 0 },
          ],
          striker: { x: 3, y: 4 },
        },
      },
    });
    expect(document('r1 0,300 s 0,-440; events r1!table/1,2; after r1 - s 3,4')).toMatchObject({ report: { after: { discs: [] } } });
  });
  const singles = { red: ['south'], black: ['north'] };
  const FIELDS: readonly (readonly [string, object])[] = [
    ['empty', { before: { discs: [], striker: null }, colors: singles, shooter: 'south' }],
    ['empty; shooter none', { before: { discs: [], striker: null }, colors: singles }],
    ['edition club', { edition: 'club', colors: singles }],
    ['editions 2017 2008', { editions: ['2017', '2008'], colors: singles }],
    ['doubles; shooter west', { format: 'doubles', colors: { red: ['south', 'north'], black: ['west', 'east'] }, shooter: 'west' }],
    ['colors red north black south', { colors: { red: ['north'], black: ['south'] } }],
    ['stroke 90.5 3', { colors: singles, stroke: { angle: 90.5, speed: 3 } }],
    [
      'stroke 90 6; table climbing=yes friction=0.1',
      { colors: singles, stroke: { angle: 90, speed: 6 }, table: { climbing: true, friction: 0.1 } },
    ],
    [
      'incident discs-displaced red/south with=hand count=2 discs=r1,b2 last=no',
      {
        colors: singles,
        incidents: [{ type: 'discs-displaced', by: 'red', seat: 'south', with: 'hand', count: 2, discs: ['red1', 'black2'], last: false }],
      },
    ],
    [
      'state turn=5 first=red cleared=red,black deciding debts=red:1,black:0 losses=red.lateness:1,red.misconduct:2',
      {
        colors: singles,
        state: {
          turn: 5,
          first: 'red',
          cleared: ['red', 'black'],
          deciding: true,
          debts: { red: 1, black: 0 },
          losses: { red: { lateness: 1, misconduct: 2 } },
        },
      },
    ],
    [
      'state waiting=south:1 darkMisses=red:2 delays=black:1',
      { colors: singles, state: { waiting: { south: 1 }, darkMisses: { red: 2 }, delays: { black: 1 } } },
    ],
    ['reading striker-is-the-disc=no-reading', { colors: singles, readings: { 'striker-is-the-disc': 'no-reading' } }],
  ];
  test.each(FIELDS)('%s', (text, fields) => expect(document(text)).toEqual(fields));
  test('line ends part clauses as semicolons do, and a position may be said in several lines', () => {
    expect(document('r1 0,300\nb1 1,2;s 0,-440\n\nstroke 90 3')).toEqual(document('r1 0,300 b1 1,2 s 0,-440; stroke 90 3'));
  });
  test('an entry of a log in which nobody had the right to play', () => {
    const game = (next: string) => parseText('log', `edition 2017; first red; ${next}; incident late-arrival red minutes=3`);
    expect(game('next none')).toEqual(game('next'));
    expect(game('next').ok).toBe(true);
  });
  test('a game, entry by entry', () => {
    const text = [
      'edition 2017',
      'sets 3',
      'first red',
      'next south',
      'r1 0,300 s 0,-440',
      'events s-r1 r1>ne',
      'next south',
      's 10,-440',
      'stroke 90 3',
      'next north',
      'noted phone-call black',
    ];
    const read = parseText('log', text.join('\n'));
    expect(read.ok && read.value.log.map((entry) => Object.keys(entry))).toEqual([
      ['shooter', 'before', 'report'],
      ['shooter', 'striker', 'stroke'],
      ['shooter', 'noted'],
    ]);
  });
});

describe('what cannot be read is named with its place and what could stand there', () => {
  const WRONG: readonly (readonly [string, TextKind, string])[] = [
    ['r1 0;300', 'case', 'line 1, column 4: "0" stands where 0,-440 was expected.'],
    ['r1 0,300 q 1,2', 'case', 'line 1, column 10: "q" stands where r1 0,300 or s 0,-440 was expected.'],
    ['r17 0,300', 'case', /^line 1, column 1: "r17" stands where r1 0,300 or s 0,-440 or empty or .* was expected\.$/],
    ['r1 0,300 r2', 'case', 'line 1, column 12: the clause ends where 0,-440 was expected.'],
    ['r1 0,300\nevents s-r1 r1>up', 'case', 'line 2, column 13: "r1>up" stands where r1>nw or r1>ne or r1>sw or r1>se was expected.'],
    ['events s-r1@soon', 'case', 'line 1, column 13: "soon" stands where s-r1@0.35 was expected.'],
    ['events r1~90', 'case', 'line 1, column 8: "r1~90" stands where b1~r1/90 was expected.'],
    ['stroke 90', 'case', 'line 1, column 10: the clause ends where stroke 90 3.5 was expected.'],
    ['stroke 90 3 4', 'case', 'line 1, column 13: "4" stands where ; was expected.'],
    ['shooter red', 'case', 'line 1, column 9: "red" stands where south or west or north or east was expected.'],
    ['doubles; doubles', 'case', 'line 1, column 10: "doubles" stands where doubles only once was expected.'],
    ['s 0,0 s 1,1', 'case', 'line 1, column 7: "s" stands where s only once was expected.'],
    ['incident double-hit south', 'case', 'line 1, column 21: "south" stands where red or black was expected.'],
    ['state debts=2', 'case', 'line 1, column 7: "debts=2" stands where debts=red:1,black:0 or losses=red.lateness:1 was expected.'],
    ['state turn=2 turn=3', 'case', 'line 1, column 14: "turn=3" stands where turn=5 was expected.'],
    ['incident double-hit red by=black', 'case', 'line 1, column 25: "by=black" stands where with=hand was expected.'],
    ['incident double-hit red type=delay', 'case', 'line 1, column 25: "type=delay" stands where with=hand was expected.'],
    ['incident double-hit red/south seat=north', 'case', 'line 1, column 31: "seat=north" stands where with=hand was expected.'],
    ['penalty south s', 'place', 'line 1, column 15: "s" stands where penalty south r8 from 40 was expected.'],
    // what only the document's own checks find
    ['edition 2017; r1 0,300\nb1 10,300 s 0,-440; stroke 90 3', 'case', /^line 2, column 1 \(before\.discs\[1\]\): .* overlaps red1/],
    ['edition 2016; r1 0,300 s 0,-440; stroke 90 3', 'case', /^line 1, column 9 \(edition\): "2016" is unknown/],
    ['edition 2017; incident double-hit red minutes=3', 'case', /^line 1, column 39 \(incidents\[0\]\.minutes\): is an unknown field/],
    ['edition 2017; state turn=0', 'case', /^line 1, column 21 \(state\.turn\): 0 is out of range/],
    [
      'edition 2017; r1 0,300 s 0,-440; events s-r1@0.5 r1>ne@0.2',
      'case',
      /^line 1, column 50 \(report\.events\[1\]\.t\): 0\.2 is before 0\.5/,
    ],
    ['edition 2017; r1 0,300; stroke 90 3', 'classify', /^line 1, column 25 \(stroke\): is an unknown field/],
    ['edition 2017; incident double-hit red; noted double-hit red', 'case', /^line 1, column 40 \(noted\): is an unknown field/],
    ['r1 0,300 s 0,-440; stroke 90 3; noted double-hit red', 'shot', /^line 1, column 33 \(noted\): is an unknown field/],
  ] as unknown as readonly (readonly [string, TextKind, string])[];
  test.each(WRONG)('%s', (text, kind, said) => {
    const parsed = parseText(kind, text);
    const [first] = parsed.ok ? [] : parsed.error;
    expect(first && sentenceOf(first)).toMatch(typeof said === 'string' ? new RegExp(`^${RegExp.escape(said)}$`) : said);
  });
  const first = (text: string) => {
    const parsed = parseText('log', text);
    return parsed.ok ? null : parsed.error[0];
  };
  test.each([
    ['stroke 90 3', 'stroke'],
    ['incident double-hit red', 'incidents'],
    ['noted double-hit red', 'noted'],
    ['events s-r1', 'report'],
    ['r1 0,300', 'before'],
    ['shooter south', 'shooter'],
    ['table friction=1.5', 'table'],
    ['penalty south r8', 'penalty'],
  ])('%s before the first entry of a log', (clause, path) => {
    const text = `edition 2017; first red\n${clause}\nnext south; noted double-hit red`;
    expect(first(text)).toMatchObject({ path: path, code: 'unknown-field', line: 2 });
  });
  test.each([
    ['edition 2008', 'edition'],
    ['editions 2008', 'editions'],
    ['doubles', 'format'],
    ['colors red north black south', 'colors'],
    ['sets 3', 'sets'],
    ['first red', 'first'],
    ['state turn=5', 'state'],
    ['reading x=y', 'readings'],
    ['table friction=1.5', 'table'],
    ['penalty south r8', 'penalty'],
    ['off-table r1^west', 'offTable'],
  ])('%s in an entry of a log', (clause, field) => {
    const text = `edition 2017; first red\nnext south; noted double-hit red\n${clause}`;
    expect(first(text)).toMatchObject({ path: `log[0].${field}`, code: 'unknown-field', line: 3 });
  });
  test('no damage makes it throw', () => {
    fc.assert(
      fc.property(arbCase, fc.nat(), fc.string({ unit: 'grapheme', maxLength: 3 }), (one, at, put) => {
        const text = printCase(one);
        const damaged = text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1);
        for (const kind of ['case', 'log', 'shot'] as const) expect(typeof parseText(kind, damaged).ok).toBe('boolean');
      }),
      RUNS,
    );
  });
  test('JSON, links and prose are no notation', () => {
    for (const text of [
      '{"edition":"2017"}',
      '[1]',
      ' "x"',
      '#p=AAAA',
      'https://example.org/#p=AAAA',
      'The striker',
      '',
      '12',
      'null',
      '-1',
    ])
      expect([text, isNotation(text)]).toEqual([text, false]);
    for (const text of ['r1 0,300', '\n s 0,0', 'empty', 'edition 2017', 'doubles; b16 0,0'])
      expect([text, isNotation(text)]).toEqual([text, true]);
  });
});

describe('every example of docs/notation.md is answered', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/notation.md'), 'utf8');
  const COMMAND: Readonly<Record<string, string>> = { case: 'judge', log: 'play' };
  test.each([...page.matchAll(/```(?!yaml)([a-z-]+)\n([\s\S]*?)```/g)].map(([, kind, text]) => [kind, text] as const))(
    '%s: %s',
    (kind = '', text = '') => {
      const parsed = parseText(kind as TextKind, text);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      expect(answerTo(COMMAND[kind] ?? kind, { edition: '2017', ...parsed.value })).not.toHaveProperty('refused');
    },
  );
  test('a scenario is shown as it stands in its file', () => {
    interface Shown {
      readonly id: string;
      readonly input: string;
      readonly shows: string;
      readonly expect: object;
    }
    const read = (text: string) => load(text) as { readonly scenarios: readonly Shown[] };
    const [shown] = read(/```yaml\n(provision:[\s\S]*?)```/.exec(page)?.[1] ?? '').scenarios;
    const file = join(import.meta.dirname, '../../content/novuss/scenarios/penalty-disc/opponent-off-table-penalty.yaml');
    const stored = read(readFileSync(file, 'utf8')).scenarios.find(({ id }) => id === shown?.id);
    expect(stored).toMatchObject({ input: shown?.input, shows: shown?.shows, expect: shown?.expect });
  });
});
