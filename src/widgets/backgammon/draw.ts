/** Where things are on the drawn board, in thousandths of its width. Black's home board is at the bottom right, White's at the top right. */
import { countAt } from '../../backgammon/position.ts';
import { CHECKERS, COLOURS, type Colour, type Place, POINTS, type Position } from '../../backgammon/types.ts';

export const WIDTH = 1000;
export const HEIGHT = 792;
export const RADIUS = 31;
const RAIL = 26;
const BAR_WIDTH = 66;
const TRAY = 86;
const POINT = (WIDTH - 2 * RAIL - BAR_WIDTH - TRAY) / 12;
const POINT_HEIGHT = 306;
/** Checkers that are drawn on one place before a number tells how many. */
const SHOWN = 5;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The field inside the rail; two halves, the bar between them, the trays at the right. */
export const FIELD = { left: RAIL, top: RAIL, bottom: HEIGHT - RAIL } as const;
export const HALF = 6 * POINT;
export const BAR_X = RAIL + HALF;
export const BAR_SIZE = BAR_WIDTH;
export const TRAY_X = WIDTH - RAIL - TRAY + 12;
export const TRAY_SIZE = TRAY - 24;

const onTop = (point: number): boolean => point > 12;

/** The middle of a point's base line. */
export function centreOf(point: number): number {
  const column = onTop(point) ? point - 13 : 12 - point;
  return RAIL + POINT * (column + 0.5) + (column > 5 ? BAR_WIDTH : 0);
}

/** The triangle of a point as a path. */
export function triangle(point: number): string {
  const x = centreOf(point);
  const [base, tip] = onTop(point) ? [FIELD.top, FIELD.top + POINT_HEIGHT] : [FIELD.bottom, FIELD.bottom - POINT_HEIGHT];
  return `M${r(x - POINT / 2 + 3)} ${r(base)}L${r(x)} ${r(tip)}L${r(x + POINT / 2 - 3)} ${r(base)}Z`;
}

export interface DrawnChecker extends Spot {
  readonly colour: Colour;
  /** How many the place holds, written on the last one where not all are drawn. */
  readonly label?: number;
}

/** Every checker on points and bar, as it is drawn. */
export function checkersOf(position: Position): readonly DrawnChecker[] {
  const points = Array.from({ length: POINTS }, (_, i) => i + 1);
  return COLOURS.flatMap((colour) =>
    [...points, 'bar' as const].flatMap((place) => stack(colour, place, countAt(position, colour, place))),
  );
}

function stack(colour: Colour, place: Place, count: number): readonly DrawnChecker[] {
  const shown = Math.min(count, place === 'bar' ? 3 : SHOWN);
  return Array.from({ length: shown }, (_, i) => ({
    ...spotOf(colour, place, i),
    colour,
    ...(i === shown - 1 && count > shown ? { label: count } : {}),
  }));
}

/** Where the n-th checker of a place lies. On the bar Black waits above, before White's home board, and White below. */
export function spotOf(colour: Colour, place: Place, n: number): Spot {
  const step = RADIUS * 2 - 1;
  if (place === 'bar') {
    const y = HEIGHT / 2 + (colour === 'black' ? -1 : 1) * (RADIUS + 34 + n * step);
    return { x: BAR_X + BAR_WIDTH / 2, y };
  }
  if (place === 'off') return { x: TRAY_X + TRAY_SIZE / 2, y: traySlot(colour, n).y };
  const y = onTop(place) ? FIELD.top + RADIUS + 3 + n * step : FIELD.bottom - RADIUS - 3 - n * step;
  return { x: centreOf(place), y };
}

/** The n-th borne off checker, lying on its edge in its owner's tray. */
export function traySlot(colour: Colour, n: number): { readonly y: number; readonly height: number } {
  const height = (HEIGHT / 2 - RAIL - 30) / CHECKERS;
  const y = colour === 'black' ? FIELD.bottom - 6 - (n + 1) * height : FIELD.top + 6 + n * height;
  return { y, height: height - 2 };
}

/** The rectangle in which a place is touched. */
export function areaOf(place: Place): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
  const half = HEIGHT / 2 - RAIL;
  if (place === 'bar') return { x: BAR_X, y: FIELD.top, width: BAR_WIDTH, height: 2 * half };
  if (place === 'off') return { x: WIDTH - RAIL - TRAY, y: FIELD.top, width: TRAY, height: 2 * half };
  return { x: centreOf(place) - POINT / 2, y: onTop(place) ? FIELD.top : HEIGHT / 2, width: POINT, height: half };
}

/** The place under a spot of the drawing; null on the rail. */
export function placeUnder({ x, y }: Spot): Place | null {
  if (y < 0 || y > HEIGHT || x < RAIL || x > WIDTH) return null;
  if (x >= WIDTH - RAIL - TRAY) return 'off';
  if (x >= BAR_X && x < BAR_X + BAR_WIDTH) return 'bar';
  const column = Math.floor((x < BAR_X ? x - RAIL : x - RAIL - BAR_WIDTH) / POINT);
  if (column < 0 || column > 11) return null;
  return y < HEIGHT / 2 ? 13 + column : 12 - column;
}

/** Places in the order in which the arrow keys go: along the lower row to the left, along the upper row to the right. */
export const ORDER: readonly Place[] = [...Array.from({ length: POINTS }, (_, i) => i + 1), 'bar', 'off'];

export const r = (n: number): number => Math.round(n * 10) / 10;
/** The spots of the pips of a die, in quarters of its side. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
};
