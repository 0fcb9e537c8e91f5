/**
 * A whole recorded game to its score sheet: entry by entry the ruling, whose turn comes, what is owed and counted, sets and replays, until the game
 * is decided. The strokes' reports are in the log or made by the physics that the caller hands in.
 */
import type { Shot } from '../physics/types.ts';
import { type Ask, optionOf } from './context.ts';
import { EDITIONS } from './editions.ts';
import { judge } from './judge.ts';
import { allSets, firstOf, type GameState, gameLost, isDeciding, scoreOf, setDecided, startOf, startSeat } from './play/game.ts';
import { knowsRule, ruleNoted } from './play/noted.ts';
import { afterRuling, caseState, missesBefore, NO_TALLIES, newSet, type Tallies, type TurnState, tallied } from './play/turns.ts';
import type { Accepts, NotPlayable, PlayEntry, Played, PlayedRuling, PlayLog, SheetNote, Simulate } from './play/types.ts';
import { colorOfSeat, otherColor } from './seats.ts';
import type { Format, Incident, Position, RefereeCase, Seat, StrokeReport } from './types.ts';

export type { Noted } from './play/noted.ts';
export type { Accepts, NotPlayable, PlayEntry, Played, PlayLog, Simulate } from './play/types.ts';

interface Progress {
  readonly game: GameState;
  readonly turns: TurnState;
  readonly tallies: Tallies;
  readonly position: Position | null;
  readonly rulings: readonly PlayedRuling[];
  readonly sheet: readonly SheetNote[];
  readonly outOfTurn: readonly number[];
}

const formatOf = (log: PlayLog): Format => log.format ?? 'singles';

const isStroke = (entry: PlayEntry): boolean => entry.report !== undefined || entry.stroke !== undefined || entry.noted !== undefined;

/** Doubles: the pair with the first stroke says which of them begins; the log's first stroke tells it. */
export const beginner = (log: PlayLog): Seat => {
  const seats = log.colors[log.first];
  const shooter = log.log.find(isStroke)?.shooter;
  return shooter !== undefined && seats.includes(shooter) ? shooter : (seats[0] ?? 'south');
};

/** The rows of a new set; unknown where the log is a score sheet, which never says where discs lie. */
const rowsOf = (log: PlayLog, game: GameState): Position | null =>
  log.log.some((entry) => entry.noted !== undefined) ? null : startOf(log, game);

const begin = (log: PlayLog, ask: Ask): Progress => {
  const start = beginner(log);
  const set = { number: 1, first: firstOf(log, 1, ask), strokes: [], entries: [], replays: [] };
  const game: GameState = { sets: [], set, colors: log.colors, start, game: null };
  return {
    game,
    turns: newSet(start, formatOf(log)),
    tallies: NO_TALLIES,
    position: rowsOf(log, game),
    rulings: [],
    sheet: [],
    outOfTurn: [],
  };
};

/** Where everything lies before the entry, or why that is not known. Undefined where it need not be: on a score sheet. */
const positionBefore = (progress: Progress, entry: PlayEntry): Position | undefined | NotPlayable['reason'] => {
  if (entry.before !== undefined) return entry.before;
  if (progress.position === null) return entry.report === undefined && entry.stroke === undefined ? undefined : 'position-unknown';
  if (entry.striker === undefined && isStroke(entry)) return 'striker-unknown';
  return { discs: progress.position.discs, striker: entry.striker ?? null };
};

const reportOf = (
  entry: PlayEntry,
  before: Position | undefined,
  shooter: Seat | undefined,
  simulate: Simulate | undefined,
): StrokeReport | undefined | NotPlayable['reason'] => {
  if (entry.report !== undefined || entry.stroke === undefined) return entry.report;
  if (simulate === undefined || shooter === undefined) return 'no-physics';
  return before?.striker == null ? 'striker-unknown' : simulate({ before: before as Shot['before'], shooter, stroke: entry.stroke });
};

/** Who has the right to play: as the log says, or, within a set, whose turn it is. */
const shooterOf = (progress: Progress, entry: PlayEntry): Seat | undefined =>
  entry.shooter ?? (isStroke(entry) || progress.game.set.strokes.length > 0 ? progress.turns.next : undefined);

/** The question put to the referee, or why it cannot be put. */
const questionOf = (
  log: PlayLog,
  progress: Progress,
  entry: PlayEntry,
  simulate: Simulate | undefined,
): RefereeCase | NotPlayable['reason'] => {
  const before = positionBefore(progress, entry);
  if (typeof before === 'string') return before;
  const shooter = shooterOf(progress, entry);
  const report = reportOf(entry, before, shooter, simulate);
  if (typeof report === 'string') return report;
  const { game, turns, tallies } = progress;
  const bare: RefereeCase = {
    edition: log.edition,
    format: formatOf(log),
    colors: game.colors,
    ...(before === undefined ? {} : { before }),
    ...(shooter === undefined ? {} : { shooter }),
    ...(report === undefined ? {} : { report }),
    ...(entry.incidents === undefined ? {} : { incidents: entry.incidents }),
    ...(log.readings === undefined ? {} : { readings: log.readings }),
  };
  const state = caseState({ ...turns, darkMisses: missesBefore(turns, bare) }, tallies, game.set.first, isDeciding(log, game));
  return { ...bare, state: { ...state, waiting: turns.waiting } };
};

const OUT_OF_TURN: readonly Incident['type'][] = ['first-stroke-out-of-turn', 'stroke-out-of-order', 'striker-placed-early'];

const strokesOutOfTurn = (progress: Progress, question: RefereeCase, entry: PlayEntry | undefined): boolean =>
  entry !== undefined &&
  isStroke(entry) &&
  question.shooter !== undefined &&
  question.shooter !== progress.turns.next &&
  !(question.incidents ?? []).some((incident) => OUT_OF_TURN.includes(incident.type));

/** Whose first stroke a replayed set is: in doubles the last shooter's after both pairs cleared, else by the colour. */
const nextStart = (log: PlayLog, game: GameState, question: RefereeCase, ruling: PlayedRuling): Seat => {
  const both = ruling.set?.outcome === 'replayed' && ruling.findings.some((found) => found.rule === 'first-series-answered');
  const last = question.shooter;
  const handedOn = formatOf(log) === 'doubles' && both && last !== undefined && colorOfSeat(game.colors, last) === game.set.first;
  return handedOn ? last : startSeat(game.colors, formatOf(log), game.set.first, game.start);
};

const NOTED = ['warning', 'set-lost', 'game-lost', 'excluded'] as const;

const notesOf = (ruling: PlayedRuling, entry: number, set: number): readonly SheetNote[] =>
  ruling.findings.flatMap(({ color, article, rule, effects }) =>
    NOTED.filter((effect) => effects.includes(effect)).flatMap((effect) =>
      color === undefined ? [] : [{ entry, set, color, effect, article, rule }],
    ),
  );

/** Exclusion ends the game for the offender, if it was not over. */
const excluded = (game: GameState, ruling: PlayedRuling): GameState =>
  ruling.excluded === null || game.game !== null ? game : { ...game, game: { winner: otherColor(ruling.excluded), by: 'exclusion' } };

const gameAfter = (log: PlayLog, game: GameState, ruling: PlayedRuling, ask: Ask): GameState => {
  const decided = ruling.game === null ? setDecided(log, game, ruling, ask) : gameLost(log, game, ruling.game, ruling, ask);
  return excluded(decided, ruling);
};

/** Everything after an entry was ruled on. */
const advance = (log: PlayLog, progress: Progress, question: RefereeCase, ruling: PlayedRuling, entry: number, ask: Ask): Progress => {
  const { set } = progress.game;
  const made = log.log[entry];
  const strokes = made !== undefined && isStroke(made) ? [...set.strokes, entry] : set.strokes;
  const held: GameState = { ...progress.game, set: { ...set, strokes, entries: [...set.entries, entry] } };
  const game = gameAfter(log, held, ruling, ask);
  const common = {
    game,
    tallies: tallied(progress.tallies, question, ruling),
    rulings: [...progress.rulings, ruling],
    sheet: [...progress.sheet, ...notesOf(ruling, entry, held.set.number)],
    outOfTurn: strokesOutOfTurn(progress, question, made) ? [...progress.outOfTurn, entry] : progress.outOfTurn,
  };
  if (game.game !== null) return { ...common, turns: progress.turns, position: ruling.position ?? progress.position };
  if (ruling.set !== null)
    return { ...common, turns: newSet(nextStart(log, game, question, ruling), formatOf(log)), position: rowsOf(log, game) };
  const reset = ask('dark-misses-in-a-row') === 'in-a-row';
  const turns = afterRuling(progress.turns, question, ruling, reset);
  return { ...common, turns, position: ruling.position ?? progress.position };
};

const AFTER_THE_GAME: readonly Incident['type'][] = ['handshake-refused', 'misconduct', 'gross-misconduct'];

/** After the game there are no more strokes, but hands can still be refused. */
const isAfterword = (entry: PlayEntry): boolean =>
  !isStroke(entry) && (entry.incidents ?? []).every(({ type }) => AFTER_THE_GAME.includes(type));

const afterword = (progress: Progress, question: RefereeCase, ruling: PlayedRuling, entry: number): Progress => {
  const { game } = progress;
  const lost = ruling.game === null ? game : { ...game, game: { winner: otherColor(ruling.game.color), by: 'loss' as const } };
  return {
    ...progress,
    game: lost,
    tallies: tallied(progress.tallies, question, ruling),
    rulings: [...progress.rulings, ruling],
    sheet: [...progress.sheet, ...notesOf(ruling, entry, game.set.number)],
  };
};

const finish = (log: PlayLog, { game, turns, tallies, position, ...rest }: Progress): Played => ({
  ok: true,
  state: caseState(turns, tallies, game.set.first, isDeciding(log, game)),
  sets: allSets(game),
  score: scoreOf(game.sets),
  next: game.game === null ? turns.next : null,
  colors: game.colors,
  position,
  game: game.game,
  ...rest,
});

/** Plays a log through. `simulate` is asked for strokes that have no report, `accepts` whether an entry follows from the ones before it. */
export function play(log: PlayLog, simulate?: Simulate, accepts?: Accepts): Played | NotPlayable {
  const ask: Ask = (reading) => optionOf(reading, EDITIONS[log.edition], log.readings);
  let progress = begin(log, ask);
  for (const [index, entry] of log.log.entries()) {
    const over = progress.game.game !== null;
    if (over && !isAfterword(entry)) return { ok: false, entry: index, reason: 'game-over' };
    const question = questionOf(log, progress, entry, simulate);
    if (typeof question === 'string') return { ok: false, entry: index, reason: question };
    if (accepts?.(question, index) === false) return { ok: false, entry: index, reason: 'does-not-follow' };
    const noted = entry.noted;
    if (noted?.some(({ rule }) => !knowsRule(question, rule))) return { ok: false, entry: index, reason: 'no-such-rule' };
    const ruling = noted === undefined ? judge(question) : ruleNoted(question, noted, ask);
    const reported = entry.stroke !== undefined && question.report !== undefined ? { ...ruling, report: question.report } : ruling;
    progress = over ? afterword(progress, question, reported, index) : advance(log, progress, question, reported, index, ask);
  }
  return finish(log, progress);
}
