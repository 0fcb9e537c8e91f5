/** The state of the texts: the day of the newest entry of `content/changelog.yaml` (a test holds it to that), written into what is exported and printed. */
export const CORPUS_RELEASE = '2026-11-29';
