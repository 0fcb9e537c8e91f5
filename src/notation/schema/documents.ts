/** The six documents a command reads. */

import * as z from 'zod/mini';
import { NOMINAL } from '../../geometry/parameters.ts';
import { TABLE_RANGES } from '../../physics/ranges.ts';
import { RULE_CODES } from '../../referee/codes.ts';
import { MAX_SETS } from '../limits.ts';
import { SIGN_FIELD, SIGNATURE } from '../signature.ts';
import {
  colorSchema,
  discIdSchema,
  editionSchema,
  formatSchema,
  overSchema,
  pointSchema,
  positionSchema,
  seatingSchema,
  seatSchema,
  strokeSchema,
} from './base.ts';
import { eventSchema } from './events.ts';
import { incidentSchema } from './incidents.ts';
import { stateSchema } from './state.ts';

const reportSchema = z.strictObject({ events: z.array(eventSchema), after: positionSchema });
const readingsSchema = z.record(z.string(), z.string());
const format = z.exactOptional(formatSchema);
const shooter = z.exactOptional(seatSchema);

const constant = (name: keyof typeof TABLE_RANGES) =>
  z.exactOptional(z.number().check(z.gte(TABLE_RANGES[name].least), z.lte(TABLE_RANGES[name].most)));

const tableSchema = z.strictObject({
  friction: constant('friction'),
  restitutionDisc: constant('restitutionDisc'),
  restitutionBoard: constant('restitutionBoard'),
  contactFriction: constant('contactFriction'),
  spin: z.exactOptional(z.boolean()),
  strikerMass: constant('strikerMass'),
  discMass: constant('discMass'),
  captureMargin: constant('captureMargin'),
  crossing: z.exactOptional(z.boolean()),
  climbing: z.exactOptional(z.boolean()),
});

export const caseSchema = z.strictObject({
  edition: z.exactOptional(editionSchema),
  editions: z.exactOptional(z.array(editionSchema)),
  format,
  colors: seatingSchema,
  shooter,
  before: z.exactOptional(positionSchema),
  report: z.exactOptional(reportSchema),
  stroke: z.exactOptional(strokeSchema),
  table: z.exactOptional(tableSchema),
  incidents: z.exactOptional(z.array(incidentSchema)),
  state: z.exactOptional(stateSchema),
  readings: z.exactOptional(readingsSchema),
});

export const shotSchema = z.strictObject({
  before: positionSchema,
  shooter: seatSchema,
  stroke: strokeSchema,
  table: z.exactOptional(tableSchema),
});

export const classifySchema = z.strictObject({
  position: positionSchema,
  colors: seatingSchema,
  edition: editionSchema,
  format,
  shooter,
});

export const checkPlacementSchema = z.strictObject({
  position: positionSchema,
  colors: seatingSchema,
  shooter: seatSchema,
  edition: editionSchema,
  format,
});

const penaltySchema = z.strictObject({
  seat: seatSchema,
  disc: discIdSchema,
  strokeFrom: z.exactOptional(z.number().check(z.gte(-NOMINAL.half), z.lte(NOMINAL.half))),
});

export const placeSchema = z.strictObject({
  position: positionSchema,
  edition: editionSchema,
  colors: seatingSchema,
  format,
  penalty: z.exactOptional(z.union([penaltySchema, z.array(penaltySchema)])),
  offTable: z.exactOptional(z.array(z.strictObject({ disc: discIdSchema, over: overSchema }))),
  readings: z.exactOptional(readingsSchema),
});

const notedSchema = z.strictObject({ rule: z.enum(RULE_CODES), color: colorSchema, seat: z.exactOptional(seatSchema) });

const logEntrySchema = z.strictObject({
  shooter,
  before: z.exactOptional(positionSchema),
  striker: z.exactOptional(pointSchema),
  report: z.exactOptional(reportSchema),
  stroke: z.exactOptional(strokeSchema),
  incidents: z.exactOptional(z.array(incidentSchema)),
  noted: z.exactOptional(z.array(notedSchema).check(z.minLength(1))),
});

const words = z.exactOptional(z.string().check(z.maxLength(200)));
const names = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(2));
const time = z.number().check(z.gte(0));
/** Lines in a field of 600 by 200 units. */
const signature = z.exactOptional(z.string().check(z.maxLength(SIGN_FIELD.longest), z.regex(SIGNATURE)));
const aboutSchema = z.strictObject({
  entered: z.exactOptional(colorSchema),
  names: z.exactOptional(z.strictObject({ red: names, black: names })),
  event: words,
  table: words,
  date: words,
  referee: words,
  houseRules: words,
  times: z.exactOptional(z.array(time)),
  swaps: z.exactOptional(z.array(z.strictObject({ color: colorSchema, before: z.int().check(z.gte(0)), time }))),
  signatures: z.exactOptional(z.strictObject({ first: signature, second: signature, referee: signature })),
});

export const logSchema = z.strictObject({
  edition: editionSchema,
  format,
  colors: seatingSchema,
  sets: z.exactOptional(z.int().check(z.gte(1), z.lte(MAX_SETS))),
  first: colorSchema,
  log: z.array(logEntrySchema),
  readings: z.exactOptional(readingsSchema),
  about: z.exactOptional(aboutSchema),
});
