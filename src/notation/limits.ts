/** Bounds of a document's numbers. They are wide: what is beyond is a slip of the pen, or would keep a machine busy for nothing. */

/** The largest count of anything. */
export const MAX_COUNT = 1000;
/** The longest time in minutes. */
export const MAX_MINUTES = 100_000;
/** The most sets of a game. */
export const MAX_SETS = 99;
/** What a number in an incident may be, by what it counts. */
export const NUMBER_RANGES = {
  minutes: { least: 0, most: MAX_MINUTES, whole: false },
  discs: { least: 0, most: MAX_COUNT, whole: true },
  occurrence: { least: 1, most: MAX_COUNT, whole: true },
} as const;
/** The largest document that is read, bytes: a case, a log, house rules, a draft. */
export const MAX_BYTES = 1024 * 1024;
