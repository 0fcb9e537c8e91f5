import * as z from 'zod';
import { prose, slug } from './common.ts';

const names = z.array(prose);

/** `content/glossary/<lang>/terms.yaml`: the terms of the game in one language, with what each source calls them. */
export const glossarySchema = z.record(
  slug,
  z.strictObject({
    term: prose,
    forms: names.default([]),
    definition: prose,
    synonyms: z
      .strictObject({ '2008': names.optional(), '2010': names.optional(), '2017': names.optional(), club: names.optional() })
      .default({}),
  }),
);
