/**
 * From anything to a document one may rely on: `parseX` gives the typed document, or everything that is wrong with it. Shape first
 * (strict: unknown fields are refused), then what only the whole can tell. Nothing here throws, whatever it is given.
 */
import type * as z from 'zod/mini';
import type { Position, Shot } from '../physics/types.ts';
import type { CaseEvent, Incident } from '../referee/types.ts';
import { checkCase, checkCheckPlacement, checkClassify, checkLog, checkPlace, checkSetup, checkShot } from './check/documents.ts';
import { checkPosition, type PositionRules } from './check/place.ts';
import type { Problem } from './problem.ts';
import { fail, ok, type Result } from './result.ts';
import { positionSchema } from './schema/base.ts';
import { caseSchema, checkPlacementSchema, classifySchema, logSchema, placeSchema, shotSchema } from './schema/documents.ts';
import { eventSchema } from './schema/events.ts';
import { incidentSchema } from './schema/incidents.ts';
import { problemsOf } from './schema/issues.ts';
import type { CaseDocument, CheckPlacementDocument, ClassifyDocument, LogDocument, PlaceDocument } from './types.ts';

/** The document, or all problems found, the first of them worth showing alone. */
export type Parsed<T> = Result<T, readonly Problem[]>;

/** A case for the referee. */
export const parseCase = (input: unknown): Parsed<CaseDocument> => parse(caseSchema, checkCase, input);

/** A case, or a position as a table is set up with it, in which nothing has happened yet. */
export const parseSetup = (input: unknown): Parsed<CaseDocument> => parse(caseSchema, checkSetup, input);

/** A shot for the physics. */
export const parseShot = (input: unknown): Parsed<Shot> => parse(shotSchema, checkShot, input);

/** A position whose discs are to be called dark or light. */
export const parseClassify = (input: unknown): Parsed<ClassifyDocument> => parse(classifySchema, checkClassify, input);

/** A striker's place to be judged. */
export const parseCheckPlacement = (input: unknown): Parsed<CheckPlacementDocument> =>
  parse(checkPlacementSchema, checkCheckPlacement, input);

/** Discs to be set on the table. */
export const parsePlace = (input: unknown): Parsed<PlaceDocument> => parse(placeSchema, checkPlace, input);

/** The log of a game. */
export const parseLog = (input: unknown): Parsed<LogDocument> => parse(logSchema, checkLog, input);

/** A position by itself. */
export const parsePosition = (input: unknown, rules: PositionRules = {}): Parsed<Position> =>
  parse(positionSchema, (position: Position) => checkPosition(position, '', rules), input);

/** One event, shape only. */
export const parseEvent = (input: unknown): Parsed<CaseEvent> => parse(eventSchema, () => [], input);

/** One incident, shape only. */
export const parseIncident = (input: unknown): Parsed<Incident> => parse(incidentSchema, () => [], input);

function parse<T>(schema: z.core.$ZodType, check: (document: T) => readonly Problem[], input: unknown): Parsed<T> {
  const shape = (schema as z.ZodMiniType).safeParse(input);
  if (!shape.success) return fail(problemsOf(shape.error.issues, input));
  const document = shape.data as T;
  const problems = check(document);
  return problems.length > 0 ? fail(problems) : ok(document);
}
