import * as z from 'zod';
import type { Edition } from '../model.ts';
import { article, byLang, lang } from './common.ts';

/** `content/<book>/editions/<id>.yaml`: a rulebook, its chapters and the full list of its articles in the order of the book. */
export const editionSchema = <E extends string>(book: { readonly editions: readonly E[] }): z.ZodType<Edition<E>> =>
  z.strictObject({
    id: z.enum(book.editions),
    mark: z.string().min(1).max(2),
    basis: z.enum(book.editions).optional(),
    language: lang,
    inForce: z.iso.date().optional(),
    issuer: byLang,
    title: byLang,
    source: z.string(),
    chapters: z.array(
      z.strictObject({
        id: z.string().regex(/^(\d+|[a-d]|intro|annex-\d+)$/, 'a chapter number or letter, intro or annex-N'),
        title: byLang,
        articles: z.array(article),
      }),
    ),
  }) as unknown as z.ZodType<Edition<E>>;
