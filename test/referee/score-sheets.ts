/** Whole games as a score sheet has them: what was noted, and which readings they show. */
import type { PlayEntry, PlayLog } from '../../src/referee/play.ts';
import type { EditionId, Incident } from '../../src/referee/types.ts';

/** What the referee noted (`south: opponent-first red, penalty-placement black west`: the seat of a pair's player last), or incidents. */
export type Line = string | { readonly at?: 'south' | 'west' | 'north' | 'east'; readonly incidents: readonly Incident[] };

export interface SheetGame {
  readonly title: string;
  readonly in: readonly EditionId[];
  readonly format?: PlayLog['format'];
  /** Left out: without an end. */
  readonly sets?: number;
  readonly first?: PlayLog['first'];
  readonly lines: readonly Line[];
  /** The same lines by each of these readings as well. */
  readonly readings?: readonly NonNullable<PlayLog['readings']>[];
}

const ALL: readonly EditionId[] = ['2008', '2010', '2017', 'club'];
const FEDERATIONS: readonly EditionId[] = ['2008', '2010', '2017'];

const MISS = (seat: string, color: string): string => `${seat}: nothing-pocketed ${color}`;
const WINS = (seat: string, color: string): string => `${seat}: all-pocketed ${color}`;
/** A set in which south misses and north wins, and one that the player in the south wins in his second turn. */
const NORTH_WINS = (south: string, north: string): readonly string[] => [MISS('south', south), WINS('north', north)];
const SOUTH_WINS = (south: string, north: string): readonly string[] => [MISS('south', south), MISS('north', north), WINS('south', south)];
const TALKING: Incident = { type: 'talking', by: 'red', to: 'opponent' };
const WARNED: Line = { at: 'north', incidents: [TALKING] };
const LATE: Incident = { type: 'late-arrival', by: 'black', minutes: 20, announced: false };
const DELAY = (by: 'red' | 'black'): Line => ({ at: by === 'red' ? 'south' : 'north', incidents: [{ type: 'delay', by }] });
const DISC_TOUCHED = (by: 'red' | 'black', seat?: 'west' | 'east'): Incident => ({
  type: 'discs-displaced',
  by,
  with: 'hand',
  count: 1,
  ...(seat && { seat }),
});

export const SHEET_GAMES: readonly SheetGame[] = [
  { title: 'the first two of three sets', in: ['2017'], sets: 3, lines: [...SOUTH_WINS('red', 'black'), ...NORTH_WINS('black', 'red')] },
  {
    title: 'one set each: the third decides',
    in: ['2017'],
    sets: 3,
    lines: [...NORTH_WINS('red', 'black'), ...NORTH_WINS('black', 'red'), MISS('south', 'red')],
  },
  {
    title: 'black begins and wins the deciding set',
    in: ['2017'],
    sets: 3,
    first: 'black',
    lines: [
      MISS('north', 'black'),
      WINS('south', 'red'),
      MISS('north', 'red'),
      WINS('south', 'black'),
      MISS('north', 'black'),
      MISS('south', 'red'),
      WINS('north', 'black'),
    ],
  },
  {
    title: 'two sets, one each: nobody has won',
    in: ['2010'],
    sets: 2,
    lines: [...SOUTH_WINS('red', 'black'), ...SOUTH_WINS('black', 'red')],
  },
  { title: 'a single set', in: ['2017'], sets: 1, lines: [MISS('south', 'red'), WINS('north', 'black')] },
  {
    title: 'three of four sets won, and the fourth played by a reading',
    in: ['2017'],
    sets: 4,
    lines: [...SOUTH_WINS('red', 'black'), ...NORTH_WINS('black', 'red'), ...SOUTH_WINS('red', 'black'), ...NORTH_WINS('black', 'red')],
    readings: [{ 'sets-after-decision': 'played' }],
  },
  {
    title: 'who began the first set begins the second by a reading',
    in: ['2017'],
    sets: 3,
    lines: [...SOUTH_WINS('red', 'black'), MISS('north', 'red')],
    readings: [{ 'first-stroke-from-set-to-set': 'same-player' }],
  },
  {
    title: 'sets without an end: nobody ever wins the game',
    in: ['2017'],
    lines: [...NORTH_WINS('red', 'black'), ...NORTH_WINS('black', 'red')],
  },
  {
    title: 'penalty discs are owed, two offences of one entry cost one, and they are placed',
    in: ALL,
    sets: 3,
    lines: [
      'south: opponent-first red, striker-pocketed red',
      'north: striker-pocketed black, striker-pocketed red',
      'south: penalty-placement red, striker-pocketed red',
      'north: penalty-placement black, penalty-placement black',
      'south: nothing-pocketed red, penalty-placement red',
      'north: striker-pocketed black, penalty-placement black',
    ],
  },
  {
    title: 'an offence of who waits: he owes a disc, and misses his next turn where the book says so',
    in: ALL,
    sets: 3,
    lines: [
      MISS('south', 'red'),
      MISS('north', 'black'),
      { at: 'south', incidents: [DISC_TOUCHED('black')] },
      'south: own-pocketed red',
      MISS('south', 'red'),
      MISS('south', 'red'),
    ],
  },
  {
    title: 'an offence while nobody has the right to play',
    in: ['2017'],
    sets: 3,
    lines: [{ incidents: [DISC_TOUCHED('black')] }, MISS('south', 'red')],
  },
  {
    title: 'the first series clears, the answer succeeds: once more',
    in: ALL,
    sets: 3,
    lines: ['south: first-series-cleared red', 'north: first-series-answered black'],
  },
  {
    title: 'the first series clears, the answer fails',
    in: ['2017', 'club'],
    sets: 3,
    lines: ['south: first-series-cleared red', 'north: first-series-not-answered red'],
  },
  {
    title: 'answered in the deciding set',
    in: ['club'],
    sets: 3,
    lines: [
      ...NORTH_WINS('red', 'black'),
      ...NORTH_WINS('black', 'red'),
      'south: first-series-cleared red',
      'north: first-series-answered black',
    ],
    readings: [{ 'club-deciding-replay': 'first' }, { 'club-deciding-replay': 'sides' }],
  },
  {
    title: 'cleared while the opponent has lost his next turn',
    in: FEDERATIONS,
    sets: 3,
    lines: [{ at: 'south', incidents: [DISC_TOUCHED('black')] }, 'south: first-series-cleared red', MISS('north', 'black')],
    readings: [{ 'answerer-misses-turn': 'answers' }],
  },
  {
    title: 'dark discs missed: once more, by a reading with sides changed',
    in: ['2010', 'club'],
    sets: 3,
    lines: [MISS('south', 'red'), 'north: dark-misses black', MISS('south', 'red')],
    readings: [{ 'dark-miss-sides': 'change' }],
  },
  {
    title: 'both last discs in one stroke',
    in: ['2017', 'club'],
    sets: 3,
    lines: [MISS('south', 'red'), 'north: last-discs-together black', MISS('south', 'red')],
  },
  {
    title: 'three warnings during the second set',
    in: FEDERATIONS,
    sets: 3,
    lines: [...NORTH_WINS('red', 'black'), MISS('south', 'black'), WARNED, WARNED, WARNED],
    readings: [{ 'third-warning-running-set': 'lost' }],
  },
  {
    title: 'three warnings before the second set: red leads, and has lost all the same',
    in: FEDERATIONS,
    sets: 3,
    lines: [...SOUTH_WINS('red', 'black'), WARNED, WARNED, WARNED],
  },
  {
    title: 'three warnings when red leads by two sets of five: the rest is not enough for black',
    in: ['2010'],
    sets: 5,
    lines: [...SOUTH_WINS('red', 'black'), ...NORTH_WINS('black', 'red'), MISS('south', 'red'), WARNED, WARNED, WARNED],
  },
  {
    title: 'three warnings in the last of four sets: level',
    in: ['2010'],
    sets: 4,
    lines: [...SOUTH_WINS('red', 'black'), ...NORTH_WINS('black', 'red'), ...NORTH_WINS('red', 'black'), WARNED, WARNED, WARNED],
  },
  {
    title: 'three warnings in the last of three sets when red has won two by a reading',
    in: ['2010'],
    sets: 3,
    lines: [...SOUTH_WINS('red', 'black'), ...NORTH_WINS('black', 'red'), WARNED, WARNED, WARNED],
    readings: [{ 'sets-after-decision': 'played' }],
  },
  {
    title: 'three warnings in a set that was begun again',
    in: ['2010'],
    sets: 3,
    lines: [MISS('south', 'red'), 'north: last-discs-together black', WARNED, WARNED, WARNED],
  },
  {
    title: 'three warnings where no number of sets is agreed',
    in: ['2010', '2008'],
    lines: [...SOUTH_WINS('red', 'black'), MISS('south', 'black'), WARNED, WARNED, WARNED],
  },
  { title: 'late: the game is lost before it begins', in: FEDERATIONS, sets: 3, lines: [{ incidents: [LATE] }] },
  {
    title: 'what happens after the game: hands refused, insults, and no stroke',
    in: FEDERATIONS,
    sets: 1,
    lines: [
      MISS('south', 'red'),
      WINS('north', 'black'),
      { incidents: [{ type: 'misconduct', by: 'red', what: 'insult' }] },
      { incidents: [{ type: 'gross-misconduct', by: 'red', what: 'rudeness' }] },
      { incidents: [{ type: 'handshake-refused', by: 'black', when: 'after' }] },
      MISS('south', 'red'),
    ],
  },
  {
    title: 'a warning has no place after the game',
    in: ['2017'],
    sets: 1,
    lines: [
      MISS('south', 'red'),
      WINS('north', 'black'),
      { incidents: [{ type: 'handshake-refused', by: 'red', when: 'after' }, TALKING] },
    ],
  },
  {
    title: 'excluded during the game, and after it',
    in: ['2017', '2010'],
    sets: 3,
    lines: [
      MISS('south', 'red'),
      { at: 'north', incidents: [{ type: 'gross-misconduct', by: 'red', what: 'alcohol' }] },
      MISS('north', 'black'),
    ],
    readings: [{ 'exclusion-may': 'excluded' }],
  },
  {
    title: 'lost by lateness and by misconduct, each counted',
    in: ['2017', '2008'],
    sets: 3,
    lines: [{ incidents: [{ type: 'handshake-refused', by: 'black', when: 'before' }] }],
  },
  {
    title: 'warnings, loss of the game and exclusion as the referee noted them',
    in: ['2017', '2010', 'club'],
    sets: 3,
    lines: ['south: talking red, talking black', 'south: talking red', 'south: third-warning red', 'north: second-loss-for-misconduct red'],
  },
  {
    title: 'the game is lost by misconduct, noted; again afterwards',
    in: ['2017', '2008'],
    sets: 3,
    lines: [
      MISS('south', 'red'),
      'north: misconduct red',
      { incidents: [{ type: 'misconduct', by: 'red', what: 'insult' }] },
      { incidents: [{ type: 'misconduct', by: 'black', what: 'insult' }] },
    ],
  },
  {
    title: 'who has lost the game and is excluded has lost it; a set is not won besides',
    in: ['2017'],
    sets: 3,
    lines: ['south: third-warning red, gross-misconduct red, all-pocketed black'],
  },
  {
    title: 'who has cleared talks while the other answers',
    in: ['2017'],
    sets: 3,
    lines: ['south: first-series-cleared red', WARNED, 'north: own-pocketed black'],
  },
  {
    title: 'who had cleared plays on',
    in: ALL,
    sets: 3,
    lines: ['south: first-series-cleared red', 'north: cleared-player-plays-on red'],
  },
  {
    title: 'excluded, as noted',
    in: ['2017'],
    sets: 3,
    lines: ['south: gross-misconduct red, striker-pocketed red', MISS('north', 'black')],
  },
  {
    title: 'a stroke that is not over: no finding passes the turn',
    in: ['2017'],
    sets: 3,
    lines: ['south: own-pocketed red', 'south: striker-pocketed black'],
  },
  { title: 'delays are counted by player', in: ['2008', '2017'], sets: 3, lines: [DELAY('red'), DELAY('black'), DELAY('red')] },
  {
    title: 'a set lost by an offence, and who began the next one',
    in: ['2017', 'club'],
    sets: 3,
    lines: ['south: own-dark-several-driven-out red', MISS('south', 'black')],
  },
  {
    title: 'a rule that the book does not have',
    in: ['2017', 'club'],
    sets: 3,
    lines: ['south: far-board-missed red', 'south: rebound-missed red'],
  },
  {
    title: 'two rules, of which the book lacks the second',
    in: ['2017'],
    sets: 3,
    lines: ['south: striker-pocketed red, far-board-missed red'],
  },
  {
    title: 'a pair: turns go round, sets move on a seat',
    in: ['2017', 'club'],
    format: 'doubles',
    sets: 3,
    lines: [
      MISS('south', 'red'),
      MISS('west', 'black'),
      MISS('north', 'red'),
      MISS('east', 'black'),
      WINS('south', 'red'),
      MISS('south', 'black'),
    ],
  },
  {
    title: 'a pair wins by its other player: the next set begins from the same side all the same',
    in: ['2017'],
    format: 'doubles',
    sets: 3,
    lines: [MISS('south', 'red'), MISS('west', 'black'), WINS('north', 'red')],
  },
  {
    title: 'last discs together by the other player of the pair that began',
    in: ['2017'],
    format: 'doubles',
    sets: 3,
    lines: [MISS('south', 'red'), MISS('west', 'black'), 'north: last-discs-together red'],
  },
  {
    title: 'a pair answers in the only set, which decides',
    in: ['club'],
    format: 'doubles',
    sets: 1,
    lines: ['south: first-series-cleared red', 'west: first-series-answered black'],
  },
  {
    title: 'a pair begins with its other player',
    in: ['2017'],
    format: 'doubles',
    sets: 3,
    lines: [MISS('north', 'red'), WINS('east', 'black'), MISS('north', 'black')],
  },
  {
    title: 'a pair begins whose first shooter is not named',
    in: ['2017'],
    format: 'doubles',
    sets: 3,
    first: 'black',
    lines: [{ incidents: [TALKING] }, MISS('west', 'black')],
  },
  {
    title: 'a pair that answers: places stay, the last to stroke begins',
    in: ALL,
    format: 'doubles',
    sets: 3,
    lines: ['south: first-series-cleared red', 'west: first-series-answered black', MISS('west', 'black')],
  },
  {
    title: 'a pair that answers in the third series',
    in: ['2008', '2010'],
    format: 'doubles',
    sets: 3,
    lines: [MISS('south', 'red'), 'west: first-series-cleared black', 'north: first-series-answered red', MISS('north', 'red')],
  },
  {
    title: 'last discs together in doubles: the first pair begins again from its side',
    in: ['2017', 'club'],
    format: 'doubles',
    sets: 3,
    lines: [MISS('south', 'red'), 'west: last-discs-together black', MISS('south', 'red')],
  },
  {
    title: 'debts of a pair stand by player',
    in: ALL,
    format: 'doubles',
    sets: 3,
    lines: [
      'south: striker-pocketed red',
      'west: striker-pocketed black, striker-pocketed black east, striker-pocketed red north',
      'north: nothing-pocketed red, penalty-placement red south',
      'east: penalty-placement black',
      { at: 'south', incidents: [DISC_TOUCHED('black', 'west')] },
      MISS('south', 'red'),
    ],
  },
  {
    title: 'who strokes out of turn is named, unless an incident says why',
    in: ['2017'],
    sets: 3,
    lines: [MISS('north', 'black'), { at: 'south', incidents: [TALKING] }, MISS('south', 'red')],
  },
  {
    title: 'who has cleared offends while the answer fails: he owes a disc, and plays on but for a reading',
    in: ALL,
    sets: 3,
    lines: ['south: first-series-cleared red', 'north: nothing-pocketed black, striker-pocketed red'],
    readings: [{ 'cleared-player-owes': 'won' }],
  },
  {
    title: 'who has cleared owes a disc before the answer fails',
    in: ALL,
    sets: 3,
    lines: ['south: first-series-cleared red', { at: 'north', incidents: [DISC_TOUCHED('red')] }, MISS('north', 'black')],
    readings: [{ 'cleared-player-owes': 'won' }],
  },
  {
    title: 'a pair has cleared and its player owes a disc before the answer fails',
    in: ['2017', 'club'],
    format: 'doubles',
    sets: 3,
    lines: ['south: first-series-cleared red', { at: 'west', incidents: [DISC_TOUCHED('red')] }, MISS('west', 'black')],
    readings: [{ 'cleared-player-owes': 'won' }],
  },
  {
    title: 'the answer fails, and the set is lost by an offence: once',
    in: ['2017'],
    sets: 3,
    lines: ['south: first-series-cleared red', 'north: own-dark-several-driven-out black, nothing-pocketed black'],
  },
  {
    title: 'the answer fails, and with it the game is lost: the set is not won besides',
    in: ['2017'],
    sets: 3,
    lines: ['south: first-series-cleared red', 'north: misconduct black, nothing-pocketed black'],
  },
  {
    title: 'noted without a name: of whose turn it is',
    in: ['2017'],
    sets: 3,
    lines: ['south: first-series-cleared red', 'nobody: striker-pocketed black'],
  },
  {
    title: 'a rule that the book does not have, in doubles',
    in: ['2017'],
    format: 'doubles',
    sets: 3,
    lines: ['south: far-board-missed red'],
  },
  {
    title: 'the third series of a pair passes the turn as any other',
    in: ['2017'],
    format: 'doubles',
    sets: 3,
    lines: [MISS('south', 'red'), MISS('west', 'black'), 'north: nothing-pocketed red'],
  },
  {
    title: 'singles, an offence noted with the seat of its player: the debt is his all the same',
    in: ['2017'],
    sets: 3,
    lines: ['south: striker-pocketed red south', 'north: nothing-pocketed black, penalty-placement red south'],
  },
];

const SEATS = ['south', 'west', 'north', 'east'] as const;

/** An entry of the log from its line. */
export function entryOf(line: Line): PlayEntry {
  if (typeof line !== 'string') return { ...(line.at && { shooter: line.at }), incidents: line.incidents };
  const [seat = '', said = ''] = line.split(': ');
  const noted = said.split(', ').map((one) => {
    const [rule, color, of] = one.split(' ');
    return { rule, color, ...(of && { seat: of }) } as NonNullable<PlayEntry['noted']>[number];
  });
  const shooter = SEATS.find((known) => known === seat);
  return { ...(shooter && { shooter }), noted };
}
