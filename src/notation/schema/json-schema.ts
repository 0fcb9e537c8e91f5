/** The documents' shapes as JSON Schemas (draft 2020-12), for readers who bring their own validator. */
import * as z from 'zod/mini';
import { caseSchema, checkPlacementSchema, classifySchema, logSchema, placeSchema, shotSchema } from './documents.ts';
import { described } from './fields.ts';

const SCHEMAS = {
  case: caseSchema,
  shot: shotSchema,
  classify: classifySchema,
  'check-placement': checkPlacementSchema,
  place: placeSchema,
  log: logSchema,
} as const;

export type DocumentName = keyof typeof SCHEMAS;

/** The documents that have a schema. */
export const DOCUMENT_NAMES = Object.keys(SCHEMAS) as readonly DocumentName[];

const DESCRIPTIONS: Readonly<Record<DocumentName, string>> = {
  case: 'A position with a stroke, a report of one, or incidents, under one edition or several: what the referee rules on.',
  shot: 'A position with the striker and a stroke: what is simulated.',
  classify: 'A position and a seat: which discs are dark.',
  'check-placement': 'A position with the striker and a seat: whether it may lie there.',
  place: 'A position and discs that are to be set on the table: where each goes.',
  log: 'A recorded game: its sides, its edition, and entry by entry what happened.',
};

/** The JSON Schema of a document: its shape, not what only the whole can tell (overlaps, seats, reports that follow). */
export const jsonSchemaOf = (name: DocumentName): Readonly<Record<string, unknown>> => ({
  ...described(z.toJSONSchema(SCHEMAS[name])),
  title: `novuss ${name}`,
  description: DESCRIPTIONS[name],
});
