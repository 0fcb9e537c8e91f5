/** What is wrong with a file: where, what stands there, what should. Codes and facts; the sentences are made per language. */

export const FILE_PROBLEMS = [
  // the text
  'syntax',
  'empty',
  'too-large',
  'not-a-tournament',
  'newer-version',
  // shape
  'wrong-type',
  'missing',
  'unknown-field',
  'not-an-option',
  'out-of-range',
  // what only the whole can tell
  'number-twice',
  'name-twice',
  'unknown-player',
  'plays-twice',
  'plays-oneself',
  'bye-with-result',
  'impossible-result',
  'open-before-last',
  'drawn-twice',
  'no-tree',
  'no-groups',
  'no-such-game',
  'no-such-event',
  'result-twice',
  'bad-line-up',
  // TRF
  'bad-line',
  'bad-number',
  'bad-result',
  'opponents-disagree',
  'results-disagree',
] as const;
export type FileProblemCode = (typeof FILE_PROBLEMS)[number];

/** So many problems say what is the matter; a reader stops there. */
export const MAX_PROBLEMS = 100;

export interface FileProblem {
  readonly code: FileProblemCode;
  /** Where in a JSON document: `rounds`, 2, `pairings`, 0, `result`. */
  readonly path?: readonly (string | number)[];
  /** Where in a text, from 1. */
  readonly line?: number;
  /** What stands there, cut short. */
  readonly holds?: string;
  /** What was expected, or whom it is about. */
  readonly expected?: string;
}

/** `rounds[2].pairings[0].result`. */
export const pathText = (path: readonly (string | number)[]): string =>
  path.map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`)).join('');

/** A value as a message shows it: at most 40 characters of its JSON. */
export function shown(value: unknown): string {
  if (value === undefined) return '';
  const text = Array.isArray(value) ? `[${value.length}]` : typeof value === 'object' && value !== null ? '{…}' : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly FileProblem[] };
