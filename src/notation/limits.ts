/** Bounds of a document's numbers. They are wide: what is beyond is a slip of the pen, or would keep a machine busy for nothing. */

/** The fastest stroke a document may hold, m/s; hard strokes have a fifth of it. */
export const MAX_SPEED = 50;
/** The largest angle, ten full turns, degrees. */
export const MAX_ANGLE = 3600;
/** The largest count of anything. */
export const MAX_COUNT = 1000;
/** The longest time in minutes. */
export const MAX_MINUTES = 100_000;
