/** Motion at constant deceleration. */

/** Time to run `s` from speed `v` at deceleration `a`; v² ≥ 2as. */
export function timeFor(s: number, v: number, a: number): number {
  const end = v * v - 2 * a * s;
  return (2 * s) / (v + Math.sqrt(end > 0 ? end : 0));
}
