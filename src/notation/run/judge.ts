import type { Table } from '../../geometry/table.ts';
import { judge } from '../../referee/judge.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { EditionId, Ruling, StrokeReport } from '../../referee/types.ts';
import type { Problem } from '../problem.ts';
import { ok, type Result } from '../result.ts';
import type { CaseDocument } from '../types.ts';
import { refereeCase } from './case.ts';
import { type Simulated, simulatedStroke } from './played.ts';

/** A ruling, with what the physics made of the stroke where the case had one. */
export type JudgeAnswer = Ruling & { readonly report?: StrokeReport };

/** What a case with `editions` gets. */
export interface JudgeAnswers {
  readonly rulings: Readonly<Partial<Record<EditionId, JudgeAnswer>>>;
}

/** Rules on a case: answers the command `judge`. A case with `editions` gets a ruling for each. */
export function runJudge(document: CaseDocument): Result<JudgeAnswer | JudgeAnswers, readonly Problem[]> {
  if (document.edition !== undefined)
    return answerOf(document, document.edition, simulatedStroke(document, tableFor(document.edition, document.readings)));
  const reports = new Map<Table, Simulated>();
  const rulings: Partial<Record<EditionId, JudgeAnswer>> = {};
  for (const edition of document.editions) {
    const table = tableFor(edition, document.readings);
    const simulated = reports.get(table) ?? simulatedStroke(document, table);
    reports.set(table, simulated);
    const answer = answerOf(document, edition, simulated);
    if (!answer.ok) return answer;
    rulings[edition] = answer.value;
  }
  return ok({ rulings });
}

function answerOf(document: CaseDocument, edition: EditionId, simulated: Simulated): Result<JudgeAnswer, readonly Problem[]> {
  if (!simulated.ok) return simulated;
  const report = simulated.value;
  const ruling = judge(refereeCase(document, edition, report));
  return ok(report ? { ...ruling, report } : ruling);
}
