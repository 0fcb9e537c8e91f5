/** Logs whose entries lean on the rulings before them. */
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../src/cli/sentence.ts';
import { startPosition } from '../../src/geometry/row.ts';
import { parseLog } from '../../src/notation/parse.ts';
import { runPlay } from '../../src/notation/run/play.ts';

const COLORS = { red: ['south'], black: ['north'] } as const;
const { discs } = startPosition(COLORS);
const SOUTH = { x: 0, y: -440 };
const NORTH = { x: 0, y: 440 };

/** A stroke that touches one disc and moves nothing far. */
const touch = (id: string, without: readonly string[] = []) => ({
  events: [{ t: 0.1, type: 'contact', a: 'striker', b: id }],
  after: { discs: discs.filter((disc) => !without.includes(disc.id)), striker: null },
});

function played(...log: readonly object[]) {
  const parsed = parseLog({ edition: '2017', colors: COLORS, sets: 3, first: 'red', log });
  if (!parsed.ok) throw new Error(parsed.error.map(sentenceOf)[0]);
  return runPlay(parsed.value);
}

const refusal = (...log: readonly object[]): string => {
  const result = played(...log);
  return result.ok ? 'played' : (result.error.map(sentenceOf)[0] ?? '');
};

test('a set begins with its rows, and the turn passes where nothing fell', () => {
  const result = played({ shooter: 'south', striker: SOUTH, report: touch('red1') });
  expect(result).toMatchObject({ ok: true, value: { next: 'north', rulings: [{ turn: 'passes' }] } });
});

test('a stroke is played out, and its ruling carries the report', () => {
  const result = played({ shooter: 'south', striker: SOUTH, stroke: { angle: 90, speed: 4 } });
  expect(result.ok && result.value.rulings[0]?.report?.events[0]).toMatchObject({ type: 'contact', a: 'striker' });
});

test('the answer is JSON', () => {
  const result = played({ striker: SOUTH, stroke: { angle: 88, speed: 4 } }, { incidents: [{ type: 'phone-call', by: 'black' }] });
  expect(result.ok && JSON.parse(JSON.stringify(result.value))).toEqual(result.ok && result.value);
});

describe('an entry that does not follow is refused', () => {
  test.each<[string, string, readonly object[]]>([
    [
      'a disc that no event took away',
      'log[1].report.after.discs: red2 is missing: it lies on the table before the stroke and no event takes it away.',
      [
        { shooter: 'south', striker: SOUTH, report: touch('red1') },
        { shooter: 'north', striker: NORTH, report: touch('black1', ['red2']) },
      ],
    ],
    [
      'a disc that is not there any more',
      'log[1].report.events[0].b: "red9" is not on the table before the stroke',
      [
        { shooter: 'south', striker: SOUTH, report: touch('red1') },
        { shooter: 'north', striker: NORTH, report: touch('red9') },
      ],
    ],
    [
      'a striker placed on a disc',
      'log[0].before.striker: striker at (0, 470) overlaps',
      [{ shooter: 'north', striker: { x: 0, y: 470 }, stroke: { angle: 270, speed: 1 } }],
    ],
  ])('%s', (_, sentence, log) => {
    expect(refusal(...log).slice(0, sentence.length)).toBe(sentence);
  });
});

test('after the game there is no stroke', () => {
  const late = { incidents: [{ type: 'late-arrival', by: 'red', minutes: 90 }] };
  expect(refusal(late, { shooter: 'south', striker: SOUTH, report: touch('red1') })).toBe(
    'log[1]: cannot be played: the game is over, expected no more strokes.',
  );
});
