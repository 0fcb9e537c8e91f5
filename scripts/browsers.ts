/** The browsers that the build writes for (docs/browsers.md); `test/built/browsers.test.ts` holds what was built to it. */

/** Everything works from these on: all of 2023. Older ones get readable pages and a drawn table in colour. */
export const BASELINE = { chrome: 111, edge: 111, firefox: 115, safari: 16.4 } as const;

/** What scripts may use, language and library. */
export const SCRIPT_LEVEL = 2023;

/** Style sheets are written for browsers a year older than scripts, as esbuild names them: colours must not depend on a script. */
export const STYLES_FOR: readonly string[] = ['chrome111', 'edge111', 'firefox113', 'safari15.4', 'ios15.4'];
