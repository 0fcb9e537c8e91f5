/** Random cases for the laws: any position, any report the physics or a hand could make, any incident and state. */
import fc from 'fast-check';
import { POCKETS, SEATS } from '../../src/physics/types.ts';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { READINGS } from '../../src/referee/readings.ts';
import type {
  CaseEvent,
  CaseState,
  Color,
  Disc,
  DiscId,
  EditionId,
  Format,
  Incident,
  Point,
  RefereeCase,
  Seat,
} from '../../src/referee/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { INCIDENT_FIELDS } from '../support/incidents.ts';
import { DOUBLES, SINGLES } from './cases.ts';

const CELL = 60;
/** Middles of cells that hold a disc each; the outermost lie in the edge zones, none in a pocket. */
const CELLS: readonly Point[] = Array.from({ length: 15 * 15 }, (_, i) => ({
  x: ((i % 15) - 7) * CELL,
  y: (Math.floor(i / 15) - 7) * CELL,
})).filter(({ x, y }) => Math.abs(x) + Math.abs(y) <= 720);

const colors = ['red', 'black'] as const;
const arbColor = fc.constantFrom(...colors);
const perColor = <T>(arb: fc.Arbitrary<T>) => fc.record({ red: arb, black: arb }, { requiredKeys: [] });

const FATES = ['lies', 'lies', 'lies', 'moved', 'moved', 'pocketed', 'off', 'fell', 'landed', 'broken', 'edge'] as const;
type Fate = (typeof FATES)[number];

interface DrawnFate {
  readonly disc: Disc;
  readonly fate: Fate;
  readonly to: Point;
  readonly touch: 'striker' | 'other' | 'none';
  readonly t: number;
}

function eventsOf({ disc, fate, to, t }: DrawnFate, other: DiscId | undefined): CaseEvent[] {
  if (fate === 'pocketed') return [{ t, type: 'pocketed', disc: disc.id, pocket: POCKETS[Math.abs(Math.round(t * 7)) % 4] ?? 'ne' }];
  if (fate === 'off') return [{ t, type: 'off-table', disc: disc.id, over: SEATS[Math.abs(Math.round(t * 7)) % 4] ?? 'west' }];
  if (fate === 'fell')
    return [{ t, type: 'fell-later', disc: disc.id, pocket: 'sw', when: t > 1 ? 'during-stroke' : 'before-next-stroke' }];
  if (fate === 'landed') return [{ t, type: 'landed', disc: disc.id, on: other ?? 'striker', side: (t * 360) % 360 }];
  if (fate === 'edge') return [{ t, type: 'on-edge', disc: disc.id }];
  if (fate !== 'broken') return [];
  const part = ['table', 'off-table', 'pocketed', 'equal'] as const;
  const larger = part[Math.abs(Math.round(t * 7)) % 4] ?? 'table';
  if (larger === 'table') return [{ t, type: 'broken', disc: disc.id, larger, at: to }];
  return larger === 'equal'
    ? [{ t, type: 'broken', disc: disc.id, larger, at: [to, { x: disc.x, y: disc.y }], harder: 1 }]
    : [{ t, type: 'broken', disc: disc.id, larger }];
}

const leaves = (events: readonly CaseEvent[]): boolean =>
  events.some(
    (event) =>
      event.type === 'pocketed' ||
      event.type === 'off-table' ||
      event.type === 'fell-later' ||
      (event.type === 'broken' && (event.larger === 'pocketed' || event.larger === 'off-table')),
  );

const arbStrikerEvents = (shooter: Seat): fc.Arbitrary<CaseEvent[]> =>
  fc
    .array(
      fc.oneof(
        fc.record({
          t: arbTime,
          type: fc.constant('board' as const),
          disc: fc.constant('striker' as const),
          board: fc.constantFrom(...SEATS),
        }),
        fc.record({
          t: arbTime,
          type: fc.constant('zone-return' as const),
          disc: fc.constant('striker' as const),
          seat: fc.constant(shooter),
        }),
        fc.record({
          t: arbTime,
          type: fc.constant('pocketed' as const),
          disc: fc.constant('striker' as const),
          pocket: fc.constantFrom(...POCKETS),
        }),
        fc.record({
          t: arbTime,
          type: fc.constant('off-table' as const),
          disc: fc.constant('striker' as const),
          over: fc.constantFrom(...SEATS),
        }),
        fc.record({
          t: arbTime,
          type: fc.constant('broken' as const),
          disc: fc.constant('striker' as const),
          larger: fc.constant('pocketed' as const),
        }),
      ),
      { maxLength: 3 },
    )
    .map((events) => events as CaseEvent[]);

/** Few distinct times, so that simultaneous contacts happen. */
const arbTime = fc.integer({ min: 0, max: 12 }).map((step) => step / 5);

function arbReport(discs: readonly Disc[], free: readonly Point[], shooter: Seat) {
  const drawn = fc.tuple(
    ...discs.map((disc, i) =>
      fc.record({
        disc: fc.constant(disc),
        fate: fc.constantFrom(...FATES),
        to: fc.constant(free[i] ?? disc),
        touch: fc.constantFrom('striker', 'other', 'none', 'none'),
        t: arbTime,
      }),
    ),
  ) as unknown as fc.Arbitrary<DrawnFate[]>;
  return fc.tuple(drawn, arbStrikerEvents(shooter), fc.boolean()).map(([list, striker, quiet]) => {
    const events: CaseEvent[] = [...striker];
    const after: Disc[] = [];
    for (const [i, one] of list.entries()) {
      const still: DrawnFate = quiet ? { ...one, fate: 'lies' } : one;
      const other = list[i - 1]?.disc.id;
      if (one.touch === 'striker') events.push({ t: one.t, type: 'contact', a: 'striker', b: one.disc.id });
      if (one.touch === 'other' && other !== undefined) events.push({ t: one.t, type: 'contact', a: other, b: one.disc.id });
      const own = eventsOf(still, other);
      events.push(...own);
      if (!leaves(own)) after.push(still.fate === 'lies' ? one.disc : { ...one.disc, ...one.to });
    }
    return { events: events.sort((a, b) => a.t - b.t), after: { discs: after, striker: { x: 7, y: -420 } } };
  });
}

const arbState = (format: Format): fc.Arbitrary<CaseState> =>
  fc.record(
    {
      debts:
        format === 'singles'
          ? perColor(fc.nat(3))
          : fc.record({ south: fc.nat(2), west: fc.nat(2), north: fc.nat(2) }, { requiredKeys: [] }),
      warnings: perColor(fc.nat(3)),
      turn: fc.integer({ min: 1, max: 4 }),
      first: arbColor,
      cleared: fc.subarray<Color>(['red', 'black']),
      darkMisses: perColor(fc.nat(4)),
      delays: perColor(fc.nat(3)),
      losses: perColor(fc.record({ lateness: fc.nat(2), misconduct: fc.nat(2) }, { requiredKeys: [] })),
      deciding: fc.boolean(),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<CaseState>;

const arbIncidents: fc.Arbitrary<Incident[]> = fc.array(
  fc.tuple(fc.constantFrom(...INCIDENT_TYPES), arbColor).map(([type, by]) => ({ type, by, ...INCIDENT_FIELDS[type] })),
  { maxLength: 3 },
);

const arbReadings = fc
  .array(
    fc.constantFrom(...READINGS).chain((reading) => fc.constantFrom(...reading.options).map((option) => [reading.id, option] as const)),
    { maxLength: 12 },
  )
  .map((pairs) => Object.fromEntries(pairs));

/** Red discs, black discs, and free cells to move to. */
const arbDiscs = (format: Format): fc.Arbitrary<readonly [readonly Disc[], readonly Point[]]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...CELLS], { minLength: 70, maxLength: 70 }),
      fc.nat(format === 'singles' ? 8 : 16),
      fc.nat(format === 'singles' ? 8 : 16),
    )
    .map(([cells, reds, blacks]) => {
      const disc = (color: Color, n: number, at: Point): Disc => ({ id: `${color}${n}`, color, ...at });
      const discs = [
        ...Array.from({ length: reds }, (_, i) => disc('red', i + 1, cells[i] as Point)),
        ...Array.from({ length: blacks }, (_, i) => disc('black', i + 1, cells[reds + i] as Point)),
      ];
      return [discs, cells.slice(32)] as const;
    });

/** Any case, for the edition given. */
export const arbCase = (edition: EditionId): fc.Arbitrary<RefereeCase> =>
  fc.constantFrom<Format[]>('singles', 'singles', 'doubles').chain((format) => {
    const seating = format === 'singles' ? SINGLES : DOUBLES;
    return fc.tuple(arbDiscs(format), fc.constantFrom<Seat[]>(...seating.red, ...seating.black)).chain(([[discs, free], shooter]) =>
      fc
        .record({
          report: fc.option(arbReport(discs, free, shooter), { nil: undefined, freq: 6 }),
          incidents: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: arbIncidents }),
          state: fc.option(arbState(format), { nil: undefined }),
          readings: arbReadings,
          at: fc.integer({ min: -360, max: 360 }),
          nobody: fc.integer({ min: 0, max: 19 }),
        })
        .map(({ report, incidents, state, readings, at, nobody }): RefereeCase => {
          const striker: Point =
            shooter === 'south' || shooter === 'north'
              ? { x: at, y: shooter === 'south' ? -440 : 440 }
              : { x: shooter === 'west' ? -440 : 440, y: at };
          return {
            edition,
            format,
            colors: seating,
            ...(nobody === 0 && report === undefined ? {} : { shooter }),
            before: { discs, striker: report === undefined ? null : striker },
            ...(report === undefined ? {} : { report }),
            ...(incidents.length > 0 ? { incidents } : {}),
            ...(state === undefined ? {} : { state }),
            readings,
          };
        }),
    );
  });

export const arbEdition = fc.constantFrom(...EDITION_IDS);
