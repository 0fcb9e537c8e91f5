/** A file somebody chose: JSON or TRF(x) to a tournament, or what is wrong with it and in which line. */
import { parseJson } from '../../notation/json.ts';
import { lineOf } from '../../tournament/json-place.ts';
import type { Read } from '../../tournament/problem.ts';
import { readTournament } from '../../tournament/read.ts';
import { looksLikeTrf, readTrf } from '../../tournament/trf/read.ts';
import type { Tournament } from '../../tournament/types.ts';

/** A tournament of 2,000 players over 30 rounds has about 8 MB. */
export const MAX_BYTES = 16 * 1024 * 1024;

/** So many problems are given their line: the page shows no more. */
const PLACED = 8;

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
  if (read.ok) return read;
  // each line is looked for through the whole text
  return { ok: false, problems: read.problems.map((p, i) => (p.path && i < PLACED ? { ...p, line: lineOf(text, p.path) } : p)) };
}
