/** A file somebody chose: JSON or TRF(x) to a tournament, or what is wrong with it and in which line. */
import { parseJson } from '../../notation/json.ts';
import { lineOf } from '../../tournament/json-place.ts';
import type { Read } from '../../tournament/problem.ts';
import { readTournament } from '../../tournament/read.ts';
import { looksLikeTrf, readTrf } from '../../tournament/trf/read.ts';
import type { Tournament } from '../../tournament/types.ts';

/** A tournament of 2,000 players over 30 rounds has about 8 MB. */
export const MAX_BYTES = 16 * 1024 * 1024;

/** Reads the text of a file. */
export function readFile(text: string): Read<Tournament> {
  if (text.trim() === '') return { ok: false, problems: [{ code: 'empty', line: 1 }] };
  if (text.length > MAX_BYTES) return { ok: false, problems: [{ code: 'too-large', expected: '16 MB' }] };
  if (looksLikeTrf(text)) return readTrf(text);
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, holds } = parsed.error;
    return { ok: false, problems: [{ code: 'syntax', ...(line === undefined ? {} : { line }), holds, expected: String(column ?? '') }] };
  }
  const read = readTournament(parsed.value);
  return read.ok ? read : { ok: false, problems: read.problems.map((p) => (p.path ? { ...p, line: lineOf(text, p.path) } : p)) };
}
