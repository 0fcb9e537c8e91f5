/**
 * Can these discs lie like this? Ids, edges of the table, pockets, overlaps. Free of zod: the table widget and the share links use it.
 */
import { colorOf } from '../../geometry/discs.ts';
import { DISCS_PER_PLAYER, NOMINAL } from '../../geometry/parameters.ts';
import type { Table } from '../../geometry/table.ts';
import { LENGTH_TOLERANCE, ROUNDING } from '../../geometry/tolerance.ts';
import type { BodyId, Disc, DiscId, Point, Position } from '../../physics/types.ts';
import type { Format } from '../../referee/types.ts';
import { joinPath, type Problem, problem } from '../problem.ts';

/** The game that a position belongs to. */
export interface Frame {
  /** With singles, ids end at 8; both where left out. */
  readonly format?: Format | undefined;
  /** The tables of the editions it is ruled under; the nominal one where left out. */
  readonly tables?: readonly Table[];
}

export interface PositionRules extends Frame {
  readonly striker?: 'required' | 'anywhere' | 'optional';
  /** These bodies may be anywhere: they are off the table, or broken, whatever their coordinates say. */
  readonly anywhere?: ReadonlySet<BodyId>;
  /** Pairs that may overlap, as `pairKey` makes them. */
  readonly mayOverlap?: ReadonlySet<string>;
}

interface Body extends Point {
  readonly name: BodyId;
  readonly path: string;
}

/** The key of two bodies in `mayOverlap`, the same whichever is named first. */
export const pairKey = (a: BodyId, b: BodyId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** How many discs a colour has. */
export const discsPerColor = (format: Format | undefined): number => (format === 'singles' ? 1 : 2) * DISCS_PER_PLAYER;

/** Everything that keeps the position from being one, names before places. Places are looked at only where the names are right. */
export function checkPosition(position: Position, path: string, rules: PositionRules = {}): readonly Problem[] {
  const names = [...checkNames(position.discs, joinPath(path, 'discs'), rules.format), ...checkStrikerThere(position, path, rules)];
  if (names.length > 0) return names;
  const bodies = bodiesOf(position, path, rules);
  for (const table of new Set(rules.tables ?? [NOMINAL])) {
    const places = bodies.flatMap((body) => [...checkOnTable(table, body), ...checkPockets(table, body)]);
    const problems = [...places, ...checkOverlaps(table, bodies, rules.mayOverlap)];
    if (problems.length > 0) return problems;
  }
  return [];
}

function checkNames(discs: readonly Disc[], path: string, format: Format | undefined): readonly Problem[] {
  const seen = new Map<string, number>();
  return discs.flatMap((disc, i) => {
    const at = joinPath(joinPath(path, i), 'id');
    const first = seen.get(disc.id);
    if (first !== undefined) return [problem(at, 'duplicate', disc.id, joinPath(path, first))];
    seen.set(disc.id, i);
    const color = colorOf(disc.id);
    if (color !== disc.color) return [problem(joinPath(joinPath(path, i), 'color'), 'color-mismatch', disc.color, color, disc.id)];
    return checkNumber(disc.id, at, format);
  });
}

/** The number that an id says. */
const numberOfId = (id: DiscId): number => Number(id.slice(colorOf(id).length));

/** In singles there is no ninth disc. */
export function checkNumber(id: DiscId, path: string, format: Format | undefined): readonly Problem[] {
  const most = discsPerColor(format);
  return numberOfId(id) > most ? [problem(path, 'not-in-format', id, `${colorOf(id)}${most}`, format ?? 'doubles')] : [];
}

function checkStrikerThere(position: Position, path: string, rules: PositionRules): readonly Problem[] {
  const wanted = rules.striker === 'required' || rules.striker === 'anywhere';
  return wanted && !position.striker ? [problem(joinPath(path, 'striker'), 'striker-missing', position.striker)] : [];
}

function bodiesOf(position: Position, path: string, rules: PositionRules): readonly Body[] {
  const discs = position.discs.map((d, i) => ({ name: d.id, x: d.x, y: d.y, path: joinPath(joinPath(path, 'discs'), i) }));
  const { striker } = position;
  const all: readonly Body[] =
    striker && rules.striker !== 'anywhere' ? [...discs, { name: 'striker', ...striker, path: joinPath(path, 'striker') }] : discs;
  return all.filter((body) => !rules.anywhere?.has(body.name));
}

const radiusOf = (table: Table, body: Body): number => (body.name === 'striker' ? table.strikerRadius : table.discRadius);

function checkOnTable(table: Table, body: Body): readonly Problem[] {
  const most = table.half - radiusOf(table, body);
  const kind = body.name === 'striker' ? 'the striker' : 'a disc';
  return (['x', 'y'] as const)
    .filter((axis) => Math.abs(body[axis]) > most + LENGTH_TOLERANCE + ROUNDING)
    .map((axis) => problem(joinPath(body.path, axis), 'outside-table', body[axis], axis, most, kind));
}

function checkPockets({ pocketRadius, pocketCentre }: Table, body: Body): readonly Problem[] {
  const inside = pocketRadius - Math.hypot(Math.abs(body.x) - pocketCentre, Math.abs(body.y) - pocketCentre);
  if (inside <= LENGTH_TOLERANCE + ROUNDING) return [];
  const pocket = `${body.y > 0 ? 'n' : 's'}${body.x > 0 ? 'e' : 'w'}`;
  return [problem(body.path, 'in-pocket', `(${body.x}, ${body.y})`, body.name, pocket, millimetres(inside))];
}

function checkOverlaps(table: Table, bodies: readonly Body[], mayOverlap: ReadonlySet<string> | undefined): readonly Problem[] {
  return bodies.flatMap((b, i) =>
    bodies.slice(0, i).flatMap((a) => {
      const overlap = radiusOf(table, a) + radiusOf(table, b) - Math.hypot(a.x - b.x, a.y - b.y);
      if (overlap <= LENGTH_TOLERANCE + ROUNDING || mayOverlap?.has(pairKey(a.name, b.name))) return [];
      return [problem(b.path, 'overlap', `(${b.x}, ${b.y})`, b.name, a.name, a.path, millimetres(overlap))];
    }),
  );
}

/** Up to two digits, never so few that it says 0. */
const millimetres = (value: number): string => String(value < 0.1 ? Number(value.toPrecision(2)) : Math.round(value * 100) / 100);
