/**
 * Light and dark. A disc is dark where its hole lies wholly inside the circle or the own edge zone and no part of the line shows in it
 * (2017 11.2-11.4, 2010 11.1-11.3, 2008 11 ¶1 (1)-(3), club 4.3). Millimetres from the parameters of the table.
 */
import { depthFrom, seatOf } from './seats.ts';
import type { Color, DiscShade, Format, Point, Position, Seat, Seating } from './types.ts';

/** Half the width of a line. */
const HALF_LINE = 0.5;
const DISC_HOLE = 4;
const STRIKER_HOLE = 5;
/** Of the edge zone's line from its board, and of the circle's from the centre, to the middle of the line. */
const EDGE_LINE = 130;
const CIRCLE_LINE = 125;
/** A disc's centre at most this far from the own board, or from the centre, is dark. */
const DARK_EDGE = EDGE_LINE - HALF_LINE - DISC_HOLE;
const DARK_CIRCLE = CIRCLE_LINE - HALF_LINE - DISC_HOLE;
/** Rounding of coordinates, not of rules. */
const EPSILON = 1e-9;

export const STRIKER_RADIUS = 22.25;
export const DISC_RADIUS = 15;
/** Measuring tolerance of lengths. */
export const TOLERANCE = 0.05;
/** Where the striker may be placed, from the own board. */
const STRIKER_DEPTH = [STRIKER_RADIUS, EDGE_LINE - HALF_LINE - STRIKER_HOLE] as const;
const STRIKER_OFFSET = 500 - EDGE_LINE - HALF_LINE - STRIKER_HOLE;

/** The shade of a disc for the one who sits at `seat`, with the way (mm) it would have to go for it to change. */
export function shadeAt(place: Point, seat: Seat): DiscShade {
  const edge = DARK_EDGE - depthFrom(seat, place);
  const circle = DARK_CIRCLE - Math.sqrt(place.x * place.x + place.y * place.y);
  if (edge >= -EPSILON) return { shade: 'dark', zone: 'edge', margin: Math.max(0, edge) };
  if (circle >= -EPSILON) return { shade: 'dark', zone: 'circle', margin: Math.max(0, circle) };
  return { shade: 'light', zone: null, margin: Math.min(-edge, -circle) };
}

/** Whether the hole lies wholly in the circle, whoever the disc belongs to. */
export const inCircle = (place: Point): boolean => Math.sqrt(place.x * place.x + place.y * place.y) <= DARK_CIRCLE + EPSILON;

/** Whether the hole lies wholly in a seat's edge zone. */
export const inEdgeZone = (place: Point, seat: Seat): boolean => depthFrom(seat, place) <= DARK_EDGE + EPSILON;

/** The shade of every disc of a position, by id. In doubles `shooter` tells whose edge zone is each pair's own. */
export function classify(position: Position, colors: Seating, format: Format, shooter: Seat | null): Record<string, DiscShade> {
  const seats: Record<Color, Seat> = { red: seatOf(colors, format, 'red', shooter), black: seatOf(colors, format, 'black', shooter) };
  const shades: Record<string, DiscShade> = {};
  for (const disc of position.discs) shades[disc.id] = shadeAt(disc, seats[disc.color]);
  return shades;
}

/** What is wrong with the striker's place: how far (mm) it is out of the zone, and which discs it touches. */
export interface StrikerFault {
  /** 0 where it lies as it may. */
  readonly outside: number;
  readonly touching: readonly Position['discs'][number]['id'][];
}

/** Measures the striker's place for the one who sits at `seat` (2017 12.9, 12.10; 2010 12.3, 12.4; 2008 12 ¶3; club 3.3, 3.4). */
export function strikerFault(position: Position, striker: Point, seat: Seat): StrikerFault {
  const depth = depthFrom(seat, striker);
  const offset = Math.abs(seat === 'south' || seat === 'north' ? striker.x : striker.y);
  const outside = Math.max(STRIKER_DEPTH[0] - depth, depth - STRIKER_DEPTH[1], offset - STRIKER_OFFSET, 0);
  const reach = STRIKER_RADIUS + DISC_RADIUS + EPSILON;
  const touching = position.discs.filter((disc) => (disc.x - striker.x) ** 2 + (disc.y - striker.y) ** 2 <= reach * reach);
  return { outside: outside <= TOLERANCE ? 0 : outside, touching: touching.map((disc) => disc.id) };
}
