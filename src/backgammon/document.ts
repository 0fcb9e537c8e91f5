/** Documents about backgammon, as scenarios and files hold them, and what the engine says to them. */
import { asMoved, judgeCorrection, judgePlay, type Move } from './correct.ts';
import { legalPlays, parseMoves, playText } from './plays.ts';
import { makePosition, type PositionDocument, parsePosition, START } from './position.ts';
import { judgeOpening, judgeRoll, type RollFacts } from './roll.ts';
import { gameResult, matchScore, type Resignation, resignationResult } from './score.ts';
import { type Colour, DEFAULT_READINGS, type Dice, type Position, type Readings, type Refusal } from './types.ts';

/** A position with a roll to play; `position` left out is the start. */
export interface PlaysDocument {
  readonly position?: PositionDocument;
  readonly turn: Colour;
  readonly dice: Dice;
  readonly readings?: Partial<Readings>;
}
/** The same with what was played, `8/5 6/5`. */
export interface PlayDocument extends PlaysDocument {
  readonly moves: string;
}
/** A roll as it lies, or the two dice of an opening roll. */
export type RollDocument =
  | (RollFacts & { readonly readings?: Partial<Readings> })
  | { readonly opening: { readonly black: number; readonly white: number; readonly lowerBegins?: boolean } };
/** A turn and the roll made since, if any. */
export interface CorrectDocument extends PlayDocument {
  readonly rolled?: RollFacts;
}
/** A position that may be final, a resignation in it, or the games of a match so far. */
export interface ScoreDocument {
  readonly position?: PositionDocument;
  readonly resignation?: Resignation;
  readonly games?: readonly { readonly winner: Colour; readonly points: 1 | 2 }[];
  readonly readings?: Partial<Readings>;
}

/** The document of each command. */
export interface BackgammonDocuments {
  readonly plays: PlaysDocument;
  readonly play: PlayDocument;
  readonly roll: RollDocument;
  readonly correct: CorrectDocument;
  readonly score: ScoreDocument;
}

const readingsOf = ({ readings }: { readonly readings?: Partial<Readings> }): Readings => ({ ...DEFAULT_READINGS, ...readings });

/** The position of a document; throws with what is wrong where it is none. */
export function positionOf({ position }: { readonly position?: PositionDocument }): Position {
  if (!position) return START;
  const parsed = parsePosition(position);
  if ('position' in parsed) return parsed.position;
  throw new Error(
    parsed.problems.map(({ code, colour, place, count }) => `${colour} ${place ?? ''}: ${code} ${count ?? ''}`.trim()).join('; '),
  );
}

/** The moves of a document; throws where they are not written as moves. */
export function movesOf({ moves }: { readonly moves: string }): readonly Move[] {
  const parsed = parseMoves(moves);
  if (parsed === null) throw new Error(`"${moves}" is no list of moves like "8/5 6/5"`);
  return parsed;
}

export interface PlaysRuling {
  readonly count: number;
  /** How many numbers of the roll are played. */
  readonly numbers: number;
  readonly plays: readonly string[];
}
export interface PlayVerdict {
  readonly allowed: boolean;
  readonly refusal?: Refusal;
  /** What was played, hits starred. */
  readonly played: string;
  readonly after?: PositionDocument;
}

export function rulePlays(document: PlaysDocument): PlaysRuling {
  const plays = legalPlays(positionOf(document), document.turn, document.dice, readingsOf(document));
  return {
    count: plays.length,
    numbers: Math.max(...plays.map(({ steps }) => steps.length)),
    plays: plays.map(({ steps }) => playText(steps)).sort(),
  };
}

export function rulePlay(document: PlayDocument): PlayVerdict {
  const ruling = judgePlay(positionOf(document), document.turn, document.dice, movesOf(document), readingsOf(document));
  const played = playText(ruling.turn.played);
  if (!ruling.allowed) return { allowed: false, refusal: ruling.refusal, played };
  return { allowed: true, played, after: makePosition(ruling.turn.position) };
}

export function ruleRoll(document: RollDocument): object {
  if ('opening' in document) return judgeOpening(document.opening.black, document.opening.white, document.opening.lowerBegins);
  return judgeRoll(document, readingsOf(document));
}

export function ruleCorrection(document: CorrectDocument): {
  readonly wrong: Refusal | null;
  readonly demandable: boolean;
  readonly article: string;
} {
  const turn = { position: positionOf(document), colour: document.turn, dice: document.dice, moves: movesOf(document) };
  const { wrong, demandable, article } = judgeCorrection(turn, document.rolled ?? null, readingsOf(document));
  return { wrong, demandable, article };
}

export function ruleScore(document: ScoreDocument): object {
  if (document.games) return matchScore(document.games, readingsOf(document));
  const position = positionOf(document);
  const result = document.resignation ? resignationResult(position, document.resignation, readingsOf(document)) : gameResult(position);
  return result ?? { winner: null, points: 0 };
}

/** What stands on the board after the moves of a document, allowed or not. */
export const shownAfter = (document: PlayDocument): Position => asMoved(positionOf(document), document.turn, movesOf(document));

/** Every command by its name. */
export const BACKGAMMON_RUNS = {
  plays: rulePlays,
  play: rulePlay,
  roll: ruleRoll,
  correct: ruleCorrection,
  score: ruleScore,
} as const;
