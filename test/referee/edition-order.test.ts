/** Orders of the editions: those of today, and with a fifth one that follows the newest. */
import { describe, expect, test } from 'vitest';
import { between } from '../../src/referee/edition-chain.ts';
import {
  type Dated,
  EDITION_LINE,
  EDITION_PAIRS,
  EDITION_STEPS,
  type EditionPair,
  editionsBetween,
  lineOf,
  NEWEST,
  NEWEST_FIRST,
  newestFirst,
  pairsOf,
  stepsOf,
} from '../../src/referee/edition-order.ts';

const inWords = (pairs: readonly EditionPair<string>[]): readonly string[] => pairs.map(({ from, to }) => `${from} ${to}`);

test('today', () => {
  expect(NEWEST_FIRST).toEqual(['2017', '2010', '2008', 'club']);
  expect(NEWEST).toBe('2017');
  expect(EDITION_LINE).toEqual(['2008', '2010', '2017']);
  expect(inWords(EDITION_STEPS)).toEqual(['2008 2010', '2010 2017']);
  expect(inWords(EDITION_PAIRS)).toEqual(['2010 2017', '2008 2010', '2008 2017', 'club 2017', 'club 2010', 'club 2008']);
  expect(editionsBetween('2008', '2017')).toEqual(['2010', '2017']);
});

describe('with an edition of 2026 on 2017, and a second undated one', () => {
  const EDITIONS: readonly Dated[] = [
    { id: '2008', inForce: '2008-01-01' },
    { id: '2010', basis: '2008', inForce: '2010-01-01' },
    { id: '2017', basis: '2010', inForce: '2017-01-01' },
    { id: '2026', basis: '2017', inForce: '2026-01-01' },
    { id: 'club' },
    { id: 'house', basis: 'club' },
  ];
  test('newest first, undated ones last', () => {
    expect(newestFirst(EDITIONS)).toEqual(['2026', '2017', '2010', '2008', 'club', 'house']);
  });
  test('the line to the newest, and the steps', () => {
    expect(lineOf(EDITIONS)).toEqual(['2008', '2010', '2017', '2026']);
    expect(inWords(stepsOf(EDITIONS))).toEqual(['2008 2010', '2010 2017', '2017 2026', 'club house']);
  });
  test('from one to another', () => {
    expect(between(EDITIONS, '2010', '2026')).toEqual(['2017', '2026']);
    expect(between(EDITIONS, '2026', '2026')).toEqual([]);
    expect(between(EDITIONS, '2026', '2010')).toEqual([]);
    expect(between(EDITIONS, 'club', '2026')).toEqual([]);
  });
  test('all pairs: neighbours first, the newest of them first, then those further apart, then undated ones', () => {
    expect(inWords(pairsOf(EDITIONS))).toEqual([
      ...['2017 2026', '2010 2017', '2008 2010'],
      ...['2010 2026', '2008 2017'],
      '2008 2026',
      ...['club 2026', 'club 2017', 'club 2010', 'club 2008'],
      ...['house 2026', 'house 2017', 'house 2010', 'house 2008'],
      'club house',
    ]);
  });
  test('no editions, no order', () => {
    expect([newestFirst([]), lineOf([]), pairsOf([]), stepsOf([])]).toEqual([[], [], [], []]);
  });
});
