import * as z from 'zod';
import type { Book } from '../books.ts';
import type { ReadingEntry } from '../model.ts';
import { article, prose, slug } from './common.ts';

export type AuthoredReading<E extends string> = Omit<ReadingEntry<E>, 'id' | 'texts'>;

/** `content/<book>/readings/<id>.yaml`: where an edition is silent, ambiguous or contradicts itself, and how it is read. */
export const readingSchema = <E extends string>(book: Book<E, string, string>): z.ZodType<AuthoredReading<E>> =>
  z.strictObject({
    editions: z.array(z.enum(book.editions)).min(1),
    articles: z.partialRecord(z.enum(book.editions), z.array(article)),
    provisions: z.array(slug).default([]),
    kind: z.enum(['gap', 'ambiguity', 'contradiction']),
    options: z.array(slug).min(2),
    default: slug,
    /** Editions whose own words point to another option. */
    defaults: z.partialRecord(z.enum(book.editions), slug).optional(),
    engine: z.boolean(),
  }) as unknown as z.ZodType<AuthoredReading<E>>;

/** `content/<book>/texts/<lang>/readings/<id>.yaml` */
export const readingTextSchema = z.strictObject({ question: prose, options: z.record(slug, prose), why: prose });
