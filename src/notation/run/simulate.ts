import { NOMINAL } from '../../geometry/parameters.ts';
import type { Table } from '../../geometry/table.ts';
import { ShotError } from '../../physics/error.ts';
import { simulate } from '../../physics/index.ts';
import type { Shot, ShotReport } from '../../physics/types.ts';
import { makeEvent, makePosition } from '../make.ts';
import { type Problem, problem } from '../problem.ts';
import { fail, ok, type Result } from '../result.ts';

/** Plays a stroke out on a table: answers the command `simulate`, which names no edition, on the nominal one. What the physics refuses all the same (a rounding at the limit) is a problem. */
export function runSimulate(shot: Shot, table: Table = NOMINAL): Result<ShotReport, readonly Problem[]> {
  try {
    const { events, after, duration } = simulate(shot, table);
    return ok({ events: events.map(makeEvent) as ShotReport['events'], after: makePosition(after), duration });
  } catch (error) {
    if (error instanceof ShotError) return fail([problem(error.field, 'not-simulated', undefined, error.code)]);
    throw error;
  }
}
