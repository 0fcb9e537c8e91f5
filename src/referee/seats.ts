/** Who sits where, who comes next, and how a place looks from a seat. */
import { SEATS } from '../physics/types.ts';
import type { Color, Format, Point, Seat, Seating } from './types.ts';

export const OPPOSITE_SEAT: Readonly<Record<Seat, Seat>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

export const otherColor = (color: Color): Color => (color === 'red' ? 'black' : 'red');

/** What a record holds for a colour. Two plain reads: by a name that varies a read takes several times as long, and strokes ask it often. */
export const ofColor = <T>(record: Readonly<Record<Color, T>>, color: Color): T => (color === 'red' ? record.red : record.black);

/** The colour that plays a seat. */
export const colorOfSeat = (colors: Seating, seat: Seat): Color => (colors.red.includes(seat) ? 'red' : 'black');

/** Clockwise seen from above: south, west, north, east. */
export const nextSeat = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % SEATS.length] as Seat;

/**
 * The seat whose edge zone is a colour's own: in singles the player's; in doubles the one of the pair who strokes, for the waiting pair the one
 * who strokes next. Without a stroker the first seat of the colour.
 */
export function seatOf(colors: Seating, format: Format, color: Color, shooter: Seat | null): Seat {
  const seats = ofColor(colors, color);
  const first = seats[0] ?? 'south';
  if (format === 'singles' || shooter === null) return first;
  if (seats.includes(shooter)) return shooter;
  const next = nextSeat(shooter);
  return seats.includes(next) ? next : first;
}

/** Distance (mm) of a place from a seat's board. */
export function depthFrom(seat: Seat, place: Point): number {
  if (seat === 'south') return 500 + place.y;
  if (seat === 'north') return 500 - place.y;
  return seat === 'west' ? 500 + place.x : 500 - place.x;
}

/** A place's coordinate along a seat's board: x for south and north, y for west and east, table sign. */
export const alongBoard = (seat: Seat, place: Point): number => (seat === 'south' || seat === 'north' ? place.x : place.y);
