/**
 * What lies exactly on a limit, and what happens too seldom for the perft's cases: each ruling in one line, with all that is found and all readings
 * that are asked. Contacts are simultaneous up to a billionth of a second, a disc has moved from more than 0.05 mm on (case contract).
 */
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/referee/judge.ts';
import type { EditionId, Ruling } from '../../src/referee/types.ts';
import { caseOf, type ShortCase } from '../support/case.ts';

const LIGHT = 'r1 0,300 r2 -250,200 r3 250,100 b1 20,-250 b2 -300,-300';
const DARK = 'r1 200,-440 r2 0,0 b1 200,200 b2 -300,-200';

const unique = (names: readonly string[]): string => [...new Set(names)].join(' ');

/** `stroke turn: rules; readings`. */
function inALine({ stroke, turn, findings, notes }: Ruling): string {
  const readings = unique(notes.flatMap(({ reading, option }) => (reading === null ? [] : [`${reading}=${option}`])));
  return `${stroke} ${turn}: ${unique(findings.map(({ rule }) => rule))}${readings === '' ? '' : `; ${readings}`}`;
}

type Row = readonly [name: string, edition: EditionId, short: ShortCase, ruling: string];

const PENALTY = 'nothing-pocketed penalty-loses-turn penalty-placement';
const EARLY = 'board-and-disc-together=board-first';

const ROWS: readonly Row[] = [
  [
    'own and opponent a billionth of a second apart are touched together',
    '2017',
    { discs: LIGHT, happened: 's-r1@0 s-b1@0.000000001' },
    `punishable passes: own-and-opponent-together punishable-stroke ${PENALTY}`,
  ],
  [
    'a little more, and the own was first',
    '2017',
    { discs: LIGHT, happened: 's-r1@0 s-b1@0.0000000021' },
    'correct passes: nothing-pocketed light-first',
  ],
  [
    'the far board a billionth of a second before the disc: together',
    '2017',
    { discs: DARK, happened: 's|north@0 s-r2@0.000000001' },
    `punishable passes: own-dark-directly punishable-stroke ${PENALTY}; board-and-disc-together=disc-first`,
  ],
  [
    'and so much after it: together',
    '2017',
    { discs: DARK, happened: 's-r2@0 s|north@0.000000001' },
    `punishable passes: own-dark-directly punishable-stroke ${PENALTY}; board-and-disc-together=disc-first`,
  ],
  [
    'far board, side board and disc together: the far board is not forgotten for the side board',
    '2017',
    { discs: DARK, happened: 's|north@0.5 s|east@0.5 s-r1@0.5', readings: { 'board-and-disc-together': 'board-first' } },
    `correct passes: nothing-pocketed far-board-first; ${EARLY}`,
  ],
  [
    'in the other order the same',
    '2017',
    { discs: DARK, happened: 's|east@0.5 s|north@0.5 s-r1@0.5', readings: { 'board-and-disc-together': 'board-first' } },
    `correct passes: nothing-pocketed far-board-first; ${EARLY}`,
  ],
  [
    'an own dark disc moved by exactly the tolerance has not moved',
    '2017',
    { discs: `${LIGHT} r4 0,20`, happened: 's-b1 s-r4', moved: 'b1 20,-200 r4 0.05,20' },
    `punishable passes: opponent-first punishable-stroke ${PENALTY}; restoration-after-punishable=special`,
  ],
  [
    'by more it has',
    '2017',
    { discs: `${LIGHT} r4 0,20`, happened: 's-b1 s-r4', moved: 'b1 20,-200 r4 0.06,20' },
    'punishable passes: opponent-first punishable-stroke own-dark-directly nothing-pocketed penalty-loses-turn several-offences penalty-placement; restoration-after-punishable=special',
  ],
  [
    'the striker back over another line than the shooter’s has not returned',
    '2017',
    { discs: LIGHT, happened: 's-r1 s<north' },
    'correct passes: nothing-pocketed light-first',
  ],
  [
    'over his own it has',
    '2017',
    { discs: LIGHT, happened: 's-r1 s<south' },
    'correct passes: striker-returned nothing-pocketed light-first; return-opening-or-every=every-stroke',
  ],
  [
    'a disc that fell back moved two, one of them moved before: neither can go back, the set again',
    '2017',
    { discs: LIGHT, happened: 's-r1 s-b2 r1^west r1-b2 r1-r3', moved: 'b2 -320,-300 r3 260,120' },
    'correct null: fell-back-unrestorable nothing-pocketed disc-off-table off-table-placement light-first; fell-back-moved=restored fell-back-unrestorable=replay',
  ],
  [
    'an own light disc and one in the circle together, then black driven into his zone: the circle counts',
    '2017',
    {
      discs: `${LIGHT} r4 0,20`,
      happened: 's-r1@0.5 s-r4@0.5 s-b1',
      moved: 'b1 20,440',
      readings: { 'drive-dark-after-circle-disc': 'forbidden', 'simultaneous-light-and-dark': 'correct' },
    },
    `correct passes: opponent-driven-dark nothing-pocketed penalty-loses-turn light-first penalty-placement; simultaneous-light-and-dark=correct drive-dark-after-circle-disc=forbidden`,
  ],
];

describe('rulings on a limit', () => {
  test.each(ROWS)('%s (%s)', (_name, edition, short, ruling) => {
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
