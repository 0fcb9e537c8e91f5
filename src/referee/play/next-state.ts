/** How a game goes on from a single case, by the referee's own book-keeping. */
import { optionOf } from '../context.ts';
import type { EditionRules } from '../edition.ts';
import { EDITIONS } from '../editions.ts';
import type { CaseState, RefereeCase, Ruling, Seat } from '../types.ts';
import { afterRuling, caseState, newSet, type TurnState, tallied } from './turns.ts';

const NONE = { red: 0, black: 0 } as const;
const isEmpty = (value: unknown): boolean =>
  value === false ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/** The game after a ruling: its state, and who strokes next. */
export interface After {
  readonly state: CaseState;
  readonly next: Seat;
}

/** How the game goes on after a ruling of these rules. Of its state only what was known before or has come of the ruling. */
export function stateAfter(question: RefereeCase, ruling: Ruling, rules: EditionRules = EDITIONS[question.edition]): After {
  const { state = {}, shooter = 'south', format } = question;
  const fresh = newSet(shooter, format);
  const known: TurnState = {
    ...fresh,
    turn: state.turn ?? fresh.turn,
    debts: { ...fresh.debts, ...state.debts } as TurnState['debts'],
    waiting: { ...fresh.waiting, ...state.waiting } as TurnState['waiting'],
    cleared: state.cleared ?? [],
    clearedWithOffence: state.clearedWithOffence ?? [],
    darkMisses: { ...NONE, ...state.darkMisses },
    missing: state.losesNext ?? null,
  };
  const inARow = optionOf('dark-misses-in-a-row', rules, question.readings) === 'in-a-row';
  const after = afterRuling(known, question, ruling, inARow, rules);
  const none = { lateness: 0, misconduct: 0 };
  const tallies = {
    warnings: { ...NONE, ...state.warnings },
    delays: { ...NONE, ...state.delays },
    losses: { red: { ...none, ...state.losses?.red }, black: { ...none, ...state.losses?.black } },
  };
  const counted = tallied(tallies, question, ruling, rules);
  const { turn, first, ...rest } = caseState(after, counted, state.first ?? 'red', state.deciding ?? false);
  const said = Object.entries(rest).filter(([, value]) => !isEmpty(value));
  return {
    state: { ...Object.fromEntries(said), ...(state.turn === undefined ? {} : { turn }), ...(state.first === undefined ? {} : { first }) },
    next: after.next,
  };
}
