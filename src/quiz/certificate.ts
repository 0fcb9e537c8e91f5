/** A certificate: the answers and the result of an exam in a link, checked by making its questions again and marking them. */
import { fail, ok, type Result } from '../notation/result.ts';
import { BitReader, BitWriter } from '../notation/share/bits.ts';
import { readAnswer, snapAnswer, writeAnswer } from './answer.ts';
import type { QuizBook } from './book.ts';
import { fromUtf8, type LinkError, unwrap, utf8, wrap } from './envelope.ts';
import { type Exam, isChanged, LONGEST_NAME, readExam, TIME_FACTORS, type TimeFactor, writeExam } from './exam.ts';
import { digestOf, examQuestions } from './exam-questions.ts';
import { mark } from './mark.ts';
import type { Answer, Question } from './types.ts';
import { GENERATOR_VERSION } from './version.ts';

/** What a certificate's link holds. */
export interface Sitting {
  readonly exam: Exam;
  readonly name: string;
  /** Days since 1 January 1970. */
  readonly day: number;
  readonly factor: TimeFactor;
  readonly answers: readonly (Answer | null)[];
  /** Of the questions and their right answers as they were sat. */
  readonly digest: string;
}

/** The code of a certificate. */
export function certificateCode({ exam, name, day, factor, answers, digest }: Sitting): string {
  const bits = new BitWriter();
  writeExam(bits, exam);
  bits.write(day, 16);
  bits.write(TIME_FACTORS.indexOf(factor), 3);
  bits.write(Number.parseInt(digest, 16), 32);
  const letters = utf8([...name].slice(0, LONGEST_NAME).join(''));
  bits.write(letters.length, 8);
  for (const byte of letters) bits.write(byte, 8);
  for (const answer of answers) writeAnswer(bits, answer);
  return wrap('certificate', bits.toBytes());
}

/** How an exam came out. */
export interface Outcome {
  readonly right: number;
  readonly total: number;
  readonly passed: boolean;
  readonly marks: readonly boolean[];
}

/** Counts the right answers. */
export function resultOf(exam: Exam, questions: readonly Question[], answers: readonly (Answer | null)[]): Outcome {
  const marks = questions.map((question, i) => mark(question, snapAnswer(answers[i] ?? null)).right);
  const right = marks.filter(Boolean).length;
  return { right, total: questions.length, passed: right * 100 >= exam.pass * questions.length, marks };
}

/** A certificate, checked by making its questions again and marking its answers. */
export interface CheckedCertificate {
  readonly sitting: Sitting;
  readonly questions: readonly Question[];
  readonly result: Outcome;
  /** `changed`: the rules held here, or the questions made from them, are no longer those that were sat; the result can't be confirmed. */
  readonly standing: 'confirmed' | 'changed';
}

/** Opens and checks a certificate. */
export function checkCertificate(book: QuizBook, code: string): Result<CheckedCertificate, LinkError> {
  const link = unwrap('certificate', code);
  if (!link.ok) return link;
  const bits = new BitReader(link.value.content);
  const read = readExam(book, bits, link.value.version);
  if (read === null) return fail({ code: 'altered' });
  if (read.generator > GENERATOR_VERSION) return fail({ code: 'newer-version' });
  if (read.unknownEdition !== undefined) return fail({ code: 'unknown-edition', edition: read.unknownEdition });
  const { exam } = read;
  const day = bits.read(16);
  const factor = TIME_FACTORS[bits.read(3)] ?? 1;
  const digest = bits.read(32).toString(16).padStart(8, '0');
  const name = fromUtf8(Array.from({ length: bits.read(8) }, () => bits.read(8)));
  const answers = Array.from({ length: exam.count }, () => readAnswer(bits));
  if (bits.overrun || !bits.exhausted) return fail({ code: 'altered' });
  const questions = examQuestions(book, exam);
  const same = !isChanged(book, read) && digestOf(questions) === digest;
  const sitting: Sitting = { exam, name, day, factor, answers, digest };
  return ok({ sitting, questions, result: resultOf(exam, questions, answers), standing: same ? 'confirmed' : 'changed' });
}
