import * as z from 'zod';
import { article, prose } from './common.ts';

const value = z.union([
  z.strictObject({ unstated: z.literal(true) }),
  z.strictObject({
    value: z.union([z.number(), z.string(), z.null()]),
    min: z.number().optional(),
    max: z.number().optional(),
    tolerance: z.strictObject({ plus: z.number().optional(), minus: z.number().optional() }).optional(),
    article,
  }),
]);

const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a camelCase name');

/** `content/novuss/parameters/<group>.json`: sizes, masses, counts and times by edition, each with its article. */
export const parameterFileSchema = z.record(
  name,
  z.strictObject({
    unit: z.enum(['mm', 'g', 'degrees', 's', 'min', 'in', 'count']),
    values: z.strictObject({ '2008': value, '2010': value, '2017': value, club: value }),
    doubt: z.record(z.string(), z.string()).optional(),
  }),
);

/** `content/novuss/texts/<lang>/parameters.yaml`: what each parameter is called. */
export const parameterTextSchema = z.record(name, z.strictObject({ name: prose, note: prose.optional() }));
