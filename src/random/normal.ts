/** Chance by number: any draw of any stroke can be asked for alone, in any order, on any worker. */

/** A number in [0, 1) from a seed, a stroke and a draw; by mixing, so that no stroke depends on another. */
function draw(seed: number, stroke: number, k: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stroke + 1, 0xc2b2ae35) ^ Math.imul(k + 1, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Draws that `normal` takes. */
export const DRAWS_PER_NORMAL = 12;

/** A nearly normal number of deviation 1 from a seed, a stroke and the first of twelve draws: their sum less six. */
export function normal(seed: number, stroke: number, from: number): number {
  let sum = -6;
  for (let k = 0; k < DRAWS_PER_NORMAL; k += 1) sum += draw(seed, stroke, from + k);
  return sum;
}
