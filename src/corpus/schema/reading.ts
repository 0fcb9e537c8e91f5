import * as z from 'zod';
import { article, editionId, prose, slug } from './common.ts';

/** `content/novuss/readings/<id>.yaml`: where an edition is silent, ambiguous or contradicts itself, and how it is read. */
export const readingSchema = z.strictObject({
  editions: z.array(editionId).min(1),
  articles: z.partialRecord(editionId, z.array(article)),
  provisions: z.array(slug).default([]),
  kind: z.enum(['gap', 'ambiguity', 'contradiction']),
  options: z.array(slug).min(2),
  default: slug,
  /** Editions whose own words point to another option. */
  defaults: z.partialRecord(editionId, slug).optional(),
  engine: z.boolean(),
});

/** `content/novuss/texts/<lang>/readings/<id>.yaml` */
export const readingTextSchema = z.strictObject({ question: prose, options: z.record(slug, prose), why: prose });
