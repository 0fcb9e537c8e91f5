import * as z from 'zod';
import { article, byLang, editionId, lang } from './common.ts';

/** `content/novuss/editions/<id>.yaml`: a rulebook, its chapters and the full list of its articles in the order of the book. */
export const editionSchema = z.strictObject({
  id: editionId,
  mark: z.string().min(1).max(2),
  basis: editionId.optional(),
  language: lang,
  inForce: z.iso.date().optional(),
  issuer: byLang,
  title: byLang,
  source: z.string(),
  chapters: z.array(
    z.strictObject({
      id: z.string().regex(/^(\d+|intro|annex-\d+)$/, 'a chapter number, intro or annex-N'),
      title: byLang,
      articles: z.array(article),
    }),
  ),
});
