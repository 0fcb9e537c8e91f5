/** What a game has cost each side so far. */
import { COLORS } from '../../physics/types.ts';
import type { Played } from '../../referee/play.ts';
import type { ByColor } from '../../referee/types.ts';

/** Penalty discs earned and warnings given, set by set together. */
export interface Tally {
  readonly penaltyDiscs: ByColor<number>;
  readonly warnings: ByColor<number>;
}

/** Adds up all rulings of a game. */
export function tallyOf({ rulings }: Pick<Played, 'rulings'>): Tally {
  const sum = (of: 'penaltyDiscs' | 'warnings'): ByColor<number> => {
    const [red = 0, black = 0] = COLORS.map((color) => rulings.reduce((total, ruling) => total + ruling[of][color], 0));
    return { red, black };
  };
  return { penaltyDiscs: sum('penaltyDiscs'), warnings: sum('warnings') };
}
