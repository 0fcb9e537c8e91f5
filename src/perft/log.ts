/** A full log, one line per answer, and what changed between two: ruling by ruling, field by field. */
import { canonical } from './canonical.ts';
import type { Entry } from './suites.ts';

/** What tells an answer from all others. */
const keyOf = ({ suite, edition, id }: Entry): string => `${suite}\t${edition}\t${id}`;

/** The line of an answer: suite, edition, id and the canonical answer, separated by tabs. */
export const logLine = (entry: Entry): string => `${keyOf(entry)}\t${canonical(entry.answer)}`;

/** Key → canonical answer, from the lines of a log. */
export function readLog(lines: Iterable<string>): Map<string, string> {
  const log = new Map<string, string>();
  for (const line of lines) {
    const at = line.lastIndexOf('\t');
    if (at > 0) log.set(line.slice(0, at), line.slice(at + 1));
  }
  return log;
}

interface Found {
  readonly rule?: string;
  readonly article?: string;
}

const isFindings = (value: unknown): value is readonly Found[] => Array.isArray(value);

/** Findings that only one of two lists has, and whether the same ones stand in another order. */
function findingChanges(before: readonly Found[], after: readonly Found[]): readonly string[] {
  const [was, is] = [before.map(canonical), after.map(canonical)];
  const gone = was.filter((finding) => !is.includes(finding)).map((finding) => `  findings - ${finding}`);
  const come = is.filter((finding) => !was.includes(finding)).map((finding) => `  findings + ${finding}`);
  if (gone.length > 0 || come.length > 0) return [...gone, ...come];
  const order = (list: readonly Found[]): string => list.map(({ rule, article }) => `${rule} (${article})`).join(', ');
  return [`  findings in another order: ${order(before)} → ${order(after)}`];
}

function fieldChanges(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [canonical(before[name]), canonical(after[name])];
    if (was === is) return [];
    const lists = [before[name], after[name]] as const;
    if (name === 'findings' && isFindings(lists[0]) && isFindings(lists[1])) return findingChanges(lists[0], lists[1]);
    return [`  ${name}: ${was} → ${is}`];
  });
}

/** How one answer changed against a log, with the case; null where it did not. Takes the answer out of the log. */
export function changeOf(entry: Entry, log: Map<string, string>): string | null {
  const key = keyOf(entry);
  const before = log.get(key);
  log.delete(key);
  const after = canonical(entry.answer);
  if (before === after) return null;
  const changes = before === undefined ? ['  not in the log'] : fieldChanges(JSON.parse(before), JSON.parse(after));
  const document = {
    ...entry.document,
    edition: entry.edition,
    ...(entry.reading && { readings: { [entry.reading.id]: entry.reading.option } }),
  };
  return [`${key.replaceAll('\t', ' ')}`, ...changes, `  case: ${JSON.stringify(document)}`].join('\n');
}
