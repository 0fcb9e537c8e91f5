import { describe, expect, test } from 'vitest';
import { NOMINAL } from '../../../src/geometry/parameters.ts';
import { asker } from '../../../src/referee/context.ts';
import { EDITIONS } from '../../../src/referee/editions.ts';
import { type PlaceDocument, place, placeAll } from '../../../src/referee/placement/place.ts';
import type { LandedRequest } from '../../../src/referee/placement/types.ts';
import type { Disc, DiscId, EditionId } from '../../../src/referee/types.ts';

/** `red1 0 485` and so on. */
const board = (...places: readonly string[]): readonly Disc[] =>
  places.map((text) => {
    const [id = '', x, y] = text.split(' ');
    return { id: id as DiscId, color: id.startsWith('red') ? 'red' : 'black', x: Number(x), y: Number(y) };
  });

const put = (edition: EditionId, discs: readonly Disc[], rest: Partial<PlaceDocument>) =>
  place({ edition, position: { discs, striker: null }, colors: { red: ['south'], black: ['north'] }, ...rest });

const spots = (answer: ReturnType<typeof place>) =>
  answer.placements.map(
    ({ disc, x, y, article, proof }) => `${disc} ${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100} ${article} ${proof.step}`,
  );

describe('penalty disc, 17.3', () => {
  const red = (strokeFrom?: number): Partial<PlaceDocument> => ({
    penalty: { seat: 'south', disc: 'red8', ...(strokeFrom === undefined ? {} : { strokeFrom }) },
  });
  const cases: readonly (readonly [string, readonly Disc[], number | undefined, string])[] = [
    ['the middle is free', board('red1 100 485'), 0, 'red8 0 485 17.3 middle'],
    ['a disc off the middle pushes it to the nearer side', board('black1 10 485'), 0, 'red8 -20 485 17.3 nearest'],
    ['a disc near the board blocks too', board('black1 0 467'), -5, 'red8 -24 485 17.3 stroke-side'],
    ['touching exactly is free', board('black1 30 485', 'black2 -30 485'), 0, 'red8 0 485 17.3 middle'],
    [
      'fewer own discs',
      board('black1 0 485', 'red1 300 0', 'red2 200 0', 'red3 -100 0', 'black2 -50 0', 'black3 -60 100'),
      5,
      'red8 -30 485 17.3 fewer-own',
    ],
    ['own discs equal: fewer in all', board('black1 0 485', 'red1 300 0', 'red2 -300 0', 'black2 50 0'), 5, 'red8 -30 485 17.3 fewer-all'],
    ['all equal: the side of the stroke', board('black1 0 485'), -12, 'red8 -30 485 17.3 stroke-side'],
    ['a disc on the line counts for neither side', board('black1 0 485', 'red1 0 100', 'red2 200 0'), 100, 'red8 -30 485 17.3 fewer-own'],
    [
      'the starting row of eight',
      board(...[-105, -75, -45, -15, 15, 45, 75, 105].map((x, i) => `black${i + 1} ${x} 485`)),
      40,
      'red8 135 485 17.3 stroke-side',
    ],
    ['a gap just too narrow is none', board('black1 0 485', 'black2 59.8 485', 'black3 -59.8 485'), 1, 'red8 89.8 485 17.3 stroke-side'],
    ['a gap of a disc is one', board('black1 0 485', 'black2 60 485', 'black3 -59.8 485'), -1, 'red8 30 485 17.3 nearest'],
  ];
  test.each(cases)('%s', (_, discs, from, expected) => {
    for (const edition of ['2017', '2010', '2008'] as const) expect(spots(put(edition, discs, red(from)))).toEqual([expected]);
  });

  test('everything ties and the stroke came from the middle: the positive side, with a note', () => {
    const answer = put('2017', board('black1 0 485'), red(0));
    expect(spots(answer)).toEqual(['red8 30 485 17.3 positive-side']);
    expect(answer.notes).toEqual([{ article: '17.3', reading: 'penalty-all-tied', option: 'positive' }]);
    expect(spots(put('2017', board('black1 0 485'), { ...red(0), readings: { 'penalty-all-tied': 'negative' } }))).toEqual([
      'red8 -30 485 17.3 positive-side',
    ]);
  });

  test('the side counted in the edge zone only, by a reading', () => {
    const discs = board('black1 0 485', 'red1 200 0', 'red2 300 0', 'red3 -100 450');
    expect(spots(put('2017', discs, red(5)))).toEqual(['red8 -30 485 17.3 fewer-own']);
    const zone = put('2017', discs, { ...red(5), readings: { 'penalty-side-counts': 'edge-zone' } });
    expect(spots(zone)).toEqual(['red8 30 485 17.3 fewer-own']);
  });

  test('several: the first in the middle, the others one after another, counted with those already placed', () => {
    const penalty = (['red6', 'red7', 'red8'] as const).map((disc) => ({ seat: 'south' as const, disc, strokeFrom: -1 }));
    expect(spots(put('2017', [], { penalty }))).toEqual([
      'red6 0 485 17.3 middle',
      'red7 -30 485 17.3 stroke-side',
      'red8 30 485 17.3 nearest',
    ]);
  });

  test('each seat has the board opposite', () => {
    const at = (seat: 'west' | 'north' | 'east', disc: DiscId) => spots(put('2017', [], { format: 'doubles', penalty: { seat, disc } }))[0];
    expect([at('north', 'black1'), at('west', 'black2'), at('east', 'black3')]).toEqual([
      'black1 0 -485 17.3 middle',
      'black2 485 0 17.3 middle',
      'black3 -485 0 17.3 middle',
    ]);
  });

  test('doubles: none while the row opposite stands untouched (21.7, 21.6, no. 69, club 8.5)', () => {
    const row = board(...[-105, -75, -45, -15, 15, 45, 75, 105].map((x, i) => `red${i + 1} ${x} 485`));
    for (const edition of ['2017', '2010', '2008', 'club'] as const) {
      expect(put(edition, row, { format: 'doubles', penalty: { seat: 'south', disc: 'red16' } }).unplaced).toEqual(['red16']);
      const moved = row.map((disc) => (disc.id === 'red1' ? { ...disc, y: 400 } : disc));
      expect(put(edition, moved, { format: 'doubles', penalty: { seat: 'south', disc: 'red16' } }).unplaced).toEqual([]);
    }
  });

  test('no room between the pockets: the strip behind one, or by the other reading nowhere', () => {
    const row = board(...Array.from({ length: 15 }, (_, i) => `${i < 8 ? `black${i + 1}` : `red${i - 7}`} ${(i - 7) * 59.8} 485`));
    expect(put('2017', row, red(1)).placements[0]?.x).toBeCloseTo(-448.6, 3);
    expect(put('2017', row, { ...red(1), readings: { 'penalty-behind-pockets': 'between-pockets' } }).unplaced).toEqual(['red8']);
  });
});

describe('penalty disc, club 5.1', () => {
  const both = { penalty: (['red7', 'red8'] as const).map((disc) => ({ seat: 'south' as const, disc })) };
  test('equidistant places: the side with fewer discs, whose ever they are, and nothing else', () => {
    const discs = board('black1 0 485', 'red1 300 0', 'black2 -50 0', 'black3 -60 100');
    expect(spots(put('club', discs, { penalty: { seat: 'south', disc: 'red8', strokeFrom: -50 } }))).toEqual(['red8 30 485 5.1 fewer-all']);
  });
  test('two at once stand on either side of the line', () => {
    expect(spots(put('club', board('black1 100 0'), both))).toEqual(['red7 -15 485 5.1 symmetric', 'red8 15 485 5.1 symmetric']);
  });
  test('where that row is taken, each as close as possible', () => {
    expect(spots(put('club', board('black1 10 485', 'red1 -200 0'), both))).toEqual([
      'red7 -20 485 5.1 nearest',
      'red8 40 485 5.1 nearest',
    ]);
  });
});

describe('over the board', () => {
  const over = (edition: EditionId, side: 'west' | 'ne' | 'south', ...taken: readonly string[]) =>
    spots(put(edition, board(...taken), { offTable: [{ disc: 'black8', over: side }] }))[0];
  const FIVE = ['red1 0 0', 'red2 110 0', 'red3 -110 0', 'red4 0 110', 'red5 0 -110'];

  test.each([
    ['2017', '12.20', '12.20'],
    ['2010', '12.14', '12.14'],
    ['2008', '12 ¶13 (no. 18)', '12 ¶14 (note to no. 18)'],
  ] as const)('%s: centre, own side, another crossing, between, a corner (%s)', (edition, article, corner) => {
    expect(over(edition, 'west')).toBe(`black8 0 0 ${article} centre`);
    expect(over(edition, 'west', 'red1 0 0')).toBe(`black8 -110 0 ${article} board-side`);
    expect(over(edition, 'west', 'red1 0 0', 'red2 -110 0')).toBe(`black8 0 110 ${article} other-crossing`);
    expect(over(edition, 'west', 'red1 0 0', 'red2 -110 0', 'red3 0 110')).toBe(`black8 0 -110 ${article} other-crossing`);
    expect(over(edition, 'west', ...FIVE)).toBe(`black8 -55 0 ${article} between`);
    expect(over(edition, 'ne', 'red1 0 0')).toBe(`black8 77.78 77.78 ${corner} diagonal`);
    expect(over(edition, 'ne')).toBe(`black8 0 0 ${article} centre`);
  });

  test('club 3.12: the own side, then clockwise', () => {
    expect(over('club', 'west', 'red1 0 0')).toBe('black8 -110 0 3.12 ¶2 board-side');
    expect(over('club', 'west', 'red1 0 0', 'red2 -110 0')).toBe('black8 0 110 3.12 ¶2 clockwise');
    expect(over('club', 'south', 'red1 0 0', 'red2 0 -110')).toBe('black8 -110 0 3.12 ¶2 clockwise');
  });

  test('2017 says "another place": any of them, by a reading (12.20)', () => {
    const discs = board('red1 0 0', 'red2 -110 0', 'red3 0 110');
    const offTable = [{ disc: 'black8', over: 'west' }] as const;
    expect(spots(put('2017', discs, { offTable }))).toEqual(['black8 0 -110 12.20 other-crossing']);
    const any = { 'off-table-other-point': 'any' };
    expect(spots(put('2017', discs, { offTable, readings: any }))).toEqual(['black8 110 0 12.20 other-crossing']);
    const answer = put('2010', discs, { offTable, readings: any });
    expect([spots(answer), answer.notes]).toEqual([['black8 0 -110 12.14 other-crossing'], []]);
  });

  test('over a corner the note of 2008 allows the diagonal, by a reading it is not taken (note to no. 18)', () => {
    const document = { offTable: [{ disc: 'black8', over: 'ne' }] } as const;
    const discs = board('red1 0 0');
    expect(put('2008', discs, document).notes.map(({ reading, option }) => `${reading} ${option}`)).toEqual([
      'off-table-2008-corner diagonal',
    ]);
    const crossing = { ...document, readings: { 'off-table-2008-corner': 'nearest-crossing' } };
    expect(spots(put('2008', discs, crossing))).toEqual(['black8 110 0 12 ¶14 (note to no. 18) other-crossing']);
  });

  test('a disc near a place takes it as well', () => {
    expect(over('2017', 'west', 'red1 20 0')).toBe('black8 -110 0 12.20 board-side');
  });

  test('several: the first reached goes to the centre, the others by their sides', () => {
    const offTable = [
      { disc: 'red2', over: 'west' },
      { disc: 'black1', over: 'west' },
      { disc: 'red1', over: 'north' },
    ] as const;
    expect(spots(put('2017', [], { offTable }))).toEqual([
      'red1 0 110 12.20 board-side',
      'red2 0 0 12.20 centre',
      'black1 -110 0 12.20 board-side',
    ]);
  });
});

describe('landed and broken', () => {
  const all = (edition: EditionId, discs: readonly Disc[], rest: Partial<Parameters<typeof placeAll>[0]>) => {
    const ask = asker(EDITIONS[edition], undefined, []);
    return spots({
      ...placeAll({ table: NOMINAL, position: { discs }, edition: EDITIONS[edition], format: 'singles', ask, ...rest }),
      notes: [],
    });
  };
  const on = (side: number): { landed: readonly LandedRequest[] } => ({
    landed: [{ disc: 'black8', on: 'red1', side, at: { x: 0, y: 200 } }],
  });

  test.each([
    ['2017', '12.17'],
    ['2010', '12.11'],
    ['2008', '12 ¶10 (no. 14)'],
    ['club', '3.11'],
  ] as const)('%s: beside the lower one on the side it hangs over; on the striker, in its place (%s)', (edition, article) => {
    expect(all(edition, board('red1 0 200'), on(90))).toEqual([`black8 0 230 ${article} overhang`]);
    expect(all(edition, board('red1 0 200', 'black8 0 205'), on(180))).toEqual([`black8 -30 200 ${article} overhang`]);
    const striker: LandedRequest = { disc: 'black8', on: 'striker', side: 0, at: { x: 12, y: 40 } };
    expect(all(edition, board('red1 0 200'), { landed: [striker] })).toEqual([`black8 12 40 ${article} striker-place`]);
  });

  test('on all engines the same: on the side, straight above and straight below, to the last bit', () => {
    const request = (side: number) =>
      placeAll({
        table: NOMINAL,
        position: { discs: [] },
        edition: EDITIONS['2017'],
        format: 'singles',
        ask: asker(EDITIONS['2017'], undefined, []),
        ...on(side),
      });
    expect([90, 180, 270, 45, 225].map((side) => request(side).placements.map(({ x, y }) => [x, y - 200]))).toEqual([
      [[0, 30]],
      [[-30, 0]],
      [[0, -30]],
      [[30 * Math.SQRT1_2, 200 + 30 * Math.SQRT1_2 - 200]],
      [[-30 * Math.SQRT1_2, 200 - 30 * Math.SQRT1_2 - 200]],
    ]);
  });

  test('the side taken: the nearest free place (2017), the nearest beside the lower one (2008)', () => {
    const taken = board('red1 0 200', 'red2 0 235', 'red3 40 215');
    const [e2017] = all('2017', taken, on(90));
    const [e2008] = all('2008', taken, on(90));
    expect(e2017).toMatch(/nearest-free$/);
    const [, x, y] = (e2008 ?? '').split(' ').map(Number);
    expect(Math.hypot(x ?? 0, (y ?? 0) - 200)).toBeCloseTo(30, 1);
  });

  test('broken: the larger part, the harder one of equal parts, off the table to the centre', () => {
    const parts = [
      { x: 10, y: 20 },
      { x: 300, y: 20 },
    ] as const;
    expect(all('2017', [], { broken: [{ disc: 'red1', at: parts[0] }] })).toEqual(['red1 10 20 12.21 larger-part']);
    expect(all('2010', [], { broken: [{ disc: 'red1', at: parts, harder: 1 }] })).toEqual(['red1 300 20 12.15 harder-part']);
    expect(all('2017', [], { offTable: [{ disc: 'red1', over: null }] })).toEqual(['red1 0 0 12.21 centre']);
    expect(all('2010', [], { offTable: [{ disc: 'red1', over: null }] })).toEqual(['red1 0 0 12.15 ¶2 centre']);
  });
});
