/** An exam: the same questions for a whole room from one link; its answers and result in another, checked by recomputing. */
import { fingerprint } from '../corpus/hash.ts';
import { fail, ok, type Result } from '../notation/result.ts';
import { BitReader, BitWriter } from '../notation/share/bits.ts';
import { EDITION_IDS, type EditionId } from '../referee/types.ts';
import type { QuizBook } from './book.ts';
import { fromUtf8, type LinkError, unwrap, utf8, wrap } from './envelope.ts';
import { findQuestion, GENERATOR_VERSION } from './generate.ts';
import { mark } from './mark.ts';
import { seedOf } from './random.ts';
import { type Answer, QUESTION_KINDS, type Question, type QuestionKind } from './types.ts';

/** How long one has: so many seconds for each question, or for all together. */
export interface TimeLimit {
  readonly per: 'question' | 'exam';
  readonly seconds: number;
}
export interface Exam {
  readonly edition: EditionId;
  readonly count: number;
  readonly limit: TimeLimit;
  /** Per cent of right answers needed. */
  readonly pass: number;
  readonly seed: number;
  readonly kinds: readonly QuestionKind[];
  /** Of the edition's content when it was set. */
  readonly hash: string;
}

/** Limits of what can be set. */
export const EXAM_LIMITS = { count: [5, 100], seconds: [10, 14_400], pass: [1, 100] } as const;

/** As at the table: thirty seconds a stroke (2017 11.7). */
export const STANDARD_EXAM = { count: 20, limit: { per: 'question', seconds: 30 }, pass: 80, kinds: QUESTION_KINDS } as const;

/** Time may be lengthened for whoever needs it; 0 is no limit. */
export const TIME_FACTORS = [1, 1.5, 2, 3, 0] as const;
export type TimeFactor = (typeof TIME_FACTORS)[number];

/** An exam on the edition as it stands now. */
export const newExam = (book: QuizBook, exam: Omit<Exam, 'hash'>): Exam => ({ ...exam, hash: book.editions[exam.edition].hash });

const refKey = ({ ref }: Question): string => JSON.stringify(ref);

/** The exam's questions: its kinds in turn, each question once. */
export function examQuestions(book: QuizBook, exam: Exam): readonly Question[] {
  const questions: Question[] = [];
  const taken = new Set<string>();
  for (let i = 0; questions.length < exam.count && i < exam.count * 4; i++) {
    const kind = exam.kinds[i % exam.kinds.length];
    const question = kind && findQuestion(book, { edition: exam.edition, kinds: [kind] }, seedOf('exam', exam.seed, i));
    if (!question || taken.has(subject(question))) continue;
    taken.add(subject(question));
    questions.push(question);
  }
  return questions;
}

/** Two questions about the same article or the same measure are one too many. */
function subject(question: Question): string {
  const { ask } = question;
  if (ask.kind === 'article') return `article ${ask.provision}`;
  return ask.kind === 'dimension' ? `dimension ${ask.parameter}` : refKey(question);
}

function writeExam(bits: BitWriter, exam: Exam): void {
  bits.write(GENERATOR_VERSION, 8);
  bits.write(EDITION_IDS.indexOf(exam.edition), 2);
  bits.write(exam.count, 8);
  bits.write(exam.limit.per === 'exam' ? 1 : 0, 1);
  bits.write(exam.limit.seconds, 16);
  bits.write(exam.pass, 7);
  bits.write(exam.seed, 32);
  for (const kind of QUESTION_KINDS) bits.write(exam.kinds.includes(kind) ? 1 : 0, 1);
  bits.write(Number.parseInt(exam.hash, 16), 32);
}

interface ReadExam {
  readonly exam: Exam;
  readonly version: number;
}

const inside = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

function readExam(bits: BitReader): ReadExam | null {
  const version = bits.read(8);
  const edition = EDITION_IDS[bits.read(2)] ?? '2017';
  const count = bits.read(8);
  const per = bits.read(1) === 1 ? 'exam' : 'question';
  const seconds = bits.read(16);
  const pass = bits.read(7);
  const seed = bits.read(32);
  const kinds = QUESTION_KINDS.filter(() => bits.read(1) === 1);
  const hash = bits.read(32).toString(16).padStart(8, '0');
  const sound =
    inside(count, EXAM_LIMITS.count) && inside(seconds, EXAM_LIMITS.seconds) && inside(pass, EXAM_LIMITS.pass) && kinds.length > 0;
  return sound && !bits.overrun ? { exam: { edition, count, limit: { per, seconds }, pass, seed, kinds, hash }, version } : null;
}

/** The code that an organiser hands to a room. */
export function examCode(exam: Exam): string {
  const bits = new BitWriter();
  writeExam(bits, exam);
  return wrap('exam', bits.toBytes());
}

/** An exam's link, opened. */
export interface OpenedExam {
  readonly exam: Exam;
  /** The rules as held here are not those it was set on. */
  readonly changed: boolean;
}

/** The exam of a code, or why there is none. */
export function openExam(book: QuizBook, code: string): Result<OpenedExam, LinkError> {
  const content = unwrap('exam', code);
  if (!content.ok) return content;
  const bits = new BitReader(content.value);
  const read = readExam(bits);
  if (read === null || !bits.exhausted) return fail({ code: 'altered' });
  if (read.version > GENERATOR_VERSION) return fail({ code: 'newer-version' });
  return ok({ exam: read.exam, changed: isChanged(book, read) });
}

const isChanged = (book: QuizBook, { exam, version }: ReadExam): boolean =>
  version !== GENERATOR_VERSION || exam.hash !== book.editions[exam.edition].hash;

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

/** A mark of the questions with their right answers: tells whether they are still the same. */
export const digestOf = (questions: readonly Question[]): string =>
  fingerprint(
    JSON.stringify(
      questions.map((q) => [q.ref, q.ask, q.form === 'choice' ? [q.options, q.right] : q.form === 'point' ? q.target : [q.items, q.right]]),
    ),
  );

const STEP = 10;

function writeAnswer(bits: BitWriter, answer: Answer | null): void {
  if (answer === null) bits.write(0, 2);
  else if (answer.form === 'choice') {
    bits.write(1, 2);
    bits.write(answer.pick, 3);
  } else if (answer.form === 'point') {
    bits.write(2, 2);
    for (const value of [answer.x, answer.y]) bits.write(Math.min(Math.max(0, Math.round((value + 600) * STEP)), 16_383), 14);
  } else {
    bits.write(3, 2);
    bits.write(answer.order.length, 3);
    for (const item of answer.order) bits.write(item, 3);
  }
}

function readAnswer(bits: BitReader): Answer | null {
  const form = bits.read(2);
  if (form === 0) return null;
  if (form === 1) return { form: 'choice', pick: bits.read(3) };
  if (form === 2) return { form: 'point', x: bits.read(14) / STEP - 600, y: bits.read(14) / STEP - 600 };
  return { form: 'order', order: Array.from({ length: bits.read(3) }, () => bits.read(3)) };
}

/** An answer as a link keeps it: a place to a tenth of a millimetre. */
export function snapAnswer(answer: Answer | null): Answer | null {
  if (answer?.form !== 'point') return answer;
  const snap = (value: number): number => Math.round((value + 600) * STEP) / STEP - 600;
  return { form: 'point', x: snap(answer.x), y: snap(answer.y) };
}

/** Letters of a name that a certificate keeps. */
export const LONGEST_NAME = 60;

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
  const content = unwrap('certificate', code);
  if (!content.ok) return content;
  const bits = new BitReader(content.value);
  const read = readExam(bits);
  if (read === null) return fail({ code: 'altered' });
  if (read.version > GENERATOR_VERSION) return fail({ code: 'newer-version' });
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
