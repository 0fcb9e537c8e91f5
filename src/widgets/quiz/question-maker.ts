/** Makes questions from a book. Some take a quarter of a second on a slow phone, so it runs in a worker (`worker.ts`) where there are workers. */

import type { Result } from '../../notation/result.ts';
import type { Readings } from '../../notation/types.ts';
import { questionOf } from '../../quiz/authored.ts';
import type { QuizBook } from '../../quiz/book.ts';
import { dailyTen } from '../../quiz/daily.ts';
import type { LinkError } from '../../quiz/envelope.ts';
import { type CheckedCertificate, certificateCode, checkCertificate, type Sitting } from '../../quiz/exam/certificate.ts';
import type { Exam } from '../../quiz/exam/exam.ts';
import { digestOf, examQuestions, type Paper } from '../../quiz/exam/exam-questions.ts';
import { findQuestion, questionAt, type Wish } from '../../quiz/generate.ts';
import type { Memory } from '../../quiz/memory.ts';
import { gistOf } from '../../quiz/round.ts';
import type { Situation } from '../../quiz/situation.ts';
import type { GeneratedRef, Question } from '../../quiz/types.ts';
import type { EditionId } from '../../referee/types.ts';

/** An exam's questions and their mark. */
export interface ExamPaper {
  readonly questions: readonly Question[];
  readonly digest: string;
}

/** Everything that takes longer than a frame. */
export interface QuestionMaker {
  /** `before`: the gists of what was asked last. */
  daily(
    edition: EditionId,
    memories: readonly Memory[],
    date: string,
    now: number,
    before?: readonly string[],
  ): Promise<readonly Question[]>;
  find(wish: Wish, seed: number): Promise<Question | null>;
  at(ref: GeneratedRef): Promise<Question | null>;
  /** What these questions wanted to be known, in their order; those that are made no more are left out. */
  gists(refs: readonly GeneratedRef[]): Promise<readonly string[]>;
  /** `house`: readings that the reader's house rules decide. */
  authored(situation: Situation, edition: EditionId, house?: Readings): Promise<Question | null>;
  exam(exam: Exam, paper: Paper): Promise<ExamPaper>;
  /** A certificate's code. */
  certify(sitting: Sitting): Promise<string>;
  check(code: string): Promise<Result<CheckedCertificate, LinkError>>;
}

/** A question maker for one book. */
export const questionMaker = (book: QuizBook): QuestionMaker => ({
  daily: async (edition, memories, date, now, before) => dailyTen(book, edition, memories, date, now, before),
  find: async (wish, seed) => findQuestion(book, wish, seed),
  at: async (ref) => questionAt(book, ref),
  gists: async (refs) => refs.flatMap((ref) => questionAt(book, ref) ?? []).map(gistOf),
  authored: async (situation, edition, house) => questionOf(book, situation, edition, house),
  exam: async (exam, paper) => {
    const questions = examQuestions(book, exam, paper);
    return { questions, digest: digestOf(questions) };
  },
  certify: async (sitting) => certificateCode(sitting),
  check: async (code) => checkCertificate(book, code),
});
