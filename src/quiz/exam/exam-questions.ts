/** The questions of an exam: made from its seed, the same for everybody who has its link. */
import { fingerprint } from '../../corpus/hash.ts';
import { seedOf } from '../../random/random.ts';
import type { QuizBook } from '../book.ts';
import { findQuestion } from '../generate.ts';
import { shares } from '../shares.ts';
import type { Question } from '../types.ts';
import { type Exam, plainWord } from './exam.ts';

const refKey = ({ ref }: Question): string => JSON.stringify(ref);

/** What one candidate is asked: the first sitting of an open exam is the exam's own number, every other has a number of its own. */
export interface Paper {
  /** From 1. */
  readonly attempt: number;
  /** The word that opened it; empty where it is not sealed. */
  readonly word: string;
}
export const FIRST: Paper = { attempt: 1, word: '' };

const seedFor = ({ seed }: Exam, { attempt, word }: Paper): number =>
  attempt === 1 && word === '' ? seed : seedOf('paper', seed, attempt, plainWord(word));

/** The topics question by question, each spread over the exam. */
function slots(exam: Exam): readonly string[] {
  const weights = exam.topics.map(({ weight }) => weight);
  const each = shares(weights, exam.count);
  const places = exam.topics.flatMap(({ chapter }, t) =>
    Array.from({ length: each[t] ?? 0 }, (_, i) => ({ chapter, at: (i + 0.5) / (each[t] ?? 1), t })),
  );
  return places.sort((a, b) => a.at - b.at || a.t - b.t).map(({ chapter }) => chapter);
}

/** The exam's questions: its topics by weight or its kinds in turn, each question once. */
export function examQuestions(book: QuizBook, exam: Exam, paper: Paper = FIRST): readonly Question[] {
  const { edition, kinds, count, topics } = exam;
  const seed = seedFor(exam, paper);
  const questions: Question[] = [];
  const taken = new Set<string>();
  const add = (question: Question | null): boolean => {
    if (!question || taken.has(subject(question))) return false;
    taken.add(subject(question));
    questions.push(question);
    return true;
  };
  if (topics.length > 0) {
    for (const [i, chapter] of slots(exam).entries())
      for (let again = 0; again < 8; again++) if (add(findQuestion(book, { edition, chapter }, seedOf('exam', seed, i, again)))) break;
    return questions;
  }
  for (let i = 0; questions.length < count && i < count * 4; i++) {
    const kind = kinds[i % kinds.length];
    if (kind) add(findQuestion(book, { edition, kinds: [kind] }, seedOf('exam', seed, i)));
  }
  return questions;
}

/** The topic that a question counts for: the first that is set of its chapters, else the first of them. */
export const topicOf = ({ topics }: Exam, { chapters }: Question): string =>
  topics.find(({ chapter }) => chapters.includes(chapter))?.chapter ?? chapters[0] ?? '';

/** Two questions about the same article or the same measure are one too many. */
function subject(question: Question): string {
  const { ask } = question;
  if (ask.kind === 'article') return `article ${ask.provision}`;
  return ask.kind === 'dimension' ? `dimension ${ask.parameter}` : refKey(question);
}

/** A mark of the questions with their right answers: tells whether they are still the same. */
export const digestOf = (questions: readonly Question[]): string =>
  fingerprint(
    JSON.stringify(
      questions.map((q) => [q.ref, q.ask, q.form === 'choice' ? [q.options, q.right] : q.form === 'point' ? q.target : q.parts]),
    ),
  );
