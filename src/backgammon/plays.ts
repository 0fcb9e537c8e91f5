/** All that a player may do with a roll. */
import { keyOf, moved, placeAt } from './position.ts';
import { playable, target } from './step.ts';
import { startTurn, type Turn } from './turn.ts';
import { BAR, type Colour, DEFAULT_READINGS, type Dice, type Position, type Readings, type Step } from './types.ts';

/** One way to play a whole roll; several orders that lead to the same position are one play. */
export interface Play {
  readonly steps: readonly Step[];
  readonly after: Position;
}

/** Every position that a roll can lead to, each with one way there; a roll that cannot be played leads to the position itself. */
export function legalPlays(position: Position, colour: Colour, dice: Dice, readings: Readings = DEFAULT_READINGS): readonly Play[] {
  const turn = startTurn(position, colour, dice, readings);
  const reached: Play[] = [];
  walk({ position, colour, left: turn.left, steps: [], from: BAR }, reached, new Set());
  const found = new Map<string, Play>();
  for (const play of reached) {
    const first = play.steps[0];
    const allowed = play.steps.length >= fewest(turn) && (turn.larger === null || first === undefined || first.die === turn.larger);
    const key = keyOf(play.after);
    if (allowed && !found.has(key)) found.set(key, play);
  }
  return [...found.values()];
}

/** How many numbers have to be played: as many as can be, where no reading says otherwise. */
function fewest({ most, larger, dice: [a, b], readings }: Turn): number {
  if (a === b) return most < 4 && readings['double-partly'] === 'none' ? 0 : most;
  return most === 1 && larger === null && readings['one-number-only'] === 'may-pass' ? 0 : most;
}

interface Way {
  readonly position: Position;
  readonly colour: Colour;
  readonly left: readonly number[];
  readonly steps: readonly Step[];
  /** Equal numbers are played from the rear: no checker behind this one moves any more. */
  readonly from: number;
}

/** Everything that can be reached number by number, complete or not. */
function walk({ position, colour, left, steps, from }: Way, reached: Play[], seen: Set<string>): void {
  const double = left.length > 0 && steps.length + left.length === 4;
  const key = `${keyOf(position)}/${left.join()}/${double ? from : ''}/${steps.length === 1 ? steps[0]?.die : ''}`;
  if (seen.has(key)) return;
  seen.add(key);
  reached.push({ steps, after: position });
  for (const die of new Set(left)) {
    for (const at of playable(position, colour, die)) {
      if (double && at > from) continue;
      const to = target(at, die);
      const { after, hit } = moved(position, colour, at, to);
      const step = { from: placeAt(colour, at), to: placeAt(colour, to), die, hit };
      walk({ position: after, colour, left: left.toSpliced(left.indexOf(die), 1), steps: [...steps, step], from: at }, reached, seen);
    }
  }
}

/** `8/5`, `bar/20*`, `6/off`: places by the sheet's numbers, a star where a checker is hit. */
export const stepText = ({ from, to, hit }: Step): string => `${from}/${to}${hit ? '*' : ''}`;
export const playText = (steps: readonly Step[]): string => steps.map(stepText).join(' ');

/** Reads `8/5 6/5*`; null where it is not so written. The star is not asked for. */
export function parseMoves(text: string): readonly { readonly from: Step['from']; readonly to: Step['to'] }[] | null {
  const parts = text.trim() === '' ? [] : text.trim().split(/\s+/);
  const moves = parts.map((part) => /^(bar|[1-9]|1\d|2[0-4])\/(off|[1-9]|1\d|2[0-4])\*?$/.exec(part));
  if (moves.includes(null)) return null;
  const place = (name = ''): Step['from'] => (name === 'bar' || name === 'off' ? name : Number(name));
  return moves.map((match) => ({ from: place(match?.[1]), to: place(match?.[2]) }));
}
