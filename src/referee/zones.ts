/**
 * Light and dark. A disc is dark where its hole lies wholly inside the circle or the own edge zone and no part of the line shows in it
 * (2017 11.2-11.4, 2010 11.1-11.3, 2008 11 ¶1 (1)-(3), club 4.3). Millimetres, on the table of the edition.
 */
import { alongBoard, depthFrom } from '../geometry/seats.ts';
import type { Table } from '../geometry/table.ts';
import { LENGTH_TOLERANCE, ROUNDING } from '../geometry/tolerance.ts';
import { seatOf } from './seats.ts';
import type { Color, DiscShade, Format, Point, Position, Seat, Seating } from './types.ts';

/** The shade of a disc for the one who sits at `seat`, with the way (mm) it would have to go for it to change. */
export function shadeAt(table: Table, place: Point, seat: Seat): DiscShade {
  const edge = table.darkDepth - depthFrom(table, seat, place);
  const circle = table.darkRadius - Math.sqrt(place.x * place.x + place.y * place.y);
  if (edge >= -ROUNDING) return { shade: 'dark', zone: 'edge', margin: Math.max(0, edge) };
  if (circle >= -ROUNDING) return { shade: 'dark', zone: 'circle', margin: Math.max(0, circle) };
  return { shade: 'light', zone: null, margin: Math.min(-edge, -circle) };
}

/** Whether the hole lies wholly in the circle, whoever the disc belongs to. */
export const inCircle = ({ darkRadius }: Table, place: Point): boolean =>
  Math.sqrt(place.x * place.x + place.y * place.y) <= darkRadius + ROUNDING;

/** Whether the hole lies wholly in a seat's edge zone. */
export const inEdgeZone = (table: Table, place: Point, seat: Seat): boolean => depthFrom(table, seat, place) <= table.darkDepth + ROUNDING;

/** The shade of every disc of a position, by id. In doubles `shooter` tells whose edge zone is each pair's own. */
export function classify(
  table: Table,
  position: Position,
  colors: Seating,
  format: Format,
  shooter: Seat | null,
): Record<string, DiscShade> {
  const seats: Record<Color, Seat> = { red: seatOf(colors, format, 'red', shooter), black: seatOf(colors, format, 'black', shooter) };
  const shades: Record<string, DiscShade> = {};
  for (const disc of position.discs) shades[disc.id] = shadeAt(table, disc, seats[disc.color]);
  return shades;
}

/** What is wrong with the striker's place: how far (mm) it is out of the zone, and which discs it touches. */
export interface StrikerFault {
  /** 0 where it lies as it may. */
  readonly outside: number;
  readonly touching: readonly Position['discs'][number]['id'][];
}

/** Measures the striker's place for the one who sits at `seat` (2017 12.9, 12.10; 2010 12.3, 12.4; 2008 12 ¶3; club 3.3, 3.4). */
export function strikerFault(table: Table, position: Position, striker: Point, seat: Seat): StrikerFault {
  const depth = depthFrom(table, seat, striker);
  const offset = Math.abs(alongBoard(seat, striker));
  const outside = Math.max(table.strikerNearest - depth, depth - table.strikerFarthest, offset - table.strikerAside, 0);
  const reach = table.contact + ROUNDING;
  const touching = position.discs.filter((disc) => (disc.x - striker.x) ** 2 + (disc.y - striker.y) ** 2 <= reach * reach);
  return { outside: outside <= LENGTH_TOLERANCE ? 0 : outside, touching: touching.map((disc) => disc.id) };
}

/** Whether the striker may lie there for the one who sits at `seat`: in the zone, touching nothing. */
export function strikerMayLie(table: Table, position: Position, striker: Point, seat: Seat): boolean {
  const { outside, touching } = strikerFault(table, position, striker, seat);
  return outside === 0 && touching.length === 0;
}
