import type { Table } from '../../geometry/table.ts';
import { type Accepts, type Played, play, type Simulate } from '../../referee/play.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { RefereeCase } from '../../referee/types.ts';
import { checkPosition } from '../check/place.ts';
import { checkReport } from '../check/report.ts';
import { makePosition, makeReport } from '../make.ts';
import { joinPath, type Problem, problem, within } from '../problem.ts';
import { fail, ok, type Result } from '../result.ts';
import type { LogDocument } from '../types.ts';
import { runSimulate } from './simulate.ts';

/** The score sheet of a game. */
export type PlayAnswer = Omit<Played, 'ok'>;

/** Leaves the game where the physics refuses a stroke; caught in `runPlay`. */
class Unplayable extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super('unplayable');
    this.problems = problems;
  }
}

/** Plays a log through: answers the command `play`. An entry that does not follow from the ones before it is a problem. */
export function runPlay(document: LogDocument): Result<PlayAnswer, readonly Problem[]> {
  let entry = 0;
  let wrong: readonly Problem[] = [];
  const accepts: Accepts = (question, index) => {
    entry = index + 1;
    wrong = document.log[index]?.before ? [] : followProblems(question);
    return wrong.length === 0;
  };
  try {
    const played = play(settled(document), simulatedOn(tableFor(document.edition, document.readings)), accepts);
    if (played.ok) return ok(answerOf(played));
    const path = joinPath('log', played.entry);
    return fail(played.reason === 'does-not-follow' ? within(path, wrong) : [problem(path, 'not-playable', undefined, played.reason)]);
  } catch (error) {
    if (error instanceof Unplayable) return fail(within(joinPath('log', entry), error.problems));
    throw error;
  }
}

/** Contacts as the referee reads them. */
const settled = (document: LogDocument): LogDocument => ({
  ...document,
  log: document.log.map((entry) => ({
    ...entry,
    ...(entry.report && { report: makeReport(entry.report) }),
  })),
});

const simulatedOn =
  (table: Table): Simulate =>
  (shot) => {
    // The striker was placed among discs that only the rulings before tell of.
    const problems = checkPosition(shot.before, 'before', { striker: 'required', tables: [table] });
    const played = problems.length > 0 ? fail(problems) : runSimulate(shot, table);
    if (!played.ok) throw new Unplayable(played.error);
    return { events: played.value.events, after: played.value.after };
  };

/** Whether a report without `before` fits what the rulings before it left. */
function followProblems({ edition, readings, before, report, format }: RefereeCase): readonly Problem[] {
  if (!before || !report) return [];
  const frame = { format, tables: [tableFor(edition, readings)] };
  const place = checkPosition(before, 'before', frame);
  return place.length > 0 ? place : checkReport(report, before, 'report', frame);
}

function answerOf({ ok: _, position, ...rest }: Played): PlayAnswer {
  return { ...rest, position: position && makePosition(position) };
}
