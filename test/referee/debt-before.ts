/**
 * Whose debt comes before the end of a set that a score sheet offers: red sits south and strokes where nothing else is said (2017 17.5, 20.4; club
 * 5.2, 7.5; counterparts of 2010 and 2008).
 */
import type { RuleCode } from '../../src/referee/codes.ts';
import { type Context, optionOf } from '../../src/referee/context.ts';
import { EDITIONS } from '../../src/referee/editions.ts';
import type { CaseState, Color, EditionId, Seat } from '../../src/referee/types.ts';
import { DOUBLES, SINGLES } from './cases.ts';

/** What a score sheet knows of a game when it asks. */
interface SheetQuestion {
  readonly edition: EditionId;
  /** Left out: nobody has said yet who strokes. */
  readonly shooter?: Seat;
  readonly format?: 'doubles';
  readonly state?: CaseState;
  readonly readings?: Readonly<Record<string, string>>;
}

/** The question in the referee's terms. */
export function sheetContext({ format, ...known }: SheetQuestion): Pick<Context, 'case' | 'ask'> {
  const { edition, readings } = known;
  return {
    case: format === undefined ? { ...known, format: 'singles', colors: SINGLES } : { ...known, format, colors: DOUBLES },
    ask: (reading) => optionOf(reading, EDITIONS[edition], readings),
  };
}

const RED_OWES = { debts: { red: 1, black: 0 } } as const;
const BLACK_OWES = { debts: { red: 0, black: 1 } } as const;
const BOTH_OWE = { debts: { red: 1, black: 2 } } as const;

const south = (edition: EditionId, state: CaseState, readings?: SheetQuestion['readings']): SheetQuestion => ({
  ...{ edition, shooter: 'south', state },
  ...(readings && { readings }),
});
/** In doubles, each of the named owes a disc. */
const pair = (shooter: Seat, ...owing: readonly Seat[]): SheetQuestion => ({
  ...{ edition: '2017', format: 'doubles', shooter },
  state: { debts: Object.fromEntries(owing.map((seat) => [seat, 1])) },
});

const WINS_ALL_THE_SAME = { 'club-debt-and-all-pocketed': 'won' };
const DEBT_FIRST = { 'last-discs-with-debt': 'debt-first' };
const DECIDED = { 'last-discs-with-debt': 'decided' };
const WON = { 'last-discs-opponent-owes': 'won' };
const REPLAYED = { 'club-answer-with-fault': 'replayed' };
const WITH_OFFENCE = { clearedWithOffence: ['black'] } as const;

/** What happened, the question, what would end the set (or its first series) and for whom, and whose debt comes first. */
export type DebtRow = readonly [what: string, asked: SheetQuestion, rule: RuleCode, color: Color, first: Color | null];

export const DEBT_BEFORE: readonly DebtRow[] = [
  ['who has pocketed everything pays first', south('2017', RED_OWES), 'all-pocketed', 'red', 'red'],
  ['only the other one owes', south('2017', BLACK_OWES), 'all-pocketed', 'red', null],
  ['nobody owes anything', south('2017', { debts: { red: 0, black: 0 } }), 'all-pocketed', 'red', null],
  ['nothing was said of debts', south('2017', {}), 'all-pocketed', 'red', null],
  ['the opponent pays before he has won', south('2017', BLACK_OWES), 'all-pocketed', 'black', 'black'],
  ['by a reading he wins all the same', south('club', RED_OWES, WINS_ALL_THE_SAME), 'all-pocketed', 'red', null],
  ['nobody has said who strokes', { edition: '2017', state: RED_OWES }, 'all-pocketed', 'red', null],

  ['the first series is not cleared with a debt', south('2017', RED_OWES), 'first-series-cleared', 'red', 'red'],
  ['by a reading it is', south('club', RED_OWES, WINS_ALL_THE_SAME), 'first-series-cleared', 'red', null],

  ['the opponent’s last disc, and the opponent owes one', south('2017', BLACK_OWES), 'opponent-all-pocketed', 'black', 'black'],
  ['the opponent’s last disc, and the shooter owes one', south('2017', RED_OWES), 'opponent-all-pocketed', 'black', null],
  [
    'who wins by a stroke of the opponent has no reading to help him',
    south('club', BLACK_OWES, WINS_ALL_THE_SAME),
    'opponent-all-pocketed',
    'black',
    'black',
  ],

  ['both last discs in one stroke: a debt does not matter', south('2017', RED_OWES, DECIDED), 'last-discs-together', 'red', null],
  ['by a reading it comes first', south('2008', RED_OWES, DEBT_FIRST), 'last-discs-together', 'red', 'red'],
  ['the opponent’s does not', south('2008', BLACK_OWES, DEBT_FIRST), 'last-discs-together', 'red', null],
  ['and in the club', south('club', RED_OWES, DEBT_FIRST), 'last-discs-together', 'red', 'red'],
  [
    'where the opponent owes, by a reading the shooter has won: it is not begun again',
    south('2008', BLACK_OWES, WON),
    'last-discs-together',
    'red',
    'black',
  ],
  ['by that reading his own debt does not matter', south('2008', RED_OWES, WON), 'last-discs-together', 'red', null],
  ['by the other reading not', south('club', RED_OWES, DECIDED), 'last-discs-together', 'red', null],

  ['the answer fails: who had cleared and owes plays on', south('2017', BLACK_OWES), 'first-series-not-answered', 'black', 'black'],
  ['the answer fails: only who answered owes', south('2017', RED_OWES), 'first-series-not-answered', 'black', null],
  [
    'by a reading he has won all the same',
    south('club', BLACK_OWES, { 'cleared-player-owes': 'won' }),
    'first-series-not-answered',
    'black',
    null,
  ],

  ['who answers pays first', south('club', BOTH_OWE), 'first-series-answered', 'red', 'red'],
  ['the other one’s debt does not matter', south('club', BLACK_OWES), 'first-series-answered', 'red', null],
  ['by a reading the answer stands as it is', south('club', RED_OWES, WINS_ALL_THE_SAME), 'first-series-answered', 'red', null],
  ['an answer that may have cost the right stands as well', south('club', RED_OWES, REPLAYED), 'first-series-answered', 'red', null],
  [
    'so does one to a series that was cleared with an offence',
    south('club', { ...RED_OWES, ...WITH_OFFENCE }),
    'first-series-answered',
    'red',
    null,
  ],
  [
    'not where the offence was the other one’s own',
    south('club', { ...RED_OWES, clearedWithOffence: ['red'] }),
    'first-series-answered',
    'red',
    'red',
  ],
  ['nobody has said how the game stands: nobody owes', { edition: 'club', shooter: 'south' }, 'first-series-answered', 'red', null],

  ['the series was cleared with an offence: who answers pays first', south('club', RED_OWES), 'answer-with-offence', 'black', 'red'],
  ['the answer itself is the offence: nothing comes first', south('club', RED_OWES), 'answer-with-offence', 'red', null],
  ['by a reading nothing does', south('club', RED_OWES, WINS_ALL_THE_SAME), 'answer-with-offence', 'black', null],
  ['who answers owes nothing', south('club', BLACK_OWES), 'answer-with-offence', 'black', null],

  ['dark discs missed by both', south('2017', BOTH_OWE), 'dark-misses', 'red', null],

  ['doubles: the debt of who strokes counts', pair('north', 'north'), 'all-pocketed', 'red', 'red'],
  ['doubles: not his partner’s', pair('north', 'south'), 'all-pocketed', 'red', null],
  ['doubles: of the waiting pair the debt of who strokes next', pair('north', 'east'), 'opponent-all-pocketed', 'black', 'black'],
  ['doubles: not his partner’s either', pair('north', 'west'), 'opponent-all-pocketed', 'black', null],
];
