/** The documents' shapes as JSON Schemas (draft 2020-12), for readers who bring their own validator. */
import * as z from 'zod/mini';
import { caseSchema, checkPlacementSchema, classifySchema, logSchema, placeSchema, shotSchema } from './documents.ts';

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

/** The JSON Schema of a document: its shape, not what only the whole can tell (overlaps, seats, reports that follow). */
export const jsonSchemaOf = (name: DocumentName): Readonly<Record<string, unknown>> => ({
  ...z.toJSONSchema(SCHEMAS[name]),
  title: `novuss ${name}`,
});
