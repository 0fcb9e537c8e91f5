import * as z from 'zod';
import { prose, slug } from './common.ts';
import { reference } from './rule.ts';

/** `settled`: the edition says clearly what the one it amends left open. */
export const readingChange = z.union([
  z.literal('settled'),
  z.strictObject({ default: slug.optional(), cites: z.array(reference).min(1).optional() }),
]);

/** `content/<book>/readings/<id>.yaml`: where an edition is silent, ambiguous or contradicts itself, and how it is read. */
export const readingSchema = (book: { readonly editions: readonly string[] }) =>
  z.strictObject({
    /** The editions with which the question comes up; those that amend them leave it open too, unless they say otherwise. */
    introduced: z.array(z.enum(book.editions)).min(1),
    kind: z.enum(['gap', 'ambiguity', 'contradiction']),
    options: z.array(slug).min(2),
    default: slug,
    /** The provisions whose articles are silent, ambiguous or contradict each other; a note names the first. */
    cites: z.array(reference).min(1),
    /** Provisions on whose pages it stands besides. */
    statedIn: z.array(slug).default([]),
    /** Whether the referee asks for it. */
    engine: z.boolean(),
  });
export type AuthoredReading = z.infer<ReturnType<typeof readingSchema>>;

/** `content/<book>/texts/<lang>/readings/<id>.yaml` */
export const readingTextSchema = z.strictObject({ question: prose, options: z.record(slug, prose), why: prose });
