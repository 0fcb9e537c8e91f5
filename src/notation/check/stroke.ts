/** What a stroke is given by: a report or a stroke, never both; the position before it with the striker; the shooter. */
import type { Seating } from '../../referee/types.ts';
import { joinPath, type Problem, problem } from '../problem.ts';
import type { LogEntry } from '../types.ts';
import { checkIncident } from './incidents.ts';
import { checkPosition, type Frame } from './place.ts';
import { checkReport } from './report.ts';
import { checkShooter } from './seats.ts';

/** What a case and an entry of a log have in common. */
type Given = Omit<LogEntry, 'striker' | 'noted'>;

/** What a log knows of an entry beside what the entry says. */
export interface Known {
  /** Whether it knows where the discs lie before it: `striker` says where the striker is placed. */
  readonly before: boolean;
}

/** What is the matter with a stroke or incidents. In a log (`known`) whose turn it is, and often what lies where, follows from the rulings before. */
export function checkGiven(given: Given, path: string, frame: Frame, colors: Seating, known?: Known): readonly Problem[] {
  const missing = [...checkShooter(given.shooter, colors, joinPath(path, 'shooter')), ...checkComplete(given, path, known)];
  if (missing.length > 0) return missing;
  const before = given.before ? checkPosition(given.before, joinPath(path, 'before'), { ...frame, striker: strikerOf(given) }) : [];
  if (before.length > 0) return before;
  const incidents = (given.incidents ?? []).flatMap((incident, i) =>
    checkIncident(incident, joinPath(joinPath(path, 'incidents'), i), known ? null : colors, given.before),
  );
  const report = given.report && given.before ? checkReport(given.report, given.before, joinPath(path, 'report'), frame) : [];
  return [...report, ...incidents];
}

const isStroke = (given: Given): boolean => given.report !== undefined || given.stroke !== undefined;

const strikerOf = (given: Given): 'required' | 'optional' => (isStroke(given) ? 'required' : 'optional');

function checkComplete(given: Given, path: string, known: Known | undefined): readonly Problem[] {
  if (given.report && given.stroke) return [problem(joinPath(path, 'stroke'), 'both', given.stroke, 'report', 'stroke')];
  if (!isStroke(given)) {
    return (given.incidents ?? []).length > 0
      ? []
      : [problem(joinPath(path, 'report'), 'neither', undefined, 'report', 'stroke', 'incidents')];
  }
  const problems: Problem[] = [];
  if (given.before === undefined && !known?.before) problems.push(problem(joinPath(path, 'before'), 'needs', undefined, 'stroke'));
  if (given.shooter === undefined && !known) problems.push(problem(joinPath(path, 'shooter'), 'shooter-missing'));
  return problems;
}
