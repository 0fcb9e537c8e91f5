import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findConflicts } from '../../src/referee/finder.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';

const says = new Set(EDITION_IDS.flatMap((id) => findConflicts(id).flatMap(({ answers }) => answers.map((answer) => answer.says))));

test.each(['de', 'ru', 'et', 'en'])('what articles answer in the conflicts has words in %s', (lang) => {
  const file = join(import.meta.dirname, `../../content/ui/${lang}.json`);
  const words = (JSON.parse(readFileSync(file, 'utf8')) as { readonly readings: { readonly says: Readonly<Record<string, string>> } })
    .readings.says;
  expect(says.size).toBeGreaterThan(5);
  expect([...says].filter((one) => !words[one])).toEqual([]);
});
