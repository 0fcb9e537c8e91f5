/** Numbers in [0, 1). */
export type Random = () => number;

/** Numbers from a seed (mulberry32): the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of a list. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** Whole number from 0 to `most`. */
export const upTo = (random: Random, most: number): number => Math.floor(random() * (most + 1));

export const chance = (random: Random, share: number): boolean => random() < share;
