/** The state of the game as the next stroke finds it, by the referee's own book-keeping. */
import { optionOf } from '../context.ts';
import { EDITIONS } from '../editions.ts';
import type { CaseState, RefereeCase, Ruling } from '../types.ts';
import { afterRuling, caseState, missesBefore, newSet, type TurnState, tallied } from './turns.ts';

const NONE = { red: 0, black: 0 } as const;
const isEmpty = (value: unknown): boolean =>
  value === false ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/** What is to be said of the game after a ruling: only what was known before or has come of it. */
export function stateAfter(question: RefereeCase, ruling: Ruling): CaseState {
  const { state = {}, shooter = 'south', format } = question;
  const fresh = newSet(shooter, format);
  const darkMisses = { ...NONE, ...state.darkMisses };
  const known: TurnState = {
    ...fresh,
    turn: state.turn ?? fresh.turn,
    debts: { ...fresh.debts, ...state.debts } as TurnState['debts'],
    waiting: { ...fresh.waiting, ...state.waiting } as TurnState['waiting'],
    cleared: state.cleared ?? [],
    clearedWithOffence: state.clearedWithOffence ?? [],
    darkMisses,
  };
  const asked: RefereeCase = { ...question, state: { ...state, darkMisses } };
  const inARow = optionOf('dark-misses-in-a-row', EDITIONS[question.edition], question.readings) === 'in-a-row';
  const next = afterRuling({ ...known, darkMisses: missesBefore(known, asked) }, asked, ruling, inARow);
  const none = { lateness: 0, misconduct: 0 };
  const tallies = {
    warnings: { ...NONE, ...state.warnings },
    delays: { ...NONE, ...state.delays },
    losses: { red: { ...none, ...state.losses?.red }, black: { ...none, ...state.losses?.black } },
  };
  const { turn, first, ...rest } = caseState(next, tallied(tallies, asked, ruling), state.first ?? 'red', state.deciding ?? false);
  const said = Object.entries(rest).filter(([, value]) => !isEmpty(value));
  return { ...Object.fromEntries(said), ...(state.turn === undefined ? {} : { turn }), ...(state.first === undefined ? {} : { first }) };
}
