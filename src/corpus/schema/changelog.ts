/** `content/changelog.yaml`: what was changed in the restatements, newest first. */
import { z } from 'zod';

import { inEveryLanguage } from './common.ts';

export const changelogSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** The day, as `2026-11-21`. */
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    /** The rules concerned, by id; none where the entry concerns all. */
    provisions: z.array(z.string()).default([]),
    texts: inEveryLanguage(z.string().min(1)),
  }),
);
export type ChangelogEntry = z.infer<typeof changelogSchema>[number];
