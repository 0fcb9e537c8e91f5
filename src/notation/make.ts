/**
 * Documents as they are written: fields in the contract's order, nothing that is left out, discs sorted red first then by number, no
 * negative zero. `parseX(makeX(x))` gives `x` back for every `x` that is canonical already.
 */
import { compareDiscs, inOrder } from '../geometry/discs.ts';
import type { Point, Position, Shot, Stroke } from '../physics/types.ts';
import type { CaseEvent, StrokeReport } from '../referee/types.ts';
import type { CaseDocument, CheckPlacementDocument, ClassifyDocument, LogDocument, LogEntry, PlaceDocument } from './types.ts';

export { inOrder as sortDiscs };

/** A place, -0 as 0. */
export const makePoint = ({ x, y }: Point): Point => ({ x: x + 0, y: y + 0 });

/** A position; a striker that is not there is null. */
export function makePosition({ discs, striker }: Position): Position {
  return {
    discs: inOrder(discs).map(({ id, color, x, y }) => ({ id, color, ...makePoint({ x, y }) })),
    striker: striker ? makePoint(striker) : null,
  };
}

/** A stroke, -0 as 0. */
export const makeStroke = ({ angle, speed }: Stroke): Stroke => ({ angle: angle + 0, speed });

/** An event; in a contact the striker or the lower id comes first. */
export function makeEvent(event: CaseEvent): CaseEvent {
  const { t } = event;
  if (event.type !== 'contact' || event.a === 'striker' || compareDiscs(event.a, event.b) <= 0) return { ...event, t: t + 0 };
  return { ...event, t: t + 0, a: event.b, b: event.a };
}

/** A report: events as they came, the position sorted. */
export const makeReport = ({ events, after }: StrokeReport): StrokeReport => ({
  events: events.map(makeEvent),
  after: makePosition(after),
});

/** A case. */
export function makeCase(document: CaseDocument): CaseDocument {
  const { edition, editions, format, colors, shooter, table, state, readings } = document;
  const { before, report, stroke, incidents } = makeGiven(document);
  const fields = { format, colors, shooter, before, report, stroke, table, incidents, state, readings };
  return edition === undefined ? present<CaseDocument>({ editions, ...fields }) : present<CaseDocument>({ edition, ...fields });
}

/** A shot. */
export function makeShot({ before, shooter, stroke, table }: Shot): Shot {
  const striker = makePoint(before.striker);
  return present<Shot>({ before: { ...makePosition(before), striker }, shooter, stroke: makeStroke(stroke), table });
}

/** A position to be classified. */
export const makeClassify = ({ position, colors, edition, format, shooter }: ClassifyDocument): ClassifyDocument =>
  present<ClassifyDocument>({ position: makePosition(position), colors, edition, format, shooter });

/** A striker's place to be judged. */
export const makeCheckPlacement = ({ position, colors, shooter, edition, format }: CheckPlacementDocument): CheckPlacementDocument =>
  present<CheckPlacementDocument>({ position: makePosition(position), colors, shooter, edition, format });

/** Discs to be placed. */
export const makePlace = ({ position, edition, colors, format, penalty, offTable, readings }: PlaceDocument): PlaceDocument =>
  present<PlaceDocument>({ position: makePosition(position), edition, colors, format, penalty, offTable, readings });

/** A game's log. */
export const makeLog = ({ edition, format, colors, sets, first, log, readings, about }: LogDocument): LogDocument =>
  present<LogDocument>({ edition, format, colors, sets, first, log: log.map(makeEntry), readings, about });

const makeEntry = (entry: LogEntry): LogEntry =>
  present<LogEntry>({
    shooter: entry.shooter,
    striker: entry.striker && makePoint(entry.striker),
    ...makeGiven(entry),
    noted: entry.noted,
  });

type GivenField = 'before' | 'report' | 'stroke' | 'incidents';

/** What a case and an entry of a log have in common. */
const makeGiven = ({
  before,
  report,
  stroke,
  incidents,
}: Pick<LogEntry, GivenField>): { readonly [K in GivenField]: LogEntry[K] | undefined } => ({
  before: before && makePosition(before),
  report: report && makeReport(report),
  stroke: stroke && makeStroke(stroke),
  incidents,
});

/** Without the fields that hold undefined. */
function present<T>(fields: { readonly [K in keyof T]: unknown }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
