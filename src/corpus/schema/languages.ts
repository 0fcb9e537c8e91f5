import * as z from 'zod';
import { ARTICLE_PARTS } from '../languages.ts';

/** BCP 47 as far as folders need it: language, script, region. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/;

/** `content/languages.json`: tag → language. A partial one names a complete one that stands in for it. */
export const languagesSchema = z
  .record(
    z.string().regex(LANGUAGE_TAG, 'a language tag like lv or pt-BR'),
    z.strictObject({
      name: z.string().min(1),
      locale: z.string().refine((tag) => Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0, 'a locale that dates can be written in'),
      iso: z.string().regex(/^[a-z]{3}$/, 'an ISO 639-3 code'),
      script: z.string().regex(/^[A-Z][a-z]{3}$/, 'an ISO 15924 code'),
      quotes: z.string().refine((marks) => [...marks].length === 2, 'an opening and a closing quotation mark'),
      article: z.string().min(1),
      articleParts: z.record(z.enum(ARTICLE_PARTS), z.string().min(1)),
      units: z.record(z.string(), z.string()),
      status: z.enum(['complete', 'partial']),
      second: z.string().optional(),
    }),
  )
  .superRefine((languages, context) => {
    for (const [lang, { status, second }] of Object.entries(languages)) {
      if (status === 'partial' && languages[second ?? '']?.status !== 'complete')
        context.addIssue({
          code: 'custom',
          path: [lang, 'second'],
          message: 'expected a complete language, in which a reader is shown what is missing',
        });
    }
  });
