/** Where each kind of content stands below the folder of its book. */

export const PATHS = {
  edition: /^editions\/([^/]+)\.yaml$/,
  provision: /^provisions\/([^/]+)\/([^/]+)\.yaml$/,
  reading: /^readings\/([^/]+)\.yaml$/,
  readingText: /^texts\/([^/]+)\/readings\/([^/]+)\.yaml$/,
  scenario: /^scenarios\/(.+)\.yaml$/,
  scenarioText: /^texts\/([^/]+)\/scenarios\/(.+)\.yaml$/,
  parameterText: /^texts\/([^/]+)\/parameters\.yaml$/,
  provisionText: /^texts\/([^/]+)\/([^/]+)\/([^/]+)\.yaml$/,
  parameter: /^parameters\/([^/]+)\.json$/,
  rule: /^rules\/([^/]+)\.yaml$/,
  finder: /^finder\/(statements\/[^/]+|right-strokes|questions)\.yaml$/,
} as const;
export type PathKind = keyof typeof PATHS;

/** The parts of a file's path that name what it holds, where it is a book's of this kind. */
export const matchIn = (book: string, file: string, kind: PathKind): readonly string[] | undefined =>
  file.startsWith(`${book}/`) ? PATHS[kind].exec(file.slice(book.length + 1))?.slice(1) : undefined;
