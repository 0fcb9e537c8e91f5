/** Rulings on a limit, each in one line: all that is found, and all readings that are asked. */
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/referee/judge.ts';
import type { Ruling } from '../../src/referee/types.ts';
import { caseOf } from '../support/case.ts';
import { DARK, LIGHT, ON_A_LIMIT } from './limits.ts';

const unique = (names: readonly string[]): string => [...new Set(names)].join(' ');

/** `stroke turn: rules; readings`. */
function inALine({ stroke, turn, findings, notes }: Ruling): string {
  const readings = unique(notes.flatMap(({ reading, option }) => (reading === null ? [] : [`${reading}=${option}`])));
  return `${stroke} ${turn}: ${unique(findings.map(({ rule }) => rule))}${readings === '' ? '' : `; ${readings}`}`;
}

describe('rulings on a limit', () => {
  test.each(ON_A_LIMIT)('%s (%s)', (_name, edition, short, ruling) => {
    expect(inALine(judge(caseOf(short, edition)))).toBe(ruling);
  });

  test('a board that the striker touches together with the disc is part of the way there', () => {
    const { findings } = judge(caseOf({ discs: DARK, happened: 's-r2@0 s|north@0.000000001' }, '2017'));
    expect(findings.find(({ rule }) => rule === 'punishable-stroke')).toMatchObject({ events: [0, 1] });
  });

  test('discs of one event that lie above each other are found from the south on, whatever their names', () => {
    const order = (discs: string): readonly string[] => {
      const ruling = judge(caseOf({ discs: `${LIGHT} ${discs}`, happened: 's-r1 s-b2 r4-r5', moved: 'r4 90,20 r5 90,-50' }, '2017'));
      return ruling.findings.filter(({ rule }) => rule === 'dark-by-light').flatMap((finding) => finding.discs ?? []);
    };
    expect(order('r4 0,-50 r5 0,20')).toEqual(['red4', 'red5']);
    expect(order('r4 0,20 r5 0,-50')).toEqual(['red5', 'red4']);
  });

  describe('the striker back over the line with the first stroke of a set, in doubles', () => {
    /** So many light discs, 70 mm apart between the circle and the edge zones. */
    const discs = (count: number): string =>
      Array.from(
        { length: count },
        (_, i) =>
          `${i % 2 === 0 ? 'r' : 'b'}${Math.floor(i / 2) + 1} ${-280 + 70 * (i % 8)},${280 - 70 * Math.floor(i / 8) - (i >= 16 ? 280 : 0)}`,
      ).join(' ');
    const option = { 'return-opening-or-every': 'opening-only' };
    const returns = (count: number, turn: number): string =>
      inALine(
        judge(caseOf({ discs: discs(count), happened: 's-r1 s<south', format: 'doubles', state: { turn }, readings: option }, '2017')),
      );
    test('all 32 discs on the table: it costs the right', () => {
      expect(returns(32, 1)).toBe('correct passes: striker-returned nothing-pocketed light-first');
    });
    test('one is gone: it does not', () => {
      expect(returns(31, 1)).toBe('correct passes: nothing-pocketed light-first; return-opening-or-every=opening-only');
    });
    test('in a later series it does not', () => {
      expect(returns(32, 2)).toBe('correct passes: nothing-pocketed light-first; return-opening-or-every=opening-only');
    });
  });
});
