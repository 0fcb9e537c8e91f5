import { describe, expect, test, vi } from 'vitest';
import { difference } from '../../src/divergence/differ.ts';
import { incidentAlone, reportedStroke } from '../../src/divergence/generate.ts';
import { playSet } from '../../src/divergence/play.ts';
import { searchFrom } from '../../src/divergence/search.ts';
import { booksOf, isSound, parting, shrink, sizeOf, smaller, toTheRoot, withoutDisc } from '../../src/divergence/shrink.ts';
import type { Subject } from '../../src/divergence/types.ts';
import { Random } from '../../src/random/random.ts';
import { EDITION_PAIRS } from '../../src/referee/edition-order.ts';
import { EDITIONS } from '../../src/referee/editions.ts';
import { discs, hits, rule, SINGLES } from '../referee/cases.ts';

const EFFORT = { played: 8, reported: 140, incidents: 200 };
vi.setConfig({ testTimeout: 60_000 });

/** Red touches its own dark disc off the far board; more lies about than has to. */
const crowded: Subject = {
  format: 'singles',
  colors: SINGLES,
  shooter: 'south',
  state: { debts: { red: 0, black: 1 }, deciding: true, warnings: { red: 1, black: 0 } },
  incidents: [{ type: 'phone-call', by: 'red' }],
  discs: discs({ red1: [-180, 180], red2: [50, 50], black1: [180, 180], black2: [280, -180] }),
  striker: { x: 0, y: -440 },
  outline: {
    boards: [],
    first: ['red1'],
    later: ['black1'],
    fates: { black1: { what: 'moved', to: { x: 280, y: 280 } } },
    striker: 'stays',
  },
};
const PAIR = { from: '2010', to: '2017' } as const;
const BOOKS = booksOf(PAIR);

describe('making a case smaller', () => {
  const found = parting(crowded, BOOKS);
  const least = shrink(crowded, BOOKS, found?.key ?? '');

  test('keeps the difference, its rules and its articles', () => {
    expect(found?.two.rule).toBe('phone-call');
    expect(parting(least, BOOKS)?.key).toBe(found?.key);
    expect(isSound(least)).toBe(true);
  });
  test('leaves nothing that could be left out', () => {
    expect(least.discs).toEqual([]);
    expect(least.outline).toBeUndefined();
    expect(least.state).toEqual({});
    for (const less of smaller(least)) expect(parting(less, BOOKS)?.key).not.toBe(found?.key);
  });
  test('goes to the root where a difference is made of another', () => {
    const both: Subject = { ...crowded, state: { warnings: { red: 2, black: 0 } } };
    const made = parting(both, BOOKS);
    expect(made?.aspect).toBe('game');
    const root = toTheRoot(both, BOOKS, made?.key ?? '');
    expect(root.key).toContain('phone-call');
    expect(root.key).toContain('warning');
    for (const less of smaller(root.subject)) expect(parting(less, BOOKS)).toBeNull();
  });
  test('a disc is taken out of everything that names it', () => {
    const { outline, discs: left } = withoutDisc(
      {
        ...crowded,
        outline: { boards: [], first: ['red1'], later: [], fates: { red2: { what: 'landed', on: 'red1', side: 0 } }, striker: 'stays' },
      },
      'red1',
    );
    expect(left.map(({ id }) => id)).not.toContain('red1');
    expect(outline).toMatchObject({ first: [], fates: {} });
  });
});

describe('what is tried', () => {
  test.each([1, 2, 3])('told strokes and incidents of seed %i are sound nearly always, and the same again', (seed) => {
    const make = () => {
      const random = new Random(seed);
      return Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? reportedStroke(random) : incidentAlone(random)));
    };
    const made = make();
    expect(make()).toEqual(made);
    expect(made.filter((one) => isSound(one)).length).toBeGreaterThan(50);
  });
  test('a set is played from the start position to its end, each stroke from where the last ruling left it', () => {
    const strokes = [...playSet(new Random(5), 7, EDITIONS['2017'])].map(({ subject }) => subject);
    expect(strokes.length).toBeGreaterThan(5);
    expect(strokes[0]?.discs).toHaveLength(16);
    expect(new Set(strokes.map(({ shooter }) => shooter)).size).toBe(2);
    for (const stroke of strokes) expect(isSound(stroke)).toBe(true);
    expect([...playSet(new Random(5), 7, EDITIONS['2017'])].map(({ subject }) => subject)).toEqual(strokes);
  });
});

describe('the search', () => {
  const once = searchFrom(11);
  once.run(EFFORT);
  test('finds the same from the same seed, in one go or in steps', () => {
    const again = searchFrom(11);
    for (let i = 0; i < 2; i += 1) again.run({ played: 4, reported: 70, incidents: 100 });
    expect(again.result()).toEqual(once.result());
  });
  test('finds other cases from another seed', () => {
    const other = searchFrom(12);
    other.run(EFFORT);
    expect(other.result()).not.toEqual(once.result());
  });
  test('every case it keeps is ruled differently and has nothing to spare', () => {
    expect(once.result().length).toBeGreaterThan(20);
    for (const one of once.result()) {
      expect(parting(one.subject, booksOf(one))?.key).toBe(one.id);
      for (const less of smaller(one.subject)) if (isSound(less)) expect(parting(less, booksOf(one))?.key, one.id).not.toBe(one.id);
    }
  });
  test('groups by pair, aspect and the articles that cause it; a pair may be asked alone', () => {
    expect(new Set(once.result().map(({ id }) => id)).size).toBe(once.result().length);
    const alone = searchFrom(11, [EDITION_PAIRS[0] ?? PAIR]);
    alone.run(EFFORT);
    expect(alone.result().map(({ id }) => id)).toEqual(
      once
        .result()
        .filter(({ from, to }) => from === '2010' && to === '2017')
        .map(({ id }) => id),
    );
  });
  test('fewer discs go before a shorter tale', () => {
    expect(sizeOf({ ...crowded, discs: [] })).toBeLessThan(sizeOf(crowded));
  });
});

test('two rulings that come to the same are no difference, whatever their articles', () => {
  const reported = { before: { red1: [0, 300], black1: [-200, 100] }, events: hits('black1') } as const;
  expect(difference(rule(reported, '2010'), rule(reported, '2017'))).toBeNull();
  expect(difference(rule(reported, '2017'), rule({ ...reported, events: hits('red1') }, '2017'))?.aspect).toBe('penalty');
});
