/** Positions: the start, made from and turned into what the sheet's numbering says, checked. */
import { BAR, CHECKERS, COLOURS, type Colour, OFF, other, type Place, POINTS, type Position, type Side } from './types.ts';

/** Checkers by point (`"6"`), `bar` and `off`, as the sheet numbers them; what is not named holds none. */
export type SideDocument = Readonly<Record<string, number>>;
export type PositionDocument = Readonly<Record<Colour, SideDocument>>;

/** What is wrong with a position, and where. */
export interface PositionProblem {
  readonly code: 'not-a-place' | 'not-a-count' | 'wrong-total' | 'shared-point';
  readonly colour: Colour;
  readonly place?: string;
  /** The total found. */
  readonly count?: number;
}

/** A player's distance of a place. */
export function distanceOf(colour: Colour, place: Place): number {
  if (place === 'bar') return BAR;
  if (place === 'off') return OFF;
  return colour === 'black' ? place : POINTS + 1 - place;
}
/** The place at a player's distance. */
export function placeAt(colour: Colour, distance: number): Place {
  if (distance === BAR) return 'bar';
  if (distance <= OFF) return 'off';
  return colour === 'black' ? distance : POINTS + 1 - distance;
}
/** The same point as the other player counts it. */
export const across = (distance: number): number => POINTS + 1 - distance;

/** The usual start. The sheet's own drawing (rule 2) is lost: reading `start-drawing-lost`. */
const USUAL: SideDocument = { 24: 2, 13: 5, 8: 3, 6: 5 };
const sideFrom = (counts: SideDocument): Side => Array.from({ length: BAR + 1 }, (_, distance) => counts[distance] ?? 0);
export const START: Position = { black: sideFrom(USUAL), white: sideFrom(USUAL) };

const placeOf = (name: string): Place | undefined => {
  if (name === 'bar' || name === 'off') return name;
  return /^([1-9]|1\d|2[0-4])$/.test(name) ? Number(name) : undefined;
};

/** Reads a position by the sheet's numbers; a missing `off` is what is missing to 15. */
export function parsePosition(
  document: PositionDocument,
): { readonly position: Position } | { readonly problems: readonly PositionProblem[] } {
  const problems: PositionProblem[] = [];
  const sides = Object.fromEntries(COLOURS.map((colour) => [colour, parseSide(colour, document[colour], problems)])) as Record<
    Colour,
    Side
  >;
  if (problems.length > 0) return { problems };
  for (const colour of COLOURS) problems.push(...faultsOf(sides, colour));
  return problems.length > 0 ? { problems } : { position: sides };
}

function parseSide(colour: Colour, counts: SideDocument, problems: PositionProblem[]): Side {
  const side = Array.from({ length: BAR + 1 }, () => 0);
  for (const [name, count] of Object.entries(counts)) {
    const place = placeOf(name);
    if (place === undefined) problems.push({ code: 'not-a-place', colour, place: name });
    else if (!Number.isInteger(count) || count < 0 || count > CHECKERS) problems.push({ code: 'not-a-count', colour, place: name });
    else side[distanceOf(colour, place)] = count;
  }
  if (counts['off'] === undefined) side[OFF] = Math.max(0, CHECKERS - total(side));
  return side;
}

const total = (side: Side): number => side.reduce((sum, count) => sum + count, 0);

function faultsOf(position: Position, colour: Colour): readonly PositionProblem[] {
  const own = position[colour];
  const count = total(own);
  const shared =
    colour === 'black' ? own.findIndex((n, at) => at > 0 && at <= POINTS && n > 0 && (position.white[across(at)] ?? 0) > 0) : -1;
  return [
    ...(count === CHECKERS ? [] : [{ code: 'wrong-total', colour, count } as const]),
    ...(shared < 0 ? [] : [{ code: 'shared-point', colour, place: String(shared) } as const]),
  ];
}

/** A position by the sheet's numbers, empty places left out. */
export function makePosition(position: Position): PositionDocument {
  const side = (colour: Colour): SideDocument =>
    Object.fromEntries(position[colour].flatMap((count, distance) => (count > 0 ? [[String(placeAt(colour, distance)), count]] : [])));
  return { black: side('black'), white: side('white') };
}

/** How many checkers a player has at a place of the sheet. */
export const countAt = (position: Position, colour: Colour, place: Place): number => position[colour][distanceOf(colour, place)] ?? 0;

/** The sum of the points that a player's checkers still have to go. */
export const pipCount = (position: Position, colour: Colour): number =>
  position[colour].reduce((sum, count, distance) => sum + count * distance, 0);

/** Two positions are the same: one key. */
export const keyOf = (position: Position): string => `${position.black.join()}/${position.white.join()}`;

/** A position with one checker moved, and the opponent's blot there, if any, put on the bar (rule 14). */
export function moved(position: Position, colour: Colour, from: number, to: number): { readonly after: Position; readonly hit: boolean } {
  const own = [...position[colour]];
  own[from] = (own[from] ?? 0) - 1;
  own[to] = (own[to] ?? 0) + 1;
  const theirs = position[other(colour)];
  const hit = to !== OFF && theirs[across(to)] === 1;
  const struck = hit ? theirs.map((count, at) => (at === across(to) ? 0 : at === BAR ? count + 1 : count)) : theirs;
  return { after: colour === 'black' ? { black: own, white: struck } : { black: struck, white: own }, hit };
}
