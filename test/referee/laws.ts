/** What every ruling keeps to, and the symmetries of the table: for the sample in `npm test` and for the million of `npm run validate`. */
import { expect } from 'vitest';
import type { Color, Debts, DiscId, RefereeCase, Ruling, Seat } from '../../src/referee/types.ts';

function overlaps(ruling: Ruling): readonly string[] {
  const discs = ruling.position?.discs ?? [];
  return ruling.placements.flatMap((placed) =>
    discs
      .filter((disc) => disc.id !== placed.disc && Math.hypot(disc.x - placed.x, disc.y - placed.y) < 29.9)
      .map((disc) => `${placed.disc} on ${disc.id}`),
  );
}

/** Red first, then by number. */
const byContract = (a: DiscId, b: DiscId): number => {
  const rank = (id: DiscId): number => (id.startsWith('red') ? 0 : 100) + Number(id.replace(/\D/g, ''));
  return rank(a) - rank(b);
};

/** Discs of the table that are neither on it after the ruling, nor in a pocket by an event, nor said to have found no place. */
function lost(c: RefereeCase, ruling: Ruling): readonly DiscId[] {
  const there = new Set<string>([...(ruling.position?.discs ?? []).map(({ id }) => id), ...ruling.unplaced]);
  for (const event of c.report?.events ?? []) {
    if (event.type === 'pocketed' || event.type === 'fell-later') there.add(event.disc);
    if (event.type === 'broken' && event.larger === 'pocketed') there.add(event.disc);
  }
  return ruling.position === null ? [] : (c.before?.discs ?? []).map(({ id }) => id).filter((id) => !there.has(id));
}

const total = (debts: Debts): number => Object.values(debts).reduce((sum, n) => sum + n, 0);

export function soundness(c: RefereeCase, ruling: Ruling): void {
  const over = ruling.set !== null || ruling.game !== null;
  expect(ruling.set !== null && ruling.game !== null).toBe(false);
  if (over) {
    expect(ruling.turn).toBeNull();
    expect([ruling.restored, ruling.placements, ruling.unplaced]).toEqual([[], [], []]);
    expect(total(ruling.debts) + ruling.penaltyDiscs.red + ruling.penaltyDiscs.black).toBe(0);
  } else expect(ruling.turn === null).toBe(c.shooter === undefined || ruling.excluded !== null);
  expect((ruling.stroke !== null) <= (c.report !== undefined)).toBe(true);
  expect(Object.values(ruling.debts).every((n) => n >= 0)).toBe(true);
  if (ruling.stroke === 'punishable' && !over) {
    expect(ruling.turn).toBe(ruling.excluded === null ? 'passes' : null);
    expect(ruling.penaltyDiscs[c.colors.red.includes(c.shooter as Seat) ? 'red' : 'black']).toBe(1);
  }
  const ids = (ruling.position?.discs ?? []).map((disc) => disc.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort(byContract));
  if (over) return;
  expect(lost(c, ruling)).toEqual([]);
  expect(overlaps(ruling)).toEqual([]);
  for (const placed of ruling.placements) expect(ids).toContain(placed.disc);
  for (const id of ruling.restored) expect(ids).toContain(id);
}

const other = (color: Color): Color => (color === 'red' ? 'black' : 'red');

/** The same with every colour's name exchanged, in names, values and keys. */
export function swapColors<T>(value: T): T {
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
export const essence = (ruling: Ruling) => ({
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

/** The ruling's essence with colours exchanged, also at the end of the lines that name an article. */
export function exchanged(ruling: Ruling) {
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
export const halfTurn = (c: RefereeCase): RefereeCase => through(c, TURNED, -1, -1, (side) => side + 180);
export const mirrored = (c: RefereeCase): RefereeCase => through(c, MIRRORED, -1, 1, (side) => 180 - side);
export const turnSeats = <T>(value: T): T => through(value, TURNED, 1, 1, (side) => side);

/** The same case with its discs listed in another order, by these keys. */
export function relisted(c: RefereeCase, keys: readonly number[]): RefereeCase {
  const list = <T>(discs: readonly T[]): readonly T[] =>
    discs
      .map((disc, i) => ({ disc, key: keys[i] ?? 0 }))
      .sort((a, b) => a.key - b.key)
      .map(({ disc }) => disc);
  const { before, report } = c;
  return {
    ...c,
    ...(before && { before: { ...before, discs: list(before.discs) } }),
    ...(report && { report: { ...report, after: { ...report.after, discs: list(report.after.discs) } } }),
  };
}

/** The same case with other numbers on the discs: the n-th of a colour bears the number of the n-th smallest key. */
export function renumbered(c: RefereeCase, keys: readonly number[]): RefereeCase {
  const most = c.format === 'doubles' ? 16 : 8;
  const numbers = Array.from({ length: most }, (_, i) => i + 1).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  const go = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(/^(red|black)(\d+)$/, (_, color, n) => `${color}${numbers[Number(n) - 1]}`);
    if (Array.isArray(value)) return value.map(go);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, go(inner)]));
  };
  return go(c) as RefereeCase;
}
