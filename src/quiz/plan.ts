/**
 * A plan for the weeks before an exam: which themes on which day, from what is known today and what memory will lose until then. Plain data; the
 * calendar day comes from outside.
 */
import { fail, ok, type Result } from '../notation/result.ts';
import type { EditionId } from '../referee/types.ts';
import { editionIndex, type QuizBook } from './book.ts';
import type { Memory } from './memory.ts';
import type { Held } from './progress.ts';
import { shares } from './shares.ts';

/** A plan reaches so many days back from the exam; an exam further away is planned for from then on. */
export const LONGEST_PLAN = 28;
/** Days before the exam on which nothing new is learnt, where there are enough days. */
const LAST_DAYS = 3;
/** Questions that a rule not yet known asks for. */
const PER_RULE = 2;
/** Of a day's questions, the share that is left to repetition while there is new matter. */
const REPETITION = 0.3;

const DAY = 86_400_000;

/** A chapter of the edition and how many of its rules are not known. */
export interface Theme {
  readonly chapter: string;
  readonly open: number;
}
/** New questions on a theme. */
export interface Portion {
  readonly chapter: string;
  readonly questions: number;
}
export interface PlanDay {
  /** `2026-11-21` */
  readonly date: string;
  readonly learn: readonly Portion[];
  /** Questions on rules that are due again, or on anything of the plan where none are. */
  readonly repeat: number;
}
export interface PlanWish {
  readonly today: string;
  /** The day of the exam, itself no day of study. */
  readonly exam: string;
  /** Questions a day, at most. */
  readonly load: number;
  readonly themes: readonly Theme[];
  /** Rules that will be due by a date. */
  readonly due: (date: string) => number;
}
/** Why there is no plan: no day is left, or so few that each would need more questions than wished to touch every theme once. */
export type PlanProblem = { readonly code: 'no-day-left' } | { readonly code: 'too-late'; readonly load: number };

const atNoon = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The days of study: from today, or from the fourth week before, up to the day before the exam. */
export function studyDays(today: string, exam: string): readonly string[] {
  const end = atNoon(exam);
  const from = Math.max(atNoon(today), end - LONGEST_PLAN * DAY);
  const days = Math.max(0, Math.round((end - from) / DAY));
  return Array.from({ length: days }, (_, i) => dateOf(from + i * DAY));
}

/** How many questions each theme gets: by its open rules, at least one, all together at most `room`; what is left over goes to the largest remainders. */
function questionsFor(themes: readonly Theme[], room: number): readonly number[] {
  const wanted = themes.map(({ open }) => open * PER_RULE);
  const all = wanted.reduce((sum, n) => sum + n, 0);
  if (all <= room) return wanted;
  const more = wanted.map((n) => n - 1);
  return shares(more, room - themes.length).map((n) => n + 1);
}

/** The themes in their order over so many days, as evenly as can be. */
function spreadOut(themes: readonly Theme[], counts: readonly number[], days: number): readonly (readonly Portion[])[] {
  const all = counts.reduce((sum, n) => sum + n, 0);
  const portionsByDay: Portion[][] = Array.from({ length: days }, () => []);
  let at = 0;
  themes.forEach(({ chapter }, t) => {
    for (let n = counts[t] ?? 0; n > 0; n--, at++) {
      const portions = portionsByDay[Math.floor((at * days) / all)];
      const last = portions?.at(-1);
      if (last?.chapter === chapter) portions?.splice(-1, 1, { chapter, questions: last.questions + 1 });
      else portions?.push({ chapter, questions: 1 });
    }
  });
  return portionsByDay;
}

/**
 * The plan: every theme with something open is met before the exam, no day asks for more than its load, and the last days only repeat.
 * @returns the days in their order, or why there is no plan
 */
export function planFor({ today, exam, load, themes, due }: PlanWish): Result<readonly PlanDay[], PlanProblem> {
  const dates = studyDays(today, exam);
  if (dates.length === 0) return fail({ code: 'no-day-left' });
  const open = themes.filter((theme) => theme.open > 0);
  const last = Math.min(LAST_DAYS, Math.ceil((dates.length - 1) / 4));
  const learning = dates.length - last;
  if (open.length > learning * load) return fail({ code: 'too-late', load: Math.ceil(open.length / learning) });
  const fresh = Math.max(Math.ceil(open.length / learning), Math.floor(load * (1 - REPETITION)));
  const portionsByDay = spreadOut(open, questionsFor(open, learning * Math.min(load, fresh)), learning);
  let learnt = 0;
  return ok(
    dates.map((date, i): PlanDay => {
      const learn = portionsByDay[i] ?? [];
      const questions = learn.reduce((sum, portion) => sum + portion.questions, 0);
      const again = i < learning ? due(date) + learnt : load;
      learnt += Math.ceil(questions / PER_RULE);
      return { date, learn, repeat: Math.min(load - questions, again) };
    }),
  );
}

/** The chapters of an edition that hold rules, and how many of them are not known. */
export function themesOf(book: QuizBook, edition: EditionId, held: ReadonlyMap<string, Held>): readonly Theme[] {
  const { chapterOf } = editionIndex(book, edition);
  const open = new Map<string, number>();
  for (const { id, editions } of book.provisions) {
    const chapter = chapterOf.get(editions[edition]?.articles[0] ?? '');
    if (chapter !== undefined) open.set(chapter, (open.get(chapter) ?? 0) + Number(held.get(id) !== 'known'));
  }
  return book.editions[edition].chapters.flatMap(({ id }) => (open.has(id) ? [{ chapter: id, open: open.get(id) ?? 0 }] : []));
}

/** Rules of an edition whose memory will have faded by the end of a date. */
export const dueBy = (memories: readonly Memory[], edition: EditionId, date: string): number =>
  memories.filter((memory) => memory.edition === edition && memory.due <= atNoon(date) + DAY / 2).length;

/** What is stored of a plan: what was wished, and the days as they were planned on a day, so that answers do not shift them before the next. */
export interface StoredPlan {
  readonly edition: EditionId;
  readonly exam: string;
  readonly load: number;
  readonly planned: string;
  readonly days: readonly PlanDay[];
}

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(atNoon(value));
export const LOADS = [10, 20, 30, 40] as const;

/** A stored plan, read back; null for something that is none. */
export function readPlan(text: string | null): StoredPlan | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<StoredPlan> | null;
    if (value === null || typeof value !== 'object' || !isDate(value.exam) || !LOADS.some((load) => load === value.load)) return null;
    if (typeof value.edition !== 'string' || !isDate(value.planned) || !Array.isArray(value.days)) return null;
    const sound = value.days.every(
      (day) =>
        isDate(day?.date) &&
        Number.isInteger(day.repeat) &&
        Array.isArray(day.learn) &&
        day.learn.every((portion: Partial<Portion> | null) => typeof portion?.chapter === 'string' && Number.isInteger(portion.questions)),
    );
    return sound ? (value as StoredPlan) : null;
  } catch {
    return null;
  }
}
