/** A finished turn looked at again: was it played by the rules, and can it still be corrected (rule 19)? */
import { RULE_ARTICLES } from './codes.ts';
import { distanceOf, moved } from './position.ts';
import { judgeRoll, type RollFacts } from './roll.ts';
import { endFault, startTurn, type Turn, tryMove } from './turn.ts';
import { type Colour, DEFAULT_READINGS, type Dice, type Place, type Position, type Readings, type Refusal } from './types.ts';

export interface Move {
  readonly from: Place;
  readonly to: Place;
}

/** What a turn amounts to: allowed with the position after it, or the first thing wrong with it. */
export type PlayRuling =
  | { readonly allowed: true; readonly turn: Turn }
  /** `index`: which of the moves is refused; their number where it is what was left out. */
  | { readonly allowed: false; readonly refusal: Refusal; readonly index: number; readonly turn: Turn };

/** Judges a whole turn. */
export function judgePlay(
  position: Position,
  colour: Colour,
  dice: Dice,
  moves: readonly Move[],
  readings: Readings = DEFAULT_READINGS,
): PlayRuling {
  let turn = startTurn(position, colour, dice, readings);
  for (const [index, { from, to }] of moves.entries()) {
    const tried = tryMove(turn, from, to);
    if ('refusal' in tried) return { allowed: false, refusal: tried.refusal, index, turn };
    turn = tried.turn;
  }
  const missing = endFault(turn);
  return missing === null ? { allowed: true, turn } : { allowed: false, refusal: missing, index: moves.length, turn };
}

export interface CorrectionRuling {
  /** Nothing to correct: the turn was by the rules. */
  readonly wrong: Refusal | null;
  /** Either player may still demand it. */
  readonly demandable: boolean;
  readonly article: string;
  /** Where the player who corrects may start again: the whole turn is open to them. */
  readonly from: Position;
}

/** Whether a turn can be corrected; `rolled` is the roll made since, if one was. */
export function judgeCorrection(
  turn: { readonly position: Position; readonly colour: Colour; readonly dice: Dice; readonly moves: readonly Move[] },
  rolled: RollFacts | null,
  readings: Readings = DEFAULT_READINGS,
): CorrectionRuling {
  const ruling = judgePlay(turn.position, turn.colour, turn.dice, turn.moves, readings);
  const counts = rolled !== null && (readings['correction-after-invalid-roll'] === 'any-roll' || judgeRoll(rolled, readings).valid);
  const wrong = ruling.allowed ? null : ruling.refusal;
  return { wrong, demandable: wrong !== null && !counts, article: RULE_ARTICLES.correction, from: turn.position };
}

/** Moves checkers as a hand would, by no rule but that a checker must be there and a blot is hit: to show a wrong turn. */
export function asMoved(position: Position, colour: Colour, moves: readonly Move[]): Position {
  return moves.reduce((now, { from, to }) => {
    const [a, b] = [distanceOf(colour, from), distanceOf(colour, to)];
    return (now[colour][a] ?? 0) > 0 ? moved(now, colour, a, b).after : now;
  }, position);
}
