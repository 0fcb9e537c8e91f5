/** What is stored of a reader's training, as one plain document: what a device stores, what is exported, imported and merged. */
import { fail, ok, type Result } from '../notation/result.ts';
import { NEWEST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';
import { currentCode } from './link.ts';
import { isKnown, type Memory, memoryKey } from './memory.ts';
import { isCount, isEdition, isFlag, isNumber, isPlain, isText, orNull, type Plain, type Shape } from './shape.ts';
import { MISTAKES, type MistakeCode } from './types.ts';

/** One answer. */
export interface Attempt {
  /** Of the question: its link's code. */
  readonly code: string;
  readonly at: number;
  readonly edition: EditionId;
  readonly provision: string | null;
  readonly right: boolean;
  readonly mistake: MistakeCode | null;
}
/** One day of training; `date` as `2026-11-21` on the reader's calendar. */
export interface Day {
  readonly date: string;
  readonly answered: number;
  readonly right: number;
  /** The daily ten were finished. */
  readonly daily: boolean;
}
/** An exam that was sat: its certificate's code. */
export interface SatExam {
  readonly code: string;
  readonly at: number;
}
export interface Progress {
  readonly version: typeof PROGRESS_VERSION;
  readonly edition: EditionId;
  readonly memories: readonly Memory[];
  readonly days: readonly Day[];
  readonly attempts: readonly Attempt[];
  readonly exams: readonly SatExam[];
}

/** 1: memories and days. 2: attempts as well, days say whether the ten were finished. 3: exams and the edition trained in. */
export const PROGRESS_VERSION = 3;
/** Answers stored; older ones live on in the memories. */
export const MOST_ATTEMPTS = 2000;

export const EMPTY_PROGRESS: Progress = { version: PROGRESS_VERSION, edition: NEWEST, memories: [], days: [], attempts: [], exams: [] };

/** What is wrong with a file of progress, and where. */
export interface ProgressProblem {
  readonly code: 'too-large' | 'not-json' | 'not-progress' | 'newer-version' | 'wrong-field';
  readonly path?: string;
  readonly found?: string;
}

const SHAPES: Readonly<Record<'memories' | 'days' | 'attempts' | 'exams', Shape>> = {
  memories: {
    edition: isEdition,
    provision: isText,
    wording: isText,
    due: isNumber,
    last: orNull(isNumber),
    stability: (v) => isNumber(v) && v >= 0,
    difficulty: (v) => isNumber(v) && v >= 0 && v <= 10,
    reps: isCount,
    lapses: isCount,
    state: (v) => isCount(v) && v <= 3,
  },
  days: { date: (v) => typeof v === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(v), answered: isCount, right: isCount, daily: isFlag },
  attempts: {
    code: isText,
    at: isNumber,
    edition: isEdition,
    provision: orNull(isText),
    right: isFlag,
    mistake: orNull((v) => MISTAKES.includes(v as MistakeCode)),
  },
  exams: { code: isText, at: isNumber },
};

/** A stored day; rows of version 1 lack `daily`. */
export const upgradedDay = (day: unknown): unknown => (isPlain(day) ? { daily: false, ...day } : day);

/** Older documents are brought up to date step by step; each step knows only its own two versions. */
const MIGRATIONS: Readonly<Record<number, (old: Plain) => Plain>> = {
  1: (old) => ({ ...old, version: 2, attempts: [], days: list(old.days).map(upgradedDay) }),
  2: (old) => ({ ...old, version: 3, exams: [], edition: '2017' }),
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A document of any version as one of today's; null for one of tomorrow or none at all. */
function migrate(document: Plain): Plain | null {
  let current = document;
  while (isCount(current.version) && current.version < PROGRESS_VERSION) {
    const step = MIGRATIONS[current.version];
    if (step === undefined) return null;
    current = step(current);
  }
  return current.version === PROGRESS_VERSION ? current : null;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'undefined').slice(0, 60);

function rowProblem(name: keyof typeof SHAPES, rows: unknown): ProgressProblem | null {
  if (!Array.isArray(rows)) return { code: 'wrong-field', path: name, found: shown(rows) };
  for (const [i, row] of rows.entries()) {
    if (!isPlain(row)) return { code: 'wrong-field', path: `${name}[${i}]`, found: shown(row) };
    for (const [field, test] of Object.entries(SHAPES[name]))
      if (!test(row[field])) return { code: 'wrong-field', path: `${name}[${i}].${field}`, found: shown(row[field]) };
  }
  return null;
}

/** A row with its own fields and no others. */
const only = (name: keyof typeof SHAPES, rows: unknown): never[] =>
  list(rows).map((row) => Object.fromEntries(Object.keys(SHAPES[name]).map((field) => [field, (row as Plain)[field]]))) as never[];

/** The longest file of progress, letters: every rule in every edition, all answers stored and ten thousand exams make two million. */
export const MAX_PROGRESS = 8 * 1024 * 1024;

/** Reads an exported file. Nothing is taken from a file that is wrong anywhere. */
export function parseProgress(text: string): Result<Progress, ProgressProblem> {
  if (text.length > MAX_PROGRESS) return fail({ code: 'too-large' });
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return fail({ code: 'not-json' });
  }
  return readProgress(document);
}

/** The same for what a device has stored. */
export function readProgress(document: unknown): Result<Progress, ProgressProblem> {
  if (!isPlain(document) || !isCount(document.version) || !('memories' in document)) return fail({ code: 'not-progress' });
  if (document.version > PROGRESS_VERSION) return fail({ code: 'newer-version', found: String(document.version) });
  const current = migrate(document);
  if (current === null) return fail({ code: 'not-progress' });
  if (!isEdition(current.edition)) return fail({ code: 'wrong-field', path: 'edition', found: shown(current.edition) });
  for (const name of ['memories', 'days', 'attempts', 'exams'] as const) {
    const problem = rowProblem(name, current[name]);
    if (problem !== null) return fail(problem);
  }
  const { edition, memories, days, attempts, exams } = current;
  return ok({
    version: PROGRESS_VERSION,
    edition,
    memories: only('memories', memories),
    days: only('days', days),
    attempts: only('attempts', attempts),
    exams: only('exams', exams),
  });
}

/** Progress as a file. */
export const exportProgress = (progress: Progress): string => `${JSON.stringify(progress, null, 1)}\n`;

function byKey<T>(rows: readonly T[], keyOf: (row: T) => string, better: (a: T, b: T) => T): T[] {
  const found = new Map<string, T>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = found.get(key);
    found.set(key, known === undefined ? row : better(known, row));
  }
  return [...found.keys()].sort().map((key) => found.get(key) as T);
}

/** The later of two memories of the same rule; of two as late the one with more repetitions, then the one due sooner. */
export function later(a: Memory, b: Memory): Memory {
  const order = (a.last ?? 0) - (b.last ?? 0) || a.reps - b.reps || b.due - a.due || a.stability - b.stability || a.lapses - b.lapses;
  return order === 0 ? firstWritten(a, b) : order > 0 ? a : b;
}

const fuller = (a: Day, b: Day): Day => ({
  date: a.date,
  answered: Math.max(a.answered, b.answered),
  right: Math.max(a.right, b.right),
  daily: a.daily || b.daily,
});

/** Of two records of one event that tell it differently: always the same one, whichever device is asked first. */
const firstWritten = <T>(a: T, b: T): T => (JSON.stringify(a) <= JSON.stringify(b) ? a : b);

/** Tells answers apart, and sorts them by their time. */
export const attemptKey = ({ at, code }: Attempt): string => `${String(at).padStart(16, '0')} ${code}`;

/** Two devices' progress as one: nothing is lost, nothing counted twice, and the order does not matter but for the edition being trained in. */
export function mergeProgress(own: Progress, other: Progress): Progress {
  const attempts = byKey([...own.attempts, ...other.attempts], attemptKey, firstWritten);
  return {
    version: PROGRESS_VERSION,
    edition: own.edition,
    memories: byKey([...own.memories, ...other.memories], (m) => memoryKey(m.edition, m.provision), later),
    days: byKey([...own.days, ...other.days], (day) => day.date, fuller),
    attempts: attempts.slice(-MOST_ATTEMPTS),
    exams: byKey(
      [...own.exams, ...other.exams],
      (exam) => exam.code,
      (a, b) => (a.at === b.at ? firstWritten(a, b) : a.at < b.at ? a : b),
    ),
  };
}

/** A question to be asked again, and the provision it was asked about: its link's code does not say which of its provisions that was. */
export type MissedQuestion = Pick<Attempt, 'code' | 'provision'>;

/** Questions last answered wrongly, the latest first. */
export function mistakesOf(attempts: readonly Attempt[], edition: EditionId): readonly MissedQuestion[] {
  const last = new Map<string, Attempt>();
  for (const attempt of [...attempts].sort((a, b) => a.at - b.at)) {
    if (attempt.edition === edition) last.set(currentCode(attempt.code), attempt);
  }
  return [...last.values()]
    .filter(({ right }) => !right)
    .sort((a, b) => b.at - a.at)
    .map(({ code, provision }) => ({ code, provision }));
}

/** Right answers in a row after which a rule counts as known. */
const RIGHT_IN_A_ROW = 2;

/** How well a rule is held: known from more than one right answer, met but not yet known, due again, or not met. */
export type Held = 'known' | 'once' | 'due' | 'new';

/**
 * How well each rule of an edition is held. One right answer may have been luck: a rule is known after two in a row that have not faded. Of a rule
 * whose answers are no longer stored, or were given under another edition, the memory tells.
 */
export function heldRules({ memories, attempts }: Progress, edition: EditionId, now: number): ReadonlyMap<string, Held> {
  const rows = new Map<string, number>();
  for (const { edition: of, provision, right } of [...attempts].sort((a, b) => a.at - b.at))
    if (of === edition && provision !== null) rows.set(provision, right ? (rows.get(provision) ?? 0) + 1 : 0);
  const held = (memory: Memory): Held => {
    if (!isKnown(memory, now)) return 'due';
    return (rows.get(memory.provision) ?? memory.reps) >= RIGHT_IN_A_ROW ? 'known' : 'once';
  };
  return new Map(memories.filter((memory) => memory.edition === edition).map((memory) => [memory.provision, held(memory)] as const));
}

/** The day before a date, on the calendar. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** Days in a row with the daily ten finished, up to today or yesterday. */
export function streakOf(days: readonly Day[], today: string): number {
  const done = new Set(days.filter((day) => day.daily).map((day) => day.date));
  let count = 0;
  for (let date = done.has(today) ? today : dayBefore(today); done.has(date); date = dayBefore(date)) count++;
  return count;
}
