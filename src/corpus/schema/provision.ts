import * as z from 'zod';
import { ABOUT, type About, type CHANGE_KINDS, type Misprint } from '../model.ts';
import { article, prose, slug } from './common.ts';

/** Only how articles were regrouped is written by hand; every other kind of change is worked out. */
const REGROUPED = ['split', 'merged'] as const satisfies readonly (typeof CHANGE_KINDS)[number][];

const change = z.strictObject({ kind: z.enum(REGROUPED).optional(), rule: z.literal(true).optional(), effect: slug.optional() });
const entry = z.union([
  z.strictObject({ absent: z.literal(true) }),
  z.strictObject({ articles: z.array(article).min(1), wording: z.string().regex(/^[a-z]$/), change: change.optional() }),
]);

/** What is said by hand of a change from the basis. */
export interface AuthoredChange {
  readonly kind?: (typeof REGROUPED)[number] | undefined;
  /** A part of the rule for which the referee has no model differs. */
  readonly rule?: true | undefined;
  /** Key of the line that says what the change means to a player. */
  readonly effect?: string | undefined;
}
/** What an edition says to the question, as it is written by hand. */
export type AuthoredEntry =
  | { readonly absent: true }
  | {
      readonly articles: readonly string[];
      readonly wording: string;
      readonly change?: AuthoredChange | undefined;
    };
export interface AuthoredProvision<E extends string, R extends string> {
  readonly about: About;
  readonly terms: readonly string[];
  /** Only in a book that has no records of its rules, which name the provisions themselves. */
  readonly rules: readonly R[];
  readonly unmodelled?: string | undefined;
  readonly figure?: string | undefined;
  readonly parameters: readonly string[];
  readonly numbers: readonly number[];
  /** An edition that is not stated has what the one it amends has; without one it is absent. */
  readonly editions: Readonly<Partial<Record<E, AuthoredEntry>>>;
  readonly misprints: readonly Misprint<E>[];
}

/** `content/<book>/provisions/<chapter>/<id>.yaml`: one question, and which articles of which edition answer it. */
export const provisionSchema = <E extends string, R extends string>(book: {
  readonly editions: readonly E[];
  readonly rules: readonly R[];
}): z.ZodType<AuthoredProvision<E, R>> =>
  z.strictObject({
    kind: z.literal('provision'),
    about: z.enum(ABOUT),
    terms: z.array(slug).default([]),
    rules: z.array(z.enum(book.rules)).default([]),
    /** Why the referee has no rule for it. */
    unmodelled: z.enum(['definition', 'conduct', 'equipment', 'organisation', 'procedure', 'elsewhere']).optional(),
    figure: slug.optional(),
    /** Parameters whose numbers the texts say in words; those they refer to are found in the texts. */
    parameters: z.array(z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'the name of a parameter')).default([]),
    /** Numbers in digits that are no parameter. */
    numbers: z.array(z.number()).default([]),
    editions: z.partialRecord(z.enum(book.editions), entry),
    misprints: z.array(z.strictObject({ edition: z.enum(book.editions), article, printed: z.string() })).default([]),
  }) as unknown as z.ZodType<AuthoredProvision<E, R>>;

/** `content/<book>/texts/<lang>/<chapter>/<id>.yaml`: its restatement in one language. */
export const provisionTextSchema = z.strictObject({
  /** Over all editions: what the question is called. */
  title: prose,
  /** By letter of a wording: the title over it where the one over all editions would say something else than these editions do. */
  titles: z.record(z.string().regex(/^[a-z]$/), prose).default({}),
  wordings: z.record(z.string().regex(/^[a-z]$/), prose),
  effects: z.record(slug, prose).default({}),
});
