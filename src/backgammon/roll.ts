/** Rolls: which count (rule 9), and who begins (rule 8). */
import { type RollFault, RULE_ARTICLES } from './codes.ts';
import { type Colour, DEFAULT_READINGS, type Dice, type Readings } from './types.ts';

/** Where a die came to lie. */
export interface LyingDie {
  readonly value: number;
  readonly lies: 'home' | 'outer' | 'bar' | 'off-board';
  readonly flat: boolean;
  readonly onChecker: boolean;
}
export interface RollFacts {
  readonly dice: readonly [LyingDie, LyingDie];
  /** The opponent had not ended the turn before. */
  readonly early: boolean;
}
export interface RollRuling {
  readonly valid: boolean;
  readonly faults: readonly RollFault[];
  readonly article: string;
  /** The numbers, where it counts. */
  readonly dice: Dice | null;
}

/** Whether a roll counts, and every reason why not. */
export function judgeRoll({ dice, early }: RollFacts, readings: Readings = DEFAULT_READINGS): RollRuling {
  const [a, b] = dice;
  const strict = readings['die-not-flat'] === 'invalid';
  const faults: RollFault[] = [];
  if (onBoard(a) && onBoard(b) && a.lies !== b.lies) faults.push('parted');
  if (a.onChecker || b.onChecker) faults.push('on-checker');
  if (strict && dice.some((die) => !onBoard(die) || (!die.flat && !die.onChecker))) faults.push('not-flat');
  if (early) faults.push('too-early');
  const valid = faults.length === 0;
  return { valid, faults, article: RULE_ARTICLES['valid-roll'], dice: valid ? [a.value, b.value] : null };
}

const onBoard = ({ lies }: LyingDie): boolean => lies === 'home' || lies === 'outer';

/** Who begins by the opening roll, or that it is repeated. `lowerBegins`: as the players may have agreed before it. */
export function judgeOpening(
  black: number,
  white: number,
  lowerBegins = false,
): { readonly starts: Colour; readonly dice: Dice } | { readonly again: true } {
  if (black === white) return { again: true };
  return { starts: black > white !== lowerBegins ? 'black' : 'white', dice: [black, white] };
}
