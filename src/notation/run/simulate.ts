import { ShotError } from '../../physics/error.ts';
import { simulate } from '../../physics/index.ts';
import type { Shot, ShotReport } from '../../physics/types.ts';
import { makeEvent, makePosition } from '../make.ts';
import { type Problem, problem } from '../problem.ts';
import { fail, ok, type Result } from '../result.ts';

/** Plays a stroke out: answers the command `simulate`. What the physics refuses all the same (a rounding at the limit) is a problem. */
export function runSimulate(shot: Shot): Result<ShotReport, readonly Problem[]> {
  try {
    const { events, after, duration } = simulate(shot);
    return ok({ events: events.map(makeEvent) as ShotReport['events'], after: makePosition(after), duration });
  } catch (error) {
    if (error instanceof ShotError) return fail([problem(error.field, 'not-simulated', undefined, error.code)]);
    throw error;
  }
}
