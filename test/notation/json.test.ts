import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, parseJson } from '../../src/notation/json.ts';

/** What the built-in reader lets pass and ours does not. */
const STRICTER = ['duplicate-key', 'unknown-field', 'too-deep', 'not-finite'];

function builtIn(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function agrees(text: string): void {
  const ours = parseJson(text);
  const theirs = builtIn(text.replace(/^\ufeff/, ''));
  if (ours.ok) expect({ value: ours.value }).toEqual(theirs);
  else if (theirs !== null) expect(STRICTER).toContain(ours.error.code);
}

describe('agrees with the built-in reader', () => {
  test('on JSON', () => {
    fc.assert(fc.property(fc.json(), agrees));
  });
  test('on JSON with a few signs changed', () => {
    const signs = fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '-', '0', '.', 'e', 'u', '\n', '\u0000', '\ud800', ' ', '');
    fc.assert(
      fc.property(fc.json(), fc.nat(), signs, fc.nat(2), (json, at, sign, gone) => {
        const i = at % (json.length + 1);
        agrees(json.slice(0, i) + sign + json.slice(i + gone));
      }),
      { numRuns: 3000 },
    );
  });
  test('on any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), agrees));
  });
});

test.each([
  ['', 'syntax', 1, 1, '', 'value', ''],
  ['{"a": 1,}', 'syntax', 1, 9, '', 'key', '}'],
  ['{"a" 1}', 'syntax', 1, 6, 'a', 'colon', '1'],
  ['[1\n 2]', 'syntax', 2, 2, '[0]', 'comma-or-bracket', '2'],
  ['{"a": [true, nul]}', 'syntax', 1, 14, 'a[1]', 'value', 'nul'],
  ['{"a": NaN}', 'syntax', 1, 7, 'a', 'value', 'NaN'],
  ['{"a": -Infinity}', 'syntax', 1, 7, 'a', 'value', '-Infinity'],
  ["{'a': 1}", 'syntax', 1, 2, '', 'key', "'"],
  ['["a\nb"]', 'syntax', 1, 4, '[0]', 'escaped-control', '?'],
  ['["a\\x"]', 'syntax', 1, 2, '[0]', 'valid-escapes', '\\"a'],
  ['["a', 'syntax', 1, 2, '[0]', 'closing-quote', '\\"a'],
  ['1 2', 'syntax', 1, 3, '', 'end', '2'],
  ['{"a": 1, "a": 1}', 'duplicate-key', 1, 10, 'a', undefined, undefined],
  ['{"__proto__": {"x": 1}}', 'unknown-field', 1, 2, '__proto__', undefined, undefined],
  ['{"a":\n{"b": 1e999}}', 'not-finite', 2, 7, 'a.b', undefined, '1e999'],
])('%j', (text, code, line, column, path, wanted, holds) => {
  const result = parseJson(text);
  expect(result).toMatchObject({ ok: false, error: { code, line, column, path } });
  if (result.ok) return;
  if (wanted !== undefined) expect(result.error.expected).toEqual([wanted]);
  if (holds === '?' || holds === undefined) return;
  expect(result.error.holds.startsWith(holds.slice(0, 2))).toBe(true);
});

test(`${MAX_DEPTH} levels are read, one more is not`, () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(parseJson(nested(MAX_DEPTH))).toMatchObject({ ok: true });
  expect(parseJson(nested(MAX_DEPTH + 1))).toMatchObject({ ok: false, error: { code: 'too-deep' } });
  expect(parseJson('['.repeat(1_000_000))).toMatchObject({ ok: false, error: { code: 'too-deep' } });
});

test('a byte order mark is skipped', () => {
  expect(parseJson('\ufeff{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
});
