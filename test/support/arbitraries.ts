/** Random documents that are valid by construction: positions on a grid that keeps bodies apart, and reports that follow from them. */
import fc from 'fast-check';
import type { CaseDocument, CheckPlacementDocument, ClassifyDocument, LogDocument, PlaceDocument } from '../../src/notation/types.ts';
import type { Color, Disc, DiscId, Point, Position, Seat, Shot } from '../../src/physics/types.ts';
import { POCKETS, SEATS } from '../../src/physics/types.ts';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { READINGS } from '../../src/referee/readings.ts';
import type { CaseEvent, CaseState, Format, Incident, Seating, StrokeReport } from '../../src/referee/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { INCIDENT_FIELDS } from './incidents.ts';

/** Cells of 60 mm around the middle: 13 x 13 of them keep clear of the pockets, and a body may lie 10 mm off its cell's middle. */
const CELL = 60;
const CELLS = Array.from({ length: 13 * 13 }, (_, i) => ({ x: ((i % 13) - 6) * CELL, y: (Math.floor(i / 13) - 6) * CELL })).filter(
  ({ x, y }) => Math.abs(x) + Math.abs(y) <= 600,
);
const coordinate = (middle: number) => fc.integer({ min: -10_000, max: 10_000 }).map((step) => (middle * 1000 + step) / 1000 + 0);

const idsOf = (format: Format): readonly DiscId[] =>
  (['red', 'black'] as const).flatMap((color) =>
    Array.from({ length: format === 'singles' ? 8 : 16 }, (_, i) => `${color}${i + 1}` as const),
  );

const colorOf = (id: DiscId): Color => (id.startsWith('red') ? 'red' : 'black');
const place = (cell: Point): fc.Arbitrary<Point> => fc.record({ x: coordinate(cell.x), y: coordinate(cell.y) });

/** A position whose discs are in order, with or without a striker, coordinates to 0.001 mm. */
export const arbPosition = (format: Format, striker: 'yes' | 'no' | 'maybe'): fc.Arbitrary<Position> =>
  fc
    .tuple(fc.subarray([...idsOf(format)]), fc.shuffledSubarray(CELLS, { minLength: 33, maxLength: 33 }), fc.boolean())
    .chain(([ids, cells, flag]) =>
      fc.tuple(
        fc.tuple(...ids.map((id, i) => place(cells[i] as Point).map((at): Disc => ({ id, color: colorOf(id), ...at })))),
        striker === 'yes' || (striker === 'maybe' && flag) ? place(cells[32] as Point) : fc.constant(null),
      ),
    )
    .map(([discs, at]) => ({ discs, striker: at }));

const arbFormat = fc.constantFrom<Format[]>('singles', 'doubles');
const SEATINGS: Readonly<Record<Format, readonly Seating[]>> = {
  singles: [
    { red: ['south'], black: ['north'] },
    { red: ['north'], black: ['south'] },
  ],
  doubles: [
    { red: ['south', 'north'], black: ['west', 'east'] },
    { red: ['west', 'east'], black: ['south', 'north'] },
  ],
};
const arbSeating = (format: Format) => fc.constantFrom(...SEATINGS[format]);
const seatsOf = (colors: Seating): readonly Seat[] => [...colors.red, ...colors.black];
export const arbStroke = fc.record({
  angle: fc.integer({ min: 0, max: 359_999 }).map((a) => a / 1000),
  speed: fc.integer({ min: 1, max: 12_000 }).map((v) => v / 1000),
});

/** What follows from a position: some discs touched, some moved a little, some fallen or gone over the board. */
function arbReport(before: Position): fc.Arbitrary<StrokeReport> {
  const fate = fc.constantFrom('lies', 'lies', 'touched', 'pocketed', 'off-table', 'off-table-listed');
  return fc
    .tuple(fc.tuple(...before.discs.map(() => fate)), fc.constantFrom(...POCKETS), fc.constantFrom(...SEATS, ...POCKETS))
    .map(([fates, pocket, over]) => {
      const events = before.discs.flatMap((disc, i): CaseEvent[] => {
        const contact: CaseEvent = { t: i, type: 'contact', a: 'striker', b: disc.id };
        if (fates[i] === 'touched') return [contact];
        if (fates[i] === 'pocketed') return [contact, { t: i + 0.5, type: 'pocketed', disc: disc.id, pocket }];
        return fates[i]?.startsWith('off') ? [{ t: i + 0.25, type: 'off-table', disc: disc.id, over }] : [];
      });
      const discs = before.discs.filter((_, i) => fates[i] !== 'pocketed' && fates[i] !== 'off-table');
      return { events, after: { discs, striker: before.striker ?? null } };
    });
}

const arbIncident = (colors: Seating): fc.Arbitrary<Incident> =>
  fc
    .tuple(fc.constantFrom(...INCIDENT_TYPES), fc.constantFrom<Color[]>('red', 'black'), fc.boolean())
    .map(([type, by, named]) => ({ type, by, ...(named ? { seat: colors[by][0] as Seat } : {}), ...INCIDENT_FIELDS[type] }));

const arbState: fc.Arbitrary<CaseState> = fc.record(
  {
    warnings: fc.record({ red: fc.nat(3), black: fc.nat(3) }),
    turn: fc.integer({ min: 1, max: 40 }),
    first: fc.constantFrom<Color[]>('red', 'black'),
    cleared: fc.subarray<Color>(['red', 'black']),
    darkMisses: fc.record({ red: fc.nat(5) }, { requiredKeys: [] }),
    losses: fc.record({ black: fc.record({ lateness: fc.nat(2) }, { requiredKeys: [] }) }, { requiredKeys: [] }),
    deciding: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Readings that put another table under a position drawn for the nominal one. */
const OF_SIZES = ['club-table-size', 'club-unstated-sizes'];

const arbReadings = fc
  .subarray(
    READINGS.filter(({ id }) => !OF_SIZES.includes(id)),
    { maxLength: 2 },
  )
  .map((readings) => Object.fromEntries(readings.map((reading) => [reading.id, reading.options[0]])));

const arbEdition = fc.constantFrom(...EDITION_IDS);
const arbEditions = fc.oneof(
  arbEdition.map((edition) => ({ edition })),
  fc.subarray([...EDITION_IDS], { minLength: 1 }).map((editions) => ({ editions })),
);

/** A case with a report or a stroke, or with incidents alone. */
export const arbCase: fc.Arbitrary<CaseDocument> = arbFormat.chain((format) =>
  fc.tuple(arbEditions, arbSeating(format), arbPosition(format, 'yes')).chain(([editions, colors, before]) =>
    fc
      .tuple(
        fc.constantFrom(...seatsOf(colors)),
        fc.oneof(
          arbReport(before).map((report) => ({ before, report })),
          fc.tuple(arbStroke, fc.boolean()).map(([stroke, climbing]) => ({ before, stroke, ...(climbing ? { table: { climbing } } : {}) })),
          fc.array(arbIncident(colors), { minLength: 1, maxLength: 3 }).map((incidents) => ({ incidents })),
        ),
        fc.record({ state: arbState, readings: arbReadings }, { requiredKeys: [] }),
      )
      .map(([shooter, stroke, rest]) => ({ ...editions, format, colors, shooter, ...stroke, ...rest }) as CaseDocument),
  ),
);

export const arbShot: fc.Arbitrary<Shot> = fc
  .record({ before: arbPosition('doubles', 'yes'), shooter: fc.constantFrom(...SEATS), stroke: arbStroke })
  .map((shot) => shot as Shot);

/** The fields `classify`, `check-placement` and `place` share, with a position. */
const arbTable = (striker: 'yes' | 'maybe') =>
  arbFormat.chain((format) =>
    fc.record({ position: arbPosition(format, striker), colors: arbSeating(format), edition: arbEdition, format: fc.constant(format) }),
  );

export const arbClassify: fc.Arbitrary<ClassifyDocument> = arbTable('maybe').chain((table) =>
  fc.constantFrom(...seatsOf(table.colors)).map((shooter) => ({ ...table, shooter })),
);

export const arbCheckPlacement = arbTable('yes').chain((table) =>
  fc.constantFrom(...seatsOf(table.colors)).map((shooter) => ({ ...table, shooter }) as CheckPlacementDocument),
);

export const arbPlace: fc.Arbitrary<PlaceDocument> = arbTable('maybe').chain((table) => {
  const there = new Set(table.position.discs.map((disc) => disc.id));
  const free = idsOf(table.format).filter((id) => !there.has(id));
  return fc.record({ over: fc.constantFrom(...SEATS), from: fc.integer({ min: -364, max: 364 }) }).map(({ over, from }) => {
    const [one, ...others] = free;
    const penalty = one === undefined ? [] : [{ seat: table.colors[colorOf(one)][0] as Seat, disc: one, strokeFrom: from }];
    return { ...table, penalty, offTable: others.slice(0, 3).map((disc) => ({ disc, over })) };
  });
});

export const arbLog: fc.Arbitrary<LogDocument> = arbFormat.chain((format) =>
  arbSeating(format).chain((colors) =>
    fc.record({
      edition: arbEdition,
      format: fc.constant(format),
      colors: fc.constant(colors),
      sets: fc.integer({ min: 1, max: 9 }),
      first: fc.constantFrom<Color[]>('red', 'black'),
      log: fc.array(
        arbPosition(format, 'yes').chain((before) =>
          fc.record({ shooter: fc.constantFrom(...seatsOf(colors)), before: fc.constant(before), report: arbReport(before) }),
        ),
        { maxLength: 3 },
      ),
    }),
  ),
);
