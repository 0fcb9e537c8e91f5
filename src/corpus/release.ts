/** The state of the texts: the day of the last release, written into what is exported. Changes together with `content/`. */
export const CORPUS_RELEASE = '2026-11-22';
