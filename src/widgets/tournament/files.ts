/** A file somebody chose: JSON or TRF(x) to a competition, or what is wrong with it and in which line. */
import { parseJson } from '../../notation/json.ts';
import { competitionOf } from '../../tournament/competition.ts';
import type { Competition } from '../../tournament/event/types.ts';
import { lineOf } from '../../tournament/json-place.ts';
import type { Read } from '../../tournament/problem.ts';
import { readCompetition } from '../../tournament/read.ts';
import { looksLikeTrf, readTrf } from '../../tournament/trf/read.ts';

/** A tournament of 2,000 players over 30 rounds has about 8 MB. */
const MAX_BYTES = 16 * 1024 * 1024;
const TOO_LARGE: Read<Competition> = { ok: false, problems: [{ code: 'too-large', expected: `${MAX_BYTES / 1024 / 1024} MB` }] };

/** So many problems are given their line: the page shows no more. */
const PLACED = 8;

/** Reads a file; one that is too large is not even fetched. */
export const readFile = async (file: File): Promise<Read<Competition>> => (file.size > MAX_BYTES ? TOO_LARGE : readText(await file.text()));

/** Reads the text of a file. */
export function readText(text: string): Read<Competition> {
  if (text.trim() === '') return { ok: false, problems: [{ code: 'empty', line: 1 }] };
  if (text.length > MAX_BYTES) return TOO_LARGE;
  if (looksLikeTrf(text)) {
    const read = readTrf(text);
    return read.ok ? { ok: true, value: competitionOf(read.value) } : read;
  }
  const parsed = parseJson(text);
  if (!parsed.ok) {
    const { line, column, holds } = parsed.error;
    return { ok: false, problems: [{ code: 'syntax', ...(line === undefined ? {} : { line }), holds, expected: String(column ?? '') }] };
  }
  const read = readCompetition(parsed.value);
  if (read.ok) return read;
  // each line is looked for through the whole text
  return { ok: false, problems: read.problems.map((p, i) => (p.path && i < PLACED ? { ...p, line: lineOf(text, p.path) } : p)) };
}
