import { describe, expect, test } from 'vitest';
import { unshownIn } from '../../src/cases/declared.ts';
import { timeless } from '../../src/cases/list.ts';
import { gapBetween, shownBy } from '../../src/cases/shown.ts';
import { eventsText } from '../../src/notation/text/events.ts';
import { parseEvents } from '../../src/notation/text/parse.ts';

const events = (text: string) => {
  const parsed = parseEvents(text, 'south');
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};
const shown = (text: string) => shownBy(events(text));
const gap = (wanted: string, seen: string) => gapBetween(shown(wanted), shown(seen));

test('what a stroke shows: boards before the first disc, the discs met first, the course, what falls', () => {
  expect(shown('s|west s|north s-r1=b2@0.4 s|north r1>ne s^west s<')).toEqual({
    boards: ['west', 'north'],
    first: ['black2', 'red1'],
    course: ['striker|west', 'striker|north', 'striker-black2', 'striker-red1', 'striker|north'],
    fallen: new Map([['red1', 'ne']]),
    offTable: new Map([['striker', 'west']]),
    returned: true,
  });
  expect(shown('')).toMatchObject({ boards: [], first: [], course: [], returned: false });
});

describe('how far a stroke is from what is wanted', () => {
  /** Wanted, seen, what is missing, what is seen besides. */
  const ROWS: readonly (readonly [string, string, number, number])[] = [
    ['s-r1 r1>ne', 's-r1 r1>ne', 0, 0],
    ['s-r1 r1>ne', 's-r1 s|north r1|east r1>ne', 0, 0.3],
    ['s-r1 r1>ne', 's-r1 s-b1 r1>ne', 0, 1],
    ['s-r1 r1>ne', 's-r1 r1>nw', 0, 1],
    ['s-r1 r1>ne', 's-r1', 1, 0],
    ['s-r1', 's-r1 r1>ne', 1, 0],
    ['s-r1', 's-r1 s>ne', 1, 0],
    ['s-r1 r1>ne', 's|north s-r1 r1>ne', 2, 0.15],
    ['s-r1', 's-b1 s-r1', 2, 1],
    ['s-r1=b1', 's-r1 s-b1', 3, 0],
    ['s-r1 s-b1', 's-r1=b1', 3, 0],
    ['s-r1 r1-b1', 's-r1 s-b1', 1, 1],
    ['s-r1 r1-b1 b1|east', 's-r1 b1|east r1-b1', 1, 0],
    ['s-r1 s<', 's-r1', 1, 0],
    ['s-r1', 's-r1 s<', 0, 0.5],
    ['s-r1 r1^north', 's-r1 r1^east', 0, 1],
    ['s-r1 r1^north', 's-r1 r1|north', 1, 0.15],
  ];
  test.each(ROWS)('wanted %s, seen %s', (wanted, seen, missing, besides) => {
    const found = gap(wanted, seen);
    expect([found.missing, Math.round(found.besides * 100) / 100]).toEqual([missing, besides]);
  });
});

test('what the physics cannot show is named', () => {
  const ROWS: readonly (readonly [string, ReturnType<typeof unshownIn>])[] = [
    ['s-r1 r1|north r1>ne s< s^west', null],
    ['s-r1 r1!off-table', 'breaks'],
    ['s-r1 r1~r2/0', 'lands-on-another'],
    ['s-r1 r1_', 'stands-on-edge'],
    ['s-r1 r2?ne', 'falls-later'],
    ['s-r1 r2??ne', 'falls-later'],
    ['s-r1 r1^north r1-r2', 'falls-back'],
    ['s-r1 r1^north r1>nw', 'falls-back'],
    ['s-r1 r1-r2 r1^north', null],
    ['s-r1 r1^ne', 'over-a-corner'],
  ];
  for (const [text, reason] of ROWS) expect(unshownIn(events(text)), text).toBe(reason);
});

test('what a stroke shows is written without times: order and what is at once stay', () => {
  const written = eventsText(timeless(events('s-b1=r1@0.3 r1|north@0.42 r1>ne@1.7')), 'south');
  expect(written).toBe('s-b1=r1 r1|north r1>ne');
});
