/** A file somebody chose: a log to a sheet, or what is wrong with it and where. Never throws, changes nothing. */
import { parseJson } from '../../../notation/json.ts';
import { MAX_BYTES } from '../../../notation/limits.ts';
import { parseLog } from '../../../notation/parse.ts';
import { type Problem, problem } from '../../../notation/problem.ts';
import { sheetOf } from '../../../scoresheet/import.ts';
import type { Sheet } from '../../../scoresheet/types.ts';

export type ImportedSheet =
  | { readonly ok: true; readonly sheet: Sheet }
  | { readonly ok: false; readonly why: 'empty' | 'large' }
  | { readonly ok: false; readonly why: 'problems'; readonly problems: readonly Problem[] };

/** Reads the text of a file. `now` is in ms since 1970, for logs that say no times. */
export function importSheet(text: string, now: number): ImportedSheet {
  if (text.trim() === '') return { ok: false, why: 'empty' };
  if (text.length > MAX_BYTES) return { ok: false, why: 'large' };
  const refuse = (problems: readonly Problem[]): ImportedSheet => ({ ok: false, why: 'problems', problems });
  const json = parseJson(text);
  if (!json.ok) return refuse([json.error]);
  if (Array.isArray(json.value)) return refuse([problem('', 'wrong-type', json.value, 'object')]);
  const log = parseLog(json.value);
  if (!log.ok) return refuse(log.error);
  const sheet = sheetOf(log.value, now);
  return sheet.ok ? { ok: true, sheet: sheet.value } : refuse(sheet.error);
}
