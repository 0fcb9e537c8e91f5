/** Good documents with a value changed, taken away or put in: every one is either accepted and worked through, or refused with a sentence. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sentenceOf } from '../../src/cli/sentence.ts';
import * as parse from '../../src/notation/parse.ts';
import * as arb from '../support/arbitraries.ts';

const arbJunk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', '\ud800', '__proto__', 'red1', 'striker', 'south', 0, -0, 1e308, 5e-324, 2 ** 53, [], {}, [[]], {
    length: 1,
  }),
  fc.constantFrom<unknown>(Number.NaN, Number.POSITIVE_INFINITY, undefined, 1n, Symbol('s')),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Every place in a document, as a path. */
function pathsOf(value: unknown, path: readonly PropertyKey[] = []): readonly (readonly PropertyKey[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf((value as Record<PropertyKey, unknown>)[key], [...path, key]))];
}

function replaced(value: unknown, path: readonly PropertyKey[], junk: unknown, how: 'change' | 'drop' | 'add'): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return how === 'add' && typeof value === 'object' ? { ...value, extra: junk } : junk;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<PropertyKey, unknown>;
  if (rest.length > 0 || how !== 'drop') copy[key] = replaced(copy[key], rest, junk, how);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

function damages<T>(documents: fc.Arbitrary<T>, parseIt: (input: unknown) => parse.Parsed<T>) {
  const how = fc.constantFrom('change' as const, 'drop' as const, 'add' as const);
  fc.assert(
    fc.property(documents, fc.array(fc.tuple(fc.nat(), arbJunk, how), { minLength: 1, maxLength: 3 }), (document, changes) => {
      let damaged: unknown = document;
      for (const [at, junk, kind] of changes) {
        const paths = pathsOf(damaged);
        damaged = replaced(damaged, paths[at % paths.length] ?? [], junk, kind);
      }
      const result = parseIt(damaged);
      if (result.ok) return;
      expect(result.error.length).toBeGreaterThan(0);
      for (const problem of result.error.slice(0, 3)) expect(sentenceOf(problem)).toMatch(/^[^\n]{5,1500}\.$/);
    }),
    { numRuns: 1000 },
  );
}

describe('damaged documents end in a sentence, never in an exception', () => {
  test('cases', () => damages(arb.arbCase, parse.parseCase));
  test('shots', () => damages(arb.arbShot, parse.parseShot));
  test('positions to classify', () => damages(arb.arbClassify, parse.parseClassify));
  test('placements to check', () => damages(arb.arbCheckPlacement, parse.parseCheckPlacement));
  test('discs to place', () => damages(arb.arbPlace, parse.parsePlace));
  test('logs', () => damages(arb.arbLog, parse.parseLog));
  test('anything', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (input) => !parse.parseCase(input).ok,
      ),
    );
  });
});
