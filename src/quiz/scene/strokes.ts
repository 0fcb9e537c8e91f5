/** Strokes drawn by lot and played by the physics: what can happen at a table, with nothing so close that two referees would differ. */
import { SINGLES } from '../../geometry/row.ts';
import { distance, mirrored, OPPOSITE_SEAT } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import { simulateOrNull } from '../../physics/simulate.ts';
import { type Color, type Disc, POCKETS, type Point, type Position, type Seat, type Stroke } from '../../physics/types.ts';
import type { Random } from '../../random/random.ts';
import { judge } from '../../referee/judge.ts';
import { otherColor } from '../../referee/seats.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { EditionId, RefereeCase, Ruling, Seating, StrokeReport } from '../../referee/types.ts';
import type { Difficulty, Scene } from '../types.ts';
import { verdictKey, verdictOf } from '../verdict.ts';
import { angleTo } from './angle.ts';
import { addDisc, fromPocket, placeStriker, positionOf, shadeGap } from './places.ts';

/** How far every disc is from changing its shade, and every touched one must have moved, mm. */
const MARGIN: Readonly<Record<Difficulty, number>> = { 1: 8, 2: 5, 3: 2.5 };

export const DOUBLES: Seating = { red: ['south', 'north'], black: ['west', 'east'] };

/** The striker's centre as it meets the disc that is to go straight to a place. */
function behind({ contact }: Table, disc: Point, to: Point): Point {
  const d = distance(disc, to);
  return { x: disc.x - ((to.x - disc.x) / d) * contact, y: disc.y - ((to.y - disc.y) / d) * contact };
}

interface Player {
  readonly seat: Seat;
  readonly color: Color;
}

/** How the table stands before the stroke, by lot. */
function layOut(random: Random, table: Table, { seat, color }: Player, difficulty: Difficulty): Disc[] {
  const margin = MARGIN[difficulty];
  const discs: Disc[] = [];
  const add = (who: Color, region: Parameters<typeof addDisc>[4]) => addDisc(random, table, discs, who, region, seat, margin);
  const plan = random.int(0, 9);
  const own = random.int(1, 3);
  for (let i = 0; i < own; i++)
    add(color, plan < 3 ? (random.chance(0.6) ? 'own-edge' : 'circle') : random.chance(0.25) ? 'far-edge' : 'field');
  if (plan >= 3 && random.chance(0.5)) add(color, random.chance(0.6) ? 'own-edge' : 'circle');
  const theirs = random.int(1, 3);
  for (let i = 0; i < theirs; i++) add(otherColor(color), random.pick(['field', 'field', 'circle', 'far-edge', 'anywhere']));
  return discs;
}

/** What the stroke aims at. */
function aim(random: Random, table: Table, discs: readonly Disc[], striker: Point, { seat, color }: Player): Stroke {
  const own = discs.filter((disc) => disc.color === color);
  const plan = random.int(0, 19);
  const target = plan < 13 && own.length > 0 ? random.pick(own) : random.pick(discs);
  const speed = random.int(12, 42) / 10;
  if (plan < 9) {
    const pocket = table.pockets[random.pick(POCKETS)];
    return { angle: angleTo(striker, behind(table, target, pocket)), speed };
  }
  if (plan < 14) return { angle: angleTo(striker, target), speed };
  if (plan < 18) return { angle: angleTo(striker, mirrored(table, OPPOSITE_SEAT[seat], target)), speed: random.int(25, 48) / 10 };
  if (plan < 19) return { angle: angleTo(striker, table.pockets[random.pick(POCKETS)]), speed: random.int(12, 30) / 10 };
  return { angle: random.int(0, 3599) / 10, speed };
}

export interface PlayedScene {
  readonly scene: Scene;
  readonly case: Omit<RefereeCase, 'edition'>;
}

/** Whether nothing of it is within a hair: shades before and after, discs at a pocket's edge, discs touched and hardly moved, contacts together. */
function isClear(table: Table, before: Position, report: StrokeReport, margin: number): boolean {
  if (before.discs.some((disc) => shadeGap(table, disc) < margin)) return false;
  const were = new Map(before.discs.map((disc) => [disc.id, disc]));
  for (const disc of report.after.discs) {
    const from = were.get(disc.id);
    const way = from === undefined ? 0 : distance(from, disc);
    if (way > 0.05 && (way < margin || shadeGap(table, disc) < margin)) return false;
    if (fromPocket(table, disc) < table.pocketRadius + 2) return false;
  }
  let last = -1;
  for (const event of report.events) {
    if (event.type !== 'contact' && event.type !== 'board') continue;
    const mine = event.type === 'contact' ? event.a === 'striker' : event.disc === 'striker';
    if (!mine) continue;
    if (event.t - last < 0.004) return false;
    last = event.t;
  }
  return true;
}

/** A hair's breadth to either side must come to the same verdict. */
const WOBBLE = [
  { angle: 0.04, speed: 1 },
  { angle: -0.04, speed: 1 },
  { angle: 0, speed: 1.004 },
  { angle: 0, speed: 0.996 },
] as const;

/** A stroke that somebody might have made; null where it is too close to call or the physics refuses it. */
export function drawStroke(random: Random, table: Table, difficulty: Difficulty, format: Scene['format']): PlayedScene | null {
  const seating = format === 'singles' ? SINGLES : DOUBLES;
  const color = random.pick(['red', 'black'] as const);
  const seat = random.pick(seating[color]);
  const player: Player = { seat, color };
  const discs = layOut(random, table, player, difficulty);
  if (!discs.some((disc) => disc.color === color) || !discs.some((disc) => disc.color !== color)) return null;
  const striker = placeStriker(random, table, discs, seat);
  if (striker === null) return null;
  const position = positionOf(discs, striker);
  const climbing = difficulty > 1 && random.chance(0.2);
  const aimed = aim(random, table, discs, striker, player);
  const stroke = climbing ? { ...aimed, speed: random.int(50, 80) / 10 } : aimed;
  const report = reportOf(table, position, striker, seat, stroke, climbing);
  if (report === null || !isClear(table, position, report, MARGIN[difficulty])) return null;
  const scene: Scene = { format, colors: seating, shooter: seat, position, stroke, ...(climbing ? { climbing } : {}) };
  return { scene, case: { format, colors: seating, shooter: seat, before: position, report } };
}

/** What the physics makes of a stroke; null where it refuses the stroke. */
export function reportOf(
  table: Table,
  position: Position,
  striker: Point,
  shooter: Seat,
  stroke: Stroke,
  climbing = false,
): StrokeReport | null {
  const report = simulateOrNull({ before: { ...position, striker }, shooter, stroke, ...(climbing ? { table: { climbing } } : {}) }, table);
  return report && { events: report.events, after: report.after };
}

/** Whether the verdict of an edition is the same for a stroke a hair beside this one. */
export function isSteady({ scene, case: played }: PlayedScene, edition: EditionId, ruling: Ruling): boolean {
  const { position, shooter, stroke, climbing } = scene;
  const striker = position.striker;
  if (!striker || !shooter || !stroke) return true;
  const key = verdictKey(verdictOf(ruling));
  return WOBBLE.every(({ angle, speed }) => {
    const other = reportOf(
      tableFor(edition),
      position,
      striker,
      shooter,
      { angle: (stroke.angle + angle + 360) % 360, speed: stroke.speed * speed },
      climbing,
    );
    return other !== null && verdictKey(verdictOf(judge({ ...played, edition, report: other }))) === key;
  });
}
