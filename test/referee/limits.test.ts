/** Rulings on a limit, each in one line: all that is found, and all readings that are asked. */
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/referee/judge.ts';
import type { Ruling } from '../../src/referee/types.ts';
import { caseOf } from '../support/case.ts';
import { DARK, FROM_THE_CIRCLE, LIGHT, ON_A_LIMIT } from './limits.ts';

const unique = (names: readonly string[]): string => [...new Set(names)].join(' ');

/** `stroke turn: rules; readings; debts`, the latter two where there are any. */
function inALine({ stroke, turn, findings, notes, debts }: Ruling): string {
  const readings = unique(notes.flatMap(({ reading, option }) => (reading === null ? [] : [`${reading}=${option}`])));
  const owed = Object.entries(debts).flatMap(([who, count]) => (count > 0 ? [`${who} owes ${count}`] : []));
  const found = `${stroke} ${turn}: ${unique(findings.map(({ rule }) => rule))}`;
  return [found, readings, owed.join(', ')].filter((part) => part !== '').join('; ');
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
      const ruling = judge(caseOf({ discs: `${LIGHT} ${discs}`, ...FROM_THE_CIRCLE }, '2017'));
      return ruling.findings.filter(({ rule }) => rule === 'dark-by-light').flatMap((finding) => finding.discs ?? []);
    };
    expect(order('r4 0,-50 r5 0,20')).toEqual(['red4', 'red5']);
    expect(order('r4 0,20 r5 0,-50')).toEqual(['red5', 'red4']);
  });
});
