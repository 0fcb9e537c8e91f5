/**
 * Scaled by powers of two, a stroke comes out scaled, to the bit: masses, times, and the whole table with all its parts. What may not scale are
 * the few constants that docs/physics.md names (restitution rises under 1 mm/s, bodies touch under 1e-6 mm): none of these strokes hangs on them.
 */
import { expect, test } from 'vitest';
import { NOMINAL } from '../../src/geometry/parameters.ts';
import { type Sizes, type Table, tableFrom } from '../../src/geometry/table.ts';
import { type PhysicalEvent, type Shot, type ShotReport, simulate, type TableParameters } from '../../src/physics/index.ts';
import { DEFAULT_TABLE } from '../../src/physics/parameters.ts';
import { shotsOf } from '../bench/scenes.ts';

const OPEN = shotsOf('open', 200).map((shot): Shot => ({ ...shot, table: { ...DEFAULT_TABLE, captureMargin: 0 } }));
const BREAKS = shotsOf('usual', 40);

const withTable = (shot: Shot, change: Partial<TableParameters>): Shot => ({
  ...shot,
  table: { ...DEFAULT_TABLE, ...shot.table, ...change },
});

/** The report with lengths and times multiplied. */
function scaled({ events, after, duration }: ShotReport, length: number, time: number): ShotReport {
  const place = <P extends { readonly x: number; readonly y: number }>(p: P): P => ({ ...p, x: p.x * length, y: p.y * length });
  const stretched = events.map((event): PhysicalEvent => ({ ...event, t: event.t * time }));
  const left = after.striker == null ? null : place(after.striker);
  return { events: stretched, after: { discs: after.discs.map(place), striker: left }, duration: duration * time };
}

/** How many of the shots come out otherwise. */
const others = (
  shots: readonly Shot[],
  change: (shot: Shot) => Shot,
  length: number,
  time: number,
  play: (shot: Shot) => ShotReport = simulate,
): number => shots.filter((shot) => JSON.stringify(play(change(shot))) !== JSON.stringify(scaled(simulate(shot), length, time))).length;

const heavier =
  (factor: number) =>
  (shot: Shot): Shot =>
    withTable(shot, { strikerMass: DEFAULT_TABLE.strikerMass * factor, discMass: DEFAULT_TABLE.discMass * factor });

test.each([1 / 16, 1 / 4, 1 / 2, 2, 4, 16])('all masses times %d: no bit of an open shot changes', (factor) => {
  expect(others(OPEN, heavier(factor), 1, 1)).toBe(0);
});

// The law of clusters steps by the root of the lightest mass: only squares scale to the bit.
test.each([1 / 16, 1 / 4, 4, 16])('all masses times %d: no bit of a break changes', (factor) => {
  expect(others(BREAKS, heavier(factor), 1, 1)).toBe(0);
});

const faster =
  (factor: number) =>
  (shot: Shot): Shot => ({
    ...withTable(shot, { friction: DEFAULT_TABLE.friction * factor * factor }),
    stroke: { ...shot.stroke, speed: shot.stroke.speed * factor },
  });

test.each([1 / 4, 1 / 2, 2, 4])('speeds times %d, friction times its square: the same places, times divided', (factor) => {
  expect(others(OPEN, faster(factor), 1, 1 / factor)).toBe(0);
  expect(others(BREAKS, faster(factor), 1, 1 / factor)).toBe(0);
});

/** The nominal table with every length multiplied; the masses stay. */
const enlarged = (factor: number): Table =>
  tableFrom(
    Object.fromEntries(
      Object.entries(NOMINAL.sizes).map(([id, size]) => [id, id.endsWith('Mass') ? size : size * factor]),
    ) as unknown as Sizes,
  );

test.each([1 / 2, 2, 4])('the whole table and all speeds and frictions times %d: everything scaled, at the same times', (factor) => {
  const large = enlarged(factor);
  const change = (shot: Shot): Shot => ({
    ...withTable(shot, {
      friction: DEFAULT_TABLE.friction * factor,
      captureMargin: 0,
    }),
    before: scaled({ events: [], after: shot.before, duration: 0 }, factor, 1).after as Shot['before'],
    stroke: { ...shot.stroke, speed: shot.stroke.speed * factor },
  });
  expect(others(OPEN, change, factor, 1, (shot) => simulate(shot, large))).toBe(0);
});
