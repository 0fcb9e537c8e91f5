/**
 * An exam that is being sat: what has been answered and a clock that runs on, whether or not anybody has the page open. Whoever closes it and
 * comes back finds it as if it had stayed open: what ran out meanwhile is unanswered. Times in ms since 1970, from outside.
 */
import { isAnswer, snapAnswer } from '../answer.ts';
import { isCount, isNumber, isPlain, isText, orNull, type Shape } from '../shape.ts';
import type { Answer } from '../types.ts';
import { type Exam, TIME_FACTORS, type TimeFactor } from './exam.ts';
import type { Paper } from './exam-questions.ts';

/** Enough to go on with after a reload. */
export interface OpenSitting {
  /** Of the exam. */
  readonly code: string;
  readonly name: string;
  /** On which it was begun; days since 1 January 1970 on the reader's calendar. */
  readonly day: number;
  readonly factor: TimeFactor;
  /** Left out where an earlier version of this site began it. */
  readonly paper?: Paper;
  /** Of the questions with their right answers when it was begun. */
  readonly digest: string;
  /** Of every question passed so far; the next one is being asked. */
  readonly answers: readonly (Answer | null)[];
  /** When the clock that runs now was started: the question's, or the whole exam's. */
  readonly since: number;
}

/** How long one has, ms: for a question, or for the exam; `Infinity` without a limit. */
const allowance = ({ limit }: Exam, factor: TimeFactor): number =>
  factor === 0 ? Number.POSITIVE_INFINITY : limit.seconds * 1000 * factor;

/** Whether every question has been passed. */
export const isOver = ({ count }: Exam, { answers }: OpenSitting): boolean => answers.length >= count;

/** ms left on the clock that runs now; a device whose clock was set back gives nobody more than there was. */
export function msLeft(exam: Exam, { factor, since }: OpenSitting, now: number): number {
  const span = allowance(exam, factor);
  return Math.min(span, Math.max(0, since + span - now));
}

/** The sitting at `now`: what has run out is unanswered, and the next question's time began when the last one's ended. */
export function runOn(exam: Exam, sitting: OpenSitting, now: number): OpenSitting {
  const { answers, factor, since } = sitting;
  const span = allowance(exam, factor);
  if (now - since < span) return sitting;
  const open = exam.count - answers.length;
  const whole = exam.limit.per === 'exam';
  const lost = whole ? open : Math.min(open, Math.floor((now - since) / span));
  return { ...sitting, answers: [...answers, ...Array<null>(lost).fill(null)], since: whole ? since : since + lost * span };
}

/** The sitting after an answer (null: left open) given at `now`; what comes after the time is up is not counted. */
export function giveAnswer(exam: Exam, sitting: OpenSitting, answer: Answer | null, now: number): OpenSitting {
  const due = runOn(exam, sitting, now);
  if (due !== sitting || isOver(exam, sitting)) return due;
  return { ...sitting, answers: [...sitting.answers, snapAnswer(answer)], since: exam.limit.per === 'exam' ? sitting.since : now };
}

const SHAPE: Shape = {
  code: isText,
  name: isText,
  day: isCount,
  factor: (value) => TIME_FACTORS.includes(value as TimeFactor),
  paper: (value) => value === undefined || (isPlain(value) && isCount(value.attempt) && typeof value.word === 'string'),
  digest: isText,
  answers: (value) => Array.isArray(value) && value.every(orNull(isAnswer)),
  since: isNumber,
};

/** What a device has stored, as a sitting; null where it is damaged. */
export const readSitting = (value: unknown): OpenSitting | null =>
  isPlain(value) && Object.entries(SHAPE).every(([field, test]) => test(value[field])) ? (value as unknown as OpenSitting) : null;
