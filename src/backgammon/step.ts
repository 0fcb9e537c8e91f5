/** What one checker may do with one number: rules 3, 10, 13, 15 and 16, without regard to the rest of the roll. */
import type { RefusalCode } from './codes.ts';
import { across } from './position.ts';
import { BAR, type Colour, OFF, other, type Position } from './types.ts';

/** The six points nearest home. */
const HOME = 6;

/** The highest distance at which a player still has a checker, the bar included; 0 when all are off. */
export const highest = (position: Position, colour: Colour): number => position[colour].findLastIndex((count, at) => at > OFF && count > 0);

/** Where a number takes a checker: a distance, 0 for off the board. */
export const target = (from: number, die: number): number => Math.max(OFF, from - die);

/** Why a checker at a distance may not be moved by a number; null where it may. `from` 25 is the bar. */
export function stepFault(position: Position, colour: Colour, from: number, die: number): RefusalCode | null {
  const own = position[colour];
  if ((own[from] ?? 0) === 0 || from === OFF) return 'no-checker';
  if (from !== BAR && (own[BAR] ?? 0) > 0) return 'bar-first';
  const to = target(from, die);
  if (to > OFF) return (position[other(colour)][across(to)] ?? 0) >= 2 ? (from === BAR ? 'entry-blocked' : 'blocked') : null;
  return bearOffFault(position, colour, from, die);
}

/** Rules 10c and 16: all at home; the number of the point, or a larger one where no higher point holds a checker. */
function bearOffFault(position: Position, colour: Colour, from: number, die: number): RefusalCode | null {
  const top = highest(position, colour);
  if (top > HOME) return 'not-all-home';
  return die > from && top > from ? 'higher-occupied' : null;
}

/** The distances from which a number can be played. */
export function playable(position: Position, colour: Colour, die: number): readonly number[] {
  return position[colour].flatMap((count, from) => (count > 0 && stepFault(position, colour, from, die) === null ? [from] : []));
}
