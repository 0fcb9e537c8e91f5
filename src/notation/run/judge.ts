import type { Shot } from '../../physics/types.ts';
import { judge } from '../../referee/judge.ts';
import type { EditionId, Ruling, StrokeReport } from '../../referee/types.ts';
import type { Problem } from '../problem.ts';
import { ok, type Result } from '../result.ts';
import type { CaseDocument } from '../types.ts';
import { refereeCase } from './case.ts';
import { runSimulate } from './simulate.ts';

/** A ruling, with what the physics made of the stroke where the case had one. */
export type JudgeAnswer = Ruling & { readonly report?: StrokeReport };

/** What a case with `editions` gets. */
export interface JudgeAnswers {
  readonly rulings: Readonly<Partial<Record<EditionId, JudgeAnswer>>>;
}

/** Rules on a case: answers the command `judge`. A case with `editions` gets a ruling for each. */
export function runJudge(document: CaseDocument): Result<JudgeAnswer | JudgeAnswers, readonly Problem[]> {
  const simulated = reportOf(document);
  if (!simulated.ok) return simulated;
  const report = simulated.value;
  const rule = (edition: EditionId): JudgeAnswer => {
    const ruling = judge(refereeCase(document, edition, report));
    return report ? { ...ruling, report } : ruling;
  };
  if (document.edition !== undefined) return ok(rule(document.edition));
  return ok({ rulings: Object.fromEntries(document.editions.map((edition) => [edition, rule(edition)])) });
}

function reportOf({ before, shooter, stroke }: CaseDocument): Result<StrokeReport | undefined, readonly Problem[]> {
  if (!stroke || !shooter || !before?.striker) return ok(undefined);
  const played = runSimulate({ before: before as Shot['before'], shooter, stroke });
  return played.ok ? ok({ events: played.value.events, after: played.value.after }) : played;
}
