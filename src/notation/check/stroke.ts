/** What a stroke is told by: a report or a stroke, never both; the position before it with the striker; the shooter. */
import type { Position, Seat, Stroke } from '../../physics/types.ts';
import type { Incident, Seating, StrokeReport } from '../../referee/types.ts';
import { joinPath, type Problem, problem } from '../problem.ts';
import { checkIncident } from './incidents.ts';
import { checkPosition, type Frame } from './place.ts';
import { checkReport } from './report.ts';
import { checkShooter } from './seats.ts';

/** What a case and an entry of a log have in common. */
export interface Told {
  readonly shooter?: Seat;
  readonly before?: Position;
  readonly report?: StrokeReport;
  readonly stroke?: Stroke;
  readonly incidents?: readonly Incident[];
}

/** What a log knows of an entry beside what the entry says. */
export interface Known {
  /** Where the discs lie before it: `striker` says where the striker is placed. */
  readonly before: boolean;
}

/** What is the matter with a stroke or incidents. In a log (`known`) whose turn it is, and often what lies where, follows from the rulings before. */
export function checkTold(told: Told, path: string, frame: Frame, colors: Seating, known?: Known): readonly Problem[] {
  const missing = [...checkShooter(told.shooter, colors, joinPath(path, 'shooter')), ...checkComplete(told, path, known)];
  if (missing.length > 0) return missing;
  const before = told.before ? checkPosition(told.before, joinPath(path, 'before'), { ...frame, striker: strikerOf(told) }) : [];
  if (before.length > 0) return before;
  const incidents = (told.incidents ?? []).flatMap((incident, i) =>
    checkIncident(incident, joinPath(joinPath(path, 'incidents'), i), known ? null : colors, told.before),
  );
  const report = told.report && told.before ? checkReport(told.report, told.before, joinPath(path, 'report'), frame) : [];
  return [...report, ...incidents];
}

const isStroke = (told: Told): boolean => told.report !== undefined || told.stroke !== undefined;

const strikerOf = (told: Told): 'required' | 'optional' => (isStroke(told) ? 'required' : 'optional');

function checkComplete(told: Told, path: string, known: Known | undefined): readonly Problem[] {
  if (told.report && told.stroke) return [problem(joinPath(path, 'stroke'), 'both', told.stroke, 'report', 'stroke')];
  if (!isStroke(told)) {
    return (told.incidents ?? []).length > 0
      ? []
      : [problem(joinPath(path, 'report'), 'neither', undefined, 'report', 'stroke', 'incidents')];
  }
  const problems: Problem[] = [];
  if (told.before === undefined && !known?.before) problems.push(problem(joinPath(path, 'before'), 'needs', undefined, 'stroke'));
  if (told.shooter === undefined && !known) problems.push(problem(joinPath(path, 'shooter'), 'shooter-missing'));
  return problems;
}
