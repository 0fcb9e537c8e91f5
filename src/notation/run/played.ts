/** The stroke of a case, played out on the table of the edition that rules on it. */
import type { Table } from '../../geometry/table.ts';
import type { Shot } from '../../physics/types.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { EditionId, RefereeCase, StrokeReport } from '../../referee/types.ts';
import type { Problem } from '../problem.ts';
import { ok, type Result } from '../result.ts';
import type { CaseBase } from '../types.ts';
import { refereeCase } from './case.ts';
import { runSimulate } from './simulate.ts';

/** What the physics made of a stroke; undefined where the case has none. */
export type Simulated = Result<StrokeReport | undefined, readonly Problem[]>;

/** Plays the stroke of a case, if it has one, on a table. */
export function simulatedStroke({ before, shooter, stroke, table: constants }: CaseBase, table: Table): Simulated {
  if (!stroke || !shooter || !before?.striker) return ok(undefined);
  const shot = { before: before as Shot['before'], shooter, stroke, ...(constants && { table: constants }) };
  const played = runSimulate(shot, table);
  return played.ok ? ok({ events: played.value.events, after: played.value.after }) : played;
}

/** The case as the referee reads it under an edition, with what its stroke did. Throws where the physics refuses the stroke. */
export function playedCase(input: CaseBase, edition: EditionId, table = tableFor(edition, input.readings)): RefereeCase {
  const played = simulatedStroke(input, table);
  if (!played.ok) throw new Error(played.error.map(({ path, code }) => `${path}: ${code}`).join('; '));
  return refereeCase(input, edition, played.value);
}
