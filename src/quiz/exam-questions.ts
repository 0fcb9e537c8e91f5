/** The questions of an exam: made from its seed, the same for everybody who has its link. */
import { fingerprint } from '../corpus/hash.ts';
import { seedOf } from '../random/random.ts';
import type { QuizBook } from './book.ts';
import type { Exam } from './exam.ts';
import { findQuestion } from './generate.ts';
import type { Question } from './types.ts';

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

/** A mark of the questions with their right answers: tells whether they are still the same. */
export const digestOf = (questions: readonly Question[]): string =>
  fingerprint(
    JSON.stringify(
      questions.map((q) => [q.ref, q.ask, q.form === 'choice' ? [q.options, q.right] : q.form === 'point' ? q.target : q.parts]),
    ),
  );
