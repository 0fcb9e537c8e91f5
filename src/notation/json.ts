/**
 * A JSON reader (RFC 8259) that says where a text goes wrong. The built-in one takes the last of two equal keys, turns `1e999` into
 * Infinity and words its messages differently from engine to engine; documents of the case contract are refused for all three.
 */
import { describe, joinPath, type Problem, type ProblemCode } from './problem.ts';
import { fail, ok, type Result } from './result.ts';
import { lineAndColumn } from './text/words.ts';

/** No document of the contract nests half as deep. */
export const MAX_DEPTH = 32;

class Refusal extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

interface Reader {
  readonly text: string;
  at: number;
}

/** Reads a whole text as one JSON value. Objects have no duplicate and no `__proto__` keys, numbers are finite. A leading BOM is skipped. */
export function parseJson(text: string): Result<unknown, Problem> {
  const reader: Reader = { text, at: text.charCodeAt(0) === 0xfeff ? 1 : 0 };
  try {
    const value = readValue(reader, '', 0);
    skipSpace(reader);
    if (reader.at < text.length) throw syntax(reader, '', 'end');
    return ok(value);
  } catch (error) {
    if (error instanceof Refusal) return fail(error.problem);
    throw error;
  }
}

function readValue(r: Reader, path: string, depth: number): unknown {
  skipSpace(r);
  const sign = r.text[r.at];
  if (sign === '{' || sign === '[') {
    if (depth >= MAX_DEPTH) throw refusal(r, path, 'too-deep', String(MAX_DEPTH));
    return sign === '{' ? readObject(r, path, depth) : readArray(r, path, depth);
  }
  if (sign === '"') return readString(r, path);
  if (sign === '-' || (sign !== undefined && sign >= '0' && sign <= '9')) return readNumber(r, path);
  return readWord(r, path);
}

function readObject(r: Reader, path: string, depth: number): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  r.at++;
  skipSpace(r);
  if (take(r, '}')) return object;
  for (;;) {
    skipSpace(r);
    const start = r.at;
    if (r.text[r.at] !== '"') throw syntax(r, path, 'key');
    const key = readString(r, path);
    const inner = joinPath(path, key);
    if (key === '__proto__' || Object.hasOwn(object, key)) {
      r.at = start;
      throw refusal(r, inner, key === '__proto__' ? 'unknown-field' : 'duplicate-key');
    }
    skipSpace(r);
    if (!take(r, ':')) throw syntax(r, inner, 'colon');
    object[key] = readValue(r, inner, depth + 1);
    skipSpace(r);
    if (take(r, '}')) return object;
    if (!take(r, ',')) throw syntax(r, inner, 'comma-or-brace');
  }
}

function readArray(r: Reader, path: string, depth: number): unknown[] {
  const items: unknown[] = [];
  r.at++;
  skipSpace(r);
  if (take(r, ']')) return items;
  for (;;) {
    const inner = joinPath(path, items.length);
    items.push(readValue(r, inner, depth + 1));
    skipSpace(r);
    if (take(r, ']')) return items;
    if (!take(r, ',')) throw syntax(r, inner, 'comma-or-bracket');
  }
}

function readString(r: Reader, path: string): string {
  const start = r.at++;
  for (;;) {
    const code = r.text.charCodeAt(r.at);
    if (Number.isNaN(code)) throw syntax({ ...r, at: start }, path, 'closing-quote');
    if (code < 0x20) throw syntax(r, path, 'escaped-control');
    if (code === 0x22) break;
    r.at += code === 0x5c ? 2 : 1;
  }
  r.at++;
  try {
    return JSON.parse(r.text.slice(start, r.at)) as string;
  } catch {
    throw syntax({ ...r, at: start }, path, 'valid-escapes');
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

function readNumber(r: Reader, path: string): number {
  NUMBER.lastIndex = r.at;
  const raw = NUMBER.exec(r.text)?.[0];
  if (raw === undefined) throw syntax(r, path, 'value');
  const value = Number(raw);
  if (!Number.isFinite(value)) throw refusal(r, path, 'not-finite');
  r.at += raw.length;
  return value;
}

const WORDS: readonly (readonly [string, unknown])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

function readWord(r: Reader, path: string): unknown {
  for (const [word, value] of WORDS) {
    if (r.text.startsWith(word, r.at)) {
      r.at += word.length;
      return value;
    }
  }
  throw syntax(r, path, 'value');
}

function skipSpace(r: Reader): void {
  for (;;) {
    const code = r.text.charCodeAt(r.at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    r.at++;
  }
}

function take(r: Reader, sign: string): boolean {
  if (r.text[r.at] !== sign) return false;
  r.at++;
  return true;
}

/** What stands at the reader: a word or a sign, or nothing at the end. */
function found(r: Reader): string {
  const rest = r.text.slice(r.at, r.at + 60);
  const word = /^[\w.+-]+/.exec(rest)?.[0] ?? Array.from(rest)[0];
  return word === undefined ? '' : describe(word).slice(1, -1);
}

function syntax(r: Reader, path: string, expected: string): Refusal {
  return refusal(r, path, 'syntax', expected);
}

function refusal(r: Reader, path: string, code: ProblemCode, ...expected: readonly string[]): Refusal {
  return new Refusal({ path, code, holds: found(r), expected, ...lineAndColumn(r.text, r.at) });
}
