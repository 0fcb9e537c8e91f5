/** Within a set: whose turn it is, what is owed, missed and counted from stroke to stroke. */
import { numberOf } from '../../geometry/parameters.ts';
import { nextSeat, OPPOSITE_SEAT } from '../../geometry/seats.ts';
import { noDebts } from '../debts.ts';
import type { EditionRules } from '../edition.ts';
import { EDITIONS } from '../editions.ts';
import { factsOf } from '../facts.ts';
import { losesGameBy } from '../incidents/findings.ts';
import { judge } from '../judge.ts';
import { colorOfSeat, otherColor, seatOf } from '../seats.ts';
import type { ByColor, CaseState, Color, Debts, Format, RefereeCase, Ruling, Seat, Seating } from '../types.ts';
import { NONE_OF_EITHER } from './game.ts';

/** What a set knows beside where its discs lie. */
export interface TurnState {
  readonly next: Seat;
  /** Series so far with the running one. */
  readonly turn: number;
  readonly debts: Debts;
  /** Of the debts: earned during the running series by who has not the right. */
  readonly waiting: Debts;
  readonly cleared: readonly Color[];
  /** Of them: whose last stroke cost the right. */
  readonly clearedWithOffence: readonly Color[];
  readonly darkMisses: ByColor<number>;
  /** Who misses his next turn. */
  readonly missing: Color | null;
}

/** What lasts through the game. */
export interface Tallies {
  readonly warnings: ByColor<number>;
  readonly delays: ByColor<number>;
  readonly losses: ByColor<{ readonly lateness: number; readonly misconduct: number }>;
}

export const NO_TALLIES: Tallies = {
  warnings: NONE_OF_EITHER,
  delays: NONE_OF_EITHER,
  losses: { red: { lateness: 0, misconduct: 0 }, black: { lateness: 0, misconduct: 0 } },
};

/** A set before its first stroke. */
export const newSet = (next: Seat, format: Format): TurnState => ({
  next,
  turn: 1,
  debts: noDebts(format),
  waiting: noDebts(format),
  cleared: [],
  clearedWithOffence: [],
  darkMisses: NONE_OF_EITHER,
  missing: null,
});

const follower = (seat: Seat, format: Format): Seat => (format === 'doubles' ? nextSeat(seat) : OPPOSITE_SEAT[seat]);

/** The turn goes on to the next seat; a colour that misses its turn is passed over. */
const passTurn = (state: TurnState, from: Seat, colors: Seating, format: Format): TurnState => {
  const next = follower(from, format);
  const passed = { ...state, waiting: noDebts(format), turn: state.turn + 1 };
  if (state.missing !== colorOfSeat(colors, next)) return { ...passed, next };
  return { ...passed, next: follower(next, format), turn: state.turn + 2, missing: null };
};

const added = (debts: Debts, key: Color | Seat, n: number): Debts => {
  const record = debts as Readonly<Record<string, number>>;
  return { ...record, [key]: (record[key] ?? 0) + n } as Debts;
};

/** Penalties of who waits, earned in a series that goes on. */
const waitingAfter = (state: TurnState, question: RefereeCase, ruling: Ruling, shooter: Seat): Debts => {
  const { format, colors } = question;
  const other = otherColor(colorOfSeat(colors, shooter));
  const n = ruling.penaltyDiscs[other];
  if (n === 0) return state.waiting;
  return added(state.waiting, format === 'doubles' ? seatOf(colors, format, other, shooter) : other, n);
};

/** Whether anybody has a light disc: the count of misses with dark discs begins anew. */
const anyLight = (question: RefereeCase, rules: EditionRules): boolean =>
  factsOf(question, rules).discs.some((disc) => disc.shade.shade === 'light');

/** Whether this stroke is one of the misses of 20.6: with all the others given, it would end the set. */
const isDarkMiss = (question: RefereeCase, color: Color, rules: EditionRules): boolean => {
  const most = numberOf(rules.parameters, 'darkMisses');
  const darkMisses = { [color]: most - 1, [otherColor(color)]: most };
  return judge({ ...question, state: { ...question.state, darkMisses } }, rules).findings.some((found) => found.rule === 'dark-misses');
};

/** The misses before a stroke: forgotten as soon as somebody has a light disc. */
export const missesBefore = (state: TurnState, question: RefereeCase, rules: EditionRules = EDITIONS[question.edition]): ByColor<number> =>
  question.report === undefined || !anyLight(question, rules) ? state.darkMisses : NONE_OF_EITHER;

/** The misses after it. `reset`: a hit begins the player's count anew. */
const missesAfter = (state: TurnState, question: RefereeCase, shooter: Seat, reset: boolean, rules: EditionRules): ByColor<number> => {
  const before = state.darkMisses;
  if (question.report === undefined) return before;
  if (anyLight(question, rules)) return NONE_OF_EITHER;
  const color = colorOfSeat(question.colors, shooter);
  if (isDarkMiss(question, color, rules)) return { ...before, [color]: before[color] + 1 };
  return reset ? { ...before, [color]: 0 } : before;
};

/** Who has pocketed everything in the first series; who plays on after a failed answer has not. */
const clearedAfter = (state: TurnState, ruling: Ruling): Pick<TurnState, 'cleared' | 'clearedWithOffence'> => {
  const playsOn = ruling.findings.find((found) => found.rule === 'cleared-player-plays-on')?.color;
  const still = (colors: readonly Color[]): readonly Color[] => colors.filter((color) => color !== playsOn);
  const color = ruling.findings.find((found) => found.rule === 'first-series-cleared')?.color;
  const cleared = still(state.cleared);
  const clearedWithOffence = still(state.clearedWithOffence);
  if (color === undefined) return { cleared, clearedWithOffence };
  const offended = ruling.turn === 'passes' ? [...clearedWithOffence, color] : clearedWithOffence;
  return { cleared: [...cleared, color], clearedWithOffence: offended };
};

/** The set after a ruling that did not decide it. `reset`: a hit begins the player's count of misses with dark discs anew. */
export const afterRuling = (
  state: TurnState,
  question: RefereeCase,
  ruling: Ruling,
  reset: boolean,
  rules: EditionRules = EDITIONS[question.edition],
): TurnState => {
  const { shooter, format, colors } = question;
  const missing = ruling.losesNext ?? state.missing;
  if (shooter === undefined) return { ...state, debts: ruling.debts, missing };
  const darkMisses = missesAfter(state, question, shooter, reset, rules);
  const so: TurnState = { ...state, ...clearedAfter(state, ruling), debts: ruling.debts, missing, darkMisses, next: shooter };
  // Who may answer a cleared first series misses nothing by it.
  if (ruling.turn === 'interrupted') return passTurn({ ...so, missing: null }, shooter, colors, format);
  if (ruling.turn === 'passes') return passTurn(so, shooter, colors, format);
  return { ...so, waiting: waitingAfter(state, question, ruling, shooter) };
};

const lossesAfter = (before: Tallies['losses'], { game, findings }: Ruling, rules: EditionRules): Tallies['losses'] => {
  if (game === null) return before;
  const { color } = game;
  const late = losesGameBy(findings, color, ['late-arrival']) ? 1 : 0;
  const rude = losesGameBy(findings, color, rules.policies.misconduct) ? 1 : 0;
  const { lateness, misconduct } = before[color];
  return { ...before, [color]: { lateness: lateness + late, misconduct: misconduct + rude } };
};

/** Warnings, delays and lost games counted on. */
export const tallied = (
  before: Tallies,
  question: RefereeCase,
  ruling: Ruling,
  rules: EditionRules = EDITIONS[question.edition],
): Tallies => {
  const delays = (color: Color): number =>
    (question.incidents ?? []).filter((incident) => incident.type === 'delay' && incident.by === color).length;
  const { warnings } = before;
  return {
    warnings: { red: warnings.red + ruling.warnings.red, black: warnings.black + ruling.warnings.black },
    delays: { red: before.delays.red + delays('red'), black: before.delays.black + delays('black') },
    losses: lossesAfter(before.losses, ruling, rules),
  };
};

/** The state as a case carries it. `waiting` (part of the debts) and `losesNext` only where there are any. */
export const caseState = (state: TurnState, tallies: Tallies, first: Color, deciding: boolean): CaseState => ({
  debts: state.debts,
  ...tallies,
  turn: state.turn,
  first,
  cleared: state.cleared,
  ...(state.clearedWithOffence.length > 0 ? { clearedWithOffence: state.clearedWithOffence } : {}),
  darkMisses: state.darkMisses,
  deciding,
  ...(state.missing === null ? {} : { losesNext: state.missing }),
  ...(Object.values(state.waiting).some((n) => n > 0) ? { waiting: state.waiting } : {}),
});
