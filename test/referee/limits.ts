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

/** Doubles, each of the four owes a disc; south has the right to play. */
const FORGOTTEN = { discs: LIGHT, format: 'doubles', state: { debts: { south: 1, west: 1, north: 1, east: 1 } } } as const;

/** Black has cleared the first series; red answers, and owes a disc. */
const OWING_ANSWER = { turn: 2, first: 'black', cleared: ['black'], debts: { red: 1, black: 0 } } as const;

/** A disc that lay on the striker is put where it lay itself. */
const OWN_PLACE = { 'disc-on-striker-put-where': 'own-place' };

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
    'nobody has the right to play: what costs the right costs nothing',
    '2017',
    { discs: LIGHT, shooter: 'none', incidents: [{ type: 'striker-placed-early', by: 'black' }] },
    'null null: striker-placed-early',
  ],
  [
    'what costs a disc costs no turn',
    '2017',
    { discs: LIGHT, shooter: 'none', incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 1 }] },
    'null null: discs-displaced penalty-waits; displaced-in-own-turn=restored; black owes 1',
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
  [
    '2017 17.1.12 to the letter: a warned act while the opponent has the right costs a disc and the next turn',
    '2017',
    { discs: LIGHT, incidents: [{ type: 'distance-measured', by: 'black' }], readings: { 'offence-while-waiting': 'every-offence' } },
    'null continues: distance-measured penalty-waits; offence-while-waiting=every-offence; black owes 1',
  ],
  [
    'so does one that costs the right',
    '2017',
    { discs: LIGHT, incidents: [{ type: 'striker-placed-early', by: 'black' }], readings: { 'offence-while-waiting': 'every-offence' } },
    'null continues: striker-placed-early penalty-waits; turn-lost-while-waiting=loses-next offence-while-waiting=every-offence; black owes 1',
  ],
  [
    'not by who has the right himself',
    '2017',
    { discs: LIGHT, incidents: [{ type: 'distance-measured', by: 'red' }], readings: { 'offence-while-waiting': 'every-offence' } },
    'null continues: distance-measured',
  ],
  [
    'what loses the set costs nothing beside it',
    '2017',
    { discs: LIGHT, incidents: [{ type: 'disc-taken', by: 'black' }], readings: { 'offence-while-waiting': 'every-offence' } },
    'null null: disc-taken',
  ],
  [
    'by the default only what costs a disc',
    '2017',
    { discs: LIGHT, incidents: [{ type: 'distance-measured', by: 'black' }] },
    'null continues: distance-measured',
  ],
  [
    'every breach costs a warning, but not a second one',
    '2008',
    { discs: LIGHT, incidents: [{ type: 'distance-measured', by: 'red' }], readings: { 'breach-warned': 'every-breach' } },
    'null continues: distance-measured',
  ],
  [
    'none where the table is only put in order',
    '2008',
    { discs: LIGHT, incidents: [{ type: 'discs-moved-fetching', by: 'red', count: 1 }], readings: { 'breach-warned': 'every-breach' } },
    'null continues: discs-moved-fetching',
  ],
  [
    'none where a debt is void',
    '2008',
    {
      discs: LIGHT,
      incidents: [{ type: 'penalty-forgotten', by: 'red' }],
      readings: { 'breach-warned': 'every-breach' },
      state: { debts: { red: 1, black: 0 } },
    },
    'null continues: penalty-forgotten',
  ],
  [
    'a second delay, counted by the state',
    '2010',
    { discs: LIGHT, incidents: [{ type: 'delay', by: 'red' }], state: { delays: { red: 1, black: 0 } } },
    'null passes: delay penalty-loses-turn penalty-placement; delay-cost=penalty',
  ],
  [
    'an absence of which nobody says that it was agreed to',
    '2017',
    { discs: LIGHT, incidents: [{ type: 'left-table', by: 'red', minutes: 3 }] },
    'null continues: left-table',
  ],
  [
    'another cue, of which nobody says that the old one was damaged',
    '2008',
    { discs: LIGHT, incidents: [{ type: 'equipment-swapped', by: 'red', item: 'cue' }] },
    'null null: equipment-swapped',
  ],
  [
    'a first stroke out of turn, nobody says by whom on the sheet',
    '2010',
    { discs: LIGHT, incidents: [{ type: 'first-stroke-out-of-turn', by: 'red', noticed: 'before-next-stroke' }] },
    'null null: first-stroke-out-of-turn',
  ],
  [
    'a broken disc off the table, the middle taken, no side to go by: the nearest free place',
    '2017',
    { discs: `${LIGHT} r4 0,0`, happened: 's-r1 b1!off-table', readings: { 'off-table-side-unknown': 'nearest-free' } },
    'correct passes: nothing-pocketed disc-off-table off-table-placement light-first disc-broken-off-table; off-table-side-unknown=nearest-free off-table-circle-full=nearest-free',
  ],
  [
    'a broken disc’s larger part where a disc lies: beside it',
    '2017',
    { discs: LIGHT, happened: 's-r1 b1!table/-240,200' },
    'correct passes: nothing-pocketed light-first disc-broken',
  ],
  [
    'landed on a disc that was pocketed: it stays where it lies',
    '2017',
    { discs: LIGHT, happened: 's-r1 s-b1 b1~r1/90 r1>ne', moved: 'b1 0,320' },
    'correct continues: light-first landed-on-disc own-pocketed',
  ],
  [
    'on one that fell by itself afterwards likewise',
    '2017',
    { discs: `${LIGHT} r4 430,390`, happened: 's-r1 b1~r4/90 r4?ne', moved: 'b1 420,380' },
    'correct passes: nothing-pocketed fell-later light-first driven-dark-by-several landed-on-disc; restoration-blocked=nearest-free',
  ],
  [
    'two off the table, the one reached at the same moment as the disc before it: first',
    '2017',
    { discs: LIGHT, happened: 's-r1@1 r1-b1@1 s-r2@2 r2^west@3 b1^west@3.1' },
    'correct passes: nothing-pocketed disc-off-table off-table-placement light-first',
  ],
  [
    'in whatever order the report names the contacts',
    '2017',
    { discs: LIGHT, happened: 'r1-b1@1 s-r1@1 s-r2@2 r2^west@3 b1^west@3.1' },
    'correct passes: nothing-pocketed disc-off-table off-table-placement light-first',
  ],
  [
    'who waits owes two and earned one of them in this series',
    '2017',
    { discs: LIGHT, happened: 's-r1', state: { debts: { red: 0, black: 2 }, waiting: { red: 0, black: 1 } } },
    'correct passes: nothing-pocketed light-first penalty-placement debt-paid; black owes 1',
  ],
  [
    'answered with no offence where the first series was cleared with one',
    '2017',
    { discs: 'r1 0,300', happened: 's-r1 r1>ne', state: { turn: 2, first: 'black', cleared: ['black'], clearedWithOffence: ['black'] } },
    'correct null: answer-with-offence light-first own-pocketed',
  ],
  [
    'the answer pockets the last disc, and a disc is owed: it comes out, the series goes on',
    'club',
    { discs: 'r1 0,300', happened: 's-r1 r1>ne', state: OWING_ANSWER },
    'correct continues: light-first own-pocketed debt-paid-in-series penalty-placement; club-debt-and-all-pocketed=placed',
  ],
  [
    'or it is not asked for, and the series is answered',
    'club',
    { discs: 'r1 0,300', happened: 's-r1 r1>ne', state: OWING_ANSWER, readings: { 'club-debt-and-all-pocketed': 'won' } },
    'correct null: first-series-answered light-first own-pocketed; club-debt-and-all-pocketed=won',
  ],
  [
    'the first series is cleared while who would answer offends by hand: he misses that turn',
    '2017',
    {
      discs: 'r1 0,300 b1 200,200 b2 -200,200',
      happened: 's-r1 r1>ne',
      state: { turn: 1, first: 'red' },
      incidents: [{ type: 'discs-displaced', by: 'black', with: 'hand', count: 1, last: false }],
    },
    'correct null: first-series-not-answered discs-displaced light-first own-pocketed; answerer-misses-turn=won',
  ],
  [
    'the striking player’s zone counts: of the opponent’s discs his own zone takes none, the circle still does',
    'club',
    {
      discs: 'r1 0,300 b1 20,-250 b2 -300,-300 b3 200,200',
      happened: 's-b1 b1-b2 b1-b3',
      moved: 'b1 20,-440 b2 -300,440 b3 0,20',
      readings: { 'club-driven-zone-whose': 'strikers' },
    },
    'punishable passes: opponent-first opponent-driven-dark nothing-pocketed penalty-loses-turn several-offences penalty-placement; club-driven-zone-whose=strikers',
  ],
  [
    'a disc that fell later from the striking player’s zone was not driven into it',
    'club',
    {
      discs: 'r1 0,300 b1 -300,-250',
      happened: 's-b1 b1??sw',
      moved: 'b1 -430,-400',
      readings: { 'club-driven-zone-whose': 'strikers' },
    },
    'punishable passes: opponent-first nothing-pocketed penalty-loses-turn fell-before-stroke penalty-placement; club-fell-later=restored fell-before-next-stroke=as-without',
  ],
  [
    'a disc on the striker, straight above it: there is one place only',
    '2017',
    { discs: LIGHT, happened: 's-r1 r1~s/0', moved: 's 100,90 r1 100,90', readings: OWN_PLACE },
    'correct passes: nothing-pocketed light-first landed-on-striker',
  ],
  [
    'beside it by exactly the tolerance: as well',
    '2017',
    { discs: LIGHT, happened: 's-r1 r1~s/0', moved: 's 0,90 r1 0.05,90', readings: OWN_PLACE },
    'correct passes: nothing-pocketed light-first landed-on-striker',
  ],
  [
    'doubles, the third series answers: the first stroke as before',
    '2010',
    { discs: 'r1 0,300', format: 'doubles', happened: 's-r1 r1>ne', state: { turn: 3, first: 'black', cleared: ['black'] } },
    'correct null: first-series-answered light-first own-pocketed',
  ],
  [
    'the first series, nobody said whose: the striker’s',
    '2017',
    { discs: 'r1 0,300 b1 200,200', happened: 's-r1 r1>ne', state: { turn: 1 } },
    'correct interrupted: first-series-cleared light-first own-pocketed',
  ],
  [
    'dark misses: the opponent three, the striker’s second is one too few',
    '2017',
    { discs: 'r1 0,0 b1 0,440', happened: 's|north', state: { darkMisses: { red: 1, black: 3 } } },
    'correct passes: nothing-pocketed far-board-first rebound-missed',
  ],
  [
    'only own dark discs: no misses of both',
    '2017',
    { discs: 'r1 0,0', happened: 's|north', state: { darkMisses: { red: 2, black: 3 } } },
    'correct passes: nothing-pocketed far-board-first rebound-missed',
  ],
  [
    'an own dark disc touched though not moved: no miss',
    '2017',
    { discs: 'r1 0,0 b1 0,440', happened: 's|north s-r1', state: { darkMisses: { red: 2, black: 3 } } },
    'correct passes: nothing-pocketed far-board-first',
  ],
  [
    'a miss that costs a disc for the striker',
    '2017',
    { discs: 'r1 0,0 b1 0,440', happened: 's|north s>ne', state: { darkMisses: { red: 2, black: 3 } } },
    'correct passes: striker-pocketed nothing-pocketed penalty-loses-turn far-board-first rebound-missed correct-though-penalised penalty-placement; punishable-stroke-means=wrong-way dark-miss-with-penalty=not-counted',
  ],
  [
    'of two forgotten discs one is void: the other is owed',
    '2017',
    {
      discs: LIGHT,
      format: 'doubles',
      state: { debts: { south: 2, west: 2, north: 0, east: 0 } },
      incidents: [{ type: 'penalty-forgotten', by: 'red', seat: 'south' }],
      readings: { 'debt-annulled-how-many': 'one' },
    },
    'null continues: penalty-forgotten; debt-annulled-how-many=one; south owes 1, west owes 2',
  ],
  [
    'likewise of who waits',
    '2017',
    {
      discs: LIGHT,
      format: 'doubles',
      state: { debts: { south: 2, west: 2, north: 0, east: 0 } },
      incidents: [{ type: 'penalty-forgotten', by: 'black', seat: 'west' }],
      readings: { 'debt-annulled-how-many': 'one' },
    },
    'null continues: penalty-forgotten; debt-annulled-how-many=one; south owes 2, west owes 1',
  ],
];

/** Every place in the circle that the books name. */
const FULL = 'r1 0,0 r2 110,0 r3 -110,0 r4 0,110 r5 0,-110 b1 55,0 b2 -55,0 b3 0,55 b4 0,-55';

/** A row tight to the north board, so that between two discs there is just no room for one. */
const row = (count: number): string =>
  Array.from({ length: count }, (_, i) => `b${i + 1} ${((i - (count - 1) / 2) * 59.8).toFixed(1)},485`).join(' ');

/** Positions with bodies exactly where light and dark part, where the striker may just be placed, and where it just touches a disc; and ties of placing. */
export const POSITIONS_ON_A_LIMIT: readonly (readonly [command: 'classify' | 'check-placement' | 'place', position: string])[] = [
  ['classify', 'r1 200,-374.5 r2 200,-374.4 r3 120.5,0 r4 0,-120.6 b1 -200,374.5 b2 -200,374.4 b3 -120.5,0 b4 0,120.6'],
  ['check-placement', 'r1 37.25,-440 s 0,-440'],
  ['check-placement', 'r1 37.26,-440 s 0,-440'],
  ['check-placement', 's 364.54,-440'],
  ['check-placement', 's 364.55,-440'],
  ['check-placement', 's 364.56,-440'],
  ['check-placement', 's 0,-375.45'],
  ['check-placement', 's 0,-375.44'],
  ['place', 'r1 0,0 r2 77.78,77.78; off-table b8^ne; reading off-table-diagonal-taken=other-diagonals'],
  ['place', 'r1 0,0 r2 -77.78,-77.78; off-table b8^sw; reading off-table-diagonal-taken=other-diagonals'],
  ['place', 'r1 0,0; off-table b8^se'],
  ['place', 'r1 0,0; off-table b8^ne; reading off-table-2008-corner=nearest-crossing'],
  ['place', 'r1 0,0 r2 77.78,-77.78 r3 110,0; off-table b8^se; reading off-table-other-point=any'],
  ['place', 'r1 0,0 r2 110,0; off-table b8^east; reading off-table-equal-crossings=clockwise'],
  ['place', 'r1 0,0 r2 0,-110; off-table b8^south; reading off-table-equal-crossings=clockwise'],
  ['place', `${FULL}; off-table b8^west`],
  ['place', `${FULL}; off-table b8^west b7^west; reading off-table-circle-full=unplaced`],
  ['place', `${FULL}; off-table b8^ne; reading off-table-circle-full=unplaced`],
  ['place', 'b1 0,485; penalty south r8; reading penalty-all-tied=negative'],
  ['place', 'b1 29.93,485 b2 -30.03,485; penalty south r8'],
  ['place', 'b1 0,485 r1 0.05,100; penalty south r8 from 40'],
  ['place', 'b1 0,485 r1 -0.05,100; penalty south r8 from 40'],
  ['place', 'b1 0,485 r1 200,370; penalty south r8 from 5; reading penalty-side-counts=edge-zone'],
  ['place', 'b1 0,485 r1 100,455; penalty south r8 from 40'],
  ['place', 'b1 0,485 b2 455,485; penalty south r8 from 40'],
  ['place', `doubles; ${row(13)} r1 405,485 r2 -405,485; penalty south r16 from 1; reading penalty-behind-pockets=between-pockets`],
  ['place', 'doubles; r1 -105,485 r2 -75,485 r3 -45,485 r4 -15,485 r5 15,485 r6 45,485 r7 75,485 b1 105,485; penalty south r16'],
  ['place', `doubles; ${row(15)}; penalty south r16 from 1`],
  ['place', `doubles; ${row(15)}; penalty south r16 from 1; reading penalty-behind-pockets=between-pockets`],
  ['place', `doubles; ${row(16)} r1 478.5,485 r2 -478.5,485; penalty south r16`],
];
