import * as z from 'zod';
import type { Parameter } from '../model.ts';
import { article, prose } from './common.ts';

/** Sizes, masses, counts and times: none is nothing, or less. */
const size = z.number().positive('expected a number above 0');
const deviation = z.number().nonnegative('expected a number that is not below 0');

const value = z.union([
  z.strictObject({ unstated: z.literal(true) }),
  z.strictObject({
    value: size.nullable(),
    min: size.optional(),
    max: size.optional(),
    tolerance: z.strictObject({ plus: deviation.optional(), minus: deviation.optional() }).optional(),
    article,
  }),
]);

/** A value in an edition's own file: its article is the basis' where none is named. */
export const statedValue = z.union([value.options[0], value.options[1].partial({ article: true })]);

const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a camelCase name');

export type AuthoredParameter<E extends string> = Omit<Parameter<E>, 'id' | 'group' | 'texts'>;

/** `content/<book>/parameters/<group>.json`: sizes, masses, counts and times by edition, each with its article. */
export const parameterFileSchema = <E extends string>(book: {
  readonly editions: readonly E[];
}): z.ZodType<Readonly<Record<string, AuthoredParameter<E>>>> =>
  z.record(
    name,
    z.strictObject({
      unit: z.enum(['mm', 'g', 'degrees', 's', 'min', 'in', 'count']),
      /** An edition that states none has its basis'. */
      values: z.partialRecord(z.enum(book.editions), value),
      doubt: z.record(z.string(), z.string()).optional(),
    }),
  ) as unknown as z.ZodType<Readonly<Record<string, AuthoredParameter<E>>>>;

/** `content/<book>/texts/<lang>/parameters.yaml`: what each parameter is called. */
export const parameterTextSchema = z.record(name, z.strictObject({ name: prose, note: prose.optional() }));
