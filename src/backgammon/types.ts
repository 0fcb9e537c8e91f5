/** The vocabulary of the backgammon engine: what stands where, who moves, what was rolled. */
import type { RefusalCode } from './codes.ts';

export const COLOURS = ['black', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const other = (colour: Colour): Colour => (colour === 'black' ? 'white' : 'black');

/** Checkers of each player (rule 2) and points of the board. */
export const CHECKERS = 15;
export const POINTS = 24;
/** Where a checker is as its owner counts: 1 to 24 to go, 25 on the bar, 0 borne off. */
export const BAR = 25;
export const OFF = 0;

/** Checkers by distance, 26 counts: index 0 is off the board, 1 to 24 the points as the owner counts them, 25 the bar. */
export type Side = readonly number[];
export type Position = Readonly<Record<Colour, Side>>;

/** A place as the sheet numbers it for both players: Black bears off from points 1 to 6, White from 24 to 19 (rule 16). */
export type Place = number | 'bar' | 'off';

/** The numbers of a roll in the order in which they lie; two of them, also for a double. */
export type Dice = readonly [number, number];

/** One checker moved by one number. */
export interface Step {
  readonly from: Place;
  readonly to: Place;
  readonly die: number;
  /** A checker of the opponent was hit there (rule 14). */
  readonly hit: boolean;
}

/** Why a move is refused: the code, and what the sentence about it needs. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly article: string;
  readonly from: Place;
  readonly to: Place;
  /** The number it would be played with, where there is one. */
  readonly die?: number;
  /** Numbers that are left to play. */
  readonly left: readonly number[];
  /** How many numbers of the roll can be played at most. */
  readonly most?: number;
  /** The highest point of one's own that still holds a checker, or where a checker outside the home board stands. */
  readonly at?: Place;
}

/** How the sheet is read where it leaves room (content/backgammon/readings). */
export interface Readings {
  readonly 'one-number-only': 'must-play' | 'may-pass';
  readonly 'double-partly': 'as-many-as-possible' | 'none';
  readonly 'die-not-flat': 'invalid' | 'counts';
  readonly 'correction-after-invalid-roll': 'valid-roll-only' | 'any-roll';
  readonly 'resignation-value': 'as-offered' | 'as-the-board-stands';
  readonly 'past-three': 'three-or-more' | 'capped';
  readonly 'opening-roll-each-game': 'first-game-only' | 'every-game';
}
export const DEFAULT_READINGS: Readings = {
  'one-number-only': 'must-play',
  'double-partly': 'as-many-as-possible',
  'die-not-flat': 'invalid',
  'correction-after-invalid-roll': 'valid-roll-only',
  'resignation-value': 'as-offered',
  'past-three': 'three-or-more',
  'opening-roll-each-game': 'first-game-only',
};
