/** The events of a stroke, field by field per type. */
import * as z from 'zod/mini';
import { bodyIdSchema, discIdSchema, numberSchema, overSchema, pocketSchema, pointSchema, seatSchema } from './base.ts';

const t = z.number().check(z.gte(0));

const brokenBase = { t, type: z.literal('broken'), disc: bodyIdSchema };

const brokenSchema = z.discriminatedUnion('larger', [
  z.strictObject({ ...brokenBase, larger: z.literal('table'), at: pointSchema }),
  z.strictObject({ ...brokenBase, larger: z.literal('off-table') }),
  z.strictObject({ ...brokenBase, larger: z.literal('pocketed') }),
  z.strictObject({
    ...brokenBase,
    larger: z.literal('equal'),
    at: z.tuple([pointSchema, pointSchema]),
    harder: z.literal([0, 1]),
  }),
]);

export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ t, type: z.literal('contact'), a: bodyIdSchema, b: discIdSchema }),
  z.strictObject({ t, type: z.literal('board'), disc: bodyIdSchema, board: seatSchema }),
  z.strictObject({ t, type: z.literal('zone-return'), disc: z.literal('striker'), seat: seatSchema }),
  z.strictObject({ t, type: z.literal('pocketed'), disc: bodyIdSchema, pocket: pocketSchema }),
  z.strictObject({ t, type: z.literal('off-table'), disc: bodyIdSchema, over: overSchema }),
  z.strictObject({ t, type: z.literal('landed'), disc: bodyIdSchema, on: bodyIdSchema, side: numberSchema }),
  z.strictObject({ t, type: z.literal('on-edge'), disc: bodyIdSchema }),
  z.strictObject({
    t,
    type: z.literal('fell-later'),
    disc: discIdSchema,
    pocket: pocketSchema,
    when: z.enum(['before-next-stroke', 'during-stroke']),
  }),
  brokenSchema,
]);
