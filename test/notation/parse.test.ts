import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../src/cli/sentence.ts';
import * as parse from '../../src/notation/parse.ts';
import { PROBLEM_CODES } from '../../src/notation/problem.ts';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { INCIDENT_FIELDS } from '../support/incidents.ts';
import { BAD_DOCUMENTS, GOOD_CASE, GOOD_LOG, GOOD_POSITION, GOOD_SHOT } from './bad-documents.ts';

const PARSERS: Readonly<Record<string, (input: unknown) => parse.Parsed<unknown>>> = {
  judge: parse.parseCase,
  simulate: parse.parseShot,
  classify: parse.parseClassify,
  'check-placement': parse.parseCheckPlacement,
  place: parse.parsePlace,
  play: parse.parseLog,
};

test('the documents that are damaged below are good', () => {
  expect([
    parse.parseCase(GOOD_CASE),
    parse.parseShot(GOOD_SHOT),
    parse.parseClassify(GOOD_POSITION),
    parse.parseLog(GOOD_LOG),
  ]).toMatchObject(Array(4).fill({ ok: true }));
});

test.each(BAD_DOCUMENTS)('%s', (_, command, document, sentence) => {
  const result = PARSERS[command]?.(document);
  expect(result).toMatchObject({ ok: false });
  if (result && !result.ok) expect(result.error.map(sentenceOf)[0]).toMatch(startingWith(sentence));
});

test('every message has its bad document', () => {
  const seen = new Set(
    BAD_DOCUMENTS.flatMap(([, command, document]) => {
      const result = PARSERS[command]?.(document);
      return result && !result.ok ? result.error.map((problem) => problem.code) : [];
    }),
  );
  // Problems of the text itself are put to the reader of JSON, those of playing to the commands, those of a score sheet to the one who makes one; no list has a most.

  const elsewhere = [
    'syntax',
    'notation',
    'duplicate-key',
    'too-deep',
    'not-finite',
    'too-many',
    'not-simulated',
    'not-playable',
    'not-on-sheet',
  ];
  expect(PROBLEM_CODES.filter((code) => !seen.has(code) && !elsewhere.includes(code))).toEqual([]);
});

describe('what the contract lets pass', () => {
  const events = (list: readonly unknown[], after: object) => ({ ...GOOD_CASE, report: { events: list, after } });
  const { before, colors } = GOOD_CASE as { before: { discs: readonly { id: string }[] }; colors: object };
  const [red1, red2, black1] = before.discs as readonly [object, object, object];
  test.each<[string, string, unknown]>([
    ['a disc 0.05 mm over', 'classify', { ...GOOD_POSITION, position: { discs: [{ id: 'red1', color: 'red', x: 485.05, y: 0 }] } }],
    [
      'an overlap of 0.05 mm',
      'simulate',
      {
        ...GOOD_SHOT,
        before: {
          discs: [
            { ...red1, x: 0, y: 0 },
            { ...red2, x: 29.95, y: 0 },
          ],
          striker: { x: 0, y: -440 },
        },
      },
    ],
    [
      'a striker anywhere, on discs and off the table',
      'check-placement',
      { ...GOOD_POSITION, shooter: 'south', position: { discs: [red1], striker: { x: 0, y: 1e9 } } },
    ],
    [
      'doubles without a format where the seats say it',
      'check-placement',
      {
        ...GOOD_POSITION,
        colors: { red: ['south', 'north'], black: ['east', 'west'] },
        shooter: 'east',
        position: { discs: [], striker: { x: 0, y: 0 } },
      },
    ],
    [
      'a disc off the table, listed far away',
      'judge',
      events([{ t: 1, type: 'off-table', disc: 'red1', over: 'nw' }], { discs: [{ ...red1, x: 0, y: 900 }, red2, black1] }),
    ],
    [
      'a disc off the table, not listed',
      'judge',
      events([{ t: 1, type: 'off-table', disc: 'red1', over: 'north' }], { discs: [red2, black1] }),
    ],
    [
      'a disc lying on another',
      'judge',
      events([{ t: 1, type: 'landed', disc: 'red1', on: 'red2', side: 90 }], { discs: [{ ...red1, x: -250, y: 212 }, red2, black1] }),
    ],
    [
      'a disc fallen later, listed or not',
      'judge',
      events([{ t: 1, type: 'fell-later', disc: 'red1', pocket: 'nw', when: 'during-stroke' }], { discs: [red1, red2, black1] }),
    ],
    [
      'a broken disc that is gone',
      'judge',
      events(
        [
          {
            t: 1,
            type: 'broken',
            disc: 'red1',
            larger: 'equal',
            at: [
              { x: 0, y: 0 },
              { x: 9, y: 9 },
            ],
            harder: 1,
          },
        ],
        { discs: [red2, black1] },
      ),
    ],
    [
      'contacts at once in any order',
      'judge',
      events(
        [
          { t: 1, type: 'contact', a: 'striker', b: 'red1' },
          { t: 1 - 5e-10, type: 'contact', a: 'striker', b: 'red2' },
        ],
        before,
      ),
    ],
    [
      'an incident alone, nobody to stroke, no position',
      'judge',
      { edition: 'club', colors, incidents: [{ type: 'late-arrival', by: 'red', minutes: 3 }] },
    ],
    ['an angle of more than a turn', 'simulate', { ...GOOD_SHOT, stroke: { angle: -630, speed: 1 } }],
    ['places for nobody', 'place', { ...GOOD_POSITION, offTable: [] }],
  ])('%s', (_, command, document) => {
    expect(PARSERS[command]?.(document)).toMatchObject({ ok: true });
  });
});

describe('the catalogue of incidents', () => {
  const caseWith = (incident: object) => parse.parseCase({ ...GOOD_CASE, incidents: [incident] });
  test.each(INCIDENT_TYPES)('%s', (type) => {
    const incident = { type, by: 'red', ...INCIDENT_FIELDS[type] };
    expect(caseWith(incident)).toMatchObject({ ok: true, value: { incidents: [incident] } });
    expect(caseWith({ ...incident, note: 'x' })).toMatchObject({
      ok: false,
      error: [{ path: 'incidents[0].note', code: 'unknown-field' }],
    });
    expect(caseWith({ ...incident, by: 'south' })).toMatchObject({
      ok: false,
      error: [{ path: 'incidents[0].by', code: 'not-an-option' }],
    });
    for (const field of Object.keys(INCIDENT_FIELDS[type])) {
      expect(caseWith({ ...incident, [field]: {} })).toMatchObject({ ok: false, error: [{ path: `incidents[0].${field}` }] });
    }
  });
});

function startingWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
