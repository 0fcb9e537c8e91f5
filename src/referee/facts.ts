/** What happened, in the referee's words: whose turn it was, what lay where, what was touched in which order, what fell, flew and broke. */
import type { Color, Disc, RefereeCase, Seat } from './types.ts';

export interface Facts {
  /** Null where nobody has the right to stroke. */
  readonly shooter: Seat | null;
  readonly color: Color | null;
  readonly opponent: Color | null;
  /** What lay on the table before the stroke or the incident; null where the case does not say. */
  readonly before: readonly Disc[] | null;
}

export const otherColor = (color: Color): Color => (color === 'red' ? 'black' : 'red');

/** The colour that plays a seat. */
export const colorOf = (c: RefereeCase, seat: Seat): Color => (c.colors.red.includes(seat) ? 'red' : 'black');
