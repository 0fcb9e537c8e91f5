import * as z from 'zod';
import { INCIDENT_TYPES } from '../../referee/codes.ts';
import { slug } from './common.ts';
import { reference } from './rule.ts';

/** An answer of an edition with the provision it stands in. */
const answer = z.strictObject({ value: z.boolean(), cites: reference });
const penalty = z.strictObject({
  cites: reference,
  /** Doubles: none is placed as long as the row opposite stands untouched. */
  row: reference,
  several: z.enum(['one-by-one', 'symmetric']),
  tieBreaks: z.array(z.enum(['fewer-own', 'fewer-all', 'stroke-side'])),
});
const offTable = z.strictObject({
  cites: reference,
  /** Where it went over a corner. */
  cornerCites: reference,
  other: z.enum(['nearest', 'clockwise']),
  corner: z.enum(['diagonal', 'may', 'clockwise']),
  between: z.boolean(),
});
const landed = z.strictObject({ cites: reference, fallback: z.enum(['nearest', 'beside']), fallbackReading: slug.nullable() });
const broken = z.strictObject({ cites: reference.nullable(), offTableCites: reference.nullable(), equal: z.enum(['harder', 'referee']) });

/**
 * The questions on which editions part, beside their rules; src/referee/edition.ts and src/referee/placement/rules.ts say what each means.
 * An edition that follows none answers them all.
 */
export const policies = z.strictObject({
  /** Which account of right and punishable strokes holds: the federations' or the club rules'. */
  strokes: z.enum(['federation', 'club']),
  placesBothDebts: answer,
  lastDiscWithPenaltyLoses: answer,
  lastDiscWithReturnLoses: answer,
  allFourAnswer: answer,
  whileWaiting: reference.nullable(),
  turnWhileWaiting: slug.nullable(),
  breach: z.strictObject({ cites: reference, reading: slug, cost: z.enum(['warning', 'penalty']) }).nullable(),
  misconduct: z.array(z.enum(INCIDENT_TYPES)),
  penalty,
  offTable,
  landed,
  broken,
});
export type Policies = z.infer<typeof policies>;

/** What an edition answers otherwise than the one it amends: single answers, or single values of one. */
export const policyChanges = z.strictObject({
  ...policies.partial().shape,
  placesBothDebts: answer.partial().optional(),
  lastDiscWithPenaltyLoses: answer.partial().optional(),
  lastDiscWithReturnLoses: answer.partial().optional(),
  allFourAnswer: answer.partial().optional(),
  penalty: penalty.partial().optional(),
  offTable: offTable.partial().optional(),
  landed: landed.partial().optional(),
  broken: broken.partial().optional(),
});
export type PolicyChanges = z.infer<typeof policyChanges>;
