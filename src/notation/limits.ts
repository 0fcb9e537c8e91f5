/** Bounds of a document's numbers. They are wide: what is beyond is a slip of the pen, or would keep a machine busy for nothing. */

/** The fastest stroke a document may hold, m/s: the physics takes no faster one (a test says so). */
export const MAX_SPEED = 30;
/** The largest angle, degrees; whole turns are taken off. */
export const MAX_ANGLE = 1_000_000;
/** The largest count of anything. */
export const MAX_COUNT = 1000;
/** The most sets of a game. */
export const MAX_SETS = 99;
/** The largest document that is read, bytes: a case, a log, house rules, a draft. */
export const MAX_BYTES = 1024 * 1024;
/** The longest time in minutes. */
export const MAX_MINUTES = 100_000;
