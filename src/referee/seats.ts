/** Who sits where. */
import { nextSeat } from '../geometry/seats.ts';
import type { Color, Format, Seat, Seating } from './types.ts';

export const otherColor = (color: Color): Color => (color === 'red' ? 'black' : 'red');

/** What a record holds for a colour. Two plain reads: by a name that varies a read takes several times as long, and strokes ask it often. */
export const ofColor = <T>(record: Readonly<Record<Color, T>>, color: Color): T => (color === 'red' ? record.red : record.black);

/** The colour that plays a seat. */
export const colorOfSeat = (colors: Seating, seat: Seat): Color => (colors.red.includes(seat) ? 'red' : 'black');

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
