/** What the three federations' books say alike of strokes, each in articles of its own. */
import {
  came,
  DARKENED,
  darkFirst,
  direct,
  farFree,
  lightFirst,
  lightTogether,
  OTHERS,
  rebound,
  right,
  series,
  sideCircle,
  stroke,
  wrong,
} from './say.ts';
import type { Statement } from './types.ts';

/** The articles of one book. */
export interface Articles {
  readonly light: string;
  readonly far: string;
  readonly side: string;
  /** Whatever is not among the right strokes. */
  readonly otherStrokes: string;
  readonly darkOffFar: string;
  readonly opponentDirect: string;
  readonly opponentRebound: string;
  readonly onlyDark: string;
  readonly ownDark: string;
  readonly drivenOut: string;
  readonly drivenBack: string;
  readonly opponentOff: string;
  readonly centre: string;
  readonly rearZone: string;
  readonly circleInDoubles: string;
  readonly severalOut: string;
  readonly severalMoved: string;
  readonly mayDrive: readonly [string, string];
  readonly pocketedOwn: string;
  readonly pocketedNone: string;
  readonly pocketedBoth: string;
  readonly offTurn: string;
  readonly strikerPocketed: string;
  readonly strikerOff: string;
  readonly strikerBack: string;
  readonly wins: string;
  readonly together: string;
  readonly debts: string;
  readonly fell: string;
  /** Singles: the first series pockets everything. */
  readonly firstSeries: string;
  /** Doubles: who has won a set. */
  readonly winsInDoubles: string;
  /** Of the opponent's discs that a punishable stroke drove, the book puts back one or two. */
  readonly atMostTwo?: true;
}

const way = (a: Articles): readonly Statement[] => [
  stroke(a.light, { way: 'correct' }, (s) => lightFirst(s) || lightTogether(s)),
  stroke(a.far, { way: 'correct' }, farFree),
  stroke(a.side, { way: 'correct' }, sideCircle),
  stroke(a.otherStrokes, { way: 'punishable' }, (s) => wrong(s) && !lightTogether(s)),
  stroke(a.darkOffFar, { way: 'correct' }, (s) => s.way === 'far-board' && darkFirst(s)),
  stroke(a.opponentDirect, { way: 'punishable' }, (s) => direct(s) && s.first === 'opponent'),
  stroke(a.opponentDirect, { way: 'punishable' }, (s) => direct(s) && s.first === 'light-and-opponent', true),
  stroke(
    a.opponentRebound,
    { way: 'punishable' },
    (s) => rebound(s) && s.hasLight && (s.first === 'opponent' || s.first === 'light-and-opponent'),
  ),
  stroke(a.onlyDark, { way: 'punishable' }, (s) => !s.hasLight && s.way !== 'far-board' && !sideCircle(s)),
  stroke(a.ownDark, { way: 'punishable' }, (s) => direct(s) && (darkFirst(s) || s.first === 'light-and-dark')),
];

const discs = (a: Articles): readonly Statement[] => [
  stroke(a.drivenBack, { disc: 'restored' }, (s) => wrong(s) && came(s, 'opponent-driven-dark', 'opponent-off', 'own-dark-out')),
  stroke(a.drivenBack, { disc: 'restored' }, (s) => a.atMostTwo !== true && wrong(s) && came(s, 'opponent-three-driven-dark')),
  stroke(a.drivenBack, { disc: 'stays' }, (s) => wrong(s) && came(s, ...OTHERS)),
  stroke(a.drivenOut, { disc: 'stays' }, (s) => came(s, 'opponent-driven-out')),
  stroke(a.opponentOff, { disc: 'restored' }, (s) => wrong(s) && came(s, 'opponent-off')),
  stroke(a.centre, { disc: 'centre' }, (s) => came(s, 'opponent-off', 'own-light-off')),
  stroke(a.ownDark, { disc: 'restored' }, (s) => wrong(s) && darkFirst(s) && came(s, 'own-dark-moved')),
  stroke(a.rearZone, { disc: 'stays' }, (s) => s.format === 'doubles' && direct(s) && wrong(s) && came(s, 'opponent-driven-rear'), true),
  stroke(a.drivenBack, { disc: 'restored' }, (s) => s.format === 'doubles' && wrong(s) && came(s, 'opponent-driven-rear')),
  stroke(a.circleInDoubles, { disc: 'restored' }, (s) => s.format === 'doubles' && wrong(s) && came(s, 'opponent-driven-dark')),
  stroke(a.mayDrive[0], { disc: 'stays' }, (s) => farFree(s) && came(s, ...DARKENED)),
  stroke(a.mayDrive[1], { disc: 'stays' }, (s) => lightFirst(s) && came(s, ...DARKENED)),
  stroke(a.fell, { disc: 'restored' }, (s) => came(s, 'disc-fell-later')),
];

const turn = (a: Articles): readonly Statement[] => [
  stroke(a.pocketedOwn, { turn: 'continues' }, (s) => right(s) && came(s, 'own-pocketed')),
  stroke(
    a.pocketedNone,
    { turn: 'passes' },
    (s) => !came(s, 'own-pocketed', 'own-and-opponent-pocketed', 'last-own-pocketed', 'both-last-pocketed'),
  ),
  stroke(a.pocketedBoth, { turn: 'passes' }, (s) => came(s, 'own-and-opponent-pocketed')),
  stroke(a.offTurn, { turn: 'passes' }, (s) => came(s, 'opponent-off', 'own-light-off')),
  stroke(a.strikerPocketed, { sanction: 'penalty' }, (s) => came(s, 'striker-pocketed')),
  stroke(a.strikerOff, { sanction: 'penalty' }, (s) => came(s, 'striker-off')),
  stroke(a.strikerBack, { turn: 'passes' }, (s) => !darkFirst(s) && came(s, 'striker-back')),
];

const sets = (a: Articles): readonly Statement[] => [
  stroke(a.wins, { set: 'won' }, (s) => right(s) && came(s, 'last-own-pocketed')),
  stroke(a.wins, { set: 'won-by-opponent' }, (s) => came(s, 'last-opponent-pocketed')),
  stroke(a.together, { set: 'replayed' }, (s) => right(s) && came(s, 'both-last-pocketed')),
  stroke(a.together, { set: 'lost' }, (s) => wrong(s) && came(s, 'both-last-pocketed')),
  stroke(a.debts, { set: 'goes-on' }, (s) => right(s) && s.owes && came(s, 'last-own-pocketed', 'both-last-pocketed')),
  stroke(a.severalOut, { set: 'lost' }, (s) => wrong(s) && came(s, 'own-dark-two-out')),
  series(a.wins, 'won', 'singles'),
  series(a.firstSeries, 'answered', 'singles', [1]),
  series(a.winsInDoubles, 'won', 'doubles'),
  stroke(a.severalMoved, { set: 'lost' }, (s) => wrong(s) && darkFirst(s) && came(s, 'two-others-moved')),
];

/** What a federation's book says of strokes. */
export const federationStatements = (a: Articles): readonly Statement[] => [...way(a), ...discs(a), ...turn(a), ...sets(a)];
