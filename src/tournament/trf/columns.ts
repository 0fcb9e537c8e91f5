/**
 * The Tournament Report File of the chess world (FIDE TRF16 and its extension TRFx): lines of fixed columns. What it has no columns for (games
 * of a match, seed, scoring) stands in comment lines, `### novuss …`, which other programs pass over.
 */

/** Columns of a player's line, from 1, both ends included. */
export const COLUMNS = {
  id: [5, 8],
  name: [15, 47],
  points: [81, 84],
  place: [86, 89],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

/** A round's ten columns: opponent (4), colour, result. */
export const FIRST_ROUND = 92;
export const ROUND_WIDTH = 10;

export const NOTE = '### novuss ';
export const LINE_END = '\r\n';
/** The longest line that a reader may be asked to look at: 99 rounds, and a name whose letters each take two units of the string. */
export const MAX_LINE = FIRST_ROUND + 100 * ROUND_WIDTH + 33;
