/**
 * The smallest change: which nearest direction, strength, place or order would have been ruled otherwise. Pure: every candidate is played out by
 * the physics and judged by the referee; nothing is guessed. Distances are measured in what a hand does (see `EFFORT`).
 */

import { axes } from '../../geometry/seats.ts';
import { simulateOrNull } from '../../physics/simulate.ts';
import type { BodyId, Color, Point, Position, Seat, Stroke, TableParameters } from '../../physics/types.ts';
import { judge } from '../../referee/judge.ts';
import { colorOfSeat, otherColor } from '../../referee/seats.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { CaseEvent, RefereeCase, Ruling, StrokeReport } from '../../referee/types.ts';
import { nearestFree, withBody } from '../table/board/legal.ts';
import { clampSpeed, normalizeAngle } from '../table/setup.ts';

/** A case with the stroke that made it, or with a report. */
export interface Asked {
  readonly given: RefereeCase & { readonly before: Position; readonly shooter: Seat };
  readonly stroke: Stroke | null;
  /** Constants of the table on which it is made. */
  readonly constants?: Partial<TableParameters>;
}
export type Kind = 'angle' | 'speed' | 'striker' | 'disc' | 'order';

/** One change that is ruled otherwise. */
export interface Change {
  readonly kind: Kind;
  /** Degrees (counter-clockwise), m/s, mm, or how many places an event moves. */
  readonly amount: number;
  readonly body: BodyId | null;
  /** By how many mm it is moved. */
  readonly by: Point | null;
  /** What hand and eye have to do for it; comparable across kinds. */
  readonly effort: number;
  readonly position: Position;
  readonly stroke: Stroke | null;
  readonly report: StrokeReport;
  readonly ruling: Ruling;
}

/** What counts as one unit of effort: a degree, a quarter of a metre per second, a centimetre, one event's place. */
const EFFORT: Readonly<Record<Kind, number>> = { angle: 1, speed: 0.25, striker: 10, disc: 10, order: 1 };

/** How hard a ruling is on who made the stroke; more is worse. */
export function severity(r: Ruling, color: Color): number {
  const offender = r.game?.color ?? (r.set?.outcome === 'lost' ? r.set.color : r.excluded);
  if (offender) return offender === color ? 100 : -100;
  if (r.set?.outcome === 'won') return r.set.color === color ? -100 : 100;
  const discs = 10 * (r.penaltyDiscs[color] - r.penaltyDiscs[otherColor(color)]);
  const turn = r.turn === 'passes' ? 4 : 0;
  return discs + turn + (r.losesNext === color ? 3 : 0) + 2 * r.warnings[color] + (r.stroke === 'punishable' ? 1 : 0);
}

/** Whether one looks for something better; a stroke that costs nothing is asked what would have spoilt it. */
export const seeksBetter = (r: Ruling, color: Color): boolean => severity(r, color) > 0;

interface Search {
  readonly asked: Asked;
  readonly color: Color;
  readonly base: number;
  readonly better: boolean;
}

function judged(
  { given, constants = {} }: Asked,
  position: Position,
  stroke: Stroke | null,
  report?: StrokeReport,
): { report: StrokeReport; ruling: Ruling } | null {
  const { striker } = position;
  const shot = striker && stroke ? { before: { discs: position.discs, striker }, shooter: given.shooter, stroke, table: constants } : null;
  // what the physics refuses is no answer
  const made = report ?? (shot && simulateOrNull(shot, tableFor(given.edition, given.readings)));
  return made && { report: made, ruling: judge({ ...given, before: position, report: made }) };
}
function otherwise(s: Search, ruling: Ruling): boolean {
  const now = severity(ruling, s.color);
  return s.better ? now < s.base : now > s.base;
}

/** One way of changing the case, by an amount along it; null where that cannot be. */
interface Way {
  readonly kind: Kind;
  readonly body: BodyId | null;
  /** Amounts to try, nearest first. */
  readonly amounts: readonly number[];
  /** Amounts are rounded to so much where the rounded one does as well. */
  readonly unit: number;
  at(
    amount: number,
  ): { readonly position: Position; readonly stroke: Stroke | null; readonly report?: StrokeReport; readonly by?: Point } | null;
}

function attempt(s: Search, way: Way, amount: number): Change | null {
  const made = way.at(amount);
  if (!made) return null;
  const result = judged(s.asked, made.position, made.stroke, made.report);
  if (!result || !otherwise(s, result.ruling)) return null;
  const effort = Math.abs(amount) / EFFORT[way.kind];
  return { kind: way.kind, amount, body: way.body, by: made.by ?? null, effort, position: made.position, stroke: made.stroke, ...result };
}

/** Between an amount that changes nothing and one that does, as small a one as halving finds; then a round one if it does as well. */
function refine(s: Search, way: Way, from: number, found: Change): Change {
  let low = from;
  let best = found;
  for (let i = 0; i < 12 && Math.abs(best.amount - low) > way.unit / 4; i++) {
    const middle = (low + best.amount) / 2;
    const change = attempt(s, way, middle);
    if (change) best = change;
    else low = middle;
  }
  const up = Math.sign(best.amount) * Math.ceil(Math.abs(best.amount) / way.unit - 1e-9) * way.unit;
  return attempt(s, way, Number(up.toFixed(4))) ?? best;
}

function along(s: Search, way: Way, most: number): Change | null {
  let before = 0;
  for (const amount of way.amounts) {
    if (Math.abs(amount) / EFFORT[way.kind] >= most) return null;
    const found = attempt(s, way, amount);
    if (found) return way.kind === 'order' ? found : refine(s, way, before, found);
    before = amount;
  }
  return null;
}

const steps = (fine: number, until: number, coarse: number, most: number): readonly number[] => {
  const list: number[] = [];
  for (let a = fine; a <= until + 1e-9; a += fine) list.push(a);
  for (let a = until + coarse; a <= most + 1e-9; a += coarse) list.push(a);
  return list;
};
const signed = (amounts: readonly number[], sign: number) => amounts.map((a) => a * sign);

function strokeWays(asked: Asked): readonly Way[] {
  const { stroke } = asked;
  const { before: position } = asked.given;
  if (!stroke) return [];
  const angle = (sign: number): Way => ({
    kind: 'angle',
    body: null,
    amounts: signed(steps(0.1, 4, 0.5, 40), sign),
    unit: 0.1,
    at: (a) => ({ position, stroke: { ...stroke, angle: normalizeAngle(stroke.angle + a) } }),
  });
  const speed = (sign: number): Way => ({
    kind: 'speed',
    body: null,
    amounts: signed(steps(0.05, 5, 0.5, 8), sign),
    unit: 0.05,
    at: (a) => {
      const wanted = stroke.speed + a;
      return clampSpeed(wanted) === Math.round(wanted * 1000) / 1000
        ? { position, stroke: { ...stroke, speed: clampSpeed(wanted) } }
        : null;
    },
  });
  return [angle(1), angle(-1), speed(1), speed(-1)];
}

/** Moving a body straight away from where it lies; only to places where it can lie. */
function moving(asked: Asked, id: BodyId, direction: Point, amounts: readonly number[]): Way {
  const { before, shooter, report } = asked.given;
  const from = id === 'striker' ? before.striker : before.discs.find((d) => d.id === id);
  return {
    kind: id === 'striker' ? 'striker' : 'disc',
    body: id,
    amounts,
    unit: 1,
    at: (a) => {
      if (!from) return null;
      const by = { x: direction.x * a, y: direction.y * a };
      const place = nearestFree(id, { x: from.x + by.x, y: from.y + by.y }, before, shooter);
      if (!place || place.slid) return null;
      const position = withBody(before, id, place);
      if (asked.stroke) return { position, stroke: asked.stroke, by };
      // a report stays what was seen; the disc that was moved before it is moved after it too if nothing touched it
      return report ? { position, stroke: null, by, report: carried(report, id, from, place) } : null;
    },
  };
}

/** A disc that the reported stroke left where it lay lies where it was moved to also afterwards. */
function carried(report: StrokeReport, id: BodyId, from: Point, to: Point): StrokeReport {
  const lay = report.after.discs.find((d) => d.id === id);
  if (!lay || Math.hypot(lay.x - from.x, lay.y - from.y) > 0.05) return report;
  return { ...report, after: withBody(report.after, id, to) };
}

const DIRECTIONS = Array.from({ length: 16 }, (_, i) => ({ x: Math.cos((i * Math.PI) / 8), y: Math.sin((i * Math.PI) / 8) }));

function placeWays(asked: Asked): readonly Way[] {
  const { before, shooter } = asked.given;
  const { right, inward } = axes(shooter);
  const four = [right, { x: -right.x, y: -right.y }, inward, { x: -inward.x, y: -inward.y }];
  const striker = asked.stroke ? four.map((d) => moving(asked, 'striker', d, steps(2, 40, 10, 200))) : [];
  const discs = before.discs.flatMap((disc) => DIRECTIONS.map((d) => moving(asked, disc.id, d, steps(3, 30, 10, 90))));
  return [...striker, ...discs];
}

/** A report with one event earlier or later: two neighbours change places, and their times with them. */
function orderWays(asked: Asked): readonly Way[] {
  const { report, before } = asked.given;
  if (asked.stroke || !report) return [];
  const swapped = (i: number): readonly CaseEvent[] => {
    const [a, b] = [report.events[i], report.events[i + 1]];
    if (!a || !b) return report.events;
    return report.events.with(i, { ...b, t: a.t }).with(i + 1, { ...a, t: b.t });
  };
  return report.events.slice(1).map((event, i): Way => {
    const body = event.type === 'contact' ? event.b : event.disc;
    return {
      kind: 'order',
      body,
      amounts: [1],
      unit: 1,
      at: () => ({ position: before, stroke: null, report: { ...report, events: swapped(i) } }),
    };
  });
}

/** What a search says while it goes on. */
export interface Progress {
  /** 0 to 1. */
  readonly done: number;
  /** The nearest of each kind so far, least effort first. */
  readonly found: readonly Change[];
}

/** Goes through all ways, one at a time; what it has found stands in every step's answer. */
export function* searchChanges(asked: Asked): Generator<Progress> {
  const { given, stroke } = asked;
  const first = judged(asked, given.before, stroke, stroke ? undefined : given.report);
  if (!first) return;
  const color = colorOfSeat(given.colors, given.shooter);
  const s: Search = { asked, color, base: severity(first.ruling, color), better: seeksBetter(first.ruling, color) };
  const ways = [...strokeWays(asked), ...orderWays(asked), ...placeWays(asked)];
  const best = new Map<Kind, Change>();
  for (const [i, way] of ways.entries()) {
    const change = along(s, way, best.get(way.kind)?.effort ?? Number.POSITIVE_INFINITY);
    if (change && change.effort < (best.get(way.kind)?.effort ?? Number.POSITIVE_INFINITY)) best.set(way.kind, change);
    yield { done: (i + 1) / ways.length, found: [...best.values()].sort((a, b) => a.effort - b.effort) };
  }
}
