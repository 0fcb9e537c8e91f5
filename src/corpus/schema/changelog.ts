/** `content/changelog.yaml`: what was changed in the restatements, newest first. */
import { z } from 'zod';

import { day, inEveryLanguage } from './common.ts';

export const changelogSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    date: day,
    /** The rules concerned, by id; none where the entry concerns all. */
    provisions: z.array(z.string()).default([]),
    texts: inEveryLanguage(z.string().min(1)),
  }),
);
export type ChangelogEntry = z.infer<typeof changelogSchema>[number];
