import * as z from 'zod';
import type { Book } from '../books.ts';
import type { Term } from '../model.ts';
import { prose, slug } from './common.ts';

const names = z.array(prose);

/** `content/glossary/<lang>/<terms>.yaml`: the terms of the game in one language, with what each source calls them. */
export const glossarySchema = <E extends string>(book: Book<E, string, string>): z.ZodType<Readonly<Record<string, Omit<Term<E>, 'id'>>>> =>
  z.record(
    slug,
    z.strictObject({
      term: prose,
      forms: names.default([]),
      definition: prose,
      synonyms: z.partialRecord(z.enum(book.editions), names).default({}),
    }),
  ) as unknown as z.ZodType<Readonly<Record<string, Omit<Term<E>, 'id'>>>>;
