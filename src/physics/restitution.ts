/**
 * Normal restitution against approach speed: constant, tending to 1 as the approach vanishes, as viscoelastic contacts do (Ramírez, Pöschel,
 * Brilliantov, Schwager 1999). That limit is also what keeps an infinite number of bounces out of a finite time.
 */

/** Below this approach (mm/s) restitution rises towards 1. */
export const SLOW = 1;

export function restitutionAt(e: number, approach: number): number {
  return approach >= SLOW ? e : 1 - ((1 - e) * approach) / SLOW;
}
