/** A case document as the referee reads it: one edition, everything that was left out filled in, a report in place of a stroke. */
import type { EditionId, Format, Incident, RefereeCase, Seating, StrokeReport } from '../../referee/types.ts';
import { makeReport } from '../make.ts';
import type { LogEntry, Readings } from '../types.ts';

/** What the fields of an incident mean where they are left out (case contract, incidents). `delay` without `occurrence` is counted by the referee. */
const LEFT_OUT: Readonly<Record<string, Readonly<Record<string, boolean | number>>>> = {
  'late-arrival': { announced: false },
  'left-table': { consent: false },
  'left-own-zone': { consent: false },
  'table-shaken': { moved: 0 },
  'equipment-swapped': { damaged: false },
  'striker-dropped-on-row': { moved: 0 },
  'first-stroke-out-of-turn': { firstOnSheet: true },
  'discs-displaced': { last: false },
};

/** The incident with the fields that were left out. */
export const completeIncident = (incident: Incident): Incident => ({ ...LEFT_OUT[incident.type], ...incident });

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
    ...(incidents && { incidents: incidents.map(completeIncident) }),
    ...(state && { state }),
    ...(readings && { readings }),
  };
}
