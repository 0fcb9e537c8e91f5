import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeProblem } from '../../src/narrate/problem.ts';
import { problem } from '../../src/notation/problem.ts';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { incidentFields } from '../../src/referee/incidents/fields.ts';
import { LANGS, type Lang } from '../../src/ui/langs.ts';

type Tree = { readonly [key: string]: string | Tree };
const read = (area: string, lang: Lang): Tree =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/ui/${area}/${lang}.json`), 'utf8')) as Tree;
test('every field and every option of every incident has its words', () => {
  const { fields, options } = read('report', 'en') as { readonly fields: Tree; readonly options: Tree };
  for (const field of INCIDENT_TYPES.flatMap(incidentFields)) {
    expect(fields[field.name], field.name).toBeTypeOf('string');
    if (field.kind === 'choice') for (const option of field.options) expect(options[option], option).toBeTypeOf('string');
  }
});

test('a problem is told whole, in each language', () => {
  for (const lang of LANGS) {
    const strings = read('problem', lang) as Parameters<typeof describeProblem>[1];
    const text = describeProblem(problem('discs[0].x', 'outside-table', 612, 'x', 485, 'a disc'), strings, lang);
    expect(text).toMatch(/612.*485/);
    expect(text).not.toMatch(/[{}[\]]/);
  }
});
