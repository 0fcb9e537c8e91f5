/** The form of a draft: what an edition's file says of what it amends, with who moves it and why. docs/drafts.md has it in words. */
import * as z from 'zod';
import { EDITION_IDS } from '../compiled/editions.ts';
import { ABOUT } from '../corpus/model.ts';
import { article, day, lang, prose, slug } from '../corpus/schema/common.ts';
import { amends } from '../corpus/schema/edition.ts';
import { policies } from '../corpus/schema/policies.ts';
import { ruleChange } from '../corpus/schema/rule.ts';

/** In some of the languages; in all of them before it is adopted. */
const inSome = z.partialRecord(lang, prose).refine((texts) => Object.keys(texts).length > 0, 'a text in some language');

/** What is taken over from another edition as it stands there; where that one is silent, the draft is. */
const take = z.strictObject({
  from: z.enum(EDITION_IDS),
  rules: z.array(slug).default([]),
  readings: z.array(slug).default([]),
  parameters: z.array(z.string()).default([]),
  policies: z.array(z.enum(Object.keys(policies.shape) as [keyof typeof policies.shape])).default([]),
});

const provision = z.union([
  z.strictObject({ absent: z.literal(true) }),
  z.strictObject({
    /** Its articles in the draft; those of the basis where it names none. */
    articles: z.array(article).min(1).optional(),
    /** The letter of a wording that an edition has. */
    wording: z
      .string()
      .regex(/^[a-z]$/, 'the letter of a wording')
      .optional(),
    /** New words. */
    texts: inSome.optional(),
    /** In one line, what changes for a player. */
    effect: inSome.optional(),
    /** A part of it for which the referee has no model differs. */
    rule: z.literal(true).optional(),
    /** Of a provision that no edition has: what it is called, in which chapter it stands, what it is about. It has no model: text only. */
    title: inSome.optional(),
    chapter: slug.optional(),
    about: z.enum(ABOUT).optional(),
  }),
]);
export type DraftProvision = z.infer<typeof provision>;

const change = z.strictObject({
  reason: prose,
  takes: z.array(take).default([]),
  amends: amends
    .extend({ rules: z.record(z.string(), ruleChange).default({}) })
    .default({ chapters: [], policies: {}, parameters: {}, rules: {}, readings: {} }),
  provisions: z.record(slug, provision).default({}),
});
export type Change = z.infer<typeof change>;

/** A draft: an edition that nobody has adopted. */
export const draftSchema = z.strictObject({
  id: slug,
  status: z.literal('draft'),
  /** The edition or the draft that it amends. */
  basis: slug,
  /** In which language it was moved. */
  language: lang,
  title: inSome,
  mover: prose,
  date: day,
  changes: z.array(change).min(1),
});
export type Draft = z.infer<typeof draftSchema>;
