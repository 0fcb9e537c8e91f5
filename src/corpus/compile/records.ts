/** The records of rules and readings, as their files state them. */
import { RULE_CODES } from '../../referee/codes.ts';
import { type AuthoredReading, readingSchema } from '../schema/reading.ts';
import { type AuthoredRule, ruleFileSchema } from '../schema/rule.ts';
import type { Filed } from './editions.ts';
import { matchIn } from './paths.ts';
import { type ContentFiles, checked, problemAt, type Report, readData } from './source.ts';

interface Book {
  readonly id: string;
  readonly editions: readonly string[];
}

/** The records of all rules by their codes, in the order of the codes. Each code has one. */
export function readRules(files: ContentFiles, { id: book, editions }: Book, report: Report): ReadonlyMap<string, Filed<AuthoredRule>> {
  const schema = ruleFileSchema({ editions });
  const found = new Map<string, Filed<AuthoredRule>>();
  const named = new Set<string>();
  for (const [file, text] of files) {
    if (matchIn(book, file, 'rule') === undefined) continue;
    const source = { file, text };
    const data = readData(source, report);
    // one that is wrong is not missing besides
    for (const code of Object.keys(data ?? {})) named.add(code);
    for (const [code, value] of Object.entries((data === undefined ? undefined : checked(schema, data, source, report)) ?? {})) {
      const other = found.get(code);
      if (other !== undefined) report(problemAt(source, [code], 'id-twice', `expected one record; another stands in ${other.file}`));
      else found.set(code, { ...source, value });
    }
  }
  for (const code of RULE_CODES)
    if (!named.has(code)) report({ file: `${book}/rules`, path: code, code: 'rule-missing', detail: `expected a record of ${code}` });
  return new Map(RULE_CODES.flatMap((code) => (found.has(code) ? [[code, found.get(code) as Filed<AuthoredRule>] as const] : [])));
}

/** All readings by id. */
export function readReadings(
  files: ContentFiles,
  { id: book, editions }: Book,
  report: Report,
): ReadonlyMap<string, Filed<AuthoredReading>> {
  const schema = readingSchema({ editions });
  return new Map(
    [...files].flatMap(([file, text]): readonly (readonly [string, Filed<AuthoredReading>])[] => {
      const id = matchIn(book, file, 'reading')?.[0];
      if (id === undefined) return [];
      const source = { file, text };
      const data = readData(source, report);
      const value = data === undefined ? undefined : checked(schema, data, source, report);
      if (value !== undefined && !value.options.includes(value.default))
        report(problemAt(source, ['default'], 'default-unknown', `expected one of ${value.options.join(', ')}; found ${value.default}`));
      return value === undefined ? [] : [[id, { ...source, value }]];
    }),
  );
}
