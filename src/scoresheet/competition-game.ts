/** A sheet of a game of a competition on this device: which game, and the result that goes back there. */
import type { Entered } from './types.ts';

/** Which game of which competition a sheet is of. Who is `first` there is entered first on the sheet. */
export interface CompetitionGame {
  /** The competition's record on this device. */
  readonly competition: string;
  readonly event: number;
  /** The number that decides the event's lots: by it the competition is known on another device. */
  readonly seed?: number;
  /** Of a drawn event the key of the game; of a Swiss one `round.table`. */
  readonly key: string;
  /** In a match of teams: which board of which round. */
  readonly board?: { readonly round: number; readonly board: number };
  /** Entrants by their numbers, at a board members: somebody else's game is not given this result. */
  readonly players: Readonly<Record<Entered, readonly number[]>>;
}

const isNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isInteger);

/** Whether a value that came from outside is one. */
export function isCompetitionGame(value: unknown): value is CompetitionGame {
  if (typeof value !== 'object' || value === null) return false;
  const { competition, event, seed, key, board, players } = value as CompetitionGame;
  return (
    typeof competition === 'string' &&
    Number.isInteger(event) &&
    (seed === undefined || Number.isInteger(seed)) &&
    typeof key === 'string' &&
    (board === undefined || (Number.isInteger(board?.round) && Number.isInteger(board?.board))) &&
    isNumbers(players?.first) &&
    isNumbers(players.second)
  );
}

/** A result as a competition enters it; `exclude` says who is out of the competition by the ruling that ended the game. */
export interface SheetResult {
  readonly result:
    | { readonly kind: 'played'; readonly first: number; readonly second: number; readonly drawn?: number }
    | { readonly kind: 'forfeit'; readonly winner: Entered | null; readonly why?: 'late' | 'conduct' };
  readonly exclude: Entered | null;
}
