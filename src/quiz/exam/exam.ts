/** An exam as it is set, and the link that hands it to a whole room. */
import { numberOf, parametersOf } from '../../geometry/parameters.ts';
import { fail, ok, type Result } from '../../notation/result.ts';
import { BitReader, BitWriter } from '../../notation/share/bits.ts';
import { isKnownEdition, readEdition, writeEdition } from '../../notation/share/edition.ts';
import { seedOf } from '../../random/random.ts';
import { NEWEST } from '../../referee/edition-order.ts';
import type { EditionId } from '../../referee/types.ts';
import type { QuizBook } from '../book.ts';
import { type LinkError, readText, unwrap, wrap, writeText } from '../envelope.ts';
import { LINKED_KINDS, QUESTION_KINDS, type QuestionKind, WORTH_ASKING } from '../types.ts';
import { GENERATOR_VERSION, SAME_SINCE } from '../version.ts';

/** How long one has: so many seconds for each question, or for all together. */
export interface TimeLimit {
  readonly per: 'question' | 'exam';
  readonly seconds: number;
}
/** A chapter of the edition that is asked about, as often as its weight says beside the others'. */
export interface Topic {
  readonly chapter: string;
  readonly weight: number;
  /** Every question about it has to be right. */
  readonly must: boolean;
}
export interface Exam {
  readonly edition: EditionId;
  readonly count: number;
  readonly limit: TimeLimit;
  /** Per cent of right answers needed. */
  readonly pass: number;
  readonly seed: number;
  /** What is asked where no topics are set. */
  readonly kinds: readonly QuestionKind[];
  /** None: its kinds in turn, about whatever they are about. */
  readonly topics: readonly Topic[];
  /** How often somebody may sit it, each time with other questions; 0 where nobody counts. */
  readonly attempts: number;
  /** A mark of the word without which it can't be opened (`sealOf`); null where it is open to everybody who has its link. */
  readonly seal: number | null;
  /** Of the edition's content when it was set. */
  readonly hash: string;
}

/** Limits of what can be set. */
export const EXAM_LIMITS = {
  count: [5, 100],
  seconds: [10, 14_400],
  pass: [1, 100],
  attempts: [0, 9],
  weight: [1, 9],
  topics: 24,
} as const;
/** Letters of the word that opens a sealed exam. */
export const LONGEST_WORD = 24;

/** As at the table: for a question the time of a stroke, s. */
const SECONDS = numberOf(parametersOf(NEWEST), 'strokeTime');

export const STANDARD_EXAM = {
  count: 20,
  limit: { per: 'question', seconds: SECONDS },
  pass: 80,
  kinds: WORTH_ASKING,
  topics: [],
  attempts: 0,
  seal: null,
} as const;

/** Time may be lengthened for whoever needs it; 0 is no limit. */
export const TIME_FACTORS = [1, 1.5, 2, 3, 0] as const;
export type TimeFactor = (typeof TIME_FACTORS)[number];

/** An exam on the edition as it stands now. */
export const newExam = (book: QuizBook, exam: Omit<Exam, 'hash'>): Exam => ({ ...exam, hash: book.editions[exam.edition].hash });

/** Upper and lower case, and spaces around it, make no other word. */
export const plainWord = (word: string): string => [...word.trim().toLowerCase()].slice(0, LONGEST_WORD).join('');

/** The mark of a word for an exam's number: tells a wrong word from the right one, 16 bits. */
export const sealOf = (seed: number, word: string): number => seedOf('seal', seed, plainWord(word)) & 0xffff;

/** Whether a word opens the exam. */
export const opens = ({ seal, seed }: Exam, word: string): boolean => seal === null || sealOf(seed, word) === seal;

/** How many kinds an exam of a generator counts. */
const kindsOf = (generator: number): number => (generator < 3 ? 10 : generator < 4 ? 11 : generator < 6 ? 14 : LINKED_KINDS.length);

/** Writes an exam into a link. */
export function writeExam(bits: BitWriter, exam: Exam): void {
  bits.write(GENERATOR_VERSION, 8);
  writeEdition(bits, exam.edition);
  bits.write(exam.count, 8);
  bits.write(exam.limit.per === 'exam' ? 1 : 0, 1);
  bits.write(exam.limit.seconds, 16);
  bits.write(exam.pass, 7);
  bits.write(exam.seed, 32);
  for (const kind of LINKED_KINDS) bits.write(kind !== null && exam.kinds.includes(kind) ? 1 : 0, 1);
  bits.write(Number.parseInt(exam.hash, 16), 32);
  bits.write(exam.attempts, 4);
  bits.write(exam.seal === null ? 0 : 1, 1);
  if (exam.seal !== null) bits.write(exam.seal, 16);
  bits.write(exam.topics.length, 5);
  for (const { chapter, weight, must } of exam.topics) {
    writeText(bits, chapter, 5);
    bits.write(weight, 4);
    bits.write(must ? 1 : 0, 1);
  }
}

/** What generators before 5 did not know: nobody counts, everybody may open it, no topics. */
const PLAIN = { attempts: 0, seal: null, topics: [] } as const;

function readMore(bits: BitReader): Pick<Exam, 'attempts' | 'seal' | 'topics'> {
  const attempts = bits.read(4);
  const seal = bits.read(1) === 1 ? bits.read(16) : null;
  const topics = Array.from({ length: bits.read(5) }, (): Topic => {
    const chapter = readText(bits, 5);
    return { chapter, weight: bits.read(4), must: bits.read(1) === 1 };
  });
  return { attempts, seal, topics };
}

/** An exam as it was read, with the version of the generator that set it. */
export interface ReadExam {
  readonly exam: Exam;
  readonly generator: number;
  /** What the link names in place of an edition that is known here; the exam has the newest one then. */
  readonly unknownEdition?: string;
}

const inside = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** Reads an exam from a link of this version, or why it is none that could have been set; of a later generator nothing more is known. */
export function readExam(book: QuizBook, bits: BitReader, version: number): Result<ReadExam, LinkError> {
  const generator = bits.read(8);
  if (generator > GENERATOR_VERSION) return fail({ code: 'newer-version' });
  const named = readEdition(bits, version);
  const edition = isKnownEdition(named, Object.keys(book.editions)) ? named : NEWEST;
  const count = bits.read(8);
  const per = bits.read(1) === 1 ? 'exam' : 'question';
  const seconds = bits.read(16);
  const pass = bits.read(7);
  const seed = bits.read(32);
  const linked = LINKED_KINDS.slice(0, kindsOf(generator)).filter(() => bits.read(1) === 1);
  const kinds = QUESTION_KINDS.filter((kind) => linked.includes(kind));
  const hash = bits.read(32).toString(16).padStart(8, '0');
  const more = generator < 5 ? PLAIN : readMore(bits);
  const weighed = more.topics.every(({ weight }) => inside(weight, EXAM_LIMITS.weight)) && more.topics.length <= EXAM_LIMITS.topics;
  const sound =
    weighed &&
    inside(more.attempts, EXAM_LIMITS.attempts) &&
    inside(count, EXAM_LIMITS.count) &&
    inside(seconds, EXAM_LIMITS.seconds) &&
    inside(pass, EXAM_LIMITS.pass) &&
    kinds.length > 0;
  if (!sound || bits.overrun) return fail({ code: 'altered' });
  const exam: Exam = { edition, count, limit: { per, seconds }, pass, seed, kinds, ...more, hash };
  return ok(edition === named ? { exam, generator } : { exam, generator, unknownEdition: named });
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
  /** What the link names in place of an edition that is known here; the exam has the newest one then. */
  readonly unknownEdition?: string;
}

/** The exam of a code, or why there is none. */
export function openExam(book: QuizBook, code: string): Result<OpenedExam, LinkError> {
  const link = unwrap('exam', code);
  if (!link.ok) return link;
  const bits = new BitReader(link.value.content);
  const read = readExam(book, bits, link.value.version);
  if (!read.ok) return read;
  if (!bits.exhausted) return fail({ code: 'altered' });
  const { exam, unknownEdition } = read.value;
  return ok({ exam, changed: isChanged(book, read.value), ...(unknownEdition !== undefined && { unknownEdition }) });
}

/** Whether rules or generator are no longer those the exam was set on. */
export const isChanged = (book: QuizBook, { exam, generator }: ReadExam): boolean =>
  generator < SAME_SINCE || exam.hash !== book.editions[exam.edition].hash;

/** Letters of a name that a certificate keeps. */
export const LONGEST_NAME = 60;
