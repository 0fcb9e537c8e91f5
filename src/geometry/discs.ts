/** The names of discs: their order, and small numbers for them. */
import type { Color, Disc, DiscId } from './types.ts';

/** The colour of the disc with this name. */
export const colorOf = (id: DiscId): Color => (id.startsWith('red') ? 'red' : 'black');

/** The case contract has names for so many discs of a colour: `red1` to `red16`. */
export const MOST_OF_A_COLOR = 16;

/** The names of a colour's discs, the lowest number first. */
export const discIds = (color: Color, count = MOST_OF_A_COLOR): readonly DiscId[] =>
  Array.from({ length: count }, (_, i): DiscId => `${color}${i + 1}`);

/** More than any `slotOf`. */
export const SLOTS = 2 * (MOST_OF_A_COLOR + 1);

/** A small whole number of a disc's own, red even and black odd: to keep discs in an array by their names. */
export const slotOf = (id: DiscId): number => {
  const at = id.charCodeAt(0) === 114 ? 3 : 5;
  let n = 0;
  for (let i = at; i < id.length; i++) n = 10 * n + id.charCodeAt(i) - 48;
  return 2 * n + (at === 3 ? 0 : 1);
};

/** Red before black, then by number: the order of `orderOf` in the physics, for names that are known to be discs'. */
export const compareDiscs = (a: DiscId, b: DiscId): number => b.charCodeAt(0) - a.charCodeAt(0) || slotOf(a) - slotOf(b);

/** Discs in the order of a position: red first, then by number. The same list where they stand so already. */
export function inOrder(discs: readonly Disc[]): readonly Disc[] {
  for (let i = 1; i < discs.length; i++) {
    if (compareDiscs((discs[i - 1] as Disc).id, (discs[i] as Disc).id) > 0) return discs.toSorted((a, b) => compareDiscs(a.id, b.id));
  }
  return discs;
}
