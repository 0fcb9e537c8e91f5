/**
 * What is wrong with a document: where, what stands there, what should. Codes and facts only; whoever shows a problem makes the sentence
 * (`src/cli/sentence.ts` in English for the command line).
 */
export const PROBLEM_CODES = [
  // the text itself
  'syntax',
  'duplicate-key',
  'notation',
  'too-deep',
  'not-finite',
  // shape
  'wrong-type',
  'missing',
  'unknown-field',
  'not-an-option',
  'out-of-range',
  'too-few',
  'too-many',
  // places
  'outside-table',
  'in-pocket',
  'overlap',
  'striker-missing',
  // names
  'duplicate',
  'color-mismatch',
  'not-in-format',
  'on-table-already',
  // seats
  'seats',
  'not-playing',
  'wrong-color',
  'shooter-missing',
  // what excludes or needs what
  'both',
  'neither',
  'needs',
  // a stroke
  'not-in-before',
  'vanished',
  'appeared',
  'gone-but-there',
  'gone-twice',
  'out-of-order',
  'same-disc',
  // what only the engine finds out
  'not-simulated',
  'not-playable',
  // what a score sheet has no place for
  'not-on-sheet',
  // readings
  'unknown-reading',
  'unknown-option',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  /** `before.discs[3].x`; empty where it is the document as a whole. */
  readonly path: string;
  readonly code: ProblemCode;
  /** What stands there, as JSON, cut short. */
  readonly holds: string;
  /** The facts the code needs: the options, the bound, the other disc and by how much. `src/cli/sentence.ts` has their order. */
  readonly expected: readonly string[];
  /** Where in the text, for problems of the text itself; both from 1. */
  readonly line?: number;
  readonly column?: number;
}

const LONGEST = 40;

/** A value as a reader of a message needs it: scalars as JSON, cut at 40 characters, lists and objects by their outline. */
export function describe(value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[${value.length} ${value.length === 1 ? 'item' : 'items'}]`;
  if (typeof value === 'object' && value !== null) return '{...}';
  if (typeof value === 'number') return Object.is(value, -0) ? '0' : String(value);
  if (typeof value === 'string') return cut(JSON.stringify(value));
  return cut(String(value));
}

function cut(text: string): string {
  const flat = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '?');
  const signs = Array.from(flat);
  return signs.length <= LONGEST ? flat : `${signs.slice(0, LONGEST - 3).join('')}...`;
}

/** Makes a problem; `value` is described, not kept. */
export function problem(path: string, code: ProblemCode, value?: unknown, ...expected: readonly (string | number)[]): Problem {
  return { path, code, holds: describe(value), expected: expected.map(String) };
}

/** `discs` + 3 + `x` is `discs[3].x`. Field names that are no plain words are quoted: `["a b"]`. */
export function joinPath(path: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  const name = String(key);
  if (!/^[A-Za-z_][\w-]{0,39}$/.test(name)) return `${path}[${describe(name)}]`;
  return path === '' ? name : `${path}.${name}`;
}

/** The same problems, one level further down. */
export function within(prefix: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((p) => ({ ...p, path: underPrefix(prefix, p.path) }));
}

function underPrefix(prefix: string, path: string): string {
  if (path === '' || prefix === '') return prefix + path;
  return path.startsWith('[') ? prefix + path : `${prefix}.${path}`;
}
