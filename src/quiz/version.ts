/** Counts up whenever the generator learns something that older links can't hold; what they say is read as it was written. */
export const GENERATOR_VERSION = 6;
/** Since this version the same seed gives the same question, and an exam's number the same exam; older links say that they may be others. */
export const SAME_SINCE = 3;
