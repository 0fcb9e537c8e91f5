/** How exactly places and times are taken (the case contract). */

/** Lengths of a position are trusted to this many mm. */
export const LENGTH_TOLERANCE = 0.05;

/** Contacts whose times differ by no more than this many seconds are simultaneous. */
export const SIMULTANEOUS = 1e-9;

/** Rounding of coordinates, mm: no measure. */
export const ROUNDING = 1e-9;
