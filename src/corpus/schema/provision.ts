import * as z from 'zod';
import { RULE_CODES } from '../../referee/codes.ts';
import { ABOUT, type CHANGE_KINDS } from '../model.ts';
import { article, editionId, prose, slug } from './common.ts';

/** Only these are written by hand; unchanged, renumbered, introduced and dropped are derived. */
export const AUTHORED_CHANGES = ['reworded', 'amended', 'split', 'merged'] as const satisfies readonly (typeof CHANGE_KINDS)[number][];

const change = z.strictObject({ kind: z.enum(AUTHORED_CHANGES), effect: slug.optional() });
const entry = z.union([
  z.strictObject({ absent: z.literal(true) }),
  z.strictObject({ articles: z.array(article).min(1), wording: z.string().regex(/^[a-z]$/), change: change.optional() }),
]);

/** `content/novuss/provisions/<chapter>/<id>.yaml`: one question, and which articles of which edition answer it. */
export const provisionSchema = z.strictObject({
  kind: z.literal('provision'),
  about: z.enum(ABOUT),
  terms: z.array(slug).default([]),
  rules: z.array(z.enum(RULE_CODES)).default([]),
  /** Why the referee has no rule for it. */
  unmodelled: z.enum(['definition', 'conduct', 'equipment', 'organisation', 'procedure', 'elsewhere']).optional(),
  figure: slug.optional(),
  editions: z.strictObject({ '2008': entry, '2010': entry, '2017': entry, club: entry }),
  misprints: z.array(z.strictObject({ edition: editionId, article, printed: z.string() })).default([]),
});

/** `content/novuss/texts/<lang>/<chapter>/<id>.yaml`: its restatement in one language. */
export const provisionTextSchema = z.strictObject({
  title: prose,
  wordings: z.record(z.string().regex(/^[a-z]$/), prose),
  effects: z.record(slug, prose).default({}),
  reviewed: z.record(z.string().regex(/^[a-z]$/), z.string().regex(/^[0-9a-f]{8}\.[0-9a-f]{8}$/)).default({}),
});
