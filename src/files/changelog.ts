/** Reads `content/changelog.yaml`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { type ChangelogEntry, changelogSchema } from '../corpus/schema/changelog.ts';
import { projectRoot } from './root.ts';

/** The entries, newest first. Throws with the path of what is wrong. */
export function loadChangelog(): readonly ChangelogEntry[] {
  const entries = changelogSchema.parse(load(readFileSync(join(projectRoot(), 'content', 'changelog.yaml'), 'utf8')));
  return entries.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
