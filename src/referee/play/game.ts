/**
 * Sets and the game: who begins, who sits where, what a decided set or game means for the rest (2017 12.8, 20.2-20.6, 21.1, 24.1; 2010 16.1.ж,
 * 20.2-20.6, 21.1, 22.1, 23.1; 2008 20.2-20.6, 21.1, 22.1.2, 23.1; club 7.3, 7.6, 8.1, 8.2, 9).
 */
import { numberOf } from '../../geometry/parameters.ts';
import { startPosition } from '../../geometry/row.ts';
import { nextSeat, OPPOSITE_SEAT } from '../../geometry/seats.ts';
import type { Ask } from '../context.ts';
import { EDITIONS } from '../editions.ts';
import { otherColor } from '../seats.ts';
import { tableFor } from '../sizes.ts';
import type { ByColor, Color, Finding, Format, GameOutcome, Position, Ruling, Seat, Seating } from '../types.ts';
import type { GameRecord, PlayLog, Replayed, SetRecord } from './types.ts';

/** The set that is being played. */
export interface CurrentSet {
  readonly number: number;
  readonly first: Color;
  readonly strokes: readonly number[];
  readonly entries: readonly number[];
  readonly replays: readonly Replayed[];
}

/** Where the game has got to. */
export interface GameState {
  readonly sets: readonly SetRecord[];
  readonly set: CurrentSet;
  readonly colors: Seating;
  /** Doubles: the seat at which every set begins. */
  readonly start: Seat;
  readonly game: GameRecord | null;
}

/** Nought for each colour. */
export const NONE_OF_EITHER: ByColor<number> = { red: 0, black: 0 };

/** Whose first stroke a set is: turn about, the player entered first in the odd ones. */
export const firstOf = (log: PlayLog, number: number, ask: Ask): Color => {
  if (number % 2 === 1) return log.first;
  return ask('first-stroke-from-set-to-set') === 'same-player' ? log.first : otherColor(log.first);
};

const mapSeats = (colors: Seating, to: (seat: Seat) => Seat): Seating => ({ red: colors.red.map(to), black: colors.black.map(to) });

/** After a set: the players of a single change sides, those of a double move on one seat clockwise. */
const afterSet = (colors: Seating, format: Format): Seating =>
  mapSeats(colors, format === 'doubles' ? nextSeat : (seat) => OPPOSITE_SEAT[seat]);

/** Who strokes first: in doubles always from the same side of the table. */
export const startSeat = (colors: Seating, format: Format, first: Color, side: Seat): Seat =>
  format === 'doubles' && colors[first].includes(side) ? side : (colors[first][0] ?? 'south');

/** The sets each has won. */
export const scoreOf = (sets: readonly SetRecord[]): ByColor<number> => ({
  red: sets.filter((set) => set.winner === 'red').length,
  black: sets.filter((set) => set.winner === 'black').length,
});

/** Whether this is the set that decides: the last of an odd number, both level. */
export const isDeciding = (log: PlayLog, { sets, set }: GameState): boolean => {
  const { red, black } = scoreOf(sets);
  return log.sets !== undefined && log.sets % 2 === 1 && set.number === log.sets && red === black;
};

/** The game is over when one has more than half of the sets, or all are played. */
const standing = (log: PlayLog, sets: readonly SetRecord[], ask: Ask): GameRecord | null => {
  if (log.sets === undefined) return null;
  const { red, black } = scoreOf(sets);
  const finished = sets.filter((set) => set.outcome !== null).length >= log.sets;
  const majority = Math.max(red, black) * 2 > log.sets && (finished || ask('sets-after-decision') === 'not-played');
  if (!majority && !finished) return null;
  return { winner: red === black ? null : red > black ? 'red' : 'black', by: 'sets' };
};

const decisive = (ruling: Ruling, effects: readonly string[]): Finding | undefined =>
  ruling.findings.find((found) => found.effects.some((effect) => effects.includes(effect)));

const record = (state: GameState, winner: Color | null, outcome: SetRecord['outcome'], finding: Finding | undefined): SetRecord => ({
  number: state.set.number,
  first: state.set.first,
  colors: state.colors,
  winner,
  outcome,
  article: finding?.article ?? null,
  rule: finding?.rule ?? null,
  strokes: state.set.strokes,
  entries: state.set.entries,
  replays: state.set.replays,
});

/** A set over: into the records, seats changed, the next one begun unless the game is decided. */
const closeSet = (log: PlayLog, state: GameState, closed: SetRecord, ask: Ask): GameState => {
  const sets = [...state.sets, closed];
  const game = standing(log, sets, ask);
  if (game !== null) return { ...state, sets, game };
  const number = closed.number + 1;
  const colors = afterSet(state.colors, log.format ?? 'singles');
  return { ...state, sets, colors, set: { number, first: firstOf(log, number, ask), strokes: [], entries: [], replays: [] } };
};

type Replay = Extract<NonNullable<Ruling['set']>, { outcome: 'replayed' }>;

/** The set is annulled and begun again. */
const replaySet = (state: GameState, { swapSides, swapFirst }: Replay, ruling: Ruling): GameState => {
  const finding = decisive(ruling, ['set-replayed']);
  const { number, first, strokes, replays } = state.set;
  const annulled: Replayed = { strokes, first, article: finding?.article ?? '', rule: finding?.rule ?? 'last-discs-together' };
  const colors = swapSides ? mapSeats(state.colors, (seat) => OPPOSITE_SEAT[seat]) : state.colors;
  return {
    ...state,
    colors,
    set: { number, first: swapFirst ? otherColor(first) : first, strokes: [], entries: [], replays: [...replays, annulled] },
  };
};

/** A ruling that decided the set. */
export const setDecided = (log: PlayLog, state: GameState, ruling: Ruling, ask: Ask): GameState => {
  const { set } = ruling;
  if (set === null) return state;
  if (set.outcome === 'replayed') return replaySet(state, set, ruling);
  if (set.outcome === 'drawn') return closeSet(log, state, record(state, null, 'drawn', decisive(ruling, ['set-drawn'])), ask);
  const winner = set.outcome === 'won' ? set.color : otherColor(set.color);
  return closeSet(log, state, record(state, winner, set.outcome, decisive(ruling, [`set-${set.outcome}`])), ask);
};

const awarded = (state: GameState, number: number, winner: Color, ruling: Ruling): SetRecord => ({
  ...record(
    { ...state, set: { number, first: winner, strokes: [], entries: [], replays: [] } },
    winner,
    'awarded',
    decisive(ruling, ['game-lost']),
  ),
});

/** The sets that a lost game leaves: all of it lost, or the sets not yet played, with or without the running one. */
export const gameLost = (log: PlayLog, state: GameState, lost: GameOutcome, ruling: Ruling, ask: Ask): GameState => {
  const winner = otherColor(lost.color);
  const begun = state.set.strokes.length > 0 || state.set.replays.length > 0;
  const running = begun ? [record(state, null, null, undefined)] : [];
  if (lost.scope === 'game' || log.sets === undefined) return { ...state, sets: [...state.sets, ...running], game: { winner, by: 'loss' } };
  const loses = lost.scope === 'current-and-unplayed-sets' || !begun || ask('third-warning-running-set') === 'lost';
  const current = loses ? [record(state, winner, begun ? 'lost' : 'awarded', decisive(ruling, ['game-lost']))] : running;
  const rest = Array.from({ length: Math.max(0, log.sets - state.set.number) }, (_, i) =>
    awarded(state, state.set.number + 1 + i, winner, ruling),
  );
  const sets = [...state.sets, ...current, ...rest];
  const { red, black } = scoreOf(sets);
  return { ...state, sets, game: { winner: red === black ? null : red > black ? 'red' : 'black', by: 'loss' } };
};

/** The position in which a set begins. */
export const startOf = ({ edition, readings }: PlayLog, { colors }: GameState): Position =>
  startPosition(colors, tableFor(edition, readings), numberOf(EDITIONS[edition].parameters, 'discsPerPlayer'));

/** The records with the set that is still played, once it has begun. */
export const allSets = (state: GameState): readonly SetRecord[] => {
  const { set, game, sets } = state;
  const begun = set.strokes.length > 0 || set.replays.length > 0;
  return game === null && begun ? [...sets, record(state, null, null, undefined)] : sets;
};
