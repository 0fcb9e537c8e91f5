/**
 * What lies exactly on a limit, and what happens too seldom for the perft's cases. Contacts are simultaneous up to a billionth of a second, a disc has
 * moved from more than 0.05 mm on (case contract).
 */
import type { EditionId } from '../../src/referee/types.ts';
import type { ShortCase } from '../support/case.ts';

export const LIGHT = 'r1 0,300 r2 -250,200 r3 250,100 b1 20,-250 b2 -300,-300';
export const DARK = 'r1 200,-440 r2 0,0 b1 200,200 b2 -300,-200';

/** Two own dark discs that touch each other and leave the circle. */
export const FROM_THE_CIRCLE = { happened: 's-r1 s-b2 r4-r5', moved: 'r4 90,20 r5 90,-50' } as const;

/** So many light discs, 70 mm apart between the circle and the edge zones. */
const spread = (count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)];
    return `${i % 2 === 0 ? 'r' : 'b'}${Math.floor(i / 2) + 1} ${-280 + 70 * column},${280 - 70 * row - (row < 2 ? 0 : 280)}`;
  }).join(' ');

/** Doubles: the striker comes back over the line in a series of the set, with so many discs on the table. */
const returns = (count: number, turn: number): ShortCase => ({
  ...{ discs: spread(count), happened: 's-r1 s<south', format: 'doubles', state: { turn } },
  readings: { 'return-opening-or-every': 'opening-only' },
});

/** Doubles, each of the four owes a disc; south has the right to stroke. */
const FORGOTTEN = { discs: LIGHT, format: 'doubles', state: { debts: { south: 1, west: 1, north: 1, east: 1 } } } as const;

/** A case, the edition that rules on it, and its ruling as `stroke turn: rules; readings; debts`. */
export type LimitRow = readonly [name: string, edition: EditionId, short: ShortCase, ruling: string];

const PENALTY = 'nothing-pocketed penalty-loses-turn penalty-placement';
const EARLY = 'board-and-disc-together=board-first';

export const ON_A_LIMIT: readonly LimitRow[] = [
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
  [
    'the club’s table by the other reading of its size: the reading is named',
    'club',
    { discs: LIGHT, happened: 's-r1', readings: { 'club-table-size': 'stated' } },
    'correct passes: nothing-pocketed light-first; club-table-size=stated club-unstated-sizes=nominal',
  ],
  [
    'the book’s own sizes, named: nothing else',
    'club',
    { discs: LIGHT, happened: 's-r1', readings: { 'club-table-size': 'nominal' } },
    'correct passes: nothing-pocketed light-first',
  ],
  [
    'in proportion to the nominal table: nothing else',
    'club',
    { discs: LIGHT, happened: 's-r1', readings: { 'club-unstated-sizes': 'proportional' } },
    'correct passes: nothing-pocketed light-first',
  ],
  [
    'and in proportion to it what the book does not state',
    'club',
    { discs: LIGHT, happened: 's-r1', readings: { 'club-table-size': 'stated', 'club-unstated-sizes': 'proportional' } },
    'correct passes: nothing-pocketed light-first; club-table-size=stated club-unstated-sizes=proportional',
  ],
  [
    'discs of one event are found from the south on',
    '2017',
    { discs: `${LIGHT} r4 0,-50 r5 0,20`, ...FROM_THE_CIRCLE },
    'correct passes: nothing-pocketed light-first dark-by-light',
  ],
  [
    'whatever their names',
    '2017',
    { discs: `${LIGHT} r4 0,20 r5 0,-50`, ...FROM_THE_CIRCLE },
    'correct passes: nothing-pocketed light-first dark-by-light',
  ],
  [
    'doubles, the striker back over the line, all 32 discs on the table: it costs the right',
    '2017',
    returns(32, 1),
    'correct passes: striker-returned nothing-pocketed light-first',
  ],
  [
    'one is gone: it does not',
    '2017',
    returns(31, 1),
    'correct passes: nothing-pocketed light-first; return-opening-or-every=opening-only',
  ],
  [
    'in a later series it does not',
    '2017',
    returns(32, 2),
    'correct passes: nothing-pocketed light-first; return-opening-or-every=opening-only',
  ],
  [
    'nobody has the right to stroke: what costs a disc costs no turn',
    '2017',
    { discs: LIGHT, shooter: 'none', incidents: [{ type: 'striker-placed-early', by: 'black' }] },
    'null null: striker-placed-early',
  ],
  [
    'a forgotten disc of the partner who does not wait for the stroke is void, the others’ are owed',
    '2017',
    { ...FORGOTTEN, incidents: [{ type: 'penalty-forgotten', by: 'red', seat: 'north' }] },
    'null continues: penalty-forgotten; south owes 1, west owes 1, east owes 1',
  ],
  [
    'of both players of a pair, and of one of the others',
    '2017',
    {
      ...FORGOTTEN,
      incidents: [
        { type: 'penalty-forgotten', by: 'red', seat: 'south' },
        { type: 'penalty-forgotten', by: 'black', seat: 'east' },
        { type: 'distance-measured', by: 'black', seat: 'west' },
      ],
    },
    'null continues: penalty-forgotten distance-measured; west owes 1, north owes 1',
  ],
  [
    'a reading’s option that there is not: the default',
    '2017',
    { discs: DARK, happened: 's|north@0.5 s-r1@0.5', readings: { 'board-and-disc-together': 'both' } },
    `punishable passes: own-dark-directly punishable-stroke ${PENALTY}; board-and-disc-together=disc-first`,
  ],
];

/** Positions with bodies exactly where light and dark part, where the striker may just be placed, and where it just touches a disc. */
export const POSITIONS_ON_A_LIMIT: readonly (readonly [command: 'classify' | 'check-placement', position: string])[] = [
  ['classify', 'r1 200,-374.5 r2 200,-374.4 r3 120.5,0 r4 0,-120.6 b1 -200,374.5 b2 -200,374.4 b3 -120.5,0 b4 0,120.6'],
  ['check-placement', 'r1 37.25,-440 s 0,-440'],
  ['check-placement', 'r1 37.26,-440 s 0,-440'],
  ['check-placement', 's 364.54,-440'],
  ['check-placement', 's 364.55,-440'],
  ['check-placement', 's 364.56,-440'],
  ['check-placement', 's 0,-375.45'],
  ['check-placement', 's 0,-375.44'],
];
