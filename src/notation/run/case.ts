/** A case document as the referee reads it: one edition, the format filled in, a report in place of a stroke. */
import type { EditionId, Format, RefereeCase, Seating, StrokeReport } from '../../referee/types.ts';
import { makeReport } from '../make.ts';
import type { LogEntry, Readings } from '../types.ts';

/** What the referee is asked, whichever document it comes from. */
export interface Question extends Pick<RefereeCase, 'state'>, Omit<LogEntry, 'striker' | 'stroke'> {
  readonly format?: Format;
  readonly colors: Seating;
  readonly readings?: Readings;
}

/** The question under one edition. `report` is what the physics made of a stroke. */
export function refereeCase(question: Question, edition: EditionId, report?: StrokeReport): RefereeCase {
  const { format = 'singles', colors, shooter, before, incidents, state, readings } = question;
  const given = report ?? question.report;
  return {
    edition,
    format,
    colors,
    ...(shooter && { shooter }),
    ...(before && { before }),
    ...(given && { report: makeReport(given) }),
    ...(incidents && { incidents }),
    ...(state && { state }),
    ...(readings && { readings }),
  };
}
