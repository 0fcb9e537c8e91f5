/** A certificate: the answers and the result of an exam in a link, checked by making its questions again and marking them. */
import { fail, ok, type Result } from '../../notation/result.ts';
import { BitReader, BitWriter } from '../../notation/share/bits.ts';
import { readAnswer, snapAnswer, writeAnswer } from '../answer.ts';
import type { QuizBook } from '../book.ts';
import { type LinkError, readText, unwrap, wrap, writeText } from '../envelope.ts';
import { mark } from '../mark.ts';
import type { Answer, Question } from '../types.ts';
import { type Exam, isChanged, LONGEST_NAME, opens, type ReadExam, readExam, TIME_FACTORS, type TimeFactor, writeExam } from './exam.ts';
import { digestOf, examQuestions, FIRST, type Paper, topicOf } from './exam-questions.ts';

/** What a certificate's link holds. */
export interface Sitting {
  readonly exam: Exam;
  readonly name: string;
  /** Days since 1 January 1970. */
  readonly day: number;
  readonly factor: TimeFactor;
  readonly paper: Paper;
  readonly answers: readonly (Answer | null)[];
  /** Of the questions and their right answers as they were sat. */
  readonly digest: string;
}

/** The code of a certificate. */
export function certificateCode({ exam, name, day, factor, paper, answers, digest }: Sitting): string {
  const bits = new BitWriter();
  writeExam(bits, exam);
  bits.write(day, 16);
  bits.write(TIME_FACTORS.indexOf(factor), 3);
  bits.write(paper.attempt, 4);
  writeText(bits, paper.word);
  bits.write(Number.parseInt(digest, 16), 32);
  writeText(bits, [...name].slice(0, LONGEST_NAME).join(''));
  for (const answer of answers) writeAnswer(bits, answer);
  return wrap('certificate', bits.toBytes());
}

/** How an exam came out. */
export interface Outcome {
  readonly right: number;
  readonly total: number;
  readonly passed: boolean;
  readonly marks: readonly boolean[];
  /** Each topic by itself, in the order in which the book has them. */
  readonly topics: readonly TopicMark[];
}
/** How one topic came out. */
export interface TopicMark {
  /** Of the edition. */
  readonly chapter: string;
  readonly right: number;
  readonly total: number;
  /** All of it had to be right. */
  readonly must: boolean;
}

function topicMarks(exam: Exam, questions: readonly Question[], marks: readonly boolean[], order: readonly string[]): readonly TopicMark[] {
  const found = new Map<string, TopicMark>();
  for (const [i, question] of questions.entries()) {
    const chapter = topicOf(exam, question);
    const must = exam.topics.some((topic) => topic.chapter === chapter && topic.must);
    const { right, total } = found.get(chapter) ?? { right: 0, total: 0 };
    found.set(chapter, { chapter, right: right + Number(marks[i] === true), total: total + 1, must });
  }
  return [...found.values()].sort((a, b) => order.indexOf(a.chapter) - order.indexOf(b.chapter));
}

/** Counts the right answers. `chapters`: of the edition, in order. */
export function resultOf(
  exam: Exam,
  questions: readonly Question[],
  answers: readonly (Answer | null)[],
  chapters: readonly string[],
): Outcome {
  const marks = questions.map((question, i) => mark(question, snapAnswer(answers[i] ?? null)).right);
  const right = marks.filter(Boolean).length;
  const topics = topicMarks(exam, questions, marks, chapters);
  const held = topics.every((topic) => !topic.must || topic.right === topic.total);
  return { right, total: questions.length, passed: held && right * 100 >= exam.pass * questions.length, marks, topics };
}

/** A certificate, checked by making its questions again and marking its answers. */
export interface CheckedCertificate {
  readonly sitting: Sitting;
  readonly questions: readonly Question[];
  readonly result: Outcome;
  /** `changed`: the rules held here, or the questions made from them, are no longer those that were sat; the result can't be confirmed. */
  readonly standing: 'confirmed' | 'changed';
  /** Sat once more often than the exam allows, or opened with a word that does not open it: nobody could have sat it so. */
  readonly irregular: 'attempt' | 'word' | null;
}

interface Head extends Omit<Sitting, 'answers'> {
  readonly read: ReadExam;
  /** The answers follow. */
  readonly bits: BitReader;
}

function readHead(book: QuizBook, code: string): Result<Head, LinkError> {
  const link = unwrap('certificate', code);
  if (!link.ok) return link;
  const bits = new BitReader(link.value.content);
  const exam = readExam(book, bits, link.value.version);
  if (!exam.ok) return exam;
  const read = exam.value;
  const day = bits.read(16);
  const factor = TIME_FACTORS[bits.read(3)] ?? 1;
  const paper: Paper = read.generator < 5 ? FIRST : { attempt: bits.read(4), word: readText(bits) };
  const digest = bits.read(32).toString(16).padStart(8, '0');
  return ok({ exam: read.exam, day, factor, paper, digest, name: readText(bits), read, bits });
}

/** Opens and checks a certificate. */
export function checkCertificate(book: QuizBook, code: string): Result<CheckedCertificate, LinkError> {
  const head = readHead(book, code);
  if (!head.ok) return head;
  const { read, bits, ...rest } = head.value;
  if (read.unknownEdition !== undefined) return fail({ code: 'unknown-edition', edition: read.unknownEdition });
  const { exam, paper, digest } = rest;
  const answers = Array.from({ length: exam.count }, () => readAnswer(bits));
  if (bits.overrun || !bits.exhausted) return fail({ code: 'altered' });
  const questions = examQuestions(book, exam, paper);
  const same = !isChanged(book, read) && digestOf(questions) === digest;
  const chapters = book.editions[exam.edition].chapters.map(({ id }) => id);
  const late = paper.attempt < 1 || (exam.attempts > 0 && paper.attempt > exam.attempts);
  return ok({
    sitting: { ...rest, answers },
    questions,
    result: resultOf(exam, questions, answers, chapters),
    standing: same ? 'confirmed' : 'changed',
    irregular: late ? 'attempt' : opens(exam, paper.word) ? null : 'word',
  });
}

/** Which exam a certificate is of, whose, and which attempt, counted from 1, without making its questions; null where it can't be read. */
export function certificateHead(
  book: QuizBook,
  code: string,
): { readonly exam: Exam; readonly name: string; readonly attempt: number } | null {
  const head = readHead(book, code);
  if (!head.ok || head.value.bits.overrun) return null;
  const { exam, name, paper } = head.value;
  return { exam, name, attempt: paper.attempt };
}
