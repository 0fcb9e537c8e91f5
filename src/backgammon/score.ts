/** What a game and a match give: rules 20 to 22. */
import { RULE_ARTICLES } from './codes.ts';
import { CHECKERS, COLOURS, type Colour, DEFAULT_READINGS, OFF, other, type Position, type Readings } from './types.ts';

export interface GameResult {
  readonly winner: Colour;
  readonly points: 1 | 2;
  readonly gammon: boolean;
  readonly article: string;
}

const resultOf = (winner: Colour, gammon: boolean): GameResult => ({
  winner,
  points: gammon ? 2 : 1,
  gammon,
  article: RULE_ARTICLES[gammon ? 'gammon' : 'game-won'],
});

/** Who has won on the board; null while nobody has. There is no triple win, wherever the loser's checkers stand (rule 20). */
export function gameResult(position: Position): GameResult | null {
  const winner = COLOURS.find((colour) => position[colour][OFF] === CHECKERS);
  return winner === undefined ? null : resultOf(winner, position[other(winner)][OFF] === 0);
}

export interface Resignation {
  readonly by: Colour;
  /** What is offered (rule 21). */
  readonly value: 'game' | 'gammon';
  readonly accepted: boolean;
}

/** What a resignation gives; null where it is refused and the game goes on (rule 21). */
export function resignationResult(
  position: Position,
  { by, value, accepted }: Resignation,
  readings: Readings = DEFAULT_READINGS,
): GameResult | null {
  if (!accepted) return null;
  const gammon = readings['resignation-value'] === 'as-offered' ? value === 'gammon' : position[by][OFF] === 0;
  return { ...resultOf(other(by), gammon), article: RULE_ARTICLES.resignation };
}

/** Points that win a match (rule 22). */
export const MATCH_POINTS = 3;

export interface MatchScore {
  readonly black: number;
  readonly white: number;
  readonly winner: Colour | null;
  /** Who starts the next game; null where an opening roll decides or the match is over. */
  readonly starts: Colour | null;
}

/** The score after the games so far. Games after the match was won are left out. */
export function matchScore(
  games: readonly { readonly winner: Colour; readonly points: number }[],
  readings: Readings = DEFAULT_READINGS,
): MatchScore {
  const score = { black: 0, white: 0 };
  let last: Colour | null = null;
  for (const { winner, points } of games) {
    const sum = score[winner] + points;
    score[winner] = readings['past-three'] === 'capped' ? Math.min(MATCH_POINTS, sum) : sum;
    last = winner;
    if (score[winner] >= MATCH_POINTS) return { ...score, winner, starts: null };
  }
  return { ...score, winner: null, starts: readings['opening-roll-each-game'] === 'first-game-only' ? last : null };
}
