/** Clocks without a clock: what is left is reckoned from when it will have run out, so that a closed tab loses nothing. */
import type { Clock, ClockKind } from './types.ts';

/** Starts a clock of so many seconds. */
export const startClock = (kind: ClockKind, seconds: number, now: number): Clock => ({
  kind,
  seconds,
  until: now + seconds * 1000,
  left: seconds * 1000,
});

/** Milliseconds left, below zero by how much it was overrun. */
export const leftOn = (clock: Clock, now: number): number => (clock.until === null ? clock.left : clock.until - now);

/** Stands still. */
export const pauseClock = (clock: Clock, now: number): Clock => ({ ...clock, until: null, left: leftOn(clock, now) });

/** Runs on. */
export const resumeClock = (clock: Clock, now: number): Clock => (clock.until === null ? { ...clock, until: now + clock.left } : clock);

/** `1:05`, `0:04`, `−0:03`; a second that has begun counts, and what is over by less than one is nought. */
export function clockText(milliseconds: number): string {
  const seconds = milliseconds >= 0 ? Math.ceil(milliseconds / 1000) : Math.floor(-milliseconds / 1000);
  const sign = milliseconds < 0 && seconds > 0 ? '−' : '';
  return `${sign}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
