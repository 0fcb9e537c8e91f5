/** Lots that anybody can draw again: a number from seed, occasion and player, the same on every machine. Integer arithmetic only. */

/** What is drawn for: the first round, a tie in the standing, who is named first. */
export type Occasion = 'first-round' | 'standing' | 'sides';

const OCCASIONS: Readonly<Record<Occasion, number>> = { 'first-round': 0x1b873593, standing: 0x3c6ef372, sides: 0x5be0cd19 };

/** Finaliser of MurmurHash3 (A. Appleby): every bit of the input changes half of the output's. */
function mix(value: number): number {
  let h = value >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A player's lot, 0 to 2^32 - 1. `turn` tells rounds apart. */
export function lotOf(seed: number, occasion: Occasion, player: number, turn = 0): number {
  return mix(mix(mix(seed ^ OCCASIONS[occasion]) + Math.imul(player, 0x9e3779b1)) + Math.imul(turn, 0x27d4eb2f));
}

/** Players in the order in which they were drawn; equal lots (one pair in four thousand million) by starting number. */
export function drawn<P extends { readonly id: number }>(players: readonly P[], seed: number, occasion: Occasion, turn = 0): readonly P[] {
  const lots = new Map(players.map(({ id }) => [id, lotOf(seed, occasion, id, turn)]));
  return players.toSorted((a, b) => (lots.get(a.id) ?? 0) - (lots.get(b.id) ?? 0) || a.id - b.id);
}
