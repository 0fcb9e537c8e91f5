import * as z from 'zod';
import { INCIDENT_TYPES, RULE_CODES } from '../../referee/codes.ts';
import { AFTERS, ANSWER_ASPECTS, ANSWERS, FIRSTS, SERIES, WAYS } from '../../referee/finder/codes.ts';
import { condition, reference } from './rule.ts';

const oneOrMore = <T extends z.ZodType>(value: T) => z.union([value, z.array(value).min(2)]);
const format = oneOrMore(z.enum(['singles', 'doubles']));

const strokeFields = {
  format: format.optional(),
  way: oneOrMore(z.enum(WAYS)).optional(),
  /** What was touched first. */
  first: oneOrMore(z.enum(FIRSTS)).optional(),
  /** Light discs of one's own on the table before the stroke. */
  hasLight: z.boolean().optional(),
  /** What came of it besides. */
  after: oneOrMore(z.enum(AFTERS)).optional(),
  /** The shooter owes a penalty disc. */
  owes: z.boolean().optional(),
};
const strokeWith = <F extends z.ZodRawShape>(fields: F) => {
  const plain = z.strictObject({ ...fields, not: z.strictObject(fields).optional() });
  return plain.extend({ any: z.array(plain).min(2).optional() });
};
/** When an article speaks of a stroke: every key must fit, of `any` one, of `not` none. */
const stroke = strokeWith({
  ...strokeFields,
  /** A right stroke by what the edition calls one (finder/right-strokes.yaml). */
  right: z.boolean().optional(),
});
/** Somebody pockets everything in his own first series. */
const series = z.strictObject({ format: format.optional(), turn: oneOrMore(z.literal(SERIES)).optional() });
/** How many warnings the offender has had. */
const warnings = z.int().nonnegative().optional();
const incident = z.strictObject({ type: oneOrMore(z.enum(INCIDENT_TYPES)), when: condition.optional(), warnings });

const SITUATIONS = ['stroke', 'incident', 'series'] as const;
const oneSituation = (value: Readonly<Partial<Record<(typeof SITUATIONS)[number], unknown>>>): boolean =>
  SITUATIONS.filter((kind) => value[kind] !== undefined).length === 1;
const ONE_SITUATION = `expected one of ${SITUATIONS.join(', ')}`;

/** What one article says by itself of some events, the other articles of its book left aside. */
const statement = (book: { readonly editions: readonly string[] }) =>
  z
    .strictObject({
      /** The editions with which it comes in; those that amend them say it too. */
      introduced: z.array(z.enum(book.editions)).min(1),
      /** The editions that do not say it any more. */
      repealed: z.array(z.enum(book.editions)).min(1).optional(),
      cites: reference,
      stroke: stroke.optional(),
      incident: incident.optional(),
      series: series.optional(),
      says: z
        .strictObject(Object.fromEntries(ANSWER_ASPECTS.map((aspect) => [aspect, z.enum(ANSWERS[aspect]).optional()])))
        .refine((says) => Object.keys(says).length > 0, 'an answer')
        .optional(),
      /** The rule whose cost it states: what that is, the rulebook says. */
      costs: z.enum(RULE_CODES).optional(),
      /** The article calls itself an exception ("unless", "in this case"): it goes before whatever else is said of this. */
      exception: z.literal(true).optional(),
    })
    .refine(oneSituation, ONE_SITUATION)
    .refine(({ says, costs }) => says !== undefined || costs !== undefined, 'expected what it says or the rule whose cost it states');

/** `content/<book>/finder/statements/<topic>.yaml` */
export const statementFileSchema = (book: { readonly editions: readonly string[] }) => z.array(statement(book)).min(1);
export type AuthoredStatement = z.infer<ReturnType<typeof statement>>;

/** `content/<book>/finder/right-strokes.yaml`: by the edition with which it comes in. */
export const rightStrokesSchema = (book: { readonly editions: readonly string[] }) =>
  z.partialRecord(z.enum(book.editions), strokeWith(strokeFields));
export type AuthoredStroke = z.infer<ReturnType<typeof strokeWith<typeof strokeFields>>>;

/** `content/<book>/finder/questions.yaml`: on which events a book has to say something. */
export const questionsSchema = z
  .array(
    z
      .strictObject({
        aspect: z.enum(ANSWER_ASPECTS),
        stroke: stroke.optional(),
        incident: z.strictObject({ warnings }).optional(),
        series: series.optional(),
      })
      .refine(oneSituation, ONE_SITUATION),
  )
  .min(1);
export type AuthoredQuestion = z.infer<typeof questionsSchema>[number];
