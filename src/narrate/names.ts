/** Names of bodies, players, boards, corners and pockets in a language, with their case forms. */
import { colorOf } from '../geometry/discs.ts';
import type { BodyId, Color, Pocket, Point, Seat } from '../referee/types.ts';
import { interpolate } from '../ui/interpolate.ts';
import { remembered } from '../ui/remembered.ts';
import type { NamesStrings, RelativeBoard, RelativeCorner } from '../ui/strings.ts';
import { type Forms, listed, type Name, together } from './sentence.ts';

/** Clockwise seen from above. */
const ROUND: readonly Seat[] = ['south', 'west', 'north', 'east'];
const RELATIVE: readonly RelativeBoard[] = ['own', 'left', 'far', 'right'];
const COMPASS: Readonly<Record<Pocket, readonly [Seat, Seat]>> = {
  nw: ['north', 'west'],
  ne: ['north', 'east'],
  sw: ['south', 'west'],
  se: ['south', 'east'],
};

/** A board as the one on `viewer` sees it. */
export function relativeBoard(board: Seat, viewer: Seat): RelativeBoard {
  return RELATIVE[(ROUND.indexOf(board) - ROUND.indexOf(viewer) + 4) % 4] ?? 'own';
}

/** A corner of the table as the one on `viewer` sees it. */
export function relativeCorner(corner: Pocket, viewer: Seat): RelativeCorner {
  const sides = COMPASS[corner].map((board) => relativeBoard(board, viewer));
  return `${sides.includes('own') ? 'near' : 'far'}-${sides.includes('left') ? 'left' : 'right'}`;
}

export const isSeat = (place: Seat | Pocket): place is Seat => ROUND.includes(place as Seat);
const colorOfBody = (id: BodyId): Color | null => (id === 'striker' ? null : colorOf(id));
const numberOf = (id: BodyId): number => Number(id.replace(/\D/g, ''));

const plain = (forms: Forms, plural = false): Name => ({ forms, plural });
/** Each name of discs by its forms and its numbers: there are few, and a table asks for them at every move of a hand. */
const numberedNames = new WeakMap<Forms, Map<string, Forms>>();
function numbered(forms: Forms, numbers: string): Forms {
  const byNumbers = remembered(numberedNames, forms, () => new Map<string, Forms>());
  return remembered(byNumbers, numbers, () => {
    const entries = Object.entries(forms).map(([key, text]) => [key, interpolate(text, { n: numbers }).replace(/ (?=\d)/g, '\u00a0')]);
    return Object.fromEntries(entries) as Forms;
  });
}

/** Numbers as a reader takes them in: four or more neighbours as a range, `1–8`. */
function ranges(numbers: readonly number[]): readonly string[] {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.flatMap(([from, to]) =>
    to - from >= 3 ? [`${from}–${to}`] : Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`),
  );
}

/** Discs (and the striker) as one name: those of a colour together, in the order of the table's colours. */
export function bodies(ids: readonly BodyId[], s: NamesStrings): Name {
  const names: Name[] = ids.includes('striker') ? [plain(s.striker)] : [];
  for (const color of ['red', 'black'] as const) {
    const numbers = [...new Set(ids.filter((id) => colorOfBody(id) === color).map(numberOf))].sort((a, b) => a - b);
    const text = listed(ranges(numbers), s.and);
    if (numbers.length > 0) names.push(plain(numbered(numbers.length > 1 ? s.discs[color] : s.disc[color], text), numbers.length > 1));
  }
  return together(names, s.and);
}

export const player = (color: Color, s: NamesStrings): Name => plain(s.player[color]);
export const boards = (seats: readonly Seat[], viewer: Seat, s: NamesStrings): Name =>
  together(
    [...new Set(seats)].map((seat) => plain(s.board[relativeBoard(seat, viewer)])),
    s.and,
  );
export const corner = (place: Pocket, viewer: Seat, s: NamesStrings): Name => plain(s.corner[relativeCorner(place, viewer)]);
export const pocket = (place: Pocket, viewer: Seat, s: NamesStrings): Name => plain(s.pocket[relativeCorner(place, viewer)]);

/** On which hand of the one on `viewer` a place lies, seen from the middle of the table. */
export function hand(place: Point, viewer: Seat): 'left' | 'right' | null {
  const offset = { south: place.x, north: -place.x, east: place.y, west: -place.y }[viewer];
  return Math.abs(offset) < 0.05 ? null : offset < 0 ? 'left' : 'right';
}
