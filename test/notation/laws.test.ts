/** parse(make(x)) = x for every kind of document, through JSON text; and make settles what a writer may leave in disorder. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/notation/json.ts';
import * as make from '../../src/notation/make.ts';
import * as parse from '../../src/notation/parse.ts';
import type { Result } from '../../src/notation/result.ts';
import type { LogDocument } from '../../src/notation/types.ts';
import * as arb from '../support/arbitraries.ts';

const RUNS = { numRuns: 150 };

function throughText(document: unknown): unknown {
  const read = parseJson(JSON.stringify(document));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

function law<T>(documents: fc.Arbitrary<T>, makeIt: (document: T) => T, parseIt: (input: unknown) => Result<T, unknown>) {
  fc.assert(
    fc.property(documents, (document) => {
      expect(parseIt(throughText(makeIt(document)))).toEqual({ ok: true, value: document });
    }),
    RUNS,
  );
}

describe('what is made is parsed back', () => {
  test('cases', () => law(arb.arbCase, make.makeCase, parse.parseCase));
  test('shots', () => law(arb.arbShot, make.makeShot, parse.parseShot));
  test('positions to classify', () => law(arb.arbClassify, make.makeClassify, parse.parseClassify));
  test('placements to check', () => law(arb.arbCheckPlacement, make.makeCheckPlacement, parse.parseCheckPlacement));
  test('discs to place', () => law(arb.arbPlace, make.makePlace, parse.parsePlace));
  test('logs', () => law(arb.arbLog, make.makeLog, parse.parseLog));
  test('a score sheet: what the referee found, and what the sheet knows beside the game', () => {
    const log: LogDocument = {
      edition: '2017',
      colors: { red: ['south'], black: ['north'] },
      sets: 3,
      first: 'red',
      log: [{ shooter: 'south', noted: [{ rule: 'striker-pocketed', color: 'red' }] }],
      about: { entered: 'red', names: { red: ['A'], black: ['B'] }, times: [7] },
    };
    expect(parse.parseLog(throughText(make.makeLog(log)))).toEqual({ ok: true, value: log });
  });
});

test('a position is made the same in whatever order its discs stand', () => {
  fc.assert(
    fc.property(
      arb.arbPosition('doubles', 'maybe').chain((position) => fc.tuple(fc.constant(position), fc.shuffledSubarray([...position.discs]))),
      ([position, some]) => {
        const rest = position.discs.filter((disc) => !some.includes(disc));
        expect(make.makePosition({ ...position, discs: [...some, ...rest] })).toEqual(position);
      },
    ),
    RUNS,
  );
});

test('no negative zero is made', () => {
  const [disc] = make.makePosition({ discs: [{ id: 'red1', color: 'red', x: -0, y: -0 }] }).discs;
  expect([disc?.x, disc?.y].map((value) => Object.is(value, 0))).toEqual([true, true]);
});

test('in a contact the striker or the lower id comes first', () => {
  expect(make.makeEvent({ t: 0, type: 'contact', a: 'black1', b: 'red10' })).toEqual({ t: 0, type: 'contact', a: 'red10', b: 'black1' });
  expect(make.makeEvent({ t: 0, type: 'contact', a: 'red10', b: 'red2' })).toEqual({ t: 0, type: 'contact', a: 'red2', b: 'red10' });
});
