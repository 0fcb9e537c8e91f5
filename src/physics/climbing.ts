/**
 * Hard hits may send a body over the board (switch `climbing`). Nobody has measured when: the law is an assumption with one figure. A share
 * of the energy of the approach turns into lift; the body is gone when that lifts its middle over the board.
 */
import { GRAVITY } from './parameters.ts';

/** Share of the normal energy that lifts. With 1 % a disc climbs from 6.1 m/s, the striker from 5.9 m/s. */
const LIFTING_SHARE = 0.01;

/** Approach speed, mm/s, from which a body of this thickness climbs a board of this height (mm). */
export function climbingSpeed(thickness: number, boardHeight: number): number {
  const rise = boardHeight - thickness / 2;
  return Math.sqrt((2 * GRAVITY * rise) / LIFTING_SHARE);
}
