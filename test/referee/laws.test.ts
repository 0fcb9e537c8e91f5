/** Laws: every case gets a ruling, a ruling is sound in itself, and the rules know neither colours nor sides. */
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { EDITIONS } from '../../src/referee/editions.ts';
import { judge } from '../../src/referee/judge.ts';
import { READING_BY_ID, READINGS } from '../../src/referee/readings.ts';
import type { Color, Debts, DiscId, RefereeCase, Ruling, Seat } from '../../src/referee/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { arbCase } from './random-cases.ts';

const RUNS = 1000;
vi.setConfig({ testTimeout: 60_000 });

function overlaps(ruling: Ruling): readonly string[] {
  const discs = ruling.position?.discs ?? [];
  return ruling.placements.flatMap((placed) =>
    discs
      .filter((disc) => disc.id !== placed.disc && Math.hypot(disc.x - placed.x, disc.y - placed.y) < 29.9)
      .map((disc) => `${placed.disc} on ${disc.id}`),
  );
}

const total = (debts: Debts): number => Object.values(debts).reduce((sum, n) => sum + n, 0);

function soundness(c: RefereeCase, ruling: Ruling): void {
  const over = ruling.set !== null || ruling.game !== null;
  expect(ruling.set !== null && ruling.game !== null).toBe(false);
  if (over) {
    expect(ruling.turn).toBeNull();
    expect([ruling.restored, ruling.placements, ruling.unplaced]).toEqual([[], [], []]);
    expect(total(ruling.debts) + ruling.penaltyDiscs.red + ruling.penaltyDiscs.black).toBe(0);
  } else expect(ruling.turn === null).toBe(c.shooter === undefined);
  expect((ruling.stroke !== null) <= (c.report !== undefined)).toBe(true);
  expect(Object.values(ruling.debts).every((n) => n >= 0)).toBe(true);
  if (ruling.stroke === 'punishable' && !over) {
    expect(ruling.turn).toBe('passes');
    expect(ruling.penaltyDiscs[c.colors.red.includes(c.shooter as Seat) ? 'red' : 'black']).toBe(1);
  }
  const ids = (ruling.position?.discs ?? []).map((disc) => disc.id);
  expect(new Set(ids).size).toBe(ids.length);
  if (over) return;
  expect(overlaps(ruling)).toEqual([]);
  for (const placed of ruling.placements) expect(ids).toContain(placed.disc);
  for (const id of ruling.restored) expect(ids).toContain(id);
}

describe('totality', () => {
  for (const edition of EDITION_IDS) {
    test(`${edition}: any position, report, incident, state and reading gets a sound ruling`, () => {
      fc.assert(
        fc.property(arbCase(edition), (c) => {
          const ruling = judge(c);
          soundness(c, ruling);
          expect(judge(c)).toEqual(ruling);
        }),
        { numRuns: RUNS },
      );
    });
  }
});

const other = (color: Color): Color => (color === 'red' ? 'black' : 'red');

/** The same with every colour's name exchanged, in names, values and keys. */
function swapColors<T>(value: T): T {
  if (typeof value === 'string') {
    const swapped = value.replace(/^(red|black)(?=\d*$)/, (color) => other(color as Color));
    return swapped as T;
  }
  if (Array.isArray(value)) return value.map(swapColors) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [swapColors(key), swapColors(inner)])) as T;
}

const sorted = (ids: readonly DiscId[]): readonly DiscId[] => [...ids].sort();
/** What does not depend on the order in which discs and colours are named. */
const essence = (ruling: Ruling) => ({
  stroke: ruling.stroke,
  turn: ruling.turn,
  losesNext: ruling.losesNext,
  penaltyDiscs: ruling.penaltyDiscs,
  warnings: ruling.warnings,
  debts: ruling.debts,
  set: ruling.set,
  game: ruling.game,
  excluded: ruling.excluded,
  restored: sorted(ruling.restored),
  articles: [...new Set(ruling.findings.map((found) => `${found.article} ${found.rule} ${found.color ?? ''}`))].sort(),
});

describe('symmetry', () => {
  for (const edition of EDITION_IDS) {
    test(`${edition}: colours exchanged, ruling exchanged`, () => {
      fc.assert(
        fc.property(arbCase(edition), (c) => {
          expect(essence(judge(swapColors(c)))).toEqual(exchanged(judge(c)));
        }),
        { numRuns: RUNS },
      );
    });
    test(`${edition}: the table turned half round, the same ruling`, () => {
      fc.assert(
        fc.property(arbCase(edition), (c) => {
          expect(essence(judge(halfTurn(c)))).toEqual(turnSeats(essence(judge(c))));
        }),
        { numRuns: RUNS },
      );
    });
    test(`${edition}: the table mirrored, the same ruling (singles; doubles go clockwise)`, () => {
      fc.assert(
        fc.property(
          arbCase(edition).filter((c) => c.format === 'singles'),
          (c) => {
            expect(essence(judge(mirrored(c)))).toEqual(essence(judge(c)));
          },
        ),
        { numRuns: RUNS },
      );
    });
  }
});

/** The ruling's essence with colours exchanged, also at the end of the lines that name an article. */
function exchanged(ruling: Ruling) {
  const { articles, ...rest } = essence(ruling);
  const swapped = swapColors(rest);
  const lines = articles.map((line) => line.replace(/(red|black)$/, (color) => other(color as Color)));
  return { ...swapped, restored: sorted(swapped.restored), articles: lines.sort() };
}

const TURNED: Readonly<Record<string, string>> = {
  south: 'north',
  north: 'south',
  west: 'east',
  east: 'west',
  nw: 'se',
  se: 'nw',
  ne: 'sw',
  sw: 'ne',
};
const MIRRORED: Readonly<Record<string, string>> = { west: 'east', east: 'west', nw: 'ne', ne: 'nw', sw: 'se', se: 'sw' };

/** Every point, side and corner of a document sent through a symmetry of the table. */
function through<T>(value: T, names: Readonly<Record<string, string>>, x: number, y: number, angle: (side: number) => number): T {
  const go = (inner: unknown): unknown => {
    if (typeof inner === 'string') return names[inner] ?? inner;
    if (Array.isArray(inner)) return inner.map(go);
    if (inner === null || typeof inner !== 'object') return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, part]) => {
        if (key === 'x' && typeof part === 'number') return [key, part * x + 0];
        if (key === 'y' && typeof part === 'number') return [key, part * y + 0];
        if (key === 'side' && typeof part === 'number') return [key, angle(part)];
        return [names[key] ?? key, go(part)];
      }),
    );
  };
  return go(value) as T;
}
const halfTurn = (c: RefereeCase): RefereeCase => through(c, TURNED, -1, -1, (side) => side + 180);
const mirrored = (c: RefereeCase): RefereeCase => through(c, MIRRORED, -1, 1, (side) => 180 - side);
const turnSeats = <T>(value: T): T => through(value, TURNED, 1, 1, (side) => side);

describe('readings', () => {
  test('ids are unique and in kebab-case, defaults are options, articles are named', () => {
    expect(new Set(READINGS.map((reading) => reading.id)).size).toBe(READINGS.length);
    for (const { id, options, in: editions } of READINGS) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      for (const [edition, entry] of Object.entries(editions)) {
        expect(options, `${id} ${edition}`).toContain(entry.default);
        expect(entry.articles.every((article) => article.length > 0)).toBe(true);
      }
    }
  });
  test('a note names a reading of the edition with the option that was taken', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EDITION_IDS).chain(arbCase), (c) => {
        for (const note of judge(c).notes) {
          if (note.reading === null) continue;
          const reading = READING_BY_ID.get(note.reading);
          expect(reading?.in[c.edition], note.reading).toBeDefined();
          expect(note.option).toBe(c.readings?.[note.reading] ?? reading?.in[c.edition]?.default);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('editions as values', () => {
  for (const edition of EDITION_IDS) {
    test(`${edition}: every rule has an article, named once`, () => {
      for (const [rule, entry] of Object.entries(EDITIONS[edition].rules)) {
        expect(entry.article, rule).not.toBe('');
        expect(entry.also ?? [], rule).not.toContain(entry.article);
      }
    });
  }
});
