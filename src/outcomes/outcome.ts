/** What a ruling means for whoever stroked, in one word: the classes of the ruling map. */
import type { Color, Ruling } from '../referee/types.ts';

/**
 * `won`: the set or game is won; `on`: the right to play is kept; `again`: the set is replayed or drawn; `nothing`: the right passes because
 * nothing fell and for no other reason; `turn`: it is lost by something the stroke did; `penalty`: it costs a penalty disc; `set`: the set or the
 * game is lost.
 */
export const OUTCOMES = ['won', 'on', 'again', 'nothing', 'turn', 'penalty', 'set'] as const;
export type Outcome = (typeof OUTCOMES)[number];

function ofSet({ set, game }: Ruling, shooter: Color): Outcome | null {
  if (game !== null) return game.color === shooter ? 'set' : 'won';
  if (set === null) return null;
  if (set.outcome === 'replayed' || set.outcome === 'drawn') return 'again';
  return (set.outcome === 'won') === (set.color === shooter) ? 'won' : 'set';
}

/** The class of a ruling on a stroke of `shooter`. */
export function outcomeOf(ruling: Ruling, shooter: Color): Outcome {
  const decided = ofSet(ruling, shooter);
  if (decided !== null) return decided;
  if (ruling.penaltyDiscs[shooter] > 0) return 'penalty';
  if (ruling.turn !== 'passes') return 'on';
  const blamed = ruling.findings.some((found) => found.effects.includes('turn-passes') && found.rule !== 'nothing-pocketed');
  return blamed ? 'turn' : 'nothing';
}
