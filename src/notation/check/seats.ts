/** Who sits where: one seat per colour in singles, two opposite ones in doubles. */
import { OPPOSITE_SEAT } from '../../geometry/seats.ts';
import { COLORS, type Color, type Seat } from '../../physics/types.ts';
import type { Format, Seating } from '../../referee/types.ts';
import { type Problem, problem } from '../problem.ts';

/** The colour that plays a seat, if one does. */
export const colorAt = (colors: Seating, seat: Seat): Color | undefined => COLORS.find((color) => colors[color].includes(seat));

/** The format that the number of seats says; for documents that need not name it. */
export const formatOf = (colors: Seating, format: Format | undefined): Format =>
  format ?? (colors.red.length === 2 && colors.black.length === 2 ? 'doubles' : 'singles');

/** Seats that do not fit the format, that are taken twice, or that are not opposite. */
export function checkSeating(colors: Seating, format: Format): readonly Problem[] {
  const wanted = format === 'singles' ? 1 : 2;
  const wrong = COLORS.filter((color) => !fits(colors[color], wanted)).map((color) =>
    problem(`colors.${color}`, 'seats', undefined, format, colors[color].slice(0, 4).join(', ')),
  );
  if (wrong.length > 0) return wrong;
  const taken = colors.black.filter((seat) => colors.red.includes(seat));
  return taken.length > 0 ? [problem('colors.black', 'seats', undefined, 'taken', taken.join(', '))] : [];
}

function fits(seats: readonly Seat[], wanted: number): boolean {
  const [one, two] = seats;
  if (one === undefined || seats.length !== wanted) return false;
  return wanted === 1 ? one === 'south' || one === 'north' : two === OPPOSITE_SEAT[one];
}

/** The shooter is one of those who play. */
export function checkShooter(shooter: Seat | undefined, colors: Seating, path = 'shooter'): readonly Problem[] {
  if (shooter === undefined || colorAt(colors, shooter) !== undefined) return [];
  return [problem(path, 'not-playing', shooter, ...COLORS.flatMap((color) => colors[color]))];
}
