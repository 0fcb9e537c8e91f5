/**
 * 2017 12.15, "the opening that plays on": the striker comes back over the line in the set's first stroke, under each reading of when a dark disc
 * must be there and of which strokes are meant. All discs lie in the starting position, so none is dark before the stroke.
 */
import { describe, expect, test } from 'vitest';
import { SINGLES, startPosition } from '../../../src/geometry/row.ts';
import { judge } from '../../../src/referee/judge.ts';
import { tableFor } from '../../../src/referee/sizes.ts';
import type { CaseState, RefereeCase } from '../../../src/referee/types.ts';

const { discs } = startPosition(SINGLES, tableFor('2017', {}), 8);
const OPENING = { turn: 1 };
const LATER = { turn: 3 };
const LOST = ['18.1.5', '12.15'];

function opening(after: 'light' | 'own zone', state: CaseState, when: string, which: string): RefereeCase {
  return {
    edition: '2017',
    format: 'singles',
    colors: SINGLES,
    before: { discs, striker: { x: 0, y: -440 } },
    shooter: 'south',
    state,
    report: {
      events: [
        { type: 'contact', t: 0.1, a: 'striker', b: 'red1' },
        { type: 'zone-return', t: 0.4, disc: 'striker', seat: 'south' },
      ],
      after: {
        discs: discs.map((disc) => (after === 'own zone' && disc.id === 'red1' ? { ...disc, x: 100, y: -440 } : disc)),
        striker: { x: 0, y: -480 },
      },
    },
    readings: { 'return-dark-when': when, 'return-opening-or-every': which },
  };
}

describe('2017 12.15: the striker comes back in a stroke from the starting position', () => {
  test.each([
    // where red1 lies then, which stroke of the set, dark disc asked for, strokes meant → articles by which the turn is lost
    ['light', OPENING, 'before', 'every-stroke', LOST],
    ['light', OPENING, 'before', 'opening-only', LOST],
    ['light', OPENING, 'after', 'every-stroke', LOST],
    ['light', OPENING, 'after', 'opening-only', LOST],
    ['own zone', OPENING, 'before', 'every-stroke', LOST],
    ['own zone', OPENING, 'before', 'opening-only', LOST],
    // it has become dark in this very stroke: the permission is there
    ['own zone', OPENING, 'after', 'every-stroke', []],
    ['own zone', OPENING, 'after', 'opening-only', []],
    ['light', LATER, 'before', 'every-stroke', LOST],
    ['light', LATER, 'before', 'opening-only', []],
    ['light', LATER, 'after', 'every-stroke', LOST],
    ['light', LATER, 'after', 'opening-only', []],
  ] as const)('red1 %s, %o, dark disc %s the stroke, %s', (after, state, when, which, articles) => {
    const { findings } = judge(opening(after, state, when, which));
    expect(findings.filter(({ rule }) => rule === 'striker-returned').map(({ article }) => article)).toEqual(articles);
  });
});
