/** A stroke's events as moments: what happens at the same time is one, as the referee has it. */
import { SIMULTANEOUS } from '../geometry/tolerance.ts';
import type { CaseEvent } from '../referee/types.ts';

export interface Moment {
  /** Seconds from the cue's touch. */
  readonly t: number;
  readonly events: readonly CaseEvent[];
}

/** Events in their order, those within a nanosecond together. */
export function momentsOf(events: readonly CaseEvent[]): readonly Moment[] {
  const moments: { t: number; events: CaseEvent[] }[] = [];
  for (const event of events) {
    const last = moments.at(-1);
    if (last && event.t - last.t <= SIMULTANEOUS) last.events.push(event);
    else moments.push({ t: event.t, events: [event] });
  }
  return moments;
}

/** Two times nearer than this (s) are the same for who walks from moment to moment. */
export const SAME = 1e-6;

/** The moment after a time, or the one before it. */
export function neighbour(moments: readonly Moment[], time: number, direction: 1 | -1): Moment | undefined {
  if (direction > 0) return moments.find((m) => m.t > time + SAME);
  return moments.findLast((m) => m.t < time - SAME);
}

/** Which moment is being shown: the last one that has begun; -1 before the first. */
export const momentAt = (moments: readonly Moment[], time: number): number => moments.findLastIndex((m) => m.t <= time + SAME);
